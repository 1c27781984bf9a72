"""The actions of chains, named and forbidden: delivering, paying, giving, stocking, planning."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.words import Message, Seat, Spoken, say, say_many
from whistlestop.games.rolling_freight import delivery, network
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import BASE, NONE, RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names


class Chains:
    def __init__(self, setup: RollingFreight, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.kinds: dict[str, Spoken[Position]] = {
            "to": Spoken(self._to, self._not_to),
            "via": Spoken(
                lambda via: say("Go by {link}", link=names.link(int(via.place))), self._not_via
            ),
            "pay": Spoken(self._pay, self._no_payment),
            "give": Spoken(self._give, self._no_gift),
            "give-die": Spoken(
                lambda die: say("Lose {die}", die=names.die(int(die.place))), self._no_die
            ),
            "give-idle-die": Spoken(
                lambda _: say("Lose a die that is spent or was bought this turn"),
                self._no_idle_die,
            ),
            "stock": Spoken(self._stock, self._asked),
            "plan": Spoken(
                lambda plan: say("Set {die}", die=names.die(int(plan.place))), self._no_plan
            ),
            "roll-dice": Spoken(lambda _: say("Roll the rest"), self._asked),
        }

    def _asked(self, s: Position, action: Action) -> Message:
        return self.step(s)

    def step(self, s: Position) -> Message:
        """What the current chain asks for."""
        if s.step == p.DESTINATION:
            return say(
                "Choose where the {cargo} of {city} goes.",
                kind="step",
                cargo=self.names.cargo(int(s.colour)),
                city=self.names.city(int(s.source)),
            )
        if s.step == p.ROUTE:
            return say(
                "Choose the next link from {city}, on the way to {target}.",
                kind="step",
                city=self.names.city(int(s.at)),
                target=self.names.city(int(s.target)),
            )
        if s.step == p.PAYING:
            return self._to_pay(s)
        if s.step == p.GIVING:
            return say("You have one improvement too many: give one away.", kind="step")
        if s.step == p.GIVING_DIE:
            return say(
                "Choose which {die} leaves.",
                kind="step",
                die=self.names.kind_of_die(int(s.giving)),
            )
        if s.step == p.STOCKING:
            return say(
                "Store {die}: choose its colour.",
                kind="step",
                die=self.names.die(int(s.sorting)),
            )
        return say_many(
            "Set up to {n} die, or roll.", "Set up to {n} dice, or roll.", int(s.plans), kind="step"
        )

    def _to_pay(self, s: Position) -> Message:
        if s.special and not s.due:
            what = self.names.special(int(s.special))
            return say("Pay a die showing {what}.", kind="step", what=what)
        if s.special:
            return say_many(
                "Pay a die showing {what}, then {n} of any kind.",
                "Pay a die showing {what}, then {n} of any kind.",
                int(s.due),
                kind="step",
                what=self.names.special(int(s.special)),
            )
        return say_many("Pay {n} more die.", "Pay {n} more dice.", int(s.due), kind="step")

    def _to(self, action: Action) -> Message:
        return say("To {city}", city=self.names.city(int(action.place)))

    def _not_to(self, s: Position, action: Action) -> Message:
        city = int(action.place)
        cargo = self.names.cargo(int(s.colour))
        if city == s.source:
            return say(
                "The {cargo} lies in {city} already.",
                kind="same-city",
                cargo=cargo,
                city=self.names.city(city),
            )
        if not s.wants[s.colour] & BITS[city]:
            return say(
                "{city} has no open wish for {cargo}.",
                kind="no-wish",
                city=self.names.city(city),
                cargo=cargo,
            )
        return say(
            "{seat} can’t pay for any route to {city} that uses a link of their own and passes no "
            "other open wish for {cargo}.",
            kind="no-route",
            seat=Seat(int(s.seat)),
            city=self.names.city(city),
            cargo=cargo,
        )

    def _not_via(self, s: Position, action: Action) -> Message:
        g = self.setup
        link = int(action.place)
        owner = int(s.holder[link])
        if owner == NONE or not s.built[owner] & BITS[link]:
            return say("{link} is not completed.", kind="no-link", link=self.names.link(link))
        if s.at not in (g.link_a[link], g.link_b[link]):
            return say(
                "{link} does not touch {city}, where the cargo is.",
                kind="not-touching",
                link=self.names.link(link),
                city=self.names.city(int(s.at)),
            )
        there = int(g.link_b[link] if g.link_a[link] == s.at else g.link_a[link])
        if s.visited & BITS[there]:
            return say(
                "The cargo has been in {city}; a route visits no city twice.",
                kind="twice",
                city=self.names.city(there),
            )
        if s.wants[s.colour] & BITS[there] and there != s.target:
            return say(
                "{city} wants {cargo} itself, so the cargo can't pass through.",
                kind="wish-on-the-way",
                city=self.names.city(there),
                cargo=self.names.cargo(int(s.colour)),
            )
        if s.fare + network.link_price(s, owner) > delivery.budget(s):
            return say(
                "{seat} could not pay for {link} as well.",
                kind="too-expensive",
                seat=Seat(int(s.seat)),
                link=self.names.link(link),
            )
        return say(
            "By {link}, the cargo can't reach {target} on a route that {seat} can pay for and that "
            "uses a link of their own.",
            kind="no-route",
            link=self.names.link(link),
            target=self.names.city(int(s.target)),
            seat=Seat(int(s.seat)),
        )

    def not_unspent(self, s: Position, face: int) -> Message:
        return say(
            "{seat} does not have {die} to spend.",
            kind="no-such-die",
            seat=Seat(int(s.seat)),
            die=self.names.die(face),
        )

    def _pay(self, action: Action) -> Message:
        die = self.names.die(int(self.setup.pay_class[action.place]))
        if self.setup.pay_value[action.place] > 1:
            return say("Pay {die}, as two dice", die=die)
        return say("Pay {die}", die=die)

    def _no_payment(self, s: Position, action: Action) -> Message:
        g = self.setup
        face = int(g.pay_class[action.place])
        if not s.usable & BITS[face]:
            return self.not_unspent(s, face)
        if s.special:
            return say(
                "The first die you pay must show {what}.",
                kind="special",
                what=self.names.special(int(s.special)),
            )
        if g.pay_value[action.place] > s.due:
            return say("Only one die is left to pay.", kind="one-left")
        return say("TWO must count for two here, or the rest can't be paid.", kind="must-be-two")

    def _give(self, action: Action) -> Message:
        improvement = self.names.improvement(int(action.place))
        return say("Give {improvement} away", improvement=improvement)

    def _no_gift(self, s: Position, action: Action) -> Message:
        return say(
            "{seat} has no {improvement}.",
            kind="no-improvement",
            seat=Seat(int(s.seat)),
            improvement=self.names.improvement(int(action.place)),
        )

    def _no_idle_die(self, s: Position, action: Action) -> Message:
        return say(
            "No {die} is spent or was bought this turn.",
            kind="no-such-die",
            die=self.names.kind_of_die(int(s.giving)),
        )

    def _no_die(self, s: Position, action: Action) -> Message:
        face = int(action.place)
        if self.setup.class_kind[face] != s.giving:
            return self.step(s)
        return self.not_unspent(s, face)

    def _stock(self, action: Action) -> Message:
        g = self.setup
        return say(
            "Count {die} as {colour}",
            die=self.names.die(int(g.stock_class[action.place])),
            colour=self.names.colour(int(g.stock_colour[action.place])),
        )

    def _no_plan(self, s: Position, action: Action) -> Message:
        kind = int(self.setup.class_kind[action.place])
        if s.to_roll[kind] == 0:
            return say(
                "{seat} has no {die} left to set.",
                kind="no-such-die",
                seat=Seat(int(s.seat)),
                die=self.names.kind_of_die(kind),
            )
        assert kind != BASE, "base dice can always be set"
        return say(
            "One Careful Planner sets base dice only; dice of other kinds need two.",
            kind="planner",
        )
