"""Pictures: every state of every game, drawn in parts. This page is the contract.

A game's `picture` package has one class, a `Picture`, which its title makes (`Title.picture`). It
draws a state for a `View`: who looks, in which words, theme and shape. What it gives is a `Scene`:
a *map*, which scales to the box that it is put into, and *panels* (players, companies, cards,
dice), drawn in real pixels and never scaled. The browser's table lays the parts out itself;
notebooks, films and files get them composed into one drawing (`Picture.draw`). Parts hold no
script, no event handler and no reference to anything outside. What the doors rely on:

* **The map stands still.** Its size follows from the board and the shape alone, never from the
  state, so that a map keeps its place and its scale from the first move to the last.
* **Every text can be read.** In a panel no text is under 11 pixels, in the narrow shape 12. A
  map's texts are larger by what the smallest box takes away: see `LEAST_TEXT`.
* **Choices.** Whatever stands for a legal action is a group that carries `data-choice`, the
  action's id, with `role="button"` and, as its label or title, the words of `Words.label`. The
  one that is hinted at carries `data-hint` too. The door offers in words whatever has no place on
  the map or in a panel.
* **Pieces.** Whatever a player would call a thing has an `id` that stays the same from state to
  state (`city_denver`, `seat_1`), and what moves is a group with the class `piece`, placed by its
  `transform` alone. A page that morphs one drawing into the next gets smooth moves for free.
* **Lines.** One element, or one small group, a line; so two drawings differ in few lines.
* **Colour never stands alone.** Each of the palette's twelve colours has a symbol, a pattern and
  a stroke of its own (`palette.py`), and every text keeps to the palette's pairs of ink and
  ground, which are legible in both themes.

The rooms: `palette.py` colours; `faces.py` the two typefaces; `metrics.py` how wide a text is;
`svg.py` elements, choices and the document; `parts.py` header, buttons, badges, cards; `rails.py`
rails; `ride.py` a delivery's way; `land.py` the ground; `cartouche.py` frame, legend and names;
`question.py` what is asked; `layout.py` labels that don't overlap; `composing.py` the parts as one
drawing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from whistlestop.core.words import Message, Speaker

if TYPE_CHECKING:
    from whistlestop.core.game import Action, Event, State
    from whistlestop.core.picture.land import Ground
    from whistlestop.core.picture.palette import Mark
    from whistlestop.core.picture.ride import Ride

P = TypeVar("P", bound="State")  # a game's own positions

AUTO: Final = "auto"  # follows the reader's system, or a `data-theme` on or around the drawing
LIGHT: Final = "light"  # these two have plain colours, for programs that know no CSS variables
DARK: Final = "dark"
THEMES: Final = (AUTO, LIGHT, DARK)

WIDE: Final = "wide"  # for a desktop
NARROW: Final = "narrow"  # for a phone
SHAPES: Final = (WIDE, NARROW)

# In pixels, by shape. A map is drawn this wide; on a screen of 1280 pixels it gets 850.
MAP_WIDTH: Final = {WIDE: 1000.0, NARROW: 390.0}
BESIDE: Final = {WIDE: 400.0, NARROW: 374.0}  # how wide the panels beside the map are
TICKET: Final = {WIDE: 208.0, NARROW: 374.0}  # and the drawing on the ticket of a picked choice
HAND: Final = {WIDE: 480.0, NARROW: 374.0}  # and the one below it, with what one picks from
# The smallest text of a map, in its own units: 11 pixels on a laptop, 12 on a phone.
LEAST_TEXT: Final = {WIDE: 13.0, NARROW: 12.0}


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
    picked: tuple[Action, ...] = ()  # what led here, if it is only seen and does not count yet
    plain: bool = False  # drawn so small that nothing is written: signs stand alone

    def name(self, seat: int) -> str:
        """What a player is called on their own card: whoever looks is "you"."""
        return self.speaker.text("You") if seat == self.viewer else self.speaker.name(seat)


@dataclass(frozen=True)
class Panel:
    """A part of a picture: its elements, one a line, from the origin on."""

    name: str  # the same from state to state: "map", "players", "companies"
    heading: str  # what it is called, in the viewer's language
    width: float
    height: float
    lines: tuple[str, ...]
    ground: Ground | None = None  # what lies under a map, the same in all states


@dataclass(frozen=True)
class Step:
    """A stage of the game; the present one is lit."""

    words: str
    now: bool


@dataclass(frozen=True)
class Scene:
    """A state as its parts."""

    heading: str  # the title, and where the game is: what the whole shows, in a line
    moment: str  # where the game is: "round 3 of 5"
    steps: tuple[Step, ...]
    map: Panel
    beside: tuple[Panel, ...]
    hand: Panel | None = None  # what one picks from: dice, tiles
    marks: tuple[Mark, ...] = ()  # whose hatches the parts fill with
    stage: str = ""  # what is worth a banner when it changes: a round, a phase


@dataclass(frozen=True)
class Ahead:
    """What a picked choice shows before it counts, besides the position that it leads to."""

    shown: int  # after how many of its actions the position is drawn: what pays may still lie
    lines: tuple[str, ...] = ()  # drawn over the map
    ticket: Panel | None = None  # its price and gain as a drawing
    family: str = ""  # how the notations of what could be done instead begin


class Picture(ABC, Generic[P]):
    """How a game looks. It holds what is the same for all states: layout, labels, the ground."""

    @abstractmethod
    def scene(self, state: P, view: View) -> Scene:
        """The state as a map and panels."""

    def glyph(self, message: Message, name: str) -> str:
        """A small drawing, 20 by 20 around the origin, of what a value of a sentence names.

        A die or a cube is seen faster than read. Empty where words say it best.
        """
        return ""

    def touches(self, action: Action, seat: int, viewer: int | None) -> str:
        """The words that the ids of the things are made of which a seat's action was about.

        `track_denver_omaha` is one of the things of `build denver=omaha`. Games in which the
        viewer sees only their own pieces name the row of the seat for the pieces of others. A word
        after a `#` is the id of a thing, where the same word would name things of several kinds.
        """
        return action.notation

    def ahead(self, state: P, actions: Sequence[Action], view: View) -> Ahead:
        """What a picked choice shows; most are seen well enough in the position after them."""
        return Ahead(len(actions))

    def ride(self, state: P, events: Sequence[Sequence[Event]], view: View) -> Ride | None:
        """The latest delivery, from what each action brought about; None if there was none."""
        return None

    def draw(self, state: P, view: View | None = None) -> str:
        """The state as one SVG document; without a view, as a notebook shows it."""
        from whistlestop.core.picture.composing import composed

        view = view or View()
        return composed(state, self.scene(state, view), view)
