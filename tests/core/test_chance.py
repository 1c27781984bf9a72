"""Draws from a seed, and draws with a generator."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.core.toy import after
from whistlestop.core.chance import Dice, draw, new_seed, pick


def test_the_same_seed_and_moment_give_the_same_number() -> None:
    numbers = [Dice("a seed").number(moment, 1000) for moment in range(50)]
    assert numbers == [Dice("a seed").number(moment, 1000) for moment in range(50)]
    # Frozen: a table that was put aside must draw the same on every machine and for ever.
    assert [Dice("a seed").number(moment, 6) for moment in range(8)] == [4, 4, 1, 4, 1, 5, 0, 3]


def test_seeds_moments_and_purposes_differ() -> None:
    numbers = {
        Dice(seed).number(moment, 2**64, purpose)
        for seed in ("one", "two")
        for moment in range(50)
        for purpose in ("chance", "bot")
    }
    assert len(numbers) == 200


def test_a_moments_number_does_not_depend_on_draws_before() -> None:
    dice = Dice("seed")
    late = dice.number(40, 100)
    for moment in range(40):
        dice.number(moment, 100)
    assert dice.number(40, 100) == late


def test_all_numbers_are_equally_likely() -> None:
    counts = Counter(Dice("uniform").number(moment, 6) for moment in range(12000))
    assert set(counts) == set(range(6))
    # Chi-squared with five degrees of freedom is below 20.5 in 999 of 1000 seeds.
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_numbers_past_the_last_whole_share_are_drawn_again() -> None:
    below = 2**255 + 1  # almost every second number must be thrown away
    numbers = [Dice("again").number(moment, below) for moment in range(200)]
    assert all(0 <= number < below for number in numbers)
    low = sum(number < below // 2 for number in numbers)
    assert 70 <= low <= 130, "without drawing again, low numbers would come up three times in four"


def test_outcomes_come_up_by_their_weights() -> None:
    state = after([])
    dice = Dice("weights")
    counts = Counter(dice.draw(state, moment).notation for moment in range(8000))
    for notation, expected in (("draw 1", 1000), ("draw 2", 2000), ("draw 5", 5000)):
        assert abs(counts[notation] - expected) < 150
    generator = random.Random(1)
    counts = Counter(draw(state, generator).notation for _ in range(8000))
    for notation, expected in (("draw 1", 1000), ("draw 2", 2000), ("draw 5", 5000)):
        assert abs(counts[notation] - expected) < 150


def test_every_number_below_the_sum_falls_on_the_outcome_with_its_share() -> None:
    state = after([])
    found = [pick(state, [1, 2, 5], number).notation for number in range(8)]
    assert found == ["draw 1", *["draw 2"] * 2, *["draw 5"] * 5]
    with pytest.raises(AssertionError):
        pick(state, [1, 2, 5], 8)


def test_a_draw_changes_neither_the_state_nor_the_global_generator() -> None:
    state = after([])
    before, dice = state.snapshot(), random.getstate()
    Dice("x").draw(state, 0)
    draw(state, random.Random(3))
    assert state.snapshot() == before
    assert random.getstate() == dice


def test_a_bots_generator_tells_nothing_about_the_dice() -> None:
    dice = Dice("seed")
    one = dice.generator(7, "bot 1").random()
    assert one == dice.generator(7, "bot 1").random()
    assert one != dice.generator(7, "bot 2").random()
    assert dice.generator(7, "bot 1").randrange(1000) != dice.number(7, 1000)


def test_a_new_seed_is_new() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
    assert len(new_seed()) == 32
