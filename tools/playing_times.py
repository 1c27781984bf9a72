"""Measure how long a game takes, and write it beside the game: `python tools/playing_times.py`.

Bots play whole games. Whatever a person would have to decide is counted as the page asks it: a
shortcut is one choice, and what leaves only one way on is none. A decision takes a person so many
seconds (`SECONDS`, a stated figure and the same for all games), and a bot's takes the pace of the
table. So the number of decisions is measured, and the minutes follow from it.
"""

from __future__ import annotations

import random
import sys
from statistics import mean

from whistlestop.bots import make_bot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shelf import SECONDS
from whistlestop.core.shortcuts import choices, ways_on

GAMES = 12  # for each number of players
BOT = "greedy"
PACE = 0.7  # seconds that the table leaves between two moves of bots

HEAD = """\
# How long a game takes, made by tools/playing_times.py: the decisions of a whole game with the bot
# {bot}, on average of {games} games each. A person decides in {seconds:g} seconds, a bot in
# {pace:g}.
"""


def main() -> None:
    for name in sys.argv[1:] or title_names():
        title = find_title(name)
        lines = [HEAD.format(bot=BOT, games=GAMES, seconds=SECONDS, pace=PACE)]
        for players in title.board().players:
            counts = [measured(title.game(players), seed) for seed in range(GAMES)]
            all_decisions = mean(counts)
            alone = (
                all_decisions / players * SECONDS + all_decisions * (1 - 1 / players) * PACE
            ) / 60
            lines.append(
                f"[{players}]\ndecisions = {all_decisions:.0f} # {min(counts)} to {max(counts)}\n"
                f"with_bots = {alone:.0f} # minutes\n"
                f"with_people = {all_decisions * SECONDS / 60:.0f} # minutes\n"
            )
            print(name, players, lines[-1].replace("\n", " "), flush=True)
        (title.folder / "playing_times.toml").write_text("\n".join(lines), encoding="utf-8")


def measured(game: Game, seed: int) -> int:
    """The decisions of one game."""
    generator = random.Random(seed)
    bot = make_bot(BOT)
    state = game.start()
    taken: list[tuple[State, Action]] = []  # by one seat without chance in between
    found = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            found += decisions(taken)
            taken = []
            state.apply(draw(state, generator))
            continue
        if taken and taken[-1][0].to_act != state.to_act:
            found += decisions(taken)
            taken = []
        action = bot.choose(state, generator)
        taken.append((state.copy(), action))
        state.apply(action)
    return found + decisions(taken)


def decisions(taken: list[tuple[State, Action]]) -> int:
    """How many choices the page would have asked for these actions of one seat."""
    found = at = 0
    while at < len(taken):
        state = taken[at][0]
        if len(state.legal_actions()) == 1:
            at += 1
            continue
        wanted = [one for _, one in taken[at:]]
        longest = max(
            len(choice.actions)
            for choice in choices(state)
            if list(choice.actions) == wanted[: len(choice.actions)]
        )
        after = state.copy()
        for one in wanted[:longest]:
            after.apply(one)
        found += 1
        at += longest + len(ways_on(after, int(state.to_act)))
    return found


if __name__ == "__main__":
    main()
