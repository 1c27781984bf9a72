"""A bot's best moves in a position, with the chance of winning that it sees after each.

A search knows this of every move that it looked at. Its numbers are rough: the same search with
other draws gives another number. For the master with its usual budget, nine of ten numbers differ
by less than 0.008 (Steel Driver), 0.002 (Steam Rollers) and 0.001 (Rolling Freight), in eight
positions each. Two moves that are nearer to each other than `NOISE` are called equally good; that
says nothing about how well the search judges in the first place.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from whistlestop.bots.bot import Bot, decide
from whistlestop.bots.mcts import MctsBot
from whistlestop.core.game import State

MOST = 3
NOISE = 0.01


@dataclass(frozen=True)
class Advice:
    action: str
    chance: float | None  # of winning after it; None if the bot doesn't search
    line: tuple[str, ...] = ()  # what is likely to follow, by whoever decides


def advise(bot: Bot, name: str, state: State, generator: random.Random) -> list[Advice]:
    """The moves that the bot likes most, the one that it would choose first."""
    if not isinstance(bot, MctsBot) or bot.judgement(state.game).is_endgame(state):
        return [Advice(decide(bot, name, state, generator).notation, None)]
    tree = bot.think(state.copy(), generator)
    moves, seat = tree.ranked()[:MOST], int(state.to_act)
    return [
        Advice(
            move.action.notation,
            move.totals[seat] / float(move.visits + 1),
            tuple(action.notation for action in tree.line(move)),
        )
        for move in moves
        if move.action is not None
    ]
