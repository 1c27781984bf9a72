"""Styles of Steam Rollers: each cares for one thing more than its neighbours do."""

from __future__ import annotations

from types import MappingProxyType

from whistlestop.bots.styles.style import Style
from whistlestop.core.words import say


class SteamRollersStyle(Style):
    title = "steam-rollers"


class Courier(SteamRollersStyle):
    name = "courier"
    heading = say("Courier")
    meaning = say("joins two cities soon, and delivers whatever it can")
    cares = MappingProxyType(
        {"cargo": 1.6, "best": 2.5, "one-short": 2, "freight-one": 1.8, "strength": 0.7}
    )


class Surveyor(SteamRollersStyle):
    name = "surveyor"
    heading = say("Surveyor")
    meaning = say("builds a wide network before it delivers")
    cares = MappingProxyType(
        {"network": 2, "freight-two": 2, "freight-three": 2.5, "freight-four": 2.5, "best": 0.5}
    )


class Stoker(SteamRollersStyle):
    name = "stoker"
    heading = say("Stoker")
    meaning = say("makes the engine strong first, for long deliveries later")
    cares = MappingProxyType({"strength": 2.5, "far-cargo": 2.5, "engine": 1.5})


class Hoarder(SteamRollersStyle):
    name = "hoarder"
    heading = say("Hoarder")
    meaning = say("takes every card that it can have")
    cares = MappingProxyType({"lasting": 4, "lightning": -2, "card-points": 2})


class Hasty(SteamRollersStyle):
    name = "hasty"
    heading = say("Hasty")
    meaning = say("takes the points that lie nearest, and plans nothing further")
    cares = MappingProxyType(
        {"far-cargo": 0, "three-short": 0, "four-short": 0, "freight-three": 0, "freight-four": 0}
    )


STYLES: tuple[type[Style], ...] = (Courier, Surveyor, Stoker, Hoarder, Hasty)
