"""Random games driven from inside."""

from __future__ import annotations

from librt.random import Random

from tests.core.toy import after, toy
from whistlestop.core.game import OVER
from whistlestop.core.playout import play_out


def test_a_playout_takes_the_state_to_its_end_and_counts_the_actions() -> None:
    state = toy(3).start()
    assert play_out(state, Random(1)) == 12
    assert state.to_act == OVER
    assert play_out(state, Random(1)) == 0
    assert play_out(after(["draw 2", "keep"]), Random(1)) == 7


def test_the_same_generator_gives_the_same_playout() -> None:
    one, two = toy().start(), toy().start()
    play_out(one, Random(7))
    play_out(two, Random(7))
    assert one == two


def test_a_playout_draws_by_the_weights_and_decides_evenly() -> None:
    generator = Random(5)
    total = 0
    for _ in range(2000):
        state = toy().start()
        play_out(state, generator)
        total += sum(state.scores())
    # Three balls of 30/8 on average, kept by each of two seats every second time.
    assert abs(total / 2000 - 3 * 30 / 8) < 0.4
