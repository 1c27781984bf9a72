"""What people can know about each other: profiles, ratings, and the server's data about a
person."""
