"""Everything that Steel Driver says: labels, prompts, and a person's spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from whistlestop.core.game import CHANCE, Action, Event
from whistlestop.core.orders import Given, Order
from whistlestop.core.panels import Page, Panel
from whistlestop.core.results import Award, ScorePart
from whistlestop.core.words import Message, Speaker, Words, say, say_many
from whistlestop.core.worth import Worth
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words import orders
from whistlestop.games.steel_driver.words.actions import Actions
from whistlestop.games.steel_driver.words.description import describe
from whistlestop.games.steel_driver.words.log import Log
from whistlestop.games.steel_driver.words.names import Names
from whistlestop.games.steel_driver.words.results import awards, score_parts
from whistlestop.games.steel_driver.words.score_sheet import score_sheet
from whistlestop.games.steel_driver.words.text import draw_table, panels
from whistlestop.games.steel_driver.words.worth import Worths


class SteelDriverWords(Words[Position]):
    def __init__(self, game: SteelDriver) -> None:
        self.setup = game
        self.names = Names(game.map)
        self.actions = Actions(game, self.names)
        self.log = Log(self.names)
        self.worths = Worths(game)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def label(self, action: Action) -> Message:
        return self.actions.label(action)

    def worth(self, state: Position, action: Action) -> Worth:
        return self.worths.of(state, action)

    def prompt(self, state: Position) -> Message:
        s = state
        if s.to_act == CHANCE:
            return say("Who begins?")
        if s.phase == p.AUCTION:
            if s.offered == p.NONE:
                return say("Put a company up for auction, or pass the marker.")
            company = self.names.company(int(s.offered))
            most = int(s.cubes[s.to_act])
            if s.bid == 0:
                return say(
                    "Open the bidding for {company}: 1 to {most}.", company=company, most=most
                )
            least = int(s.bid) + 1
            if least == most:
                return say("Bid {least} for {company}, or pass.", company=company, least=least)
            return say(
                "Bid {least} to {most} for {company}, or pass.",
                company=company,
                least=least,
                most=most,
            )
        if s.phase == p.BUILDING:
            company = self.names.company(int(s.order[s.turn]))
            cubes = int(s.treasury[s.order[s.turn]])
            return say_many(
                "Build a track for {company}, which holds {n} cube.",
                "Build a track for {company}, which holds {n} cubes.",
                cubes,
                company=company,
            )
        if s.phase == p.CLAIMS:
            company = self.names.company(int(s.order[s.turn]))
            return say("Claim a goods cube for {company}.", company=company)
        return say("The game is over.")

    def orders(self, state: Position, seat: int) -> list[Order]:
        return orders.orders(state, seat, self.names)

    def answer(self, state: Position, given: Given) -> Action | None:
        return orders.answer(state, given)

    def description(self, state: Position) -> list[tuple[Message, list[Message]]]:
        return describe(state, self.names)

    def score_parts(self, state: Position, events: Sequence[Event]) -> list[ScorePart]:
        return score_parts(state, self.names, events)

    def awards(self, state: Position, events: Sequence[Event]) -> list[Award]:
        return awards(state, self.names, events)

    def score_sheet(
        self, state: Position, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return score_sheet(state, self.names, events)

    def why_not(self, state: Position, action: Action) -> Message:
        return self.actions.why_not(state, action)

    def table(self, state: Position, speaker: Speaker) -> str:
        return draw_table(state, self.names, speaker)

    def panels(self, state: Position, speaker: Speaker, page: Page) -> list[Panel]:
        return panels(state, self.names, speaker, page)

    def kinds(self) -> dict[str, Message]:
        return {
            "offer": say("Put a company up for auction"),
            "bid": say("Bid"),
            "build-first": say("Build the first track"),
            "build": say("Build a track"),
            "claim": say("Claim goods"),
            "pass-marker": say("Pass"),
            "pass": say("Pass"),
        }

    def tidy(self, text: str) -> str:
        """Cities may be spelt by name or by their letters, routes from either end."""
        text = super().tidy(text)
        verb, _, rest = text.partition(" ")
        if verb == "claim":
            city = self.names.find_city(rest)
            return text if city is None else f"claim {self.setup.map.cities[city].id}"
        if verb == "build":
            return self._tidy_build(text, rest)
        return text.replace("pass marker", "pass-marker")

    def _tidy_build(self, text: str, rest: str) -> str:
        mark = ">" if ">" in rest else "="
        parts = re.split(r"\s*[>=/–]\s*|\s+to\s+", rest)
        if len(parts) == 1:
            parts = rest.split()
        cities = [self.names.find_city(part) for part in parts]
        if len(cities) != 2 or cities[0] is None or cities[1] is None:
            return text
        a, b = (self.setup.map.cities[city].id for city in cities if city is not None)
        notation = f"build {a}{mark}{b}"
        if mark == "=" and notation not in self.setup.by_notation:
            return f"build {b}={a}"
        return notation

    def unknown_notation(self, text: str) -> Message:
        return self.actions.unknown_notation(text, self.tidy(text))
