"""What a seat can expect from its next turn.

The others stand still meanwhile. The dice they leave may show anything, and the seat drafts the one
that serves it best. So we find the best action for each value of a die and each type of track that
the black die may allow; the expectation follows from how likely those dice are.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.core.vectors import float_zeros
from whistlestop.games.steam_rollers import acting, delivery
from whistlestop.games.steam_rollers.game import NONE, SHAPES
from whistlestop.games.steam_rollers.mind.approach import Approach
from whistlestop.games.steam_rollers.mind.judgement import TERMS, TURN, SteamRollersJudgement
from whistlestop.games.steam_rollers.position import ACT, CARD_2, Position

FACES: Final = 6
TYPES: Final = 3  # of track
OTHER: Final = 3  # after the three types of track: whatever is no build
CHOICES: Final = 4


class Prospect:
    """A seat before its next turn, and what the turn doesn't change."""

    def __init__(self, state: Position, seat: i64, approach: Approach, freight: vec[i64]) -> None:
        self.state = state
        self.seat = seat
        self.approach = approach
        self.freight = freight
        self.stage: i64 = 0
        self.spread = 1.0
        self.circumstances = float_zeros(0)
        self.delay = 0.0  # what it costs the seat that its turn comes after the others'
        self.others = 0.0  # the rivals' odds, if the seat's value is 0


class SteamRollersOutlook(SteamRollersJudgement):
    looks_closer = True
    exploration = 0.1  # with 0.03 a search settles too soon, and wins less

    def look_closer(self, state: Position, mover: i64, seat: i64) -> vec[float]:
        """These two look ahead to their next turn; the rest share what remains, as they stand."""
        chances = self.chances(state)
        self._set(chances, mover, self.prospect(state, mover))
        if seat != mover:
            self._set(chances, seat, self.prospect(state, seat))
        return chances

    def _set(self, chances: vec[float], seat: i64, chance: float) -> None:
        scale = (1.0 - chance) / (1.0 - chances[seat]) if chances[seat] < 1.0 else 0.0
        for other in range(self.seats):
            chances[other] *= scale
        chances[seat] = chance

    def prospect(self, state: Position, seat: i64) -> float:
        """A seat's expected chance of winning after its next turn."""
        g = self.setup
        place = (seat - state.start + g.seats) % g.seats
        is_late = place < state.turn
        if is_late:  # it has had its turn this round, and drafts earlier in the next
            place = place - 1 if place else g.seats - 1
        choices = self._choices(self._ahead(state, seat, is_late))
        dice = float(g.white_dice - place)
        total = 0.0
        for black in range(FACES):
            types = g.black_types[black]
            best: list[float] = []
            for value in range(FACES):
                found = choices[value * CHOICES + OTHER]
                for kind in range(TYPES):
                    if types & BITS[kind] and choices[value * CHOICES + kind] > found:
                        found = choices[value * CHOICES + kind]
                best.append(found)
            best.sort()
            below = 0.0
            for rank in range(FACES):  # how likely it is that this is the best of the dice
                up_to = ((rank + 1.0) / FACES) ** dice
                total += best[rank] * (up_to - below)
                below = up_to
        return total / FACES

    def _ahead(self, state: Position, seat: i64, is_late: bool) -> Prospect:
        s = state.copy()
        s.phase = ACT
        s.to_act = seat
        s.drafts = 0
        s.kept = NONE
        s.settled = 0
        if s.two_dice:  # it is back in the centre by then
            s.two_dice = 0
            s.to_centre(s.seat_at(s.turn), CARD_2)
        s.used = 0
        s.raised = 0
        s.unlimited = 0
        s.black = NONE  # any track may be drawn
        s.upright[seat] |= s.turned[seat]
        s.turned[seat] = 0
        approach = self.approaches.with_steps(s, seat)
        ahead = Prospect(s, seat, approach, self.freight(s))
        self._weigh(s, ahead)
        if is_late:
            measures = float_zeros(TERMS)
            self.measure_seat(s, seat, approach.short, ahead.freight, measures, 0)
            measures[TURN] = 1.0
            with_turn = self._value(measures, ahead)
            measures[TURN] = 0.0
            ahead.delay = with_turn - self._value(measures, ahead)
        return ahead

    def _weigh(self, s: Position, ahead: Prospect) -> None:
        """How values turn into chances in a position, and what the others' are."""
        ahead.stage = self.stage(s)
        if self.network is None:
            ahead.spread = self.spread[ahead.stage]
        else:
            ahead.circumstances = self.circumstances(s)
        ahead.others = 0.0
        for other in range(self.seats):
            if other != ahead.seat:
                measures = float_zeros(TERMS)
                short = self.approaches.of(s, other).short
                self.measure_seat(s, other, short, ahead.freight, measures, 0)
                ahead.others += math.exp(self._value(measures, ahead) / ahead.spread)

    def _value(self, measures: vec[float], ahead: Prospect) -> float:
        network = self.network
        if network is not None:
            return network.values(measures, ahead.circumstances, 1)[0]
        first = ahead.stage * self.size
        value = 0.0
        for term in range(self.size):
            value += measures[term] * self.weights[first + term]
        return value

    def _chance(self, s: Position, short: vec[i64], ahead: Prospect) -> float:
        """After the turn, if only the seat's own things have changed."""
        measures = float_zeros(TERMS)
        self.measure_seat(s, ahead.seat, short, ahead.freight, measures, 0)
        measures[TURN] = 0.0
        value = self._value(measures, ahead) - ahead.delay
        return 1.0 / (1.0 + ahead.others * math.exp(-value / ahead.spread))

    def _chance_anew(self, s: Position, before: Prospect) -> float:
        """After the turn, if the supply or the others' cards have changed too."""
        ahead = Prospect(s, before.seat, before.approach, self.freight(s))
        ahead.delay = before.delay
        self._weigh(s, ahead)
        return self._chance(s, ahead.approach.short, ahead)

    def _choices(self, ahead: Prospect) -> vec[float]:
        """By value of the die: the chance after the best track of each type, and after the best
        other action."""
        s = ahead.state
        choices = float_zeros(FACES * CHOICES)
        for value in range(FACES):
            s.value = value
            best = 0.0
            if not s.boxes[ahead.seat] & BITS[value]:
                after = s.copy()
                acting.improve(after, value)
                best = self._chance(after, ahead.approach.short, ahead)
            if s.network[ahead.seat]:
                best = self._best_delivery(ahead, best)
            if s.may_be_taken(value):
                after = s.copy()
                acting.take(after, value)
                chance = self._chance_anew(after, ahead)
                if chance > best:
                    best = chance
            if best == 0.0:
                best = self._chance(s, ahead.approach.short, ahead)  # a pass
            choices[value * CHOICES + OTHER] = best
            self._best_builds(ahead, choices)
        return choices

    def _best_delivery(self, ahead: Prospect, best: float) -> float:
        g = self.setup
        legal: list[Action] = []
        delivery.list_actions(ahead.state, legal)
        for place in range(len(legal)):
            n = legal[place].id - g.deliver_id
            # Deliveries of one cube between two cities follow each other by distance.
            if place + 1 < len(legal) and (
                g.deliver_place[legal[place + 1].id - g.deliver_id] == g.deliver_place[n]
            ):
                continue
            after = ahead.state.copy()
            assert isinstance(after, Position)
            delivery.deliver(after, n)
            chance = self._chance_anew(after, ahead)
            if chance > best:
                best = chance
        return best

    def _best_builds(self, ahead: Prospect, choices: vec[float]) -> None:
        g = self.setup
        s = ahead.state
        approach = ahead.approach
        hexes = s.free[ahead.seat * FACES + s.value]
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            hex = g.first_hex[s.value] + INDEX[low % 67]
            for shape in range(SHAPES):
                a, b = g.shape_first[shape], g.shape_second[shape]
                if approach.detour(hex, a, b) > 0:
                    continue
                after = s.copy()
                acting.build(after, hex * SHAPES + shape)
                chance = self._chance(after, approach.short_with(hex, a, b), ahead)
                place = s.value * CHOICES + INDEX[g.shape_type[shape]]
                if chance > choices[place]:
                    choices[place] = chance
