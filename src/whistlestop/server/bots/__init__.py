"""The bots at the tables: the processes they think in, and what asks them to move."""
