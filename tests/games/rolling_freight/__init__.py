"""Tests of Rolling Freight."""
