"""Count how a strong bot opens a game, and write it beside the game:

    python tools/openings.py steel-driver master:20 --games 200

Games differ by their seeds alone, so the same command writes the same file. With compiled rules it
is about ten times as fast.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from whistlestop.bots import make_bot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.openings import FILE, Moves, opening_of
from whistlestop.core.registry import find_title

PLAYERS = 4
FEWEST = 8  # seats that opened so: fewer tell nothing

HEAD = """\
# How seats open a game, made by tools/openings.py: the moves, how many seats opened so, and how
# many of them won.
"""


def played(title_name: str, bot: str, seed: int) -> list[tuple[Moves, float]]:
    """Each seat's opening in a game, and its share of the win."""
    title = find_title(title_name)
    assert title.opening is not None
    game = title.game(PLAYERS)
    generator = random.Random(f"opening {seed}")
    bots = [make_bot(bot) for _ in range(PLAYERS)]
    state = game.start()
    actions: list[Action] = []
    actors: list[int] = []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = draw(state, generator)
        else:
            action = bots[state.to_act].choose(state.copy(), generator)
        actions.append(action)
        actors.append(int(state.to_act))
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    return [
        (opening_of(title.opening, actions, actors, seat), share)
        for seat, share in enumerate(outcome.win_shares())
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    counts: dict[Moves, list[float]] = defaultdict(list)
    with ProcessPoolExecutor(chosen.processes) as pool:
        task = partial(played, chosen.game, chosen.bot)
        for done, seats in enumerate(pool.map(task, range(chosen.games)), 1):
            print(f"\r{done}/{chosen.games}", end="", file=sys.stderr, flush=True)
            for moves, share in seats:
                counts[moves].append(share)
    frequent = sorted(counts.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    rows = [
        f"  [{list(moves)}, {len(shares)}, {round(sum(shares), 2)}],".replace("'", '"')
        for moves, shares in frequent
        if len(shares) >= FEWEST
    ]
    lines = [
        HEAD,
        f'bot = "{chosen.bot}"',
        f"games = {chosen.games}",
        f"players = {PLAYERS}",
        "openings = [",
        *rows,
        "]",
    ]
    path = find_title(chosen.game).folder / FILE
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
