"""Games, positions and actions can be pickled, copied deeply and made of snapshots."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path

import pytest

from whistlestop.core.errors import SetupError
from whistlestop.core.registry import find_title, load


def test_a_game_arrives_as_the_game_that_is_shared() -> None:
    game = load("steel-driver", 4)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_a_game_on_a_board_of_your_own_travels_with_its_board(tmp_path: Path) -> None:
    title = find_title("steel-driver")
    text = (title.folder / "boards" / "usa.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(f"# My own.\n{text}", encoding="utf-8")
    game = title.game(3, str(own))
    packed = pickle.dumps(game.start())
    own.unlink()
    arrived = pickle.loads(packed)
    assert arrived.game is game
    assert arrived == game.start()


def test_a_deep_copy_of_a_state_changes_by_itself() -> None:
    state = load("steel-driver", 4).start()
    other = copy.deepcopy(state)
    assert other == state
    other.apply(other.legal_actions()[0])
    assert other != state


def test_an_action_arrives_with_its_place_in_the_action_space() -> None:
    game = load("rolling-freight", 3)
    for action in game.actions:
        arrived = pickle.loads(pickle.dumps(action))
        assert arrived == action
        assert arrived.id == action.id


def test_a_snapshot_may_come_back_from_json() -> None:
    game = load("steam-rollers", 3)
    state = game.start()
    state.apply(state.legal_actions()[0])
    assert game.from_snapshot(json.loads(json.dumps(state.snapshot()))) == state


@pytest.mark.parametrize("wrong", [(), (1, 2, 3), ("a",) * 30, ((1.5,),) * 30])
def test_what_is_no_snapshot_of_the_game_is_refused(wrong: tuple[object, ...]) -> None:
    with pytest.raises(SetupError, match="no snapshot of a position of Steel Driver for 4"):
        load("steel-driver", 4).from_snapshot(wrong)


def test_a_snapshot_of_a_game_for_others_is_refused() -> None:
    with pytest.raises(SetupError):
        load("steel-driver", 4).from_snapshot(load("steel-driver", 5).start().snapshot())
