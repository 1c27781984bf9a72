"""The command as a whole: help, versions, languages, wrong words, streams."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import whistlestop
from tests.cli.conftest import BOTS, Run, assert_refused
from whistlestop.cli.language import choose_language
from whistlestop.core.build import build_name
from whistlestop.core.errors import SetupError


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"whistlestop {whistlestop.__version__} ({build_name()})\n"


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["games"], ["board", "check"]])
def test_every_command_has_help(run: Run, command: list[str]) -> None:
    ran = run(*command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(" ".join(["Usage: whistlestop", *command]))
    assert ran.out.count("Usage:") == 1
    assert ran.err == ""


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["frobnicate"], "'frobnicate'"),
        (["replay"], "RECORD"),
        (["board"], "ACTION"),
        (["board", "check"], "FILE"),
        (["board", "paint"], "'paint'"),
        (["play", "--seed"], "--seed"),
        (["play", "--frobnicate"], "--frobnicate"),
        (["games", "many"], "'many'"),
        (["--language", "xx", "games"], "'xx'"),
        (["play", "--language=xx"], "'xx'"),
    ],
)
def test_a_command_line_that_means_nothing_is_refused_in_one_sentence(
    run: Run, place: Path, arguments: list[str], named: str
) -> None:
    ran = run(*arguments)
    assert_refused(ran, named)
    assert ran.out == ""
    assert list(place.iterdir()) == []


def test_without_a_command_the_table_is_served_and_the_browser_opened(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def serve(settings: object, host: str, port: int, ready: Callable[[int], None]) -> None:
        ready(port)

    opened: list[str] = []
    monkeypatch.setattr("whistlestop.server.running.run.serve", serve)
    monkeypatch.setattr("whistlestop.server.running.run.prepare_logs", lambda level: None)
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert run().code == 0
    assert opened == ["http://127.0.0.1:8321/"]
    assert run("serve", "--no-browser", "--port", "1234").out.startswith(
        "Whistlestop is at http://127.0.0.1:1234/"
    )
    assert len(opened) == 1


def test_a_game_is_played_in_the_terminal_when_asked_for(run: Run) -> None:
    ran = run("play", typed="help\n")
    assert ran.code == 0
    assert "Steel Driver" in ran.out
    assert "whistlestop play --resume" in ran.out


def test_the_versions_of_the_rules_are_listed_with_what_changed(run: Run) -> None:
    told = run("games", "--rules").out
    assert "version 2 of the rules:" in told
    assert "Card 2a: You draft both dice before you act." in told
    assert "before: A link never cost less than one die." in told
    assert "version" not in run("games").out


def test_all_games_are_listed_with_designer_players_boards_and_options(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for name in whistlestop.title_names():
        title = whistlestop.find_title(name)
        for part in (name, title.heading, title.designer, *title.boards()):
            assert part in ran.out
        for option in title.options:
            assert option.name in ran.out
            assert all(choice in ran.out for choice in option.choices)
    assert "for 3 to 6 players" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100


@pytest.mark.parametrize(
    "environment",
    [{}, {"LANG": "C"}, {"LANG": "tlh_QO.UTF-8"}, {"LANGUAGE": "tlh:en"}, {"LC_ALL": "en_GB"}],
)
def test_english_is_spoken_where_nothing_else_is_known(environment: dict[str, str]) -> None:
    assert choose_language([], environment).startswith("en")


def test_a_language_that_is_asked_for_and_not_known_is_an_error() -> None:
    assert choose_language(["play", "--language", "en_GB"], {}) == "en_GB"
    with pytest.raises(SetupError, match="'tlh'"):
        choose_language(["play", "--language", "tlh"], {})


def test_importing_the_command_imports_no_game() -> None:
    code = (
        "import sys, whistlestop.cli\n"
        "print([name for name in sys.modules if name.startswith('whistlestop.games')])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_the_package_runs_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "whistlestop", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == f"whistlestop {whistlestop.__version__} ({build_name()})\n"


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "whistlestop", "play", "--seats", BOTS],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "whistlestop", "play"],
        input=b"\xff\xfe\n",
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        check=True,
    )
    assert b"Steel Driver ? usa" in ran.stdout
    assert ran.stderr == b""
