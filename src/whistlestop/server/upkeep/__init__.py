"""Looking after a server's database: `whistlestop admin`.

`backup` and `restore` (all of it as one portable file), `doctor` (whether what it holds is sound
under the present rules).
"""
