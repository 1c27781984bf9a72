"""Rolling Freight's positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.features import Features, Row
from whistlestop.games.rolling_freight.game import (
    COLOUR_COUNT,
    KIND_COUNT,
    NONE,
    TYPES,
    RollingFreight,
)
from whistlestop.games.rolling_freight.position import DELIVERY, ENDED, NEW_PHASE, Position

TURNS: Final = 50.0
POINTS: Final = 100.0
DICE: Final = 6.0
FEW: Final = 3.0  # improvements of a type, disasters, dice to set
PIECES: Final = 10.0
LENGTH: Final = 6.0  # of a link, in cubes
PRICE: Final = 10.0


class RollingFreightFeatures(Features[Position]):
    def __init__(self, g: RollingFreight) -> None:
        turns = most_turns(g)
        super().__init__((turns + 2) * most_decisions(g), most_points(g))
        self.setup = g
        self._add_course(g, turns)
        self._add_cards(g)
        self._add_turn(g)
        self._add_map(g)
        self._add_seats(g)

    def _add_course(self, g: RollingFreight, turns: int) -> None:
        add = self.add
        seats, phases = g.players, int(g.phases)
        self.step: i64 = add(
            "step",
            (int(ENDED) + 1,),
            ("step",),
            "cargo, contract, disaster, improvement, first player, die (chance); draft, turn, "
            "destination, route, payment, giving an improvement, giving a die, stocking, planning, "
            "ended: one of them",
        )
        self.course: i64 = add(
            "course",
            (int(NEW_PHASE) + 1,),
            ("course",),
            "set-up, draft, turn, its close, idleness, new phase: in the course of which it is",
        )
        self.phase: i64 = add("phase", (phases,), ("phase",), "A, B, C")
        self.turn: i64 = add("turn", (1,), ("turn",), "turns in units of 50", turns / TURNS)
        self.idle: i64 = add(
            "idle", (1,), ("turns",), "turns in a row without a contract, in 50", turns / TURNS
        )
        self.last_turn: i64 = add(
            "last_turn",
            (phases,),
            ("phase",),
            "1 more than the phase's last turn, in units of 50; 0 while it is open",
            (turns + 1) / TURNS,
        )
        self.to_act: i64 = add("to_act", (seats,), ("seat",), "who decides; none for chance")
        self.seat: i64 = add("seat", (seats,), ("seat",), "whose turn, pick or roll it is")
        self.first: i64 = add("first", (seats,), ("seat",), "the first player")
        self.pick: i64 = add("pick", (2 * seats + 1,), ("pick",), "picks of the draft so far")
        self.took: i64 = add(
            "took_contract", (seats,), ("seat",), "took a contract with the first pick"
        )
        self.circle: i64 = add(
            "circle", (int(g.circles) + 1,), ("circle",), "the next to be filled with cargo"
        )

    def _add_cards(self, g: RollingFreight) -> None:
        add = self.add
        phases, links = int(g.deck_phases), int(g.links)
        disasters = sum(int(n) for n in g.phase_disasters)
        self.track: i64 = add(
            "contracts", (int(g.places), links), ("place", "link"), "the contract in the place"
        )
        self.unknown: i64 = add(
            "deck", (phases, links), ("phase", "link"), "the contract is in the deck, unknown where"
        )
        self.disasters: i64 = add(
            "disasters", (phases,), ("phase",), "disaster cards in the deck, in threes"
        )
        self.deck: i64 = add(
            "deck_phase", (phases + 1,), ("phase",), "whose cards are drawn; last: the bottom"
        )
        self.top: i64 = add(
            "on_top", (disasters, links), ("place", "link"), "known to lie on the deck"
        )
        self.under: i64 = add(
            "under", (int(g.phases), links), ("place", "link"), "known to lie under the deck"
        )
        self.lost: i64 = add(
            "lost", (disasters, links), ("place", "link"), "lost to a disaster in this refill"
        )
        self.improvement_track: i64 = add(
            "improvement_cards",
            (int(g.improvement_places), TYPES),
            ("place", "improvement"),
            "the improvement in the place",
        )
        self.improvement_deck: i64 = add(
            "improvement_deck", (TYPES,), ("improvement",), "in the deck, unknown where, in threes"
        )
        self.improvements_under: i64 = add(
            "improvements_under",
            (int(g.improvement_total), TYPES),
            ("place", "improvement"),
            "known to lie under the deck",
        )

    def _add_turn(self, g: RollingFreight) -> None:
        add = self.add
        links, cities, classes = int(g.links), int(g.cities), int(g.classes)
        self.swapped: i64 = add(
            "swapped", (1,), ("flag",), "no duplicate may go under the deck any more"
        )
        self.swaps: i64 = add(
            "swaps_left",
            (1,),
            ("swaps",),
            "after the first duplicate: how many more may go, of the deck's cards",
        )
        self.bought_contract: i64 = add(
            "bought_contract", (1,), ("flag",), "a contract was bought in this turn"
        )
        self.steady: i64 = add("steady_used", (1,), ("uses",), "Steady Builders used, in threes")
        self.deliveries: i64 = add("deliveries", (1,), ("deliveries",), "in this turn, of 2")
        self.discount: i64 = add("discount_used", (1,), ("dice",), "station discount used, of 6")
        self.due: i64 = add(
            "due", (1,), ("dice",), "generic dice to pay, in tens", most_fare(g) / PRICE
        )
        self.special: i64 = add(
            "special", (classes,), ("die",), "one of these dice must be paid first"
        )
        self.paying_for: i64 = add(
            "paying_for",
            (int(DELIVERY) + 1,),
            ("purchase",),
            "contract, improvement, station, delivery",
        )
        self.item: i64 = add(
            "item", (max(links, int(g.improvement_places)),), ("item",), "the link or the place"
        )
        self.colour: i64 = add("colour", (COLOUR_COUNT,), ("colour",), "of the piece delivered")
        self.source: i64 = add("source", (cities,), ("city",), "where the piece comes from")
        self.target: i64 = add("target", (cities,), ("city",), "where it goes")
        self.at: i64 = add("at", (cities,), ("city",), "how far it has come")
        self.visited: i64 = add("visited", (cities,), ("city",), "where it has been")
        self.route: i64 = add("route", (links,), ("link",), "how it went")
        self.fare: i64 = add(
            "fare", (1,), ("dice",), "of the route so far, in tens", most_fare(g) / PRICE
        )
        self.giving: i64 = add("giving", (KIND_COUNT,), ("kind",), "the kind of die that leaves")
        self.sorting: i64 = add("sorting", (classes,), ("die",), "the dice being sorted for stock")
        self.unsorted: i64 = add("unsorted", (1,), ("dice",), "of them, in sixes", dice(g))
        self.sorted: i64 = add(
            "sorted", (COLOUR_COUNT,), ("colour",), "dice counted for stock, in sixes", dice(g)
        )
        self.plans: i64 = add("plans", (1,), ("dice",), "dice that may still be set, in threes", 4)
        self.to_roll: i64 = add("to_roll", (KIND_COUNT,), ("kind",), "dice, in sixes", dice(g))
        self.spent: i64 = add(
            "spent", (KIND_COUNT,), ("kind",), "dice spent in this turn, in sixes", dice(g)
        )
        self.bought: i64 = add(
            "bought", (TYPES,), ("improvement",), "bought in this turn, in threes", 4 / FEW
        )

    def _add_map(self, g: RollingFreight) -> None:
        add = self.add
        pieces = sum(int(count) for count in g.cargo) / PIECES
        self.cubes: i64 = add(
            "cubes", (int(g.links),), ("link",), "on the link, in sixes", int(g.lengths) / LENGTH
        )
        self.piece: i64 = add(
            "piece", (int(g.circles), COLOUR_COUNT), ("circle", "colour"), "lies on the circle"
        )
        self.served: i64 = add("served", (int(g.circles),), ("circle",), "saturated")
        self.bag: i64 = add("bag", (COLOUR_COUNT,), ("colour",), "in the bag, in tens", pieces)
        self.supply: i64 = add(
            "supply", (COLOUR_COUNT,), ("colour",), f"stock markers, of {int(g.markers)}"
        )

    def _add_seats(self, g: RollingFreight) -> None:
        add = self.add
        seats, links = g.players, int(g.links)
        pieces = sum(int(count) for count in g.cargo) / PIECES
        self.score: i64 = add(
            "score", (seats,), ("seat",), "in hundreds", self.most_points / POINTS
        )
        self.stations: i64 = add(
            "stations", (seats,), ("seat",), f"built, of {int(g.most_stations)}"
        )
        self.pool: i64 = add(
            "dice",
            (seats, int(g.classes)),
            ("seat", "die"),
            "unspent dice by face, and stock markers, in sixes",
            max(dice(g), int(g.markers) / DICE),
        )
        self.improvements: i64 = add(
            "improvements",
            (seats, TYPES),
            ("seat", "improvement"),
            "held, in threes",
            4 / FEW,
        )
        self.hand: i64 = add("hand", (seats, links), ("seat", "link"), "contracts, unfinished")
        self.built: i64 = add("built", (seats, links), ("seat", "link"), "completed links")
        self.collected: i64 = add(
            "collected",
            (seats, COLOUR_COUNT),
            ("seat", "colour"),
            "pieces delivered in this phase, in tens",
            pieces,
        )

    def write(self, state: Position, seat: int, row: Row) -> None:
        s = state
        g = self.setup
        self._course(s, row)
        self._cards(s, row)
        self._turn(s, row)
        self._delivery(s, row)
        self._map(s, row)
        place: i64 = 0
        other: i64 = seat
        while place < g.seats:
            if s.to_act == other:
                row.mark(self.to_act + place)
            if s.seat == other:
                row.mark(self.seat + place)
            if s.first == other:
                row.mark(self.first + place)
            if s.took_contract & BITS[other]:
                row.mark(self.took + place)
            self._seat(s, other, place, row)
            place += 1
            other = s.left_of(other)

    def _course(self, s: Position, row: Row) -> None:
        self.mark(row, self.step, s.step)
        self.mark(row, self.course, s.course)
        self.mark(row, self.phase, s.phase)
        self.put(row, self.turn, s.turn, TURNS)
        self.put(row, self.idle, s.idle, TURNS)
        for phase in range(self.setup.phases):
            self.put(row, self.last_turn + phase, s.last_turn[phase] + 1, TURNS)
        self.mark(row, self.pick, s.pick)
        self.mark(row, self.circle, s.circle)

    def _cards(self, s: Position, row: Row) -> None:
        g = self.setup
        links = g.links
        for place in range(g.places):
            self.mark(row, self.track + place * links, s.track[place])
        for phase in range(g.deck_phases):
            self.mark_set(row, self.unknown + phase * links, s.unknown[phase])
            self.put(row, self.disasters + phase, s.disasters[phase], FEW)
        self.mark(row, self.deck, s.deck)
        for place in range(len(s.top)):
            self.mark(row, self.top + place * links, s.top[place])
        for place in range(len(s.under)):
            self.mark(row, self.under + place * links, s.under[place])
        for place in range(len(s.lost)):
            self.mark(row, self.lost + place * links, s.lost[place])
        for place in range(g.improvement_places):
            self.mark(row, self.improvement_track + place * TYPES, s.improvement_track[place])
        for kind in range(TYPES):
            self.put(row, self.improvement_deck + kind, s.unknown_improvements[kind], FEW)
        for place in range(len(s.improvements_under)):
            kind_under = s.improvements_under[place]
            if kind_under == NONE:
                break  # cards under the deck have no gaps between them
            row.mark(self.improvements_under + place * TYPES + kind_under)

    def _turn(self, s: Position, row: Row) -> None:
        if s.swaps_left == 0:
            row.mark(self.swapped)
        elif s.swaps_left != NONE:
            self.put(row, self.swaps, s.swaps_left, float(self.setup.improvement_total))
        if s.bought_contract:
            row.mark(self.bought_contract)
        self.put(row, self.steady, s.steady_used, FEW)
        self.put(row, self.deliveries, s.deliveries, 2.0)
        self.put(row, self.discount, s.discount_used, DICE)
        self.put(row, self.due, s.due, PRICE)
        self.mark_set(row, self.special, s.special)
        self.mark(row, self.paying_for, s.paying_for)
        self.mark(row, self.item, s.item)
        self.mark(row, self.giving, s.giving)
        self.mark(row, self.sorting, s.sorting)
        self.put(row, self.unsorted, s.unsorted, DICE)
        self.put(row, self.plans, s.plans, FEW)
        for colour in range(COLOUR_COUNT):
            self.put(row, self.sorted + colour, s.sorted_dice[colour], DICE)
        for kind in range(KIND_COUNT):
            self.put(row, self.to_roll + kind, s.to_roll[kind], DICE)
            self.put(row, self.spent + kind, s.spent[kind], DICE)
        for kind in range(TYPES):
            self.put(row, self.bought + kind, s.bought[kind], FEW)

    def _delivery(self, s: Position, row: Row) -> None:
        self.mark(row, self.colour, s.colour)
        self.mark(row, self.source, s.source)
        self.mark(row, self.target, s.target)
        self.mark(row, self.at, s.at)
        self.mark_set(row, self.visited, s.visited)
        self.mark_set(row, self.route, s.route)
        self.put(row, self.fare, s.fare, PRICE)

    def _map(self, s: Position, row: Row) -> None:
        g = self.setup
        for link in range(g.links):
            cubes = s.cubes[link]
            if cubes:
                row[self.cubes + link] = float(cubes) / LENGTH
        for circle in range(g.circles):
            piece = s.piece[circle]
            if piece != NONE:
                row.mark(self.piece + circle * COLOUR_COUNT + piece)
            if s.served[circle]:
                row.mark(self.served + circle)
        for colour in range(COLOUR_COUNT):
            self.put(row, self.bag + colour, s.bag[colour], PIECES)
            self.put(row, self.supply + colour, s.supply[colour], float(g.markers))

    def _seat(self, s: Position, seat: i64, place: i64, row: Row) -> None:
        """What a seat has, at its place as seen from the viewer."""
        g = self.setup
        classes = g.classes
        self.put(row, self.score + place, s.score[seat], POINTS)
        self.put(row, self.stations + place, s.stations[seat], float(g.most_stations))
        first = seat * classes
        for face in range(classes):
            unspent = s.pool[first + face]
            if unspent:
                row[self.pool + place * classes + face] = float(unspent) / DICE
        first = seat * TYPES
        for kind in range(TYPES):
            held = s.improvements[first + kind]
            if held:
                row[self.improvements + place * TYPES + kind] = float(held) / FEW
        self.mark_set(row, self.hand + place * g.links, s.hand[seat])
        self.mark_set(row, self.built + place * g.links, s.built[seat])
        for colour in range(COLOUR_COUNT):
            pieces = s.collected[seat * COLOUR_COUNT + colour]
            self.put(row, self.collected + place * COLOUR_COUNT + colour, pieces, PIECES)


def dice(g: RollingFreight) -> float:
    """All that a seat can have, in sixes: with one more of every improvement that is a die."""
    return (int(g.dice_each) + int(g.improvement_limit) + 1) / DICE


def most_fare(g: RollingFreight) -> int:
    """A route visits no city twice."""
    return int(g.cities) * int(g.other_link_price) + max(int(p) for p in g.station_price)


def most_turns(g: RollingFreight) -> int:
    """A contract is bought, or leaves the game, once in so many turns; each phase has a last
    round, and a disaster may give a contract back.
    """
    contracts = int(g.links) + sum(int(n) for n in g.phase_disasters)
    return (contracts + 1) * (int(g.idle_turns) + g.players) + 2 * int(g.phases) * g.players


def most_decisions(g: RollingFreight) -> int:
    """Every die and marker spent in a decision, with all that may be chosen before and after."""
    spendable = int(g.dice_each) + int(g.improvement_limit) + COLOUR_COUNT * int(g.markers)
    return 4 * spendable + 2 * (int(g.cities) + 2) + 20


def most_points(g: RollingFreight) -> int:
    """Every piece along the longest route and paid with the best dice; every link at its best."""
    links = int(g.links) * max(int(points) for points in g.link_points)
    cubes = int(g.links) * int(g.lengths)
    piece = int(g.cities) * (1 + int(g.vp_points)) + max(int(bonus) for bonus in g.bonus)
    piece += max(int(points) for points in g.cargo_points) + g.players
    return links + cubes + sum(int(count) for count in g.cargo) * piece
