"""Prints a checksum of random games of every title, for comparing ways to run the rules.

    python tests/compiled/checksums.py GAMES

Every position of every game counts, for every number of players, board and option value.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

from librt.random import Random

import whistlestop.core.game as core_game
from whistlestop.core.game import CHANCE, OVER, Game
from whistlestop.core.playout import play_out
from whistlestop.core.registry import find_title, title_names


def games_of(name: str) -> Iterator[Game]:
    """Each board with each number of players, then each option value once."""
    title = find_title(name)
    for board in title.boards():
        players = [count for count in title.board(board).players if count in title.players]
        for count in players:
            yield title.game(count, board)
        for option in title.options:
            for choice in option.choices:
                yield title.game(players[-1], board, {option.name: choice})


def checksum(game: Game, seed: int, games: int) -> str:
    digest = hashlib.sha256()
    generator = Random(seed)
    for _ in range(games):
        state = game.start()
        while state.to_act != OVER:
            digest.update(repr(state.snapshot()).encode())
            legal = state.legal_actions()
            if state.to_act == CHANCE:
                digest.update(repr(state.chance_weights()).encode())
            digest.update(repr([int(action.id) for action in legal]).encode())
            state.apply(legal[generator.randrange(len(legal))])
        digest.update(repr(state.outcome()).encode())
        state = game.start()
        play_out(state, generator)
        digest.update(repr(state.snapshot()).encode())
    return digest.hexdigest()


def main() -> None:
    games = int(sys.argv[1])
    sums = {
        repr(game): checksum(game, seed, games)
        for name in title_names()
        for seed, game in enumerate(games_of(name))
    }
    compiled = not str(core_game.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "checksums": sums}))


if __name__ == "__main__":
    main()
