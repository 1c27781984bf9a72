"""What a user installs: wheels that carry their compiled rules to other machines."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")

pytestmark = pytest.mark.long("a wheel for each Python at hand takes a C compiler for minutes")


def pythons() -> list[str]:
    """Every supported interpreter that starts here, this one first."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    others = [shutil.which(name) for name in PYTHONS if name != version]
    found = [name for name in others if name and _starts(name)]
    return [sys.executable, *found]


def _starts(python: str) -> bool:
    done = subprocess.run([python, "-c", "import venv"], capture_output=True, check=False)
    return done.returncode == 0


def run(*command: str | Path, home: Path) -> str:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        env={**plain, "HOME": str(home)},
        capture_output=True,
        text=True,
        cwd=home,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("python", pythons())
def test_a_manylinux_wheel_plays_compiled_in_an_empty_environment(
    python: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [ROOT / "tools" / "wheels", python],
        env={**os.environ, "WHEELS": str(tmp_path / "wheels")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (tmp_path / "wheels").iterdir()
    assert "manylinux" in wheel.name
    place = tmp_path / "environment"
    if python == sys.executable:
        venv.create(place, with_pip=True)
    else:
        run(python, "-m", "venv", str(place), home=tmp_path)
    run(place / "bin" / "pip", "install", "--quiet", wheel, home=tmp_path)
    command = place / "bin" / "whistlestop"
    assert "compiled" in run(command, "--version", home=tmp_path)
    seats = "random,random,random"
    run(command, "play", "steel-driver", "--seats", seats, "--seed", "7", home=tmp_path)
