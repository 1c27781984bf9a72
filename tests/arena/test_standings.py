"""From results to the table."""

from __future__ import annotations

import pytest

from whistlestop.arena.game import Result
from whistlestop.arena.standings import distinct, standings, wilson
from whistlestop.core.picture.chart import Series, lines
from whistlestop.core.words import Speaker


def result(number: int, bots: tuple[str, ...], scores: tuple[int, ...]) -> Result:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = places.count(1)
    return Result(
        number=number,
        bots=bots,
        scores=scores,
        places=places,
        wins=tuple(1 / winners if place == 1 else 0.0 for place in places),
        decisions=(10,) * len(bots),
        seconds=(0.5,) * len(bots),
        ending="rounds",
    )


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.4901, 0.9433), abs=1e-3)
    assert wilson(0, 400)[0] == 0
    assert wilson(400, 400)[1] == 1
    assert wilson(0, 0) == (0, 1)


def test_wins_are_shares_that_sum_to_the_games() -> None:
    results = [
        result(0, ("a", "b", "c"), (9, 5, 1)),
        result(1, ("b", "c", "a"), (7, 2, 7)),
        result(2, ("c", "a", "b"), (3, 8, 3)),
    ]
    table = standings(["a", "b", "c"], results)
    assert [one.bot for one in table] == ["a", "b", "c"]
    assert [one.wins for one in table] == [2.5, 0.5, 0]
    assert [one.games for one in table] == [3, 3, 3]
    assert table[0].mean_score == 8
    assert table[0].milliseconds == 50
    assert table[0].mu > table[1].mu > table[2].mu
    assert table[0].seat_games == {0: 1, 1: 1, 2: 1}


def test_a_rate_is_for_each_seat_that_a_bot_had() -> None:
    results = [result(n, ("a", "b", "b"), (9, 5, 1)) for n in range(3)]
    results.append(result(3, ("a", "b", "b"), (1, 5, 5)))
    one, other = standings(["a", "b"], results)
    assert (one.games, one.seats, one.rate) == (4, 4, 0.75)
    assert (other.games, other.seats, other.rate) == (4, 8, 0.125)


def test_uncertainty_shrinks_with_games() -> None:
    few = standings(["a", "b"], [result(n, ("a", "b", "b"), (9, 5, 1)) for n in range(3)])
    many = standings(["a", "b"], [result(n, ("a", "b", "b"), (9, 5, 1)) for n in range(30)])
    assert many[0].sigma < few[0].sigma < 8.34


def test_the_order_of_arrival_does_not_matter_but_numbers_do() -> None:
    results = [result(n, ("a", "b", "c"), (n % 3, n % 2, n % 5)) for n in range(20)]
    first = standings(["a", "b", "c"], results)
    again = standings(["c", "b", "a"], results)
    assert {one.bot: one.mu for one in first} == pytest.approx({one.bot: one.mu for one in again})


def test_a_chart_of_a_flat_line_is_drawn() -> None:
    svg = lines("flat <line>", [Series("a & b", [(0, 1), (1, 1)])], "games", Speaker())
    assert "a &amp; b" in svg
    assert "flat &lt;line&gt;" in svg
    assert "nan" not in svg


def test_games_that_repeat_themselves_are_counted_once() -> None:
    same = [result(n, ("a", "b", "c"), (9, 5, 1)) for n in range(8)]
    assert distinct(same) == 1
    assert distinct([*same, result(8, ("a", "b", "c"), (9, 5, 2))]) == 2
