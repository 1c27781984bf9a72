"""Everything that Steel Driver says: labels, prompts, and a person's spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable

from whistlestop.core.game import CHANCE, Action, Event, State, Words
from whistlestop.core.orders import Given, Order
from whistlestop.core.words import Message, Seat, Speaker, say, say_many
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words import orders
from whistlestop.games.steel_driver.words.description import describe
from whistlestop.games.steel_driver.words.log import Log
from whistlestop.games.steel_driver.words.names import Names
from whistlestop.games.steel_driver.words.reasons import Reasons
from whistlestop.games.steel_driver.words.score_sheet import score_sheet
from whistlestop.games.steel_driver.words.text import draw_table


class SteelDriverWords(Words):
    def __init__(self, game: SteelDriver) -> None:
        self.setup = game
        self.names = Names(game.map)
        self.reasons = Reasons(game, self.names)
        self.log = Log(self.names)

    def sentence(self, event: Event) -> Message:
        return self.log.sentence(event)

    def label(self, action: Action) -> Message:
        g = self.setup
        n = int(action.id)
        if n >= g.claim_id:
            city = g.map.cities[n - g.claim_id]
            goods = self.names.goods(city.colour)
            return say("Claim the {goods} of {city}", goods=goods, city=city.name)
        if n >= g.build_id:
            route = g.map.routes[n - g.build_id]
            return say_many(
                "Build {a} – {b} for {n} cube",
                "Build {a} – {b} for {n} cubes",
                route.cost,
                a=self.names.city(route.a),
                b=self.names.city(route.b),
            )
        if n >= g.build_first_id:
            return self._first_label(n - int(g.build_first_id))
        if n == g.pass_id:
            return say("Pass: out of this auction")
        if n >= g.bid_id:
            return say("Bid {cubes}", cubes=n - int(g.bid_id) + 1)
        if n == g.pass_marker_id:
            return say("Pass the marker to the left")
        if n >= g.offer_id:
            return say("Put {company} up", company=self.names.company(n - int(g.offer_id)))
        return say("{seat} begins", seat=Seat(n - int(g.first_player_id)))

    def _first_label(self, index: int) -> Message:
        g = self.setup
        start = int(g.first_city[index])
        route = g.map.routes[g.first_route[index]]
        end = route.b if route.a == start else route.a
        return say_many(
            "Start in {start}, build to {end} (${value}) for {n} cube",
            "Start in {start}, build to {end} (${value}) for {n} cubes",
            route.cost,
            start=self.names.city(start),
            end=self.names.city(end),
            value=g.map.cities[end].value,
        )

    def prompt(self, state: State) -> Message:
        s = state
        assert isinstance(s, Position)
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
            return say(
                "Raise for {company} ({least} to {most}), or pass.",
                company=company,
                least=int(s.bid) + 1,
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

    def orders(self, state: State, seat: int) -> list[Order]:
        assert isinstance(state, Position)
        return orders.orders(state, seat, self.names)

    def answer(self, state: State, given: Given) -> Action | None:
        assert isinstance(state, Position)
        return orders.answer(state, given)

    def description(self, state: State) -> list[tuple[Message, list[Message]]]:
        assert isinstance(state, Position)
        return describe(state, self.names)

    def score_sheet(self, state: State, events: Iterable[Event]) -> list[tuple[Message, list[int]]]:
        assert isinstance(state, Position)
        return score_sheet(state, self.names, events)

    def why_not(self, state: State, action: Action) -> Message:
        assert isinstance(state, Position)
        return self.reasons.why_not(state, action)

    def table(self, state: State, speaker: Speaker) -> str:
        assert isinstance(state, Position)
        return draw_table(state, self.names, speaker)

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
        return self.reasons.unknown_notation(text, self.tidy(text))
