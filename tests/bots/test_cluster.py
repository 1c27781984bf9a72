"""What becomes of errors on a cluster. Real workers are lost in tests.arena.ray_drill."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from whistlestop.bots import cluster
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


@contextmanager
def listening() -> Iterator[str]:
    """Something that takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


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
    with listening() as address:
        wanted = f"'{address}' can't be joined: nobody answers\\.$"
        with pytest.raises(SetupError, match=wanted), joined(address):
            pass


def test_where_nobody_listens_ray_is_not_even_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = stand_in(monkeypatch, "127.0.0.1:1")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:no port"):
        with pytest.raises(SetupError, match=f"'{address}' can't be joined"), joined(address):
            pass
    assert not ray.joined


def test_whoever_listens_but_never_answers_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = stand_in(monkeypatch)
    end = threading.Event()
    monkeypatch.setattr(ray, "init", lambda **_: end.wait(20))
    monkeypatch.setattr(cluster, "JOINED", 0.1)
    with (
        listening() as address,
        pytest.raises(SetupError, match="no answer from Ray within"),
        joined(address),
    ):
        pass
    end.set()


def test_a_lost_machine_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = stand_in(monkeypatch, "auto")
    nodes = [
        {"NodeManagerAddress": "10.0.0.1", "NodeID": f"abcdef{n}", "Alive": True} for n in "12"
    ]
    nodes[1]["NodeID"] = "beef0001"

    def wait(
        references: list[Any], num_returns: int, timeout: float
    ) -> tuple[list[Any], list[Any]]:
        nodes[1]["Alive"] = False
        return references[:1], references[1:]

    ray.nodes = lambda: nodes
    ray.cluster_resources = lambda: {"CPU": 1}
    ray.remote = lambda **_: lambda task: SimpleNamespace(remote=lambda number: (task, number))
    ray.wait = wait
    ray.get = lambda reference: reference[0](reference[1])
    told: list[str] = []
    found = cluster.answers_on_cluster(
        lambda number: number * 2, [1, 2, 3], "auto", lambda message: told.append(str(message))
    )
    assert sorted(found) == [(1, 2), (2, 4), (3, 6)]
    assert told == [
        "The cluster lost the machine 10.0.0.1 (beef00), and 1 go on; its games are played again "
        "elsewhere."
    ]


def test_what_rays_own_threads_print_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, "auto")
    with joined("auto"):
        for name in ("ray_listen_error_messages", "ours"):
            printing = threading.Thread(target=print, args=[f"from {name}"], name=name)
            printing.start()
            printing.join()
    print("and afterwards")
    assert capsys.readouterr().out == "from ours\nand afterwards\n"


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
