"""What things are called: colours, cubes, cards, powers, tracks; in sentences and in text."""

from __future__ import annotations

from whistlestop.core.words import Listing, Message, Value, say
from whistlestop.games.steam_rollers.board import CARD_SIDES
from whistlestop.games.steam_rollers.game import CUBE_KINDS, PLAIN, SteamRollers

COLOURS = {
    "yellow": say("yellow"),
    "red": say("red"),
    "grey": say("grey"),
    "blue": say("blue"),
    "purple": say("purple"),
    "orange": say("orange"),
    "white": say("white"),
}
CUBES = {
    "yellow": say("a yellow cube"),
    "red": say("a red cube"),
    "grey": say("a grey cube"),
    "blue": say("a blue cube"),
    "purple": say("a purple cube"),
    "orange": say("an orange cube"),
    "white": say("a white cube"),
}
WILD_CUBE = say("a black cube")
PRIVATE_CUBE = say("the private cube")
WILD_LETTER = "*"

DIRECTIONS = (say("E"), say("NE"), say("NW"), say("W"), say("SW"), say("SE"))  # as EDGES are
TYPES = (say("straight"), say("gentle"), say("sharp"))

EFFECTS = {
    "1a": say("set the drafted die to any value"),
    "1b": say("set the drafted die to any value"),
    "2a": say("draft two dice, then act with each; said before drafting"),
    "2b": say("claim the die that another player has just drafted"),
    "3a": say("in a delivery the die may name the destination"),
    "3b": say("a delivery counts 1 or 2 more"),
    "4a": say("one delivery without engine limit"),
    "4b": say("engine strength +1 as long as you hold it"),
    "5a": say("drafted die +1 or -1"),
    "5b": say("reroll the drafted die, or flip it"),
    "6a": say("build any type of track"),
    "6b": say("build any type of track"),
}

POWERS = (
    say("cross one engine box"),
    say("draw one track of any type in any hex"),
    say("points at the end"),
    say("take one special card"),
    say("a private cube"),
)
SHORT_POWERS = (
    say("an engine box"),
    say("a free track"),
    say("points"),
    say("a special card"),
    say("a private cube"),
)


class Names:
    """The names of one board's things; the numbers are the rules' own, from 0."""

    def __init__(self, game: SteamRollers) -> None:
        self.setup = game
        self.board = game.map

    def colour(self, index: int) -> Message:
        return COLOURS[self.board.colours[index]]

    def cube(self, index: int) -> Message:
        """A cube of a colour, or a wild one."""
        if index == self.setup.wild:
            return WILD_CUBE
        return CUBES[self.board.colours[index]]

    def letter(self, index: int) -> str:
        return WILD_LETTER if index == self.setup.wild else self.board.colours[index][0].upper()

    def cube_of_kind(self, kind: int, destination: int) -> Message:
        if kind == PLAIN:
            return self.cube(int(self.setup.city_colour[destination]))
        return WILD_CUBE if CUBE_KINDS[kind] == "wild" else PRIVATE_CUBE

    def hex(self, index: int) -> str:
        return self.board.names[self.setup.hexes[index]]

    def track(self, shape: int) -> Message:
        """Which edges it joins, in letters of the reader's language."""
        g = self.setup
        return say(
            "{a}–{b}",
            a=DIRECTIONS[int(g.shape_first[shape])],
            b=DIRECTIONS[int(g.shape_second[shape])],
        )

    def types(self, mask: int) -> Listing:
        return Listing([TYPES[n] for n in range(len(TYPES)) if mask >> n & 1])

    def type_of(self, shape: int) -> Message:
        return TYPES[{1: 0, 2: 1, 4: 2}[int(self.setup.shape_type[shape])]]

    def card(self, card_side: int) -> str:
        return CARD_SIDES[card_side]

    def order(self, tile_side: int) -> Listing:
        """The colours that an order tile shows."""
        order = self.board.orders[tile_side // 2][tile_side % 2]
        items: list[Value] = [self.colour(colour) for colour in order.colours]
        return Listing(items)

    def walls(self, mask: int) -> list[str]:
        g = self.setup
        return [
            f"{a + 1}|{b + 1}"
            for a in range(6)
            for b in range(a + 1, 6)
            if mask & g.pair_bit[a * 6 + b]
        ]
