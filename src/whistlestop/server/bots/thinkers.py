"""Bots think in their own processes, so that they never hold up the server's loop.

If one crashes or takes too long, it is ended and replaced. Its question stays unanswered, and the
table falls back to a simpler bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from whistlestop.bots.processes import Ended, Failed, Helper
from whistlestop.core.errors import WhistlestopError
from whistlestop.server import metrics
from whistlestop.server.bots.thinker import answer
from whistlestop.server.compiled import bots_build, compiled_first

logger = logging.getLogger("whistlestop.server.bots")


class NoAnswer(Exception):
    """A bot crashed, took too long, or gave no valid answer."""


Asked = dict[str, Any]
Thinker = Helper[Asked, Asked]


@dataclass
class Thinkers:
    count: int
    patience: float  # seconds
    _idle: asyncio.LifoQueue[Thinker | None] = field(default_factory=asyncio.LifoQueue)
    _alive: dict[Thinker, str] = field(default_factory=dict)  # each with its rules
    _threads: ThreadPoolExecutor = field(init=False)  # each waits for one process

    def open(self) -> None:
        self._threads = ThreadPoolExecutor(self.count, "thinker")
        for _ in range(self.count):
            self._idle.put_nowait(None)  # a process is started when it is first needed

    async def close(self) -> None:
        for helper in list(self._alive):
            self._end(helper)
        self._threads.shutdown()

    async def ask(self, question: dict[str, Any]) -> str:
        """The notation of a bot's choice; raises NoAnswer."""
        return str(await self._answer(question, "action"))

    async def study(self, question: dict[str, Any]) -> list[Any]:
        """What a bot thinks of some positions of a game, from `first` on; raises NoAnswer."""
        return list(await self._answer(question, "positions"))

    async def _answer(self, question: dict[str, Any], part: str) -> Any:
        bot = str(question.get("bot", ""))
        metrics.here(metrics.bot_waiting).inc()
        try:
            helper = await self._idle.get()
        finally:
            metrics.here(metrics.bot_waiting).dec()
        began = time.monotonic()
        try:
            reply = await self._asked(helper, question)
        except NoAnswer:
            metrics.here(metrics.bot_failures, bot=bot).inc()
            raise
        metrics.here(metrics.bot_answers, bot=bot).inc()
        metrics.here(metrics.bot_seconds, bot=bot).observe(time.monotonic() - began)
        return reply[part]

    async def _asked(self, helper: Thinker | None, question: Asked) -> Asked:
        loop = asyncio.get_running_loop()
        try:
            if helper is not None and self._alive.get(helper) != bots_build():
                self._end(helper)  # compiled rules have become ready
                helper = None
            if helper is None:
                helper = await loop.run_in_executor(self._threads, self._start)
            reply = await loop.run_in_executor(self._threads, helper.ask, question, self.patience)
        except (WhistlestopError, Failed) as error:  # of the bot; its process is as good as before
            self._idle.put_nowait(helper)
            raise NoAnswer(str(error)) from None
        except BaseException as error:
            if helper is not None:
                self._end(helper)
            self._idle.put_nowait(None)
            if isinstance(error, TimeoutError):
                raise NoAnswer(f"no answer within {self.patience:g} seconds") from None
            if isinstance(error, Ended):
                raise NoAnswer("the bot's process ended") from None
            if isinstance(error, OSError):
                raise NoAnswer(str(error)) from None
            raise
        self._idle.put_nowait(helper)
        return reply

    def _start(self) -> Thinker:
        rules = bots_build()
        with compiled_first():
            helper: Thinker = Helper(answer)
        self._alive[helper] = rules
        logger.info("a process for bots has started", extra={"rules": rules})
        return helper

    def _end(self, helper: Thinker) -> None:
        self._alive.pop(helper, None)
        helper.end()
