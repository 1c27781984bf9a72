"""Steam Rollers' tests."""
