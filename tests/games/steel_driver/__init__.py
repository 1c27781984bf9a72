"""Steel Driver's tests."""
