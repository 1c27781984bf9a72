"""What an arena tells about the build and about bots that were short of time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from whistlestop.cli import main
from whistlestop.core.build import build_name
from whistlestop.core.record import Record

SHORT = "mcts:100000/0.002s"


def test_an_arena_names_the_build_and_the_bots_that_were_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "arena"
    command = ["arena", "steel-driver", SHORT, "random", "random", "--games", "1", "--records"]
    assert main([*command, "--processes", "1", "--output", str(folder), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    short = {row["bot"]: row["short"] for row in figures["bots"]}
    assert figures["builds"] == [build_name()]
    assert short[SHORT] > 0
    assert short["random"] == 0
    assert json.loads((folder / "plan.json").read_text())["build"] == build_name()
    (path,) = (folder / "records").iterdir()
    record = Record.read(path)
    assert record.build == build_name()
    record.replay()
    assert main([*command, "--output", str(folder)]) == 0  # the same plan goes on
    told = capsys.readouterr().out
    assert f"{SHORT} ran out of time" in told
    assert "The rules ran" in told
    assert "ran out of time" in (folder / "report.html").read_text()
