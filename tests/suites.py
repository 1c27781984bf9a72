"""The two suites, and what of them ran.

A test marked `long` repeats what another covers: more seeds, more set-ups, the same journey in
another language. `make test` leaves it out, and `make test-long` runs nothing else. The mark names
its reason, by which the summary tells what the long suite adds:

    @pytest.mark.long("the same journey in every language")
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Any

import pytest

SUITES = ("short", "long", "all")
LEFT_OUT = "left_out"  # what a worker calls it when it reports to the controller


def kind_of(nodeid: str) -> str:
    """What a test is about: the folder under tests/ that it is in, a game's name for a game."""
    folders = PurePath(nodeid.split("::")[0]).parts[1:-1]
    if not folders:
        return "the tree"
    return folders[1].replace("_", "-") if folders[0] == "games" else folders[0]


def reason_of(item: pytest.Item) -> str | None:
    """Why a test is left to the long suite; None if it isn't."""
    mark = item.get_closest_marker("long")
    if mark is None:
        return None
    if len(mark.args) != 1 or not isinstance(mark.args[0], str):
        raise pytest.UsageError(f"{item.nodeid}: the mark `long` takes one reason, a string")
    return mark.args[0]


def rest_long(values: Iterable[Any], reason: str, short: int = 1) -> list[Any]:
    """Values to parametrize a test with: so many of the first in make test, the rest in the long
    suite. A value may be a tuple, for several arguments."""
    made: list[Any] = []
    for number, value in enumerate(values):
        several = value if isinstance(value, tuple) else (value,)
        marks = [pytest.mark.long(reason)] if number >= short else []
        made.append(pytest.param(*several, marks=marks))
    return made


class Suites:
    """Leaves out what belongs to the other suite, and counts what ran."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.suite: str = config.getoption("--suite")
        self.tests: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.left_out: Counter[str] = Counter()
        self.failed: dict[str, None] = {}  # in order, each once

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept: list[pytest.Item] = []
        left_out: list[pytest.Item] = []
        for item in items:
            reason = reason_of(item)
            if self.suite == "all" or (self.suite == "long") == (reason is not None):
                kept.append(item)
            else:
                left_out.append(item)
                if reason is not None:
                    self.left_out[f"{kind_of(item.nodeid)}: {reason}"] += 1
        if left_out:
            self.config.hook.pytest_deselected(items=left_out)
            items[:] = kept

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        kind = kind_of(report.nodeid)
        self.tests[kind] += report.when == "call"
        self.seconds[kind] += report.duration  # setting up and tidying away count too
        if report.failed:
            self.failed[report.nodeid] = None

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of xdist has ended: each has seen the whole collection."""
        self.left_out = Counter(getattr(node, "workeroutput", {}).get(LEFT_OUT, self.left_out))

    def pytest_sessionfinish(self) -> None:
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[LEFT_OUT] = dict(self.left_out)
            return
        file = self.config.getoption("--tally")
        if file:
            Path(file).write_text(json.dumps(self.tally()), encoding="utf-8")

    def tally(self) -> dict[str, Any]:
        ran: Iterable[str] = sorted(self.tests, key=lambda kind: -self.seconds[kind])
        return {
            "ran": {kind: [self.tests[kind], round(self.seconds[kind], 1)] for kind in ran},
            LEFT_OUT: dict(sorted(self.left_out.items())),
            "failed": list(self.failed),
        }
