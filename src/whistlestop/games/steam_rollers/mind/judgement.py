"""Steam Rollers' judgement: points made, cubes within reach, and connections not yet finished.

Cities joined by routes are a group. Between any two groups, the cheapest connection counts, by how
many tracks are missing and how many cubes it would open the way for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.vectors import filled, float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.steam_rollers.game import (
    CARDS,
    CITIES,
    NONE,
    POWER_POINTS,
    SHAPES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.mind.approach import FAR, Approach, Approaches
from whistlestop.games.steam_rollers.position import ACT, CARD_2, CHOOSING, DRAFT, Position

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
SHORT: Final = 9  # connections one track short, two, three, four
FREIGHT: Final = 13  # cubes that they would open the way for
INNER: Final = 17
LASTING: Final = 18
LIGHTNING: Final = 19
TURN: Final = 20
TERMS: Final = 21

LONGEST_SHORT: Final = 4

MEANINGS = {
    "deliveries": say("points for deliveries"),
    "network": say("points for the network"),
    "engine": say("points for the engine"),
    "card-points": say("points for cards"),
    "extras": say("points for orders and the starting power"),
    "strength": say("strength of the engine"),
    "cargo": say("distances of all cubes that the player could deliver"),
    "best": say("the longest of these deliveries"),
    "far-cargo": say("distances of cubes that wait for a stronger engine"),
    "one-short": say("connections one track short"),
    "two-short": say("connections two tracks short"),
    "three-short": say("connections three tracks short"),
    "four-short": say("connections four tracks short"),
    "freight-one": say("cubes that wait for a connection one track short"),
    "freight-two": say("cubes that wait for a connection two tracks short"),
    "freight-three": say("cubes that wait for a connection three tracks short"),
    "freight-four": say("cubes that wait for a connection four tracks short"),
    "inner-one": say("second ways between joined cities, one track short"),
    "lasting": say("infinity cards held"),
    "lightning": say("lightning cards held"),
    "turn": say("a turn still to come in this round"),
}

STAGES: Final = 5  # by how much of the supply must still go before the game ends


def read_weights() -> Weights:
    path = Path(__file__).resolve().parent / "judgement.toml"
    return Weights.read(path, tuple(MEANINGS), STAGES)


class SteamRollersJudgement(Judgement[Position]):
    certain = ("deliveries", "network", "engine", "card-points", "extras")

    def __init__(self, game: SteamRollers, weights: Weights) -> None:
        super().__init__(game, weights)
        self.setup = game
        self.approaches = Approaches(game)

    def meaning(self, term: str) -> Message:
        return MEANINGS[term]

    def stage(self, state: Position) -> i64:
        """The game ends when enough cities are empty, so the emptiest ones count."""
        g = self.setup
        counts = [int(state.cubes_at(city)) for city in range(CITIES)]
        counts.sort()
        left: i64 = sum(counts[: int(g.empty_cities)])
        full = g.empty_cities * g.cubes_per_city
        stage = STAGES - (left * STAGES + full - 1) // full
        if stage < 0:
            return 0
        return stage if stage < STAGES else STAGES - 1

    def candidates(self, state: Position) -> list[Action]:
        """Leaves out tracks that lead nowhere, and deliveries by shorter routes."""
        legal = state.legal_actions()
        if state.phase != ACT or len(legal) == 1:
            return legal
        g = self.setup
        approach: Approach | None = None
        chosen: list[Action] = []
        detours: list[Action] = []
        for place in range(len(legal)):
            action = legal[place]
            n = action.id
            if g.build_id <= n < g.improve_id:
                if approach is None:
                    approach = self.approaches.with_steps(state, state.to_act)
                hex, shape = (n - g.build_id) // SHAPES, (n - g.build_id) % SHAPES
                more = approach.detour(hex, g.shape_first[shape], g.shape_second[shape])
                if more == 1:
                    detours.append(action)
                if more > 0:
                    continue
            elif g.deliver_id <= n < g.take_id and place + 1 < len(legal):
                # Deliveries of one cube between two cities follow each other by distance.
                following = legal[place + 1].id
                if following < g.take_id and (
                    g.deliver_place[following - g.deliver_id] == g.deliver_place[n - g.deliver_id]
                ):
                    continue
            chosen.append(action)
        if chosen:
            return chosen
        return detours if detours else legal

    def chances(self, state: Position) -> vec[float]:
        """With dice of card 2a in hand, the chances after their best use: what they allow is known,
        so they are more than turns to come."""
        if not state.two_dice or state.kept == NONE or state.used:
            return super().chances(state)
        seat = state.to_act
        best = float_zeros(self.seats)
        if state.phase == CHOOSING:
            for first in state.legal_actions():
                after = state.copy()
                after.apply(first)
                found = self._after_hand(after)
                if found[seat] > best[seat]:
                    best = found
            return best
        after = state.copy()
        if after.phase == DRAFT:  # as if it were used at once; the other is just a turn to come
            after.phase = ACT
            after.value = after.kept
            after.kept = NONE
        return self._after_hand(after)

    def _after_hand(self, state: Position) -> vec[float]:
        """Die after die, the action that is best by itself. Cards are left out."""
        seat = state.to_act
        found = super().chances(state)
        while state.phase == ACT and state.two_dice:
            best: Position | None = None
            for action in self.candidates(state):
                if action.id < self.setup.build_id:
                    continue
                after = state.copy()
                after.apply(action)
                chances = super().chances(after)
                if best is None or chances[seat] > found[seat]:
                    best = after
                    found = chances
            if best is None:
                break
            state = best
        return found

    def measure(self, state: Position) -> vec[float]:
        measures = float_zeros(self.seats * TERMS)
        freight = self.freight(state)
        for seat in range(self.seats):
            short = self.approaches.of(state, seat).short
            self.measure_seat(state, seat, short, freight, measures, seat * TERMS)
        return measures

    def measure_seat(
        self,
        s: Position,
        seat: i64,
        short: vec[i64],
        freight: vec[i64],
        measures: vec[float],
        first: i64,
    ) -> None:
        """Write one seat's measures into the zeros from `first` on. `short` comes from its
        approach."""
        g = self.setup
        measures[first + DELIVERIES] = float(s.points[seat])
        measures[first + NETWORK] = float(s.network[seat])
        measures[first + ENGINE] = float(g.engine_points[g.count_bits[s.boxes[seat]]])
        measures[first + CARD_POINTS] = float(s.card_points(seat))
        measures[first + EXTRAS] = float(self._extras(s, seat))
        measures[first + STRENGTH] = float(s.strength(seat))
        if s.network[seat]:
            self._measure_cargo(s, seat, measures, first)
        self._measure_links(s, seat, short, freight, measures, first)
        if (seat - s.start + g.seats) % g.seats >= s.turn:
            measures[first + TURN] = 1.0
            if s.two_dice and seat == s.seat_at(s.turn) and (s.drafts == 2 or s.kept != NONE):
                measures[first + TURN] = 2.0  # card 2a: another die will follow the one at hand
        held = s.upright[seat] | s.turned[seat]
        if s.two_dice and held & BITS[CARD_2]:  # as good as gone
            held ^= BITS[CARD_2]
            measures[first + CARD_POINTS] -= float(g.card_points[s.card_side(CARD_2)])
        for card in range(CARDS):
            if held & BITS[card]:
                term: i64 = LIGHTNING if g.lightning[s.card_side(card)] else LASTING
                measures[first + term] += 1.0

    def _extras(self, s: Position, seat: i64) -> i64:
        g = self.setup
        points: i64 = g.power_points if s.power[seat] == POWER_POINTS else 0
        for tile in range(g.tiles):
            if s.tile_owner[tile] == seat:
                points += g.order_points[tile * 2 + s.tile_side[tile]]
        return points

    def _measure_cargo(self, s: Position, seat: i64, measures: vec[float], first: i64) -> None:
        """Every cube counts once, at the greatest distance that its colour can go."""
        g = self.setup
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
                distance = highest(reach & within)
                near += cubes * distance
                far += cubes * (highest(reach) - distance)
                if distance > best:
                    best = distance
        measures[first + CARGO] = float(near)
        measures[first + BEST] = float(best)
        measures[first + FAR_CARGO] = float(far)

    def freight(self, s: Position) -> vec[i64]:
        """For any two cities: the cubes that lie at one and belong to the other."""
        g = self.setup
        freight = filled(CITIES * CITIES)
        for a in range(CITIES):
            for b in range(a + 1, CITIES):
                cubes = (
                    s.supply[a * g.kinds_of_cube + g.city_colour[b]]
                    + s.supply[b * g.kinds_of_cube + g.city_colour[a]]
                )
                freight[a * CITIES + b] = cubes
        return freight

    def _measure_links(
        self,
        s: Position,
        seat: i64,
        short: vec[i64],
        freight: vec[i64],
        measures: vec[float],
        first: i64,
    ) -> None:
        reach = seat * CITIES * CITIES
        group = filled(CITIES)  # of each city: the first that it is joined to
        for city in range(CITIES):
            group[city] = city
            for other in range(city):
                if s.reach[reach + city * CITIES + other]:
                    group[city] = group[other]
                    break
        missing = filled(CITIES * CITIES, FAR)  # by groups
        waiting = filled(CITIES * CITIES)
        for a in range(CITIES):
            for b in range(a + 1, CITIES):
                tracks = short[a * CITIES + b]
                if group[a] == group[b]:
                    if tracks == 1:
                        measures[first + INNER] += 1.0
                    continue
                if group[a] < group[b]:
                    both = group[a] * CITIES + group[b]
                else:
                    both = group[b] * CITIES + group[a]
                waiting[both] += freight[a * CITIES + b]
                if tracks < missing[both]:
                    missing[both] = tracks
        for both in range(CITIES * CITIES):
            tracks = missing[both]
            if tracks <= LONGEST_SHORT:
                measures[first + SHORT + tracks - 1] += 1.0
                measures[first + FREIGHT + tracks - 1] += float(waiting[both])


def highest(mask: i64) -> i64:
    """The largest number in a mask; 0 for none."""
    found: i64 = 0
    while mask > 1:
        mask >>= 1
        found += 1
    return found
