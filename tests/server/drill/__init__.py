"""Faults made on purpose while people play, counted: `python -m tests.server.drill`."""
