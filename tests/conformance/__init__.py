"""One suite for all games: what core/game.py promises, held against every title."""
