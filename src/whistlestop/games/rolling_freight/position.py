"""A position of Rolling Freight: the pieces on the table as numbers, and how to tell events.

The steps (set-up, draft, turn, delivery, payment, stock, roll, phase) are functions on a position.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.games.rolling_freight.game import NONE, RollingFreight

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

    def __init__(
        self,
        setup: RollingFreight,
        score: vec[i64],
        stations: vec[i64],
        pool: vec[i64],
        spent: vec[i64],
        improvements: vec[i64],
        bought: vec[i64],
        cubes: vec[i64],
        holder: vec[i64],
        hand: vec[i64],
        built: vec[i64],
        joins: vec[i64],
        piece: vec[i64],
        served: vec[i64],
        wants: vec[i64],
        lying: vec[i64],
        bag: vec[i64],
        collected: vec[i64],
        supply: vec[i64],
        track: vec[i64],
        improvement_track: vec[i64],
        unknown: vec[i64],
        disasters: vec[i64],
        top: vec[i64],
        under: vec[i64],
        lost: vec[i64],
        unknown_improvements: vec[i64],
        improvements_under: vec[i64],
        last_turn: vec[i64],
        to_roll: vec[i64],
        sorted_dice: vec[i64],
        fares: vec[i64],
    ) -> None:
        super().__init__(CHANCE)
        self.setup = setup
        self.score = score  # of each seat
        self.stations = stations
        self.pool = pool  # unspent dice and stock markers
        self.spent = spent  # dice of whose turn it is, by kind
        self.improvements = improvements
        self.bought = bought  # improvements of this turn, still held, by type
        self.cubes = cubes  # on each link
        self.holder = holder  # of each link: who holds its contract or owns it, or NONE
        self.hand = hand  # of each seat: its unfinished links, a mask
        self.built = built  # of each seat: its completed links, a mask
        self.joins = joins  # of each seat: the cities that its links join to a city, a mask
        self.piece = piece  # of each circle: the colour of the piece on it, or NONE
        self.served = served  # of each circle: 1 if saturated
        self.wants = wants  # of each colour: cities with an open wish for it, a mask
        self.lying = lying  # of each colour: cities where such a piece lies, a mask
        self.bag = bag  # pieces of each colour
        self.collected = collected  # pieces delivered in this phase
        self.supply = supply  # stock markers of each colour
        self.track = track  # the contract in each place, or NONE
        self.improvement_track = improvement_track
        self.unknown = unknown  # of each phase: contracts in the deck in unknown order, a mask
        self.disasters = disasters  # of each phase: disaster cards among them
        self.top = top  # contracts known to lie on the deck, the last uppermost: `on_top` of them
        self.under = under  # contracts known to lie under it, the first uppermost: `at_bottom`
        self.lost = lost  # contracts that disasters took in this refill, `lost_now` of them
        self.unknown_improvements = unknown_improvements  # in the deck, by type
        self.improvements_under = improvements_under  # below them, known: `at_improvement_bottom`
        self.last_turn = last_turn  # of each phase: its last turn, or NONE; its holder's
        self.to_roll = to_roll  # dice of each kind
        self.sorted_dice = sorted_dice  # at step F: dice that count for each colour
        self.fares = fares  # cheapest delivery of a piece, in dice before discount; a cache

        self.step: i64 = FILLING
        self.course: i64 = SET_UP
        self.phase: i64 = 0
        self.turn: i64 = 0  # counted from 1
        self.seat: i64 = 0  # whose turn, pick or roll it is
        self.first: i64 = 0
        self.circle: i64 = 0  # the next to fill
        self.deck: i64 = 0  # the phase whose cards are drawn; the number of phases: the bottom
        self.on_top: i64 = 0
        self.at_bottom: i64 = 0
        self.at_improvement_bottom: i64 = 0
        self.lost_now: i64 = 0
        self.pick: i64 = 0  # of the draft, from 0
        self.took_contract: i64 = 0  # seats whose first pick was a contract, a mask
        self.idle: i64 = 0  # turns in a row without a contract bought
        # In a turn
        self.swapped: bool = False
        self.bought_contract: bool = False
        self.steady_used: i64 = 0
        self.deliveries: i64 = 0
        self.discount_used: i64 = 0
        # Paying
        self.due: i64 = 0  # generic dice
        self.special: i64 = 0  # classes of which one must be paid first, a mask; 0: none is due
        self.paying_for: i64 = NONE
        self.item: i64 = NONE  # the link, or the place of the improvement
        # Delivering
        self.colour: i64 = NONE
        self.source: i64 = NONE
        self.target: i64 = NONE
        self.at: i64 = NONE
        self.visited: i64 = 0  # cities, a mask
        self.route: i64 = 0  # links, a mask
        self.fare: i64 = 0  # of the route so far
        # Giving, stocking, planning
        self.giving: i64 = NONE  # the kind of die that leaves
        self.sorting: i64 = 0  # the class of many-coloured dice that is being sorted
        self.unsorted: i64 = 0  # how many of it are left
        self.plans: i64 = 0  # dice that may still be set
        # Caches for the seat whose turn it is; not part of the position
        self.usable: i64 = 0  # classes with something unspent, a mask
        self.power: i64 = 0  # generic dice that all of it can pay
        self.fares_known: bool = False

    @property
    def game(self) -> Game:
        return self.setup

    def snapshot(self) -> tuple[Any, ...]:
        return (
            *(int(self.to_act), int(self.step), int(self.course), int(self.phase)),
            *(int(self.turn), int(self.seat), int(self.first), int(self.circle), int(self.deck)),
            *(int(self.on_top), int(self.at_bottom), int(self.at_improvement_bottom)),
            *(int(self.lost_now), int(self.pick), int(self.took_contract), int(self.idle)),
            *(bool(self.swapped), bool(self.bought_contract), int(self.steady_used)),
            *(int(self.deliveries), int(self.discount_used), int(self.due), int(self.special)),
            *(int(self.paying_for), int(self.item), int(self.colour), int(self.source)),
            *(int(self.target), int(self.at), int(self.visited), int(self.route)),
            *(int(self.fare), int(self.giving), int(self.sorting), int(self.unsorted)),
            *(int(self.plans), tuple(self.score), tuple(self.stations), tuple(self.pool)),
            *(tuple(self.spent), tuple(self.improvements), tuple(self.bought)),
            *(tuple(self.cubes), tuple(self.holder), tuple(self.hand), tuple(self.built)),
            *(tuple(self.piece), tuple(self.served), tuple(self.bag), tuple(self.collected)),
            *(tuple(self.supply), tuple(self.track), tuple(self.improvement_track)),
            *(tuple(self.unknown), tuple(self.disasters), tuple(self.top), tuple(self.under)),
            *(tuple(self.lost), tuple(self.unknown_improvements)),
            *(tuple(self.improvements_under), tuple(self.last_turn), tuple(self.to_roll)),
            tuple(self.sorted_dice),
        )

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
