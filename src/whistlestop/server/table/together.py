"""One question for all who ask the same at the same time.

Whoever comes while a question is under way waits for the next one: the answer to the present one
may be older than what they have come to see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Together(Generic[T]):
    def __init__(self) -> None:
        self._asking: dict[str, asyncio.Task[T]] = {}
        self._next: dict[str, asyncio.Task[T]] = {}

    async def ask(self, subject: str, question: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What `question` says when it is asked from now on."""
        asked = self._next.get(subject)
        if asked is None:
            asked = asyncio.create_task(self._ask(subject, question))
            self._next[subject] = asked
        return await asyncio.shield(asked)

    async def _ask(self, subject: str, question: Callable[[], Coroutine[Any, Any, T]]) -> T:
        before = self._asking.get(subject)
        if before is not None:
            await asyncio.wait([before])
        asked = self._asking[subject] = self._next.pop(subject)
        try:
            return await question()
        finally:
            if self._asking.get(subject) is asked:
                del self._asking[subject]
