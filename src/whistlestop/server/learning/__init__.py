"""Guided first games."""
