"""Many games, and what is made of them."""
