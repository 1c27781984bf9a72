"""Steam Rollers' positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.features import Features, Row
from whistlestop.games.steam_rollers.game import (
    CARDS,
    CITIES,
    NONE,
    POWER_NAMES,
    SHAPES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import ENDED, Position

CUBES: Final = 10.0  # cubes are in tens
POINTS: Final = 20.0
ROUNDS: Final = 30.0
STEPS: Final = 10.0
REGION_PAIRS: Final = 15
# Two dice, each drafted, claimed or not, changed by cards, and used.
DECISIONS_OF_A_TURN: Final = 24


class SteamRollersFeatures(Features[Position]):
    def __init__(self, g: SteamRollers) -> None:
        rounds = most_rounds(g)
        decisions = (rounds * DECISIONS_OF_A_TURN + 2) * g.players
        super().__init__(decisions, most_points(g))
        self.setup = g
        self.white_dice = float(g.white_dice)
        self.standstill = float(g.standstill)
        self.without_delivery = float(g.without_delivery)
        self._add_table(g, rounds)
        self._add_turn(g)
        self._add_seats(g)

    def _add_table(self, g: SteamRollers, rounds: int) -> None:
        add = self.add
        seats, colours, kinds = g.players, int(g.colours), int(g.kinds_of_cube)
        cubes = most_cubes(g) / CUBES
        steps = CITIES * int(g.cubes_per_city) / STEPS
        self.phase: i64 = add(
            "phase",
            (int(ENDED) + 1,),
            ("phase",),
            "cubes, sides, start, walls, order tiles, starting power, its cube, its use, roll, "
            "draft, claims of card 2b, choice between two dice, action, reroll, rival, ended: "
            "one of them",
        )
        self.round: i64 = add("round", (1,), ("round",), "rounds in units of 30", rounds / ROUNDS)
        self.step: i64 = add(
            "step", (1,), ("step",), "what has been drawn in this phase, in tens", steps
        )
        self.to_act: i64 = add("to_act", (seats,), ("seat",), "who decides; none for chance")
        self.start: i64 = add("start", (seats,), ("seat",), "the start player")
        self.turn: i64 = add("turn", (seats + 1,), ("turns",), "turns finished in this round")
        self.sides: i64 = add("sides", (CARDS,), ("card",), "the card lies on side b")
        self.walls: i64 = add(
            "walls", (REGION_PAIRS,), ("pair of regions",), "the border between them is walled"
        )
        self.black: i64 = add("black_die", (6,), ("value",), "what the black die shows")
        self.dice: i64 = add(
            "dice", (6,), ("value",), f"white dice to draft, of {int(g.white_dice)}"
        )
        self.bag: i64 = add("bag", (colours,), ("colour",), "cubes in the bag, in tens", cubes)
        self.supply: i64 = add(
            "supply", (CITIES, kinds), ("city", "cube"), "cubes at the city, in tens", cubes
        )
        self.removed: i64 = add(
            "removed", (kinds,), ("cube",), "cubes that left without delivery, in tens", cubes
        )
        self.busy: i64 = add(
            "busy", (1,), ("flag",), "this round has seen a build, an improvement or a delivery"
        )
        self.delivering: i64 = add("delivering", (1,), ("flag",), "this round has seen a delivery")
        self.idle: i64 = add(
            "idle_rounds", (1,), ("rounds",), f"without any of these, of {int(g.standstill)}"
        )
        self.dry: i64 = add(
            "dry_rounds",
            (1,),
            ("rounds",),
            f"without delivery, of {int(g.without_delivery)}",
            most=max(1.0, rounds / self.without_delivery),
        )
        self.ending: i64 = add(
            "ending", (4,), ("ending",), "supply, standstill, no delivery, rounds: why it ended"
        )

    def _add_turn(self, g: SteamRollers) -> None:
        add = self.add
        self.drafts: i64 = add("drafts", (1,), ("dice",), "dice still to draft, of 2")
        self.value: i64 = add("value", (6,), ("value",), "of the drafted die")
        self.kept: i64 = add("kept", (6,), ("value",), "of the other die in hand, by card 2a")
        self.two_dice: i64 = add("two_dice", (1,), ("flag",), "card 2a is in use")
        self.settled: i64 = add("settled", (1,), ("flag",), "rerolled: no card changes the die")
        self.drawn: i64 = add(
            "drawn", (int(g.colours),), ("colour",), "of a private cube that is yet to be put"
        )
        self.used: i64 = add("used", (CARDS,), ("card",), "used with this die")
        self.raised: i64 = add("raised", (1,), ("by",), "the next delivery by card 3b, of 2")
        self.unlimited: i64 = add("unlimited", (1,), ("flag",), "card 4a was used")
        self.claimer: i64 = add("claimer", (g.players,), ("seat",), "has claimed a die by 2b")
        self.claimed: i64 = add("claimed", (6,), ("value",), "of the claimed die")

    def _add_seats(self, g: SteamRollers) -> None:
        add = self.add
        seats, colours, kinds = g.players, int(g.colours), int(g.kinds_of_cube)
        cubes = most_cubes(g) / CUBES
        points = self.most_points / POINTS
        self.upright: i64 = add("upright", (seats, CARDS), ("seat", "card"), "held upright")
        self.turned: i64 = add("turned", (seats, CARDS), ("seat", "card"), "held sideways")
        self.boxes: i64 = add("boxes", (seats, 6), ("seat", "box"), "engine boxes crossed")
        self.points: i64 = add("points", (seats,), ("seat",), "for deliveries, in twenties", points)
        self.network: i64 = add(
            "network", (seats,), ("seat",), "points for connections, in twenties", points
        )
        self.delivered: i64 = add(
            "delivered", (seats, kinds), ("seat", "cube"), "cubes delivered, in tens", cubes
        )
        self.received: i64 = add(
            "received",
            (seats, colours),
            ("seat", "colour"),
            "deliveries to cities of the colour, in tens",
            cubes,
        )
        self.private: i64 = add(
            "private",
            (seats, CITIES, colours),
            ("seat", "city", "colour"),
            "the cube that only this seat may deliver",
        )
        self.power: i64 = add(
            "power", (seats, len(POWER_NAMES)), ("seat", "power"), "the starting power"
        )
        self.tile_side: i64 = add(
            "order_sides", (int(g.tiles), 2), ("tile", "side"), "the side that lies up"
        )
        self.tile_owner: i64 = add(
            "order_owners", (int(g.tiles), seats), ("tile", "seat"), "has filled the order"
        )
        self.track: i64 = add(
            "track",
            (seats, int(g.open_hexes), SHAPES),
            ("seat", "hex", "shape"),
            "the track drawn in the hex",
        )

    def write(self, state: Position, seat: int, row: Row) -> None:
        s = state
        g = self.setup
        self._table(s, row)
        self._turn(s, row)
        first: i64 = seat
        for tile in range(g.tiles):
            self.mark(row, self.tile_side + tile * 2, s.tile_side[tile])
        place: i64 = 0
        other = first
        while place < g.seats:
            if s.to_act == other:
                row.mark(self.to_act + place)
            if s.start == other:
                row.mark(self.start + place)
            if s.claimer == other:
                row.mark(self.claimer + place)
            for tile in range(g.tiles):
                if s.tile_owner[tile] == other:
                    row.mark(self.tile_owner + tile * g.seats + place)
            self._seat(s, other, place, row)
            place += 1
            other = 0 if other + 1 == g.seats else other + 1

    def _table(self, s: Position, row: Row) -> None:
        g = self.setup
        self.mark(row, self.phase, s.phase)
        self.put(row, self.round, s.round, ROUNDS)
        self.put(row, self.step, s.step, STEPS)
        self.mark(row, self.turn, s.turn)
        self.mark_set(row, self.sides, s.sides)
        self.mark_set(row, self.walls, s.walls)
        self.mark(row, self.black, s.black)
        for value in range(6):
            self.put(row, self.dice + value, s.dice[value], self.white_dice)
        for colour in range(g.colours):
            self.put(row, self.bag + colour, s.bag[colour], CUBES)
        for place in range(CITIES * g.kinds_of_cube):
            self.put(row, self.supply + place, s.supply[place], CUBES)
        for kind in range(g.kinds_of_cube):
            self.put(row, self.removed + kind, s.removed[kind], CUBES)
        self.put(row, self.busy, s.busy, 1.0)
        self.put(row, self.delivering, s.delivering, 1.0)
        self.put(row, self.idle, s.idle_rounds, self.standstill)
        self.put(row, self.dry, s.dry_rounds, self.without_delivery)
        self.mark(row, self.ending, s.ending)

    def _turn(self, s: Position, row: Row) -> None:
        self.put(row, self.drafts, s.drafts, 2.0)
        self.mark(row, self.value, s.value)
        self.mark(row, self.kept, s.kept)
        self.put(row, self.two_dice, s.two_dice, 1.0)
        self.put(row, self.settled, s.settled, 1.0)
        self.mark(row, self.drawn, s.drawn)
        self.mark_set(row, self.used, s.used)
        self.put(row, self.raised, s.raised, 2.0)
        self.put(row, self.unlimited, s.unlimited, 1.0)
        self.mark(row, self.claimed, s.claimed)

    def _seat(self, s: Position, seat: i64, place: i64, row: Row) -> None:
        """What a seat has, at its place as seen from the viewer."""
        g = self.setup
        kinds, colours, hexes = g.kinds_of_cube, g.colours, g.open_hexes
        self.mark_set(row, self.upright + place * CARDS, s.upright[seat])
        self.mark_set(row, self.turned + place * CARDS, s.turned[seat])
        self.mark_set(row, self.boxes + place * 6, s.boxes[seat])
        self.put(row, self.points + place, s.points[seat], POINTS)
        self.put(row, self.network + place, s.network[seat], POINTS)
        for kind in range(kinds):
            delivered = s.delivered[seat * kinds + kind]
            self.put(row, self.delivered + place * kinds + kind, delivered, CUBES)
        for colour in range(colours):
            received = s.received[seat * colours + colour]
            self.put(row, self.received + place * colours + colour, received, CUBES)
        self.mark(row, self.private + place * CITIES * colours, s.private[seat])
        self.mark(row, self.power + place * len(POWER_NAMES), s.power[seat])
        first = seat * hexes
        target = self.track + place * hexes * SHAPES
        for hex in range(hexes):
            shape = s.track[first + hex]
            if shape != NONE:
                row.mark(target + hex * SHAPES + shape)


def most_cubes(g: SteamRollers) -> int:
    """All that there are of all colours, wild and private ones too."""
    return int(g.colours) * g.map.cubes_per_colour + int(g.wild_cubes) + g.players


def most_rounds(g: SteamRollers) -> int:
    """As many as there can be builds, improvements and deliveries, with idle rounds between
    them."""
    if g.solo:
        return int(g.solo_rounds)
    deeds = g.players * (int(g.open_hexes) + 6) + most_cubes(g)
    dry = int(g.without_delivery) * (most_cubes(g) + 1)
    return min(dry, int(g.standstill) * (deeds + 1))


def most_points(g: SteamRollers) -> int:
    """Every cube at the longest distance, every town and order, and the small change."""
    orders = sum(int(points) for points in g.order_points) * int(g.orders_on)
    small = int(g.open_hexes) * 2 + sum(abs(int(points)) for points in g.card_points)
    return most_cubes(g) * int(g.longest) + orders + small + int(g.power_points) + 10
