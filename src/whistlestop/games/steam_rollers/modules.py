"""What a board file says about the option modules: wild cubes, orders, powers, solo play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.boards import TomlNode
from whistlestop.core.words import say

CITIES = 6


@dataclass(frozen=True)
class OrderSide:
    colours: tuple[int, ...]  # indices; one that is shown twice is listed twice
    points: int


Orders = tuple[tuple[OrderSide, OrderSide], ...]


@dataclass(frozen=True)
class Powers:
    points: int  # of the power that is nothing but points
    cube_cities: tuple[int, ...]  # where a private cube may be put, counted from 0
    cube_colours: tuple[int, ...]  # what colour it may be: none of these cities' own


@dataclass(frozen=True)
class Solo:
    cubes_per_city: int
    white_dice: int
    rounds: int
    stars: tuple[int, ...]  # the scores that earn one star more each


def read_wild(node: TomlNode) -> int:
    node.known_keys("cubes")
    return node.integer("cubes", least=1, most=CITIES)


def read_orders(node: TomlNode, colours: Sequence[str]) -> Orders:
    tiles = []
    for item in node.items("orders"):
        item.known_keys("a", "b")
        tiles.append((_read_order(item.child("a"), colours), _read_order(item.child("b"), colours)))
    if not 1 <= len(tiles) <= 20:
        raise node.fault(say("there must be 1 to 20 order tiles"), "orders")
    return tuple(tiles)


def _read_order(node: TomlNode, colours: Sequence[str]) -> OrderSide:
    node.known_keys("colours", "points")
    wanted = tuple(colours.index(item.text(choices=colours)) for item in node.items("colours"))
    if not wanted:
        raise node.fault(say("an order shows at least one colour"), "colours")
    return OrderSide(tuple(sorted(wanted)), node.integer("points", least=1, most=100))


def read_powers(node: TomlNode, city_colours: Sequence[int], colours: int) -> Powers:
    node.known_keys("points", "cube_cities")
    cities: list[int] = []
    for item in node.items("cube_cities"):
        city = item.integer(least=1, most=CITIES) - 1
        if city in cities:
            raise item.fault(say("city {city} is named twice", city=city + 1))
        cities.append(city)
    own = {city_colours[city] for city in cities}
    allowed = tuple(colour for colour in range(colours) if colour not in own)
    if not cities or not allowed:
        raise node.fault(
            say("a private cube needs a city, and a colour that is not that of its cities"),
            "cube_cities",
        )
    return Powers(node.integer("points", most=100), tuple(sorted(cities)), allowed)


def read_solo(node: TomlNode) -> Solo:
    node.known_keys("cubes_per_city", "white_dice", "rounds", "stars")
    stars = [item.integer(least=1) for item in node.items("stars")]
    if not stars or stars != sorted(set(stars)):
        raise node.fault(say("stars must be scores that rise"), "stars")
    return Solo(
        node.integer("cubes_per_city", least=1, most=20),
        node.integer("white_dice", least=3, most=10),
        node.integer("rounds", least=1, most=200),
        tuple(stars),
    )
