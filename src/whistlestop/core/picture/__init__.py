"""Pictures: every state of every game as one SVG drawing. This page is the contract.

A game's `picture` module has one class, a `Picture`, which its title makes (`Title.picture`). It
draws a state for a `View`: who looks, in which words, theme and shape. The same drawing serves
the browser's table, notebooks, films and files, so it holds no script, no event handler and no
reference to anything outside. What the doors rely on:

* **Choices.** Whatever stands for a legal action is a group that carries `data-choice`, the
  action's id, with `role="button"` and, as its label or title, the words of `Words.label`. You can
  choose every legal action of a seat somewhere, on the board or in the panel of choices, and
  nothing else. The action that a hint advises carries `data-hint` too.
* **Pieces.** Whatever a player would call a thing has an `id` that stays the same from state to
  state (`city_denver`, `seat_1`), and what moves is a group with the class `piece`, placed by its
  `transform` alone. A page that morphs one drawing into the next gets smooth moves for free.
* **Lines.** One element, or one small group, a line; so two drawings differ in few lines.
* **Colour never stands alone.** Each of the palette's twelve colours has a symbol, a pattern and
  a stroke of its own (`palette.py`), and every text keeps to the palette's pairs of ink and
  ground, which are legible in both themes.

The rooms: `palette.py` colours; `metrics.py` how wide a text is; `svg.py` elements, choices and
the document; `parts.py` header, buttons, badges, cards; `question.py` what is asked; `layout.py`
labels that don't overlap.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from whistlestop.core.words import Speaker

if TYPE_CHECKING:
    from whistlestop.core.game import Action, State

P = TypeVar("P", bound="State")  # a game's own positions

AUTO: Final = "auto"  # follows the reader's system, or a `data-theme` on or around the drawing
LIGHT: Final = "light"  # these two have plain colours, for programs that know no CSS variables
DARK: Final = "dark"
THEMES: Final = (AUTO, LIGHT, DARK)

WIDE: Final = "wide"  # for a desktop
NARROW: Final = "narrow"  # for a phone, 360 units wide
SHAPES: Final = (WIDE, NARROW)


@dataclass(frozen=True)
class View:
    """Who looks at a state, and how."""

    speaker: Speaker = field(default_factory=Speaker)
    viewer: int | None = None  # a seat sees its own secrets; None sees what everybody sees
    choices: bool = True  # whether the one to act can choose here
    last: Action | None = None  # what led here; where it happened is marked
    hinted: Action | None = None  # what a bot advises; where you can choose it is marked
    theme: str = AUTO
    shape: str = WIDE


class Picture(ABC, Generic[P]):
    """How a game looks. It holds what is the same for all states: layout, labels, the ground."""

    @abstractmethod
    def draw(self, state: P, view: View | None = None) -> str:
        """The state as an SVG document; without a view, as a notebook shows it."""
