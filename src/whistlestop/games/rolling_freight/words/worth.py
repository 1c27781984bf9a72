"""What the actions of Rolling Freight cost and bring at once, by kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.words import Listing, Seat, say, say_many
from whistlestop.core.worth import NOTHING, Amount, Worth, points
from whistlestop.games.rolling_freight import delivery, network, turn
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, TYPES, RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names


class Worths:
    def __init__(self, setup: RollingFreight, names: Names) -> None:
        self.setup = setup
        self.names = names
        self.kinds: dict[str, Callable[[Position, Action], Worth]] = {
            "take-improvement": lambda _, card: self.improvement(int(card.place), ()),
            "take-contract": lambda s, card: self.contract(s, int(card.place), ()),
            "buy": self._buy,
            "improve": lambda s, card: self.improvement(
                int(card.place),
                (dice(int(turn.improvement_price(s, int(card.place) // int(TYPES)))),),
            ),
            "station": lambda s, _: self.station((dice(int(turn.station_price(s))),)),
            "build": self._build,
            "steady": lambda s, cube: self.cubes(s, int(cube.place), 1, ()),
            "deliver": self._deliver,
            "via": self._via,
            "pay": self._pay,
            "end-turn": self._end,
        }

    def of(self, s: Position, action: Action) -> Worth:
        kind = self.kinds.get(action.kind)
        return NOTHING if kind is None else kind(s, action)

    def contract(self, s: Position, link: int, costs: tuple[Amount, ...]) -> Worth:
        """A contract gets its first cube; it scores by the contracts held when it is finished."""
        g = self.setup
        length = int(g.link_length[link])
        held = int(turn.held(s.hand[s.seat])) + 1
        scored = int(g.link_points[held * g.lengths + length])
        to_go = say_many(
            "{n} cube to go, then {points}",
            "{n} cubes to go, then {points}",
            length - 1,
            points=points(scored).words,
        )
        return Worth(costs, (cubes(1),), (to_go,))

    def improvement(self, place_and_type: int, costs: tuple[Amount, ...]) -> Worth:
        meaning = self.names.improvement_meaning(place_and_type % int(TYPES))
        return Worth(costs, notes=(meaning,))

    def station(self, costs: tuple[Amount, ...]) -> Worth:
        return Worth(costs, notes=(say("deliveries of a turn cost one die less"),))

    def cubes(self, s: Position, link: int, laid: int, costs: tuple[Amount, ...]) -> Worth:
        """Cubes on an unfinished link, and its points if that finishes it."""
        g = self.setup
        to_go = int(g.link_length[link] - s.cubes[link]) - laid
        if to_go:
            left = say_many("{n} more to finish", "{n} more to finish", to_go)
            return Worth(costs, (cubes(laid),), (left,))
        held = turn.held(s.hand[s.seat])
        scored = int(g.link_points[held * g.lengths + g.link_length[link]])
        return Worth(costs, (cubes(laid), points(scored)))

    def paid(self, payment: Sequence[Action]) -> Amount:
        """A price with the dice that pay it."""
        g = self.setup
        number = sum(int(g.pay_value[action.place]) for action in payment)
        faces = [int(g.pay_class[action.place]) for action in payment]
        return self.spent(number, faces)

    def spent(self, number: int, faces: Sequence[int]) -> Amount:
        which = Listing([self.names.short_die(face) for face in faces])
        words = say_many("{n} die ({which})", "{n} dice ({which})", number, which=which)
        return Amount("dice", number, words, brief=dice(number).words)

    def stored(self, markers: Sequence[int]) -> tuple[Amount, ...]:
        return tuple(
            Amount("markers", n, self.names.dice(int(self.setup.dice_classes) + colour, n))
            for colour, n in enumerate(markers)
            if n
        )

    # By kind

    def _buy(self, s: Position, action: Action) -> Worth:
        link = int(action.place)
        return self.contract(s, link, (dice(int(turn.contract_price(s, link)) + 1),))

    def _build(self, s: Position, action: Action) -> Worth:
        g = self.setup
        link, laid = int(g.build_link[action.place]), int(g.build_cubes[action.place])
        return self.cubes(s, link, laid, (dice(1),))

    def _deliver(self, s: Position, action: Action) -> Worth:
        """The cheapest price; the points depend on the route."""
        fare = int(s.fares[action.place])
        if not s.fares_known:
            return NOTHING
        price = max(1, fare - int(delivery.discount(s)))
        return Worth(notes=(say("from {price} on", price=dice(price).words),))

    def _via(self, s: Position, action: Action) -> Worth:
        owner = int(s.holder[action.place])
        price = dice(int(network.link_price(s, owner))).words
        gain = points(int(self.setup.used_link_points)).words
        if owner == s.seat:
            return Worth(notes=(say("{costs} for {gains}", costs=price, gains=gain),))
        return Worth(
            notes=(
                say("{price}, {gains} to {player}", price=price, gains=gain, player=Seat(owner)),
            )
        )

    def _pay(self, s: Position, action: Action) -> Worth:
        g = self.setup
        scored = int(g.class_vp[g.pay_class[action.place]])
        if s.paying_for == p.DELIVERY and scored:
            return Worth(brings=(points(scored),))
        return NOTHING

    def _end(self, s: Position, action: Action) -> Worth:
        """The stock, where no colour has to be chosen."""
        if not s.usable & (BITS[int(self.setup.dice_classes)] - 1):
            return NOTHING
        after = s.copy()
        after.apply(action)
        if after.step == p.STOCKING:
            return NOTHING
        return Worth(brings=self.stored(gained(s, after)))


def gained(before: Position, after: Position) -> list[int]:
    """Stock markers that the seat whose turn it was got in between, by colour."""
    g = before.setup
    first = int(before.seat * g.classes + g.dice_classes)
    return [int(after.pool[first + c] - before.pool[first + c]) for c in range(COLOUR_COUNT)]


def dice(n: int) -> Amount:
    return Amount("dice", n, say_many("{n} die", "{n} dice", n))


def cubes(n: int) -> Amount:
    return Amount("cubes", n, say_many("{n} cube", "{n} cubes", n))
