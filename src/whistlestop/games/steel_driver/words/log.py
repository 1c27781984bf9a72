"""The log of Steel Driver: a sentence for each event."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.bits import members
from whistlestop.core.game import Event
from whistlestop.core.words import Listing, Message, Seat, say, say_many
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.words.names import Names


class Log:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board
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
            p.COMPANY_PASSED: self._company_passed,
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
                goods=self.names.goods(self.board.cities[city].colour),
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

    def _company_passed(self, company: int, controller: int, cubes: int) -> Message:
        """With the reason: nobody may choose to pass."""
        name = self.names.company_first(company)
        if controller == p.NONE:
            return say(
                "{company} has no controller and passes.", kind="company-passed", company=name
            )
        if cubes == 0:
            return say(
                "{company} has no cubes left and passes.", kind="company-passed", company=name
            )
        return say_many(
            "{company} can build nothing with its {n} cube and passes.",
            "{company} can build nothing with its {n} cubes and passes.",
            cubes,
            kind="company-passed",
            company=name,
        )

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
            ends = self.board.routes[route]
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
        ends = [self.names.city(end) for end in self.board.link_ends]
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
