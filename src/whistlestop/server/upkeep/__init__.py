"""Looking after a server's database: `whistlestop admin`.

`opening` (reaching it, or saying in a sentence why not), `versions` (which migrations it has had),
`backup` and `restore` (all of it as one portable file), `doctor` (whether what it holds is sound
under the present rules).
"""
