"""Styles: who plays what, and that each keeps to its own rule of thumb."""

from __future__ import annotations

import random

import pytest

from tests.support.titles import judged
from whistlestop.bots import BotError, check_bot, decide, make_bot, split_bot, styles_of
from whistlestop.bots.styles import STYLES
from whistlestop.bots.styles.steel_driver import Bold, Even, Thrifty
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.registry import find_title
from whistlestop.games.steel_driver.position import Position


def played(title: str, bots: list[str], seed: int) -> State:
    state = find_title(title).game(len(bots)).start()
    generator = random.Random(seed)
    made = [make_bot(name) for name in bots]
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            seat = int(state.to_act)
            state.apply(decide(made[seat], bots[seat], state, generator))
    return state


@pytest.mark.parametrize("title", judged())
def test_every_game_has_at_least_four_styles_and_they_play_it_to_its_end(title: str) -> None:
    names = styles_of(title)
    assert len(names) >= 4
    for first in range(0, len(names), 3):
        bots = (names[first:] + names)[:3]
        assert played(title, bots, first).outcome() is not None


def test_a_style_is_named_and_described_once() -> None:
    assert len({str(style.heading) for style in STYLES.values()}) == len(STYLES)
    assert all(str(style.meaning) for style in STYLES.values())


def test_a_style_says_which_game_it_plays() -> None:
    check_bot("style:thrifty", "steel-driver")
    with pytest.raises(BotError, match="'thrifty' plays steel-driver, not steam-rollers"):
        check_bot("style:thrifty", "steam-rollers")
    state = find_title("steam-rollers").game(3).start()
    with pytest.raises(BotError, match="plays steel-driver"):
        make_bot("style:thrifty").choose(state, random.Random(1))
    with pytest.raises(BotError, match="There is no style 'frugal'; there are: even, thrifty"):
        make_bot("style:frugal")


def test_a_style_may_have_a_name_after_it_as_a_player() -> None:
    assert split_bot("style:even:Ann") == ("style:even", "Ann")


def test_the_bold_pay_all_they_have_and_the_thrifty_what_a_cube_brings() -> None:
    """In the first round four cubes build $60, and a fifth brings nothing more."""
    state = find_title("steel-driver").game(4).start()
    assert isinstance(state, Position)
    limits = {style: style().limit(state, 0, 0) for style in (Bold, Even, Thrifty)}
    assert limits == {Bold: 8, Even: 8 // 5, Thrifty: 4}
