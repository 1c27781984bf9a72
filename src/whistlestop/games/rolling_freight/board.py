"""Rolling Freight's board: cities with their circles, and links, from a board file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from whistlestop.core.bits import BANK
from whistlestop.core.boards import Board, TomlNode
from whistlestop.core.words import say
from whistlestop.games.rolling_freight.numbers import (
    COLOURS,
    GAME,
    IMPROVEMENTS,
    NUMBERS,
    PHASES,
    SLASH,
)

WHITE = "white"
BLACK = "black"
MOST_PLAYERS = 5  # the colours of the cubes in the box


@dataclass(frozen=True)
class Circle:
    city: int
    cargo: str  # a colour, WHITE (from the bag) or BLACK (never any)
    wants: str  # a colour or BLACK (nothing)
    phase: int  # index into PHASES


@dataclass(frozen=True)
class City:
    id: str
    name: str
    x: int
    y: int


@dataclass(frozen=True)
class Link:
    contract: str  # "red-5A"
    colour: str  # a colour or SLASH
    number: int
    phase: int  # index into PHASES
    a: int  # indices of cities
    b: int
    length: int


class RollingFreightBoard(Board):
    """A checked board file. See boards/west.toml for what its parts mean."""

    def __init__(self, text: str, source: str) -> None:
        node = TomlNode.root(text, source, GAME)
        node.known_keys("game", "name", "size", "players", "without", "cities", "links")
        super().__init__(node, _read_players(node))
        self.size = _read_size(node.child("size"))
        self.without = _read_without(node.child("without"), self.players)
        self.cities, self.circles = _read_cities(node, self.size)
        self.links = _read_links(node, {city.id: index for index, city in enumerate(self.cities)})
        _check_complete(node, self.links, self.players)
        node.check_one_piece([c.name for c in self.cities], [(w.a, w.b) for w in self.links])


def _read_players(node: TomlNode) -> range:
    limits = [item.integer(least=2, most=MOST_PLAYERS) for item in node.items("players")]
    if len(limits) != 2 or limits[0] > limits[1]:
        raise node.fault(say("players must be the fewest and the most"), "players")
    return range(limits[0], limits[1] + 1)


def _read_size(node: TomlNode) -> tuple[int, int]:
    size = [item.integer(least=1) for item in node.items()]
    if len(size) != 2:
        raise node.fault(say("size must be a width and a height"))
    return size[0], size[1]


def _read_without(node: TomlNode, players: range) -> dict[str, int]:
    node.known_keys(*IMPROVEMENTS)
    without = {key: node.integer(key, most=NUMBERS.improvements[key]) for key in node.key_names()}
    left = sum(NUMBERS.improvements.values()) - sum(without.values())
    needed = len(NUMBERS.improvement_prices) + players[-1]
    if left < needed:
        raise node.fault(
            say(
                "{left} improvements are left, but the track and the draft need {needed}",
                left=left,
                needed=needed,
            )
        )
    return without


def _read_cities(
    node: TomlNode, size: tuple[int, int]
) -> tuple[tuple[City, ...], tuple[Circle, ...]]:
    cities: list[City] = []
    circles: list[Circle] = []
    for item in node.items("cities"):
        item.known_keys("id", "name", "x", "y", "circles")
        city = City(
            id=item.text("id"),
            name=item.text("name"),
            x=item.integer("x", most=size[0]),
            y=item.integer("y", most=size[1]),
        )
        if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", city.id):
            raise item.fault(
                say(
                    "{name} can't be an id; ids are small letters, digits and single hyphens",
                    name=repr(city.id),
                ),
                "id",
            )
        if any(other.id == city.id for other in cities):
            raise item.fault(say("there are two cities {id}", id=repr(city.id)), "id")
        if not item.items("circles"):
            raise item.fault(say("{city} has no circle", city=city.name), "circles")
        for circle in item.items("circles"):
            circles.append(_read_circle(circle, len(cities), circles))
        cities.append(city)
    if not 2 <= len(cities) <= BANK:
        raise node.fault(
            say("a board has 2 to {most} cities, not {n}", most=BANK, n=len(cities)), "cities"
        )
    return tuple(cities), tuple(circles)


def _read_circle(node: TomlNode, city: int, before: list[Circle]) -> Circle:
    parts = node.items()
    if len(parts) != 3:
        raise node.fault(say("a circle is its cargo, what it wants, and its phase"))
    cargo = parts[0].text(choices=(*COLOURS, WHITE, BLACK))
    wants = parts[1].text(choices=(*COLOURS, BLACK))
    phase = PHASES.index(parts[2].text(choices=PHASES))
    if phase > 0 and cargo in COLOURS:
        raise parts[0].fault(
            say("a circle that opens in phase {phase} is filled from the bag", phase=PHASES[phase])
        )
    circle = Circle(city, cargo, wants, phase)
    if cargo in COLOURS:
        used = 1 + sum(other.cargo == cargo for other in before)
        if used > NUMBERS.cargo[cargo]:
            raise parts[0].fault(
                say(
                    "there are only {n} pieces of {colour} cargo",
                    n=NUMBERS.cargo[cargo],
                    colour=cargo,
                )
            )
    if phase == 0 and cargo != BLACK:
        filled = 1 + sum(other.phase == 0 and other.cargo != BLACK for other in before)
        total = sum(NUMBERS.cargo.values())
        if filled > total:
            raise node.fault(say("there are only {n} pieces of cargo to begin with", n=total))
    return circle


def _read_links(node: TomlNode, city_index: dict[str, int]) -> tuple[Link, ...]:
    links: list[Link] = []
    seen: dict[str, TomlNode] = {}
    for item in node.items("links"):
        parts = item.items()
        if len(parts) != 4:
            raise item.fault(say("a link is a contract, two cities and a length"))
        contract = parts[0].text()
        match = re.fullmatch(f"({'|'.join((*COLOURS, SLASH))})-([1-9][0-9]?)([ABC])", contract)
        if match is None:
            raise parts[0].fault(
                say(
                    "{contract} is no contract; one is a colour or slash, a number and a phase, "
                    "such as red-5A",
                    contract=repr(contract),
                )
            )
        if contract in seen:
            raise parts[0].fault(
                say(
                    "there is a contract {contract} already, in line {line}",
                    contract=contract,
                    line=node.file.line(seen[contract].path),
                )
            )
        seen[contract] = parts[0]
        a = _read_city(parts[1], city_index)
        b = _read_city(parts[2], city_index)
        if a == b:
            raise parts[2].fault(say("a link can't join {a} to itself", a=parts[1].text()))
        length = parts[3].integer(most=1000)
        if length not in NUMBERS.link_points[1]:
            raise parts[3].fault(
                say(
                    "no points are known for a link of length {length}; they are for: {known}",
                    length=length,
                    known=", ".join(map(str, NUMBERS.link_points[1])),
                )
            )
        colour, number, phase = match.groups()
        links.append(Link(contract, colour, int(number), PHASES.index(phase), a, b, length))
    if not 1 <= len(links) <= BANK:
        raise node.fault(
            say("a board has 1 to {most} links, not {n}", most=BANK, n=len(links)), "links"
        )
    return tuple(links)


def _read_city(node: TomlNode, city_index: dict[str, int]) -> int:
    name = node.text()
    if name not in city_index:
        raise node.fault(say("there is no city {name} on this board", name=repr(name)))
    return city_index[name]


def _check_complete(node: TomlNode, links: tuple[Link, ...], players: range) -> None:
    """Numbers run without a gap, every phase has contracts, and the draft stays in phase A."""
    known = {link.contract for link in links}
    for index, link in enumerate(links):
        firsts = NUMBERS.first_slash_numbers if link.colour == SLASH else NUMBERS.first_numbers
        first = firsts[PHASES[link.phase]]
        before = f"{link.colour}-{link.number - 1}{PHASES[link.phase]}"
        if link.number < first or (link.number > first and before not in known):
            missing = (
                f"{link.colour}-{first}{PHASES[link.phase]}" if link.number < first else before
            )
            raise node.fault(
                say(
                    "the board has {contract} but not {missing}; the numbers of a colour and "
                    "phase run from {first} without a gap",
                    contract=link.contract,
                    missing=missing,
                    first=first,
                ),
                "links",
                index,
                0,
            )
    for phase, letter in enumerate(PHASES):
        count = sum(link.phase == phase for link in links)
        needed = len(NUMBERS.contract_prices) + players[-1] if phase == 0 else 1
        if count < needed:
            raise node.fault(
                say(
                    "phase {phase} has {count} contracts and needs at least {needed}",
                    phase=letter,
                    count=count,
                    needed=needed,
                ),
                "links",
            )
