"""Processes that think, film, play and learn: each answers one question at a time.

A helper is a fresh interpreter: none of this process's threads and handlers come along. It leaves
Ctrl-C to us, ends when we are gone, and can be killed in the middle of an answer, which the pools
of the standard library can't do.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Generic, TypeVar, cast

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import say

DEATHS = 5  # how often helpers may die without one answer in between

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Ended(Exception):
    """The helper's process ended without an answer."""


class Failed(Exception):
    """The answer could not be made; the text says where it went wrong."""


class HelpersDied(WhistlestopError):
    """Helpers die again and again, as they do when memory runs out."""


class Helper(Generic[Question, Answer]):
    """A process that answers questions by a function, which must be importable."""

    def __init__(self, answer: Callable[[Question], Answer]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(answer, theirs, os.getpid()), daemon=True
        )
        with _interrupts_held():
            self._process.start()
        theirs.close()

    def ask(self, question: Question, patience: float | None = None) -> Answer:
        self.put(question)
        return self.get(patience)

    def put(self, question: Question) -> None:
        with contextlib.suppress(OSError):  # one who has ended is found out by its answer
            self.line.send(question)

    def get(self, patience: float | None = None) -> Answer:
        """The answer; raises Ended, TimeoutError after so many seconds, or what went wrong."""
        try:
            if not self.line.poll(patience):
                raise TimeoutError
            is_answer, found = self.line.recv()
        except (EOFError, ConnectionError):
            raise Ended from None
        if not is_answer:
            raise cast("Exception", found)
        return cast("Answer", found)

    def end(self) -> None:
        """End the process, whatever it is doing. Whoever waits for its answer gets Ended."""
        self._process.kill()
        self._process.join()


def answers(
    answer: Callable[[Question], Answer], questions: Iterable[Question], processes: int
) -> Generator[tuple[Question, Answer], None, None]:
    """Every question with its answer, in the order in which they come.

    If a helper dies, another one is asked the same again.
    """
    left = list(questions)[::-1]
    idle: list[Helper[Question, Answer]] = []
    busy: dict[Connection, tuple[Helper[Question, Answer], Question]] = {}
    deaths = 0
    try:
        while left or busy:
            while left and len(busy) < processes:
                helper = idle.pop() if idle else Helper(answer)
                question = left.pop()
                helper.put(question)
                busy[helper.line] = (helper, question)
            for line in wait(list(busy)):
                helper, question = busy.pop(cast("Connection", line))
                try:
                    found = helper.get()
                except Ended:
                    helper.end()
                    left.append(question)
                    deaths += 1
                    if deaths >= DEATHS:
                        raise _died() from None
                    continue
                idle.append(helper)
                deaths = 0
                yield question, found
    finally:
        for helper in (*idle, *(helper for helper, _ in busy.values())):
            helper.end()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """A process started meanwhile hears no Ctrl-C; it ends with its parent."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # It starts with the first process, and lets interrupts through from then on.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(answer: Callable[[Question], Answer], line: Connection, parent: int) -> None:
    """The life of a helper."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    sys.stdout = sys.stderr  # a bot that prints must not speak in our place
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            question = line.recv()
            try:
                reply: tuple[bool, object] = (True, answer(question))
            except WhistlestopError as error:
                reply = (False, error)
            except Exception:
                reply = (False, Failed(traceback.format_exc(limit=3)))
            line.send(reply)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def _died() -> HelpersDied:
    return HelpersDied(
        say("The processes that play the games die again and again; is there too little memory?")
    )
