"""What the tools of the tree tell people, and how the suites are told apart."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.suites import kind_of, rest_long
from tools import check
from tools.bill import LOCKS, bill
from tools.check import Part, summary
from tools.progress import Progress

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("  Downloading pyarrow-26.0.1-cp311-manylinux.whl (47.7 MB)", "48 of about 280 MB"),
        ("  Downloading idna-3.20-py3-none-any.whl (72 kB)", "fetching idna"),
        ("  Downloading idna-3.20-py3-none-any.whl.metadata (9.0 kB)", "looking what there is"),
        ("  Using cached six-1.17.0-py2.py3-none-any.whl (11 kB)", "six is here already"),
        ("Installing collected packages: a, b, c", "unpacking 3 packages"),
        ("Need to get 110 MB of archives.", "0 of about 110 MB"),
        ("Need to get 1,234 kB/110 MB of archives.", "0 of about 1 MB"),
        (
            "Get:3 http://deb.debian.org/debian bookworm/main amd64 chromium amd64 1.2 [75.4 MB]",
            "fetching chromium, 75 MB",
        ),
        ("Unpacking chromium (1.2) ...", "unpacking chromium"),
    ],
)
def test_what_pip_and_apt_say_becomes_a_line_of_progress(line: str, told: str) -> None:
    progress = Progress("packages", 280)
    progress.read(line)
    assert told in progress.line()


def test_what_a_failing_installer_said_is_shown_and_its_code_kept() -> None:
    script = "print('ERROR: no such package'); raise SystemExit(7)"
    command = [sys.executable, str(ROOT / "tools/progress.py"), "packages", "1", "--"]
    done = subprocess.run(
        [*command, sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 7
    assert "ERROR: no such package" in done.stderr


def test_the_summary_tells_each_part_and_what_the_long_suite_adds() -> None:
    tests = Part("tests", 61.2, True, {"core": (3, 1.0)}, {"core: more seeds": 40})
    types = Part("types", 5.0, False)
    told = "\n".join(summary([tests, types], 70))
    assert "tests                 1:01  3 tests" in told
    assert "types                 0:05              FAILED" in told
    assert "in all                1:10  3 tests" in told
    assert "adds 40 tests" in told
    assert "40  core: more seeds" in told


@pytest.mark.parametrize(
    ("passes_the_second_time", "others_that_fail", "passed"),
    [(True, 0, True), (False, 0, False), (True, 3, False)],
)
def test_a_few_failed_tests_run_once_more_and_are_named_if_they_pass_then(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    passes_the_second_time: bool,
    others_that_fail: int,
    passed: bool,
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_unsteady.py").write_text(
        "import pathlib, pytest\n"
        "def test_that_passes(): pass\n"
        "def test_that_is_unsteady():\n"
        "    was_here, mark = pathlib.Path('mark').exists(), pathlib.Path('mark').touch()\n"
        f"    assert was_here and {passes_the_second_time}\n"
        f"@pytest.mark.parametrize('n', range({others_that_fail}))\n"
        "def test_that_fails(n): assert False\n"
    )
    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setitem(check.COMMANDS, "tests", ["pytest"])
    monkeypatch.setitem(check.ENVIRONMENT, "PYTHONPATH", str(ROOT))
    monkeypatch.setitem(check.ENVIRONMENT, "PYTEST_ADDOPTS", "-p tests.conftest")
    monkeypatch.setitem(check.ENVIRONMENT, "PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # for speed
    part = check.checked("tests", "short")
    assert part.passed == passed
    unsteady = "test_unsteady.py::test_that_is_unsteady"
    assert part.unsteady == ([unsteady] if passed else [])
    assert ("once more, alone" in capfd.readouterr().out) == (others_that_fail == 0)
    told = "\n".join(summary([part], 1))
    assert ("Passed only when run again" in told and unsteady in told) == passed


def test_a_test_is_counted_by_what_it_is_about() -> None:
    assert kind_of("tests/server/timed/test_absence.py::test_a[1]") == "server"
    assert kind_of("tests/games/steel_driver/test_link.py::test_b") == "steel-driver"
    assert kind_of("tests/test_layers.py::test_c") == "the tree"


def test_of_values_the_first_are_in_the_short_suite() -> None:
    made = rest_long([1, (2, "b"), 3], "more numbers", short=1)
    assert [value.values for value in made] == [(1,), (2, "b"), (3,)]
    assert [len(value.marks) for value in made] == [0, 1, 1]


@pytest.mark.parametrize("script", ["setup", "build-client", "compile", "lock", "bare-machine"])
def test_a_script_is_sound_bash(script: str) -> None:
    subprocess.run(["bash", "-n", ROOT / "tools" / script], check=True)


def test_setting_up_for_an_unknown_purpose_is_refused_with_a_sentence() -> None:
    done = subprocess.run(
        [ROOT / "tools/setup", "everything"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == (
        "whistlestop: tools/setup takes 'runtime', 'dev' or 'compile', not 'everything'.\n"
    )


def test_the_bill_of_materials_names_every_package_of_the_locks_with_its_hashes() -> None:
    found = bill()
    named = {component["purl"]: component for component in found["components"]}
    for lock in LOCKS:
        text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
        pins = re.findall(r"^([\w.-]+)(?:\[.*?\])?==([^\s;\\]+)", text, re.M)
        assert pins
        for name, version in pins:
            assert named[f"pkg:pypi/{name.lower()}@{version}"]["hashes"]
    assert sorted(path.stem for path in (ROOT / "requirements").glob("*.txt")) == sorted(LOCKS)
    assert named["pkg:pypi/litestar@" + _version(named, "litestar")]["scope"] == "required"
    assert named["pkg:pypi/pytest@" + _version(named, "pytest")]["scope"] == "excluded"
    assert any(purl.startswith("pkg:npm/idiomorph@") for purl in named)
    assert all(component["hashes"] for component in named.values())
    assert bill() == found


def _version(named: dict[str, Any], name: str) -> str:
    (found,) = (c["version"] for c in named.values() if c["name"] == name)
    return str(found)


def test_every_test_that_the_security_page_names_is_there() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    names = re.findall(r"`(?:tests/server/)?((?:timed/)?test_\w+\.py)`", text)
    assert len(names) > 10
    for name in names:
        assert (ROOT / "tests" / "server" / name).exists(), name
