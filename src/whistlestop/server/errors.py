"""What the server refuses: one sentence each, with the status that a program expects."""

from __future__ import annotations

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Message


class Refusal(WhistlestopError):
    """Something that isn't possible now, or for this person; nothing has changed."""

    def __init__(self, status: int, message: Message, retry_after: int = 0) -> None:
        super().__init__(message)
        self.status = status
        self.retry_after = retry_after  # seconds after which it may be possible; 0: nobody knows
