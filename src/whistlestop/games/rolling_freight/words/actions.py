"""What the actions of Rolling Freight are called, and which rule forbids one."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, Seat, Spoken, say, say_many
from whistlestop.games.rolling_freight import delivery, draft, duplicates, turn
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.decks import improvements_in_deck
from whistlestop.games.rolling_freight.game import NONE, STEADY, TYPES, RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.chains import Chains
from whistlestop.games.rolling_freight.words.names import Names

# The steps in which a kind of action is chosen; in others, what is asked instead is said.
STEPS = {
    **dict.fromkeys(("take-contract", "take-improvement"), (p.DRAFTING,)),
    "swap": (p.DRAFTING, p.TURN),
    **dict.fromkeys(
        ("buy", "improve", "station", "build", "steady", "deliver", "end-turn"), (p.TURN,)
    ),
    "to": (p.DESTINATION,),
    "via": (p.ROUTE,),
    "pay": (p.PAYING,),
    "give": (p.GIVING,),
    **dict.fromkeys(("give-die", "give-idle-die"), (p.GIVING_DIE,)),
    "stock": (p.STOCKING,),
    **dict.fromkeys(("plan", "roll-dice"), (p.PLANNING,)),
}


class Actions:
    def __init__(self, setup: RollingFreight, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.chains = Chains(setup, names)
        self.contracts = {link.contract.lower() for link in setup.map.links}
        self.kinds: dict[str, Spoken[Position]] = {
            **self._chance(),
            **self._draft(),
            **self._turn(),
            **self.chains.kinds,
        }

    def label(self, action: Action) -> Message:
        return self.kinds[action.kind].label(action)

    def why_not(self, s: Position, action: Action) -> Message:
        """The state must not be over, and the action must not be legal in it."""
        if s.to_act == CHANCE:
            return self.chance(s)
        why_not = self.kinds[action.kind].why_not
        if why_not is None:
            return say("That is drawn at random; nobody chooses it.", kind="drawn")
        if s.step not in STEPS[action.kind]:
            return self._step(s)
        return why_not(s, action)

    def _link(self, action: Action) -> Message:
        return self.names.link(int(action.place))

    def _improvement(self, action: Action) -> Message:
        return self.names.improvement(int(action.place) % int(TYPES))

    def _chance(self) -> dict[str, Spoken[Position]]:
        return {
            "first-player": Spoken(lambda first: say("{seat} begins", seat=Seat(int(first.place)))),
            "draw-cargo": Spoken(
                lambda piece: say("Draw {cargo}", cargo=self.names.cargo(int(piece.place)))
            ),
            "draw-contract": Spoken(lambda card: say("Draw {link}", link=self._link(card))),
            "draw-disaster": Spoken(lambda _: say("Draw a natural disaster")),
            "draw-improvement": Spoken(
                lambda card: say("Draw {improvement}", improvement=self._improvement(card))
            ),
            "lose": Spoken(lambda lost: say("Destroy {link}", link=self._link(lost))),
            "roll": Spoken(lambda face: say("Roll {die}", die=self.names.die(int(face.place)))),
        }

    def _draft(self) -> dict[str, Spoken[Position]]:
        return {
            "take-contract": Spoken(
                lambda card: say("Take {link}", link=self._link(card)), self._no_contract
            ),
            "take-improvement": Spoken(
                lambda card: say(
                    "Take {improvement} from space {price}",
                    improvement=self._improvement(card),
                    price=card.fields[1],
                ),
                self._no_improvement,
            ),
            "swap": Spoken(
                lambda card: say(
                    "Put {improvement} (space {price}) under the deck",
                    improvement=self._improvement(card),
                    price=card.fields[1],
                ),
                self._no_swap,
            ),
        }

    def _turn(self) -> dict[str, Spoken[Position]]:
        return {
            "buy": Spoken(lambda card: say("Buy {link}", link=self._link(card)), self._no_buy),
            "improve": Spoken(
                lambda card: say(
                    "Buy {improvement} from space {price}",
                    improvement=self._improvement(card),
                    price=card.fields[1],
                ),
                self._no_improve,
            ),
            "station": Spoken(lambda _: say("Buy a station"), self._no_station),
            "build": Spoken(self._build, self._no_build),
            "steady": Spoken(
                lambda free: say("Steady Builder: a free cube on {link}", link=self._link(free)),
                self._no_steady,
            ),
            "deliver": Spoken(self._deliver, self._no_delivery),
            "end-turn": Spoken(lambda _: say("End the turn"), lambda s, _: self._step(s)),
        }

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
            return say("You can buy, build, deliver or end the turn now.", kind="step")
        return self.chain(s)

    def _not_on_track(self, link: int) -> Message:
        return say(
            "{contract} isn’t on the contract track.",
            kind="not-on-track",
            contract=self.names.contract(link),
        )

    def _not_in_place(self, action: Action) -> Message:
        return say(
            "{improvement} isn’t on space {price}.",
            kind="not-on-track",
            improvement=self._improvement(action),
            price=action.fields[1],
        )

    # The draft

    def _no_contract(self, s: Position, action: Action) -> Message:
        if not draft.may_take_contract(s):
            return say(
                "{seat} has drafted a contract and takes an improvement now.",
                kind="drafted",
                seat=Seat(int(s.seat)),
            )
        return self._not_on_track(int(action.place))

    def _no_improvement(self, s: Position, action: Action) -> Message:
        if not draft.may_take_improvement(s):
            return say(
                "{seat} has drafted an improvement and takes a contract now.",
                kind="drafted",
                seat=Seat(int(s.seat)),
            )
        return self._not_in_place(action)

    def _no_swap(self, s: Position, action: Action) -> Message:
        place, kind = divmod(int(action.place), int(TYPES))
        if s.improvement_track[place] != kind:
            return self._not_in_place(action)
        if not duplicates.is_duplicate(s, place):
            return say(
                "Only one {improvement} lies on the track; one of two equal ones may go.",
                kind="no-duplicate",
                improvement=self.names.improvement(kind),
            )
        if not improvements_in_deck(s):
            return say(
                "The deck of improvements is empty.", kind="deck-empty", ruling="duplicate-limit"
            )
        if self.setup.one_card_for_a_duplicate:
            return say(
                "You have already put away as many as the deck had cards.",
                kind="once",
                ruling="duplicate-limit",
            )
        return say("You may do that once per turn or pick, and you already have.", kind="once")

    def _dice(self, s: Position, needed: int) -> Message:
        return say_many(
            "{seat} has {n} die to spend; this costs {needed}.",
            "{seat} has {n} dice to spend; this costs {needed}.",
            int(s.power),
            kind="too-expensive",
            seat=Seat(int(s.seat)),
            needed=needed,
        )

    # A turn

    def _no_buy(self, s: Position, action: Action) -> Message:
        g = self.setup
        link = int(action.place)
        price = int(turn.contract_price(s, link))
        if price == NONE:
            return self._not_on_track(link)
        if turn.held(s.hand[s.seat]) >= g.contract_limit:
            return say_many(
                "{seat} already holds {n} contract, the most allowed.",
                "{seat} already holds {n} contracts, the most allowed.",
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

    def _no_improve(self, s: Position, action: Action) -> Message:
        place, kind = divmod(int(action.place), int(TYPES))
        if s.improvement_track[place] != kind:
            return self._not_in_place(action)
        return self._dice(s, int(turn.improvement_price(s, place)))

    def _no_station(self, s: Position, action: Action) -> Message:
        most = int(self.setup.most_stations)
        if s.stations[s.seat] >= most:
            return say_many(
                "{seat} already has {n} station, the most allowed.",
                "{seat} already has {n} stations, the most allowed.",
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
            "{holder} holds {contract}; you build on your own links only.",
            kind="not-held",
            holder=Seat(holder),
            contract=self.names.contract(link),
        )

    def _build(self, action: Action) -> Message:
        g = self.setup
        return say_many(
            "Build {link} with {die}: {n} cube",
            "Build {link} with {die}: {n} cubes",
            int(g.build_cubes[action.place]),
            link=self.names.link(int(g.build_link[action.place])),
            die=self.names.die(int(g.build_class[action.place])),
        )

    def _no_build(self, s: Position, action: Action) -> Message:
        g = self.setup
        build = action.place
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

    def _no_steady(self, s: Position, action: Action) -> Message:
        if s.improvements[s.seat * TYPES + STEADY] == 0:
            return say(
                "{seat} has no Steady Builder.", kind="no-improvement", seat=Seat(int(s.seat))
            )
        if turn.steady_left(s) <= 0:
            return say("A Steady Builder builds once a turn, from the next on.", kind="once")
        return self._not_unfinished(s, int(action.place))

    def _deliver(self, action: Action) -> Message:
        colour, city = divmod(int(action.place), int(self.setup.cities))
        return say(
            "Deliver {cargo} from {city}",
            cargo=self.names.cargo(colour),
            city=self.names.city(city),
        )

    def _no_delivery(self, s: Position, action: Action) -> Message:
        colour, city = divmod(int(action.place), int(self.setup.cities))
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
                "A delivery uses at least one link of your own; {seat} has completed none.",
                kind="no-own-link",
                seat=Seat(int(s.seat)),
            )
        return say(
            "{seat} can’t pay for any route from {city} to a city that wants {cargo}.",
            kind="no-route",
            seat=Seat(int(s.seat)),
            city=self.names.city(city),
            cargo=self.names.cargo(colour),
        )

    def unknown_notation(self, text: str) -> Message:
        g = self.setup
        kinds = ("station", "build", "deliver", "to", "via", "pay", "end-turn")
        examples = [g.kinds["buy"][0], g.kinds["improve"][STEADY]]
        examples += [g.kinds[kind][0] for kind in kinds]
        return say(
            "{text} isn’t an action of Rolling Freight; try for example {examples}.",
            kind="notation",
            text=repr(text),
            examples=", ".join(action.notation for action in examples),
        )
