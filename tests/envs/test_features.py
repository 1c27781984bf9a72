"""A position as numbers: all that is public, nothing else, and nothing allocated."""

from __future__ import annotations

import random
import tracemalloc
from array import array
from typing import Any

import numpy as np
import pytest

from tests.conformance.setups import SetUp
from tests.envs.setups import TITLES, states, tables, varied_set_ups
from whistlestop.core.features import Features, Sheet, new_row, row_of
from whistlestop.core.game import State
from whistlestop.core.registry import load
from whistlestop.core.vectors import vector

# What a position keeps besides, because it follows from the rest.
DERIVED = {
    "steel-driver": {"free", "frontier", "passed", "out"},
    "steam-rollers": {"free", "lengths", "reach"},
    "rolling-freight": {
        *("holder", "on_top", "at_bottom", "lost_now", "at_improvement_bottom"),
        *("joins", "wants", "lying", "fares", "fares_known", "usable", "power"),
    },
}

# Numbers that random games hardly ever move; told apart however large they grow.
COUNTS = {
    "steel-driver": ("cubes", "cash", "treasury", "profit", "tracks_left", "shares"),
    "steam-rollers": ("points", "delivered", "received", "removed", "supply", "bag"),
    "rolling-freight": ("score", "stations", "pool", "collected", "bag", "supply", "served"),
}


def look(features: Features[Any], state: State, seat: int) -> bytes:
    row = new_row(features.size)
    features.fill(state, seat, row)
    return row.tobytes()


@pytest.mark.parametrize("set_up", varied_set_ups(), ids=str)
def test_positions_are_equal_exactly_where_their_numbers_are(set_up: SetUp) -> None:
    game = set_up.game()
    features = game.features
    generator = random.Random(str(set_up))
    rows: dict[bytes, tuple[object, ...]] = {}
    snapshots: dict[tuple[object, ...], bytes] = {}
    sampled = list(states(game, str(set_up)))
    for state in generator.sample(sampled, min(300, len(sampled))):
        legal = state.legal_actions()
        near = [state]
        for action in generator.sample(legal, min(2, len(legal))):
            sibling = state.copy()
            sibling.apply(action)
            near.append(sibling)
        for one in near:
            snapshot = one.snapshot()
            row = look(features, one, 0)
            assert rows.setdefault(row, snapshot) == snapshot, "two positions look the same"
            assert snapshots.setdefault(snapshot, row) == row, "a position looks two ways"


@pytest.mark.parametrize("set_up", varied_set_ups(), ids=str)
def test_a_row_shows_a_position_whatever_it_has_shown_before(set_up: SetUp) -> None:
    game = set_up.game()
    features = game.features
    generator = random.Random(str(set_up))
    sampled = list(states(game, f"{set_up}/rows"))
    used = Sheet(1, features.size)
    for state in generator.sample(sampled, min(60, len(sampled))):
        seat = generator.randrange(game.players)
        fresh = Sheet(1, features.size)
        for sheet in (used, fresh):
            features.fill_row(state, seat, sheet.rows[0])
        assert used.bytes == fresh.bytes


@pytest.mark.parametrize("title", TITLES)
def test_every_public_part_of_a_position_shows_by_itself(title: str) -> None:
    game = load(title, 3)
    features = game.features
    sampled = [state for number in range(3) for state in states(game, f"{title}/{number}")]
    generator = random.Random(title)
    seen: set[str] = set()
    for _ in range(300):
        state, other = generator.choice(sampled), generator.choice(sampled)
        if vars(state)["phase"] != vars(other)["phase"]:
            continue
        before, row = state.snapshot(), look(features, state, 1)
        for name, value in vars(other).items():
            if name in ("setup", "journal", "phase") or name in DERIVED[title]:
                continue
            changed = state.copy()
            setattr(changed, name, value)
            if changed.snapshot() != before:
                seen.add(name)
                assert look(features, changed, 1) != row, f"{name} does not show"
    assert len(seen) >= 15


@pytest.mark.parametrize("title", TITLES)
def test_one_more_of_anything_that_is_counted_shows(title: str) -> None:
    game = load(title, 3)
    features = game.features
    sampled = list(states(game, title))
    for state in random.Random(title).sample(sampled, 4):
        row = look(features, state, 2)
        for name in COUNTS[title]:
            numbers = [int(number) for number in getattr(state, name)]
            for place in range(len(numbers)):
                changed = state.copy()
                more = [*numbers[:place], numbers[place] ^ 1, *numbers[place + 1 :]]
                setattr(changed, name, vector(more))
                assert look(features, changed, 2) != row, f"{name}[{place}] does not show"


@pytest.mark.parametrize("set_up", varied_set_ups(), ids=str)
def test_every_number_is_within_the_bounds_of_its_plane(set_up: SetUp) -> None:
    game = set_up.game()
    features = game.features
    least = np.concatenate([np.full(plane.size, plane.least) for plane in features.planes])
    most = np.concatenate([np.full(plane.size, plane.most) for plane in features.planes])
    numbers = np.zeros(features.size, np.float32)
    decisions = 0
    for state in states(game, f"{set_up}/bounds"):
        decisions += 1
        if decisions % 3:
            continue
        features.fill(state, decisions % game.players, row_of(numbers))
        assert np.all(numbers >= least)
        assert np.all(numbers <= most)
        assert all(abs(score) <= features.most_points for score in state.scores())
    assert decisions <= features.horizon


@pytest.mark.parametrize(("title", "players"), tables())
def test_planes_follow_each_other_and_explain_themselves(title: str, players: int) -> None:
    features = load(title, players).features
    start = 0
    for plane in features.planes:
        assert plane.start == start
        assert len(plane.axes) == len(plane.shape)
        assert plane.meaning
        start += plane.size
    assert start == features.size
    assert len({plane.name for plane in features.planes}) == len(features.planes)


@pytest.mark.parametrize(("title", "players"), tables())
def test_every_seat_sees_itself_first(title: str, players: int) -> None:
    game = load(title, players)
    features = game.features
    (to_act,) = [plane for plane in features.planes if plane.name == "to_act"]
    row = new_row(features.size)
    for number, state in enumerate(states(game, f"{title}/{players}")):
        for seat in range(players) if number % 10 == 0 else ():
            features.fill(state, seat, row)
            shown = list(row[to_act.start : to_act.start + to_act.size])
            if state.to_act < 0:
                assert shown == [0.0] * players
            else:
                assert shown.index(1.0) == (int(state.to_act) - seat) % players
                assert sum(shown) == 1.0


@pytest.mark.parametrize(("title", "players"), tables())
def test_filling_overwrites_everything_and_allocates_nothing(title: str, players: int) -> None:
    game = load(title, players)
    features = game.features
    sampled = list(states(game, f"{title}/{players}/memory"))
    state = sampled[len(sampled) // 2]
    buffer = array("f", [7.0]) * features.size
    row = row_of(buffer)
    features.fill(state, 0, row)
    assert row.tobytes() == look(features, state, 0)
    tracemalloc.start()
    try:
        features.fill(state, 0, row)
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(5):
            features.fill(state, 0, row)
        after, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 200, "something stays allocated"
    assert peak - before < 2000, "more than passing numbers was allocated"
