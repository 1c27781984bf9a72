"""Bots think in their own processes, so that they never hold up the server's loop.

If one crashes or takes too long, it is ended and replaced. Its question stays unanswered, and the
table falls back to a simpler bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from whistlestop.server import metrics

LONGEST_REPLY = 2**20


class NoAnswer(Exception):
    """A bot crashed, took too long, or gave no valid answer."""


@dataclass
class Thinkers:
    count: int
    patience: float  # seconds
    _idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = field(
        default_factory=asyncio.LifoQueue
    )
    _alive: set[asyncio.subprocess.Process] = field(default_factory=set)

    def open(self) -> None:
        for _ in range(self.count):
            self._idle.put_nowait(None)  # a process is started when it is first needed

    async def close(self) -> None:
        for process in list(self._alive):
            await self._end(process)

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
            process = await self._idle.get()
        finally:
            metrics.here(metrics.bot_waiting).dec()
        began = time.monotonic()
        try:
            reply = await self._asked(process, question)
            if part not in reply:
                raise NoAnswer(str(reply.get("error")))
        except NoAnswer:
            metrics.here(metrics.bot_failures, bot=bot).inc()
            raise
        metrics.here(metrics.bot_answers, bot=bot).inc()
        metrics.here(metrics.bot_seconds, bot=bot).observe(time.monotonic() - began)
        return reply[part]

    async def _asked(
        self, process: asyncio.subprocess.Process | None, question: dict[str, Any]
    ) -> dict[str, Any]:
        try:
            if process is None:
                process = await self._start()
            reply = await asyncio.wait_for(self._exchange(process, question), self.patience)
        except BaseException as error:
            if process is not None:
                await self._end(process)
            self._idle.put_nowait(None)
            if isinstance(error, TimeoutError):
                raise NoAnswer(f"no answer within {self.patience:g} seconds") from None
            if isinstance(error, NoAnswer | OSError | ValueError):
                raise NoAnswer(str(error)) from None
            raise
        self._idle.put_nowait(process)
        return reply

    async def _exchange(
        self, process: asyncio.subprocess.Process, question: dict[str, Any]
    ) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise NoAnswer("the bot's process ended")
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "whistlestop.server.bots.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_REPLY,
        )
        self._alive.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # Closed here, not by the garbage collector, which would complain when the loop is gone.
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()
