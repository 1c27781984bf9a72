"""The matrix: each bot alone against a table of each other."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from whistlestop.arena.game import Result
from whistlestop.arena.matrix import pairings, parts_of, rows_of
from whistlestop.arena.plan import Plan
from whistlestop.cli import main
from whistlestop.core.errors import SetupError
from whistlestop.core.words import Speaker

BOTS = ("greedy", "random", "easy")


def plan() -> Plan:
    return Plan.make("steel-driver", BOTS, matrix=True)


def result(number: int, winner: str) -> Result:
    """A game that the first seat of this bot wins."""
    seats = plan().seats(number)
    won = seats.index(winner)
    shares = tuple(float(seat == won) for seat in range(4))
    places = tuple(1 if seat == won else 2 for seat in range(4))
    return Result(number, seats, (0,) * 4, places, shares, (1,) * 4, (0.0,) * 4, "rounds")


def test_each_bot_is_alone_against_each_other_and_everywhere_equally_often() -> None:
    made = plan()
    assert made.players == 4
    seen: Counter[tuple[str, str, int]] = Counter()
    for number in range(6 * 4):
        alone, others = made.pair(number)
        seats = made.seats(number)
        assert Counter(seats) == {alone: 1, others: 3}
        seen[alone, others, seats.index(alone)] += 1
    assert len(seen) == 6 * 4
    assert set(seen.values()) == {1}


def test_a_plan_without_a_matrix_is_kept_as_before() -> None:
    assert "matrix" not in Plan.make("steel-driver", BOTS).to_dict()
    assert plan().to_dict()["matrix"] is True
    assert plan().digest() != Plan.make("steel-driver", BOTS, players=4).digest()


def test_a_matrix_needs_two_bots() -> None:
    with pytest.raises(SetupError, match="two different bots"):
        Plan.make("steel-driver", ["greedy", "greedy"], matrix=True)


def test_wins_count_for_who_is_alone() -> None:
    """In 24 games, four for each pair, greedy wins wherever it sits, and otherwise easy does."""
    results = [
        result(number, "greedy" if "greedy" in plan().seats(number) else "easy")
        for number in range(24)
    ]
    found = pairings(plan(), results)
    rates = {pair: one.rate for pair, one in found.items()}
    assert all(one.games == 4 for one in found.values())
    assert rates["greedy", "random"] == rates["greedy", "easy"] == rates["easy", "random"] == 1
    assert rates["random", "greedy"] == rates["easy", "greedy"] == rates["random", "easy"] == 0
    heads, greedy, random, easy = rows_of(plan(), found, Speaker())
    assert heads == ["alone", "A", "B", "C", "mean", "worst hole"]
    assert greedy == ["A  greedy", "", "100 % (51–100)", "100 % (51–100)", "100 %", "0 % (random)"]
    assert random[-2:] == ["0 %", "100 % (greedy)"]
    assert easy[-2:] == ["50 %", "100 % (greedy)"]
    page = "".join(parts_of(plan(), found, Speaker()))
    assert page.count("<rect") == 6


def test_a_matrix_is_played_stopped_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = "arena steel-driver random easy --matrix --players 3 --processes 1 --output m --json"
    assert main([*words.split(), "--games", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    before = (tmp_path / "m" / "games.jsonl").read_text(encoding="utf-8")
    assert main([*words.split(), "--games", "2"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [(one["alone"], one["others"], one["games"]) for one in figures["matrix"]] == [
        ("random", "easy", 2),
        ("easy", "random", 2),
    ]
    assert (tmp_path / "m" / "games.jsonl").read_text(encoding="utf-8").startswith(before)
    assert "Each bot alone" in (tmp_path / "m" / "report.html").read_text(encoding="utf-8")
