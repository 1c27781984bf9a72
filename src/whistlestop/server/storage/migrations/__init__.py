"""The database's changes from version to version, applied when a server starts."""
