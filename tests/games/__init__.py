"""The tests of the games, a folder each; what all games promise is in tests/conformance."""
