"""Spreads the suite over all titles and their set-ups."""

from __future__ import annotations

import pytest

from tests.conformance.setups import BATCH, games_of, set_ups
from whistlestop.core.registry import find_title, title_names

MORE = pytest.mark.long("more set-ups and more games")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.config.getoption("--title")
    titles = [only] if only else title_names()
    if "title_name" in metafunc.fixturenames:
        metafunc.parametrize("title_name", titles)
    games = metafunc.config.getoption("--games")
    if "players" in metafunc.fixturenames:
        drilled = [
            (name, players, first, min(BATCH, games - first))
            for name in titles
            for players in find_title(name).players
            for first in range(0, games, BATCH)
        ]
        metafunc.parametrize(("title", "players", "first_game", "games"), drilled)
    if "set_up" not in metafunc.fixturenames:
        return
    found = [set_up for name in titles for set_up in set_ups(name)]
    if "first_game" not in metafunc.fixturenames:
        one_each = [
            pytest.param(made, id=str(made), marks=[] if made.in_short_suite else [MORE])
            for made in found
        ]
        metafunc.parametrize("set_up", one_each)
        return
    batches = []
    for set_up in found:
        count = games_of(set_up, games)
        for first in range(0, count, BATCH):
            count_here = min(BATCH, count - first)
            marks = [] if set_up.in_short_suite and not first else [MORE]
            batches.append(
                pytest.param(set_up, first, count_here, id=f"{set_up}-{first}", marks=marks)
            )
    metafunc.parametrize(("set_up", "first_game", "games"), batches)
