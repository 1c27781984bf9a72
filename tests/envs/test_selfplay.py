"""Self-play data: what a row says, and that a run can be stopped and taken up at any time."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tests.envs.setups import TITLES
from whistlestop.bots import RandomBot
from whistlestop.cli import main
from whistlestop.core.chance import draw
from whistlestop.core.features import row_of
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import find_title
from whistlestop.envs import selfplay
from whistlestop.envs.selfplay import SelfPlayPlan, Shards, on_cores, on_this_core, shard_path

PLAN = SelfPlayPlan(
    game="steel-driver",
    players=3,
    board="usa",
    options=(("first-player", "seat-1"),),
    bot="random",
    seed="7",
    explore=0,
    shard=2,
    games=3,
)


def plan_for(title: str, **more: Any) -> SelfPlayPlan:
    found = find_title(title)
    options = tuple(found.full_options({}).items())
    return replace(PLAN, game=title, board=found.default_board, options=options, **more)


def column(table: Any, name: str) -> Any:
    return np.stack(table[name].to_numpy())


@pytest.mark.parametrize("title", TITLES)
def test_a_row_is_a_decision_with_what_was_seen_legal_and_done(title: str, tmp_path: Path) -> None:
    plan = plan_for(title, games=1)
    list(selfplay.run(plan, tmp_path, on_this_core))
    table = pq.read_table(shard_path(tmp_path, 0))
    game = plan.set_up()
    features, masks = column(table, "features"), column(table, "legal_mask")
    policy, outcome = column(table, "policy"), column(table, "outcome")
    scores, actions = column(table, "scores"), table["action"].to_pylist()
    seats = table["seat"].to_pylist()
    assert table["moment"].to_pylist() == list(range(len(actions)))
    assert (policy.argmax(1) == actions).all()
    assert (policy.sum(1) == 1).all()
    assert np.isnan(column(table, "value")).all()  # the bot doesn't search
    assert masks[np.arange(len(actions)), actions].all()
    # The game again, from its decisions and the same chance.
    state = game.start()
    dice = random.Random(selfplay.game_seed(plan, 0)[::-1])
    row = np.zeros(game.features.size, np.float32)
    moment = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, dice))
            continue
        assert state.to_act == seats[moment]
        game.features.fill(state, seats[moment], row_of(row))
        assert (features[moment] == row).all()
        assert (masks[moment] == np.frombuffer(state.legal_mask(), np.uint8)).all()
        state.apply(game.actions[actions[moment]])
        moment += 1
    assert moment == len(actions)
    result = state.outcome()
    assert result is not None
    for number, seat in enumerate(seats):
        turned = [(seat + other) % plan.players for other in range(plan.players)]
        assert outcome[number].tolist() == [result.win_shares()[other] for other in turned]
        assert scores[number].tolist() == [result.scores[other] for other in turned]


def test_the_policy_of_a_search_is_how_it_spread_its_visits(tmp_path: Path) -> None:
    plan = replace(PLAN, bot="mcts:4", games=1, explore=4)
    list(selfplay.run(plan, tmp_path, on_this_core))
    table = pq.read_table(shard_path(tmp_path, 0))
    policy, masks = column(table, "policy"), column(table, "legal_mask")
    assert policy.sum(1) == pytest.approx(1)
    assert not policy[masks == 0].any()
    assert (np.count_nonzero(policy, axis=1) > 1).any()
    chosen = policy[np.arange(len(policy)), table["action"].to_pylist()]
    assert (chosen > 0).all()
    value, forced = column(table, "value"), masks.sum(1) == 1
    assert np.isnan(value[forced]).all()
    assert value[~forced].sum(1) == pytest.approx(1, abs=1e-3)
    assert (value[~forced] >= 0).all()


class Stopped(Exception):
    """As a kill would stop a run."""


def stopped_after(shards_done: int) -> selfplay.Workforce:
    def work(plan: SelfPlayPlan, shards: Shards) -> Iterator[tuple[int, bytes]]:
        for done, result in enumerate(on_this_core(plan, shards)):
            if done == shards_done:
                raise Stopped
            yield result

    return work


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_run_that_was_stopped_goes_on_and_gives_the_same_data(tmp_path: Path) -> None:
    plan = replace(PLAN, games=7)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert list(selfplay.run(plan, whole, on_this_core))[-1] == (7, 7)
    with pytest.raises(Stopped):
        list(selfplay.run(plan, broken, stopped_after(2)))
    assert len(list(broken.glob("shard-*"))) == 2
    progress = list(selfplay.run(plan, broken, on_this_core))
    assert progress == [(4, 7), (6, 7), (7, 7)]
    assert contents(broken) == contents(whole)
    assert list(selfplay.run(plan, broken, on_this_core)) == [(7, 7)]


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    first, later = replace(PLAN, games=3), replace(PLAN, games=4)
    list(selfplay.run(first, tmp_path, on_this_core))
    assert list(selfplay.run(later, tmp_path, on_this_core)) == [(2, 4), (4, 4)]
    games = pq.read_table(shard_path(tmp_path, 1))["game"].to_pylist()
    assert sorted(set(games)) == [2, 3]


def test_several_processes_give_the_same_data_as_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    list(selfplay.run(PLAN, one, on_this_core))
    list(selfplay.run(PLAN, two, on_cores(2)))
    assert contents(one) == contents(two)


def test_a_folder_of_another_run_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["selfplay", "steel-driver", "--bot", "random", "--games", "1", "--processes", "1"]
    command += ["--out", str(tmp_path)]
    assert main(command) == 0
    assert "1 of 1 game" in capsys.readouterr().err
    before = contents(tmp_path)
    assert main([*command, "--seed", "other"]) == 2
    assert "data of another run" in capsys.readouterr().err
    assert contents(tmp_path) == before
    (tmp_path / "manifest.json").write_text("{", encoding="utf-8")
    assert main(command) == 2


def test_the_manifest_says_what_the_numbers_are(tmp_path: Path) -> None:
    list(selfplay.run(PLAN, tmp_path, on_this_core))
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    features = PLAN.set_up().features
    last = manifest["planes"][-1]
    assert last["start"] + np.prod(last["shape"]) == features.size
    assert manifest["actions"] == len(PLAN.set_up().actions)
    stored = pq.read_schema(shard_path(tmp_path, 0)).metadata[b"whistlestop"]
    assert json.loads(stored) == manifest


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "no game 'chess'"),
        (["steel-driver", "--games", "many"], "--games is a whole number from 1 on, not 'many'"),
        (["steel-driver", "--games", "0"], "--games is a whole number from 1 on"),
        (["steel-driver", "--players", "9"], "not 9"),
        (["steel-driver", "--bot", "nobody"], "no bot 'nobody'"),
        (["steel-driver", "--option", "x=y"], "no option 'x'"),
    ],
)
def test_what_can_be_asked_wrong_ends_in_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", *arguments, "--out", str(tmp_path / "x")]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_bot_without_a_search_has_its_choice_for_a_policy() -> None:
    state = PLAN.set_up().start()
    action = state.legal_actions()[2]
    bot = RandomBot()
    expected = array("f", bytes(4 * len(state.game.actions)))
    expected[action.id] = 1.0
    assert selfplay.visit_policy(bot, state, action) == expected
