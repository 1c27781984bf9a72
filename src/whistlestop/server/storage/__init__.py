"""The database: its tables, their versions, and what can be asked of it."""
