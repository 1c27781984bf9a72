"""`whistlestop show`: the board of a recorded game as a picture, at any moment of it."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import Namespace
from pathlib import Path

from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.replay import read_moment
from whistlestop.core.errors import SetupError
from whistlestop.core.match import Match
from whistlestop.core.picture import AUTO, LIGHT, SHAPES, THEMES, View
from whistlestop.core.picture.faces import embedded_fonts, plain_files
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker, say, speaker

PNG = ".png"
SVG = ".svg"
ZOOM = 2  # pixels of a PNG for each unit of the drawing


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = add_record(parser, speaker)
    group.add_argument(
        "--at",
        metavar="N",
        help=speaker.text("the board after N actions (without it: the latest)"),
    )
    picture = parser.add_argument_group(speaker.text("the picture"))
    picture.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=speaker.text("an .svg or .png file (without it: SVG to the standard output)"),
    )
    picture.add_argument(
        "--theme",
        metavar="THEME",
        help=speaker.text(
            "the colours: auto, light or dark; auto, for SVG alone, follows the reader's system"
        ),
    )
    picture.add_argument(
        "--shape",
        metavar="SHAPE",
        help=speaker.text("wide, for a desktop, or narrow, for a phone"),
    )


def run(chosen: Namespace, language: str) -> int:
    match = Record.read(chosen.record).replay()
    moment = len(match.actions) if chosen.at is None else read_moment(chosen.at, match)
    path = chosen.output
    kind = SVG if path is None else _kind(path)
    theme = _one_of("--theme", chosen.theme, THEMES)
    view = View(
        speaker=speaker(language, match.names),
        choices=False,
        last=match.actions[moment - 1] if moment else None,
        theme=LIGHT if kind == PNG and theme == AUTO else theme,
        shape=_one_of("--shape", chosen.shape, SHAPES),
    )
    svg = draw(match, moment, view)
    if path is None:
        sys.stdout.write(with_fonts(svg))
    elif kind == SVG:
        write_file(path, with_fonts(svg).encode())
    else:
        write_file(path, to_png(svg))
    return 0


def draw(match: Match, moment: int, view: View) -> str:
    """A match as it was when so many actions had been taken."""
    state = match.game.start()
    for action in match.actions[:moment]:
        state.apply(action)
    return match.game.picture.draw(state, view)


def with_fonts(svg: str) -> str:
    """A drawing that carries its fonts, so that it looks the same everywhere."""
    return svg.replace("<style>", f"<style>{embedded_fonts()}", 1)


def to_png(svg: str, zoom: float = ZOOM) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise SetupError(
            say(
                "A PNG picture needs one more package: pip install 'whistlestop[png]'. "
                "An SVG picture needs none.",
                kind="no-png",
            )
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom, font_files=plain_files()))


def write_file(path: str, data: bytes) -> None:
    """Write the file whole or not at all."""
    place = Path(path)
    try:
        descriptor, temporary = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
    except OSError as error:
        raise _unwritable(path, error) from None
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as error:
        os.unlink(temporary)
        raise _unwritable(path, error) from None


def _unwritable(path: str, error: OSError) -> SetupError:
    why = error.strerror or str(error)
    return SetupError(say("{path} can't be written: {why}.", path=path, why=why))


def _one_of(option: str, value: str | None, known: tuple[str, ...]) -> str:
    """What was asked for, or the first of what can be."""
    if value is None:
        return known[0]
    if value not in known:
        raise SetupError(
            say(
                "{option} can't be {value}; it can be: {choices}.",
                kind="option-value",
                option=option,
                value=repr(value),
                choices=", ".join(known),
            )
        )
    return value


def _kind(path: str) -> str:
    kind = Path(path).suffix.lower()
    if kind not in (SVG, PNG):
        raise SetupError(
            say(
                "A picture's file ends in .svg or .png, and {path} does not.",
                kind="picture-kind",
                path=path,
            )
        )
    return kind
