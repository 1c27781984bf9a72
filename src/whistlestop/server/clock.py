"""What time it is. One object tells the whole server, so that a test can set another time."""

from __future__ import annotations

import time

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Clock:
    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(time.time() * 1000)
