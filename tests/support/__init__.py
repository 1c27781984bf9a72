"""What the tests of all games share: referees, playthroughs, recorded games."""
