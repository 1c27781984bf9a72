"""Steam Rollers' positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.features import Features, Row, seen_from
from whistlestop.games.steam_rollers.game import (
    CARDS,
    CITIES,
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
        viewer: i64 = seat
        row.mark_one(self.to_act, seen_from(viewer, s.to_act, g.seats))
        row.mark_one(self.start, seen_from(viewer, s.start, g.seats))
        row.mark_one(self.claimer, seen_from(viewer, s.claimer, g.seats))
        row.mark_each(self.tile_side, s.tile_side, 0, g.tiles, 2)
        for tile in range(g.tiles):
            owner = seen_from(viewer, s.tile_owner[tile], g.seats)
            row.mark_one(self.tile_owner + tile * g.seats, owner)
        row.put_seats(self.points, s.points, 0, g.seats, viewer, POINTS)
        row.put_seats(self.network, s.network, 0, g.seats, viewer, POINTS)
        other = viewer
        for place in range(g.seats):
            self._seat(s, other, place, row)
            other = 0 if other + 1 == g.seats else other + 1

    def _table(self, s: Position, row: Row) -> None:
        g = self.setup
        row.mark_one(self.phase, s.phase)
        row.put(self.round, s.round, ROUNDS)
        row.put(self.step, s.step, STEPS)
        row.mark_one(self.turn, s.turn)
        row.mark_set(self.sides, s.sides)
        row.mark_set(self.walls, s.walls)
        row.mark_one(self.black, s.black)
        row.put_each(self.dice, s.dice, 0, 6, self.white_dice)
        row.put_each(self.bag, s.bag, 0, g.colours, CUBES)
        row.put_each(self.supply, s.supply, 0, CITIES * g.kinds_of_cube, CUBES)
        row.put_each(self.removed, s.removed, 0, g.kinds_of_cube, CUBES)
        row.put(self.busy, s.busy, 1.0)
        row.put(self.delivering, s.delivering, 1.0)
        row.put(self.idle, s.idle_rounds, self.standstill)
        row.put(self.dry, s.dry_rounds, self.without_delivery)
        row.mark_one(self.ending, s.ending)

    def _turn(self, s: Position, row: Row) -> None:
        row.put(self.drafts, s.drafts, 2.0)
        row.mark_one(self.value, s.value)
        row.mark_one(self.kept, s.kept)
        row.put(self.two_dice, s.two_dice, 1.0)
        row.put(self.settled, s.settled, 1.0)
        row.mark_one(self.drawn, s.drawn)
        row.mark_set(self.used, s.used)
        row.put(self.raised, s.raised, 2.0)
        row.put(self.unlimited, s.unlimited, 1.0)
        row.mark_one(self.claimed, s.claimed)

    def _seat(self, s: Position, seat: i64, place: i64, row: Row) -> None:
        """What a seat has, at its place as seen from the viewer."""
        g = self.setup
        kinds, colours, hexes = g.kinds_of_cube, g.colours, g.open_hexes
        row.mark_set(self.upright + place * CARDS, s.upright[seat])
        row.mark_set(self.turned + place * CARDS, s.turned[seat])
        row.mark_set(self.boxes + place * 6, s.boxes[seat])
        row.put_each(self.delivered + place * kinds, s.delivered, seat * kinds, kinds, CUBES)
        row.put_each(self.received + place * colours, s.received, seat * colours, colours, CUBES)
        row.mark_one(self.private + place * CITIES * colours, s.private[seat])
        row.mark_one(self.power + place * len(POWER_NAMES), s.power[seat])
        target = self.track + place * hexes * SHAPES
        row.mark_each(target, s.track, seat * hexes, hexes, SHAPES)


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
