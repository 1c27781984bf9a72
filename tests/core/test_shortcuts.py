"""Shortcuts at every door: chains that go on by themselves, and undo as one step."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import turn_position
from whistlestop.core.errors import IllegalAction
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.shortcuts import checked, choices, parse, variations, way_on
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight.state import RollingFreightState

BUY = "buy red-1a; pay base-r; pay base-y"


def position() -> RollingFreightState:
    """Red 1A lies in the place of one generic die."""
    return turn_position(
        dice=["base-r", "base-y", "base-b", "base-b", "base-g", "base-g"],
        track=["red-1A", "blue-1A", "grey-1A"],
        improvement_track=["friendly", "extra-black", "steady-builder"],
    )


def match_at(state: RollingFreightState) -> Match:
    match = Match(state.game, ["Ann", "Bob", "Cleo"])
    match.state = state
    return match


def test_a_shortcut_is_offered_instead_of_its_first_step() -> None:
    offered = choices(position())
    whole = next(choice for choice in offered if choice.notation == BUY)
    step = next(choice for choice in offered if choice.notation == "buy red-1a")
    assert step.is_step
    assert offered.index(whole) < offered.index(step)
    assert Speaker().say(whole.label) in Speaker().say(step.label)


def test_a_shortcut_leads_where_its_actions_lead() -> None:
    match = match_at(position())
    match.choose(parse(match.state, BUY))
    single = position()
    for action in parse(single, BUY):
        single.play(action)
    assert match.state == single
    assert [action.notation for action in match.actions] == BUY.split("; ")


def test_an_undo_takes_a_shortcut_back_as_one_step() -> None:
    match = match_at(position())
    match.choose(parse(match.state, BUY))
    assert match.undo_point([0]) == 0


def test_a_record_does_not_know_of_shortcuts() -> None:
    match = match_at(position())
    match.choose(parse(match.state, BUY))
    record = Record.of(match, tuple(Sitter(name, PERSON) for name in match.names))
    assert list(record.actions) == BUY.split("; ")


def test_a_chain_goes_on_by_itself_where_there_is_one_way() -> None:
    state = turn_position(dice=["base-r", "base-r"], track=["red-1A"])
    match = match_at(state)
    match.choose(parse(state, "buy red-1a"))
    assert [str(action) for action in match.actions] == ["buy red-1a", "pay base-r", "pay base-r"]
    assert match.undo_point([0]) == 0


def test_a_chain_never_goes_on_into_chance() -> None:
    """With nothing left to spend only the end of the turn is possible, and dice follow it."""
    state = turn_position(dice=[], track=["red-1A"])
    assert [str(action) for action in state.legal_actions()] == ["end"]
    assert way_on(state, int(state.to_act)) is None


def test_a_sequence_is_taken_as_a_whole_or_not_at_all() -> None:
    match = match_at(position())
    with pytest.raises(IllegalAction):
        match.choose([match.game.parse("buy red-1a"), match.game.parse("pay base-y")])
    assert match.actions == []
    assert match.state == position()


def test_a_sequence_ends_where_another_decides() -> None:
    state = turn_position(dice=[], track=["red-1A"])
    with pytest.raises(IllegalAction, match="no longer your decision"):
        checked(state, [state.game.parse("end"), state.game.parse("end")])


def test_every_die_of_a_payment_can_be_another() -> None:
    state = position()
    actions = parse(state, BUY)
    found = variations(state, actions)
    assert [len(others) for others in found] == [0, 0, 2]  # red is the only red one
    assert {str(other.actions[2]) for other in found[2]} == {"pay base-b", "pay base-g"}


def test_what_follows_another_die_is_made_to_fit() -> None:
    """TWO pays for two; where it is left out, another die joins."""
    state = turn_position(
        dice=["yellow-two", "base-r", "base-b"],
        improvements={0: ["extra-yellow"]},
        stations={0: 0},
    )
    station = parse(state, "station; pay yellow-two x2")
    others = variations(state, station)[1]
    assert {tuple(map(str, other.actions[1:])) for other in others} >= {
        ("pay base-r", "pay base-b")
    }
