"""What is written on Steel Driver's map besides its cities: names of waters and lands, a legend."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.picture.cartouche import Cartouche, Entry, Name, names
from whistlestop.core.picture.layout import Box
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.svg import circle, middle, path, polyline, symbol
from whistlestop.core.words import Speaker, say

# By board, where there is land under it.
NAMES: dict[str, tuple[Name, ...]] = {
    "usa": (
        Name(say("Dominion of Canada"), 390, 40, 260),
        Name(say("Pacific Ocean"), 54, 486, 96, 14, water=True, lines=2),
        Name(say("Atlantic Ocean"), 908, 482, 150, 16, water=True, lines=2),
        Name(say("Gulf of Mexico"), 588, 566, 180, 16, water=True),
        Name(say("Mexico"), 322, 552, 110),
    )
}


def map_names(board: str, speaker: Speaker, covered: Box | None = None) -> list[str]:
    """The names of a board's waters and lands, but for those that something covers."""
    if board not in NAMES:
        return []
    seen = [
        name
        for name in NAMES[board]
        if covered is None
        or not covered.overlaps(Box.around(name.x, name.y, name.room, name.size * name.lines))
    ]
    return [names(seen, speaker)]


def cartouche(goods: Sequence[Mark], speaker: Speaker) -> Cartouche:
    discs = []
    for number, mark in enumerate(goods):
        x = (number - (len(goods) - 1) / 2) * 17
        discs.append(circle(x, 0, 7.6, f"f-{mark.name} s-edge thin") + symbol(mark, x, 0, 3.4))
    corners = ((4, -7), (8, 0), (4, 7), (-4, 7), (-8, 0), (-4, -7))
    hexagon = path(polyline(corners, closed=True), "f-token s-edge thin")
    cost = circle(0, 0, 8.4, "f-halo s-route thin") + middle(0, 0, "4", 13, "label", "halo")
    return Cartouche(
        "Steel Driver",
        (
            (Entry("".join(discs), 17.0 * len(goods), speaker.text("goods it gives")),),
            (
                Entry(hexagon, 16, speaker.text("start city")),
                Entry(cost, 17, speaker.text("cost in cubes")),
            ),
        ),
    )
