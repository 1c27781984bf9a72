"""Steam Rollers' judgement: points made, cubes within reach, and connections not yet finished.

A chain of tracks is followed to both its ends. One that lies open before an undrawn hex is worth
something by how many tracks it is short of joining two cities, as the hexes lie; one that runs off
the map, into a wall or past another track is worth nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import State
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.vectors import filled
from whistlestop.core.words import Message, say
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.tables import CARDS, CITIES, NONE, POWER_POINTS, Tables

# The terms, in the order of the measures.
DELIVERIES: Final = 0
NETWORK: Final = 1
ENGINE: Final = 2
CARD_POINTS: Final = 3
EXTRAS: Final = 4
STRENGTH: Final = 5
CARGO: Final = 6
BEST: Final = 7
FAR_CARGO: Final = 8
ONE_SHORT: Final = 9
TWO_SHORT: Final = 10
THREE_SHORT: Final = 11
LASTING: Final = 12
LIGHTNING: Final = 13
TERMS: Final = 14

MEANINGS = {
    "deliveries": say("points for deliveries"),
    "network": say("points for the network"),
    "engine": say("points for the engine"),
    "card-points": say("points for cards"),
    "extras": say("points for orders and the starting power"),
    "strength": say("strength of the engine"),
    "cargo": say("distances of all cubes that she could deliver"),
    "best": say("the longest of these deliveries"),
    "far-cargo": say("distances of cubes that wait for a stronger engine"),
    "one-short": say("connections one track short"),
    "two-short": say("connections two tracks short"),
    "three-short": say("connections three tracks short"),
    "lasting": say("infinity cards held"),
    "lightning": say("lightning cards held"),
}

STAGES: Final = 5  # by how much of the supply is left that must go before the game ends
FAR: Final = 9
DEAD: Final = -2


def read_weights() -> Weights:
    path = Path(__file__).resolve().parent / "judgement.toml"
    return Weights.read(path, tuple(MEANINGS), STAGES)


class SteamRollersJudgement(Judgement):
    certain = ("deliveries", "network", "engine", "card-points", "extras")

    def __init__(self, game: Tables, weights: Weights) -> None:
        super().__init__(game, weights)
        self.tables = game
        self.steps = _steps(game)  # tracks from an undrawn hex on to a city: [hex * 6 + city]

    def meaning(self, term: str) -> Message:
        return MEANINGS[term]

    def stage(self, state: State) -> i64:
        """The game ends with so many cities empty: what lies in the emptiest of them counts."""
        assert isinstance(state, Position)
        g = self.tables
        counts = [int(state.cubes_at(city)) for city in range(CITIES)]
        counts.sort()
        left: i64 = sum(counts[: int(g.empty_cities)])
        full = g.empty_cities * g.cubes_per_city
        stage = STAGES - (left * STAGES + full - 1) // full
        if stage < 0:
            return 0
        return stage if stage < STAGES else STAGES - 1

    def measure(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        s = state
        g = self.tables
        measures = vec[float]([0.0] * int(self.seats * TERMS))
        for seat in range(self.seats):
            first = seat * TERMS
            measures[first + DELIVERIES] = float(s.points[seat])
            measures[first + NETWORK] = float(s.network[seat])
            measures[first + ENGINE] = float(g.engine_points[g.count_bits[s.boxes[seat]]])
            measures[first + CARD_POINTS] = float(s.card_points(seat))
            measures[first + EXTRAS] = float(self._extras(s, seat))
            measures[first + STRENGTH] = float(s.strength(seat))
            if s.network[seat]:
                self._measure_cargo(s, seat, measures)
            self._measure_chains(s, seat, measures)
            held = s.upright[seat] | s.turned[seat]
            for card in range(CARDS):
                if held & BITS[card]:
                    term: i64 = LIGHTNING if g.lightning[s.card_side(card)] else LASTING
                    measures[first + term] += 1.0
        return measures

    def _extras(self, s: Position, seat: i64) -> i64:
        g = self.tables
        points: i64 = g.power_points if s.power[seat] == POWER_POINTS else 0
        for tile in range(g.tiles):
            if s.tile_owner[tile] == seat:
                points += g.order_points[tile * 2 + s.tile_side[tile]]
        return points

    def _measure_cargo(self, s: Position, seat: i64, measures: vec[float]) -> None:
        """Every cube counts once, at the greatest distance that its colour can go."""
        g = self.tables
        within = g.within[s.strength(seat)]
        near: i64 = 0
        far: i64 = 0
        best: i64 = 0
        for source in range(CITIES):
            for colour in range(g.colours):
                cubes = s.supply[source * g.kinds_of_cube + colour]
                if cubes == 0:
                    continue
                reach: i64 = 0
                for city in range(CITIES):
                    if g.city_colour[city] == colour:
                        reach |= s.reach[(seat * CITIES + source) * CITIES + city]
                if reach == 0:
                    continue
                distance = _highest(reach & within)
                near += cubes * distance
                far += cubes * (_highest(reach) - distance)
                if distance > best:
                    best = distance
        first = seat * TERMS
        measures[first + CARGO] = float(near)
        measures[first + BEST] = float(best)
        measures[first + FAR_CARGO] = float(far)

    def _measure_chains(self, s: Position, seat: i64, measures: vec[float]) -> None:
        g = self.tables
        seen = filled(g.open_hexes)
        first = seat * g.open_hexes
        for hex in range(g.open_hexes):
            shape = s.track[first + hex]
            if shape == NONE or seen[hex]:
                continue
            seen[hex] = 1
            a = self._end_of(s, seat, hex, g.shape_first[shape], seen)
            if a == DEAD:
                continue
            b = self._end_of(s, seat, hex, g.shape_second[shape], seen)
            if b == DEAD:
                continue
            short = self._shortfall(s, seat, a, b)
            if 1 <= short <= 3:
                measures[seat * TERMS + ONE_SHORT + short - 1] += 1.0

    def _end_of(self, s: Position, seat: i64, start: i64, edge: i64, seen: vec[i64]) -> i64:
        """Along a chain: the undrawn hex, or the city (counted after all hexes), at its end."""
        g = self.tables
        hex = start
        while True:
            place = hex * 6 + edge
            hex = g.next_hex[place]
            if hex == NONE or g.border[place] & s.walls:
                return DEAD
            if hex >= g.open_hexes:
                return hex
            shape = s.track[seat * g.open_hexes + hex]
            if shape == NONE:
                return hex
            edge = g.other_edge[shape * 6 + (edge + 3) % 6]
            if edge == NONE or hex == start:
                return DEAD
            seen[hex] = 1

    def _shortfall(self, s: Position, seat: i64, a: i64, b: i64) -> i64:
        """How many tracks a chain with these ends needs to join two cities; FAR if too many."""
        g = self.tables
        if a >= g.open_hexes:
            a, b = b, a
        if a >= g.open_hexes:
            return 0  # joined already
        best: i64 = FAR
        for city in range(CITIES):
            need = self.steps[a * CITIES + city]
            if b >= g.open_hexes:
                other = b - g.open_hexes
                # A second connection of the same two cities leads nowhere new.
                if city == other or s.lengths[(seat * CITIES + city) * CITIES + other]:
                    continue
                if need < best:
                    best = need
                continue
            for other in range(CITIES):
                if other != city:
                    both = need + self.steps[b * CITIES + other]
                    if both < best:
                        best = both
        return best


def _highest(mask: i64) -> i64:
    """The largest number in a mask; 0 for none."""
    found: i64 = 0
    while mask > 1:
        mask >>= 1
        found += 1
    return found


def _steps(g: Tables) -> vec[i64]:
    """From each hex that can be drawn in: tracks up to each city, counting the hex itself."""
    steps = filled(g.open_hexes * CITIES, FAR)
    for city in range(CITIES):
        reached: list[int] = [int(g.open_hexes) + city]
        distance = 0
        seen = set(reached)
        while reached and distance < FAR - 1:
            distance += 1
            following: list[int] = []
            for hex in reached:
                for edge in range(6):
                    near = int(g.next_hex[hex * 6 + edge])
                    if near != NONE and near < g.open_hexes and near not in seen:
                        seen.add(near)
                        following.append(near)
                        steps[near * CITIES + city] = distance
            reached = following
    return steps
