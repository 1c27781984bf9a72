"""What New Game says."""
