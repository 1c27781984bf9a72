"""What becomes of errors on a cluster. Real workers are lost in tests.arena.ray_drill."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop.bots.cluster import joined
from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.words import say


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class StandIn(SimpleNamespace):
    """As much of Ray as joining and leaving needs."""

    def __init__(self, *reachable: str) -> None:
        exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        super().__init__(exceptions=exceptions, reachable=reachable, joined="", left=False)

    def init(self, address: str = "this machine", **_: Any) -> None:
        if address != "this machine" and address not in self.reachable:
            raise ConnectionError("nobody\nanswers.")
        self.joined = address

    def shutdown(self) -> None:
        self.left = True


def stand_in(monkeypatch: pytest.MonkeyPatch, *reachable: str) -> StandIn:
    ray = StandIn(*reachable)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.mark.parametrize(("reachable", "found"), [(["auto"], "auto"), ([], "this machine")])
def test_without_a_cluster_at_hand_this_machine_is_one(
    monkeypatch: pytest.MonkeyPatch, reachable: list[str], found: str
) -> None:
    ray = stand_in(monkeypatch, *reachable)
    with joined("auto"):
        assert ray.joined == found
    assert ray.left


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    with (
        pytest.raises(SetupError, match=r"'ray://far' can't be joined: nobody answers\.$"),
        joined("ray://far"),
    ):
        pass


def test_a_lost_cluster_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = stand_in(monkeypatch, "auto")
    with pytest.raises(WhistlestopError, match=r"lost: the raylet died\. What was"), joined("auto"):
        raise RayError("the raylet died")
    assert ray.left


def test_a_tasks_own_sentence_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "auto")
    said = WhistlestopError(say("No such bot."))
    with pytest.raises(WhistlestopError, match=r"^No such bot\.$"), joined("auto"):
        raise RayTaskError(said)


def test_a_fault_of_ours_in_a_task_stays_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, "auto")
    with pytest.raises(RayTaskError), joined("auto"):
        raise RayTaskError(KeyError("seat"))
