"""Telling people that it is their turn: by mail, and by webhook."""
