"""The command, run inside the test: its arguments, what is typed, what comes out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from whistlestop.cli import main

BOTS = "random,random,random"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, and an environment that speaks English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "place"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run_command(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main(arguments)
        except SystemExit as end:  # argparse ends by itself after --help and --version
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run_command


@pytest.fixture
def finished(run: Run) -> Path:
    """A record of a whole game of bots."""
    assert run("play", "--seats", BOTS, "--seed", "7", "--record", "g.json").code == 0
    return Path("g.json")


def load(path: str | Path) -> Any:
    return json.loads(Path(path).read_text(encoding="utf-8"))


def assert_refused(ran: Ran, *parts: str) -> None:
    """One line on the error stream that names all this, and exit code 2."""
    assert ran.code == 2, ran
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.rstrip("\n"), ran.err
    assert "Traceback" not in ran.err
    for part in parts:
        assert part in ran.err
