"""Everything that Rolling Freight says: labels, prompts, and a person's spelling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistlestop.core.game import CHANCE, Action, Event
from whistlestop.core.panels import Page, Panel
from whistlestop.core.results import Award, ScorePart
from whistlestop.core.shortcuts import Shortcut
from whistlestop.core.words import Listing, Message, Speaker, Value, Words, say, say_many
from whistlestop.core.worth import Worth
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.actions import Actions
from whistlestop.games.rolling_freight.words.description import describe
from whistlestop.games.rolling_freight.words.log import Log
from whistlestop.games.rolling_freight.words.names import Names
from whistlestop.games.rolling_freight.words.results import awards, score_parts
from whistlestop.games.rolling_freight.words.score_sheet import score_sheet
from whistlestop.games.rolling_freight.words.shortcuts import Shortcuts
from whistlestop.games.rolling_freight.words.text import draw_table, panels
from whistlestop.games.rolling_freight.words.worth import Worths

WAYS = (  # to spend dice in a turn, by the kinds of their actions
    ({"buy", "improve", "station"}, say("buy")),
    ({"build", "steady"}, say("build")),
    ({"deliver"}, say("deliver")),
)


class RollingFreightWords(Words[Position]):
    rolls = frozenset({"roll"})
    turns_up = frozenset({"draw-contract", "draw-improvement", "draw-disaster"})

    def __init__(self, game: RollingFreight) -> None:
        self.setup = game
        self.names = Names(game)
        self.log = Log(self.names)
        self.actions = Actions(game, self.names)
        self.worths = Worths(game, self.names)
        self._shortcuts = Shortcuts(game, self.names, self.worths)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def description(self, state: Position) -> list[tuple[Message, list[Message]]]:
        return describe(state, self.names)

    def score_parts(self, state: Position, events: Sequence[Event]) -> list[ScorePart]:
        return score_parts(state, events)

    def awards(self, state: Position, events: Sequence[Event]) -> list[Award]:
        return awards(state, self.names, events)

    def score_sheet(
        self, state: Position, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return score_sheet(state, events)

    def label(self, action: Action) -> Message:
        return self.actions.label(action)

    def worth(self, state: Position, action: Action) -> Worth:
        return self.worths.of(state, action)

    def shortcuts(self, state: Position) -> list[Shortcut]:
        return self._shortcuts.of(state)

    def completion(self, state: Position) -> tuple[Action, ...]:
        return self._shortcuts.completion(state)

    def prompt(self, state: Position) -> Message:
        s = state
        if s.to_act == CHANCE:
            return self.actions.chance(s)
        if s.step == p.DRAFTING:
            return self.actions.draft(s)
        if s.step == p.TURN:
            return self._turn_prompt(s)
        if s.step == p.ENDED:
            return say("The game is over.")
        return self.actions.chain(s)

    def _turn_prompt(self, s: Position) -> Message:
        """What can be done with the dice that are left, and nothing else."""
        legal = {action.kind for action in s.legal_actions()}
        ways: list[Value] = [way for kinds, way in WAYS if not legal.isdisjoint(kinds)]
        if not ways:
            return say("You can do nothing more: end the turn.")
        return say_many(
            "With {n} die you can {ways}, or end the turn.",
            "With {n} dice you can {ways}, or end the turn.",
            int(s.power),
            ways=Listing(ways, is_either=True),
        )

    def why_not(self, state: Position, action: Action) -> Message:
        return self.actions.why_not(state, action)

    def table(self, state: Position, speaker: Speaker) -> str:
        return draw_table(state, self.names, speaker)

    def panels(self, state: Position, speaker: Speaker, page: Page) -> list[Panel]:
        return panels(state, self.names, speaker, page)

    def kinds(self) -> dict[str, Message]:
        return {
            "deliver": say("Deliver"),
            "build": say("Build"),
            "steady": say("Place cubes by Steady Builder"),
            "buy": say("Buy a contract"),
            "take-contract": say("Take a contract"),
            "improve": say("Buy an improvement"),
            "take-improvement": say("Take an improvement"),
            "station": say("Buy a station"),
            "to": say("Destination"),
            "via": say("Route"),
            "pay": say("Pay"),
            "end-turn": say("End the turn"),
            "swap": say("Put an equal card under the deck"),
        }

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
