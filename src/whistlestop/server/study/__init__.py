"""What bots tell people: hints and studies of finished games; and films of these games."""
