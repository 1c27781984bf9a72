"""What is wrong with a command line, in one sentence of ours."""

from __future__ import annotations

import pytest

from whistlestop.cli import main
from whistlestop.cli.parser import parse
from whistlestop.core.words import Speaker


def missing(what: str, command: str) -> str:
    program = f"whistlestop {command}"
    return f"{what} is missing on the command line; {program} --help tells what belongs there."


def nothing(what: str, command: str) -> str:
    return f"{what!r} means nothing here; whistlestop {command} --help tells what does."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("replay", missing("RECORD", "replay")),
        ("board check", missing("FILE", "board check")),
        ("board", missing("ACTION", "board")),
        ("admin", missing("ACTION", "admin")),
        ("arena", missing("GAME", "arena")),
        ("learn", missing("GAME", "learn")),
        ("rules", missing("GAME", "rules")),
        ("selfplay steel-driver", missing("--out", "selfplay")),
        ("selfplay", missing("GAME, --out", "selfplay")),
        ("replay game.json --at", "--at needs a value."),
        ("show game.json -o", "-o/--output needs a value."),
        ("judge game.json --json=5", "--json takes no value."),
        ("play --nonsense", nothing("--nonsense", "play")),
        ("verify one two", nothing("two", "verify")),
        ("board check one two", nothing("two", "board check")),
        (
            "arena steel-driver --matrix easy --nonsense hard",
            nothing("easy --nonsense hard", "arena"),
        ),
        ("--language", "--language needs a value."),
        (
            "serve --no-browser --database nonsense",
            "A database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        ),
        ("film g.json -o g.mp4", "A film's file ends in .html, and g.mp4 does not."),
        ("board nonsense", "There is no command 'nonsense'; there are: check."),
        ("serve --log loud", "--log takes debug, info, warning, error, not 'loud'."),
        (
            "--language de replay",
            "In der Befehlszeile fehlt: RECORD; "
            "whistlestop replay --help nennt, was dorthin gehört.",
        ),
        ("--language fr judge --at", "--at demande une valeur."),
    ],
)
def test_a_wrong_command_line_is_told_in_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments.split()) == 2
    said = capsys.readouterr()
    assert said.err == f"{sentence}\n"
    assert said.out == ""


def test_no_heading_of_a_commands_help_is_left_in_english(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["nonsense"]) == 2
    known = capsys.readouterr().err.split("there are: ")[1].strip(".\n").split(", ")
    for command in [*known, "board check", "admin backup"]:
        with pytest.raises(SystemExit):
            main(["--language", "de", *command.split(), "--help"])
        said = capsys.readouterr().out
        assert said.startswith(f"Aufruf: whistlestop {command}")
        for heading in ("positional arguments", "options", "optional arguments"):
            assert f"{heading}:" not in said, command


def test_every_command_is_named_to_who_asks_for_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("There is no command 'nonsense'; there are: play, learn, replay, ")
    assert said.endswith("ladder, train.\n")


@pytest.mark.parametrize(
    "arguments",
    [
        "arena steel-driver easy hard --matrix --games 4",
        "arena steel-driver --matrix --games 4 easy hard",
        "arena steel-driver easy --matrix hard --games 4",
        "arena --games 4 --matrix steel-driver easy hard",
    ],
)
def test_bots_may_stand_on_either_side_of_options(arguments: str) -> None:
    chosen = parse(arguments.split(), Speaker())
    assert (chosen.game, chosen.bots) == ("steel-driver", ["easy", "hard"])
    assert (chosen.games, chosen.matrix) == ("4", True)


@pytest.mark.parametrize("general", [[], ["--language", "de"], ["--language=de"]])
def test_the_servers_options_may_stand_without_its_command(general: list[str]) -> None:
    chosen = parse([*general, "--port", "9000", "--no-browser"], Speaker())
    assert (chosen.command, chosen.port, chosen.no_browser) == ("serve", "9000", True)
    assert parse(general, Speaker()).command == "serve"
