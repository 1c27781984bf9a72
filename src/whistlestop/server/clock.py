"""What time it is. One object tells the whole server, so that a test can set another time."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock:
    """Goes on evenly, even if the machine's clock is set: nobody's time may vanish in a jump.

    `follow` takes over what the machine says, and whoever calls it sees to what lies in between.
    """

    def __init__(self) -> None:
        self._ahead = _machine_time() - _even_time()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return _even_time() + self._ahead

    @property
    def jump(self) -> int:
        """By how many milliseconds the machine's clock has been set forward since."""
        return _machine_time() - self.now()

    def follow(self) -> None:
        self._ahead = _machine_time() - _even_time()


def _machine_time() -> int:
    return int(time.time() * 1000)


def _even_time() -> int:
    return int(time.monotonic() * 1000)
