"""How Steel Driver looks."""
