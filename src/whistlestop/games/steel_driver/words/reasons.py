"""Which rule forbids an action of Steel Driver, in a sentence."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, say, say_many
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names


class Reasons:
    def __init__(self, setup: SteelDriver, names: Names) -> None:
        self.setup = setup
        self.names = names

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        g = self.setup
        n = int(action.id)
        if s.to_act == CHANCE:
            return say("Now chance decides who begins.", kind="chance")
        if n >= g.claim_id:
            return self._claim(s, n - int(g.claim_id))
        if n >= g.build_id:
            return self._build(s, n - int(g.build_id))
        if n >= g.build_first_id:
            return self._build_first(s, n - int(g.build_first_id))
        if n == g.pass_id:
            return self._pass(s)
        if n >= g.bid_id:
            return self._bid(s, n - int(g.bid_id) + 1)
        if n == g.pass_marker_id:
            return self._marker(s)
        if n >= g.offer_id:
            return self._offer(s, n - int(g.offer_id))
        return say("Who begins is settled before the first round.", kind="phase")

    def _phase(self, s: Position) -> Message:
        """What happens now instead."""
        if s.phase == p.AUCTION:
            return say("These are the control auctions: offer, bid or pass.", kind="phase")
        company = self.names.company(int(s.order[s.turn]))
        if s.phase == p.BUILDING:
            return say("This is building: {company} must build.", kind="phase", company=company)
        return say("This is the end: {company} must claim goods.", kind="phase", company=company)

    def _offer(self, s: Position, company: int) -> Message:
        if s.phase != p.AUCTION or s.offered != p.NONE:
            return self._marker(s)
        return say(
            "{company} has been auctioned in this round.",
            kind="auctioned",
            company=self.names.company_first(company),
        )

    def _marker(self, s: Position) -> Message:
        if s.phase != p.AUCTION:
            return self._phase(s)
        return say(
            "{company} is up for auction now.",
            kind="auction-runs",
            company=self.names.company_first(int(s.offered)),
        )

    def _bid(self, s: Position, cubes: int) -> Message:
        if s.phase != p.AUCTION:
            return self._phase(s)
        if s.offered == p.NONE:
            return say("No company is up: offer one first.", kind="no-auction")
        if cubes <= s.bid:
            return say(
                "The bid stands at {bid}; a raise is {least} or more.",
                kind="bid-too-low",
                bid=int(s.bid),
                least=int(s.bid) + 1,
            )
        return say_many(
            "{seat} holds {n} cube and can't bid {cubes}.",
            "{seat} holds {n} cubes and can't bid {cubes}.",
            int(s.cubes[s.to_act]),
            kind="bid-too-high",
            seat=Seat(int(s.to_act)),
            cubes=cubes,
        )

    def _pass(self, s: Position) -> Message:
        if s.phase != p.AUCTION:
            return self._phase(s)
        if s.offered == p.NONE:
            return say(
                "There is no bid to pass on; to hand the marker on, say {notation}.",
                kind="no-auction",
                notation="pass-marker",
            )
        return say("Who puts a company up must open with a bid of 1 or more.", kind="must-open")

    def _build_first(self, s: Position, index: int) -> Message:
        if s.phase != p.BUILDING:
            return self._phase(s)
        route = int(self.setup.first_route[index])
        company = int(s.order[s.turn])
        if s.reach[company]:
            return say(
                "{company} has its first track; a later one has no direction: {notation}.",
                kind="not-first",
                company=self.names.company_first(company),
                notation=self.setup.actions[self.setup.build_id + route].notation,
            )
        return self._route(s, company, route)

    def _build(self, s: Position, route: int) -> Message:
        if s.phase != p.BUILDING:
            return self._phase(s)
        company = int(s.order[s.turn])
        starts = self.setup.first_builds[route]
        if not s.reach[company] and starts:
            return say(
                "{company} builds its first track, so say from which start city: {notation}.",
                kind="first",
                company=self.names.company_first(company),
                notation=starts[0].notation,
            )
        if not s.reach[company]:
            return say(
                "{company} builds its first track, which leaves a start city; "
                "{route} touches none.",
                kind="no-start-city",
                company=self.names.company_first(company),
                route=self.names.route(route),
            )
        return self._route(s, company, route)

    def _route(self, s: Position, company: int, route: int) -> Message:
        g = self.setup
        owner = int(s.owner[route])
        if owner != p.NONE:
            return say(
                "A track of {company} lies on {route} already.",
                kind="occupied",
                company=self.names.company(owner),
                route=self.names.route(route),
            )
        ends = BITS[g.route_a[route]] | BITS[g.route_b[route]]
        if s.reach[company] and not s.reach[company] & ends:
            return say(
                "{route} touches no city that {company} reaches.",
                kind="not-touching",
                route=self.names.route(route),
                company=self.names.company(company),
            )
        return say_many(
            "{company} holds {n} cube; {route} costs {cost}.",
            "{company} holds {n} cubes; {route} costs {cost}.",
            int(s.treasury[company]),
            kind="too-expensive",
            company=self.names.company_first(company),
            route=self.names.route(route),
            cost=int(g.route_cost[route]),
        )

    def _claim(self, s: Position, city: int) -> Message:
        if s.phase != p.CLAIMS:
            return self._phase(s)
        if not s.cubes_on_map & BITS[city]:
            return say("There are no goods in {city}.", kind="no-goods", city=self.names.city(city))
        return say(
            "No track of {company} touches {city}.",
            kind="not-touching",
            company=self.names.company(int(s.order[s.turn])),
            city=self.names.city(city),
        )

    def unknown_notation(self, text: str, tidied: str) -> Message:
        verb, _, rest = tidied.partition(" ")
        if verb == "build" and ">" in rest:
            ends = [self.names.find_city(part) for part in rest.split(">", 1)]
            if ends[0] is not None and ends[1] is not None:
                return self._no_such_start(ends[0], ends[1])
        if verb == "build":
            return say(
                "{text} names no route of this board; say for example {example}.",
                kind="notation",
                text=repr(text),
                example=self.setup.actions[self.setup.build_id].notation,
            )
        if verb == "claim":
            return say(
                "{text} names no city of this board; say for example {example}.",
                kind="notation",
                text=repr(text),
                example=self.setup.actions[self.setup.claim_id].notation,
            )
        examples = [self.setup.offer_id, self.setup.bid_id, self.setup.pass_id]
        examples += [self.setup.pass_marker_id, self.setup.build_id]
        return say(
            "{text} is no action of Steel Driver; say for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(self.setup.actions[n].notation for n in examples),
        )

    def _no_such_start(self, start: int, end: int) -> Message:
        cities = self.setup.map.cities
        pair = {start, end}
        if not any({route.a, route.b} == pair for route in self.setup.map.routes):
            return say(
                "No route joins {a} and {b}.",
                kind="no-route",
                a=cities[start].name,
                b=cities[end].name,
            )
        return say("{city} is no start city.", kind="no-start-city", city=cities[start].name)
