"""Everything that Rolling Freight says: labels, prompts, and a person's spelling."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.game import CHANCE, Action, Event
from whistlestop.core.words import Message, Speaker, Words, say, say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.actions import Actions
from whistlestop.games.rolling_freight.words.description import describe
from whistlestop.games.rolling_freight.words.log import Log
from whistlestop.games.rolling_freight.words.names import Names
from whistlestop.games.rolling_freight.words.score_sheet import score_sheet
from whistlestop.games.rolling_freight.words.text import draw_table


class RollingFreightWords(Words[Position]):
    def __init__(self, game: RollingFreight) -> None:
        self.setup = game
        self.names = Names(game)
        self.log = Log(self.names)
        self.actions = Actions(game, self.names)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def description(self, state: Position) -> list[tuple[Message, list[Message]]]:
        return describe(state, self.names)

    def score_sheet(
        self, state: Position, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return score_sheet(state, events)

    def label(self, action: Action) -> Message:
        return self.actions.label(action)

    def prompt(self, state: Position) -> Message:
        s = state
        if s.to_act == CHANCE:
            return self.actions.chance(s)
        if s.step == p.DRAFTING:
            return self.actions.draft(s)
        if s.step == p.TURN:
            return say_many(
                "Buy, build, deliver or improve with {n} die, or end the turn.",
                "Buy, build, deliver or improve with {n} dice, or end the turn.",
                int(s.power),
            )
        if s.step == p.ENDED:
            return say("The game is over.")
        return self.actions.chain(s)

    def why_not(self, state: Position, action: Action) -> Message:
        return self.actions.why_not(state, action)

    def table(self, state: Position, speaker: Speaker) -> str:
        return draw_table(state, self.names, speaker)

    def tidy(self, text: str) -> str:
        """Cities may be spelt by name, contracts with a blank, and `pay` may be left out."""
        text = super().tidy(text).replace(" @ ", "@")
        verb, _, rest = text.partition(" ")
        if verb in ("to", "deliver"):
            return self._tidy_city(text, verb, rest)
        if verb in ("buy", "take", "build", "steady", "via"):
            words = rest.split()
            if len(words) > 1 and f"{words[0]}-{words[1]}" in self.actions.contracts:
                return " ".join([verb, f"{words[0]}-{words[1]}", *words[2:]])
        if text in self.actions.contracts:
            return f"via {text}"
        return f"pay {text}" if verb in self.setup.class_names else text

    def _tidy_city(self, text: str, verb: str, rest: str) -> str:
        if verb == "to":
            city = self.names.find_city(rest)
            return text if city is None else f"to {city}"
        colour, _, place = rest.partition(" ")
        city = self.names.find_city(place.removeprefix("from "))
        return text if city is None else f"deliver {colour} {city}"

    def unknown_notation(self, text: str) -> Message:
        return self.actions.unknown_notation(text)
