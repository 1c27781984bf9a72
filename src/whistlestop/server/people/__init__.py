"""Who is asking: guests, accounts and sessions; what people are called; friends and sanctions."""
