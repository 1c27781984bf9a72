"""Make the game in full swing that stands for each title in the lobby: `python tools/samples.py`.

It is kept as a record beside the game, so a page draws it without playing.
"""

from __future__ import annotations

import random
import sys

from whistlestop.bots import make_bot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.match import Match
from whistlestop.core.record import Record, Sitter
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shelf import SAMPLE

BOT = "greedy"
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SHARE = {"steel-driver": 0.6, "steam-rollers": 0.75, "rolling-freight": 0.75}  # of the game
SEED = 5


def main() -> None:
    for name in sys.argv[1:] or title_names():
        title = find_title(name)
        match = Match(title.game(len(NAMES)), NAMES)
        generator = random.Random(SEED)
        bot = make_bot(BOT)
        while match.state.to_act != OVER:
            state = match.state
            is_chance = state.to_act == CHANCE
            match.play(draw(state, generator) if is_chance else bot.choose(state, generator))
        match.go_to(round(len(match.actions) * SHARE.get(name, 0.6)))
        record = Record.of(match, tuple(Sitter(player, BOT) for player in NAMES))
        record.write(title.folder / SAMPLE)


if __name__ == "__main__":
    main()
