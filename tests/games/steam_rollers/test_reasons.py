"""Why an action is not legal: the sentence names the rule. And what a person may type."""

from __future__ import annotations

import pytest

from tests.games.steam_rollers.positions import at_draft, fill_region, steam_rollers
from tests.games.steam_rollers.test_setup import seen, set_up
from whistlestop.core.errors import IllegalAction, NotationError
from whistlestop.games.steam_rollers.state import SteamRollersState

ONE_TO_THREE = [(1, 1), (2, 1), (3, 1), (4, 1)]
THREE_TO_FOUR = [(4, 1), (4, 2), (4, 3), (3, 4)]


def drafting(
    held: str = "", sides: str = "aaaaaa", said: tuple[str, ...] = ()
) -> SteamRollersState:
    state = at_draft(
        steam_rollers(2, options="powers=on wild=on"),
        dice=[1, 2, 3],
        held={0: held},
        sides=sides,
        sideways={1: "3"},
        boxes={0: [1]},
        lines={0: [ONE_TO_THREE, THREE_TO_FOUR]},
    )
    for notation in said:
        state.play(state.parse(notation))
    return state


def acting(value: int = 1, held: str = "", sides: str = "aaaaaa", *more: str) -> SteamRollersState:
    state = drafting(held, sides)
    for notation in (f"draft {value}", *more):
        state.play(state.parse(notation))
    return state


def claiming() -> SteamRollersState:
    state = at_draft(steam_rollers(), dice=[1, 2, 3], held={1: "2"}, sides="abaaaa")
    state.play(state.parse("draft 1"))
    return state


def choosing_powers(*said: str) -> SteamRollersState:
    state = seen(set_up(2, "powers=on"))
    for notation in said:
        state.play(state.parse(notation))
    return state


def stuck() -> SteamRollersState:
    """A die that allows nothing, and card 5a in hand."""
    state = at_draft(
        steam_rollers(), dice=[4, 1, 2], boxes={0: [4]}, sideways={1: "4"}, held={0: "5"}
    )
    fill_region(state, 0, 4)
    state.play(state.parse("draft 4"))
    return state


@pytest.mark.parametrize(
    ("state", "notation", "kind"),
    [
        (steam_rollers().start(), "draft 1", "chance"),
        (seen(set_up(2)), "draft 1", "chance"),
        (drafting(), "cube red", "for-chance"),
        (drafting(), "white 3", "for-chance"),
        (choosing_powers(), "draft 1", "power-first"),
        (choosing_powers("power points"), "power points", "power-taken"),
        (choosing_powers("power engine"), "take 1", "use-power"),
        (choosing_powers("power card"), "improve 1", "use-power"),
        (choosing_powers("power track"), "improve 1", "use-power"),
        (choosing_powers("power cube", "cube red"), "power card", "use-power"),
        (choosing_powers("power cube", "cube red"), "put blue 3", "other-cube"),
        (choosing_powers("power cube"), "put red 3", "chance"),
        (drafting("2", said=("use 2", "draft 1", "draft 2")), "improve 1", "choose-first"),
        (drafting("2", said=("use 2",)), "first 1", "nothing-to-choose"),
        (drafting(), "first 1", "nothing-to-choose"),
        (drafting(), "power card", "powers-settled"),
        (drafting(), "put red 3", "powers-settled"),
        (drafting(), "draft 6", "no-such-die"),
        (drafting(), "improve 1", "draft-first"),
        (drafting(), "pass", "draft-first"),
        (drafting(), "claim", "nothing-to-claim"),
        (drafting(), "use 2", "not-held"),
        (drafting("5"), "use 5 +1", "draft-first"),
        (drafting("2", "abaaaa"), "use 2", "other-side"),
        (claiming(), "improve 1", "claim-first"),
        (claiming(), "draft 2", "claim-first"),
        (acting(), "decline", "nothing-to-claim"),
        (acting(), "draft 2", "use-die-first"),
        (acting(), "build c4 e-w", "wrong-region"),
        (acting(), "build b3 e-w", "drawn"),
        (acting(), "build a1 e-ne", "wrong-type"),
        (acting(), "improve 2", "wrong-box"),
        (acting(), "improve 1", "crossed"),
        (acting(), "take 2", "wrong-card"),
        (acting(3), "take 3", "sideways"),
        (acting(), "pass", "must-act"),
        (acting(), "deliver 3>1 1", "wrong-source"),
        (acting(1, "3"), "deliver 3>2 1", "wrong-city"),
        (acting(), "deliver 1>3 1 wild", "no-cube"),
        (acting(3), "deliver 3>1 1 private", "no-cube"),
        (acting(), "deliver 1>2 1", "no-route"),
        (acting(), "deliver 1>3 5", "no-such-distance"),
        (acting(), "deliver 1>4 2", "too-far"),
        (acting(1, "4", "aaaaaa", "use 4"), "deliver 1>3 1", "not-beyond"),
        (acting(1, "4", "aaaaaa", "use 4"), "improve 1", "must-deliver"),
        (acting(1, "4", "aaaaaa", "use 4"), "pass", "must-deliver"),
        (acting(1, "45", "aaaaaa", "use 4"), "use 5 +1", "must-deliver"),
        (acting(1, "4", "aaaaaa", "use 4"), "use 4", "used"),
        (acting(1, "2"), "use 2", "before-drafting"),
        (acting(1, "5"), "use 5 -1", "off-the-die"),
        (acting(1, "5"), "use 5 flip", "other-side"),
        (acting(1, "5", "bbbbbb"), "use 5 +1", "other-side"),
        (acting(1, "1"), "use 1 1", "no-change"),
        (acting(1, "5", "aaaaaa", "use 5 +1"), "use 5 +1", "used"),
        (acting(3), "use 3 +1", "other-side"),
        (acting(2, "4"), "use 4", "no-delivery"),
        (acting(1, "3", "bbbbbb"), "use 3 +1", "too-far"),
        (acting(3, "4"), "use 4", "strong-enough"),
        (stuck(), "improve 4", "crossed"),
        (stuck(), "use 1 3", "not-held"),
    ],
)
def test_an_action_that_is_not_legal_is_refused_for_the_right_reason(
    state: SteamRollersState, notation: str, kind: str
) -> None:
    reason = state.why_not(state.game.by_notation[notation])
    assert reason is not None
    assert reason.kind == kind


def test_a_card_held_by_another_or_sideways_says_in_front_of_whom_it_lies() -> None:
    state = at_draft(steam_rollers(rules=1), dice=[1, 2, 3], held={1: "5"}, sideways={0: "1"})
    state.play(state.parse("draft 2"))
    with pytest.raises(IllegalAction, match="Card 5a lies in front of seat 2"):
        state.parse("use 5 +1")
    with pytest.raises(IllegalAction, match="Card 1a lies sideways until the next turn of seat 1"):
        state.parse("use 1 3")


def test_a_reason_names_the_numbers() -> None:
    with pytest.raises(IllegalAction, match="engine of seat 1 has strength 1; distance 2 is too"):
        acting().parse("deliver 1>4 2")
    with pytest.raises(IllegalAction, match="c4 is in region 3; the die shows 1"):
        acting().parse("build c4 e-w")
    with pytest.raises(IllegalAction, match="allows straight and gentle track; E–NE is sharp"):
        acting().parse("build a1 e-ne")


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("BUILD A1 w-e", "build a1 e-w"),
        ("build a1 w e", "build a1 e-w"),
        ("build a1 southeast northwest", "build a1 nw-se"),
        ("build a1 north-east to west", "build a1 ne-w"),
        ("deliver 1 > 3 2", "deliver 1>3 2"),
        ("deliver 1 3 2", "deliver 1>3 2"),
        ("deliver 1 to 3 for 2", "deliver 1>3 2"),
        ("deliver 1-3 2 wild", "deliver 1>3 2 wild"),
        ("use 5a +", "use 5 +1"),
        ("use card 5 down", "use 5 -1"),
        ("use 1 to 4", "use 1 4"),
        ("use 2a", "use 2"),
        ("  draft   3 ", "draft 3"),
    ],
)
def test_a_persons_spelling_is_understood(text: str, notation: str) -> None:
    assert steam_rollers(2, options="wild=on").parse(text).notation == notation


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("build z9 e-w", "name a hex and two of its edges"),
        ("build a1 e-e", "name a hex and two of its edges"),
        ("deliver 1>1 1", "name source, destination and distance"),
        ("dratf 3", "isn’t an action of Steam Rollers"),
    ],
)
def test_a_text_that_is_no_action_says_what_one_looks_like(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        steam_rollers().parse(text)
