"""Why an action is not legal: the sentence names the rule. And how a person may spell."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import start, turn_position
from whistlestop.core.errors import NotationError
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight import draft
from whistlestop.games.rolling_freight.position import DRAFT
from whistlestop.games.rolling_freight.state import RollingFreightState

TRACK = ["red-1A", "blue-1A", "yellow-1A", "slash-1A"]
CARDS = ["friendly", "extra-black", "extra-black"]
BUILT = {0: ["yellow-2A"], 1: ["grey-2A", "red-2A"]}  # Reno – Sacramento – Fresno, Oakland


def after(state: RollingFreightState, *chain: str) -> RollingFreightState:
    for notation in chain:
        state.apply(state.parse(notation))
    return state


def buying(dice: int = 2) -> RollingFreightState:
    return turn_position(
        dice=["base-r"] * dice,
        track=TRACK,
        improvement_track=CARDS,
        hands={0: {"red-4A": 1}, 1: {"red-3A": 1}},
        built=BUILT,
        pieces={"reno": ["grey"], "sacramento": ["yellow"]},
    )


def full() -> RollingFreightState:
    return turn_position(
        dice=["base-r"] * 6,
        track=TRACK,
        hands={0: {"red-4A": 1, "red-3A": 1, "red-2A": 1}},
        stations={0: 6},
        improvements={0: ["steady-builder"]},
    )


def drafting(second: bool = False, contract: bool = True) -> RollingFreightState:
    state = turn_position(track=TRACK, improvement_track=CARDS)
    state.course = DRAFT
    state.turn = 0
    state.pick = 3 if second else 0
    state.took_contract = 7 if contract else 0
    draft.go_on(state)
    state.go_on()
    return state


def delivering(dice: int = 6, served: bool = True) -> RollingFreightState:
    state = turn_position(
        dice=["base-r"] * dice,
        built=BUILT,
        pieces={"reno": ["grey"]},
        served=[("sacramento", "grey")] if served else [],
    )
    return after(state, "deliver grey reno")


def routing() -> RollingFreightState:
    return after(delivering(), "to fresno", "via yellow-2a")


def two() -> RollingFreightState:
    state = turn_position(
        dice=["yellow-two", "yellow-two"],
        improvements={0: ["extra-yellow", "extra-yellow"]},
        stations={0: 2},
    )
    return after(state, "station")


def giving(*chain: str) -> RollingFreightState:
    state = turn_position(
        dice=[*["base-r"] * 4, "black-rb", "black-rb"],
        improvements={0: ["extra-black", "extra-black", "friendly"]},
        improvement_track=["steady-builder"],
    )
    return after(state, "improve steady-builder@4", *["pay base-r"] * 4, *chain)


def planning() -> RollingFreightState:
    state = turn_position(
        improvements={0: ["careful-planner", "extra-yellow"]},
        track=TRACK,
        improvement_track=CARDS,
    )
    return after(state, "end")


def stocking() -> RollingFreightState:
    return after(turn_position(dice=["base-r", "base-rb"]), "end")


def delivered(deliveries: int) -> RollingFreightState:
    state = buying()
    state.deliveries = deliveries
    return state


@pytest.mark.parametrize(
    ("state", "notation", "kind"),
    [
        (start(), "end", "chance"),
        (buying(), "roll base-r", "drawn"),
        (buying(), "draw red", "drawn"),
        (buying(), "take red-1a", "step"),
        (drafting(), "end", "step"),
        (drafting(), "take red-2a", "not-on-track"),
        (drafting(), "take steady-builder@4", "not-on-track"),
        (drafting(second=True), "take red-1a", "drafted"),
        (drafting(second=True, contract=False), "take friendly@4", "drafted"),
        (buying(), "swap friendly@5", "not-on-track"),
        (buying(), "swap friendly@4", "no-duplicate"),
        (buying(), "buy red-2a", "not-on-track"),
        (full(), "buy red-1a", "hand-full"),
        (buying(), "buy blue-1a", "no-such-die"),
        (buying(1), "buy red-1a", "too-expensive"),
        (buying(), "improve friendly@4", "too-expensive"),
        (buying(), "improve friendly@6", "not-on-track"),
        (full(), "station", "stations-full"),
        (buying(1), "station", "too-expensive"),
        (buying(), "build red-3a base-r", "not-held"),
        (buying(), "build red-1a base-r", "not-held"),
        (buying(), "build red-2a base-r", "completed"),
        (buying(), "build red-4a base-rb", "no-such-die"),
        (buying(), "steady red-4a", "no-improvement"),
        (after(full(), "steady red-4a"), "steady red-4a", "once"),
        (full(), "steady red-1a", "not-held"),
        (buying(), "deliver red reno", "no-cargo"),
        (delivered(1), "deliver grey reno", "once"),
        (delivered(2), "deliver grey reno", "once"),
        (full(), "deliver grey reno", "no-own-link"),
        (buying(), "deliver yellow sacramento", "no-route"),
        (buying(), "to fresno", "step"),
        (delivering(), "end", "step"),
        (delivering(), "to reno", "same-city"),
        (delivering(), "to boise", "no-wish"),
        (delivering(6, served=False), "to fresno", "no-route"),
        (routing(), "via red-1a", "no-link"),
        (after(delivering(), "to fresno"), "via grey-2a", "not-touching"),
        (routing(), "via yellow-2a", "twice"),
        (routing(), "via red-2a", "no-route"),
        (after(delivering(3), "to fresno", "via yellow-2a"), "via red-2a", "no-route"),
        (after(buying(), "buy red-1a"), "end", "step"),
        (after(buying(), "buy red-1a"), "pay base-b", "no-such-die"),
        (two(), "pay yellow-two", "must-be-two"),
        (giving(), "give careful-planner", "no-improvement"),
        (giving(), "end", "step"),
        (giving("give extra-black"), "leave black-yg", "no-such-die"),
        (giving("give extra-black"), "leave spent", "no-such-die"),
        (giving("give extra-black"), "leave yellow-two", "step"),
        (stocking(), "end", "step"),
        (stocking(), "stock base-yg grey", "step"),
        (planning(), "set yellow-two", "planner"),
        (planning(), "set black-rb", "no-such-die"),
        (planning(), "end", "step"),
    ],
)
def test_the_rule_that_forbids_is_named(
    state: RollingFreightState, notation: str, kind: str
) -> None:
    reason = state.why_not(state.game.parse(notation))
    assert reason is not None, f"{notation} is legal"
    assert reason.kind == kind
    assert Speaker(["Ann", "Bob", "Cleo"]).say(reason).endswith(".")


def test_a_route_past_another_open_wish_is_explained() -> None:
    state = turn_position(
        dice=["base-r"] * 6,
        built={0: ["yellow-2A", "blue-4A"], 1: ["grey-2A", "red-2A"]},
        pieces={"winnemucca": [], "reno": ["grey"]},
        phase="C",
    )
    state = after(state, "deliver grey reno", "to sacramento")
    state.target = 3  # San Francisco, so that Sacramento is on the way
    reason = state.why_not(state.game.parse("via yellow-2a"))
    assert reason is not None
    assert reason.kind == "wish-on-the-way"


@pytest.mark.parametrize(
    ("spelt", "meant"),
    [
        ("BUY Red-1A", "buy red-1a"),
        ("buy red 1a", "buy red-1a"),
        ("build red 4a base-r", "build red-4a base-r"),
        ("to Los Angeles", "to los-angeles"),
        ("deliver grey from Salt Lake City", "deliver grey salt-lake-city"),
        ("deliver grey reno", "deliver grey reno"),
        ("base-rb", "pay base-rb"),
        ("yellow-two x2", "pay yellow-two x2"),
        ("red-1a", "via red-1a"),
        ("improve friendly @ 4", "improve friendly@4"),
    ],
)
def test_a_person_may_spell_in_other_ways(spelt: str, meant: str) -> None:
    assert start().game.parse(spelt).notation == meant


@pytest.mark.parametrize("text", ["to paris", "deliver pink reno", "buy red 99z", "jump"])
def test_what_is_no_action_is_answered_with_examples(text: str) -> None:
    with pytest.raises(NotationError, match="try for example buy blue-1a"):
        start().game.parse(text)


def test_the_table_names_what_lies_where() -> None:
    state = buying()
    text = state.game.words.table(state, Speaker(["Ann", "Bob", "Cleo"]))
    assert "phase A · turn 1" in text
    assert "> 1 Ann · points: 0 · stations: 0 · contracts: red-4A 1/7 · links: 1" in text
    assert "Reno            G:b" in text
    assert "grey-2A    Sacramento–Fresno          == Bob" in text
    assert "  4  slash-1A  San Francisco–Oakland  2" in text
    assert "dice: base die r r; 4 spent" in text


def test_the_table_tells_what_a_chain_asks_for() -> None:
    state = routing()
    text = state.game.words.table(state, Speaker(["Ann", "Bob", "Cleo"]))
    assert "Ann delivers over yellow-2A; price before stations: 1." in text
    assert "Choose the next link from Sacramento, on the way to Fresno." in text


def test_the_table_of_two_players_leaves_out_what_phase_c_would_bring() -> None:
    text = str(start(2))
    assert "(y B)" in text
    assert " C)" not in text
    assert "slash-9B" in text
    assert "blue-17C" not in text
