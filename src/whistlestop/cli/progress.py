"""A progress bar on the error stream of a terminal; into a log, a line now and then."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from whistlestop.core.words import Message, Speaker

CELLS = 30
PAUSE = 0.1  # seconds between two drawings,
LOG_PAUSE = 30.0  # and between two lines of a log


class Bar:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.is_shown = sys.stderr.isatty()
        self.begin = self.logged = time.monotonic()
        self.first: int | None = None  # what was done before the bar began
        self.drawn = 0.0
        self.width = 0

    def __enter__(self) -> Bar:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_shown and self.width:
            print(file=sys.stderr)

    def show(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self.first is None:
            self.first, self.begin = done, now
        if not self.is_shown:
            self._log(done, total, now)
            return
        if now - self.drawn < PAUSE and done < total:
            return
        self.drawn = now
        full = CELLS * done // max(1, total)
        line = f"[{'#' * full}{'.' * (CELLS - full)}] {done}/{total}"
        line += self._left(done, total, now)
        self.width = max(self.width, len(line))
        print(f"\r{line:<{self.width}}", end="", file=sys.stderr, flush=True)

    def tell(self, message: Message) -> None:
        """A line of its own."""
        if self.is_shown and self.width:
            print(f"\r{'':<{self.width}}\r", end="", file=sys.stderr)
        print(self.speaker.say(message), file=sys.stderr, flush=True)

    def _log(self, done: int, total: int, now: float) -> None:
        """What takes no longer than a pause needs no line."""
        if now - self.logged >= LOG_PAUSE:
            self.logged = now
            print(f"{done}/{total}{self._left(done, total, now)}", file=sys.stderr, flush=True)

    def _left(self, done: int, total: int, now: float) -> str:
        if self.first is None or not self.first < done < total:
            return ""
        left = (now - self.begin) * (total - done) / (done - self.first)
        return f"  {self.speaker.text('{time} left', time=_clock(left))}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
