"""Everything that can be decided, or drawn, in Steam Rollers."""

from __future__ import annotations

from whistlestop.core.game import Action


class Cube(Action):
    """Chance, at set-up: a cube of this colour is drawn for the city that is being filled."""

    kind = "cube"

    def __init__(self, colour: str) -> None:
        super().__init__(f"cube {colour}", (colour,))


class Side(Action):
    """Chance, at set-up: a special card lies on this side, as in "5b"."""

    kind = "side"

    def __init__(self, card: str) -> None:
        super().__init__(f"card {card}", (card,))


class Start(Action):
    """Chance, at set-up: this seat (counted from 1) starts."""

    kind = "start"

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat}", (seat,))


class Walls(Action):
    """Chance, at set-up: the row of borders that are walled."""

    kind = "walls"

    def __init__(self, row: int) -> None:
        super().__init__(f"walls {row}", (row,))


class Order(Action):
    """Chance, at set-up: an order tile lies on this side, as in "5b"."""

    kind = "order"

    def __init__(self, tile: str) -> None:
        super().__init__(f"order {tile}", (tile,))


class Black(Action):
    """Chance: the black die shows this."""

    kind = "black"

    def __init__(self, value: int) -> None:
        super().__init__(f"black {value}", (value,))


class White(Action):
    """Chance: a white die shows this; rolled at the start of a round, or again by card 5b."""

    kind = "white"

    def __init__(self, value: int) -> None:
        super().__init__(f"white {value}", (value,))


class Ship(Action):
    """Chance, in a solo game: the rival carries off a cube of this colour."""

    kind = "ship"

    def __init__(self, colour: str) -> None:
        super().__init__(f"ship {colour}", (colour,))


class Power(Action):
    """A starting power is chosen; what it brings is decided next."""

    kind = "power"

    def __init__(self, name: str) -> None:
        super().__init__(f"power {name}", (name,))


class PutCube(Action):
    """The private cube of a starting power: its colour and its city."""

    kind = "put-cube"

    def __init__(self, colour: str, city: int) -> None:
        super().__init__(f"put {colour} {city}", (colour, city))


class Draft(Action):
    """Take a white die of this value."""

    kind = "draft"

    def __init__(self, value: int) -> None:
        super().__init__(f"draft {value}", (value,))


class Claim(Action):
    """Card 2b: take the die that another player has just drafted."""

    kind = "claim"

    def __init__(self) -> None:
        super().__init__("claim", ())


class Decline(Action):
    """Leave that die to its drafter."""

    kind = "decline"

    def __init__(self) -> None:
        super().__init__("decline", ())


class First(Action):
    """Of the two dice that card 2a brought, act with the one of this value first."""

    kind = "first"

    def __init__(self, value: int) -> None:
        super().__init__(f"first {value}", (value,))


class Use(Action):
    """Use a special card, in one of the ways that it offers."""

    kind = "use"

    def __init__(self, card: int, way: str) -> None:
        super().__init__(f"use {card} {way}".rstrip(), (card, way))


class Build(Action):
    """Draw a track in a hex, between two of its edges."""

    kind = "build"

    def __init__(self, hex: str, edge: str, other: str) -> None:
        super().__init__(f"build {hex} {edge}-{other}", (hex, edge, other))


class Improve(Action):
    """Cross an engine box."""

    kind = "improve"

    def __init__(self, box: int) -> None:
        super().__init__(f"improve {box}", (box,))


class Deliver(Action):
    """Deliver a cube from city to city, for a distance; `cube` is "", "wild" or "private"."""

    kind = "deliver"

    def __init__(self, source: int, destination: int, distance: int, cube: str = "") -> None:
        notation = f"deliver {source}>{destination} {distance} {cube}".rstrip()
        super().__init__(notation, (source, destination, distance, cube))


class Take(Action):
    """Take a special card from wherever it is."""

    kind = "take"

    def __init__(self, card: int) -> None:
        super().__init__(f"take {card}", (card,))


class Pass(Action):
    """Leave the die unused."""

    kind = "pass"

    def __init__(self) -> None:
        super().__init__("pass", ())
