"""People among each other: profiles, ratings, and what the server keeps about a person."""
