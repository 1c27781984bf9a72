"""Players for tests that random ones don't replace: they connect cities and deliver."""

from __future__ import annotations

import random
from collections import deque

from tests.games.steam_rollers.oracles import PAIRS, ROUND, Hex, Reading, Track, beyond
from tests.support.playthrough import Chooser
from whistlestop.core.game import Action, State
from whistlestop.games.steam_rollers.position import ACT, DRAFT, POWER_USE, Position

Way = list[tuple[Hex, Track]]
Builds = set[tuple[Hex, Track]]
FAR = 7  # tracks to build are too many to begin with
OPPOSITE = {edge: ROUND[(n + 3) % 6] for n, edge in enumerate(ROUND)}


def deliverer(generator: random.Random, folly: float = 0.1) -> Chooser:
    """Delivers as far as it can, builds what lacks least to a connection, and errs at times."""

    plans: dict[tuple[int, ...], Builds] = {}  # by seat and tracks: they change only by a build

    def wanted(state: Position) -> Builds:
        key = (int(state.to_act), *state.track)
        if key not in plans:
            plans[key] = wanted_builds(Reading(state))
        return plans[key]

    def choose(state: State) -> Action:
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if len(legal) == 1 or generator.random() < folly:
            return generator.choice(legal)
        if state.phase == DRAFT:
            return _draft(state, legal, wanted(state), generator)
        if state.phase in (ACT, POWER_USE):
            return _act(state, legal, wanted(state), generator)
        return generator.choice(legal)

    return choose


def card_taker(generator: random.Random) -> Chooser:
    """Takes cards and nothing else, as long as there is one to take."""

    def choose(state: State) -> Action:
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if state.phase == DRAFT:
            wanted = [a for a in legal if state.may_be_taken(int(a.fields[0]) - 1)]
        else:
            wanted = [action for action in legal if action.kind == "take"]
        return generator.choice(wanted or legal)

    return choose


def _draft(
    state: Position, legal: list[Action], wanted: Builds, generator: random.Random
) -> Action:
    regions = {state.setup.map.region_of[hex] + 1 for hex, _ in wanted}

    def worth(action: Action) -> float:
        if action.kind == "use":
            return 4 * generator.random()
        value = int(action.fields[0])
        trial = state.copy()
        assert isinstance(trial, Position)
        trial.apply(action)
        if trial.to_act == state.to_act and trial.phase == ACT:
            found = [int(a.fields[2]) for a in trial.legal_actions() if a.kind == "deliver"]
            if found:
                return 5 + max(found)
        crossed = int(state.boxes[state.to_act]) >> (value - 1) & 1
        return 2 * (value in regions) + 1.5 * (not crossed) + generator.random()

    return max(legal, key=worth)


def _act(state: Position, legal: list[Action], wanted: Builds, generator: random.Random) -> Action:
    deliveries = [action for action in legal if action.kind == "deliver"]
    uses = [action for action in legal if action.kind == "use"]
    if uses and generator.random() < 0.4:
        return generator.choice(uses)
    if deliveries:
        return max(deliveries, key=lambda action: (int(action.fields[2]), generator.random()))
    names = state.setup.map.names
    wished = {f"build {names[hex]} {track[0]}-{track[1]}" for hex, track in wanted}
    builds = [action for action in legal if action.notation in wished]
    others = [action for action in legal if action.kind in ("improve", "take")]
    if builds and (not others or generator.random() < 0.75):
        return generator.choice(builds)
    return generator.choice(others or legal)


def wanted_builds(reading: Reading) -> Builds:
    """The tracks that are missing on the cheapest ways between cities not yet connected."""
    seat = reading.seat
    done = {(a, b) for a, b, _ in reading.connections(seat)}
    wanted: Builds = set()
    for city in range(1, 7):
        ways = _cheapest_ways(reading, seat, city)
        missing = {n: way for n, way in ways.items() if n > city and (city, n) not in done}
        if missing:
            least = min(len(way) for way in missing.values())
            wanted |= {build for way in missing.values() if len(way) == least for build in way}
    return wanted


def _cheapest_ways(reading: Reading, seat: int, city: int) -> dict[int, Way]:
    """From a city to each other: what would have to be built, as little as possible."""
    board = reading.board
    cities = {region.city: n + 1 for n, region in enumerate(board.regions)}
    tracks = reading.tracks(seat)
    home = board.regions[city - 1].city
    queue: deque[tuple[Hex, str, Way]] = deque((home, edge, []) for edge in ROUND)
    seen: set[tuple[Hex, str]] = set()
    ways: dict[int, Way] = {}
    while queue:
        hex, edge, way = queue.popleft()
        if (hex, edge) in seen:
            continue
        seen.add((hex, edge))
        onward = beyond(hex, edge)
        if onward not in board.region_of or any(onward == drawn for drawn, _ in way):
            continue
        pair = sorted((board.region_of[hex] + 1, board.region_of[onward] + 1))
        if f"{pair[0]}|{pair[1]}" in reading.walls:
            continue
        if onward in cities:
            ways.setdefault(cities[onward], way)
            continue
        entry = OPPOSITE[edge]
        if onward in tracks:
            if entry in tracks[onward]:
                a, b = tracks[onward]
                queue.appendleft((onward, b if entry == a else a, way))
            continue
        for pair_of_edges in PAIRS if len(way) < FAR else ():
            if entry in pair_of_edges:
                a, b = pair_of_edges
                leave = b if entry == a else a
                queue.append((onward, leave, [*way, (onward, pair_of_edges)]))
    ways.pop(city, None)
    return ways
