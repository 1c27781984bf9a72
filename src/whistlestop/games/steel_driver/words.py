"""Everything that Steel Driver says: labels, the log, prompts, and a person's spelling."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from whistlestop.core.bits import members
from whistlestop.core.game import CHANCE, Action, Event, State, Words
from whistlestop.core.orders import Given, Order
from whistlestop.core.words import Listing, Message, Seat, Speaker, say, say_many
from whistlestop.games.steel_driver import orders
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.description import describe
from whistlestop.games.steel_driver.names import Names
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.reasons import Reasons
from whistlestop.games.steel_driver.sheet import score_sheet
from whistlestop.games.steel_driver.tables import Tables
from whistlestop.games.steel_driver.text import draw_table


class SteelDriverWords(Words):
    def __init__(self, game: Tables) -> None:
        self.tables = game
        self.names = Names(game.map)
        self.reasons = Reasons(game, self.names)
        self._sentences: dict[int, Callable[..., Message]] = {
            p.ROUND_BEGINS: self._round_begins,
            p.FIRST: lambda seat: say(
                "{seat} begins with the active-player marker.", kind="first", seat=Seat(seat)
            ),
            p.OFFERED: lambda seat, company: say(
                "{seat} puts {company} up for auction.",
                kind="offered",
                seat=Seat(seat),
                company=self.names.company(company),
            ),
            p.BID: lambda seat, cubes: say(
                "{seat} bids {cubes}.", kind="bid", seat=Seat(seat), cubes=cubes
            ),
            p.LEFT_AUCTION: self._left_auction,
            p.PASSED_MARKER: self._passed_marker,
            p.WON: self._won,
            p.BUILDING_BEGINS: lambda number: say(
                "Round {round}: the companies build.", kind="building-begins", round=number
            ),
            p.BUILT: self._built,
            p.COMPANY_PASSED: lambda company: say(
                "{company} can't build and passes.",
                kind="company-passed",
                company=self.names.company_first(company),
            ),
            p.LINKED: self._linked,
            p.PAID: lambda seat, company, dollars: say(
                "{seat} receives ${dollars} from {company}.",
                kind="paid",
                seat=Seat(seat),
                dollars=dollars,
                company=self.names.company(company),
            ),
            p.CLAIMS_BEGIN: lambda: say(
                "The last round is over: treasuries are emptied, and every city on a track gets "
                "a goods cube.",
                kind="claims-begin",
            ),
            p.CONTROLS: lambda seat, company: say(
                "{seat} finally controls {company}.",
                kind="controls",
                seat=Seat(seat),
                company=self.names.company(company),
            ),
            p.CLAIMED: lambda seat, company, city: say(
                "{seat} claims the {goods} of {city} for {company}.",
                kind="claimed",
                seat=Seat(seat),
                goods=self.names.goods(self.tables.map.cities[city].colour),
                city=self.names.city(city),
                company=self.names.company(company),
            ),
            p.WORTH: lambda company, dollars: say(
                "Each share of {company} pays ${dollars}.",
                kind="worth",
                company=self.names.company(company),
                dollars=dollars,
            ),
            p.SHARES_PAID: self._shares_paid,
            p.GAME_ENDS: lambda: say("The game is over.", kind="game-ends"),
        }

    def sentence(self, event: Event) -> Message:
        return self._sentences[event[0]](*event[1:])

    def label(self, action: Action) -> Message:
        g = self.tables
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
        g = self.tables
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

    def score_sheet(self, state: State, told: Iterable[Message]) -> list[tuple[Message, list[int]]]:
        assert isinstance(state, Position)
        return score_sheet(state, self.names, told)

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
            return text if city is None else f"claim {self.tables.map.cities[city].id}"
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
        a, b = (self.tables.map.cities[city].id for city in cities if city is not None)
        notation = f"build {a}{mark}{b}"
        if mark == "=" and notation not in self.tables.by_notation:
            return f"build {b}={a}"
        return notation

    def unknown_notation(self, text: str) -> Message:
        return self.reasons.unknown_notation(text, self.tidy(text))

    def _round_begins(self, number: int, capital: int) -> Message:
        return say_many(
            "Round {round} begins: every player receives {n} cube.",
            "Round {round} begins: every player receives {n} cubes.",
            capital,
            kind="round-begins",
            round=number,
        )

    def _left_auction(self, seat: int, by_itself: int) -> Message:
        if by_itself:
            return say("{seat} can't raise and is out.", kind="left-auction", seat=Seat(seat))
        return say("{seat} passes.", kind="left-auction", seat=Seat(seat))

    def _passed_marker(self, seat: int, by_itself: int) -> Message:
        if by_itself:
            return say(
                "{seat} has no cubes and passes the marker on.",
                kind="passed-marker",
                seat=Seat(seat),
            )
        return say("{seat} passes the marker on.", kind="passed-marker", seat=Seat(seat))

    def _won(self, seat: int, company: int, cubes: int) -> Message:
        return say_many(
            "{seat} takes control of {company} and a share of it for {n} cube.",
            "{seat} takes control of {company} and a share of it for {n} cubes.",
            cubes,
            kind="won",
            seat=Seat(seat),
            company=self.names.company(company),
        )

    def _built(self, seat: int, company: int, route: int, start: int, gain: int) -> Message:
        if start != p.NONE:
            ends = self.tables.map.routes[route]
            return say(
                "{company} starts in {start} and builds to {end}: profit +${gain}.",
                kind="built-first",
                company=self.names.company_first(company),
                start=self.names.city(start),
                end=self.names.city(ends.b if ends.a == start else ends.a),
                gain=gain,
                seat=Seat(seat),
            )
        return say(
            "{company} builds {route}: profit +${gain}.",
            kind="built",
            company=self.names.company_first(company),
            route=self.names.route(route),
            gain=gain,
            seat=Seat(seat),
        )

    def _linked(self, company: int, others: int, builder: int, each: int) -> Message:
        ends = [self.names.city(end) for end in self.tables.map.link_ends]
        if not others:
            return say(
                "{a} and {b} are linked! {company} earns ${builder}.",
                kind="linked",
                a=ends[0],
                b=ends[1],
                company=self.names.company_first(company),
                builder=builder,
            )
        return say(
            "{a} and {b} are linked! {company} earns ${builder}, and ${each} each: {others}.",
            kind="linked",
            a=ends[0],
            b=ends[1],
            company=self.names.company_first(company),
            builder=builder,
            each=each,
            others=Listing([self.names.company(other) for other in members(others)]),
        )

    def _shares_paid(self, seat: int, shares: int, dollars: int) -> Message:
        return say_many(
            "{seat} receives ${dollars} for {n} share.",
            "{seat} receives ${dollars} for {n} shares.",
            shares,
            kind="shares-paid",
            seat=Seat(seat),
            dollars=dollars,
        )
