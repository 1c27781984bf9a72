"""Paying die by die: nothing is offered that leads nowhere, and nothing is left out."""

from __future__ import annotations

import random

from tests.games.rolling_freight.oracles import can_pay, dice_of, ways_to_go_on
from tests.games.rolling_freight.positions import notations, rolling_freight, turn_position
from tests.support.playthrough import RefereedMatch
from whistlestop.games.rolling_freight.numbers import NUMBERS
from whistlestop.games.rolling_freight.position import PAYING, TURN
from whistlestop.games.rolling_freight.state import RollingFreightState

CARDS = ["friendly", "extra-black", "steady-builder"]
CONTRACTS = ["red-1A", "slash-1A", "blue-1A", "yellow-1A"]


def names_showing(state: RollingFreightState, colour: str) -> frozenset[str]:
    """Dice and markers that pay for a contract of the colour."""
    found = set()
    for name in state.setup.class_names:
        kind, shown = name.split("-")
        if not set(shown) <= set("rybg") or shown == "":
            continue
        if colour == "slash":
            if len(shown) >= 2 and kind != "stock":
                found.add(name)
        elif colour[0] in shown:
            found.add(name)
    return frozenset(found)


def purse(generator: random.Random) -> RollingFreightState:
    names = rolling_freight(3, "southeast").class_names
    extras = generator.sample(["extra-yellow", "extra-yellow", "extra-red", "extra-black"], 3)
    dice = generator.choices([n for n in names if n.startswith("base")], k=generator.randrange(5))
    for extra in extras:
        kind = extra.partition("-")[2]
        faces = [n for n in names if n.startswith(f"{kind}-")]
        if generator.random() < 0.8:
            dice.append("yellow-two" if kind == "yellow" else generator.choice(faces))
    return turn_position(
        board="southeast",
        dice=dice,
        stock=generator.sample(["red", "yellow", "blue", "grey"], generator.randrange(3)),
        improvements={0: extras},
        stations={0: generator.randrange(6)},
        track=CONTRACTS,
        improvement_track=CARDS,
    )


def follow(state: RollingFreightState, generic: int, special: frozenset[str]) -> int:
    """Compare every position of the chain with brute force; how many there were."""
    if state.step != PAYING:
        assert generic == 0
        assert not special
        return 0
    legal = state.legal_actions()
    offered = {(str(action.fields[0]), int(action.fields[1])) for action in legal}
    assert offered == ways_to_go_on(dice_of(state), generic, special)
    seen = 1
    for action in legal:
        copy = state.copy()
        assert isinstance(copy, RollingFreightState)
        copy.apply(action)
        value = 0 if special else int(action.fields[1])
        seen += follow(copy, generic - value, frozenset())
    return seen


def test_what_can_be_bought_and_how_it_can_be_paid_are_those_of_brute_force() -> None:
    generator = random.Random("purses")
    seen = 0
    for _ in range(60):
        state = purse(generator)
        dice = dice_of(state)
        legal = notations(state)
        offers: list[tuple[str, int, frozenset[str]]] = []
        for place, contract in enumerate(CONTRACTS):
            special = names_showing(state, contract.split("-")[0])
            offers.append((f"buy {contract.lower()}", place + 1, special))
        for price, card in zip((4, 5, 6), CARDS, strict=True):
            offers.append((f"improve {card}@{price}", price, frozenset()))
        offers.append(("station", NUMBERS.station_prices[int(state.stations[0])], frozenset()))
        for notation, generic, special in offers:
            assert (notation in legal) == can_pay(dice, generic, special), notation
            if notation in legal and generic <= 3:
                copy = state.copy()
                assert isinstance(copy, RollingFreightState)
                copy.apply(copy.parse(notation))
                seen += follow(copy, generic, special)
    assert seen > 1000


def two(dice: list[str], stations: int) -> RefereedMatch:
    state = turn_position(
        dice=dice, improvements={0: ["extra-yellow", "extra-yellow"]}, stations={0: stations}
    )
    match = RefereedMatch.at(state)
    match.say("station")
    return match


def test_a_two_face_pays_as_one_or_two_as_the_payer_says() -> None:
    match = two(["yellow-two", "base-r", "base-b"], 0)
    assert [a.notation for a in match.state.legal_actions()] == [
        *("pay base-r", "pay base-b", "pay yellow-two", "pay yellow-two x2"),
    ]
    match.say("pay yellow-two x2")
    state = match.state
    assert isinstance(state, RollingFreightState)
    assert state.step == TURN
    assert state.power == 2


def test_a_two_face_pays_as_one_when_only_one_is_left() -> None:
    match = two(["yellow-two", "base-r", "base-b"], 0)
    match.say("pay base-r")
    assert "pay yellow-two x2" not in [a.notation for a in match.state.legal_actions()]
    match.say("pay yellow-two")


def test_a_two_face_must_pay_as_two_where_the_rest_would_not_suffice() -> None:
    match = two(["yellow-two", "yellow-two"], 2)
    assert [a.notation for a in match.state.legal_actions()] == ["pay yellow-two x2"]
    match.say("pay yellow-two x2", "pay yellow-two x2")


def test_equal_dice_are_one_choice() -> None:
    state = turn_position(dice=["base-r"] * 4, stock=["red", "red"])
    RefereedMatch.at(state).say("station")
    assert notations(state) == ["pay base-r", "pay stock-r"]
