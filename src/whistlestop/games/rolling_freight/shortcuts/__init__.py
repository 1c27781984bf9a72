"""What a player of Rolling Freight may mean by a chain of actions; words/shortcuts.py names it."""
