"""Replaying a record: whole, at one moment, and step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run, assert_refused, load
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker


def test_a_record_that_is_piped_is_told_whole(run: Run, finished: Path) -> None:
    match = Record.read(finished).replay()
    speaker = Speaker(match.names)
    ran = run("replay", "g.json")
    assert ran.code == 0
    for happened in match.log:
        for message in happened:
            assert speaker.say(message) in ran.out
    assert f"\n{len(match.actions)}. " in ran.out
    result = load(finished)["result"]
    assert all(f"  {score}\n" in ran.out for score in result["scores"])
    assert ran.out.endswith(" wins.\n")


def test_a_record_of_an_unfinished_game_ends_with_whose_turn_it_is(run: Run) -> None:
    run("play", "--record", "p.json", typed="offer red\n")
    out = run("replay", "p.json").out
    assert "1. Player 1 puts the red company up for auction.\n" in out
    assert "Player 1: Open the bidding" in out


def test_a_moment_shows_the_table_after_that_many_actions(run: Run, finished: Path) -> None:
    record = Record.read(finished)
    match = record.replay(40)
    table = record.game.words.table(match.state, Speaker(match.names))
    assert table in run("replay", "g.json", "--at", "40").out
    start = run("replay", "g.json", "--at", "0").out
    assert "round 1 of 5" in start
    assert "The result" in run("replay", "g.json", "--at", str(len(record.actions))).out


@pytest.mark.parametrize("moment", ["9999", "-1", "soon", "1.5"])
def test_a_moment_outside_the_game_is_refused(run: Run, finished: Path, moment: str) -> None:
    assert_refused(run("replay", "g.json", f"--at={moment}"), "--at", moment)


def test_steps_go_forward_back_and_to_any_moment(
    run: Run, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = len(load(finished)["actions"])
    monkeypatch.setattr("whistlestop.cli.replay._is_interactive", lambda: True)

    def moments(ran: Ran) -> list[int]:
        lines = ran.out.splitlines()
        return [int(line.split()[-4]) for line in lines if line.endswith(f"of {most} actions")]

    ran = run("replay", "g.json", typed="\n\nb\n50\nb\nx\n9999\n0\nb\nq\n")
    assert ran.code == 0
    assert moments(ran) == [0, 1, 2, 1, 50, 49, 0]
    assert ran.out.count(f"The game goes from 0 to {most}.") == 3
    assert moments(run("replay", "g.json", typed=f"{most}\n\n")) == [0, most]
