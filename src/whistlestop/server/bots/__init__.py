"""The bots at the tables: the processes in which they think, and who asks them to move."""
