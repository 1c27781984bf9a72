"""The rules of a game as people read them: one source for pages, print, terminal and programs.

A game's `rules/<language>.md` is a template. Its numbers, tables, figures and symbols come from the
game's `Guide` when the page is made, so a board of your own has a page of its own, and no picture
can go out of date. What a line may be:

    ## The auctions {#auctions}       a chapter; its anchor
    ### Bidding {#auction-bid}        a section
    {#auction-win} The last one ...   a paragraph with an anchor, if something leads to it
    - {#pass} You may ...             an entry of a list
    {table capital}                   a table of the guide
    {figure first-track}              a figure of the guide; the lines that follow are its caption
    {ruling seventeen-tracks}         a ruling of the title, with its reason
    {symbols}                         the index of symbols

Within a text, `{rounds}` is a number of the guide, in a caption first of all one of the figure; and
`**bold**`, `*slanted*` and `[words](#anchor)` are as in Markdown. `reading.py` fills a template in
and names what is wrong by file and line, `plain.py` makes text of it. Pages are the server's.

The guide also leads from what is asked and forbidden to the paragraph that tells why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.core.words import Message, Value, say

if TYPE_CHECKING:
    from whistlestop.core.game import Action, Game, State

SAMPLE_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")  # who plays in figures


@dataclass(frozen=True)
class Figure:
    """A position as a rules page shows it: a part of its picture, with what it speaks of lit."""

    state: State
    part: str = "map"  # the name of the panel
    focus: tuple[str, ...] = ()  # ids of what must be seen; without any, the whole part
    lit: tuple[str, ...] = ()  # ids of what the caption speaks of
    letters: Mapping[str, str] = field(default_factory=dict)  # by id, as the caption names them
    values: Mapping[str, Value] = field(default_factory=dict)  # numbers of its caption
    viewer: int | None = None
    last: Action | None = None
    margin: float = 46.0  # around what must be seen


@dataclass(frozen=True)
class Table:
    """Rows of values under a head."""

    head: Sequence[Value]
    rows: Sequence[Sequence[Value]]


@dataclass(frozen=True)
class Symbol:
    """A small drawing, 20 by 20 around the origin, and what it means."""

    drawing: str
    meaning: Message


@dataclass(frozen=True)
class Guide:
    """What a game gives to its rules page."""

    game: Game
    numbers: Mapping[str, Value]
    tables: Mapping[str, Table] = field(default_factory=dict)
    figures: Mapping[str, Callable[[], Figure]] = field(default_factory=dict)
    symbols: Sequence[Symbol] = ()
    # The anchors that kinds of actions lead to, and reasons by their kind; an empty one stands for
    # the paragraph of the action that is forbidden.
    actions: Mapping[str, str] = field(default_factory=dict)
    reasons: Mapping[str, str] = field(default_factory=dict)
    several: str = ""  # where a prompt leads that offers actions of several paragraphs,
    asides: Sequence[str] = ()  # not counting these, which come along with others
    things: Mapping[str, str] = field(default_factory=dict)  # by how the ids of a picture begin

    def of_action(self, action: Action) -> str:
        """The anchor of the paragraph about an action; empty if there is none."""
        return self.actions.get(action.kind, "")

    def of_prompt(self, state: State) -> str:
        """The anchor of the paragraph about what is asked now."""
        found = dict.fromkeys(self.of_action(action) for action in state.legal_actions())
        for anchor in ("", *self.asides):
            if len(found) > 1:
                found.pop(anchor, None)
        return next(iter(found)) if len(found) == 1 else (self.several if found else "")

    def of_reason(self, action: Action, reason: Message) -> str:
        """The anchor of the paragraph that a reason stands on."""
        ruling = reason.values.get("ruling")
        if isinstance(ruling, str):
            return f"ruling-{ruling}"
        return self.reasons.get(reason.kind) or self.of_action(action)


def measured(folder: Path) -> dict[str, Value]:
    """The numbers of a game's strategy page, as `benchmarks/strategy.py` measured them."""
    with (folder / "strategy" / "measured.toml").open("rb") as file:
        found = tomllib.load(file)
    return {
        f"measured-{name}": _decimal(value) if isinstance(value, float) else value
        for name, value in found.items()
    }


def _decimal(value: float) -> Message:
    whole, _, decimals = f"{value:.1f}".partition(".")
    return say("{whole}.{decimals}", whole=whole, decimals=decimals)
