"""Everything a person can get wrong: one sentence that names the place, and nothing written."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import BOTS, Run, assert_refused, load
from whistlestop.core.registry import find_title

USA = find_title("steel-driver").board("usa").text


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["frob"], "'frob'"),
        (["--board", "mars"], "'mars'"),
        (["--board", "mars.toml"], "mars.toml"),
        (["--board", "."], "'.'"),
        (["--option", "colour=red"], "'colour'"),
        (["--option", "first-player=me"], "'me'"),
        (["--option", "first-player"], "'first-player'"),
        (["--seats", "you"], "3 to 6"),
        (["--seats", ",".join(["you"] * 7)], "3 to 6"),
        (["--seats", "you,bob,random"], "'bob'"),
        (["--seats", "you,,random"], "Seat 2"),
        (["--seats", "you:Ann,random:Ann,random"], "'Ann'"),
        (["--seats", "you,random,none.py:Bot"], "none.py"),
        (["--record", "nowhere/g.json"], "nowhere/g.json"),
        (["--record", "."], "isn’t a plain file"),
        (["--record", "/dev/null"], "/dev/null"),
        (["--resume", "none.json"], "none.json"),
        (["--resume", "."], "can't be read"),
    ],
)
def test_a_game_that_can_not_be_set_up_is_refused(
    run: Run, place: Path, arguments: list[str], named: str
) -> None:
    ran = run("play", *arguments, typed="offer red\n")
    assert_refused(ran, named)
    assert ran.out == ""
    assert list(place.iterdir()) == []


def test_a_file_that_is_no_record_is_never_overwritten(run: Run, place: Path) -> None:
    diary = place / "diary.txt"
    for text in ("Dear diary", '{"format": "diary"}', "[]", '{"format": "whistlestop rec'):
        diary.write_text(text)
        assert_refused(run("play", "--seats", BOTS, "--record", "diary.txt"), "diary.txt")
        assert diary.read_text() == text
    (place / "link.json").symlink_to("elsewhere.json")
    assert_refused(run("play", "--seats", BOTS, "--record", "link.json"), "link.json")


def test_an_empty_file_may_be_filled(run: Run, place: Path) -> None:
    (place / "g.json").touch()
    assert run("play", "--seats", BOTS, "--record", "g.json").code == 0
    assert load("g.json")["game"] == "steel-driver"


def test_a_folder_that_may_not_be_written_is_refused(
    run: Run, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert_refused(run("play", typed="offer red\n"), "can't be written", "ermission")
    assert list(place.iterdir()) == []


def test_a_resumed_game_keeps_its_title_board_options_and_number_of_seats(
    run: Run, finished: Path
) -> None:
    before = finished.read_bytes()
    for arguments, named in (
        (["chess"], "chess"),
        (["--board", "usa"], "--board"),
        (["--option", "first-player=random"], "--option"),
        (["--seats", "you,random"], "3 seats"),
    ):
        assert_refused(run("play", *arguments, "--resume", "g.json"), "g.json", named)
    assert finished.read_bytes() == before


def test_a_record_can_not_make_us_run_a_program(run: Run, finished: Path) -> None:
    data = load(finished)
    data["seats"][1]["player"] = "trap.py:Bot"
    finished.write_text(json.dumps(data))
    Path("trap.py").write_text("open('sprung', 'w').close()\n")
    assert_refused(run("play", "--resume", "g.json"), "trap.py:Bot", "--seats")
    assert run("replay", "g.json").code == 0
    assert not Path("sprung").exists()


def change(place: str, value: Any) -> Callable[[Any], str]:
    def changed(data: Any) -> str:
        target = data
        *way, last = place.split(".")
        for part in way:
            target = target[int(part) if part.isdecimal() else part]
        target[int(last) if last.isdecimal() else last] = value
        return json.dumps(data)

    return changed


def remove(key: str) -> Callable[[Any], str]:
    return lambda data: json.dumps({name: data[name] for name in data if name != key})


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda data: json.dumps(data, indent=1)[:400], "line "),
        (lambda data: "", "line 1"),
        (lambda data: "[" * 100_000, "line 1"),
        (lambda data: "42", "format"),
        (change("format", "diary"), "format"),
        (change("version", 99), "version"),
        (change("game", "chess"), "'chess'"),
        (change("rules", 99), "rules"),
        (change("actions.0", "bid 3"), "action 1 ('bid 3')"),
        (change("actions.4", "fly to the moon"), "action 5 ('fly to the moon')"),
        (change("actions.3", 7), "actions[3]"),
        (change("result.scores.0", 1), "result"),
        (change("result", None), "result"),
        (change("seats.1.player", 3), "seats[1].player"),
        (change("seats", []), "3 to 6"),
        (change("board.digest", "0"), "board.digest"),
        (change("board.name", "mars"), "'mars'"),
        (change("options.first-player", "me"), "'me'"),
        (remove("actions"), "actions"),
        (remove("result"), "result"),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(
    run: Run, finished: Path, damage: Callable[[Any], str], named: str
) -> None:
    finished.write_text(damage(load(finished)))
    before = finished.read_bytes()
    for command in (["replay", "g.json"], ["play", "--resume", "g.json"]):
        ran = run(*command)
        assert_refused(ran, "g.json", named)
        assert ran.out == ""
    assert finished.read_bytes() == before


def test_a_seat_of_a_record_with_an_unknown_bot_is_refused(run: Run, finished: Path) -> None:
    finished.write_text(change("seats.1.player", "hal")(load(finished)))
    assert_refused(run("play", "--resume", "g.json"), "'hal'")


def test_a_record_that_is_no_text_is_refused(run: Run) -> None:
    Path("g.json").write_bytes(b"\xff\xfe\x00")
    assert_refused(run("replay", "g.json"), "g.json")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


ROUTE = '  ["milwaukee",      "chicago",        2],\n'
SEATTLE = ("seattle", "Seattle")


@pytest.mark.parametrize(
    ("text", "line", "named"),
    [
        (USA.replace(ROUTE, ROUTE.replace("chicago", "chicgao")), line_of(USA, ROUTE), "chicgao"),
        (USA.replace(ROUTE, ROUTE * 2), line_of(USA, ROUTE) + 1, "already"),
        (
            "\n".join(line for line in USA.splitlines() if not line.startswith('  ["seattle"')),
            None,
            "Seattle",
        ),
        (USA.replace('game = "steel-driver"', 'game = "chess"'), line_of(USA, "game ="), "'chess'"),
        (USA.replace('game = "steel-driver"\n', ""), 1, "'game'"),
        (USA.replace("rounds = 5", "rounds = 0"), line_of(USA, "rounds = 5"), "rounds"),
        (USA.replace("rounds = 5", "rounds = 5\nround = 5"), None, "'round'"),
        (USA.replace("rounds = 5", "rounds = "), line_of(USA, "rounds = 5"), "TOML"),
    ],
)
def test_a_bad_board_is_refused_with_the_line_of_its_fault(
    run: Run, place: Path, text: str, line: int | None, named: str
) -> None:
    assert text != USA
    (place / "bad.toml").write_text(text, encoding="utf-8")
    ran = run("board", "check", "bad.toml")
    where = "line " if line is None else f"line {line}"
    assert_refused(ran, "bad.toml", where, named)
    assert ran.out == ""
    ran = run("play", "--seats", BOTS, "--board", "bad.toml", "--record", "g.json")
    assert_refused(ran, "bad.toml", where)
    assert [file.name for file in place.iterdir()] == ["bad.toml"]


@pytest.mark.parametrize("name", ["none.toml", ".", "binary.toml", "deep.toml"])
def test_a_board_file_that_can_not_be_read_is_refused(run: Run, place: Path, name: str) -> None:
    (place / "binary.toml").write_bytes(b"\xff\xfe\x00")
    (place / "deep.toml").write_text("a = " + "[" * 100_000)
    assert_refused(run("board", "check", name), name)


def test_a_good_board_is_told_with_its_game_players_and_parts(run: Run, place: Path) -> None:
    (place / "good.toml").write_text(USA, encoding="utf-8")
    ran = run("board", "check", "good.toml")
    assert ran.code == 0
    for part in ("good.toml", "usa", "Steel Driver", "3 to 6 players", "cities 38"):
        assert part in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        (["arena", "steel-driver", "random", "greedy", "--output", "out"], "openskill", "arena"),
        (["arena", "steel-driver", "random", "greedy", "--output", "out"], "pyarrow", "arena"),
        (["ladder", "steel-driver", "--output", "out"], "pyarrow", "arena"),
        (["selfplay", "steel-driver", "--out", "out"], "pyarrow", "selfplay"),
        (["talk", "--mcp"], "mcp", "mcp"),
    ],
)
def test_a_missing_package_is_named_with_the_remedy_before_any_work(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    package: str,
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    remedy = f"needs the package {package}: pip install 'whistlestop[{extra}]'."
    assert_refused(run(*arguments), f"whistlestop {arguments[0]}", remedy)
    assert not Path("out").exists()


def test_a_cluster_without_ray_is_refused_with_the_remedy(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", "steel-driver", "random", "greedy", "--cluster", "auto", "--output", "out")
    assert_refused(ran, "needs the package ray: pip install 'whistlestop[cluster]'.")
    assert not Path("out").exists()
