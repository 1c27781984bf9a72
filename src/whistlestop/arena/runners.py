"""Where games are played: here, on all cores, or on a Ray cluster.

Every runner gets the numbers of games and yields each game's result as it comes, in any order. If a
process dies, no game is lost: another one plays it again.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from typing import Any

from whistlestop.arena.game import Result, play
from whistlestop.arena.plan import Plan
from whistlestop.bots.cluster import joined
from whistlestop.bots.processes import answers

Played = tuple[Result, str]
Games = Generator[Played, None, None]

WAITING = 2  # games handed out for each core of a cluster, so that none is ever idle


def play_here(plan: Plan, numbers: list[int], with_records: bool) -> Games:
    """One after the other in this process."""
    for number in numbers:
        yield play(plan, number, with_records)


def play_on_cores(plan: Plan, numbers: list[int], with_records: bool, processes: int) -> Games:
    """In several processes of this machine."""
    with closing(answers(partial(_play, plan, with_records), numbers, processes)) as played:
        for _, found in played:
            yield found


def _play(plan: Plan, with_records: bool, number: int) -> Played:
    return play(plan, number, with_records)


def play_on_cluster(plan: Plan, numbers: list[int], with_records: bool, address: str) -> Games:
    """On a Ray cluster: a running one (its address, or auto), else a new one on this machine."""
    with joined(address) as ray:
        # If a worker or a machine is lost, Ray itself plays its game again.
        remote: Any = ray.remote(max_retries=-1)(play)
        waiting = list(reversed(numbers))
        under_way: dict[Any, int] = {}
        while waiting or under_way:
            cores = int(ray.cluster_resources().get("CPU", 1))  # machines may come and go
            while waiting and len(under_way) < WAITING * max(1, cores):
                number = waiting.pop()
                under_way[remote.remote(plan, number, with_records)] = number
            done, _ = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                del under_way[reference]
                yield ray.get(reference)
