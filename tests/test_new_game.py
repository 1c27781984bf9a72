"""A game made by tools/new-game plays at once, and passes what every game must pass."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    "src/whistlestop/core",
    "src/whistlestop/games/__init__.py",
    "src/whistlestop/__init__.py",
    "tests/__init__.py",
    "tests/conftest.py",
    "tests/suites.py",
    "tests/conformance",
    "tests/support",
    "tests/games/__init__.py",
    "examples/new_game",
    "tools/new-game",
    "pyproject.toml",
)


def test_a_new_game_conforms_as_soon_as_its_games_are_recorded(tmp_path: Path) -> None:
    for name in NEEDED:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, target)

    def run(*command: str) -> str:
        environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{tmp_path}"}
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "made" in run("tools/new-game", "my-game", "My Game", "Ann Author")
    run("-m", "tests.support.record_games", "my-game")
    told = run(
        "-m", "pytest", "-q", "--title", "my-game", "tests/conformance", "tests/games/my_game"
    )
    assert "passed" in told
    assert "failed" not in told
    script = "import whistlestop; print(whistlestop.find_title('my-game').designer)"
    assert run("-c", script).strip() == "Ann Author"


def test_a_name_that_no_game_can_have_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "new-game"), "My Game", "My Game", "Ann Author"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "small letters and hyphens" in done.stdout
