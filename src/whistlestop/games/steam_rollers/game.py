"""Steam Rollers' board as tables of numbers, and the action space.

Numbers of cities, regions, die sides, cards and engine boxes all count from 0 here: a die that
shows 4 is 3. Only notation and words count from 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, Game, State
from whistlestop.core.title import Title
from whistlestop.core.vectors import filled, vector
from whistlestop.games.steam_rollers.actions import (
    Black,
    Build,
    Claim,
    Cube,
    Decline,
    Deliver,
    Draft,
    First,
    Improve,
    Order,
    Pass,
    Power,
    PutCube,
    Ship,
    Side,
    Start,
    Take,
    Use,
    Walls,
    White,
)
from whistlestop.games.steam_rollers.board import (
    CARD_SIDES,
    EDGES,
    REGIONS,
    STEPS,
    SteamRollersBoard,
)

# Options
WALLS, EASY, MEDIUM, HARD = "walls", "easy", "medium", "hard"
SOLO, WILD_CUBES, ORDERS, POWERS = "solo", "wild", "orders", "powers"
ON, OFF = "on", "off"

CITIES: Final = 6
CARDS: Final = 6
ALL_CARDS: Final = 63  # a mask
SHAPES: Final = 15  # ways to draw in a hex
ANY_TYPE: Final = 7  # the mask of all three types of track
NONE: Final = -1

# What is delivered: a cube of the destination's colour, a wild one, the seat's private one
PLAIN: Final = 0
WILD: Final = 1
PRIVATE: Final = 2
CUBE_KINDS = ("", "wild", "private")

POWER_NAMES = ("engine", "track", "points", "card", "cube")
POWER_ENGINE: Final = 0
POWER_TRACK: Final = 1
POWER_POINTS: Final = 2
POWER_CARD: Final = 3
POWER_CUBE: Final = 4

# The ways to use cards, in the order of their actions
TWO_DICE: Final = 0
RAISE_ONE: Final = 1
RAISE_TWO: Final = 2
UNLIMITED: Final = 3
STEP_UP: Final = 4
STEP_DOWN: Final = 5
REROLL: Final = 6
FLIP: Final = 7
SET_DIE: Final = 8  # to the first side; five more follow
USES = (
    *((2, ""), (3, "+1"), (3, "+2"), (4, ""), (5, "+1"), (5, "-1"), (5, "reroll"), (5, "flip")),
    *((1, str(value)) for value in range(1, 7)),
)
MOST_RAISE = 2


def shape_edges() -> list[tuple[int, int]]:
    """The two edges of each way to draw in a hex."""
    return [(a, b) for a in range(6) for b in range(a + 1, 6)]


def shape_type(a: int, b: int) -> int:
    """The type as a mask of one: straight 1, gentle 2, sharp 4."""
    return {3: 1, 2: 2, 1: 4}[min(b - a, 6 - b + a)]


class SteamRollers(Game):
    """Hexes that can be drawn in come first, by region, row and column; then the six cities.

    Flat tables: `next_hex[hex * 6 + edge]`, `other_edge[shape * 6 + edge]`.
    """

    def __init__(
        self,
        title: Title,
        board: SteamRollersBoard,
        players: int,
        options: dict[str, str],
        rules: int,
    ) -> None:
        super().__init__(title, board, players, options, rules)
        self.map = board
        self.seats: i64 = players
        self._rulings()
        self.solo = players == 1
        self.wild_on = options[WILD_CUBES] == ON
        self.orders_on = options[ORDERS] == ON
        self.powers_on = options[POWERS] == ON
        self.walls_on = options[WALLS] != EASY
        self.colours: i64 = len(board.colours)
        self.wild: i64 = len(board.colours)  # its place in a row of cubes by colour
        self.kinds_of_cube: i64 = len(board.colours) + 1
        self.cubes_per_city: i64 = board.cubes_per_city(players)
        self.white_dice: i64 = board.white_dice(players)
        self.wild_cubes: i64 = board.wild_cubes
        self.empty_cities: i64 = board.ending.empty_cities
        self.standstill: i64 = board.ending.standstill
        self.without_delivery: i64 = board.ending.without_delivery
        self.solo_rounds: i64 = board.solo.rounds
        self.tiles: i64 = len(board.orders) if self.orders_on else 0
        self._map_tables(board)
        self._card_tables(board)
        self._module_tables(board)
        self._chance_actions(board)
        self._actions(board)

    def start(self) -> State:
        # Imported here because a state depends on its game.
        from whistlestop.games.steam_rollers.state import first_state

        return first_state(self)

    def _rulings(self) -> None:
        """The switches that the version of the rules sets. See rulings.py for their meaning."""
        self.two_in_hand = self.follows("two-dice-in-hand")
        # Masks of what lies sideways: all of it counts, or nothing.
        self.sideways_use: i64 = ALL_CARDS if self.follows("sideways-use") else 0
        self.sideways_engine: i64 = ALL_CARDS if self.follows("sideways-engine") else 0
        self.reroll_stands = self.follows("reroll-stands")
        self.card_help_is_free = self.follows("card-help-is-free")
        self.private_cube_drawn = self.follows("private-cube-drawn")

    def _map_tables(self, board: SteamRollersBoard) -> None:
        regions = board.regions
        self.city_colour = vector(region.colour for region in regions)
        self.hexes: list[tuple[int, int]] = []
        first_of_region = []
        for region in regions:
            first_of_region.append(len(self.hexes))
            self.hexes += sorted((region.town, *region.plain), key=lambda hex: (hex[1], hex[0]))
        first_of_region.append(len(self.hexes))
        self.open_hexes: i64 = len(self.hexes)
        self.hexes += [region.city for region in regions]
        self.first_hex = vector(first_of_region)  # of each region; then how many there are
        self.region_of = vector(board.region_of[hex] for hex in self.hexes)
        towns = {region.town for region in regions}
        self.is_town = vector(int(hex in towns) for hex in self.hexes)
        self.all_free = filled(REGIONS)  # by region: hexes, counted from its first, as a mask
        for number in range(REGIONS):
            for place in range(first_of_region[number + 1] - first_of_region[number]):
                self.all_free[number] |= BITS[place]
        self.first_free = vector(list(self.all_free) * self.players)  # of each seat, to be copied
        self.pair_bit = filled(REGIONS * REGIONS)  # a pair of regions as a mask of one
        pairs = 0
        for a in range(REGIONS):
            for b in range(a + 1, REGIONS):
                self.pair_bit[a * REGIONS + b] = BITS[pairs]
                self.pair_bit[b * REGIONS + a] = BITS[pairs]
                pairs += 1
        index = {hex: number for number, hex in enumerate(self.hexes)}
        self.next_hex = filled(len(self.hexes) * 6, NONE)
        self.border = filled(len(self.hexes) * 6)  # the pair of regions that the edge lies between
        for number, (q, r) in enumerate(self.hexes):
            for edge, (dq, dr) in enumerate(STEPS):
                other = index.get((q + dq, r + dr), NONE)
                self.next_hex[number * 6 + edge] = other
                if other != NONE:
                    pair = self.region_of[number] * REGIONS + self.region_of[other]
                    self.border[number * 6 + edge] = self.pair_bit[pair]
        edges = shape_edges()
        self.shape_type = vector(shape_type(a, b) for a, b in edges)
        self.shape_first = vector(a for a, _ in edges)
        self.shape_second = vector(b for _, b in edges)
        self.other_edge = filled(SHAPES * 6, NONE)
        for shape, (a, b) in enumerate(edges):
            self.other_edge[shape * 6 + a] = b
            self.other_edge[shape * 6 + b] = a
        self.black_types = vector(board.black_die)
        self.wall_rows = filled(6)  # of the level played: a mask of pairs of regions
        if self.walls_on:
            for number, row in enumerate(board.walls[self.options[WALLS]]):
                for a, b in row:
                    self.wall_rows[number] |= self.pair_bit[a * REGIONS + b]

    def _card_tables(self, board: SteamRollersBoard) -> None:
        """`lightning` and `card_points` are by `card * 2 + side`."""
        self.lightning = vector(int(side.lightning) for side in board.cards)
        self.card_points = vector(side.points for side in board.cards)
        self.engine_points = vector(board.engine_points)
        self.count_bits = vector(bin(mask).count("1") for mask in range(64))
        # Distances are a mask; within[strength] holds those that an engine can run.
        self.longest: i64 = CITIES - 1 + REGIONS + MOST_RAISE
        self.within = filled(9)
        for strength in range(9):
            for distance in range(1, strength + 1):
                self.within[strength] |= BITS[distance]

    def _module_tables(self, board: SteamRollersBoard) -> None:
        """`order_wants[(tile * 2 + side) * colours + colour]` is how many it shows."""
        self.order_wants = filled(len(board.orders) * 2 * len(board.colours))
        self.order_points = filled(len(board.orders) * 2)
        for number, tile in enumerate(board.orders):
            for side, order in enumerate(tile):
                self.order_points[number * 2 + side] = order.points
                for colour in order.colours:
                    place = (number * 2 + side) * len(board.colours) + colour
                    self.order_wants[place] += 1
        self.power_points: i64 = board.powers.points

    def _chance_actions(self, board: SteamRollersBoard) -> None:
        """The action space. `*_id` is the first id of a kind, whose members follow in order."""
        values = range(1, 7)
        self.cube_id: i64 = self.add_actions([Cube(colour) for colour in board.colours])
        self.side_id: i64 = self.add_actions([Side(name) for name in CARD_SIDES])
        self.start_id: i64 = self.add_actions([Start(n + 1) for n in range(self.players)])
        self.walls_id: i64 = self.add_actions([Walls(row) for row in values if self.walls_on])
        tiles = [
            Order(f"{tile + 1}{side}") for tile in range(int(self.tiles)) for side in ("a", "b")
        ]
        self.order_id: i64 = self.add_actions([*tiles])
        self.black_id: i64 = self.add_actions([Black(value) for value in values])
        self.white_id: i64 = self.add_actions([White(value) for value in values])
        shipped = (*board.colours, "wild") if self.solo else ()
        self.ship_id: i64 = self.add_actions([Ship(colour) for colour in shipped])

    def _actions(self, board: SteamRollersBoard) -> None:
        values = range(1, 7)
        powers = POWER_NAMES if self.powers_on else ()
        self.power_id: i64 = self.add_actions([Power(name) for name in powers])
        puts: list[Action] = []
        cubes: list[int] = []
        if self.powers_on:
            for colour in board.powers.cube_colours:
                for city in board.powers.cube_cities:
                    puts.append(PutCube(board.colours[colour], city + 1))
                    cubes.append(city * len(board.colours) + colour)
        self.put_id: i64 = self.add_actions(puts)
        self.put_cube = vector(cubes)  # city * colours + colour
        self.is_private_colour = vector(
            int(colour in board.powers.cube_colours) for colour in range(len(board.colours))
        )
        self.draft_id: i64 = self.add_actions([Draft(value) for value in values])
        self.claim_id: i64 = self.add_actions([Claim()])
        self.decline_id: i64 = self.add_actions([Decline()])
        firsts = values if self.two_in_hand else ()
        self.first_id: i64 = self.add_actions([First(value) for value in firsts])
        self.use_id: i64 = self.add_actions([Use(card, way) for card, way in USES])
        self._build_actions(board)
        self.improve_id: i64 = self.add_actions([Improve(value) for value in values])
        self._deliver_actions(board)
        self.take_id: i64 = self.add_actions([Take(value) for value in values])
        self.pass_id: i64 = self.add_actions([Pass()])

    def _build_actions(self, board: SteamRollersBoard) -> None:
        edges = shape_edges()
        open_hexes = self.hexes[: int(self.open_hexes)]
        builds: list[Action] = [
            Build(board.names[hex], EDGES[a], EDGES[b]) for hex in open_hexes for a, b in edges
        ]
        self.build_id: i64 = self.add_actions(builds)
        # Of each mask of types and each hex: the ways to draw there.
        self.builds: list[list[list[Action]]] = [
            [
                [
                    builds[number * SHAPES + shape]
                    for shape in range(SHAPES)
                    if self.shape_type[shape] & types
                ]
                for number in range(len(open_hexes))
            ]
            for types in range(ANY_TYPE + 1)
        ]

    def _deliver_actions(self, board: SteamRollersBoard) -> None:
        """`deliver_first[(kind * 6 + source) * 6 + destination]` is the id for distance 1."""
        self.deliver_first = filled(3 * CITIES * CITIES, NONE)
        delivers: list[Action] = []
        fields: list[int] = []
        self.deliver_id: i64 = len(self.actions)
        for kind in range(3):
            for source in range(CITIES):
                for destination in range(CITIES):
                    if self._is_delivery(board, kind, source, destination):
                        place = (kind * CITIES + source) * CITIES + destination
                        self.deliver_first[place] = self.deliver_id + len(delivers)
                        for distance in range(1, int(self.longest) + 1):
                            delivers.append(
                                Deliver(source + 1, destination + 1, distance, CUBE_KINDS[kind])
                            )
                            fields.append(place)
        self.add_actions(delivers)
        self.deliver_place = vector(fields)  # the place in deliver_first that an action is from

    def _is_delivery(
        self, board: SteamRollersBoard, kind: int, source: int, destination: int
    ) -> bool:
        """Whether there can ever be such a cube there."""
        colour = self.city_colour[destination]
        if source == destination:
            return False
        if kind == WILD:
            return self.wild_on
        if kind == PRIVATE:
            powers = board.powers
            return self.powers_on and source in powers.cube_cities and colour in powers.cube_colours
        return self.city_colour[source] != colour  # cubes of a city's own colour were removed
