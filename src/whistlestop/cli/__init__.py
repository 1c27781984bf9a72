"""The command `whistlestop`: plays, replays and explains games in a terminal.

Whatever a person can get wrong ends in one sentence on the error stream and exit code 2. What a
command needs is imported when it runs, so that each starts fast.
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
        code: int = chosen.run(chosen, language)
        return code
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
