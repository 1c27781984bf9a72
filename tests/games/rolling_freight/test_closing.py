"""Steps F, G and H: stock, refill, roll."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from tests.games.rolling_freight.positions import (
    Links,
    contract_track,
    notations,
    rolling_freight,
    starting,
    stock_of,
    turn_position,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.game import CHANCE
from whistlestop.games.rolling_freight.position import STOCKING
from whistlestop.games.rolling_freight.state import RollingFreightState

LETTERS = {"r": "red", "y": "yellow", "b": "blue", "g": "grey"}


def ended(dice: list[str], improvements: Links | None = None) -> RollingFreightState:
    state = turn_position(dice=dice, improvements=improvements)
    RefereedMatch.at(state).say("end")
    return state


def test_a_die_of_several_colours_counts_for_one_of_them_by_choice() -> None:
    state = ended(["base-r", "base-b", "base-rb"])
    assert notations(state) == ["stock base-rb red", "stock base-rb blue"]
    RefereedMatch.at(state).say("stock base-rb blue")
    assert stock_of(state, 0) == {"blue": 1}


def test_where_all_choices_give_the_same_markers_nothing_is_asked() -> None:
    assert ended(["base-rb"]).step != STOCKING
    assert ended(["base-rb", "base-yg"]).step != STOCKING
    assert ended(["base-rb", "base-r"]).step == STOCKING


def test_dice_without_a_colour_are_not_stocked() -> None:
    improvements = {0: ["extra-yellow", "extra-yellow"]}
    assert stock_of(ended(["yellow-two", "yellow-two"], improvements=improvements), 0) == {}


def test_markers_are_taken_as_far_as_the_supply_goes() -> None:
    state = turn_position(dice=["base-r"] * 4, stock=["red"] * 5)
    RefereedMatch.at(state).say("end")
    assert stock_of(state, 0) == {"red": 6}
    assert state.supply[0] == 0


def test_efficient_storage_stocks_every_unused_die() -> None:
    state = ended(["base-r", "base-b", "base-b"], improvements={0: ["efficient-storage"]})
    assert stock_of(state, 0) == {"red": 1, "blue": 2}


def test_with_two_storages_a_base_die_of_two_colours_stores_both() -> None:
    state = ended(["base-rb", "base-yg", "base-r"], improvements={0: ["efficient-storage"] * 2})
    assert stock_of(state, 0) == {"red": 2, "yellow": 1, "blue": 1, "grey": 1}


def test_with_two_storages_another_die_of_two_colours_still_counts_for_one() -> None:
    improvements = {0: ["efficient-storage", "efficient-storage", "extra-black"]}
    state = ended(["black-rb"], improvements=improvements)
    assert notations(state) == ["stock black-rb red", "stock black-rb blue"]


def test_a_storage_bought_in_this_turn_works() -> None:
    state = turn_position(dice=["base-r"] * 4 + ["base-b"], improvement_track=["efficient-storage"])
    RefereedMatch.at(state).say("improve efficient-storage@4", *["pay base-r"] * 4, "end")
    assert stock_of(state, 0) == {"blue": 1}


def all_results(dice: list[str], stock: Counter[str], storages: int) -> set[tuple[int, ...]]:
    """Every result that sorting the dice in every way can have."""
    choices = []
    sure: Counter[str] = Counter()
    for die in dice:
        kind, shown = die.split("-")
        colours = [LETTERS[letter] for letter in shown if letter in LETTERS and shown in SHOWN]
        if storages >= 2 and kind == "base" and len(colours) == 2:
            sure.update(colours)
        elif colours:
            choices.append(colours)
    results = set()
    for sorted_dice in itertools.product(*choices):
        counts = sure + Counter(sorted_dice)
        less = 0 if storages else 1
        results.add(
            tuple(
                stock[colour] + min(6 - stock[colour], max(0, counts[colour] - less))
                for colour in LETTERS.values()
            )
        )
    return results


SHOWN = {"r", "y", "b", "g", "rb", "yg", "ry", "bg", "yb", "rg", "rybg"}


def chain_results(state: RollingFreightState) -> set[tuple[int, ...]]:
    if state.step != STOCKING:
        have = stock_of(state, 0)
        return {tuple(have.get(colour, 0) for colour in LETTERS.values())}
    found = set()
    for action in state.legal_actions():
        copy = state.copy()
        assert isinstance(copy, RollingFreightState)
        copy.apply(action)
        found |= chain_results(copy)
    return found


@pytest.mark.parametrize("storages", [0, 1, 2])
def test_the_choices_lead_to_exactly_the_results_that_sorting_in_every_way_has(
    storages: int,
) -> None:
    generator = random.Random(f"stock {storages}")
    game = rolling_freight(3, "southeast")
    names = game.class_names[: len(game.faces)]
    asked = 0
    for _ in range(150):
        extras = generator.sample(["extra-black", "extra-blue", "extra-grey"], 3 - max(storages, 1))
        dice = generator.choices(
            [n for n in names if n.startswith("base")], k=generator.randrange(6)
        )
        for extra in extras:
            kind = extra.partition("-")[2]
            dice.append(generator.choice([n for n in names if n.startswith(f"{kind}-")]))
        stock = generator.choices(sorted(LETTERS.values()), k=generator.randrange(12))
        if max(Counter(stock).values(), default=0) > 6:
            continue
        state = turn_position(
            board="southeast",
            dice=dice,
            stock=stock,
            improvements={0: [*extras, *["efficient-storage"] * storages]},
        )
        state.apply(state.parse("end"))
        wanted = all_results(dice, Counter(stock), storages)
        assert (state.step == STOCKING) == (len(wanted) > 1)
        assert chain_results(state) == wanted
        asked += len(wanted) > 1
    assert asked > 20


# G


def test_cards_slide_outward_and_the_first_drawn_ends_in_the_outermost_hole() -> None:
    state = turn_position(
        dice=["base-r"] * 6,
        track=["red-1A", "red-2A", "red-3A", "red-4A"],
        improvement_track=["friendly", "extra-black", "extra-blue"],
    )
    match = RefereedMatch.at(state)
    match.say("buy red-1a", *["pay base-r"] * 2, "buy red-2a", *["pay base-r"] * 3, "end")
    match.say("draw blue-1a", "draw grey-1a")
    assert contract_track(state) == ["red-3A", "red-4A", "blue-1A", "grey-1A"]


def test_an_empty_deck_leaves_the_place_empty() -> None:
    state = turn_position(
        2, phase="B", dice=["base-r"] * 2, track=["red-9B", "red-10B"], deck_left=[]
    )
    RefereedMatch.at(state).say("buy red-9b", *["pay base-r"] * 2, "end")
    assert contract_track(state) == ["red-10B"]
    assert state.deck == 2


# H


def roll_all(match: RefereedMatch) -> list[str]:
    rolled = []
    while match.state.to_act == CHANCE:
        action = match.state.legal_actions()[0]
        if action.kind == "roll":
            rolled.append(action.notation.split()[1].split("-")[0])
        match.play(action)
    return rolled


def test_all_dice_are_rolled_base_dice_first_bought_ones_too() -> None:
    state = turn_position(
        dice=["base-r"] * 4,
        improvements={0: ["extra-yellow"]},
        improvement_track=["extra-black"],
    )
    match = RefereedMatch.at(state)
    match.say("improve extra-black@4", *["pay base-r"] * 4, "end")
    assert roll_all(match) == ["base"] * 6 + ["black", "yellow"]
    assert state.to_act == 1


def planning(planners: int) -> RefereedMatch:
    state = turn_position(
        board="southeast",
        improvements={0: ["careful-planner"] * planners + ["extra-yellow"]},
        track=["red-1A", "red-2A", "red-3A", "red-4A"],
        improvement_track=["friendly", "extra-black", "extra-blue"],
    )
    match = RefereedMatch.at(state)
    match.say("end")
    return match


def test_a_careful_planner_sets_up_to_two_base_dice() -> None:
    match = planning(1)
    legal = [action.notation for action in match.state.legal_actions()]
    assert legal == [*(f"set base-{n}" for n in ("r", "b", "g", "y", "rb", "yg")), "roll"]
    match.say("set base-rb", "set base-rb")
    assert match.state.to_act == CHANCE
    assert roll_all(match) == ["base"] * 4 + ["yellow"]


def test_a_careful_planner_may_stop_early() -> None:
    match = planning(1)
    match.say("set base-rb", "roll")
    assert roll_all(match) == ["base"] * 5 + ["yellow"]


def test_two_careful_planners_set_up_to_four_dice_of_any_kind() -> None:
    match = planning(2)
    match.say("set yellow-two", "set base-r", "set base-r")
    assert "set yellow-two" not in [a.notation for a in match.state.legal_actions()]
    match.say("set base-b")
    assert roll_all(match) == ["base"] * 3


def test_planning_comes_after_the_refill() -> None:
    state = turn_position(
        improvements={0: ["careful-planner"]}, improvement_track=["friendly", "extra-black"]
    )
    match = RefereedMatch.at(state)
    match.say("end")
    while state.to_act == CHANCE:
        assert starting(state, "roll") == []
        match.play(state.legal_actions()[0])
    assert "set base-r" in notations(state)
