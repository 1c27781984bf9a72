"""One game of an arena, from its number to its result."""

from __future__ import annotations

import random
import time
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.arena.plan import Plan
from whistlestop.bots import Bot, decide, make_bot
from whistlestop.core.build import build_name
from whistlestop.core.chance import Dice
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.match import Match
from whistlestop.core.record import Record, Sitter


@dataclass(frozen=True)
class Result:
    """How a game ended; lists are by seat. `seconds` is the time the bots took to decide, and
    `short` how often time was up before a bot had made its simulations."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    ending: str
    short: tuple[int, ...] = ()
    build: str = ""  # which rules ran

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Result:
        fields: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
        }
        return cls(**fields)


class _Timed:
    """A bot, and how long it has been thinking."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.short = 0

    def choose(self, state: State, generator: random.Random, /) -> Action:
        begin = time.perf_counter()
        action = self.bot.choose(state, generator)
        self.seconds += time.perf_counter() - begin
        self.short += bool(getattr(self.bot, "was_short", False))
        return action


def play(plan: Plan, number: int, with_record: bool = False) -> tuple[Result, str]:
    """Play a game of the plan; its result, and its record as text if asked for."""
    game = plan.game()
    names = plan.seats(number)
    bots = [_Timed(make_bot(name)) for name in names]
    decisions = [0] * plan.players
    dice = Dice(plan.game_seed(number))
    actions: list[Action] = []
    state = game.start()
    while state.to_act != OVER:
        moment = len(actions)
        seat = int(state.to_act)
        if seat == CHANCE:
            action = dice.draw(state, moment)
        else:
            action = decide(bots[seat], names[seat], state, dice.generator(moment, "bot"))
            decisions[seat] += 1
        actions.append(action)
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    result = Result(
        number=number,
        bots=names,
        scores=outcome.scores,
        places=outcome.places,
        wins=outcome.win_shares(),
        decisions=tuple(decisions),
        seconds=tuple(round(bot.seconds, 6) for bot in bots),
        ending=outcome.ending,
        short=tuple(bot.short for bot in bots),
        build=build_name(),
    )
    return result, _record(game, names, actions) if with_record else ""


def _record(game: Game, names: tuple[str, ...], actions: list[Action]) -> str:
    sitters = tuple(Sitter(f"{name} {seat}", name) for seat, name in enumerate(names, 1))
    match = Match(game, [sitter.name for sitter in sitters])
    for action in actions:
        match.play(action)
    return Record.of(match, sitters, build=build_name()).to_json()
