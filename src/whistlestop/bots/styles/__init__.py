"""The stable: players by rules of thumb, each with a style, for a game each.

`style:thrifty` sits down wherever a bot can, at a table of its game. They are short and know
nothing of each other: somebody to practise against, and strangers for the strong bots to prove
themselves with, which had only ever met their own kin.
"""

from whistlestop.bots.styles import rolling_freight, steam_rollers, steel_driver
from whistlestop.bots.styles.style import Style

STYLES: dict[str, type[Style]] = {
    style.name: style
    for style in (*steel_driver.STYLES, *steam_rollers.STYLES, *rolling_freight.STYLES)
}


def style_names(title: str) -> list[str]:
    """The styles of a game."""
    return [name for name, style in STYLES.items() if style.title == title]


def make_style(name: str) -> Style:
    return STYLES[name]()


__all__ = ["STYLES", "Style", "make_style", "style_names"]
