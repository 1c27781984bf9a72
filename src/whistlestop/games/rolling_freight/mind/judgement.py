"""Rolling Freight's judgement: points made, work begun, and what the network can carry.

In the middle of a chain of decisions (a purchase being paid, a piece on its way), what is being
bought counts as owned, and the dice still owed count as spent.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.vectors import float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.rolling_freight.game import (
    COLOUR_COUNT,
    EXPERT,
    FIRST_EXTRA,
    FRIENDLY,
    NONE,
    PLANNER,
    STEADY,
    STORAGE,
    TYPES,
    RollingFreight,
)
from whistlestop.games.rolling_freight.position import (
    CONTRACT,
    DELIVERY,
    DESTINATION,
    IMPROVEMENT,
    MAIN,
    PAYING,
    ROUTE,
    STATION,
    Position,
)

# The terms, in the order of the measures.
SCORE: Final = 0
COLLECTED: Final = 1
WORKS: Final = 2
CONTRACTS: Final = 3
CUBES: Final = 4
LINKS: Final = 5
TRAFFIC: Final = 6
STATIONS: Final = 7
EXTRA_DICE: Final = 8
EXPERTS: Final = 9
PLANNERS: Final = 10
STORAGES: Final = 11
FRIENDLIES: Final = 12
STEADIES: Final = 13
MARKERS: Final = 14
DICE: Final = 15
FITTING: Final = 16
ON_THE_WAY: Final = 17
TERMS: Final = 18

MEANINGS = {
    "score": say("points"),
    "collected": say("points for cargo collected in this phase"),
    "works": say("points for unfinished links, by how far they are built"),
    "contracts": say("points that the contracts held would score"),
    "cubes": say("cubes on unfinished links"),
    "links": say("links owned"),
    "traffic": say("deliveries that the network allows, by the player’s share of its links"),
    "stations": say("stations"),
    "extra-dice": say("extra dice"),
    "experts": say("Acquisition Experts"),
    "planners": say("Careful Planners"),
    "storages": say("Efficient Storages"),
    "friendlies": say("Friendlies"),
    "steadies": say("Steady Builders"),
    "markers": say("stock markers"),
    "dice": say("dice still to be used in this turn"),
    "fitting": say("dice among them that can build on the player’s own links"),
    "on-the-way": say("points of the piece that is on its way"),
}

STAGES: Final = 6  # each phase, from the last one backward, before and after its end card
PIECE_ON_THE_WAY: Final = 3.0  # points, before its route is known


def read_weights() -> Weights:
    path = Path(__file__).resolve().parent / "judgement.toml"
    return Weights.read(path, tuple(MEANINGS), STAGES)


class RollingFreightJudgement(Judgement[Position]):
    certain = ("score", "collected")

    def __init__(self, game: RollingFreight, weights: Weights) -> None:
        super().__init__(game, weights)
        self.setup = game

    def meaning(self, term: str) -> Message:
        return MEANINGS[term]

    def stage(self, state: Position) -> i64:
        stage = 2 * (3 - self.setup.phases + state.phase)
        return stage if state.last_turn[state.phase] == NONE else stage + 1

    def measure(self, state: Position) -> vec[float]:
        s = state
        g = self.setup
        measures = float_zeros(self.seats * TERMS)
        for seat in range(self.seats):
            first = seat * TERMS
            measures[first + SCORE] = float(s.score[seat])
            pieces: i64 = 0
            for colour in range(COLOUR_COUNT):
                pieces += s.collected[seat * COLOUR_COUNT + colour]
            measures[first + COLLECTED] = float(pieces * g.cargo_points[s.phase])
            measures[first + LINKS] = float(size_of(s.built[seat]))
            measures[first + STATIONS] = float(s.stations[seat])
            self._measure_improvements(s, seat, measures)
            self._measure_hand(s, seat, measures)
            markers: i64 = 0
            for face in range(g.dice_classes, g.classes):
                markers += s.pool[seat * g.classes + face]
            measures[first + MARKERS] = float(markers)
        self._measure_traffic(s, measures)
        if s.course == MAIN:
            self._measure_turn(s, measures)
        return measures

    def _measure_improvements(self, s: Position, seat: i64, measures: vec[float]) -> None:
        first = seat * TERMS
        own = seat * TYPES
        measures[first + EXPERTS] = float(s.improvements[own + EXPERT])
        measures[first + PLANNERS] = float(s.improvements[own + PLANNER])
        measures[first + STORAGES] = float(s.improvements[own + STORAGE])
        measures[first + FRIENDLIES] = float(s.improvements[own + FRIENDLY])
        measures[first + STEADIES] = float(s.improvements[own + STEADY])
        extra: i64 = 0
        for kind in range(FIRST_EXTRA, TYPES):
            extra += s.improvements[own + kind]
        measures[first + EXTRA_DICE] = float(extra)

    def _measure_hand(self, s: Position, seat: i64, measures: vec[float]) -> None:
        g = self.setup
        hand = s.hand[seat]
        cubes: i64 = 0
        if s.step == PAYING and s.paying_for == CONTRACT and seat == s.seat:
            hand |= BITS[s.item]
            cubes = 1  # its first, which it will get
        held = size_of(hand)
        if held > g.contract_limit:
            held = g.contract_limit
        works = 0.0
        points: i64 = 0
        while hand:
            low = hand & -hand
            hand ^= low
            link = INDEX[low % 67]
            length = g.link_length[link]
            worth = g.link_points[held * g.lengths + length]
            points += worth
            cubes += s.cubes[link]
            works += float(worth * s.cubes[link]) / float(length)
        first = seat * TERMS
        measures[first + WORKS] = works
        measures[first + CONTRACTS] = float(points)
        measures[first + CUBES] = float(cubes)

    def _measure_traffic(self, s: Position, measures: vec[float]) -> None:
        """For each connected part of the network: what it could carry, shared among the owners of
        its links."""
        g = self.setup
        left: i64 = 0
        for seat in range(self.seats):
            built = s.built[seat]
            while built:
                low = built & -built
                built ^= low
                left |= BITS[g.link_a[INDEX[low % 67]]]
        while left:
            joined = self._joined_to(s, left & -left)
            left &= ~joined
            carried: i64 = 0
            for colour in range(COLOUR_COUNT):
                pieces = size_of(s.lying[colour] & joined)
                wishes = size_of(s.wants[colour] & joined)
                carried += pieces if pieces < wishes else wishes
            if carried == 0:
                continue
            total: i64 = 0
            for seat in range(self.seats):
                total += self._links_in(s, seat, joined)
            for seat in range(self.seats):
                share = float(self._links_in(s, seat, joined)) / float(total)
                measures[seat * TERMS + TRAFFIC] += float(carried) * share

    def _joined_to(self, s: Position, cities: i64) -> i64:
        g = self.setup
        joined = cities
        fresh = cities
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            city = INDEX[low % 67]
            for seat in range(self.seats):
                found = s.joins[seat * g.cities + city] & ~joined
                joined |= found
                fresh |= found
        return joined

    def _links_in(self, s: Position, seat: i64, cities: i64) -> i64:
        count: i64 = 0
        built = s.built[seat]
        while built:
            low = built & -built
            built ^= low
            if cities & BITS[self.setup.link_a[INDEX[low % 67]]]:
                count += 1
        return count

    def _measure_turn(self, s: Position, measures: vec[float]) -> None:
        """What the seat whose turn it is can still spend, and what it is about to get."""
        first = s.seat * TERMS
        dice = s.power
        if s.step == PAYING:
            dice -= s.due
            if s.special:
                dice -= 1
            if s.paying_for == STATION:
                measures[first + STATIONS] += 1.0
            elif s.paying_for == IMPROVEMENT:
                self._add_improvement(s.improvement_track[s.item], first, measures)
            elif s.paying_for == DELIVERY:
                measures[first + ON_THE_WAY] = self._points_on_the_way(s)
        elif s.step == DESTINATION or s.step == ROUTE:
            measures[first + ON_THE_WAY] = PIECE_ON_THE_WAY
        measures[first + DICE] = float(dice)
        measures[first + FITTING] = float(self._fitting(s))

    def _fitting(self, s: Position) -> i64:
        """Unspent dice of the right colours; for each link, no more than it still needs."""
        g = self.setup
        fitting: i64 = 0
        hand = s.hand[s.seat]
        while hand:
            low = hand & -hand
            hand ^= low
            link = INDEX[low % 67]
            missing = g.link_length[link] - s.cubes[link]
            faces = g.shows[g.link_colour[link]] & s.usable
            while faces and missing > 0:
                face = faces & -faces
                faces ^= face
                dice = s.pool[s.seat * g.classes + INDEX[face % 67]]
                if dice > missing:
                    dice = missing
                missing -= dice
                fitting += dice
        return fitting

    def _points_on_the_way(self, s: Position) -> float:
        g = self.setup
        links = size_of(s.route)
        points = size_of(s.route & s.built[s.seat]) + g.cargo_points[s.phase]
        if links < g.bonus_links:
            points += g.bonus[s.colour * g.bonus_links + links]
        return float(points)

    def _add_improvement(self, kind: i64, first: i64, measures: vec[float]) -> None:
        term: i64 = EXTRA_DICE
        if kind == EXPERT:
            term = EXPERTS
        elif kind == PLANNER:
            term = PLANNERS
        elif kind == STORAGE:
            term = STORAGES
        elif kind == FRIENDLY:
            term = FRIENDLIES
        elif kind == STEADY:
            term = STEADIES
        measures[first + term] += 1.0


def size_of(mask: i64) -> i64:
    """How many members a mask has."""
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size
