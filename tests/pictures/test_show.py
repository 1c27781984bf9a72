"""`whistlestop show` and `whistlestop film`: pictures of records as files."""

from __future__ import annotations

import base64
import json
import re
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.pictures.reading import Drawing
from tests.support.playthrough import random_game
from whistlestop.cli import main
from whistlestop.cli.show import with_fonts
from whistlestop.core.match import Match
from whistlestop.core.picture import NARROW, SHAPES, View
from whistlestop.core.picture.film import film, pack
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import load
from whistlestop.core.words import Speaker

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_FILM_BYTES = 420_000  # fonts are a quarter of it, the land in both shapes another


@pytest.fixture(scope="module")
def match() -> Match:
    return random_game(load("steel-driver", 4), "a film")


@pytest.fixture
def record(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    Record.of(match, tuple(Sitter(name, PERSON) for name in match.names)).write(path)
    return str(path)


def test_without_a_file_the_drawing_goes_to_the_standard_output(
    match: Match, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", record]) == 0
    view = View(Speaker(match.names), choices=False, last=match.actions[-1])
    assert capsys.readouterr().out == with_fonts(match.game.picture.draw(match.state, view))


def test_a_moment_is_drawn_as_it_was(match: Match, record: str, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert main(["show", record, "--at", "40", "-o", str(path), "--shape", "narrow"]) == 0
    state = match.game.start()
    for action in match.actions[:40]:
        state.apply(action)
    view = View(Speaker(match.names), choices=False, last=match.actions[39], shape=NARROW)
    assert path.read_text(encoding="utf-8") == with_fonts(match.game.picture.draw(state, view))


def test_a_png_is_written_in_plain_colours(record: str, tmp_path: Path) -> None:
    sizes = []
    for theme in ("auto", "light", "dark"):
        path = tmp_path / f"{theme}.png"
        assert main(["show", record, "--theme", theme, "-o", str(path)]) == 0
        assert path.read_bytes().startswith(PNG_SIGNATURE)
        sizes.append(path.read_bytes())
    assert sizes[0] == sizes[1] != sizes[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["-o", "board.gif"], "A picture's file ends in .svg or .png, and board.gif does not."),
        (["-o", "/nowhere/b.svg"], "/nowhere/b.svg can't be written: No such file or directory."),
        (["--theme", "pink"], "--theme can't be 'pink'; it can be: auto, light, dark."),
        (["--shape", "round"], "--shape can't be 'round'; it can be: wide, narrow."),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    arguments: list[str], sentence: str, record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", record, *arguments]) == 2
    assert capsys.readouterr().err == sentence + "\n"


def test_without_its_package_a_png_is_refused_with_the_remedy(
    record: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    path = tmp_path / "board.png"
    assert main(["show", record, "-o", str(path)]) == 2
    assert "pip install 'whistlestop[png]'" in capsys.readouterr().err
    assert not path.exists()


def _unpack(packed: dict[str, Any]) -> list[str]:
    """As the page does it."""
    drawings = []
    before: list[int] = []
    for runs in packed["frames"]:
        frame: list[int] = []
        for run in runs:
            frame += [run] if isinstance(run, int) else before[run[0] : run[0] + run[1]]
        drawings.append("\n".join(packed["lines"][line] for line in frame))
        before = frame
    return drawings


@pytest.mark.parametrize(
    "drawings",
    [
        ["a\nb\nc", "a\nb\nc", "c\nb\na", "a\na\na", "", "b\nc\nb\nc\nd"],
        ["one"],
        ["x\ny"] * 3,
    ],
)
def test_packed_drawings_come_out_as_they_went_in(drawings: list[str]) -> None:
    assert _unpack(pack(drawings)) == drawings


def test_a_film_holds_every_moment_in_both_shapes_and_little_else(match: Match) -> None:
    speaker = Speaker(match.names)
    page = film(match, speaker)
    assert len(page.encode()) < MOST_FILM_BYTES
    (data,) = re.findall(r'<script type="text/plain" id="film">(.*)</script>', page)
    story = json.loads(zlib.decompress(base64.b64decode(data)))
    assert [sentence for happened in story["log"] for sentence in happened] == [
        speaker.say(message) for happened in match.log for message in happened
    ]
    for shape in SHAPES:
        drawings = _unpack(story["shapes"][shape])
        assert len(drawings) == len(match.actions) + 1
        view = View(speaker, choices=False, shape=shape, last=match.actions[-1])
        assert drawings[-1] == match.game.picture.draw(match.state, view).rstrip("\n")
        assert not Drawing(drawings[len(drawings) // 2]).choices


def test_a_film_needs_nothing_from_elsewhere_and_trusts_no_name() -> None:
    game = load("steel-driver", 3)
    match = Match(game, ("</script><script>alert(1)</script>", "<b>", "&"))
    match.play(game.parse("offer red"))
    page = film(match, Speaker(match.names))
    assert page.count("<script") == 2
    assert "alert(1)</script>" not in page
    assert not re.findall(r"""(?:src|href)=|url\((?!data:)|@import|https?://""", page)


def test_a_film_is_named_after_its_record(
    record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["film", record]) == 0
    assert capsys.readouterr().out == "game.html\n"
    assert (tmp_path / "game.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
