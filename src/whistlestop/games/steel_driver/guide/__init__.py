"""What the rules page takes from the game: numbers, tables, figures, and the way to paragraphs."""
