"""Which rule forbids an action of Rolling Freight, in a sentence; and what is asked instead."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, say, say_many
from whistlestop.games.rolling_freight import delivery, draft, turn
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.decks import improvement_deck_is_empty
from whistlestop.games.rolling_freight.game import NONE, STEADY, TYPES, RollingFreight
from whistlestop.games.rolling_freight.numbers import NUMBERS
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.chain_reasons import ChainReasons
from whistlestop.games.rolling_freight.words.names import Names


class Reasons:
    def __init__(self, setup: RollingFreight, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.chains = ChainReasons(setup, names)
        self.contracts = {link.contract.lower() for link in setup.map.links}

    # What is asked

    def chance(self, s: Position) -> Message:
        if s.step == p.FILLING:
            city = self.names.city(int(self.setup.circle_city[s.circle]))
            return say("Chance draws cargo for {city}.", kind="chance", city=city)
        if s.step == p.REFILLING:
            return say("Chance draws a card of the contract deck.", kind="chance")
        if s.step == p.LOSING:
            return say("Chance decides which link the disaster destroys.", kind="chance")
        if s.step == p.REVEALING:
            return say("Chance draws an improvement.", kind="chance")
        if s.step == p.STARTING:
            return say("Chance decides who takes the first turn.", kind="chance")
        return say("Chance rolls a die for {seat}.", kind="chance", seat=Seat(int(s.seat)))

    def draft(self, s: Position) -> Message:
        if not draft.may_take_improvement(s):
            return say("Draft a contract: take one.", kind="step")
        if not draft.may_take_contract(s):
            return say("Draft an improvement: take one.", kind="step")
        return say("Draft: take a contract or an improvement.", kind="step")

    def chain(self, s: Position) -> Message:
        return self.chains.step(s)

    def _step(self, s: Position) -> Message:
        """What happens now instead."""
        if s.step == p.DRAFTING:
            return self.draft(s)
        if s.step == p.TURN:
            return say("Now is the time to buy, build, deliver, or end the turn.", kind="step")
        return self.chain(s)

    # Why not

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        g = self.setup
        n = int(action.id)
        if s.to_act == CHANCE:
            return self.chance(s)
        if n < g.take_contract_id:
            return say("That is drawn by chance, not chosen.", kind="drawn")
        if n >= g.to_id:
            return self.chains.why_not(s, n) or self._step(s)
        if g.swap_id <= n < g.buy_id:
            if s.step not in (p.DRAFTING, p.TURN):
                return self._step(s)
            return self._swap(s, n - int(g.swap_id))
        if n < g.buy_id:
            if s.step != p.DRAFTING:
                return self._step(s)
            return self._take(s, n)
        if s.step != p.TURN:
            return self._step(s)
        if n >= g.deliver_id:
            return self._deliver(s, n - int(g.deliver_id))
        if n >= g.steady_id:
            return self._steady(s, n - int(g.steady_id))
        if n >= g.build_id:
            return self._build(s, n - int(g.build_id))
        if n == g.station_id:
            return self._station(s)
        if n >= g.improve_id:
            return self._improve(s, n - int(g.improve_id))
        return self._buy(s, n - int(g.buy_id))

    def _take(self, s: Position, n: int) -> Message:
        g = self.setup
        if n >= g.take_improvement_id:
            if not draft.may_take_improvement(s):
                return say(
                    "{seat} has drafted an improvement; now she takes a contract.",
                    kind="drafted",
                    seat=Seat(int(s.seat)),
                )
            return self._not_in_place(n - int(g.take_improvement_id))
        if not draft.may_take_contract(s):
            return say(
                "{seat} has drafted a contract; now she takes an improvement.",
                kind="drafted",
                seat=Seat(int(s.seat)),
            )
        return self._not_on_track(n - int(g.take_contract_id))

    def _not_on_track(self, link: int) -> Message:
        return say(
            "{contract} does not lie on the contract track.",
            kind="not-on-track",
            contract=self.names.contract(link),
        )

    def _not_in_place(self, index: int) -> Message:
        place, kind = divmod(index, int(TYPES))
        return say(
            "{improvement} does not lie in the place of {price}.",
            kind="not-on-track",
            improvement=self.names.improvement(kind),
            price=NUMBERS.improvement_prices[place],
        )

    def _swap(self, s: Position, index: int) -> Message:
        place, kind = divmod(index, int(TYPES))
        if s.improvement_track[place] != kind:
            return self._not_in_place(index)
        if not draft.is_duplicate(s, place):
            return say(
                "Only one {improvement} lies on the track; one of two equal ones may go.",
                kind="no-duplicate",
                improvement=self.names.improvement(kind),
            )
        if improvement_deck_is_empty(s):
            return say("The deck of improvements is empty.", kind="deck-empty")
        return say("That is allowed once a turn or pick, and has been done.", kind="once")

    def _dice(self, s: Position, needed: int) -> Message:
        return say_many(
            "{seat} has {n} die to spend; this costs {needed}.",
            "{seat} has {n} dice to spend; this costs {needed}.",
            int(s.power),
            kind="too-expensive",
            seat=Seat(int(s.seat)),
            needed=needed,
        )

    def _buy(self, s: Position, link: int) -> Message:
        g = self.setup
        price = int(turn.contract_price(s, link))
        if price == NONE:
            return self._not_on_track(link)
        if turn.held(s.hand[s.seat]) >= g.contract_limit:
            return say_many(
                "{seat} holds {n} contract, which is the most.",
                "{seat} holds {n} contracts, which is the most.",
                int(g.contract_limit),
                kind="hand-full",
                seat=Seat(int(s.seat)),
            )
        special = int(g.shows[g.link_colour[link]])
        if not s.usable & special:
            return self._no_die(s, link)
        return self._dice(s, price + 1)

    def _no_die(self, s: Position, link: int) -> Message:
        """Nothing unspent shows what the link needs."""
        special = int(self.setup.shows[self.setup.link_colour[link]])
        return say(
            "{contract} needs a die showing {what}, and {seat} has none.",
            kind="no-such-die",
            contract=self.names.contract(link),
            what=self.names.special(special),
            seat=Seat(int(s.seat)),
        )

    def _improve(self, s: Position, index: int) -> Message:
        place, kind = divmod(index, int(TYPES))
        if s.improvement_track[place] != kind:
            return self._not_in_place(index)
        return self._dice(s, int(turn.improvement_price(s, place)))

    def _station(self, s: Position) -> Message:
        most = int(self.setup.most_stations)
        if s.stations[s.seat] >= most:
            return say_many(
                "{seat} has {n} station, which is the most.",
                "{seat} has {n} stations, which is the most.",
                most,
                kind="stations-full",
                seat=Seat(int(s.seat)),
            )
        return self._dice(s, int(turn.station_price(s)))

    def _not_unfinished(self, s: Position, link: int) -> Message:
        holder = int(s.holder[link])
        if holder == NONE:
            return say(
                "Nobody holds {contract}.", kind="not-held", contract=self.names.contract(link)
            )
        if s.built[holder] & BITS[link]:
            return say("{link} is completed already.", kind="completed", link=self.names.link(link))
        return say(
            "{holder} holds {contract}; one builds on one's own links.",
            kind="not-held",
            holder=Seat(holder),
            contract=self.names.contract(link),
        )

    def _build(self, s: Position, build: int) -> Message:
        g = self.setup
        link, face = int(g.build_link[build]), int(g.build_class[build])
        if not s.hand[s.seat] & BITS[link]:
            return self._not_unfinished(s, link)
        if s.usable & BITS[face]:
            return say_many(
                "{contract} has only {n} space left.",
                "{contract} has only {n} spaces left.",
                int(g.link_length[link] - s.cubes[link]),
                kind="no-space",
                contract=self.names.contract(link),
            )
        if not s.usable & (g.shows[g.link_colour[link]] | g.track_classes):
            return self._no_die(s, link)
        return self.chains.not_unspent(s, face)

    def _steady(self, s: Position, link: int) -> Message:
        if s.improvements[s.seat * TYPES + STEADY] == 0:
            return say(
                "{seat} has no Steady Builder.", kind="no-improvement", seat=Seat(int(s.seat))
            )
        if turn.steady_left(s) <= 0:
            return say("A Steady Builder builds once a turn, from the next on.", kind="once")
        return self._not_unfinished(s, link)

    def _deliver(self, s: Position, index: int) -> Message:
        colour, city = divmod(index, int(self.setup.cities))
        if not s.lying[colour] & BITS[city]:
            return say(
                "There is no {cargo} in {city}.",
                kind="no-cargo",
                cargo=self.names.cargo(colour),
                city=self.names.city(city),
            )
        if not delivery.may_deliver(s):
            if s.deliveries >= 2:
                return say("There is never a third delivery in a turn.", kind="once")
            return say("A second delivery in a turn needs a die showing SECOND.", kind="once")
        if s.built[s.seat] == 0:
            return say(
                "A delivery uses at least one link of one's own; {seat} has completed none.",
                kind="no-own-link",
                seat=Seat(int(s.seat)),
            )
        return say(
            "{seat} has no route that she can pay from {city} to a city that wants {cargo}.",
            kind="no-route",
            seat=Seat(int(s.seat)),
            city=self.names.city(city),
            cargo=self.names.cargo(colour),
        )

    def unknown_notation(self, text: str) -> Message:
        g = self.setup
        examples = [g.buy_id, g.improve_id + STEADY, g.station_id, g.build_id, g.deliver_id]
        examples += [g.to_id, g.via_id, g.pay_id, g.end_turn_id]
        return say(
            "{text} is no action of Rolling Freight; say for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(g.actions[n].notation for n in examples),
        )
