"""Absence: deadlines, and the bots that stand in for people who are away."""
