"""What the actions of Steel Driver are called, and which rule forbids one."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, Spoken, say, say_many
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names


class Actions:
    def __init__(self, setup: SteelDriver, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.kinds: dict[str, Spoken[Position]] = {
            "first-player": Spoken(self._first_player),
            "offer": Spoken(self._offer, self._no_offer),
            "pass-marker": Spoken(lambda _: say("Pass the marker to the left"), self._no_marker),
            "bid": Spoken(lambda bid: say("Bid {cubes}", cubes=bid.fields[0]), self._no_bid),
            "pass": Spoken(lambda _: say("Pass"), self._no_pass),
            "build-first": Spoken(self._build_first, self._no_first_build),
            "build": Spoken(self._build, self._no_build),
            "claim": Spoken(self._claim, self._no_claim),
        }

    def label(self, action: Action) -> Message:
        return self.kinds[action.kind].label(action)

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        if s.to_act == CHANCE:
            return say("Now chance decides who begins.", kind="chance")
        why_not = self.kinds[action.kind].why_not
        if why_not is None:
            return say("Who begins is decided before the first round.", kind="phase")
        return why_not(s, action)

    def _phase(self, s: Position) -> Message:
        """What happens now instead."""
        if s.phase == p.AUCTION:
            return say("Companies are being auctioned: offer one, bid or pass.", kind="phase")
        company = self.names.company(int(s.order[s.turn]))
        if s.phase == p.BUILDING:
            return say(
                "The companies are building: {company} must build.", kind="phase", company=company
            )
        return say(
            "Goods are being claimed: {company} must take one.", kind="phase", company=company
        )

    def _first_player(self, action: Action) -> Message:
        return say("{seat} begins", seat=Seat(int(action.place)))

    def _offer(self, action: Action) -> Message:
        return say("Auction {company}", company=self.names.company(int(action.place)))

    def _no_offer(self, s: Position, action: Action) -> Message:
        if s.phase != p.AUCTION or s.offered != p.NONE:
            return self._no_marker(s, action)
        return say(
            "{company} has already been auctioned this round.",
            kind="auctioned",
            company=self.names.company_first(int(action.place)),
        )

    def _no_marker(self, s: Position, action: Action) -> Message:
        if s.phase != p.AUCTION:
            return self._phase(s)
        return say(
            "{company} is up for auction now.",
            kind="auction-runs",
            company=self.names.company_first(int(s.offered)),
        )

    def _no_bid(self, s: Position, action: Action) -> Message:
        cubes = action.place + 1
        if s.phase != p.AUCTION:
            return self._phase(s)
        if s.offered == p.NONE:
            return say("No company is up for auction: offer one first.", kind="no-auction")
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
            cubes=int(cubes),
        )

    def _no_pass(self, s: Position, action: Action) -> Message:
        if s.phase != p.AUCTION:
            return self._phase(s)
        if s.offered == p.NONE:
            return say(
                "There is no bid to pass on; to hand the marker on, say {notation}.",
                kind="no-auction",
                notation="pass-marker",
            )
        return say(
            "Whoever puts a company up for auction opens with a bid of 1 or more.", kind="must-open"
        )

    def _build_first(self, action: Action) -> Message:
        g = self.setup
        start = int(g.first_city[action.place])
        route = g.map.routes[g.first_route[action.place]]
        end = route.b if route.a == start else route.a
        return say(
            "Start in {start}, build to {end}",
            start=self.names.city(start),
            end=self.names.city(end),
        )

    def _no_first_build(self, s: Position, action: Action) -> Message:
        if s.phase != p.BUILDING:
            return self._phase(s)
        route = int(self.setup.first_route[action.place])
        company = int(s.order[s.turn])
        if s.reach[company]:
            return say(
                "{company} has its first track; a later one has no direction: {notation}.",
                kind="not-first",
                company=self.names.company_first(company),
                notation=self.setup.kinds["build"][route].notation,
            )
        return self._route(s, company, route)

    def _build(self, action: Action) -> Message:
        route = self.setup.map.routes[action.place]
        return say("Build {a} – {b}", a=self.names.city(route.a), b=self.names.city(route.b))

    def _no_build(self, s: Position, action: Action) -> Message:
        if s.phase != p.BUILDING:
            return self._phase(s)
        route = int(action.place)
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

    def _claim(self, action: Action) -> Message:
        city = self.setup.map.cities[action.place]
        return say(
            "Claim the {goods} of {city}", goods=self.names.goods(city.colour), city=city.name
        )

    def _no_claim(self, s: Position, action: Action) -> Message:
        if s.phase != p.CLAIMS:
            return self._phase(s)
        city = int(action.place)
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
                example=self.setup.kinds["build"][0].notation,
            )
        if verb == "claim":
            return say(
                "{text} names no city of this board; say for example {example}.",
                kind="notation",
                text=repr(text),
                example=self.setup.kinds["claim"][0].notation,
            )
        examples = ("offer", "bid", "pass", "pass-marker", "build")
        return say(
            "{text} isn’t an action of Steel Driver; try for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(self.setup.kinds[kind][0].notation for kind in examples),
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
        return say("{city} isn’t a start city.", kind="no-start-city", city=cities[start].name)
