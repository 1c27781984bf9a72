"""The games, one folder each, all with the same rooms: if you know one, you know them all."""
