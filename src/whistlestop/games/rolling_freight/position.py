"""A position of Rolling Freight: the pieces on the table as numbers, and how to tell events.

The steps (set-up, draft, turn, delivery, payment, stock, roll, phase) are functions on a position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.vectors import filled
from whistlestop.games.rolling_freight.game import (
    COLOUR_COUNT,
    KIND_COUNT,
    NONE,
    TYPES,
    RollingFreight,
)

# What is to be decided or drawn next.
FILLING: Final = 0  # chance: cargo for a circle
REFILLING: Final = 1  # chance: a card of the contract deck
LOSING: Final = 2  # chance: the link that a disaster strikes
REVEALING: Final = 3  # chance: an improvement
STARTING: Final = 4  # chance: the first player
ROLLING: Final = 5  # chance: a die
DRAFTING: Final = 6
TURN: Final = 7
DESTINATION: Final = 8
ROUTE: Final = 9
PAYING: Final = 10
GIVING: Final = 11
GIVING_DIE: Final = 12
STOCKING: Final = 13
PLANNING: Final = 14
ENDED: Final = 15

# What this is part of; decides what follows when cards and dice have been drawn.
SET_UP: Final = 0
DRAFT: Final = 1
MAIN: Final = 2  # steps A to E of a turn
CLOSE: Final = 3  # steps F to H
IDLE: Final = 4  # a contract left the game because nobody bought one
NEW_PHASE: Final = 5

# What is being paid for.
CONTRACT: Final = 0
IMPROVEMENT: Final = 1
STATION: Final = 2
DELIVERY: Final = 3


class Position(State):
    """Flat tables: `pool[seat * classes + class]`, `improvements[seat * TYPES + type]`,
    `joins[seat * cities + city]`, `collected[seat * COLOUR_COUNT + colour]`,
    `fares[colour * cities + city]`.
    """

    derived = ("joins", "wants", "lying", "fares", "usable", "power", "fares_known")

    def __init__(self, g: RollingFreight, like: Position | None) -> None:
        """At the start, or like another position: each field says what it is in both."""
        super().__init__(CHANCE if like is None else like.to_act)
        self.setup = g
        seats = g.seats
        self.score: vec[i64] = filled(seats) if like is None else like.score[:]  # of each seat
        self.stations: vec[i64] = filled(seats) if like is None else like.stations[:]
        # Unspent dice and stock markers
        self.pool: vec[i64] = filled(seats * g.classes) if like is None else like.pool[:]
        # Dice of whose turn it is, by kind
        self.spent: vec[i64] = filled(KIND_COUNT) if like is None else like.spent[:]
        self.improvements: vec[i64] = (
            filled(seats * TYPES) if like is None else like.improvements[:]
        )
        # Improvements of this turn, still held, by type
        self.bought: vec[i64] = filled(TYPES) if like is None else like.bought[:]
        self.cubes: vec[i64] = filled(g.links) if like is None else like.cubes[:]  # on each link
        # Of each link: who holds its contract or owns it, or NONE
        self.holder: vec[i64] = filled(g.links, NONE) if like is None else like.holder[:]
        # Of each seat: its unfinished links, a mask
        self.hand: vec[i64] = filled(seats) if like is None else like.hand[:]
        # Of each seat: its completed links, a mask
        self.built: vec[i64] = filled(seats) if like is None else like.built[:]
        # Of each seat: the cities that its links join to a city, a mask
        self.joins: vec[i64] = filled(seats * g.cities) if like is None else like.joins[:]
        # Of each circle: the colour of the piece on it, or NONE
        self.piece: vec[i64] = g.first_piece[:] if like is None else like.piece[:]
        # Of each circle: 1 if saturated
        self.served: vec[i64] = filled(g.circles) if like is None else like.served[:]
        # Of each colour: cities with an open wish for it, a mask
        self.wants: vec[i64] = g.first_wants[:] if like is None else like.wants[:]
        # Of each colour: cities where such a piece lies, a mask
        self.lying: vec[i64] = g.first_lying[:] if like is None else like.lying[:]
        # Pieces of each colour
        self.bag: vec[i64] = g.first_bag[:] if like is None else like.bag[:]
        # Pieces delivered in this phase
        self.collected: vec[i64] = (
            filled(seats * COLOUR_COUNT) if like is None else like.collected[:]
        )
        # Stock markers of each colour
        self.supply: vec[i64] = filled(COLOUR_COUNT, g.markers) if like is None else like.supply[:]
        # The contract in each place, or NONE
        self.track: vec[i64] = filled(g.places, NONE) if like is None else like.track[:]
        self.improvement_track: vec[i64] = (
            filled(g.improvement_places, NONE) if like is None else like.improvement_track[:]
        )
        # Of each phase: contracts in the deck in unknown order, a mask
        self.unknown: vec[i64] = g.phase_links[:] if like is None else like.unknown[:]
        # Of each phase: disaster cards among them
        self.disasters: vec[i64] = g.phase_disasters[:] if like is None else like.disasters[:]
        # Contracts known to lie on the deck, the last uppermost: `on_top` of them
        self.top: vec[i64] = filled(g.most_disasters, NONE) if like is None else like.top[:]
        # Contracts known to lie under it, the first uppermost: `at_bottom`
        self.under: vec[i64] = filled(g.phases, NONE) if like is None else like.under[:]
        # Contracts that disasters took in this refill, `lost_now` of them
        self.lost: vec[i64] = filled(g.most_disasters, NONE) if like is None else like.lost[:]
        # In the deck, by type
        self.unknown_improvements: vec[i64] = (
            g.improvement_count[:] if like is None else like.unknown_improvements[:]
        )
        # Below them, known: `at_improvement_bottom`
        self.improvements_under: vec[i64] = (
            filled(g.improvement_total, NONE) if like is None else like.improvements_under[:]
        )
        # Of each phase: its last turn, or NONE; its holder's
        self.last_turn: vec[i64] = filled(g.phases, NONE) if like is None else like.last_turn[:]
        # Dice of each kind
        self.to_roll: vec[i64] = filled(KIND_COUNT) if like is None else like.to_roll[:]
        # At step F: dice that count for each colour
        self.sorted_dice: vec[i64] = filled(COLOUR_COUNT) if like is None else like.sorted_dice[:]
        # Cheapest delivery of a piece, in dice before discount; a cache
        self.fares: vec[i64] = g.no_fares[:] if like is None else like.fares[:]

        self.step: i64 = FILLING if like is None else like.step
        self.course: i64 = SET_UP if like is None else like.course
        self.phase: i64 = 0 if like is None else like.phase
        self.turn: i64 = 0 if like is None else like.turn  # counted from 1
        self.seat: i64 = 0 if like is None else like.seat  # whose turn, pick or roll it is
        self.first: i64 = 0 if like is None else like.first
        self.circle: i64 = 0 if like is None else like.circle  # the next to fill
        # The phase whose cards are drawn; the number of phases: the bottom
        self.deck: i64 = 0 if like is None else like.deck
        self.on_top: i64 = 0 if like is None else like.on_top
        self.at_bottom: i64 = 0 if like is None else like.at_bottom
        self.at_improvement_bottom: i64 = 0 if like is None else like.at_improvement_bottom
        self.lost_now: i64 = 0 if like is None else like.lost_now
        self.pick: i64 = 0 if like is None else like.pick  # of the draft, from 0
        # Seats whose first pick was a contract, a mask
        self.took_contract: i64 = 0 if like is None else like.took_contract
        # Turns in a row without a contract bought
        self.idle: i64 = 0 if like is None else like.idle
        # In a turn
        # Duplicates that may still be put away, once one has been
        self.swaps_left: i64 = NONE if like is None else like.swaps_left
        self.bought_contract: bool = False if like is None else like.bought_contract
        self.steady_used: i64 = 0 if like is None else like.steady_used
        self.deliveries: i64 = 0 if like is None else like.deliveries
        self.discount_used: i64 = 0 if like is None else like.discount_used
        # Paying
        self.due: i64 = 0 if like is None else like.due  # generic dice
        # Classes of which one must be paid first, a mask; 0: none is due
        self.special: i64 = 0 if like is None else like.special
        self.paying_for: i64 = NONE if like is None else like.paying_for
        # The link, or the place of the improvement
        self.item: i64 = NONE if like is None else like.item
        # Delivering
        self.colour: i64 = NONE if like is None else like.colour
        self.source: i64 = NONE if like is None else like.source
        self.target: i64 = NONE if like is None else like.target
        self.at: i64 = NONE if like is None else like.at
        self.visited: i64 = 0 if like is None else like.visited  # cities, a mask
        self.route: i64 = 0 if like is None else like.route  # links, a mask
        self.fare: i64 = 0 if like is None else like.fare  # of the route so far
        # Giving, stocking, planning
        self.giving: i64 = NONE if like is None else like.giving  # the kind of die that leaves
        # The class of many-coloured dice that is being sorted
        self.sorting: i64 = 0 if like is None else like.sorting
        self.unsorted: i64 = 0 if like is None else like.unsorted  # how many of it are left
        self.plans: i64 = 0 if like is None else like.plans  # dice that may still be set
        # Caches for the seat whose turn it is; not part of the position
        # Classes with something unspent, a mask
        self.usable: i64 = 0 if like is None else like.usable
        self.power: i64 = 0 if like is None else like.power  # generic dice that all of it can pay
        self.fares_known: bool = False if like is None else like.fares_known

    @property
    def game(self) -> Game:
        return self.setup

    @abstractmethod
    def copy(self) -> Position:
        """As any state's, and known to be of this game."""

    def scores(self) -> list[int]:
        return [int(score) for score in self.score]

    def outcome(self) -> Outcome | None:
        if self.step != ENDED:
            return None
        # Imported here because only an ended game needs it.
        from whistlestop.games.rolling_freight.final import result

        return result(self)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return 0 if seat + 1 == self.setup.seats else seat + 1


# The events that rules emit, with their data. words/log.py makes sentences of them.
CARGO_DRAWN: Final = 0  # colour, city
CONTRACT_SHOWN: Final = 1  # link
IMPROVEMENT_SHOWN: Final = 2  # type
FIRST: Final = 3  # seat
ROLLED: Final = 4  # seat, class
TOOK_CONTRACT: Final = 5  # seat, link
TOOK_IMPROVEMENT: Final = 6  # seat, type
SWAPPED: Final = 7  # seat, type
TURN_BEGINS: Final = 8  # seat, turn
BUYING_CONTRACT: Final = 9  # seat, link, generic dice
BUYING_IMPROVEMENT: Final = 10  # seat, type, generic dice
BUYING_STATION: Final = 11  # seat, generic dice
PAID: Final = 12  # seat, class, value
VP_SCORED: Final = 13  # seat, points
BOUGHT_CONTRACT: Final = 14  # seat, link
BOUGHT_IMPROVEMENT: Final = 15  # seat, type
BUILT_STATION: Final = 16  # seat, stations now
BUILT: Final = 17  # seat, link, class, cubes, cubes now
STEADY_BUILT: Final = 18  # seat, link, cubes now
COMPLETED: Final = 19  # seat, link, points
LOADING: Final = 20  # seat, colour, city
HEADING: Final = 21  # seat, colour, city
GOING: Final = 22  # seat, link, city reached
FARE: Final = 23  # seat, links' price, discount, dice due
DELIVERED: Final = 24  # seat, colour, source, target, links, bonus
LINKS_SCORED: Final = 25  # seat, points
FRIENDLY_SCORED: Final = 26  # seat, points
GAVE: Final = 27  # seat, type
DIE_LEFT: Final = 28  # seat, class or NONE, kind
SORTED: Final = 29  # seat, class, colour
STOCKED: Final = 30  # seat, colour, markers
SET_DIE: Final = 31  # seat, class
TURN_CLOSES: Final = 32  # seat
END_CARD: Final = 33  # seat, phase
DISASTER: Final = 34  # completed links at risk
LOST: Final = 35  # seat, link, mask of cities that lost saturation
RETURNED: Final = 36  # link, now on top of the deck
DISCARDED: Final = 37  # link
PHASE_ENDS: Final = 38  # phase
CARGO_SCORED: Final = 39  # seat, pieces, points
PHASE_BEGINS: Final = 40  # phase
CONTRACT_UNDER: Final = 41  # link
IMPROVEMENT_UNDER: Final = 42  # type
CUBES_SCORED: Final = 43  # seat, points
GAME_ENDS: Final = 44  # -
ROLLS_REST: Final = 45  # seat
