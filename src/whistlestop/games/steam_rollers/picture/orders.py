"""Steam Rollers' order tiles as a panel: what each wants, what it is worth, who has filled it."""

from __future__ import annotations

from whistlestop.core.picture import Panel
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import group, rect, text, titled
from whistlestop.core.words import Listing, Seat, Speaker
from whistlestop.games.steam_rollers.game import NONE
from whistlestop.games.steam_rollers.picture.parts import cube_tile
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

COLUMNS = 3
ROW = 36.0
GAP = 6.0


def orders(s: Position, names: Names, cubes: list[Mark], speaker: Speaker, w: float) -> Panel:
    g = s.setup
    each = (w - (COLUMNS - 1) * GAP) / COLUMNS
    lines = []
    for tile in range(int(g.tiles)):
        if s.tile_side[tile] == NONE:
            continue
        row, column = divmod(tile, COLUMNS)
        x, y = column * (each + GAP), row * (ROW + GAP)
        owner = int(s.tile_owner[tile])
        wanted = g.map.orders[tile][int(s.tile_side[tile])].colours
        points = int(g.order_points[int(tile * 2 + s.tile_side[tile])])
        on = "panel" if owner == NONE else "page"
        told = speaker.text(
            "Order: {cubes}; {points} points",
            cubes=Listing([names.colour(colour) for colour in wanted]),
            points=points,
        )
        if owner != NONE:
            told += "; " + speaker.text("filled by {player}", player=Seat(owner))
        parts = [titled(told), rect(x + 0.5, y + 0.5, each - 1, ROW - 1, f"f-{on} s-line thin", 6)]
        end = x + each - 8
        if owner != NONE:
            parts.append(medallion(owner, g.title.seat_colour(owner), end - 11, y + ROW / 2, 22))
            end -= 26
        number = str(points)
        parts.append(text(end, y + ROW / 2 + 5, number, 14, "ink", on, "end", bold=True))
        step = min(18.0, (end - 18 - x) / len(wanted))
        parts += [
            cube_tile(cubes[colour].name, x + 14 + place * step, y + ROW / 2, min(15.0, step - 1))
            for place, colour in enumerate(wanted)
        ]
        lines.append(group(f"order_{tile + 1}", parts))
    rows = -(-int(g.tiles) // COLUMNS)
    return Panel("orders", speaker.text("Orders"), w, rows * (ROW + GAP) - GAP, tuple(lines))
