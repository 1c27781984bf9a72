"""Where games are played: here, on all cores, or on a Ray cluster.

Every runner gets the numbers of games and yields each game's result as it comes, in any order. If a
process dies, no game is lost: another one plays it again.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial

from whistlestop.arena.game import Result, play
from whistlestop.arena.plan import Plan
from whistlestop.bots.cluster import Tell, answers_on_cluster
from whistlestop.bots.processes import answers

Played = tuple[Result, str]
Games = Generator[Played, None, None]


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


def play_on_cluster(
    plan: Plan, numbers: list[int], with_records: bool, address: str, tell: Tell
) -> Games:
    """On a Ray cluster: a running one (its address, or auto), else a new one on this machine."""
    with closing(
        answers_on_cluster(partial(_play, plan, with_records), numbers, address, tell)
    ) as played:
        for _, found in played:
            yield found
