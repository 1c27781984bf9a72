"""Milliseconds to draw a board, over all states of random games, and how large the drawings are.

python benchmarks/pictures.py [--games 5] [--title steel-driver]
"""

from __future__ import annotations

import argparse
import random
import time

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.title import Title


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--title", default="")
    chosen = parser.parse_args()
    for name in [chosen.title] if chosen.title else title_names():
        title = find_title(name)
        if type(title).picture is Title.picture:
            continue
        for board in title.boards():
            game = title.game(title.board(board).players[-1], board)
            states = [state for seed in range(chosen.games) for state in _states(game, seed)]
            for shape in SHAPES:
                _measure(game, states, shape)


def _states(game: Game, seed: int) -> list[State]:
    generator = random.Random(seed)
    state = game.start()
    found = [state.copy()]
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(generator.choice(state.legal_actions()))
        found.append(state.copy())
    return found


def _measure(game: Game, states: list[State], shape: str) -> None:
    view = View(shape=shape)
    began = time.process_time()
    game.picture.draw(states[0], view)
    first = time.process_time() - began
    began = time.process_time()
    sizes = [len(game.picture.draw(state, view).encode()) for state in states]
    each = (time.process_time() - began) / len(states)
    print(
        f"{game.title.name} on {game.board.name}, {game.players} players, {shape}: "
        f"{each * 1000:.2f} ms each ({len(states)} states), {first * 1000:.0f} ms for the first; "
        f"{sum(sizes) / len(sizes) / 1000:.0f} KB on average, {max(sizes) / 1000:.0f} KB at most"
    )


if __name__ == "__main__":
    main()
