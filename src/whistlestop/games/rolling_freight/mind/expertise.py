"""Rolling Freight's judgement for an expert, which knows what links and improvements are good for.

The plain judgement counts links, improvements and stations. An expert looks at the deliveries that
a seat's links allow, now and when those under construction are done, and at the turns left for an
improvement to work in. It doesn't consider paying with a die that has a better use than another, or
with a second die that does the same.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.core.judgement import Weights
from whistlestop.core.vectors import float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.rolling_freight.game import NONE, SLASH_COLOUR, RollingFreight
from whistlestop.games.rolling_freight.mind.judgement import (
    CONTRACTS,
    EXPERTS,
    EXTRA_DICE,
    FRIENDLIES,
    MARKERS,
    MEANINGS,
    PLANNERS,
    STAGES,
    STATIONS,
    STEADIES,
    STORAGES,
    TERMS,
    TRAFFIC,
    WORKS,
    RollingFreightJudgement,
    size_of,
)
from whistlestop.games.rolling_freight.mind.outlook import Outlook
from whistlestop.games.rolling_freight.position import (
    CONTRACT,
    DELIVERY,
    MAIN,
    PAYING,
    STATION,
    TURN,
    Position,
)

# The term that comes after those of the plain judgement.
PLANS: Final = TERMS
EXPERT_TERMS: Final = TERMS + 1

EXPERT_MEANINGS = MEANINGS | {
    "extra-dice": say("extra dice, by turns to come"),
    "experts": say("Acquisition Experts, by turns to come"),
    "planners": say("Careful Planners, by turns to come"),
    "storages": say("Efficient Storages, by turns to come"),
    "friendlies": say("Friendlies, by turns to come"),
    "steadies": say("Steady Builders, by turns to come"),
    "stations": say("stations, by turns to come"),
    "traffic": say("points of the deliveries that the network allows, beyond their price"),
    "plans": say("points of the deliveries that unfinished links will add"),
}

# Uses of something to pay with, after the colours of links.
MARKER_USE: Final = SLASH_COLOUR + 1  # it can be kept for a later turn
VP_USE: Final = SLASH_COLOUR + 2
TRACK_USE: Final = SLASH_COLOUR + 3
SECOND_USE: Final = SLASH_COLOUR + 4

PACE: Final = 0.9  # contracts that are bought in a turn
AFTER_DECK: Final = 1.5  # turns: the last round, and half of the round in which the deck runs out


def read_expert_weights() -> Weights:
    path = Path(__file__).resolve().parent / "expertise.toml"
    return Weights.read(path, tuple(EXPERT_MEANINGS), STAGES)


class RollingFreightExpertise(RollingFreightJudgement):
    def __init__(self, game: RollingFreight, weights: Weights) -> None:
        super().__init__(game, weights)
        self.prospects = Outlook(game)

    def meaning(self, term: str) -> Message:
        return EXPERT_MEANINGS[term]

    def measure(self, state: Position) -> vec[float]:
        s = state
        plain = super().measure(state)
        measures = float_zeros(self.seats * EXPERT_TERMS)
        key = self.prospects.key(s)
        for seat in range(self.seats):
            first = seat * EXPERT_TERMS
            for term in range(TERMS):
                measures[first + term] = plain[seat * TERMS + term]
            turns = self._turns_to_come(s, seat)
            self._measure_prospects(s, key, seat, turns, measures)
            measures[first + EXTRA_DICE] *= turns
            measures[first + EXPERTS] *= turns
            measures[first + PLANNERS] *= turns
            measures[first + STORAGES] *= turns
            measures[first + FRIENDLIES] *= turns
            measures[first + STEADIES] *= turns
            measures[first + STATIONS] *= turns
            if turns == 0.0 and not (seat == s.seat and s.course == MAIN):
                # The seat will finish nothing more; cubes count as they are.
                measures[first + WORKS] = 0.0
                measures[first + CONTRACTS] = 0.0
                measures[first + MARKERS] = 0.0
        return measures

    def _measure_traffic(self, s: Position, measures: vec[float]) -> None:
        """An expert knows better: see the outlook."""

    def _measure_prospects(
        self, s: Position, key: i64, seat: i64, turns: float, measures: vec[float]
    ) -> None:
        """What can be delivered in the turns that are left, now and when the seat's links are
        done."""
        deliveries = i64(turns + 0.5)
        stations = s.stations[seat]
        planned = s.hand[seat]
        if seat == s.seat and s.course == MAIN:
            if s.deliveries == 0:
                deliveries += 1
            if s.step == PAYING and s.paying_for == CONTRACT:
                planned |= BITS[s.item]
            elif s.step == PAYING and s.paying_for == STATION:
                stations += 1
        if deliveries == 0:
            return
        now = self.prospects.of(s, key, seat, 0, stations, deliveries)
        first = seat * EXPERT_TERMS
        measures[first + TRAFFIC] = now
        if planned:
            then = self.prospects.of(s, key, seat, planned, stations, deliveries)
            measures[first + PLANS] = then - now

    def _turns_to_come(self, s: Position, seat: i64) -> float:
        """The turns after this one; known in the last round, estimated from the deck before."""
        g = self.setup
        away = seat - s.seat
        if away <= 0:
            away += self.seats
        last = s.last_turn[g.phases - 1]
        if last != NONE:
            left = last - s.turn - away
            return float(left // self.seats + 1) if left >= 0 else 0.0
        cards = s.on_top
        for phase in range(g.phases):
            cards += size_of(s.unknown[phase])
        for place in range(g.places):
            if s.track[place] == NONE:
                cards -= 1
        turns = (float(cards) / PACE - float(away)) / float(self.seats) + AFTER_DECK
        return turns if turns > 1.0 else 1.0

    def candidates(self, state: Position) -> list[Action]:
        """Leaves out dice that do the same, and dice that have a better use."""
        legal = state.legal_actions()
        if len(legal) < 2:
            return legal
        if state.step == PAYING:
            return self._payments(state, legal)
        if state.step == TURN:
            return self._turn(state, legal)
        return legal

    def _payments(self, s: Position, legal: list[Action]) -> list[Action]:
        """Leaves out dice that have more uses than another that pays as much."""
        g = self.setup
        uses: list[i64] = []
        for action in legal:
            uses.append(self._uses(s, g.pay_class[action.id - g.pay_id]))
        chosen: list[Action] = []
        for i in range(len(legal)):
            n = legal[i].id - g.pay_id
            face = g.pay_class[n]
            if s.paying_for == DELIVERY and g.class_vp[face]:
                chosen.append(legal[i])
                continue
            worse = False
            for j in range(len(legal)):
                other = legal[j].id - g.pay_id
                if i == j or g.pay_value[n] != g.pay_value[other]:
                    continue
                if g.class_power[face] != g.class_power[g.pay_class[other]]:
                    continue
                if uses[j] & ~uses[i] == 0 and (uses[j] != uses[i] or j < i):
                    worse = True
                    break
            if not worse:
                chosen.append(legal[i])
        return chosen

    def _uses(self, s: Position, face: i64) -> i64:
        """What else a die or marker could do: build, buy, or be kept; a mask."""
        g = self.setup
        bit = BITS[face]
        uses: i64 = 0
        hand = s.hand[s.seat]
        if s.paying_for == CONTRACT and s.step == PAYING:
            hand |= BITS[s.item]
        for colour in range(SLASH_COLOUR + 1):
            if g.shows[colour] & bit:
                uses |= BITS[colour]
        uses &= self._needed(s, hand)
        if face >= g.dice_classes:
            uses |= BITS[MARKER_USE]
        if g.class_vp[face]:
            uses |= BITS[VP_USE]
        if bit & g.track_classes:
            uses |= BITS[TRACK_USE]
        if bit & g.second_classes:
            uses |= BITS[SECOND_USE]
        return uses

    def _needed(self, s: Position, hand: i64) -> i64:
        """The colours of the seat's unfinished links and of the contracts for sale, a mask."""
        g = self.setup
        needed: i64 = 0
        while hand:
            low = hand & -hand
            hand ^= low
            needed |= BITS[g.link_colour[INDEX[low % 67]]]
        for place in range(g.places):
            if s.track[place] != NONE:
                needed |= BITS[g.link_colour[s.track[place]]]
        return needed

    def _turn(self, s: Position, legal: list[Action]) -> list[Action]:
        """Of the dice that build on a link, the least useful ones; the turn doesn't end while one
        can build."""
        g = self.setup
        chosen: list[Action] = []
        builds = False
        for i in range(len(legal)):
            n = legal[i].id
            if g.build_id <= n < g.steady_id:
                builds = True
                if self._is_wasteful(s, legal, i):
                    continue
            elif g.steady_id <= n < g.deliver_id:
                builds = True
            elif n == g.end_turn_id and builds:
                continue
            chosen.append(legal[i])
        return chosen

    def _is_wasteful(self, s: Position, legal: list[Action], i: i64) -> bool:
        g = self.setup
        build = legal[i].id - g.build_id
        link = g.build_link[build]
        uses = self._uses(s, g.build_class[build])
        for j in range(len(legal)):
            other = legal[j].id - g.build_id
            if i == j or other < 0 or legal[j].id >= g.steady_id or g.build_link[other] != link:
                continue
            if g.build_class[other] == g.build_class[build]:
                if g.build_cubes[other] > g.build_cubes[build]:
                    return True
                continue
            if g.build_cubes[other] != g.build_cubes[build]:
                continue
            less = self._uses(s, g.build_class[other])
            if less & ~uses == 0 and (less != uses or j < i):
                return True
        return False
