"""Steam Rollers' board: the hex map and every number of the game, from a board file."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.bits import BANK
from whistlestop.core.boards import Board, TomlNode
from whistlestop.core.words import say
from whistlestop.games.steam_rollers.modules import (
    Orders,
    Powers,
    Solo,
    read_orders,
    read_powers,
    read_solo,
    read_wild,
)

GAME = "steam-rollers"
SIDES_OF_DIE = 6
REGIONS = SIDES_OF_DIE  # a die names a region
COLOURS = ("yellow", "red", "grey", "blue", "purple", "orange", "white")
TRACK_TYPES = ("straight", "gentle", "sharp")
LIGHTNING, INFINITY = "lightning", "infinity"
CARD_SIDES = tuple(f"{number}{side}" for number in range(1, 7) for side in "ab")
FIXED_KINDS = {"2a": LIGHTNING, "2b": LIGHTNING, "4b": INFINITY}  # what the rule itself demands
MOST_PLAYERS = 8
MOST_ROWS = 26  # a row is named by a letter
MOST_COLUMNS = 16  # so that the map fits a page of text
EDGES = ("e", "ne", "nw", "w", "sw", "se")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # axial, in the order of EDGES

Hex = tuple[int, int]


@dataclass(frozen=True)
class Region:
    colour: int  # index into the board's colours
    city: Hex
    town: Hex
    plain: tuple[Hex, ...]

    @property
    def hexes(self) -> tuple[Hex, ...]:
        return (self.city, self.town, *self.plain)


@dataclass(frozen=True)
class CardSide:
    lightning: bool
    points: int


@dataclass(frozen=True)
class Ending:
    """How many of what end the game at the end of a round."""

    empty_cities: int
    standstill: int  # rounds in a row without build, improvement and delivery
    without_delivery: int  # rounds in a row without delivery


class SteamRollersBoard(Board):
    """A checked board file. See boards/standard.toml for what its parts mean."""

    def __init__(self, text: str, source: str) -> None:
        node = TomlNode.root(text, source, GAME)
        node.known_keys(
            *("game", "name", "players", "colours", "cubes_per_colour", "cubes_beyond_players"),
            *("dice_beyond_players", "engine_points", "regions", "black_die", "cards", "walls"),
            *("ending", "wild", "orders", "powers", "solo"),
        )
        super().__init__(node, _read_players(node.child("players")))
        self.colours = _read_colours(node)
        self.cubes_per_colour = node.integer("cubes_per_colour", least=1, most=60)
        self.cubes_beyond_players = node.integer("cubes_beyond_players", most=20)
        self.dice_beyond_players = node.integer("dice_beyond_players", least=1, most=10)
        self.engine_points = tuple(item.integer(most=100) for item in node.items("engine_points"))
        if len(self.engine_points) != SIDES_OF_DIE + 1:
            raise node.fault(
                say("engine_points must be a value for each strength from 0 to 6"), "engine_points"
            )
        self.regions = _read_regions(node, self.colours)
        self.region_of = {
            hex: number for number, region in enumerate(self.regions) for hex in region.hexes
        }
        self.names = _hex_names(node, list(self.region_of))
        self.black_die = tuple(_read_types(row) for row in _six(node, "black_die"))
        self.cards = _read_cards(node.child("cards"))
        walls = node.child("walls")
        walls.known_keys("medium", "hard")
        borders = self._borders()
        self.walls = {
            level: tuple(_read_wall_row(row, borders) for row in _six(walls, level))
            for level in ("medium", "hard")
        }
        ending = node.child("ending")
        ending.known_keys("empty_cities", "standstill", "without_delivery")
        self.ending = Ending(
            ending.integer("empty_cities", least=1, most=REGIONS),
            ending.integer("standstill", least=1, most=100),
            ending.integer("without_delivery", least=1, most=100),
        )
        self.wild_cubes = read_wild(node.child("wild"))
        self.orders: Orders = read_orders(node, self.colours)
        city_colours = tuple(region.colour for region in self.regions)
        self.powers: Powers = read_powers(node.child("powers"), city_colours, len(self.colours))
        self.solo: Solo = read_solo(node.child("solo"))
        self._check_bag(node)

    def cubes_per_city(self, players: int) -> int:
        """How many cubes a city gets at set-up; a solo game has its own number."""
        return self.solo.cubes_per_city if players == 1 else players + self.cubes_beyond_players

    def white_dice(self, players: int) -> int:
        return self.solo.white_dice if players == 1 else players + self.dice_beyond_players

    def _borders(self) -> set[tuple[int, int]]:
        """The pairs of regions that touch."""
        pairs = set()
        for (q, r), region in self.region_of.items():
            for dq, dr in STEPS:
                other = self.region_of.get((q + dq, r + dr), region)
                if other > region:
                    pairs.add((region, other))
        return pairs

    def _check_bag(self, node: TomlNode) -> None:
        bag = len(self.colours) * self.cubes_per_colour
        most = max(self.cubes_per_city(self.players[-1]), self.solo.cubes_per_city) * REGIONS
        if most > bag:
            raise node.fault(
                say("{bag} cubes are too few: set-up draws up to {most}", bag=bag, most=most),
                "cubes_per_colour",
            )


def _read_players(node: TomlNode) -> range:
    ends = [item.integer(least=2, most=MOST_PLAYERS) for item in node.items()]
    if len(ends) != 2 or ends[0] > ends[1]:
        raise node.fault(say("players must be the least and the most, as in [2, 5]"))
    return range(ends[0], ends[1] + 1)


def _read_colours(node: TomlNode) -> tuple[str, ...]:
    colours: list[str] = []
    for item in node.items("colours"):
        colour = item.text(choices=COLOURS)
        if colour in colours:
            raise item.fault(say("{name} is named twice", name=repr(colour)))
        colours.append(colour)
    return tuple(colours)


def _six(node: TomlNode, key: str) -> list[TomlNode]:
    """A list with one entry for each side of a die."""
    items = node.items(key)
    if len(items) != SIDES_OF_DIE:
        raise node.fault(
            say(
                "{key} must have six entries, one for each side of a die, not {n}",
                key=key,
                n=len(items),
            ),
            key,
        )
    return items


def _read_hex(node: TomlNode) -> Hex:
    parts = [item.integer(least=-100, most=100) for item in node.items()]
    if len(parts) != 2:
        raise node.fault(say("a hex is two whole numbers, q and r"))
    return parts[0], parts[1]


def _read_regions(node: TomlNode, colours: tuple[str, ...]) -> tuple[Region, ...]:
    regions: list[Region] = []
    seen: dict[Hex, TomlNode] = {}

    def place(item: TomlNode) -> Hex:
        hex = _read_hex(item)
        if hex in seen:
            raise item.fault(
                say(
                    "the hex {hex} is on the map already, in line {line}",
                    hex=str(list(hex)),
                    line=item.file.line(seen[hex].path),
                )
            )
        seen[hex] = item
        return hex

    for item in _six(node, "regions"):
        item.known_keys("colour", "city", "town", "plain")
        colour = colours.index(item.text("colour", choices=colours))
        city, town = place(item.child("city")), place(item.child("town"))
        plain = tuple(place(each) for each in item.items("plain"))
        if len(plain) + 1 > BANK:
            raise item.fault(
                say("a region has at most {most} hexes besides its city", most=BANK), "plain"
            )
        regions.append(Region(colour, city, town, plain))
    for index, name in enumerate(colours):
        if all(region.colour != index for region in regions):
            raise node.fault(
                say("no city is {colour}, so its cubes could go nowhere", colour=name),
                "colours",
                index,
            )
    _check_one_piece(seen)
    for number, region in enumerate(regions):
        open_hexes = set(seen) - {other.city for other in regions}
        q, r = region.city
        if not any((q + dq, r + dr) in open_hexes for dq, dr in STEPS):
            raise node.fault(
                say("no track can reach city {number}", number=number + 1),
                "regions",
                number,
                "city",
            )
    return tuple(regions)


def _check_one_piece(seen: dict[Hex, TomlNode]) -> None:
    first = next(iter(seen))
    reached, edge = {first}, [first]
    while edge:
        q, r = edge.pop()
        for dq, dr in STEPS:
            hex = (q + dq, r + dr)
            if hex in seen and hex not in reached:
                reached.add(hex)
                edge.append(hex)
    for hex, item in seen.items():
        if hex not in reached:
            raise item.fault(
                say(
                    "the hex {hex} can't be reached from {first}; a map is one piece",
                    hex=str(list(hex)),
                    first=str(list(first)),
                )
            )


def _hex_names(node: TomlNode, hexes: list[Hex]) -> dict[Hex, str]:
    """A letter for the row and a number along it: what a person types."""
    rows = sorted({r for _, r in hexes})
    across = [2 * q + r for q, r in hexes]  # in half hexes
    if rows[-1] - rows[0] >= MOST_ROWS or max(across) - min(across) >= 2 * MOST_COLUMNS:
        raise node.fault(
            say(
                "a map has at most {rows} rows and {columns} columns",
                rows=MOST_ROWS,
                columns=MOST_COLUMNS,
            ),
            "regions",
        )
    names = {}
    for r in rows:
        letter = chr(ord("a") + r - rows[0])
        for place, q in enumerate(sorted(q for q, row in hexes if row == r)):
            names[q, r] = f"{letter}{place + 1}"
    return names


def _read_types(node: TomlNode) -> int:
    """A mask of track types, in the order of TRACK_TYPES."""
    mask = 0
    for item in node.items():
        bit = 2 ** TRACK_TYPES.index(item.text(choices=TRACK_TYPES))
        if mask & bit:
            raise item.fault(say("{name} is named twice", name=repr(item.text())))
        mask |= bit
    if not mask:
        raise node.fault(say("the black die must allow at least one type of track"))
    return mask


def _read_cards(node: TomlNode) -> tuple[CardSide, ...]:
    """Both sides of card 1, then of card 2, and so on."""
    node.known_keys(*CARD_SIDES)
    cards = []
    for name in CARD_SIDES:
        side = node.child(name)
        side.known_keys("kind", "points")
        kind = side.text("kind", choices=(LIGHTNING, INFINITY))
        if kind != FIXED_KINDS.get(name, kind):
            raise side.fault(
                say("card {card} can only be {what}", card=name, what=repr(FIXED_KINDS[name])),
                "kind",
            )
        cards.append(CardSide(kind == LIGHTNING, side.integer("points", least=-20, most=20)))
    return tuple(cards)


def _read_wall_row(node: TomlNode, borders: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    row: list[tuple[int, int]] = []
    known = {f"{a + 1}|{b + 1}": (a, b) for a, b in sorted(borders)}
    for item in node.items():
        pair = known[item.text(choices=list(known))]
        if pair in row:
            raise item.fault(say("{name} is named twice", name=repr(item.text())))
        row.append(pair)
    return tuple(row)
