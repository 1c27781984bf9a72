"""Rails as the maps have them: sleepers, an edge, the owner's colour, and its pattern on top."""

from __future__ import annotations

from whistlestop.core.picture.palette import DASHES
from whistlestop.core.picture.svg import num, path


def rails(line: str, colour: str, width: float) -> list[str]:
    """A finished track along path data, in a colour of the pieces or the players."""
    shadow = f' stroke-width="{num(width * 1.5)}" opacity=".2" transform="translate(0 2)"'
    parts = [
        path(line, "s-black none", shadow),
        path(line, "s-tie none sleepers", f' stroke-width="{num(width * 1.85)}"'),
        path(line, "s-rail-edge none round", f' stroke-width="{num(width + 2)}"'),
        path(line, f"s-{colour} none round", f' stroke-width="{num(width)}"'),
    ]
    dash = DASHES[colour]
    if dash is not None:
        array = f' stroke-dasharray="{dash.array}"' if dash.array else ""
        cap = ' stroke-linecap="round"' if dash.round else ""
        more = f' stroke-width="{num(width * dash.share)}"{array}{cap}'
        parts.append(path(line, f"s-on-{colour} none", more))
    return parts
