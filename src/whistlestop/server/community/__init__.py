"""People among each other: profiles, ratings, friends, and what the server's owner may do."""
