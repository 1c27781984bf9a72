"""How Rolling Freight looks."""
