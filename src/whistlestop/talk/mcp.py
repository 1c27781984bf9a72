"""The conversation as a Model Context Protocol server, for language models.

`whistlestop talk --mcp` serves one game at a time on standard input and output.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import whistlestop
from whistlestop.core.errors import WhistlestopError
from whistlestop.talk.desk import DEFAULT_GAME, Answer, Desk

INSTRUCTIONS = """\
Railway board games with exact rules. Begin with new_game; every answer shows the table, what is to
be decided, a numbered list of the legal actions, and shortcuts: sequences of them that belong
together, like buying and paying. Choose one with act, by its number or its notation. Bots and
chance play by themselves in between. why_not tells which rule forbids an action, rules tells all
of them. With brief, look and act show what has changed and the notations of the
legal actions alone, which keeps a long game short."""


def make_server(desk: Desk) -> MCPServer[Any]:
    """A server whose tools are the functions of the desk."""
    server: MCPServer[Any] = MCPServer(
        "whistlestop", instructions=INSTRUCTIONS, version=whistlestop.__version__
    )

    def asked(function: Callable[..., Answer], *arguments: Any) -> str:
        try:
            return as_text(function(*arguments))
        except WhistlestopError as error:
            raise ToolError(desk.tell(error.message)) from None

    @server.tool(structured_output=False)
    def list_games() -> str:
        """List the games with their numbers of players, boards and options, and the bots."""
        return asked(desk.games)

    @server.tool(structured_output=False)
    def new_game(
        game: str = DEFAULT_GAME,
        seats: list[str] | None = None,
        board: str = "",
        options: dict[str, str] | None = None,
        seed: str = "",
    ) -> str:
        """Begin a game. Seats in order: "you" for yourself, or a bot such as "random"."""
        return asked(desk.new, game, seats or (), board, options, seed)

    @server.tool(structured_output=False)
    def look(brief: bool = False) -> str:
        """Show the table, the decision to make, and the numbered legal actions."""
        return asked(desk.look, brief)

    @server.tool(structured_output=False)
    def act(action: int | str, brief: bool = False) -> str:
        """Take a legal action or a shortcut, by its number in the lists or by its notation."""
        return asked(desk.act, action, brief)

    @server.tool(structured_output=False)
    def why_not(action: int | str) -> str:
        """Tell whether an action is legal now, and if not, which rule forbids it."""
        return asked(desk.why, action)

    @server.tool(structured_output=False)
    def undo() -> str:
        """Take back your last choice, a shortcut as a whole, unless chance has answered it."""
        return asked(desk.undo)

    @server.tool(structured_output=False)
    def rules(game: str = "", paragraph: str = "") -> str:
        """Tell the rules of a game, by default the current one; or one paragraph, by its id."""
        return asked(desk.rules, game, paragraph)

    @server.tool(structured_output=False)
    def record() -> str:
        """Give the game so far as a record, which replays anywhere."""
        return asked(desk.record)

    @server.tool(structured_output=False)
    def resume(record: str, seed: str = "") -> str:
        """Continue the game of a record, as given by the tool of that name."""
        return asked(desk.resume, record, seed)

    return server


def as_text(answer: Answer) -> str:
    """An answer as a model reads it best: texts as they are, the rest as JSON."""
    parts = []
    rest: dict[str, Any] = {}
    for name, value in answer.items():
        if name in ("actions", "shortcuts"):
            parts.append("\n".join(_line(one) for one in value))
        elif name == "choices":
            parts.append("\n".join(f"{number}. {one}" for number, one in enumerate(value, 1)))
        elif name in ("happened", "changed"):
            parts.append("\n".join(value))
        elif name in ("table", "prompt", "rules", "record", "reason"):
            parts.append(value)
        else:
            rest[name] = value
    if rest:
        parts.append(json.dumps(rest, ensure_ascii=False))
    return "\n\n".join(part for part in parts if part)


def _line(one: Answer) -> str:
    worth = f" ({one['worth']})" if "worth" in one else ""
    return f"{one['number']}. {one['notation']}: {one['label']}{worth}"


def serve(desk: Desk) -> None:
    """Serve on standard input and output until they are closed."""
    make_server(desk).run("stdio")
