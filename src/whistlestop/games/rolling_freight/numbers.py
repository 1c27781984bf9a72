"""The numbers that all maps share, from numbers.toml."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from whistlestop.core.boards import TomlNode
from whistlestop.core.words import say

GAME = "rolling-freight"
COLOURS = ("red", "yellow", "blue", "grey")
SLASH = "slash"
PHASES = ("A", "B", "C")
KINDS = ("base", "black", "yellow", "blue", "grey", "red")
SYMBOLS = ("TRACK", "VP", "TWO", "SECOND")
IMPROVEMENTS = (
    *("acquisition-expert", "careful-planner", "efficient-storage", "friendly", "steady-builder"),
    *("extra-black", "extra-yellow", "extra-blue", "extra-grey", "extra-red"),
)
FACES = 6
MOST_BASE_COLOURS = 2  # on a face


@dataclass(frozen=True)
class Face:
    """A face by its look: two faces of a die that look alike are one face of twice the weight."""

    kind: str
    colours: tuple[str, ...]
    symbol: str  # or ""
    weight: int


class Numbers:
    """A checked numbers.toml. See there for what its parts mean."""

    def __init__(self, text: str, source: str) -> None:
        node = TomlNode.root(text, source, GAME)
        node.known_keys(
            *("game", "dice_each", "markers_per_colour", "contract_limit", "improvement_limit"),
            *("idle_rounds", "contract_prices", "improvement_prices", "station_prices"),
            *("own_link_price", "other_link_price", "vp_face_points", "track_face_cubes"),
            *("two_face_dice", "used_link_points", "friendly_points", "cube_points"),
            *("unstocked_dice", "planned_dice", "disasters", "first_numbers", "link_points"),
            "cargo",
            *("delivery_bonus", "improvements", "two_players", "dice"),
        )
        self.dice_each = node.integer("dice_each", least=1, most=20)
        self.markers_per_colour = node.integer("markers_per_colour", most=50)
        self.contract_limit = node.integer("contract_limit", least=1, most=10)
        self.improvement_limit = node.integer("improvement_limit", least=1, most=10)
        self.idle_rounds = node.integer("idle_rounds", least=1, most=100)
        self.contract_prices = _prices(node, "contract_prices")
        self.improvement_prices = _prices(node, "improvement_prices")
        self.station_prices = _integers(node.child("station_prices"))
        self.own_link_price = node.integer("own_link_price", least=1, most=1)
        self.other_link_price = node.integer("other_link_price", least=1, most=2)
        self.vp_face_points = node.integer("vp_face_points", most=100)
        self.track_face_cubes = node.integer("track_face_cubes", least=1, most=2)
        self.two_face_dice = node.integer("two_face_dice", least=1, most=2)
        self.used_link_points = node.integer("used_link_points", most=100)
        self.friendly_points = node.integer("friendly_points", most=100)
        self.cube_points = node.integer("cube_points", most=100)
        self.unstocked_dice = node.integer("unstocked_dice", most=100)
        self.planned_dice = _integers(node.child("planned_dice"))
        self.disasters = _by_name(node.child("disasters"), PHASES)
        firsts = node.child("first_numbers")
        firsts.known_keys("colour", SLASH)
        self.first_numbers = _by_name(firsts.child("colour"), PHASES)
        self.first_slash_numbers = _by_name(firsts.child(SLASH), PHASES)
        self.link_points = _link_points(node.child("link_points"), self.contract_limit)
        cargo = node.child("cargo")
        cargo.known_keys("pieces", "fast", "points")
        self.cargo = _by_name(cargo.child("pieces"), COLOURS)
        self.fast = tuple(item.text(choices=COLOURS) for item in cargo.items("fast"))
        self.cargo_points = _by_name(cargo.child("points"), PHASES)
        bonus = node.child("delivery_bonus")
        bonus.known_keys("fast", "slow")
        self.fast_bonus = _integers(bonus.child("fast"))
        self.slow_bonus = _integers(bonus.child("slow"))
        self.improvements = _by_name(node.child("improvements"), IMPROVEMENTS)
        two = node.child("two_players")
        two.known_keys("phases", "improvements")
        self.two_player_phases = tuple(item.text(choices=PHASES) for item in two.items("phases"))
        self.two_player_improvements = _by_name(two.child("improvements"), IMPROVEMENTS)
        self.faces = _faces(node.child("dice"))


def _integers(node: TomlNode) -> tuple[int, ...]:
    return tuple(item.integer(most=100) for item in node.items())


def _prices(node: TomlNode, key: str) -> tuple[int, ...]:
    prices = _integers(node.child(key))
    if not prices or sorted(set(prices), reverse=True) != list(prices):
        raise node.fault(say("{key} must be different numbers, the highest first", key=key), key)
    return prices


def _by_name(node: TomlNode, names: Collection[str]) -> dict[str, int]:
    node.known_keys(*names)
    return {name: node.integer(name, most=1000) for name in names}


def _link_points(node: TomlNode, contract_limit: int) -> dict[int, dict[int, int]]:
    """By contracts held, then by length; the same lengths for each."""
    node.known_keys(*(str(held) for held in range(1, contract_limit + 1)))
    points: dict[int, dict[int, int]] = {}
    for held in range(1, contract_limit + 1):
        row = node.child(str(held))
        lengths = [key for key in row.key_names() if key.isdecimal() and int(key) >= 2]
        row.known_keys(*lengths)
        points[held] = {int(key): row.integer(key, most=1000) for key in lengths}
        if points[held].keys() != points[1].keys():
            raise row.fault(say("each row of link_points must name the same lengths"))
    return points


def _faces(node: TomlNode) -> tuple[Face, ...]:
    node.known_keys(*KINDS)
    faces: list[Face] = []
    for kind in KINDS:
        shown: dict[tuple[str, ...], int] = {}
        items = node.items(kind)
        if len(items) != FACES:
            raise node.fault(say("a die has {n} faces", n=FACES), kind)
        for item in items:
            names = [part.text(choices=(*COLOURS, *SYMBOLS)) for part in item.items()]
            symbols = [name for name in names if name in SYMBOLS]
            if not names or len(set(names)) < len(names) or (symbols and len(names) > 1):
                raise item.fault(say("a face shows different colours, or one symbol"))
            if kind == KINDS[0] and (symbols or len(names) > MOST_BASE_COLOURS):
                raise item.fault(say("a face of a base die shows one or two colours"))
            names.sort(key=(*COLOURS, *SYMBOLS).index)
            shown[tuple(names)] = shown.get(tuple(names), 0) + 1
        for look, weight in shown.items():
            symbol = look[0] if look[0] in SYMBOLS else ""
            faces.append(Face(kind, () if symbol else look, symbol, weight))
    return tuple(faces)


_FILE = Path(__file__).resolve().parent / "numbers.toml"
NUMBERS = Numbers(_FILE.read_text(encoding="utf-8"), _FILE.name)
