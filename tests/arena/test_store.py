"""The store: each game once, whatever happened to the process before."""

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.arena import Plan, ResultStore, run
from whistlestop.arena.store import GAMES, StoreError


def plan(seed: str = "1") -> Plan:
    return Plan.make("steel-driver", ["random"], seed=seed)


def numbers(folder: Path, games: int, processes: int = 1) -> list[int]:
    """Run, and the games that then are in the file."""
    with ResultStore(folder, plan()).opened() as store:
        run(store, games, processes=processes)
    with ResultStore(folder, plan()).opened() as store:
        return sorted(store.results)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    assert numbers(tmp_path, 3) == [0, 1, 2]
    before = (tmp_path / GAMES).read_bytes()
    assert numbers(tmp_path, 3) == [0, 1, 2]
    assert (tmp_path / GAMES).read_bytes() == before
    assert numbers(tmp_path, 5) == [0, 1, 2, 3, 4]
    assert (tmp_path / GAMES).read_bytes().startswith(before)


@pytest.mark.parametrize("lost", [1, 40])
def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path, lost: int) -> None:
    numbers(tmp_path, 3)
    path = tmp_path / GAMES
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    with ResultStore(tmp_path, plan()).opened() as store:
        assert store.missing(3) == [2]
        run(store, 3, processes=1)
    assert path.read_bytes().count(b"\n") == 3


def test_a_game_that_comes_twice_counts_once(tmp_path: Path) -> None:
    with ResultStore(tmp_path, plan()).opened() as store:
        run(store, 1, processes=1)
        store.add(store.results[0], "")
    assert (tmp_path / GAMES).read_bytes().count(b"\n") == 1


def test_a_game_comes_out_the_same_in_any_process(tmp_path: Path) -> None:
    results = []
    for processes in (1, 2):
        folder = tmp_path / str(processes)
        with ResultStore(folder, plan()).opened() as store:
            run(store, 4, processes=processes)
            results.append([(one.number, one.scores, one.bots) for one in store.first(4)])
    assert results[0] == results[1]


def test_another_plans_folder_is_refused(tmp_path: Path) -> None:
    numbers(tmp_path, 1)
    with (
        pytest.raises(StoreError, match="another plan"),
        ResultStore(tmp_path, plan("2")).opened(),
    ):
        pass


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    with pytest.raises(StoreError, match="isn't empty"), ResultStore(tmp_path, plan()).opened():
        pass


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with (
        ResultStore(tmp_path, plan()).opened(),
        pytest.raises(StoreError, match="Another arena"),
        ResultStore(tmp_path, plan()).opened(),
    ):
        pass
