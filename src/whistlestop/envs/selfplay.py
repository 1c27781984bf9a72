"""Self-play: games of a bot against itself as data for learners, in Parquet shards.

A row is a decision: what the seat saw (features), what it could do (legal mask), how the bot's
search spread its visits (policy), what chances it gave each seat (value), what it did, and how the
game ended, seen from that seat. A
folder holds a manifest, which says what was played, and shards of so many games each. Every game
depends only on the seed and its number, so a run that was stopped continues where it was and ends
with the same data, on any number of machines.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import os
import random
import tempfile
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from whistlestop.bots import Bot, decide, make_bot
from whistlestop.bots.cluster import answers_on_cluster
from whistlestop.bots.mcts import MctsBot
from whistlestop.bots.processes import answers
from whistlestop.bots.tree import Tree
from whistlestop.core.chance import draw
from whistlestop.core.errors import SetupError
from whistlestop.core.extras import need
from whistlestop.core.features import new_row
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.registry import load
from whistlestop.core.words import say
from whistlestop.envs import VERSIONS

MANIFEST = "manifest.json"
FORMAT = "whistlestop self-play"
VERSION = 2  # 2 has values


@dataclass(frozen=True)
class SelfPlayPlan:
    """What is played. Everything but the number of games decides what a game is like."""

    game: str
    players: int
    board: str
    options: tuple[tuple[str, str], ...]
    bot: str
    seed: str
    explore: int  # decisions of a game that are drawn in proportion to the visits
    shard: int  # games in a shard
    games: int

    def set_up(self) -> Game:
        return load(self.game, self.players, self.board, dict(self.options))

    def shards(self) -> list[tuple[int, int, int]]:
        """Of each shard: its number, its first game, and how many it holds."""
        return [
            (number, first, min(self.shard, self.games - first))
            for number, first in enumerate(range(0, self.games, self.shard))
        ]


class Rows:
    """Decisions gathered for one shard, as columns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features = game.features
        self.row = new_row(self.features.size)
        self.row_bytes = self.row.cast("B")
        self.numbers = {name: array("i") for name in ("game", "moment", "seat", "action")}
        self.seen = bytearray()
        self.legal = bytearray()
        self.policy = array("f")
        self.value = array("f")
        self.outcome = array("f")
        self.scores = array("i")

    def add(
        self,
        number: int,
        moment: int,
        state: State,
        action: Action,
        policy: array[float],
        value: list[float],
    ) -> None:
        seat = int(state.to_act)
        self.value.extend(value[seat:] + value[:seat])
        self.features.fill(state, seat, self.row)
        self.seen += self.row_bytes
        self.legal += state.legal_mask()
        self.policy += policy
        told = {"game": number, "moment": moment, "seat": seat, "action": int(action.id)}
        for name, told_number in told.items():
            self.numbers[name].append(told_number)

    def finish(self, state: State, moments: int) -> None:
        """Write into the latest rows, which are one game's, how it ended; own seat first."""
        outcome = state.outcome()
        assert outcome is not None
        shares, scores = outcome.win_shares(), outcome.scores
        for seat in self.numbers["seat"][-moments:] if moments else ():
            self.outcome.extend(shares[seat:] + shares[:seat])
            self.scores.extend(scores[seat:] + scores[:seat])

    def table(self, plan: SelfPlayPlan) -> pa.Table:
        actions = len(self.game.actions)
        columns = {name: pa.array(numbers) for name, numbers in self.numbers.items()}
        columns["features"] = _fixed(pa.float32(), self.seen, self.features.size)
        columns["legal_mask"] = _fixed(pa.uint8(), self.legal, actions)
        columns["policy"] = _fixed(pa.float32(), self.policy, actions)
        columns["value"] = _fixed(pa.float32(), self.value, self.game.players)
        columns["outcome"] = _fixed(pa.float32(), self.outcome, self.game.players)
        columns["scores"] = _fixed(pa.int32(), self.scores, self.game.players)
        return pa.table(columns, metadata={"whistlestop": json.dumps(describe(plan))})


def _fixed(kind: Any, numbers: bytearray | array[Any], size: int) -> pa.Array:
    """A column of equally long rows, made from their numbers without copying."""
    buffer = pa.py_buffer(numbers)
    flat = pa.Array.from_buffers(kind, len(buffer) // kind.byte_width, [None, buffer])
    return pa.FixedSizeListArray.from_arrays(flat, size)


def describe(plan: SelfPlayPlan) -> dict[str, Any]:
    """What the data is, for the manifest and for every shard."""
    game = plan.set_up()
    described = {
        "format": FORMAT,
        "version": VERSION,
        **asdict(plan),
        "options": dict(plan.options),
        "rules": game.rules,
        "environment": VERSIONS[plan.game],
        "board_digest": game.board.digest,
        "actions": len(game.actions),
        "planes": [
            {"name": plane.name, "shape": list(plane.shape), "start": plane.start}
            for plane in game.features.planes
        ],
    }
    del described["games"]
    return described


def search_of(bot: Bot) -> Tree | None:
    """The tree of the bot's last choice, if it searched for that."""
    return bot.tree if isinstance(bot, MctsBot) and bot.simulations else None


def visit_policy(bot: Bot, state: State, chosen: Action) -> array[float]:
    """How a search spread its visits over the actions; for a bot that doesn't search, its
    choice."""
    policy = array("f", bytes(4 * len(state.game.actions)))
    tree = search_of(bot)
    if tree is None or tree.root is None:
        policy[chosen.id] = 1.0
        return policy
    root = tree.root
    total = sum(int(child.visits) for child in root.children)
    for child in root.children:
        if child.action is not None:
            policy[child.action.id] = int(child.visits) / total
    return policy


def root_value(bot: Bot, state: State) -> list[float]:
    """The chances of winning that a search gave each seat; not a number where it didn't search."""
    tree = search_of(bot)
    return [math.nan] * state.game.players if tree is None else tree.chances()


def game_seed(plan: SelfPlayPlan, number: int) -> bytes:
    return hashlib.sha256(f"{plan.seed}/{number}".encode()).digest()


def play_game(plan: SelfPlayPlan, number: int, rows: Rows) -> None:
    """One game, with a row for each decision. Chance has its own generator."""
    seed = game_seed(plan, number)
    generator = random.Random(seed)
    dice = random.Random(seed[::-1])
    game = rows.game
    bots = [make_bot(plan.bot) for _ in range(game.players)]
    state = game.start()
    moment = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, dice))
            continue
        bot = bots[state.to_act]
        action = decide(bot, plan.bot, state, generator)
        policy = visit_policy(bot, state, action)
        if moment < plan.explore:
            (drawn,) = generator.choices(range(len(policy)), policy)
            action = game.actions[drawn]
        rows.add(number, moment, state, action, policy, root_value(bot, state))
        state.apply(action)
        moment += 1
    rows.finish(state, moment)


def play_shard(plan: SelfPlayPlan, first: int, count: int) -> bytes:
    """A shard's file."""
    rows = Rows(plan.set_up())
    for number in range(first, first + count):
        play_game(plan, number, rows)
    file = io.BytesIO()
    pq.write_table(rows.table(plan), file, compression="zstd")
    return file.getvalue()


Shards = Iterable[tuple[int, int, int]]
Workforce = Callable[[SelfPlayPlan, Shards], Iterator[tuple[int, bytes]]]
"""Plays shards in any order; yields the number and the file of each."""


def on_this_core(plan: SelfPlayPlan, shards: Shards) -> Iterator[tuple[int, bytes]]:
    for number, first, count in shards:
        yield number, play_shard(plan, first, count)


def on_cores(processes: int) -> Workforce:
    """So many processes of this machine."""

    def work(plan: SelfPlayPlan, shards: Shards) -> Iterator[tuple[int, bytes]]:
        with closing(answers(partial(_shard, plan), shards, processes)) as played:
            for (number, _, _), file in played:
                yield number, file

    return work


def _shard(plan: SelfPlayPlan, shard: tuple[int, int, int]) -> bytes:
    _, first, count = shard
    return play_shard(plan, first, count)


def on_ray(address: str) -> Workforce:
    """The workers of a Ray cluster; if one is lost, another plays its shard again."""
    need("whistlestop selfplay --cluster", "cluster", "ray")

    def work(plan: SelfPlayPlan, shards: Shards) -> Iterator[tuple[int, bytes]]:
        with closing(answers_on_cluster(partial(_shard, plan), shards, address)) as played:
            for (number, _, _), file in played:
                yield number, file

    return work


def shard_path(folder: Path, number: int) -> Path:
    return folder / f"shard-{number:06}.parquet"


def run(plan: SelfPlayPlan, folder: Path, work: Workforce) -> Iterator[tuple[int, int]]:
    """Play what is missing in the folder; after each shard, yield how many games are done, and of
    how many.

    A shard is written whole or not at all. If the last shard holds fewer games than are now wanted,
    it is played again.
    """
    _check_folder(plan, folder)
    missing = []
    done = 0
    for number, first, count in plan.shards():
        if _games_in(shard_path(folder, number), first, count):
            done += count
        else:
            missing.append((number, first, count))
    yield done, plan.games
    counts = {number: count for number, _, count in missing}
    for number, file in work(plan, missing):
        _write(shard_path(folder, number), file)
        done += counts[number]
        yield done, plan.games


def _games_in(path: Path, first: int, count: int) -> bool:
    """Whether the shard is there and holds exactly these games."""
    if not path.is_file():
        return False
    numbers = pq.read_table(path, columns=["game"])["game"]
    return set(numbers.to_pylist()) == set(range(first, first + count))


def _check_folder(plan: SelfPlayPlan, folder: Path) -> None:
    """Make the folder and its manifest, or refuse one that holds something else."""
    described = describe(plan)
    manifest = folder / MANIFEST
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not manifest.exists():
            _write(manifest, json.dumps(described, indent=1).encode())
            return
        found = json.loads(manifest.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(
            say(
                "The folder {folder} can't be used: {why}.",
                kind="folder",
                folder=str(folder),
                why=error.strerror or str(error),
            )
        ) from None
    except ValueError:
        found = None
    if found != json.loads(json.dumps(described)):
        raise SetupError(
            say(
                "The folder {folder} holds data of another run; choose another folder, "
                "or ask for the same run again.",
                kind="folder",
                folder=str(folder),
            )
        )


def _write(path: Path, content: bytes) -> None:
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
