"""How games, positions and actions travel: as a snapshot, by pickle, to another process or machine.

A game travels as the set-up it was made from, so that it arrives as the game shared there. A
position travels as its game and its snapshot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, Game, State
from whistlestop.core.registry import find_title
from whistlestop.core.vectors import vector
from whistlestop.core.words import say


def fields_of(state: State) -> tuple[str, ...]:
    """The names of what a position consists of: all that the rules set, but for what is derived."""
    # A compiled class has its attributes' names, an interpreted object has them itself.
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())}
    names -= {"__dict__", "journal", *state.derived}
    return tuple(sorted(name for name in names if getattr(state, name) is not state.game))


def restore(game: Game, snapshot: Sequence[Any]) -> State:
    """The position of a snapshot: see `Game.from_snapshot`."""
    state = game.start()
    if _shape(snapshot) != _shape(state.snapshot()):
        raise SetupError(
            say(
                "This is no snapshot of a position of {title} for {players} players.",
                kind="snapshot",
                title=game.title.heading,
                players=game.players,
            )
        )
    for name, value in zip(game.state_fields(state), snapshot, strict=True):
        if isinstance(getattr(state, name), list):
            setattr(state, name, list(value))
        elif isinstance(value, Sequence):
            setattr(state, name, vector(value))
        else:
            setattr(state, name, value)
    state.refresh()
    return state


def _shape(snapshot: Sequence[Any]) -> list[int]:
    """How many numbers each part has; -1 for a single number."""
    return [
        len(part)
        if isinstance(part, Sequence) and all(isinstance(number, int) for number in part)
        else -1
        if isinstance(part, int)
        else -2
        for part in snapshot
    ]


def departing_game(game: Game) -> tuple[Any, ...]:
    """What a game travels as: how to make it again, and of what."""
    board = game.board
    return arriving_game, (
        game.title.name,
        (board.name, board.digest, "" if game.title.has_board(board) else board.text),
        game.players,
        tuple(game.options.items()),
        game.rules,
    )


@lru_cache(maxsize=64)
def arriving_game(
    title_name: str,
    board_parts: tuple[str, str, str],
    players: int,
    options: tuple[tuple[str, str], ...],
    rules: int,
) -> Game:
    name, digest, text = board_parts
    title = find_title(title_name)
    board = title.read_board(text, name) if text else title.board_of(name, digest)
    if board.digest != digest:
        raise SetupError(
            say(
                "The game comes from another version of the board {name}: its file has changed.",
                kind="board-version",
                name=name,
            )
        )
    return title.game(players, board, dict(options), rules)


def arriving_action(kind: type[Action], fields: tuple[Any, ...], number: int) -> Action:
    made = kind(*fields)
    made.id = number
    return made
