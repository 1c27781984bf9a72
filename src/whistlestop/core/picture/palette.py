"""The colours, and what goes with each colour so that colour never stands alone.

Roles (`ink`, `land`) differ between light and dark. Piece colours (`red`) don't, as wood doesn't;
their `edge` does. An element takes them by class: `f-ink` fills with ink, `s-edge` strokes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.core.picture.faces import DISPLAY, TEXT

ROLES: dict[str, tuple[str, str]] = {  # light, dark
    "page": ("#e4dcc8", "#0d1211"),
    "panel": ("#fdf9ee", "#18201f"),
    "panel-low": ("#f6f0e0", "#1f2927"),  # the lower edge of a card, and rows inside it
    "ink": ("#22241f", "#f1e8d3"),
    "muted": ("#605b4c", "#b0aa95"),
    "line": ("#d5c9ac", "#31403b"),
    "line-strong": ("#b9aa86", "#4d5f58"),  # edges of cards and buttons
    "soft": ("#d6ece6", "#133a36"),  # behind what is to act, and what can be chosen
    "accent": ("#0a6d68", "#63d3c3"),  # what can be chosen
    "on-accent": ("#ffffff", "#06201c"),
    "lit": ("#0c8f86", "#5fd6c5"),  # the same on the map, where it lies on land
    "gold": ("#8a5d06", "#e5b95b"),  # what has just happened, in words and lines
    "gold-soft": ("#f6d98b", "#6a5216"),
    "glow": ("#f3c64a", "#a87d18"),  # what has just happened, and the link, under rails
    # The map's ground, from the water up: quiet, so that rails are loud.
    "water": ("#c7d8d4", "#0f1a20"),
    "waterline": ("#94b1b0", "#29414a"),
    "water-name": ("#557a7d", "#5d7d88"),
    "land": ("#f7efdb", "#27302d"),
    "abroad": ("#e8dec6", "#1a2221"),
    "land-name": ("#8a7446", "#7c8a7d"),
    "shore": ("#6f7464", "#6a7a70"),
    "state": ("#b7a47c", "#4e5b52"),
    "river": ("#86acb0", "#31505a"),
    "shade": ("#8a6d3a", "#0c1110"),
    "light": ("#fffdf6", "#303a36"),
    "label": ("#22241f", "#f3ead6"),
    "halo": ("#faf4e4", "#1b2321"),
    # What lies on it.
    "route": ("#8d7d5c", "#8c8d7d"),
    "tie": ("#4a3f30", "#a08d6c"),
    "rail-edge": ("#23211c", "#efe4c8"),
    "edge": ("#2c2a24", "#d8cfb8"),
    "token": ("#f8f2e2", "#f3ead6"),  # ivory in both themes: symbols keep their contrast
    "on-token": ("#22241f", "#22241f"),
    "baize": ("#2c6652", "#2a5f4d"),  # what you pick from lies on it
    "baize-low": ("#1b4638", "#173a2f"),
    "on-baize": ("#f8f2e2", "#f8f2e2"),
    "die": ("#fbf6e8", "#f3ead6"),  # ivory
    "die-edge": ("#b9ad90", "#a3977a"),
    "ballast": ("#cdbf9f", "#9c9279"),  # of track that is nobody's connection yet
    "rail": ("#2b2a26", "#2b2a26"),  # rails and sleepers on ballast, which is light in both themes
    "wood": ("#c89a5b", "#c89a5b"),  # neutral cubes
}

PAGE_ROLES: dict[str, tuple[str, str]] = {  # what a page has besides the roles of a drawing
    "good": ("#1d6b3a", "#7fd3a0"),
    "bad": ("#a2331f", "#f08f78"),
    "gold-ink": ("#7a5203", "#e8bf66"),  # gold that a text can be written in
}
PAGE_GROUNDS = {
    "page-low": ("#dbd2bb", "#0a0e0e"),
    "bar": ("#16362f", "#0b1f1a"),  # the header, in Pullman green with gold leaf
    "bar-low": ("#0f2822", "#071511"),
    "bar-ink": ("#f4ead0", "#f4ead0"),
    "bar-muted": ("#a9bdb2", "#8fa59a"),
    "leaf": ("#d8b25e", "#d8b25e"),
    "shadow": ("#00000055", "#00000088"),  # below what lies on the page
    "shadow-soft": ("#3b301826", "#00000055"),
    "veil": ("#13201c", "#050908"),  # over what a lesson doesn't speak of
    "spotlight": ("#f6d98b", "#f6d98b"),
    # A ticket stays paper in the dark: the one bright thing is what you are about to do.
    "ticket": ("#fdf9ee", "#e4d8bb"),
    "ticket-ink": ("#22241f", "#22241f"),
    "ticket-muted": ("#605b4c", "#544f40"),
    "ticket-line": ("#b9aa86", "#8f8263"),
    "ticket-accent": ("#0a6d68", "#0a5f5a"),
    "on-ticket-accent": ("#ffffff", "#ffffff"),
}
SERIES: tuple[tuple[str, str], ...] = (  # the lines of a chart, as legible as a text is
    ("#a8281d", "#ff8f86"),
    ("#1f5596", "#86b8ff"),
    ("#22653d", "#7fd6a2"),
    ("#775005", "#f4c430"),
    ("#733d8e", "#d3a1ee"),
    ("#3a3d42", "#d5dae0"),
)

DARK_INK = "#1c1e22"
LIGHT_INK = "#ffffff"


class Dash(NamedTuple):
    """The pattern laid over a line in the ink of its colour."""

    array: str  # none if it is solid
    share: float  # of the line's width
    round: bool


@dataclass(frozen=True)
class Mark:
    """A colour that matters in play: its fill, and what identifies it without colour.

    `symbol` is drawn in a square from -1 to 1, `hatch` in one of 8 by 8.
    """

    name: str
    fill: str
    ink: str
    symbol: str
    dash: Dash | None
    hatch: str


def _disc(r: float) -> str:
    return f"M{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0{-2 * r} 0z".replace("0.", ".")


MARKS: dict[str, Mark] = {
    mark.name: mark
    for mark in (
        Mark("red", "#bf3328", LIGHT_INK, "M0-1L.9 0 0 1-.9 0z", None, "M0 8L8 0"),
        Mark(
            "yellow",
            "#f0bf2c",
            DARK_INK,
            "M0-1L.26-.33.97-.29.41.14.6.83 0 .43-.6.83-.41.14-.97-.29-.26-.33z",
            Dash("1.6 5.4", 1.0, False),
            "M1 2h2M5 6h2",
        ),
        Mark(
            "green",
            "#2c774a",
            LIGHT_INK,
            "M0-1C.9-.5.9.5 0 1-.9.5-.9-.5 0-1z",
            Dash("8 5", 0.34, False),
            "M0 0L8 8",
        ),
        Mark(
            "blue",
            "#2560a6",
            LIGHT_INK,
            "M0-1C.3-.4.75 0 .75.35A.75.65 0 0 1-.75.35C-.75 0-.3-.4 0-1z",
            Dash("0 6", 0.5, True),
            "M4 0V8",
        ),
        Mark("black", "#2b2d31", LIGHT_INK, _disc(0.8), Dash("", 0.26, False), "M0 4H8M4 0V8"),
        Mark(
            "purple",
            "#7b4397",
            LIGHT_INK,
            "M-.3-.95H.3V-.3H.95V.3H.3V.95H-.3V.3H-.95V-.3H-.3z",
            Dash("9 4 0 4", 0.34, True),
            "M4 2V6M2 4H6",
        ),
        Mark(
            "orange",
            "#e07f26",
            DARK_INK,
            "M0-.9L.95.75H-.95z",
            Dash("3 9", 1.0, False),
            "M0 6L4 2 8 6",
        ),
        Mark(
            "silver",
            "#b4bac1",
            DARK_INK,
            "M-.75-.75H.75V.75H-.75z",
            Dash("3 3", 0.5, False),
            "M0 4H8",
        ),
        Mark(
            "white",
            "#fbfaf7",
            DARK_INK,
            _disc(0.85) + _disc(0.45),
            Dash("1 3", 0.3, False),
            "M4 3.9V4.1",
        ),
        Mark(
            "brown",
            "#7a5230",
            LIGHT_INK,
            "M-.8-.9H.8L-.8.9H.8z",
            Dash("10 3 3 3", 0.4, False),
            "M0 0L8 8M8 0L0 8",
        ),
        Mark(
            "pink",
            "#eb9bb5",
            DARK_INK,
            "M0 .9L-.85 0A.45.5 0 0 1 0-.5 .45.5 0 0 1 .85 0z",
            Dash("1.6 2.6", 1.0, False),
            "M2 0V8M6 0V8",
        ),
        Mark(
            "teal",
            "#18747a",
            LIGHT_INK,
            "M0-.95L.95-.2.6.85H-.6L-.95-.2z",
            Dash("3 7", 0.7, True),
            "M0 2H8M0 6H8",
        ),
    )
}
# Colours that players have beside those of the pieces: fill, ink.
SEATS: dict[str, tuple[str, str]] = {
    "rose": ("#c24b79", LIGHT_INK),
    "sky": ("#5aa9c7", DARK_INK),
    "ivory": ("#f3e7c6", DARK_INK),
    "slate": ("#35435b", LIGHT_INK),
}
SEAT_DASHES = {
    "rose": Dash("3 4", 0.42, False),
    "sky": Dash("0 5", 0.5, True),
    "ivory": Dash("2 3", 0.36, False),
    "slate": Dash("12 4", 0.3, False),
}
DASHES: dict[str, Dash | None] = {
    **{mark.name: mark.dash for mark in MARKS.values()},
    **SEAT_DASHES,
}
ALIASES = {"grey": "silver", "gray": "silver"}


def marks_for(names: Sequence[str]) -> list[Mark]:
    """A mark for each name of a set: the mark of that colour if the name is one, else any left
    over.

    Where there are more names than marks, the last ones share.
    """
    wanted = [ALIASES.get(name, name) for name in names]
    spare = [mark for mark in MARKS.values() if mark.name not in wanted]
    found: list[Mark] = []
    for name in wanted:
        if name in MARKS and MARKS[name] not in found:
            found.append(MARKS[name])
        else:
            found.append(spare.pop(0) if spare else MARKS["silver"])
    return found


# Every pair of ink and ground that a text may have. `svg.text` takes them by these names.
INKS: dict[str, tuple[str, ...]] = {
    "ink": ("page", "panel", "panel-low", "soft", "gold-soft", "water", "land"),
    "muted": ("page", "panel", "panel-low", "soft", "water", "land"),
    "accent": ("page", "panel", "soft", "land"),
    "label": ("halo", "land"),
    "on-token": ("token",),
    "on-accent": ("accent",),
    "on-baize": ("baize",),
}
# Names of waters and lands are ornament: nobody needs them, so they may be quieter.
ORNAMENTS: dict[str, str] = {"water-name": "water", "land-name": "land"}


def colour(name: str, dark: bool) -> str:
    """The colour of a role, of a piece or player (`red`) or of the ink on one (`on-red`)."""
    if name in ROLES:
        return ROLES[name][dark]
    plain = name.removeprefix("on-")
    if plain in SEATS:
        return SEATS[plain][name != plain]
    return MARKS[plain].fill if name == plain else MARKS[plain].ink


def names() -> list[str]:
    pieces = [*MARKS, *SEATS]
    return [*ROLES, *pieces, *(f"on-{piece}" for piece in pieces)]


def page_style() -> str:
    """The look of a page, as variables: the drawings' colours and faces, and what it needs besides.

    They follow the reader's system, or a `data-theme` on the page.
    """
    return (
        f":root{{--text:{TEXT};--display:{DISPLAY}}}"
        f":root{_page_variables(False)}"
        f'@media(prefers-color-scheme:dark){{:root:not([data-theme="light"]){_page_variables(True)}}}'
        f':root[data-theme="dark"]{_page_variables(True)}'
    )


def _page_variables(dark: bool) -> str:
    pairs = [f"--{name}:{pair[dark]}" for name, pair in (ROLES | PAGE_ROLES | PAGE_GROUNDS).items()]
    pairs += [f"--series-{number}:{pair[dark]}" for number, pair in enumerate(SERIES)]
    return f"{{{';'.join(pairs)};color-scheme:{'dark' if dark else 'light'}}}"
