"""`whistlestop arena`, `ladder`, `analyse` and `judge`, as a person runs them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest

from tests.cli.conftest import Run, assert_refused, finished, load, place, run
from whistlestop.core.record import Record

__all__ = ["finished", "place", "run"]  # fixtures

BOTS = ("steel-driver", "greedy", "random", "--players", "3")


def command(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "whistlestop", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def games_in(folder: Path) -> list[int]:
    path = folder / "games.jsonl"
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [json.loads(line)["number"] for line in lines]


def wait_for_games(folder: Path, least: int, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 60
    while len(games_in(folder)) < least:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_table_for_a_program(run: Run) -> None:
    ran = run("arena", *BOTS, "--games", "4", "--processes", "1", "--json", "--output", "out")
    assert ran.code == 0
    table = json.loads(ran.out)
    assert table["games"] == 4
    greedy, rand = table["bots"]
    assert (greedy["bot"], rand["bot"]) == ("greedy", "random")
    assert greedy["games"] == rand["games"] == 4
    assert greedy["wins"] + rand["wins"] == pytest.approx(4)
    assert greedy["interval"][0] <= greedy["rate"] <= greedy["interval"][1]
    assert greedy["rating"]["mu"] > rand["rating"]["mu"]
    assert greedy["rating"]["sigma"] > 0
    rows = pyarrow.parquet.read_table("out/results.parquet").to_pylist()
    assert len(rows) == 12
    assert sum(row["win"] for row in rows if row["bot"] == "greedy") == greedy["wins"]
    page = Path("out/report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3
    assert not re.search(r"https?://|<script|<link|src=", page)


def test_the_same_command_shows_what_is_there(run: Run) -> None:
    first = run("arena", "steel-driver", "random", "--games", "2", "--processes", "1")
    assert first.code == 0
    assert run("arena", "steel-driver", "random", "--games", "2", "--processes", "1") == first
    assert len(list(Path().glob("arena-steel-driver-*"))) == 1


def test_records_of_all_games_on_request(run: Run) -> None:
    ran = run("arena", *BOTS, "--games", "2", "--processes", "1", "--output", "o", "--records")
    assert ran.code == 0
    records = sorted(Path("o/records").iterdir())
    assert [path.name for path in records] == ["game-000000.json", "game-000001.json"]
    for path in records:
        assert Record.read(path).replay().state.outcome() is not None


def test_a_killed_arena_goes_on_where_it_was(run: Run, place: Path) -> None:
    arguments = (*BOTS, "--games", "12", "--output", "out", "--processes", "2", "--json")
    process = command(*arguments)
    wait_for_games(place / "out", 2, process)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    there = games_in(place / "out")
    assert 2 <= len(there) < 12
    ran = run("arena", *arguments)
    assert ran.code == 0
    assert json.loads(ran.out)["games"] == 12
    assert sorted(games_in(place / "out")) == list(range(12))
    assert games_in(place / "out")[: len(there)] == there


def test_an_interrupted_arena_says_so_and_keeps_its_games(place: Path) -> None:
    process = command(*BOTS, "--games", "500", "--output", "out", "--processes", "2")
    wait_for_games(place / "out", 2, process)
    os.kill(process.pid, signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    found = re.search(r"Stopped after (\d+) of 500 games; the same command goes on", err)
    assert found is not None, err
    assert int(found[1]) == len(games_in(place / "out"))
    assert "greedy" in out


TELLING = """
import os
from pathlib import Path

class Bot:
    def choose(self, state, generator):
        Path("workers", str(os.getpid())).touch()
        return generator.choice(state.legal_actions())
"""


def test_a_worker_that_dies_takes_no_game_with_it(place: Path) -> None:
    (place / "telling.py").write_text(TELLING)
    (place / "workers").mkdir()
    process = command(
        *("steel-driver", "telling.py:Bot", "greedy", "--players", "3", "--games", "12"),
        *("--output", "out", "--processes", "2", "--json"),
    )
    wait_for_games(place / "out", 2, process)
    worker = next((place / "workers").iterdir())
    os.kill(int(worker.name), signal.SIGKILL)
    out, err = process.communicate(timeout=100)
    assert process.returncode == 0, err
    assert json.loads(out)["games"] == 12
    assert sorted(games_in(place / "out")) == list(range(12))
    assert len(list((place / "workers").iterdir())) > 2  # another took its place


def test_a_faulty_bot_ends_the_arena_by_name(run: Run) -> None:
    Path("my_bot.py").write_text("class Bot:\n    def choose(self, state, generator): return 1\n")
    ran = run("arena", "steel-driver", "my_bot.py:Bot", "random", "--games", "4", "--output", "o")
    assert_refused(ran, "my_bot.py:Bot")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess", "random"), "no game 'chess'"),
        (("steel-driver", "hal"), "no bot 'hal'"),
        (("steel-driver", "random", "--games", "0"), "--games"),
        (("steel-driver", "random", "--players", "many"), "--players"),
        (("steel-driver",), "An arena needs bots"),
    ],
)
def test_what_can_not_be_is_said(run: Run, arguments: tuple[str, ...], named: str) -> None:
    assert_refused(run("arena", *arguments), named)


def test_the_ladder_has_a_rung_for_each_budget(run: Run) -> None:
    ran = run(
        *("ladder", "steel-driver", "--budgets", "1,3,2", "--games", "2"),
        *("--processes", "1", "--json", "--output", "l"),
    )
    assert ran.code == 0
    bots = {one["bot"] for one in json.loads(ran.out)["bots"]}
    assert bots == {"mcts:1", "mcts:2", "mcts:3"}


def test_the_judge_prints_the_terms(run: Run, finished: Path) -> None:
    ran = run("judge", str(finished), "--at", "40")
    assert ran.code == 0
    assert "After 40 of" in ran.out
    assert ran.out.count("% to win") == 3
    assert "cubes in hand" in ran.out
    figures = json.loads(run("judge", str(finished), "--at", "40", "--json").out)
    assert sum(seat["chance"] for seat in figures) == pytest.approx(1, abs=1e-4)
    for seat in figures:
        assert sum(term["value"] for term in seat["terms"].values()) == pytest.approx(
            seat["value"], abs=0.1
        )
    assert "The result" in run("judge", str(finished)).out


def test_a_game_is_studied(run: Run, finished: Path) -> None:
    ran = run("analyse", str(finished), "--bot", "mcts:2", "--html", "a.html", "--json")
    assert ran.code == 0
    study = json.loads(ran.out)
    record = load(finished)
    assert [moment["action"] for moment in study["moments"]] == record["actions"]
    for moment in study["moments"]:
        assert sum(moment["chances"]) == pytest.approx(1, abs=1e-3)
    last = study["moments"][-1]["chances"]
    assert [chance > 0 for chance in last] == [place == 1 for place in record["result"]["places"]]
    swings = [study["moments"][number - 1]["swing"] for number in study["largest_swings"]]
    assert swings == sorted(swings, reverse=True)
    assert max(swings) == max(moment["swing"] for moment in study["moments"])
    page = Path("a.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 1
    assert not re.search(r"https?://|<script|<link", page)
    ran = run("analyse", str(finished), "--bot", "greedy")
    assert "decisions, greedy would have done the same" in ran.out
