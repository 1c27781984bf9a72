"""Steel Driver's board: cities, routes, and every number of the game, from a board file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from whistlestop.core.bits import BANK
from whistlestop.core.boards import Board, TomlNode
from whistlestop.core.words import say

GAME = "steel-driver"
MOST_COMPANIES = 8  # the link looks at every set of companies
MOST_PLAYERS = 10


@dataclass(frozen=True)
class City:
    id: str
    name: str
    short: str  # three letters, for maps in text
    colour: int  # index into the board's goods
    value: int
    start: bool
    x: int
    y: int


@dataclass(frozen=True)
class Route:
    a: int  # indices of cities
    b: int
    cost: int


class SteelDriverBoard(Board):
    """A checked board file. See boards/usa.toml for what its parts mean."""

    def __init__(self, text: str, source: str) -> None:
        node = TomlNode.root(text, source, GAME)
        node.known_keys(
            *("game", "name", "size", "companies", "goods", "rounds", "tracks_per_company"),
            *("shares_per_company", "set_values", "cities", "routes", "capital", "link"),
            "outline",
        )
        self.capital = _read_capital(node.child("capital"))
        super().__init__(node, range(min(self.capital), max(self.capital) + 1))
        self.size = _read_size(node.child("size"))
        self.companies = _read_names(node, "companies", MOST_COMPANIES)
        self.goods = _read_names(node, "goods", 12)
        self.rounds = node.integer("rounds", least=1, most=20)
        self.tracks_per_company = node.integer("tracks_per_company", least=1)
        self.shares_per_company = node.integer("shares_per_company", least=1)
        if self.shares_per_company < self.rounds:
            raise node.fault(
                say(
                    "{shares} shares per company are too few for {rounds} rounds; "
                    "one may be issued in each",
                    shares=self.shares_per_company,
                    rounds=self.rounds,
                ),
                "shares_per_company",
            )
        self.set_values = _read_set_values(node, len(self.goods))
        self.cities = _read_cities(node, self.goods, self.size)
        self.city_index = {city.id: index for index, city in enumerate(self.cities)}
        self.routes = _read_routes(node, self.city_index)
        node.check_one_piece([c.name for c in self.cities], [(w.a, w.b) for w in self.routes])
        link = node.child("link")
        link.known_keys("ends", "builder", "others")
        self.link_ends = _read_link_ends(link, self.city_index)
        self.link_builder = link.integer("builder")
        self.link_others = link.integer("others")
        self.outline = _read_outline(node, self.size) if node.has("outline") else ()


def _read_capital(node: TomlNode) -> dict[int, int]:
    capital = {}
    for key in node.key_names():
        if not re.fullmatch("[1-9][0-9]?", key) or not 2 <= int(key) <= MOST_PLAYERS:
            raise node.fault(
                say(
                    "{key} isn’t a number of players from 2 to {most}",
                    key=repr(key),
                    most=MOST_PLAYERS,
                ),
                key,
            )
        capital[int(key)] = node.integer(key, least=1, most=100)
    if not capital:
        raise node.fault(say("capital must name at least one number of players"))
    for players in range(min(capital), max(capital)):
        if players not in capital:
            raise node.fault(say("the capital for {players} players is missing", players=players))
    return capital


def _read_size(node: TomlNode) -> tuple[int, int]:
    size = [item.integer(least=1) for item in node.items()]
    if len(size) != 2:
        raise node.fault(say("size must be a width and a height"))
    return size[0], size[1]


def _read_names(node: TomlNode, key: str, most: int) -> tuple[str, ...]:
    names: list[str] = []
    for item in node.items(key):
        name = item.text()
        _check_id(item, name)
        if name in names:
            raise item.fault(say("{name} is named twice", name=repr(name)))
        names.append(name)
    if not 1 <= len(names) <= most:
        raise node.fault(say("{key} must name 1 to {most}", key=key, most=most), key)
    return tuple(names)


def _check_id(node: TomlNode, name: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        raise node.fault(
            say(
                "{name} can't be an id; ids are small letters, digits and single hyphens",
                name=repr(name),
            )
        )


def _read_set_values(node: TomlNode, goods: int) -> tuple[int, ...]:
    values = tuple(item.integer() for item in node.items("set_values"))
    if len(values) != goods + 1 or values[0] != 0:
        raise node.fault(
            say(
                "set_values must be 0 and then a value for each set of 1 to {goods} goods",
                goods=goods,
            ),
            "set_values",
        )
    return values


def _read_cities(node: TomlNode, goods: tuple[str, ...], size: tuple[int, int]) -> tuple[City, ...]:
    cities: list[City] = []
    for item in node.items("cities"):
        item.known_keys("id", "name", "short", "colour", "value", "start", "x", "y")
        city = City(
            id=item.text("id"),
            name=item.text("name"),
            short=item.text("short"),
            colour=goods.index(item.text("colour", choices=goods)),
            value=item.integer("value", most=1000),
            start=item.flag("start"),
            x=item.integer("x", most=size[0]),
            y=item.integer("y", most=size[1]),
        )
        _check_id(item.child("id"), city.id)
        if not re.fullmatch("[A-Z]{3}", city.short):
            raise item.fault(
                say("short must be three capital letters, not {short}", short=repr(city.short)),
                "short",
            )
        for other in cities:
            if other.id == city.id:
                raise item.fault(say("there are two cities {id}", id=repr(city.id)), "id")
            if other.short == city.short:
                raise item.fault(
                    say(
                        "{short} stands for {other} already",
                        short=repr(city.short),
                        other=other.name,
                    ),
                    "short",
                )
        cities.append(city)
    if not 2 <= len(cities) <= BANK:
        raise node.fault(
            say("a board has 2 to {most} cities, not {n}", most=BANK, n=len(cities)), "cities"
        )
    if not any(city.start for city in cities):
        raise node.fault(say("no city is a start city"), "cities")
    return tuple(cities)


def _read_routes(node: TomlNode, city_index: dict[str, int]) -> tuple[Route, ...]:
    routes: list[Route] = []
    seen: dict[frozenset[int], TomlNode] = {}
    for item in node.items("routes"):
        parts = item.items()
        if len(parts) != 3:
            raise item.fault(say("a route is two cities and a cost"))
        a = _read_city(parts[0], city_index)
        b = _read_city(parts[1], city_index)
        names = {"a": parts[0].text(), "b": parts[1].text()}
        if a == b:
            raise item.fault(say("a route can't join {a} to itself", a=names["a"]))
        pair = frozenset((a, b))
        if pair in seen:
            raise item.fault(
                say(
                    "there is a route between {a} and {b} already, in line {line}",
                    a=names["a"],
                    b=names["b"],
                    line=item.file.line(seen[pair].path),
                )
            )
        seen[pair] = item
        routes.append(Route(a, b, parts[2].integer(least=1, most=100)))
    return tuple(routes)


def _read_city(node: TomlNode, city_index: dict[str, int]) -> int:
    name = node.text()
    if name not in city_index:
        raise node.fault(say("there is no city {name} on this board", name=repr(name)))
    return city_index[name]


def _read_link_ends(link: TomlNode, city_index: dict[str, int]) -> tuple[int, int]:
    ends = [_read_city(item, city_index) for item in link.items("ends")]
    if len(ends) != 2 or ends[0] == ends[1]:
        raise link.fault(say("the link has two different ends"), "ends")
    return ends[0], ends[1]


def _read_outline(node: TomlNode, size: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """The land that the map is drawn on, as a polygon; rules don't use it."""
    points: list[tuple[int, int]] = []
    for item in node.items("outline"):
        parts = item.items()
        if len(parts) != 2:
            raise item.fault(say("a point of the outline is an x and a y"))
        points.append((parts[0].integer(most=size[0]), parts[1].integer(most=size[1])))
    if len(points) < 3:
        raise node.fault(say("an outline has at least three points"), "outline")
    return tuple(points)
