"""The tests of the core."""
