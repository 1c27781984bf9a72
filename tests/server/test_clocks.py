"""The clocks of tables: time as numbers, without a table."""

from __future__ import annotations

import pytest

from whistlestop.core.errors import SetupError
from whistlestop.server.clock import DAY, HOUR, MINUTE, SECOND
from whistlestop.server.table.clocks import DAYS, LIVE, NOBODY, TableClock, TimeRule, duration

ANN, BOB, BOT = 0, 1, 2
CHANCE, OVER = -1, -2


def live(minutes: int = 10, increment: int = 5) -> TableClock:
    """Ann's first turn of a live game, begun at 0."""
    clock = TableClock.begun(TimeRule(LIVE, minutes, increment), 3)
    return clock.after([], ANN, True, 0)


def days(turn: int = 2, bank: int = 3) -> TableClock:
    clock = TableClock.begun(TimeRule(DAYS, turn, bank), 3)
    return clock.after([], ANN, True, 0)


@pytest.mark.parametrize("text", ["", "live 10+15", "days 2+7", "days 1+0"])
def test_a_rule_is_read_as_it_is_written(text: str) -> None:
    assert str(TimeRule.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("blitz 3+2", "live 10", "live 0+5", "live 601+5", "live 5+601", "live -1+5", "live 1+5 "),
        *("days 0+1", "days 61+1", "days 2+366", "none 0+0+0"),
    ],
)
def test_no_rule_is_out_of_bounds(text: str) -> None:
    with pytest.raises(SetupError):
        TimeRule.parse(text)


def test_a_rule_is_told_in_words() -> None:
    assert str(TimeRule(LIVE, 10, 15).words()) == "10 min + 15 s per turn"
    assert str(TimeRule(DAYS, 1, 7).words()) == "1 day per turn and a reserve of 7 days"


def test_a_clock_is_loaded_as_it_was_saved() -> None:
    clock = live().after([ANN], BOB, True, 3 * SECOND)
    assert TableClock.load(clock.rule, clock.save()) == clock


def test_live_time_runs_from_the_minutes_of_the_game() -> None:
    clock = live(10, 5)
    assert clock.deadline == 10 * MINUTE + 5 * SECOND
    assert clock.left(ANN, 65 * SECOND) == 9 * MINUTE
    assert not clock.is_overdue(10 * MINUTE)
    assert clock.is_overdue(10 * MINUTE + 5 * SECOND)


def test_each_new_turn_adds_its_seconds_once() -> None:
    clock = live(10, 5).after([ANN], BOB, True, MINUTE).after([BOB], ANN, True, 2 * MINUTE)
    assert clock.left(ANN, 2 * MINUTE) == 9 * MINUTE + 10 * SECOND
    again = clock.after([ANN], ANN, True, 3 * MINUTE)  # still her turn
    assert again.left(ANN, 3 * MINUTE) == 8 * MINUTE + 10 * SECOND


def test_a_turn_goes_on_over_an_answer_of_chance() -> None:
    clock = live().after([ANN, CHANCE, CHANCE], ANN, True, MINUTE)
    assert clock.left(ANN, MINUTE) == live().left(ANN, 0) - MINUTE


def test_a_turn_ends_when_another_decides_even_by_a_standing_order() -> None:
    clock = days(2, 3).after([ANN, BOB], ANN, True, DAY)
    assert clock.deadline == DAY + 2 * DAY + 3 * DAY


def test_time_of_bots_costs_nobody() -> None:
    clock = live().after([ANN], BOT, False, MINUTE)
    assert clock.running == NOBODY
    assert clock.deadline is None
    later = clock.after([BOT], BOB, True, HOUR)
    assert later.left(ANN, 2 * HOUR) == clock.left(ANN, MINUTE)
    assert later.left(BOB, HOUR) == 10 * MINUTE + 5 * SECOND


def test_a_turns_days_are_used_before_the_bank() -> None:
    clock = days(2, 3)
    assert clock.deadline == 5 * DAY
    assert clock.left(ANN, 2 * DAY) == 3 * DAY
    assert clock.left(ANN, 2 * DAY + HOUR) == 3 * DAY - HOUR
    assert clock.left(ANN, 9 * DAY) == 0


def test_what_is_taken_from_the_bank_is_gone_for_the_game() -> None:
    clock = days(2, 3).after([ANN], BOB, True, 3 * DAY).after([BOB], ANN, True, 3 * DAY)
    assert clock.deadline == 3 * DAY + 2 * DAY + 2 * DAY


def test_several_steps_of_a_turn_share_its_days() -> None:
    clock = days(2, 3).after([ANN], ANN, True, DAY)
    assert clock.deadline == 5 * DAY
    clock = clock.after([ANN], ANN, True, 3 * DAY)
    assert clock.deadline == 5 * DAY


def test_an_undo_gives_no_time_back() -> None:
    clock = live(10, 0).after([ANN], BOB, True, MINUTE)
    back = clock.after_undo(ANN, True, 3 * MINUTE)
    assert back.left(ANN, 3 * MINUTE) == 9 * MINUTE
    assert back.left(BOB, 3 * MINUTE) == 8 * MINUTE  # he was asked for that long


def test_an_undo_resumes_the_turn_and_adds_nothing_to_it() -> None:
    clock = live(10, 30)
    for number in range(10):
        clock = clock.after([ANN], BOB, True, number * SECOND)
        clock = clock.after_undo(ANN, True, number * SECOND)
    assert clock.left(ANN, 9 * SECOND) == 10 * MINUTE + 30 * SECOND - 9 * SECOND
    assert clock.left(BOB, 9 * SECOND) == 10 * MINUTE + 30 * SECOND
    slow = days(2, 0).after([ANN], BOB, True, DAY + HOUR).after_undo(ANN, True, DAY + HOUR)
    assert slow.deadline == 2 * DAY


def test_a_turn_that_an_undo_took_away_is_resumed() -> None:
    clock = days(2, 0).after([ANN], BOB, True, 0)
    clock = clock.after_undo(ANN, True, DAY).after([ANN], BOB, True, DAY)
    assert clock.deadline == 2 * DAY


def test_time_stands_still_while_a_bot_stands_in() -> None:
    clock = live(10, 5).stopped(MINUTE)
    assert clock.deadline is None
    back = clock.started(ANN, HOUR)
    assert back.left(ANN, HOUR) == 9 * MINUTE + 5 * SECOND  # resumed: nothing is added


def test_who_comes_back_after_her_time_was_up_begins_a_new_turn() -> None:
    clock = days(2, 0).timed_out(2 * DAY)
    assert clock.running == NOBODY
    assert clock.started(ANN, 5 * DAY).deadline == 7 * DAY
    fast = live(1, 10).timed_out(MINUTE + 10 * SECOND)
    assert fast.started(ANN, HOUR).deadline == HOUR + 10 * SECOND


def test_time_while_no_server_ran_is_not_charged() -> None:
    clock = days(2, 0).shifted(10 * DAY, 11 * DAY)
    assert clock.deadline == 12 * DAY
    # A turn that began after the last sign of life can't end up in the future.
    late = live().after([ANN], BOB, True, 9 * SECOND).shifted(DAY, DAY)
    assert late.since == DAY


def test_the_clock_stops_with_the_game() -> None:
    assert live().after([ANN], OVER, False, MINUTE).deadline is None


def test_a_clock_that_is_set_back_charges_nothing() -> None:
    assert live(10, 0).left(ANN, -HOUR) == 10 * MINUTE


@pytest.mark.parametrize(
    ("time", "words"),
    [
        (2 * DAY + 3 * HOUR, "2 d 3 h"),
        (3 * HOUR + 5 * MINUTE, "3 h 5 min"),
        (65 * SECOND, "1:05 min"),
        (-5, "0:00 min"),
    ],
)
def test_a_length_of_time_is_told_in_two_units(time: int, words: str) -> None:
    assert str(duration(time)) == words
