"""How Steam Rollers looks."""
