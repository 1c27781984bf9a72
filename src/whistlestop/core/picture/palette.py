"""The colours, and what goes with each colour so that colour never stands alone.

Roles (`ink`, `land`) differ between light and dark. Piece colours (`red`) don't, as wood doesn't;
their `edge` does. An element takes them by class: `f-ink` fills with ink, `s-edge` strokes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ROLES: dict[str, tuple[str, str]] = {  # light, dark
    "page": ("#f5f2eb", "#12161b"),
    "panel": ("#fffdf9", "#1b2128"),
    "soft": ("#e2f1f1", "#15363b"),  # behind what is to act
    "water": ("#dfe8ea", "#161c23"),
    "land": ("#fbf8f0", "#262d35"),
    "shore": ("#cdc6b3", "#3b444e"),
    "line": ("#ddd6c7", "#333c46"),
    "route": ("#b3ab99", "#5d6772"),
    "ink": ("#23272d", "#ece8e0"),
    "muted": ("#5c6067", "#a9b0b8"),
    "edge": ("#3a3d42", "#a3abb4"),
    "accent": ("#0b6e78", "#5ccbd6"),  # what can be chosen
    "on-accent": ("#ffffff", "#06181a"),
    "gold": ("#b97f0a", "#cf8f22"),  # what is special, and what was moved last
}

PAGE_ROLES: dict[str, tuple[str, str]] = {  # what a page has besides the roles of a drawing
    "good": ("#2c774a", "#7fd6a2"),
    "bad": ("#a3271f", "#ff9a8f"),
    "gold-ink": ("#7d5600", "#e8b93e"),  # gold that a text can be written in
}
PAGE_GROUNDS = {"baize": ("#2c6650", "#2c6650")}  # what you pick from lies on it
SERIES: tuple[tuple[str, str], ...] = (  # the lines of a chart, as legible as a text is
    ("#c4352e", "#ff8f86"),
    ("#2560a6", "#86b8ff"),
    ("#2c774a", "#7fd6a2"),
    ("#8a5a00", "#f4c430"),
    ("#7a3f98", "#d3a1ee"),
    ("#3a3d42", "#d5dae0"),
)

DARK_INK = "#1c1e22"
LIGHT_INK = "#ffffff"


@dataclass(frozen=True)
class Mark:
    """A colour that matters in play: its fill, and what identifies it without colour.

    `dash` is the stroke laid over a line of this colour, in its ink: dash array, width as part of
    the line's, round ends. `symbol` is drawn in a square from -1 to 1, `hatch` in one of 8 by 8.
    """

    name: str
    fill: str
    ink: str
    symbol: str
    dash: tuple[str, float, bool] | None
    hatch: str


def _disc(r: float) -> str:
    return f"M{-r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


MARKS: dict[str, Mark] = {
    mark.name: mark
    for mark in (
        Mark("red", "#c4352e", LIGHT_INK, "M0-1L.9 0 0 1-.9 0z", None, "M0 8L8 0"),
        Mark(
            "yellow",
            "#f4c430",
            DARK_INK,
            "M0-1L.26-.33.97-.29.41.14.6.83 0 .43-.6.83-.41.14-.97-.29-.26-.33z",
            ("1.6 5.4", 1.0, False),
            "M1 2h2M5 6h2",
        ),
        Mark(
            "green",
            "#2c774a",
            LIGHT_INK,
            "M0-1C.9-.5.9.5 0 1-.9.5-.9-.5 0-1z",
            ("8 5", 0.3, False),
            "M0 0L8 8",
        ),
        Mark(
            "blue",
            "#2560a6",
            LIGHT_INK,
            "M0-1C.3-.4.75 0 .75.35A.75.65 0 0 1-.75.35C-.75 0-.3-.4 0-1z",
            ("0 6", 0.46, True),
            "M4 0V8",
        ),
        Mark("black", "#2b2d31", LIGHT_INK, _disc(0.8), ("", 0.22, False), "M0 4H8M4 0V8"),
        Mark(
            "purple",
            "#7b4397",
            LIGHT_INK,
            "M-.3-.95H.3V-.3H.95V.3H.3V.95H-.3V.3H-.95V-.3H-.3z",
            ("9 4 0 4", 0.34, True),
            "M4 2V6M2 4H6",
        ),
        Mark(
            "orange",
            "#e8862a",
            DARK_INK,
            "M0-.9L.95.75H-.95z",
            ("14 3", 1.0, False),
            "M0 6L4 2 8 6",
        ),
        Mark(
            "silver", "#b9bec4", DARK_INK, "M-.75-.75H.75V.75H-.75z", ("3 3", 0.5, False), "M0 4H8"
        ),
        Mark(
            "white",
            "#fbfaf7",
            DARK_INK,
            _disc(0.85) + _disc(0.45),
            ("1 3", 0.3, False),
            "M4 3.9V4.1",
        ),
        Mark(
            "brown",
            "#7a5230",
            LIGHT_INK,
            "M-.8-.9H.8L-.8.9H.8z",
            ("12 3 3 3", 0.5, False),
            "M0 0L8 8M8 0L0 8",
        ),
        Mark(
            "pink",
            "#eb9bb5",
            DARK_INK,
            "M0 .9L-.85 0A.45.5 0 0 1 0-.5 .45.5 0 0 1 .85 0z",
            ("1.6 2.6", 1.0, False),
            "M2 0V8M6 0V8",
        ),
        Mark(
            "teal",
            "#18747a",
            LIGHT_INK,
            "M0-.95L.95-.2.6.85H-.6L-.95-.2z",
            ("3 7", 0.7, True),
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
    "ink": ("page", "panel", "soft", "water", "land"),
    "muted": ("page", "panel", "soft", "water", "land"),
    "accent": ("page", "panel", "soft", "land"),
    "on-accent": ("accent",),
}


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
    """The colours of a page, as variables: those of the drawings, and what a page needs besides.

    They follow the reader's system, or a `data-theme` on the page.
    """
    return (
        f":root{_page_variables(False)}"
        f'@media(prefers-color-scheme:dark){{:root:not([data-theme="light"]){_page_variables(True)}}}'
        f':root[data-theme="dark"]{_page_variables(True)}'
    )


def _page_variables(dark: bool) -> str:
    pairs = [f"--{name}:{pair[dark]}" for name, pair in (ROLES | PAGE_ROLES | PAGE_GROUNDS).items()]
    pairs += [f"--series-{number}:{pair[dark]}" for number, pair in enumerate(SERIES)]
    return f"{{{';'.join(pairs)};color-scheme:{'dark' if dark else 'light'}}}"
