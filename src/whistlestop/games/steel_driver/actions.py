"""Everything that can be decided, or drawn, in Steel Driver."""

from __future__ import annotations

from whistlestop.core.game import Action


class FirstPlayer(Action):
    """Chance, at set-up: this seat (counted from 1) gets the active-player marker first."""

    kind = "first-player"

    def __init__(self, seat: int) -> None:
        super().__init__(f"first-player {seat}", (seat,))


class Offer(Action):
    """The holder of the marker puts a company up; the opening bid follows."""

    kind = "offer"

    def __init__(self, company: str) -> None:
        super().__init__(f"offer {company}", (company,))


class PassMarker(Action):
    """The holder of the marker passes it on without an auction."""

    kind = "pass-marker"

    def __init__(self) -> None:
        super().__init__("pass-marker", ())


class Bid(Action):
    """An opening bid, or a raise to this many cubes."""

    kind = "bid"

    def __init__(self, cubes: int) -> None:
        super().__init__(f"bid {cubes}", (cubes,))


class Pass(Action):
    """Leave this auction."""

    kind = "pass"

    def __init__(self) -> None:
        super().__init__("pass", ())


class BuildFirst(Action):
    """A company's first track, the only one with a direction: it leaves from a start city."""

    kind = "build-first"

    def __init__(self, start: str, end: str) -> None:
        super().__init__(f"build {start}>{end}", (start, end))


class Build(Action):
    """A later track, named by its route."""

    kind = "build"

    def __init__(self, a: str, b: str) -> None:
        super().__init__(f"build {a}={b}", (a, b))


class Claim(Action):
    """At the end, a company takes the goods cube of a city."""

    kind = "claim"

    def __init__(self, city: str) -> None:
        super().__init__(f"claim {city}", (city,))
