"""What is refused at the table, each as one sentence with the status that a program expects."""

from __future__ import annotations

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Message


class Refusal(WhistlestopError):
    """Something that can't be had now, or by this person; nothing has changed."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status
