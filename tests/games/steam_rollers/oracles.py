"""Steam Rollers by brute force: connections, routes, and every legal action of a position.

Nothing here shares code with the package's network, deliveries, cards or lists. Tracks are hexes
with two edges each, read off a position; cities and die sides count from 1, as the rules do.
"""

from __future__ import annotations

from itertools import permutations, product

from whistlestop.games.steam_rollers.board import SteamRollersBoard
from whistlestop.games.steam_rollers.position import (
    ACT,
    CHOOSING,
    CLAIMS,
    CUBES,
    DRAFT,
    DRAWING,
    POWER,
    POWER_USE,
    REROLLING,
    RIVAL,
    ROLL,
    SIDES,
    START,
    TILES,
    WALLING,
    Position,
)

DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
ROUND = ("e", "ne", "nw", "w", "sw", "se")
PAIRS = [(a, b) for n, a in enumerate(ROUND) for b in ROUND[n + 1 :]]

Hex = tuple[int, int]
Track = tuple[str, str]
Tracks = dict[Hex, Track]
Connection = tuple[int, int, int]  # two cities, the lower first, and towns


def type_of(track: Track) -> str:
    apart = abs(ROUND.index(track[0]) - ROUND.index(track[1]))
    return {1: "sharp", 2: "gentle", 3: "straight"}[min(apart, 6 - apart)]


def beyond(hex: Hex, edge: str) -> Hex:
    return hex[0] + DIRECTIONS[edge][0], hex[1] + DIRECTIONS[edge][1]


def connections(board: SteamRollersBoard, tracks: Tracks, walls: set[str]) -> list[Connection]:
    """By gathering tracks that meet into groups, then looking which cities a group touches."""
    cities = {region.city: n + 1 for n, region in enumerate(board.regions)}
    towns = {region.town for region in board.regions}

    def walled(a: Hex, b: Hex) -> bool:
        pair = sorted((board.region_of[a] + 1, board.region_of[b] + 1))
        return f"{pair[0]}|{pair[1]}" in walls

    group = {hex: hex for hex in tracks}

    def leader(hex: Hex) -> Hex:
        while group[hex] != hex:
            hex = group[hex]
        return hex

    touched: dict[Hex, list[int]] = {hex: [] for hex in tracks}
    for hex, track in tracks.items():
        for edge in track:
            other = beyond(hex, edge)
            if other not in board.region_of or walled(hex, other):
                continue
            if other in cities:
                touched[hex].append(cities[other])
            elif other in tracks and hex in {beyond(other, back) for back in tracks[other]}:
                group[leader(hex)] = leader(other)
    groups: dict[Hex, list[Hex]] = {}
    for hex in tracks:
        groups.setdefault(leader(hex), []).append(hex)
    found = []
    for members in groups.values():
        ends = sorted(city for hex in members for city in touched[hex])
        if len(ends) == 2 and ends[0] != ends[1]:
            found.append((ends[0], ends[1], len(towns & set(members))))
    return sorted(found)


def network_points(found: list[Connection]) -> int:
    return sum(1 + towns for _, _, towns in found)


def distances(found: list[Connection], source: int, destination: int) -> set[int]:
    """Of all routes, by trying every order of every choice of cities in between."""
    lengths: dict[tuple[int, int], list[int]] = {}
    for a, b, towns in found:
        lengths.setdefault((a, b), []).append(1 + towns)
        lengths.setdefault((b, a), []).append(1 + towns)
    others = [city for city in range(1, 7) if city not in (source, destination)]
    result = set()
    for count in range(len(others) + 1):
        for between in permutations(others, count):
            hops = list(zip((source, *between), (*between, destination), strict=True))
            if all(hop in lengths for hop in hops):
                result |= {sum(choice) for choice in product(*(lengths[hop] for hop in hops))}
    return result


class Reading:
    """A position as a person sees it."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.board = s.setup.map
        self.seat = int(s.to_act)
        self.is_old = s.setup.rules == 1
        self.walls = {
            f"{a + 1}|{b + 1}"
            for a in range(6)
            for b in range(a + 1, 6)
            if int(s.walls) & int(s.setup.pair_bit[a * 6 + b])
        }

    def tracks(self, seat: int) -> Tracks:
        g = self.s.setup
        drawn = {}
        for n, hex in enumerate(g.hexes[: int(g.open_hexes)]):
            shape = int(self.s.track[seat * g.open_hexes + n])
            if shape >= 0:
                drawn[hex] = PAIRS[shape]
        return drawn

    def connections(self, seat: int) -> list[Connection]:
        return connections(self.board, self.tracks(seat), self.walls)

    def side(self, card: int) -> str:
        return f"{card}{'b' if int(self.s.sides) >> (card - 1) & 1 else 'a'}"

    def at_hand(self, seat: int) -> set[str]:
        """The cards before a seat that it may use; of old, only those that lie upright."""
        held = int(self.s.upright[seat])
        if not self.is_old:
            held |= int(self.s.turned[seat])
        return {self.side(card) for card in range(1, 7) if held >> (card - 1) & 1}

    def sideways(self) -> set[int]:
        return {
            card
            for seat in range(self.s.setup.players)
            for card in range(1, 7)
            if int(self.s.turned[seat]) >> (card - 1) & 1
        }

    def usable(self) -> set[str]:
        used = {card for card in range(1, 7) if int(self.s.used) >> (card - 1) & 1}
        return {side for side in self.at_hand(self.seat) if int(side[0]) not in used}

    def cubes(self, city: int) -> dict[str, int]:
        kinds = len(self.board.colours) + 1
        row = self.s.supply[(city - 1) * kinds : city * kinds]
        names = [*self.board.colours, "wild"]
        return {name: int(n) for name, n in zip(names, row, strict=True)}

    def colour(self, city: int) -> str:
        return self.board.colours[self.board.regions[city - 1].colour]

    def boxes(self) -> set[int]:
        crossed = int(self.s.boxes[self.seat])
        return {n for n in range(1, 7) if crossed >> (n - 1) & 1}


def legal_notations(s: Position) -> set[str]:
    """Every legal action, from the rules alone."""
    r = Reading(s)
    values = range(1, 7)
    if s.phase == CUBES:
        return {f"cube {name}" for name, n in zip(r.board.colours, s.bag, strict=True) if n}
    if s.phase == SIDES:
        card = int(s.step) + 1
        lone = s.setup.players == 1 and card == 2
        return {f"card {card}{side}" for side in ("a" if lone else "ab")}
    if s.phase == START:
        return {f"start {seat + 1}" for seat in range(s.setup.players)}
    if s.phase == WALLING:
        return {f"walls {value}" for value in values}
    if s.phase == TILES:
        return {f"order {int(s.step) + 1}{side}" for side in "ab"}
    if s.phase == POWER:
        names = ("engine", "track", "points", "card", "cube")
        free = {f"power {name}" for n, name in enumerate(names) if n not in list(s.power)}
        return free if r.is_old or _private_cubes(r) else free - {"power cube"}
    if s.phase == DRAWING:
        return {f"cube {name}" for name in _private_cubes(r)}
    if s.phase == POWER_USE:
        return _power_uses(r)
    if s.phase == ROLL:
        return {f"{'white' if s.step else 'black'} {value}" for value in values}
    if s.phase == REROLLING:
        return {f"white {value}" for value in values}
    if s.phase == RIVAL:
        return {f"ship {name}" for name, n in r.cubes(int(s.step) + 1).items() if n}
    if s.phase == DRAFT:
        two = {"use 2"} if "2a" in r.at_hand(r.seat) and not s.two_dice else set()
        return {f"draft {value}" for value in values if s.dice[value - 1]} | two
    if s.phase == CLAIMS:
        return {"claim", "decline"}
    if s.phase == CHOOSING:
        return {f"first {int(value) + 1}" for value in (s.value, s.kept)}
    assert s.phase == ACT
    return _with_die(r)


def _private_cubes(r: Reading) -> set[str]:
    """Colours of cubes in the bag that a starting power can bring."""
    grey = {r.colour(city + 1) for city in r.board.powers.cube_cities}
    return {name for name, n in zip(r.board.colours, r.s.bag, strict=True) if n} - grey


def _power_uses(r: Reading) -> set[str]:
    power = int(r.s.power[r.seat])
    if power == 0:
        return {f"improve {box}" for box in range(1, 7)}
    if power == 1:
        return {
            f"build {r.board.names[hex]} {a}-{b}"
            for hex in r.board.region_of
            if hex not in {region.city for region in r.board.regions}
            for a, b in PAIRS
        }
    if power == 3:
        return {f"take {card}" for card in range(1, 7)}
    grey = {r.colour(city + 1) for city in r.board.powers.cube_cities}
    return {
        f"put {colour} {city + 1}"
        for colour in r.board.colours
        if colour not in grey and (r.is_old or r.board.colours.index(colour) == r.s.drawn)
        for city in r.board.powers.cube_cities
    }


def _with_die(r: Reading) -> set[str]:
    s = r.s
    value = int(s.value) + 1
    cubes = _deliverable(r, value, "3a" in r.usable())
    strength = len(r.boxes()) + ("4b" in r.at_hand(r.seat))
    delivery = _Delivery(cubes, strength, "3b" in r.usable(), "4a" in r.usable())
    raised, unlimited = int(s.raised), bool(s.unlimited)
    doing = delivery.options(raised, unlimited)
    if raised or unlimited:
        return doing
    allowed = {"straight", "gentle", "sharp"}
    if not {"6a", "6b"} & r.at_hand(r.seat):
        mask = r.board.black_die[int(s.black)]
        allowed = {name for n, name in enumerate(("straight", "gentle", "sharp")) if mask >> n & 1}
    region = r.board.regions[value - 1]
    drawn = r.tracks(r.seat)
    for hex in (region.town, *region.plain):
        if hex not in drawn:
            doing |= {
                f"build {r.board.names[hex]} {a}-{b}"
                for a, b in PAIRS
                if type_of((a, b)) in allowed
            }
    if value not in r.boxes():
        doing.add(f"improve {value}")
    if value not in r.sideways() and not (s.two_dice and value == 2):
        doing.add(f"take {value}")
    changing = set()
    if {"1a", "1b"} & r.usable():
        changing |= {f"use 1 {other}" for other in range(1, 7) if other != value}
    if "5a" in r.usable():
        changing |= {
            f"use 5 {'+1' if n > value else '-1'}" for n in (value - 1, value + 1) if 1 <= n <= 6
        }
    if "5b" in r.usable():
        changing |= {"use 5 reroll", "use 5 flip"}
    if s.settled:
        changing = set()
    unaided = _Delivery(_deliverable(r, value, False), strength, False, False).options(0, False)
    unaided |= {name for name in doing if name.split()[0] in ("build", "improve", "take")}
    if not (doing if r.is_old else unaided):
        return doing | changing | {"pass"}
    return doing | changing


def _deliverable(r: Reading, value: int, by_destination: bool) -> set[tuple[str, int]]:
    """Each cube as "source>destination" and its kind, with each distance of a route."""
    found = r.connections(r.seat)
    ends = {(value, other) for other in range(1, 7) if other != value}
    if by_destination:
        ends |= {(b, a) for a, b in ends}
    colours = len(r.board.colours)
    own = int(r.s.private[r.seat])
    cubes = set()
    for source, destination in ends:
        kinds = []
        there = r.cubes(source)
        if there[r.colour(destination)]:
            kinds.append("")
        if there["wild"]:
            kinds.append(" wild")
        if own >= 0 and own // colours + 1 == source:
            if r.board.colours[own % colours] == r.colour(destination):
                kinds.append(" private")
        if kinds:
            for distance in distances(found, source, destination):
                cubes |= {(f"{source}>{destination}@{kind}", distance) for kind in kinds}
    return cubes


class _Delivery:
    """The cards 3b and 4a, used in any order, as long as a delivery can still follow."""

    def __init__(
        self, cubes: set[tuple[str, int]], strength: int, raises: bool, lifts: bool
    ) -> None:
        self.cubes = cubes
        self.strength = strength
        self.raises = raises
        self.lifts = lifts

    def options(self, raised: int, unlimited: bool) -> set[str]:
        options = set()
        for cube, distance in self.cubes:
            if (distance + raised > self.strength) == unlimited:
                ends, kind = cube.split("@")
                options.add(f"deliver {ends} {distance + raised}{kind}")
        if self.raises and not raised:
            options |= {f"use 3 +{n}" for n in (1, 2) if self.options(n, unlimited)}
        if self.lifts and not unlimited and self.options(raised, True):
            options.add("use 4")
        return options
