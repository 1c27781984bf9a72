"""The lobby: what can be played, making a table, the rules, and the proof of fair dice."""
