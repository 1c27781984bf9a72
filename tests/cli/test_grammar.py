"""What is wrong with a command line, in one sentence of ours."""

from __future__ import annotations

import pytest

from whistlestop.cli import main
from whistlestop.cli.parser import parse
from whistlestop.core.words import Speaker


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("replay", "RECORD is missing on the command line."),
        ("board check", "FILE is missing on the command line."),
        ("board", "ACTION is missing on the command line."),
        ("admin", "ACTION is missing on the command line."),
        ("arena", "GAME is missing on the command line."),
        ("selfplay steel-driver", "--out is missing on the command line."),
        ("selfplay", "GAME, --out is missing on the command line."),
        ("replay game.json --at", "--at needs a value."),
        ("show game.json -o", "-o/--output needs a value."),
        ("judge game.json --json=5", "--json takes no value."),
        ("play --nonsense", "'--nonsense' means nothing here; whistlestop --help tells what does."),
        ("verify one two", "'two' means nothing here; whistlestop --help tells what does."),
        (
            "arena steel-driver --matrix easy --nonsense hard",
            "'easy --nonsense hard' means nothing here; whistlestop --help tells what does.",
        ),
        ("board nonsense", "There is no command 'nonsense'; there are: check."),
        ("serve --log loud", "--log takes debug, info, warning, error, not 'loud'."),
        ("--language de replay", "In der Befehlszeile fehlt: RECORD."),
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
