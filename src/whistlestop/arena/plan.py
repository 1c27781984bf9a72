"""Who meets whom, at which seats, in which game."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import whistlestop
from whistlestop.bots import check_bot, is_file_bot
from whistlestop.core.errors import SetupError
from whistlestop.core.game import Game
from whistlestop.core.registry import find_title
from whistlestop.core.words import say

MOST_GROUPS = 5000
USUAL_MATRIX = 4  # at a table of a matrix, unless said otherwise


@dataclass(frozen=True)
class Plan:
    """Everything that decides how each game goes. The number of games is not part of it: you can
    ask for more later.

    `entrants` are the bots as they were named. With fewer of them than seats, the last one takes
    the seats that are left: one of the first against several of the second. With more, all groups
    that fill the seats meet in turn.

    In a `matrix`, each bot sits alone against a table of each other; the pairs take turns.
    """

    title: str
    board: str
    options: tuple[tuple[str, str], ...]
    players: int
    entrants: tuple[str, ...]
    seed: str
    versions: tuple[str, ...]  # of the program, of the rules, and of bots in files
    matrix: bool = False

    @classmethod
    def make(
        cls,
        title: str,
        bots: Sequence[str],
        players: int | None = None,
        board: str = "",
        options: Mapping[str, str] | None = None,
        seed: str = "1",
        matrix: bool = False,
    ) -> Plan:
        """A plan that can be carried out; if it can't, an error says why."""
        found = find_title(title)
        chosen = found.board(board)
        full = found.full_options(options or {})
        allowed = found.players_allowed(chosen, full)
        if not bots:
            raise SetupError(say("An arena needs bots; name at least one."))
        if matrix and len(set(bots)) < 2:
            raise SetupError(say("A matrix needs at least two different bots."))
        if players is None:
            wanted = USUAL_MATRIX if matrix else len(bots)
            players = min(max(wanted, allowed[0]), allowed[-1])
        found.game(players, chosen, full)
        versions = [whistlestop.__version__, str(found.rules_version), chosen.digest]
        for bot in dict.fromkeys(bots):
            check_bot(bot, title)
            if is_file_bot(bot):
                text = Path(bot.rpartition(":")[0]).read_bytes()
                versions.append(hashlib.sha256(text).hexdigest())
        plan = cls(
            title=title,
            board=board,
            options=tuple(sorted(full.items())),
            players=players,
            entrants=tuple(bots),
            seed=seed,
            versions=tuple(versions),
            matrix=matrix,
        )
        if not matrix and math.comb(max(len(bots), players), players) > MOST_GROUPS:
            raise SetupError(
                say(
                    "{bots} bots at tables of {players} make too many groups; name fewer bots.",
                    bots=len(bots),
                    players=players,
                )
            )
        return plan

    @property
    def bots(self) -> list[str]:
        """The different bots, in the order in which they were named."""
        return list(dict.fromkeys(self.entrants))

    def digest(self) -> str:
        """A short name for the plan: equal plans have equal names, and different plans different
        ones."""
        text = json.dumps(self.to_dict(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    def to_dict(self) -> dict[str, Any]:
        """As it is kept; plans without a matrix are kept as they were before there was one."""
        data = asdict(self)
        if not self.matrix:
            del data["matrix"]
        return data

    def game(self) -> Game:
        return find_title(self.title).game(self.players, self.board, dict(self.options))

    def seats(self, number: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat; games are numbered from 0.

        The groups take turns, so that after any number of games no group has played more than one
        game more than another. A group's games come in blocks of as many as there are seats: in
        each block it sits in one order, turned by one seat from game to game, so that each bot has
        each seat equally often. The order changes from block to block, so that neighbours do too.
        """
        groups = self._groups()
        group = groups[number % len(groups)]
        block, turn = divmod(number // len(groups), self.players)
        order = list(group)
        random.Random(f"{self.seed}/{number % len(groups)}/{block}").shuffle(order)
        return tuple(order[(seat + turn) % self.players] for seat in range(self.players))

    def pairs(self) -> list[tuple[str, str]]:
        """Of a matrix: who sits alone, and who has the other seats."""
        return list(itertools.permutations(self.bots, 2))

    def pair(self, number: int) -> tuple[str, str]:
        """The pair that meets in a game of a matrix."""
        pairs = self.pairs()
        return pairs[number % len(pairs)]

    def _groups(self) -> list[tuple[str, ...]]:
        if self.matrix:
            return [(alone, *[others] * (self.players - 1)) for alone, others in self.pairs()]
        entrants = list(self.entrants)
        entrants += [entrants[-1]] * (self.players - len(entrants))
        return list(itertools.combinations(entrants, self.players))

    def game_seed(self, number: int) -> str:
        """What chance and the bots of a game draw from."""
        return f"{self.seed}/{number}"
