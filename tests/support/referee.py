"""Referees: what must be true after every action of every game that a test plays.

A referee knows the rules' invariants (pieces are conserved, owners are valid, scores equal a
recount) and nothing of how the package computes them. Each game's tests have one, the class
`Referee` in tests/games/<game>/referee.py, and `referee_for` finds it by the title's name, so that
no test plays without one.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod

from whistlestop.core.game import Action, State


class BaseReferee(ABC):
    """Watches one game, starting at the position it is made with.

    That is a game's start for most tests, but may be any position that a test sets up; what
    happened before it is taken for granted.
    """

    @abstractmethod
    def __init__(self, state: State) -> None: ...

    @abstractmethod
    def after(self, actor: int, action: Action, state: State) -> None:
        """Look at the position after an action; `actor` is the seat that took it, or CHANCE.

        A breach is an AssertionError that says what was expected and what was found.
        """


def referee_for(title: str) -> type[BaseReferee]:
    """The referee of a title, by the title's name: "steel-driver"."""
    module = importlib.import_module(f"tests.games.{title.replace('-', '_')}.referee")
    found = module.Referee
    assert isinstance(found, type)
    assert issubclass(found, BaseReferee)
    return found
