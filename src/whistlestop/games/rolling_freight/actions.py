"""Everything that can be decided, or drawn, in Rolling Freight.

Dice and stock markers are named by what they show: "base-rb" is a base die with red and blue,
"yellow-two" a yellow die with TWO, "stock-g" a grey stock marker. A place on the improvement track
is named by its printed price: "friendly@5".
"""

from __future__ import annotations

from whistlestop.core.game import Action

# Outcomes of chance


class FirstPlayer(Action):
    """This seat (counted from 1) takes the first turn."""

    kind = "first-player"

    def __init__(self, seat: int) -> None:
        super().__init__(f"first-player {seat}", (seat,))


class DrawCargo(Action):
    """A piece of this colour comes out of the bag, for the circle that is being filled."""

    kind = "draw-cargo"

    def __init__(self, colour: str) -> None:
        super().__init__(f"draw {colour}", (colour,))


class DrawContract(Action):
    kind = "draw-contract"

    def __init__(self, contract: str) -> None:
        super().__init__(f"draw {contract.lower()}", (contract,))


class DrawDisaster(Action):
    kind = "draw-disaster"

    def __init__(self) -> None:
        super().__init__("draw disaster", ())


class DrawImprovement(Action):
    kind = "draw-improvement"

    def __init__(self, improvement: str) -> None:
        super().__init__(f"draw {improvement}", (improvement,))


class Lose(Action):
    """A natural disaster strikes this completed link."""

    kind = "lose"

    def __init__(self, contract: str) -> None:
        super().__init__(f"lose {contract.lower()}", (contract,))


class Roll(Action):
    """The die that is being rolled shows this face."""

    kind = "roll"

    def __init__(self, die: str) -> None:
        super().__init__(f"roll {die}", (die,))


# The draft, and duplicates


class TakeContract(Action):
    kind = "take-contract"

    def __init__(self, contract: str) -> None:
        super().__init__(f"take {contract.lower()}", (contract,))


class TakeImprovement(Action):
    kind = "take-improvement"

    def __init__(self, improvement: str, price: int) -> None:
        super().__init__(f"take {improvement}@{price}", (improvement, price))


class Swap(Action):
    """Put one of two equal improvements of the track under the deck."""

    kind = "swap"

    def __init__(self, improvement: str, price: int) -> None:
        super().__init__(f"swap {improvement}@{price}", (improvement, price))


# A turn


class Buy(Action):
    """Buy a contract; the payment follows."""

    kind = "buy"

    def __init__(self, contract: str) -> None:
        super().__init__(f"buy {contract.lower()}", (contract,))


class Improve(Action):
    """Buy an improvement; the payment follows."""

    kind = "improve"

    def __init__(self, improvement: str, price: int) -> None:
        super().__init__(f"improve {improvement}@{price}", (improvement, price))


class Station(Action):
    """Build a station; the payment follows."""

    kind = "station"

    def __init__(self) -> None:
        super().__init__("station", ())


class Build(Action):
    """Put a cube, or several with a TRACK face, on your unfinished link."""

    kind = "build"

    def __init__(self, contract: str, die: str, cubes: int) -> None:
        notation = f"build {contract.lower()} {die}"
        if cubes > 1:
            notation += f" x{cubes}"
        super().__init__(notation, (contract, die, cubes))


class Steady(Action):
    """The Steady Builder's free cube."""

    kind = "steady"

    def __init__(self, contract: str) -> None:
        super().__init__(f"steady {contract.lower()}", (contract,))


class Deliver(Action):
    """Choose the cargo to deliver; destination, route and payment follow."""

    kind = "deliver"

    def __init__(self, colour: str, city: str) -> None:
        super().__init__(f"deliver {colour} {city}", (colour, city))


class EndTurn(Action):
    kind = "end-turn"

    def __init__(self) -> None:
        super().__init__("end", ())


class To(Action):
    """The destination of the delivery."""

    kind = "to"

    def __init__(self, city: str) -> None:
        super().__init__(f"to {city}", (city,))


class Via(Action):
    """The next link of the delivery's route."""

    kind = "via"

    def __init__(self, contract: str) -> None:
        super().__init__(f"via {contract.lower()}", (contract,))


class Pay(Action):
    """Spend a die or a stock marker; a TWO face may count for two."""

    kind = "pay"

    def __init__(self, die: str, value: int) -> None:
        super().__init__(f"pay {die} x{value}" if value > 1 else f"pay {die}", (die, value))


class Give(Action):
    """Put an improvement under the deck, if you have too many."""

    kind = "give"

    def __init__(self, improvement: str) -> None:
        super().__init__(f"give {improvement}", (improvement,))


class GiveDie(Action):
    """The improvement given away has several dice: this unspent one leaves."""

    kind = "give-die"

    def __init__(self, die: str) -> None:
        super().__init__(f"leave {die}", (die,))


class GiveIdleDie(Action):
    """The improvement given away has several dice: a spent or newly bought one leaves."""

    kind = "give-idle-die"

    def __init__(self) -> None:
        super().__init__("leave spent", ())


# The end of a turn


class Stock(Action):
    """A die of several colours counts for this colour."""

    kind = "stock"

    def __init__(self, die: str, colour: str) -> None:
        super().__init__(f"stock {die} {colour}", (die, colour))


class Plan(Action):
    """The Careful Planner sets a die."""

    kind = "plan"

    def __init__(self, die: str) -> None:
        super().__init__(f"set {die}", (die,))


class RollDice(Action):
    """Plan no more; roll the rest."""

    kind = "roll-dice"

    def __init__(self) -> None:
        super().__init__("roll", ())
