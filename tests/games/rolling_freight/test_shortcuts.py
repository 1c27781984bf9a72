"""What Rolling Freight offers as a whole: payments, routes, cubes, and the end of a turn."""

from __future__ import annotations

import random

from tests.games.rolling_freight.positions import turn_position
from tests.games.rolling_freight.test_paying import purse
from whistlestop.core.bits import BITS
from whistlestop.core.shortcuts import Choice, choices
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight import draft
from whistlestop.games.rolling_freight.position import DRAFT
from whistlestop.games.rolling_freight.shortcuts.payment import Paid, Payer
from whistlestop.games.rolling_freight.state import RollingFreightState
from whistlestop.games.rolling_freight.words.names import IMPROVEMENT_MEANINGS


def offered(state: RollingFreightState, first: str) -> list[Choice]:
    """The shortcuts that begin with an action, in order."""
    return [
        choice
        for choice in choices(state)
        if len(choice.actions) > 1 and choice.actions[0].notation == first
    ]


def paid(state: RollingFreightState, first: str) -> list[str]:
    """What the first shortcut pays with."""
    actions = offered(state, first)[0].actions
    return sorted(str(action.fields[0]) for action in actions if action.kind == "pay")


def test_dice_that_an_unfinished_link_wants_are_kept() -> None:
    state = turn_position(
        dice=["base-r", "base-r", "base-b", "base-y"], hands={0: {"red-1A": 1}}, stations={0: 0}
    )
    assert paid(state, "station") == ["base-b", "base-y"]


def test_dice_that_become_markers_are_kept() -> None:
    state = turn_position(dice=["base-b", "base-b", "base-b", "base-y", "base-g"])
    assert paid(state, "station") == ["base-g", "base-y"]


def test_markers_are_kept_for_later_turns() -> None:
    state = turn_position(dice=["base-b", "base-y"], stock=["red", "red"])
    assert paid(state, "station") == ["base-b", "base-y"]


def test_of_two_equals_the_die_of_more_colours_is_kept() -> None:
    state = turn_position(dice=["base-r", "base-rb", "base-yg"])
    assert "base-r" in paid(state, "station")


def test_vp_pays_for_deliveries_first_and_for_nothing_else() -> None:
    state = turn_position(
        dice=["blue-vp", "base-r", "base-y", "base-g"],
        built={0: ["blue-2A"]},
        improvements={0: ["extra-blue"]},
        pieces={"santa-maria": ["grey"]},
    )
    assert "blue-vp" not in paid(state, "station")
    deliveries = [c for c in choices(state) if c.actions[0].kind == "deliver" and not c.is_step]
    assert deliveries
    assert all("pay blue-vp" in choice.notation for choice in deliveries)


def test_an_exchange_of_any_one_die_never_leaves_more() -> None:
    """Against brute force over all payments, in random purses."""
    generator = random.Random(7)
    equal = total = 0
    for _ in range(25):
        state = purse(generator)
        payer = Payer(state)
        for price in range(1, min(4, int(state.power)) + 1):
            found = [
                Paid(int(payer.g.pay_class[a.place]), int(payer.g.pay_value[a.place]))
                for a in payer.pay(price)
            ]
            best = max(worths(payer, list(payer.have), price, []))
            equal += left(payer, found) == best
            total += 1
    assert total > 50
    assert equal / total > 0.95, f"{equal} of {total}"


def left(payer: Payer, payment: list[Paid]) -> int:
    rest = list(payer.have)
    for each in payment:
        rest[each.face] -= 1
    return payer.rest_worth(rest, payer.hand, delivers=False)


def worths(payer: Payer, have: list[int], due: int, taken: list[Paid]) -> list[int]:
    """What every possible payment leaves."""
    if due == 0:
        return [left(payer, taken)]
    found: list[int] = []
    first = taken[-1].face if taken else 0
    for face in range(first, len(have)):
        if have[face]:
            have[face] -= 1
            for value in range(1, min(due, int(payer.g.class_power[face])) + 1):
                found += worths(payer, have, due - value, [*taken, Paid(face, value)])
            have[face] += 1
    return found


def test_a_whole_delivery_states_price_and_points_the_best_first() -> None:
    state = turn_position(
        dice=["base-r"] * 6,
        phase="B",
        built={0: ["blue-2A", "blue-11B"], 1: ["slash-8B", "red-12B"]},
        pieces={"santa-maria": ["grey"], "los-angeles": ["blue"]},
    )
    pieces = {c.actions[0].notation for c in choices(state) if c.actions[0].kind == "deliver"}
    assert pieces
    for piece in pieces:
        nets = []
        for choice in offered(state, piece):
            after = state.copy()
            for action in choice.actions:
                after.play(action)
            points = int(after.score[0] - state.score[0])
            dice = int(state.power - after.power)
            assert choice.worth.number("points") == points
            assert choice.worth.number("dice") == -dice
            nets.append(points - dice)
        assert nets == sorted(nets, reverse=True)


def test_a_link_is_finished_at_once_with_the_free_cube_first() -> None:
    state = turn_position(
        dice=["base-r", "base-r", "base-b"],
        hands={0: {"red-1A": 1}},
        improvements={0: ["steady-builder"]},
    )
    g = state.setup
    link = next(n for n in range(g.links) if state.hand[0] & BITS[n])
    most = offered(state, "steady red-1a")[0]
    cubes = min(3, int(g.link_length[link]) - 1)
    assert most.worth.number("cubes") == cubes
    assert most.actions[0].kind == "steady"
    assert "base-b" not in most.notation


def test_the_end_of_a_turn_is_offered_with_the_markers_that_it_brings() -> None:
    state = turn_position(dice=["base-rb", "base-r", "base-b"])
    ends = offered(state, "end")
    said = [Speaker().say(choice.label) for choice in ends]
    assert said == [
        "End the turn, storing 1 red stock marker",
        "End the turn, storing 1 blue stock marker",
    ]


def test_an_improvement_says_what_it_does_when_it_is_drafted_or_bought() -> None:
    shown = ["friendly", "steady-builder", "extra-black"]
    drafting = turn_position(
        track=["red-1A", "blue-1A", "yellow-1A", "slash-1A"], improvement_track=shown
    )
    drafting.course, drafting.turn, drafting.pick, drafting.took_contract = DRAFT, 0, 3, 7
    draft.go_on(drafting)
    drafting.go_on()
    buying = turn_position(dice=["base-r"] * 6, improvement_track=shown)
    for state, kind in ((drafting, "take-improvement"), (buying, "improve")):
        found = [choice for choice in choices(state) if choice.actions[0].kind == kind]
        assert len(found) >= len(shown)
        for choice in found:
            if not choice.is_step:
                improvement = str(choice.actions[0].fields[0])
                assert choice.worth.notes == (IMPROVEMENT_MEANINGS[improvement],)
