"""Errors caused by what somebody asked for, each told in one sentence.

People see the sentences, programs the exceptions. Anything else that is raised is a bug of ours.
"""

from __future__ import annotations

from whistlestop.core.words import Message


class WhistlestopError(Exception):
    """Something asked for can't be had; `message` says what was wrong and what would be right."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class SetupError(WhistlestopError):
    """No such game, board, option or number of players."""


class NotationError(WhistlestopError):
    """A text that is no action of this game."""


class IllegalAction(WhistlestopError):
    """An action of the game that a rule forbids now."""


class BoardError(WhistlestopError):
    """A board file that can't be used; the message names the file, the line and the fault."""


class RecordError(WhistlestopError):
    """A record that can't be read or doesn't replay; the message names the place."""


class LessonError(WhistlestopError):
    """A lesson that can't be used; the message names the file, the line and the fault."""
