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

from whistlestop.bots.advice import Advice
from whistlestop.bots.processes import Ended, Failed, Helper
from whistlestop.core.errors import WhistlestopError
from whistlestop.server import metrics, shortage
from whistlestop.server.bots.line import Full, Line, Share
from whistlestop.server.bots.thinker import READY, answer
from whistlestop.server.compiled import bots_build, compiled_first

logger = logging.getLogger("whistlestop.server.bots")


USUAL = 1.0  # seconds for an answer, before any has been given
STARTING = 120.0  # seconds in which a process must be ready to think


class NoAnswer(Exception):
    """A bot crashed, took too long, or gave no valid answer."""


class Busy(Exception):
    """Too many questions are waiting already; with the seconds until this one would be answered."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"about {seconds} seconds")
        self.seconds = seconds


ANYBODY = Share()
Asked = dict[str, Any]
Thinker = Helper[Asked, Asked]


@dataclass
class Thinkers:
    count: int
    patience: float  # seconds
    _idle: list[Thinker | None] = field(default_factory=list)
    _line: Line = field(init=False)
    _seconds: float = USUAL  # for an answer, lately
    _alive: dict[Thinker, str] = field(default_factory=dict)  # each with its rules
    _threads: ThreadPoolExecutor = field(init=False)  # each waits for one process

    def open(self) -> None:
        self._threads = ThreadPoolExecutor(self.count, "thinker")
        self._idle = [None] * self.count  # a process is started when it is first needed
        self._line = Line(self.count)

    async def close(self) -> None:
        for helper in list(self._alive):
            self._end(helper)
        self._threads.shutdown()

    async def ask(self, question: dict[str, Any], share: Share = ANYBODY) -> str:
        """The notation of a bot's choice; raises NoAnswer or Busy."""
        return str(await self._answer(question, "action", share))

    async def advise(self, question: dict[str, Any], share: Share = ANYBODY) -> list[Advice]:
        """A bot's best moves, the best first; raises NoAnswer or Busy."""
        found = await self._answer({**question, "advise": True}, "advice", share)
        return [Advice(str(action), chance, tuple(line)) for action, chance, line in found]

    async def study(self, question: dict[str, Any], share: Share = ANYBODY) -> list[Any]:
        """What a bot thinks of some positions of a game, from `first` on; raises NoAnswer or
        Busy."""
        return list(await self._answer(question, "positions", share))

    def wait(self, share: Share) -> int:
        """About how many seconds a question would wait for its answer."""
        return max(1, round((self._line.ahead(share) / self.count + 1) * self._seconds))

    async def _answer(self, question: dict[str, Any], part: str, share: Share) -> Any:
        bot = str(question.get("bot", ""))
        metrics.here(metrics.bot_waiting).inc()
        try:
            await self._line.enter(share)
        except Full:
            raise Busy(self.wait(share)) from None
        finally:
            metrics.here(metrics.bot_waiting).dec()
        began = time.monotonic()
        try:
            reply = await self._asked(self._idle.pop(), question)
        except NoAnswer:
            metrics.here(metrics.bot_failures, bot=bot).inc()
            raise
        finally:
            taken = time.monotonic() - began
            self._seconds += (taken - self._seconds) / 10
            self._line.leave(share)
        metrics.here(metrics.bot_answers, bot=bot).inc()
        metrics.here(metrics.bot_seconds, bot=bot).observe(taken)
        if "short" in reply:
            shortage.note(str(question["table"]), bot, reply["short"])
            metrics.here(metrics.bot_short, bot=bot).inc(int(reply["short"]))
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
            self._idle.append(helper)
            raise NoAnswer(str(error)) from None
        except BaseException as error:
            if helper is not None:
                self._end(helper)
            self._idle.append(None)
            if isinstance(error, TimeoutError):
                raise NoAnswer(f"no answer within {self.patience:g} seconds") from None
            if isinstance(error, Ended):
                raise NoAnswer("the bot's process ended") from None
            if isinstance(error, OSError):
                raise NoAnswer(str(error)) from None
            raise
        self._idle.append(helper)
        return reply

    def _start(self) -> Thinker:
        rules = bots_build()
        with compiled_first():
            helper: Thinker = Helper(answer)
        self._alive[helper] = rules
        # Starting takes none of the time to think: else a machine too busy to start a process in
        # that time would start one after the other, and no bot would ever answer.
        try:
            helper.ask(READY, STARTING)
        except TimeoutError:
            self._end(helper)
            raise NoAnswer(f"its process was not ready within {STARTING:g} seconds") from None
        except BaseException:
            self._end(helper)
            raise
        logger.info("a process for bots has started", extra={"rules": rules})
        return helper

    def _end(self, helper: Thinker) -> None:
        self._alive.pop(helper, None)
        helper.end()
