"""What bots tell people: hints, studies of finished games; and films of them."""
