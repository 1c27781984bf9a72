"""Styles of Rolling Freight: each cares for one thing more than its neighbours do."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.bots.styles.style import Style
from whistlestop.core.words import say


class RollingFreightStyle(Style):
    title = "rolling-freight"


class Contractor(RollingFreightStyle):
    name = "contractor"
    heading = say("Contractor")
    meaning = say("always holds as many contracts as it may, and finishes its links")
    cares = MappingProxyType(
        {"contracts": 2.2, "works": 1.2, "extra-dice": 1.6, "steadies": 2, "stations": 0.3}
    )


class Carrier(RollingFreightStyle):
    name = "carrier"
    heading = say("Carrier")
    meaning = say("delivers at every turn, over others' links too")
    cares = MappingProxyType({"on-the-way": 1.8, "traffic": 2.5, "extra-dice": 0.5})


class Inventor(RollingFreightStyle):
    name = "inventor"
    heading = say("Inventor")
    meaning = say("buys improvements early, and lives on them later")
    cares = MappingProxyType(
        {"extra-dice": 3, "experts": 3, "planners": 2, "steadies": 3, "friendlies": 2}
    )


class Stationmaster(RollingFreightStyle):
    name = "stationmaster"
    heading = say("Stationmaster")
    meaning = say("builds stations first, for cheap deliveries later")
    cares = MappingProxyType({"stations": 3, "traffic": 2, "on-the-way": 1.3})


class Finisher(RollingFreightStyle):
    name = "finisher"
    heading = say("Finisher")
    meaning = say("takes no new contract while a link is unfinished")
    cares = MappingProxyType({"contracts": 0.2, "works": 1.5, "fitting": 3, "cubes": 2})


STYLES: tuple[type[Style], ...] = (Contractor, Carrier, Inventor, Stationmaster, Finisher)
