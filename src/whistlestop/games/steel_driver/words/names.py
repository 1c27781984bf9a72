"""What things are called: companies, goods, cities, routes; in sentences and on maps in text."""

from __future__ import annotations

from whistlestop.core.words import Message, say
from whistlestop.games.steel_driver.board import SteelDriverBoard

# Each colour is a message of its own, so that a language can inflect it.
COMPANIES = {
    "red": (say("the red company"), say("The red company")),
    "yellow": (say("the yellow company"), say("The yellow company")),
    "green": (say("the green company"), say("The green company")),
    "blue": (say("the blue company"), say("The blue company")),
    "black": (say("the black company"), say("The black company")),
    "purple": (say("the purple company"), say("The purple company")),
}
GOODS = {
    "red": say("red goods"),
    "orange": say("orange goods"),
    "silver": say("silver goods"),
    "black": say("black goods"),
    "white": say("white goods"),
}
SHARES = {
    "red": say("red shares"),
    "yellow": say("yellow shares"),
    "green": say("green shares"),
    "blue": say("blue shares"),
    "black": say("black shares"),
    "purple": say("purple shares"),
}
COLOURS = {
    "red": say("red"),
    "orange": say("orange"),
    "yellow": say("yellow"),
    "green": say("green"),
    "blue": say("blue"),
    "purple": say("purple"),
    "silver": say("silver"),
    "black": say("black"),
    "white": say("white"),
}


def colour_name(name: str) -> Message:
    """A colour, or whatever else somebody's own board calls a company or goods."""
    return COLOURS[name] if name in COLOURS else say("{name}", name=name)


def money(dollars: int) -> Message:
    return say("${dollars}", dollars=dollars)


def letters(names: tuple[str, ...]) -> list[str]:
    """A unique letter for each name: its first, else its last, else any that is left."""
    taken: list[str] = []
    for name in names:
        wanted = [name[0], name[-1], *name, *"abcdefghijklmnopqrstuvwxyz0123456789"]
        taken.append(next(letter for letter in wanted if letter.isalnum() and letter not in taken))
    return taken


class Names:
    """The names of one board's things."""

    def __init__(self, board: SteelDriverBoard) -> None:
        self.board = board
        self.company_letters = [letter.upper() for letter in letters(board.companies)]
        self.goods_letters = letters(board.goods)

    def company(self, index: int) -> Message:
        """Inside a sentence."""
        name = self.board.companies[index]
        return COMPANIES[name][0] if name in COMPANIES else say("the company {name}", name=name)

    def company_first(self, index: int) -> Message:
        """At the beginning of a sentence."""
        name = self.board.companies[index]
        return COMPANIES[name][1] if name in COMPANIES else say("The company {name}", name=name)

    def shares(self, index: int) -> Message:
        name = self.board.companies[index]
        return SHARES[name] if name in SHARES else say("shares of {name}", name=name)

    def goods(self, colour: int) -> Message:
        name = self.board.goods[colour]
        return GOODS[name] if name in GOODS else say("goods {name}", name=name)

    def city(self, index: int) -> str:
        return self.board.cities[index].name

    def route(self, index: int) -> Message:
        route = self.board.routes[index]
        return say("{a} – {b}", a=self.city(route.a), b=self.city(route.b))

    def find_city(self, text: str) -> int | None:
        """A city by its id, its three letters or its name, in any case."""
        wanted = "-".join(text.lower().replace(".", "").split())
        for index, city in enumerate(self.board.cities):
            if wanted in (city.id, city.short.lower(), city.name.lower()):
                return index
        return None
