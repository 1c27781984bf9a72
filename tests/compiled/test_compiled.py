"""The rules compiled by mypyc are the same rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = "2"

pytestmark = pytest.mark.long("the same games by the compiled rules, which takes a C compiler")


def checksums(path: Path) -> dict[str, Any]:
    script = ROOT / "tests" / "compiled" / "checksums.py"
    done = subprocess.run(
        [sys.executable, str(script), GAMES],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_compiled_rules_play_the_same_games_as_plain_python() -> None:
    target = ROOT / "build" / "compiled"  # where it stays for the benchmarks
    done = subprocess.run(
        [str(ROOT / "tools" / "compile"), str(target)],
        env={**os.environ, "PYTHON_OF_VENV": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    compiled, plain = checksums(target), checksums(ROOT / "src")
    assert compiled["compiled"]
    assert not plain["compiled"]
    assert compiled["checksums"] == plain["checksums"]
