"""Several cubes on one link: the free ones first, then the dice that are missed least."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import turn
from whistlestop.games.rolling_freight.shortcuts.payment import Payer


@dataclass(frozen=True)
class Building:
    link: int
    cubes: int
    faces: tuple[int, ...]  # of the dice and markers that build
    actions: tuple[Action, ...]
    is_finished: bool


def buildings(payer: Payer, link: int) -> list[Building]:
    """From the most cubes that can be laid on the link now down to two actions."""
    s, g = payer.s, payer.g
    space = int(g.link_length[link] - s.cubes[link])
    rest = list(payer.have)
    others = [
        (int(g.link_colour[other]), int(g.link_length[other] - s.cubes[other]))
        for other in members(int(s.hand[s.seat]))
        if other != link
    ]
    actions: list[Action] = []
    faces: list[int] = []
    laid = 0
    for _ in range(min(int(turn.steady_left(s)), space)):
        actions.append(g.actions[g.steady_id + link])
        laid += 1
    usable = int(g.shows[g.link_colour[link]] | g.track_classes)
    found: list[Building] = []
    while True:
        if len(actions) >= 2:
            found.append(Building(link, laid, tuple(faces), tuple(actions), laid == space))
        able = [face for face, count in enumerate(rest) if count and usable & BITS[face]]
        if laid == space or not able:
            return found[::-1]
        face = max(able, key=lambda face: (_left(payer, rest, face, others), -face))
        cubes = min(space - laid, int(g.track_cubes) if g.track_classes & BITS[face] else 1)
        first = g.build_id + g.build_offset[link * g.classes + face]
        actions.append(g.actions[first + cubes - 1])
        faces.append(face)
        rest[face] -= 1
        laid += cubes


def _left(payer: Payer, rest: list[int], face: int, others: list[tuple[int, int]]) -> int:
    """What the rest is worth without one die of a class, for each cube that it lays here."""
    rest[face] -= 1
    worth = payer.rest_worth(rest, others, delivers=False)
    rest[face] += 1
    return worth
