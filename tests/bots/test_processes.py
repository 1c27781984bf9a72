"""Processes that answer questions, one at a time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from whistlestop.bots.processes import Ended, Failed, Helper, HelpersDied, answers
from whistlestop.core.errors import SetupError
from whistlestop.core.words import say

ROOT = Path(__file__).resolve().parents[2]


def twice(number: int) -> int:
    print("not an answer")
    return 2 * number


def own_process(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def dies_once(file: str) -> str:
    if not Path(file).exists():
        Path(file).touch()
        os._exit(1)
    return file


def dies(number: int) -> int:
    os._exit(1)


def refuses(number: int) -> int:
    if number == 1:
        raise SetupError(say("Not this one."))
    return 1 // number


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_question_is_answered_by_so_many_processes_as_may_be() -> None:
    assert dict(answers(twice, range(5), 2)) == {0: 0, 1: 2, 2: 4, 3: 6, 4: 8}
    assert len({process for _, process in answers(own_process, [0.2, 0.3, 0.2, 0.3], 2)}) == 2


def test_a_question_whose_process_dies_is_asked_again(tmp_path: Path) -> None:
    files = [str(tmp_path / name) for name in "ab"]
    assert {question for question, _ in answers(dies_once, files, 2)} == set(files)


def test_processes_that_always_die_are_given_up_in_a_sentence() -> None:
    with pytest.raises(HelpersDied, match="again and again"):
        list(answers(dies, [1], 1))


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    found = answers(own_process, [0.0, 60.0], 1)
    _, process = next(found)
    found.close()
    assert not is_alive(process)


def test_a_process_that_takes_too_long_can_be_killed_in_the_middle() -> None:
    helper: Helper[float, int] = Helper(own_process)
    process = helper.ask(0.0)
    with pytest.raises(TimeoutError):
        helper.ask(60.0, 0.2)
    helper.end()
    assert not is_alive(process)
    with pytest.raises(Ended):
        helper.ask(0.0)


def test_what_goes_wrong_is_raised_here_and_the_process_goes_on() -> None:
    helper: Helper[int, int] = Helper(refuses)
    try:
        with pytest.raises(SetupError, match="Not this one"):
            helper.ask(1)
        with pytest.raises(Failed, match="ZeroDivisionError"):
            helper.ask(0)
        assert helper.ask(2) == 0
    finally:
        helper.end()


FIRST = """
import multiprocessing, os, signal
from tests.bots.test_processes import twice
from whistlestop.bots.processes import Helper
helper = Helper(twice)
(starting,) = multiprocessing.active_children()
os.kill(starting.pid, signal.SIGINT)
print(helper.ask(2, 120.0))
helper.end()
"""


def test_ctrl_c_while_a_process_starts_is_left_to_its_parent() -> None:
    """Also while the first one of a program starts, with which more than it begins."""
    said = subprocess.run([sys.executable, "-c", FIRST], cwd=ROOT, capture_output=True, text=True)
    assert (said.returncode, said.stdout) == (0, "4\n"), said.stderr
