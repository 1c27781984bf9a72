"""Rolling Freight's positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.features import Features, Row, all_seen_from, seen_from
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
        viewer: i64 = seat
        row.mark_one(self.to_act, seen_from(viewer, s.to_act, g.seats))
        row.mark_one(self.seat, seen_from(viewer, s.seat, g.seats))
        row.mark_one(self.first, seen_from(viewer, s.first, g.seats))
        row.mark_set(self.took, all_seen_from(viewer, s.took_contract, g.seats))
        row.put_seats(self.score, s.score, 0, g.seats, viewer, POINTS)
        row.put_seats(self.stations, s.stations, 0, g.seats, viewer, float(g.most_stations))
        other = viewer
        for place in range(g.seats):
            self._seat(s, other, place, row)
            other = s.left_of(other)

    def _course(self, s: Position, row: Row) -> None:
        row.mark_one(self.step, s.step)
        row.mark_one(self.course, s.course)
        row.mark_one(self.phase, s.phase)
        row.put(self.turn, s.turn, TURNS)
        row.put(self.idle, s.idle, TURNS)
        for phase in range(self.setup.phases):
            row.put(self.last_turn + phase, s.last_turn[phase] + 1, TURNS)
        row.mark_one(self.pick, s.pick)
        row.mark_one(self.circle, s.circle)

    def _cards(self, s: Position, row: Row) -> None:
        g = self.setup
        links = g.links
        row.mark_each(self.track, s.track, 0, g.places, links)
        for phase in range(g.deck_phases):
            row.mark_set(self.unknown + phase * links, s.unknown[phase])
        row.put_each(self.disasters, s.disasters, 0, g.deck_phases, FEW)
        row.mark_one(self.deck, s.deck)
        row.mark_each(self.top, s.top, 0, len(s.top), links)
        row.mark_each(self.under, s.under, 0, len(s.under), links)
        row.mark_each(self.lost, s.lost, 0, len(s.lost), links)
        row.mark_each(self.improvement_track, s.improvement_track, 0, g.improvement_places, TYPES)
        row.put_each(self.improvement_deck, s.unknown_improvements, 0, TYPES, FEW)
        under = s.improvements_under
        row.mark_each(self.improvements_under, under, 0, len(under), TYPES)

    def _turn(self, s: Position, row: Row) -> None:
        swaps = 0 if s.swaps_left == NONE else s.swaps_left
        row.mark_if(self.swapped, s.swaps_left == 0)
        row.put(self.swaps, swaps, float(self.setup.improvement_total))
        row.mark_if(self.bought_contract, s.bought_contract != 0)
        row.put(self.steady, s.steady_used, FEW)
        row.put(self.deliveries, s.deliveries, 2.0)
        row.put(self.discount, s.discount_used, DICE)
        row.put(self.due, s.due, PRICE)
        row.mark_set(self.special, s.special)
        row.mark_one(self.paying_for, s.paying_for)
        row.mark_one(self.item, s.item)
        row.mark_one(self.giving, s.giving)
        row.mark_one(self.sorting, s.sorting)
        row.put(self.unsorted, s.unsorted, DICE)
        row.put(self.plans, s.plans, FEW)
        row.put_each(self.sorted, s.sorted_dice, 0, COLOUR_COUNT, DICE)
        row.put_each(self.to_roll, s.to_roll, 0, KIND_COUNT, DICE)
        row.put_each(self.spent, s.spent, 0, KIND_COUNT, DICE)
        row.put_each(self.bought, s.bought, 0, TYPES, FEW)

    def _delivery(self, s: Position, row: Row) -> None:
        row.mark_one(self.colour, s.colour)
        row.mark_one(self.source, s.source)
        row.mark_one(self.target, s.target)
        row.mark_one(self.at, s.at)
        row.mark_set(self.visited, s.visited)
        row.mark_set(self.route, s.route)
        row.put(self.fare, s.fare, PRICE)

    def _map(self, s: Position, row: Row) -> None:
        g = self.setup
        row.put_each(self.cubes, s.cubes, 0, g.links, LENGTH)
        row.mark_each(self.piece, s.piece, 0, g.circles, COLOUR_COUNT)
        row.put_each(self.served, s.served, 0, g.circles, 1.0)
        row.put_each(self.bag, s.bag, 0, COLOUR_COUNT, PIECES)
        row.put_each(self.supply, s.supply, 0, COLOUR_COUNT, float(g.markers))

    def _seat(self, s: Position, seat: i64, place: i64, row: Row) -> None:
        """What a seat has, at its place as seen from the viewer."""
        g = self.setup
        classes = g.classes
        row.put_each(self.pool + place * classes, s.pool, seat * classes, classes, DICE)
        held = self.improvements + place * TYPES
        row.put_each(held, s.improvements, seat * TYPES, TYPES, FEW)
        row.mark_set(self.hand + place * g.links, s.hand[seat])
        row.mark_set(self.built + place * g.links, s.built[seat])
        collected = self.collected + place * COLOUR_COUNT
        row.put_each(collected, s.collected, seat * COLOUR_COUNT, COLOUR_COUNT, PIECES)


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
