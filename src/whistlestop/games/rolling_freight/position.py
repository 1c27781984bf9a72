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
        super().__init__(like.to_act if like else CHANCE)
        self.setup = g
        seats = g.seats
        self.score: vec[i64] = like.score[:] if like else filled(seats)  # of each seat
        self.stations: vec[i64] = like.stations[:] if like else filled(seats)
        # Unspent dice and stock markers
        self.pool: vec[i64] = like.pool[:] if like else filled(seats * g.classes)
        # Dice of whose turn it is, by kind
        self.spent: vec[i64] = like.spent[:] if like else filled(KIND_COUNT)
        self.improvements: vec[i64] = like.improvements[:] if like else filled(seats * TYPES)
        # Improvements of this turn, still held, by type
        self.bought: vec[i64] = like.bought[:] if like else filled(TYPES)
        self.cubes: vec[i64] = like.cubes[:] if like else filled(g.links)  # on each link
        # Of each link: who holds its contract or owns it, or NONE
        self.holder: vec[i64] = like.holder[:] if like else filled(g.links, NONE)
        # Of each seat: its unfinished links, a mask
        self.hand: vec[i64] = like.hand[:] if like else filled(seats)
        # Of each seat: its completed links, a mask
        self.built: vec[i64] = like.built[:] if like else filled(seats)
        # Of each seat: the cities that its links join to a city, a mask
        self.joins: vec[i64] = like.joins[:] if like else filled(seats * g.cities)
        # Of each circle: the colour of the piece on it, or NONE
        self.piece: vec[i64] = like.piece[:] if like else g.first_piece[:]
        # Of each circle: 1 if saturated
        self.served: vec[i64] = like.served[:] if like else filled(g.circles)
        # Of each colour: cities with an open wish for it, a mask
        self.wants: vec[i64] = like.wants[:] if like else g.first_wants[:]
        # Of each colour: cities where such a piece lies, a mask
        self.lying: vec[i64] = like.lying[:] if like else g.first_lying[:]
        self.bag: vec[i64] = like.bag[:] if like else g.first_bag[:]  # pieces of each colour
        # Pieces delivered in this phase
        self.collected: vec[i64] = like.collected[:] if like else filled(seats * COLOUR_COUNT)
        # Stock markers of each colour
        self.supply: vec[i64] = like.supply[:] if like else filled(COLOUR_COUNT, g.markers)
        # The contract in each place, or NONE
        self.track: vec[i64] = like.track[:] if like else filled(g.places, NONE)
        self.improvement_track: vec[i64] = (
            like.improvement_track[:] if like else filled(g.improvement_places, NONE)
        )
        # Of each phase: contracts in the deck in unknown order, a mask
        self.unknown: vec[i64] = like.unknown[:] if like else g.phase_links[:]
        # Of each phase: disaster cards among them
        self.disasters: vec[i64] = like.disasters[:] if like else g.phase_disasters[:]
        # Contracts known to lie on the deck, the last uppermost: `on_top` of them
        self.top: vec[i64] = like.top[:] if like else filled(g.most_disasters, NONE)
        # Contracts known to lie under it, the first uppermost: `at_bottom`
        self.under: vec[i64] = like.under[:] if like else filled(g.phases, NONE)
        # Contracts that disasters took in this refill, `lost_now` of them
        self.lost: vec[i64] = like.lost[:] if like else filled(g.most_disasters, NONE)
        # In the deck, by type
        self.unknown_improvements: vec[i64] = (
            like.unknown_improvements[:] if like else g.improvement_count[:]
        )
        # Below them, known: `at_improvement_bottom`
        self.improvements_under: vec[i64] = (
            like.improvements_under[:] if like else filled(g.improvement_total, NONE)
        )
        # Of each phase: its last turn, or NONE; its holder's
        self.last_turn: vec[i64] = like.last_turn[:] if like else filled(g.phases, NONE)
        # Dice of each kind
        self.to_roll: vec[i64] = like.to_roll[:] if like else filled(KIND_COUNT)
        # At step F: dice that count for each colour
        self.sorted_dice: vec[i64] = like.sorted_dice[:] if like else filled(COLOUR_COUNT)
        # Cheapest delivery of a piece, in dice before discount; a cache
        self.fares: vec[i64] = like.fares[:] if like else g.no_fares[:]

        self.step: i64 = like.step if like else FILLING
        self.course: i64 = like.course if like else SET_UP
        self.phase: i64 = like.phase if like else 0
        self.turn: i64 = like.turn if like else 0  # counted from 1
        self.seat: i64 = like.seat if like else 0  # whose turn, pick or roll it is
        self.first: i64 = like.first if like else 0
        self.circle: i64 = like.circle if like else 0  # the next to fill
        # The phase whose cards are drawn; the number of phases: the bottom
        self.deck: i64 = like.deck if like else 0
        self.on_top: i64 = like.on_top if like else 0
        self.at_bottom: i64 = like.at_bottom if like else 0
        self.at_improvement_bottom: i64 = like.at_improvement_bottom if like else 0
        self.lost_now: i64 = like.lost_now if like else 0
        self.pick: i64 = like.pick if like else 0  # of the draft, from 0
        # Seats whose first pick was a contract, a mask
        self.took_contract: i64 = like.took_contract if like else 0
        self.idle: i64 = like.idle if like else 0  # turns in a row without a contract bought
        # In a turn
        # Duplicates that may still be put away, once one has been
        self.swaps_left: i64 = like.swaps_left if like else NONE
        self.bought_contract: bool = like.bought_contract if like else False
        self.steady_used: i64 = like.steady_used if like else 0
        self.deliveries: i64 = like.deliveries if like else 0
        self.discount_used: i64 = like.discount_used if like else 0
        # Paying
        self.due: i64 = like.due if like else 0  # generic dice
        # Classes of which one must be paid first, a mask; 0: none is due
        self.special: i64 = like.special if like else 0
        self.paying_for: i64 = like.paying_for if like else NONE
        self.item: i64 = like.item if like else NONE  # the link, or the place of the improvement
        # Delivering
        self.colour: i64 = like.colour if like else NONE
        self.source: i64 = like.source if like else NONE
        self.target: i64 = like.target if like else NONE
        self.at: i64 = like.at if like else NONE
        self.visited: i64 = like.visited if like else 0  # cities, a mask
        self.route: i64 = like.route if like else 0  # links, a mask
        self.fare: i64 = like.fare if like else 0  # of the route so far
        # Giving, stocking, planning
        self.giving: i64 = like.giving if like else NONE  # the kind of die that leaves
        # The class of many-coloured dice that is being sorted
        self.sorting: i64 = like.sorting if like else 0
        self.unsorted: i64 = like.unsorted if like else 0  # how many of it are left
        self.plans: i64 = like.plans if like else 0  # dice that may still be set
        # Caches for the seat whose turn it is; not part of the position
        self.usable: i64 = like.usable if like else 0  # classes with something unspent, a mask
        self.power: i64 = like.power if like else 0  # generic dice that all of it can pay
        self.fares_known: bool = like.fares_known if like else False

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
