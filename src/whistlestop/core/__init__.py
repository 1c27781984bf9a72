"""The contract between the games and everything that plays, shows or studies them.

Read `game.py` first: it is the whole system on one page.
"""
