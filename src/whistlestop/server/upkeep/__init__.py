"""Looking after a server's database: `whistlestop admin`.

`backup` and `restore` (everything as one portable file), `doctor` (whether its games are sound
under the present rules).
"""
