"""What bots think by, in a process that takes long to start, as on a busy machine."""

from __future__ import annotations

import time
from multiprocessing import parent_process

from whistlestop.server.bots.thinker import answer

__all__ = ["PATIENCE", "answer_late"]

PATIENCE = 3.0  # seconds


def answer_late(question: dict[str, object]) -> dict[str, object]:
    return answer(question)


if parent_process() is not None:
    time.sleep(PATIENCE * 1.5)
