"""The shortcuts of Rolling Freight: what they are called and what they are worth."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.shortcuts import MORE, REST, WHOLE, Shortcut
from whistlestop.core.words import Listing, Message, say, say_many
from whistlestop.core.worth import Worth, points
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight import turn
from whistlestop.games.rolling_freight.game import TYPES, RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.shortcuts.building import Building, buildings
from whistlestop.games.rolling_freight.shortcuts.closing import Storing, storings
from whistlestop.games.rolling_freight.shortcuts.payment import Payer, contract_payment
from whistlestop.games.rolling_freight.shortcuts.routes import Route, Routes
from whistlestop.games.rolling_freight.words.names import Names
from whistlestop.games.rolling_freight.words.worth import Worths


class Shortcuts:
    def __init__(self, setup: RollingFreight, names: Names, worths: Worths) -> None:
        self.setup = setup
        self.names = names
        self.worths = worths

    def of(self, s: Position) -> list[Shortcut]:
        if s.to_act in (CHANCE, OVER):
            return []
        if s.step == p.TURN:
            found = self._turn(s)
        elif s.step in (p.DESTINATION, p.ROUTE):
            found = self._onward(s)
        elif s.step == p.PAYING:
            found = self._rest(s)
        elif s.step == p.STOCKING:
            found = [self._storing((), each) for each in storings(s)]
        else:
            return []
        named: dict[Message, Shortcut] = {}
        for shortcut in found:
            if len(shortcut.actions) > 1:
                named.setdefault(shortcut.label, shortcut)
        return list(named.values())

    def completion(self, s: Position) -> tuple[Action, ...]:
        if s.step == p.PAYING:
            return payment(s, Payer(s))
        if s.step in (p.DESTINATION, p.ROUTE):
            routes = Routes(s, Payer(s))
            for route in routes.onward():
                return routes.actions(route, s.step == p.ROUTE)
        if s.step == p.STOCKING:
            return storings(s)[0].actions
        return ()

    # A turn

    def _turn(self, s: Position) -> list[Shortcut]:
        payer = Payer(s)
        found: list[Shortcut] = []
        routes: Routes | None = None
        g = self.setup
        for action in s.legal_actions():
            if action.kind == "buy":
                link = int(action.place)
                paid = contract_payment(payer, link)
                label = say("Buy {link}", link=self.names.link(link))
                worth = self.worths.contract(s, link, (self.worths.paid(paid),))
                found.append(Shortcut(label, (action, *paid), worth))
            elif action.kind == "improve":
                place, kind = divmod(int(action.place), int(TYPES))
                paid = payer.pay(int(turn.improvement_price(s, place)))
                label = say(
                    "Buy {improvement} from space {price}",
                    improvement=self.names.improvement(kind),
                    price=int(g.improvement_price[place]),
                )
                worth = self.worths.improvement(int(action.place), (self.worths.paid(paid),))
                found.append(Shortcut(label, (action, *paid), worth))
            elif action.kind == "station":
                paid = payer.pay(int(turn.station_price(s)))
                worth = self.worths.station((self.worths.paid(paid),))
                found.append(Shortcut(say("Buy a station"), (action, *paid), worth))
            elif action.kind == "deliver":
                routes = routes or Routes(s, payer)
                colour, city = divmod(int(action.place), int(g.cities))
                for route in routes.of(colour, city):
                    found.append(self._delivery(s, routes, route, colour, (action,)))
        for link in members(int(s.hand[s.seat])):
            found += [self._building(s, each) for each in buildings(payer, link)]
        return found + self._ends(s)

    def _building(self, s: Position, building: Building) -> Shortcut:
        link = self.names.link(building.link)
        if building.is_finished:
            label = say("Finish {link}", link=link)
        else:
            label = say_many(
                "Build {link}: {n} cube", "Build {link}: {n} cubes", building.cubes, link=link
            )
        faces = building.faces
        costs = (self.worths.spent(len(faces), faces),) if faces else ()
        worth = self.worths.cubes(s, building.link, building.cubes, costs)
        return Shortcut(label, building.actions, worth, MORE)

    def _ends(self, s: Position) -> list[Shortcut]:
        end = self.setup.actions[self.setup.end_turn_id]
        after = s.copy()
        after.apply(end)
        if after.step != p.STOCKING or after.to_act != s.seat:
            return []
        return [self._storing((end,), each) for each in storings(after)]

    def _storing(self, first: tuple[Action, ...], each: Storing) -> Shortcut:
        stored = self.worths.stored(each.markers)
        which = Listing([amount.words for amount in stored])
        if not first:
            return Shortcut(say("Store {which}", which=which), each.actions, stands=REST)
        label = say("End the turn, storing {which}", which=which)
        return Shortcut(label, (*first, *each.actions))

    # A delivery

    def _delivery(
        self, s: Position, routes: Routes, route: Route, colour: int, first: tuple[Action, ...]
    ) -> Shortcut:
        names = self.names
        is_headed = s.step == p.ROUTE
        actions = (*first, *routes.actions(route, is_headed))
        paid = routes.payment(route.price)
        by = [names.city(city) for city in route.cities[1:-1]]
        source = route.cities[0] if first or not is_headed else int(s.source)
        if by:
            label = say(
                "Deliver {cargo} from {city} to {target} by {way}",
                cargo=names.cargo(colour),
                city=names.city(source),
                target=names.city(route.cities[-1]),
                way=Listing(by),
            )
        else:
            label = say(
                "Deliver {cargo} from {city} to {target}",
                cargo=names.cargo(colour),
                city=names.city(source),
                target=names.city(route.cities[-1]),
            )
        scored = route.points + sum(
            int(self.setup.class_vp[self.setup.pay_class[action.place]]) for action in paid
        )
        notes = (say("{gains} to others", gains=points(route.given).words),) if route.given else ()
        worth = Worth((self.worths.paid(paid),), (points(scored),), notes)
        return Shortcut(label, actions, worth, WHOLE if first else REST)

    def _onward(self, s: Position) -> list[Shortcut]:
        routes = Routes(s, Payer(s))
        return [self._delivery(s, routes, route, int(s.colour), ()) for route in routes.onward()]

    def _rest(self, s: Position) -> list[Shortcut]:
        rest = payment(s, Payer(s))
        paid = self.worths.paid(rest)
        return [Shortcut(say("Pay {price}", price=paid.words), rest, stands=REST)]


def payment(s: Position, payer: Payer) -> tuple[Action, ...]:
    """The rest of what is due now."""
    link = int(s.item) if s.paying_for == p.CONTRACT else -1
    return payer.pay(int(s.due), int(s.special), link, s.paying_for == p.DELIVERY)
