"""What is drawn over the large sheet while a choice waits to be confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Action
from whistlestop.core.picture import Ahead, View
from whistlestop.core.picture.svg import circle, num, path
from whistlestop.games.steam_rollers.game import SHAPES
from whistlestop.games.steam_rollers.picture.hexes import MIDDLES, Hexes
from whistlestop.games.steam_rollers.picture.map import MapPicture
from whistlestop.games.steam_rollers.picture.sheet import Measures
from whistlestop.games.steam_rollers.position import Position

JOINT = 1.5  # the radius of the dots at a track's ends, in a hex's own units


def on_sheet(name: str, parts: Sequence[str], hexes: Hexes, view: View) -> str:
    x, y, scale = Measures(hexes, view.shape).spot
    place = f"translate({num(x)} {num(y)}) scale({scale:.3f})"
    return f'<g id="{name}" transform="{place}" pointer-events="none">{"".join(parts)}</g>'


def build_ahead(s: Position, actions: Sequence[Action], maps: MapPicture, view: View) -> Ahead:
    """The hex of a picked track is lit, with a dot at each edge that the track leads to."""
    hexes, seat = maps.hexes, int(s.to_act)
    after = s.copy()
    after.apply(actions[0])
    hex, shape = divmod(int(actions[0].id - hexes.game.build_id), SHAPES)
    x, y = hexes.places[hex]
    parts = [path(hexes.outlines[hex], "f-lit s-lit round", ' stroke-width=".9" fill-opacity=".2"')]
    parts.append(maps.large_track(after, seat, hex, shape))
    if hex in hexes.towns:
        parts.append(hexes.town(hex, shape, True))
    for edge in hexes.curves.edges[shape]:
        dx, dy = MIDDLES[edge]
        dot = circle(x + dx, y + dy, JOINT, "f-lit s-edge")
        parts.append(dot.replace("/>", ' stroke-width=".4"/>'))
    return Ahead(len(actions), (on_sheet("picked_build", parts, hexes, view),))
