"""Games in words and JSON, for scripts and for language models.

`desk` has the functions: begin a game, look at it, act, ask why not. `lines` offers them as one
JSON object a line, and `mcp` as a server of the Model Context Protocol.
"""
