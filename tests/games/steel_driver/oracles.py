"""Slow and obvious answers to the questions that Steel Driver's code answers fast.

They share no code with the package, nor with each other: a track is (city, city, company), by
name, and a network is a list of tracks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations

Track = tuple[str, str, str]


def cities_joined_to(city: str, tracks: Iterable[Track]) -> set[str]:
    """All cities that can be reached from one over these tracks."""
    tracks = list(tracks)
    reached = {city}
    grown = True
    while grown:
        grown = False
        for a, b, _ in tracks:
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grown = True
    return reached


def simple_paths(start: str, goal: str, tracks: Sequence[Track]) -> Iterator[list[Track]]:
    """Every path that visits no city twice, one after the other."""

    def walk(city: str, visited: list[str], path: list[Track]) -> Iterator[list[Track]]:
        if city == goal:
            yield path
            return
        for track in tracks:
            a, b, _ = track
            if city in (a, b):
                onward = b if city == a else a
                if onward not in visited:
                    yield from walk(onward, [*visited, onward], [*path, track])

    yield from walk(start, [start], [])


def link_by_all_paths(start: str, goal: str, tracks: Sequence[Track]) -> set[str]:
    """The companies in the link, from a list of all paths; nobody where the ends are not joined."""
    paths = list(simple_paths(start, goal, tracks))
    if not paths:
        return set()

    def rank(path: list[Track]) -> tuple[int, int]:
        return len({company for _, _, company in path}), len(path)

    best = min(map(rank, paths))
    return {company for path in paths if rank(path) == best for _, _, company in path}


def link_by_walks(start: str, goal: str, tracks: Sequence[Track]) -> set[str]:
    """The same by widening circles over pairs of a city and the companies used on the way.

    It bears networks of any size, where the list of all paths grows too long.
    """
    reached: dict[tuple[str, frozenset[str]], int] = {(start, frozenset()): 0}
    circle = list(reached)
    length = 0
    while circle:
        length += 1
        outer = []
        for city, used in circle:
            for a, b, company in tracks:
                if city in (a, b):
                    there = (b if city == a else a, used | {company})
                    if there not in reached:
                        reached[there] = length
                        outer.append(there)
        circle = outer
    ways = {used: steps for (city, used), steps in reached.items() if city == goal}
    if not ways:
        return set()
    best = min((len(used), steps) for used, steps in ways.items())
    return {name for used, steps in ways.items() if (len(used), steps) == best for name in used}


def buildable_routes(
    company: str,
    cubes: int,
    routes: Sequence[tuple[str, str, int]],
    starts: Iterable[str],
    tracks: Sequence[Track],
) -> list[str]:
    """The notations of all builds that a company with tracks left may choose from."""
    own = {city for a, b, name in tracks if name == company for city in (a, b)}
    taken = {frozenset((a, b)) for a, b, _ in tracks}
    found = []
    for a, b, cost in routes:
        if cost > cubes or frozenset((a, b)) in taken:
            continue
        if not own:
            found += [f"build {a}>{b}"] * (a in starts) + [f"build {b}>{a}"] * (b in starts)
        elif a in own or b in own:
            found.append(f"build {a}={b}")
    return found


@cache
def best_split(goods: tuple[int, ...], set_values: tuple[int, ...]) -> int:
    """The best value of goods, given by their number for each colour, over all splits into sets.

    The first cube that is left goes into a set with every choice of other colours in turn.
    """
    if not any(goods):
        return 0
    first = next(colour for colour, number in enumerate(goods) if number)
    others = [c for c in range(first + 1, len(goods)) if goods[c]]
    best = 0
    for size in range(len(others) + 1):
        for chosen in combinations(others, size):
            rest = list(goods)
            for colour in (first, *chosen):
                rest[colour] -= 1
            best = max(best, set_values[size + 1] + best_split(tuple(rest), set_values))
    return best
