"""Games in words and JSON, for scripts and for language models.

`desk` has the functions: begin a game, look at it, act, ask why not. `lines` offers them as JSON,
one object per line, and `mcp` as a Model Context Protocol server.
"""
