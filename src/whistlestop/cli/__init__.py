"""The command `whistlestop`: plays, replays and explains games in a terminal.

Whatever a person can get wrong ends in one sentence on the error stream and exit code 2. A
command's module is imported when the command is given, so that each starts fast.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from whistlestop.cli.language import choose_language
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Speaker, speaker

GOOD = 0
BAD = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit code."""
    _prepare_streams()
    try:
        with _shutdown_as_interrupt():
            code = _run(list(sys.argv[1:] if arguments is None else arguments))
            sys.stdout.flush()
    except BrokenPipeError:
        # Our reader has had enough, as in `whistlestop replay RECORD | head`. Whatever Python still
        # flushes at its end must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = GOOD
    except KeyboardInterrupt:
        code = INTERRUPTED
    return code


def _run(arguments: list[str]) -> int:
    voice = Speaker()
    try:
        language = choose_language(arguments, os.environ)
        voice = speaker(language)
        # Imported here so that broken pipes and interrupts are handled from the start.
        from whistlestop.cli.parser import parse

        chosen = parse(arguments, voice)
        if chosen.command == "replay":
            from whistlestop.cli import replay

            return replay.run(chosen, language)
        if chosen.command == "show":
            from whistlestop.cli import show

            return show.run(chosen, language)
        if chosen.command == "film":
            from whistlestop.cli import film

            return film.run(chosen, language)
        if chosen.command == "games":
            from whistlestop.cli import games

            return games.run(voice, chosen.rules)
        if chosen.command == "board":
            from whistlestop.cli import boards

            return boards.check(chosen.file, voice)
        if chosen.command == "talk":
            from whistlestop.cli import talk

            return talk.run(chosen, language)
        if chosen.command == "selfplay":
            from whistlestop.cli import selfplay

            return selfplay.run(chosen, voice)
        if chosen.command == "serve":
            from whistlestop.cli import serve

            return serve.run(chosen, voice)
        if chosen.command == "admin":
            from whistlestop.cli import admin

            return admin.run(chosen, voice)
        if chosen.command == "verify":
            from whistlestop.cli import verify

            return verify.run(chosen.record, voice)
        if chosen.command == "judge":
            from whistlestop.cli import judge

            return judge.run(chosen, language)
        if chosen.command == "analyse":
            from whistlestop.cli import analyse

            return analyse.run(chosen, language)
        if chosen.command in ("arena", "ladder"):
            from whistlestop.cli import arena

            run = arena.run if chosen.command == "arena" else arena.run_ladder
            return run(chosen, language)
        if chosen.command == "train":
            from whistlestop.cli import train

            return train.run(chosen, language)
        from whistlestop.cli import play

        return play.run(chosen, language)
    except WhistlestopError as error:
        sys.stdout.flush()
        print(voice.say(error.message), file=sys.stderr)
        return BAD


def _prepare_streams() -> None:
    """A character that the terminal can't show becomes a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


@contextmanager
def _shutdown_as_interrupt() -> Iterator[None]:
    """A closed window or a shutdown is like Ctrl-C: the game is saved first."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, interrupt) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
