"""What things are called: colours, contracts, dice, improvements, cities; in sentences and text."""

from __future__ import annotations

from whistlestop.core.words import Message, say, say_many
from whistlestop.games.rolling_freight.game import RollingFreight
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS, KINDS, PHASES

# Each colour is a message of its own, so that a language can inflect it.
COLOUR_NAMES = {
    "red": say("red"),
    "yellow": say("yellow"),
    "blue": say("blue"),
    "grey": say("grey"),
}
CARGO_NAMES = {
    "red": say("red cargo"),
    "yellow": say("yellow cargo"),
    "blue": say("blue cargo"),
    "grey": say("grey cargo"),
}
MARKER_NAMES = {
    "red": say("a red stock marker"),
    "yellow": say("a yellow stock marker"),
    "blue": say("a blue stock marker"),
    "grey": say("a grey stock marker"),
}
IMPROVEMENT_NAMES = {
    "acquisition-expert": say("Acquisition Expert"),
    "careful-planner": say("Careful Planner"),
    "efficient-storage": say("Efficient Storage"),
    "friendly": say("Friendly"),
    "steady-builder": say("Steady Builder"),
    "extra-black": say("Extra Resource (black die)"),
    "extra-yellow": say("Extra Resource (yellow die)"),
    "extra-blue": say("Extra Resource (blue die)"),
    "extra-grey": say("Extra Resource (grey die)"),
    "extra-red": say("Extra Resource (red die)"),
}
IMPROVEMENT_MEANINGS = {
    "acquisition-expert": say("everything bought costs one die less"),
    "careful-planner": say("sets two base dice before the roll"),
    "efficient-storage": say("stocks one marker more of each colour"),
    "friendly": say("others pay less; a point for each ride"),
    "steady-builder": say("one free cube a turn"),
    "extra-black": say("one more die: two colours or all"),
    "extra-yellow": say("one more die: pays as two"),
    "extra-blue": say("one more die: points for deliveries"),
    "extra-grey": say("one more die: two cubes at once"),
    "extra-red": say("one more die: a second delivery"),
}

SYMBOL_NAMES = {
    "TRACK": say("TRACK"),
    "VP": say("VP"),
    "TWO": say("TWO"),
    "SECOND": say("SECOND"),
}


class Names:
    """The names of one game's things, by their numbers."""

    def __init__(self, setup: RollingFreight) -> None:
        self.setup = setup
        self.board = setup.map

    def colour(self, colour: int) -> Message:
        return COLOUR_NAMES[COLOURS[colour]]

    def cargo(self, colour: int) -> Message:
        return CARGO_NAMES[COLOURS[colour]]

    def phase(self, phase: int) -> str:
        return PHASES[phase]

    def city(self, city: int) -> str:
        return self.board.cities[city].name

    def contract(self, link: int) -> Message:
        """As printed on the card: Red 5A."""
        entry = self.board.links[link]
        number = f"{entry.number}{PHASES[entry.phase]}"
        if entry.colour == "red":
            return say("Red {number}", number=number)
        if entry.colour == "yellow":
            return say("Yellow {number}", number=number)
        if entry.colour == "blue":
            return say("Blue {number}", number=number)
        if entry.colour == "grey":
            return say("Grey {number}", number=number)
        return say("Slash {number}", number=number)

    def link(self, link: int) -> Message:
        """The contract and where its link runs."""
        entry = self.board.links[link]
        return say(
            "{contract} ({a} – {b})",
            contract=self.contract(link),
            a=self.city(entry.a),
            b=self.city(entry.b),
        )

    def improvement(self, kind: int) -> Message:
        return IMPROVEMENT_NAMES[IMPROVEMENTS[kind]]

    def improvement_meaning(self, kind: int) -> Message:
        """What it does, in as few words as fit on its card."""
        return IMPROVEMENT_MEANINGS[IMPROVEMENTS[kind]]

    def face(self, face: int) -> Message:
        """What a die shows."""
        g = self.setup
        symbol = g.faces[face].symbol
        if symbol:
            return SYMBOL_NAMES[symbol]
        colours = [self.colour(colour) for colour in g.class_colours[face]]
        if len(colours) == 1:
            return colours[0]
        if len(colours) == 2:
            return say("{a}/{b}", a=colours[0], b=colours[1])
        if len(colours) == 3:
            return say("{a}/{b}/{c}", a=colours[0], b=colours[1], c=colours[2])
        return say("all colours")

    def die(self, face: int) -> Message:
        """A die or stock marker, inside a sentence."""
        g = self.setup
        if face >= g.dice_classes:
            return MARKER_NAMES[COLOURS[face - int(g.dice_classes)]]
        shown = self.face(face)
        kind = g.faces[face].kind
        if kind == "base":
            return say("a base die ({face})", face=shown)
        if kind == "black":
            return say("a black die ({face})", face=shown)
        if kind == "yellow":
            return say("a yellow die ({face})", face=shown)
        if kind == "blue":
            return say("a blue die ({face})", face=shown)
        if kind == "grey":
            return say("a grey die ({face})", face=shown)
        return say("a red die ({face})", face=shown)

    def short_die(self, face: int) -> Message:
        """What a die shows or which marker it is, in a list of what pays."""
        g = self.setup
        if face >= g.dice_classes:
            return say("{colour} from stock", colour=self.colour(face - int(g.dice_classes)))
        colours = [self.colour(colour) for colour in g.class_colours[face]]
        if len(colours) == 2:
            return say("{a}/{b}", a=colours[0], b=colours[1])
        if len(colours) == 3:
            return say("{a}/{b}/{c}", a=colours[0], b=colours[1], c=colours[2])
        return self.face(face)

    def dice(self, face: int, n: int) -> Message:
        """So many dice or stock markers of one kind, in a list."""
        g = self.setup
        if face >= g.dice_classes:
            colour = COLOURS[face - int(g.dice_classes)]
            if colour == "red":
                return say_many("{n} red stock marker", "{n} red stock markers", n)
            if colour == "yellow":
                return say_many("{n} yellow stock marker", "{n} yellow stock markers", n)
            if colour == "blue":
                return say_many("{n} blue stock marker", "{n} blue stock markers", n)
            return say_many("{n} grey stock marker", "{n} grey stock markers", n)
        shown = self.face(face)
        kind = g.faces[face].kind
        if kind == "base":
            return say_many("{n} base die ({face})", "{n} base dice ({face})", n, face=shown)
        if kind == "black":
            return say_many("{n} black die ({face})", "{n} black dice ({face})", n, face=shown)
        if kind == "yellow":
            return say_many("{n} yellow die ({face})", "{n} yellow dice ({face})", n, face=shown)
        if kind == "blue":
            return say_many("{n} blue die ({face})", "{n} blue dice ({face})", n, face=shown)
        if kind == "grey":
            return say_many("{n} grey die ({face})", "{n} grey dice ({face})", n, face=shown)
        return say_many("{n} red die ({face})", "{n} red dice ({face})", n, face=shown)

    def kind_of_die(self, kind: int) -> Message:
        name = KINDS[kind]
        if name == "base":
            return say("base die")
        if name == "black":
            return say("black die")
        if name == "yellow":
            return say("yellow die")
        if name == "blue":
            return say("blue die")
        if name == "grey":
            return say("grey die")
        return say("red die")

    def special(self, mask: int) -> Message:
        """What one die of a price must show."""
        g = self.setup
        if mask == g.second_classes:
            return SYMBOL_NAMES["SECOND"]
        for colour in range(len(COLOURS)):
            if mask == g.shows[colour]:
                return self.colour(colour)
        return say("two colours or more")

    def find_city(self, text: str) -> str | None:
        """A city's id, by its id or its name, in any case."""
        wanted = "-".join(text.lower().replace(".", "").split())
        for city in self.board.cities:
            name = "-".join(city.name.lower().replace(".", "").split())
            if wanted in (city.id, name):
                return city.id
        return None
