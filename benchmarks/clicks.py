"""How many choices a turn of Rolling Freight takes, one by one and by what the pages offer.

    python benchmarks/clicks.py [--games 4] [--players 4] [--bot greedy]

A bot plays, so turns are sensible ones. Each of its turns is told again in the choices of
`core/shortcuts.py`, the longest first that does the same; a decision with one option costs nothing.
What pays may be other dice: a person takes the payment that is offered.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from whistlestop.bots import decide, make_bot
from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.registry import find_title
from whistlestop.core.shortcuts import choices

Turn = list[tuple[State, Action]]
DETAILS = ("pay", "stock")  # which dice, of which nothing depends for what is counted here


def meaning(actions: Sequence[Action]) -> list[str]:
    return [action.notation for action in actions if action.kind not in DETAILS]


def told_by(choice: Sequence[Action], actions: Sequence[Action]) -> int:
    """How many of the actions a choice stands for; 0 if it means something else."""
    wanted = meaning(choice)
    place = len(choice)
    if not wanted or len(actions) < place or meaning(actions[:place]) != wanted:
        return 0
    while place < len(actions) and actions[place].kind in DETAILS:
        place += 1  # fewer dice may pay, if one of them counts for two
    return place


def clicks(turn: Turn) -> int:
    place = count = 0
    while place < len(turn):
        state, _ = turn[place]
        if len(state.legal_actions()) == 1:
            place += 1
            continue
        rest = [action for _, action in turn[place:]]
        place += max(told_by(choice.actions, rest) for choice in choices(state)) or 1
        count += 1
    return count


def turns_of(bot_name: str, players: int, seed: int) -> list[Turn]:
    generator = random.Random(seed)
    bot = make_bot(bot_name)
    state = find_title("rolling-freight").game(players).start()
    turns: list[Turn] = []
    seat = CHANCE
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            drawn = generator.choices(state.legal_actions(), state.chance_weights())[0]
            state.apply(drawn)
            continue
        if state.to_act != seat:
            seat = int(state.to_act)
            turns.append([])
        action = decide(bot, bot_name, state, generator)
        turns[-1].append((state.copy(), action))
        state.apply(action)
    return turns


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    options = parser.parse_args()
    turns = [
        turn
        for seed in range(options.games)
        for turn in turns_of(options.bot, options.players, seed)
    ]
    single = sum(len(turn) for turn in turns) / len(turns)
    whole = sum(clicks(turn) for turn in turns) / len(turns)
    print(f"{len(turns)} turns: {single:.1f} decisions each, {whole:.1f} clicks")


if __name__ == "__main__":
    main()
