"""A table: its game, its seats, its clock, and what people and programs see of it."""
