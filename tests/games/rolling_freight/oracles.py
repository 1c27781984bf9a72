"""Slow answers that share no code with the package: all routes of a delivery, all ways to pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from whistlestop.games.rolling_freight.numbers import COLOURS
from whistlestop.games.rolling_freight.position import Position


@dataclass(frozen=True)
class Piece:
    """A completed link as it lies on the map."""

    contract: str
    ends: tuple[str, str]
    owner: int


def completed_links(state: Position) -> list[Piece]:
    board = state.setup.map
    return [
        Piece(link.contract, (board.cities[link.a].id, board.cities[link.b].id), seat)
        for seat in range(state.setup.players)
        for index, link in enumerate(board.links)
        if int(state.built[seat]) >> index & 1
    ]


def wishes(state: Position, colour: str) -> set[str]:
    board = state.setup.map
    return {
        board.cities[circle.city].id
        for index, circle in enumerate(board.circles)
        if circle.wants == colour and circle.phase <= state.phase and not state.served[index]
    }


def cargo(state: Position) -> set[tuple[str, str]]:
    """Colour and city of all that lies on the map."""
    board = state.setup.map
    return {
        (COLOURS[state.piece[index]], board.cities[circle.city].id)
        for index, circle in enumerate(board.circles)
        if state.piece[index] >= 0
    }


def fares(state: Position) -> list[int]:
    """What a link of each owner costs whose turn it is."""
    friendly = 3
    least = 1 if state.setup.rules == 1 else 0
    return [
        1 if seat == state.seat else max(least, 2 - int(state.improvements[seat * 10 + friendly]))
        for seat in range(state.setup.players)
    ]


def dice_of(state: Position) -> Counter[str]:
    g = state.setup
    first = int(state.seat) * len(g.class_names)
    return (
        Counter({name: int(state.pool[first + n]) for n, name in enumerate(g.class_names)})
        + Counter()
    )


def most_to_pay(dice: Counter[str]) -> int:
    return sum(count * (2 if name.endswith("-two") else 1) for name, count in dice.items())


Route = tuple[str, tuple[str, ...], int]
"""Where it ends, its links in order, its price."""


class Routes:
    """Every route of a position that may be taken and paid, by walking all of them."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.seat = int(state.seat)
        self.ways: dict[str, list[tuple[str, Piece]]] = {
            city.id: [] for city in state.setup.map.cities
        }
        for link in completed_links(state):
            self.ways[link.ends[0]].append((link.ends[1], link))
            self.ways[link.ends[1]].append((link.ends[0], link))
        self.prices = fares(state)
        self.purse = most_to_pay(dice_of(state))
        self.discount = int(state.stations[state.seat] - state.discount_used)

    def of(self, colour: str, source: str) -> Iterator[Route]:
        self.wanting = wishes(self.state, colour)
        return self.walk(source, (source,), (), 0)

    def walk(
        self, city: str, visited: tuple[str, ...], used: tuple[Piece, ...], fare: int
    ) -> Iterator[Route]:
        if used and city in self.wanting:
            price = max(1, fare - self.discount)
            if price <= self.purse and any(link.owner == self.seat for link in used):
                yield city, tuple(link.contract for link in used), price
            return
        if fare - self.discount >= self.purse and used:  # any further link is too dear
            return
        for there, link in self.ways[city]:
            if there not in visited:
                price = fare + self.prices[link.owner]
                yield from self.walk(there, (*visited, there), (*used, link), price)


def can_pay(dice: Counter[str], generic: int, special: frozenset[str]) -> bool:
    """Whether a price can be paid to the last die, trying everything in every order."""
    return _can_pay(tuple(sorted(dice.elements())), generic, special)


@cache
def _can_pay(dice: tuple[str, ...], generic: int, special: frozenset[str]) -> bool:
    done = generic == 0 and not special
    return done or bool(ways_to_go_on(Counter(dice), generic, special))


def ways_to_go_on(
    dice: Counter[str], generic: int, special: frozenset[str]
) -> set[tuple[str, int]]:
    """The next payments (what, at which value) after which the rest can be paid."""
    found = set()
    for name in dice:
        left = dice - Counter([name])
        if special:
            if name in special and can_pay(left, generic, frozenset()):
                found.add((name, 1))
            continue
        for value in (1, 2) if name.endswith("-two") else (1,):
            if value <= generic and can_pay(left, generic - value, frozenset()):
                found.add((name, value))
    return found
