"""`whistlestop film`: a recorded game as one HTML file that plays in any current browser."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.show import write_file
from whistlestop.core.errors import SetupError
from whistlestop.core.picture.film import film
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    add_record(parser, speaker)
    film = parser.add_argument_group(speaker.text("the film"))
    film.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=speaker.text("an .html file (without it: named after the record, in this folder)"),
    )


def run(chosen: Namespace, language: str) -> int:
    output = chosen.output or f"{Path(chosen.record).stem}.html"
    if Path(output).suffix.lower() not in (".html", ".htm"):
        raise SetupError(
            say("A film's file ends in .html, and {path} does not.", kind="film-kind", path=output)
        )
    match = Record.read(chosen.record).replay()
    page = film(match, speaker(language, match.names), language)
    write_file(output, page.encode())
    print(output)
    return 0
