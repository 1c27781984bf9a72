"""What is said of starting powers: names of the choices, reasons, and the log."""

from __future__ import annotations

from whistlestop.core.game import Action
from whistlestop.core.words import Message, Seat, say
from whistlestop.games.steam_rollers.beginning import has_private_cube
from whistlestop.games.steam_rollers.game import (
    NONE,
    POWER_CARD,
    POWER_CUBE,
    POWER_ENGINE,
    POWER_POINTS,
    POWER_TRACK,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import POWERS, Names


class Powers:
    def __init__(self, names: Names) -> None:
        self.names = names

    def label(self, action: Action) -> Message:
        if action.place == POWER_POINTS:
            return say("Starting power: {points} points", points=self.names.board.powers.points)
        return say("Starting power: {power}", power=POWERS[action.place])

    def put_label(self, action: Action) -> Message:
        colour = self.names.board.colours.index(str(action.fields[0]))
        return say("Put {cube} on city {city}", cube=self.names.cube(colour), city=action.fields[1])

    def settled(self, s: Position, action: Action) -> Message:
        return say("Starting powers are settled before the first round.", kind="powers-settled")

    def why_not_chosen(self, s: Position, action: Action) -> Message:
        if action.kind == "power" and action.place == POWER_CUBE and not has_private_cube(s):
            return say(
                "The bag has no cube left that this power could bring.",
                kind="no-private-cube",
                ruling="no-private-cube",
            )
        for seat in range(s.setup.players):
            if action.kind == "power" and s.power[seat] == action.place:
                return say(
                    "{seat} has chosen that power already.", kind="power-taken", seat=Seat(seat)
                )
        return say("Choose a starting power first.", kind="power-first")

    def why_not_used(self, s: Position, action: Action) -> Message:
        power = int(s.power[s.to_act])
        if power == POWER_ENGINE:
            return say("First cross an engine box: your starting power.", kind="use-power")
        if power == POWER_CARD:
            return say("First take a card: your starting power.", kind="use-power")
        if power == POWER_CUBE:
            if s.drawn != NONE and action.kind == "put-cube":
                return say(
                    "You have drawn {cube} from the bag.",
                    kind="other-cube",
                    ruling="private-cube-drawn",
                    cube=self.names.cube(int(s.drawn)),
                )
            return say("First place your private cube: your starting power.", kind="use-power")
        return say("First draw a track: your starting power.", kind="use-power")


class PowersLog:
    def __init__(self, names: Names) -> None:
        self.names = names

    def chosen(self, seat: int, power: int) -> Message:
        who = Seat(seat)
        if power == POWER_ENGINE:
            return say("{seat} begins with an engine box.", kind="power", seat=who)
        if power == POWER_TRACK:
            return say("{seat} begins with a track.", kind="power", seat=who)
        if power == POWER_POINTS:
            return say(
                "{seat} begins with {points} points for the end.",
                kind="power",
                seat=who,
                points=self.names.board.powers.points,
            )
        if power == POWER_CARD:
            return say("{seat} begins with a special card.", kind="power", seat=who)
        return say("{seat} begins with a private cube.", kind="power", seat=who)

    def none_left(self, seat: int) -> Message:
        return say(
            "{seat} begins without a starting power: the bag has no cube left for the last one.",
            kind="no-power-left",
            seat=Seat(seat),
        )

    def drawn(self, seat: int, colour: int) -> Message:
        return say(
            "{seat} draws {cube} from the bag.",
            kind="private-drawn",
            seat=Seat(seat),
            cube=self.names.cube(colour),
        )

    def put(self, seat: int, colour: int, city: int) -> Message:
        return say(
            "{seat} puts {cube} on city {city}; nobody else may deliver it.",
            kind="cube-put",
            seat=Seat(seat),
            cube=self.names.cube(colour),
            city=city + 1,
        )
