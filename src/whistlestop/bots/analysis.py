"""A bot's view of a finished game: the chances after every action, and what it would have done.

A game is studied position by position (`study`), so the work can be spread over time and processes.
`Analysis.of` puts the positions together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.bots.bot import Bot, decide
from whistlestop.bots.mcts import MctsBot
from whistlestop.bots.registry import make_bot
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.match import Match
from whistlestop.core.words import Speaker

DEFAULT_BOT = "master:100/0.5s"
SWINGS = 10


@dataclass(frozen=True)
class Opinion:
    """What the bot thinks of a position."""

    chances: tuple[float, ...]  # of each seat
    suggestion: str | None  # what it would do here; None where there is no choice


@dataclass(frozen=True)
class Moment:
    """An action of the game, and everyone's chances after it."""

    number: int  # from 1 on
    actor: int  # a seat, or CHANCE
    action: str
    chances: tuple[float, ...]  # of each seat, after it
    swing: float  # the largest change it made to a seat's chances
    suggestion: str | None  # what the bot would have done; None where there was no choice

    @property
    def agrees(self) -> bool:
        return self.suggestion in (None, self.action)

    def told(self, match: Match, speaker: Speaker) -> tuple[str, str, str]:
        """Who acted, what they did, and what the bot would have done, in words."""
        label = match.game.words.label
        actions = match.game.by_notation
        suggestion = ""
        if self.suggestion is not None:
            suggestion = speaker.say(label(actions[self.suggestion]))
            if self.agrees:
                suggestion = speaker.text("the same")
        return (
            speaker.text("chance") if self.actor == CHANCE else speaker.name(self.actor),
            speaker.say(label(actions[self.action])),
            suggestion,
        )


@dataclass(frozen=True)
class Analysis:
    bot: str
    start: tuple[float, ...]  # everyone's chances before the first action
    moments: tuple[Moment, ...]

    @classmethod
    def of(cls, match: Match, bot: str, positions: Sequence[Opinion]) -> Analysis:
        """From the position at the start and the one after each action."""
        moments = []
        for number, action in enumerate(match.actions, 1):
            before, after = positions[number - 1], positions[number]
            moments.append(
                Moment(
                    number=number,
                    actor=match.actors[number - 1],
                    action=action.notation,
                    chances=after.chances,
                    swing=max(
                        abs(a - b) for a, b in zip(after.chances, before.chances, strict=True)
                    ),
                    suggestion=before.suggestion,
                )
            )
        return cls(bot, positions[0].chances, tuple(moments))

    def largest_swings(self) -> list[Moment]:
        return sorted(self.moments, key=lambda moment: -moment.swing)[:SWINGS]

    def to_dict(self, match: Match) -> dict[str, Any]:
        return {
            "game": match.game.title.name,
            "bot": self.bot,
            "seats": list(match.names),
            "start": _rounded(self.start),
            "moments": [
                {
                    "number": moment.number,
                    "seat": None if moment.actor == CHANCE else moment.actor,
                    "action": moment.action,
                    "chances": _rounded(moment.chances),
                    "swing": round(moment.swing, 4),
                    "suggestion": moment.suggestion,
                }
                for moment in self.moments
            ],
            "largest_swings": [moment.number for moment in self.largest_swings()],
        }


def analyse(
    match: Match, bot_name: str, progress: Callable[[int, int], None] = lambda done, all: None
) -> Analysis:
    """Go through a game, and let the bot think about every position."""
    bot = make_bot(bot_name)
    state = match.game.start()
    positions = [study(bot, bot_name, state, 0)]
    for number, action in enumerate(match.actions, 1):
        state.apply(action)
        positions.append(study(bot, bot_name, state, number))
        progress(number, len(match.actions))
    return Analysis.of(match, bot_name, positions)


def study(bot: Bot, name: str, state: State, number: int) -> Opinion:
    """What the bot thinks of the position after `number` actions."""
    chances = _chances(bot, state, random.Random(number))
    suggestion = None
    if state.to_act >= 0 and len(state.legal_actions()) > 1:
        suggestion = _suggestion(bot, name, state, random.Random(number + 1))
    return Opinion(chances, suggestion)


def _chances(bot: Bot, state: State, generator: random.Random) -> tuple[float, ...]:
    """The chances that the bot's search finds; without a search, those of the judgement."""
    if isinstance(bot, MctsBot) and state.to_act != OVER:
        return tuple(bot.think(state.copy(), generator).chances())
    return tuple(state.game.judgement.chances(state))


def _suggestion(bot: Bot, name: str, state: State, generator: random.Random) -> str:
    if isinstance(bot, MctsBot) and bot.tree is not None:
        # It has just been thinking about this position.
        action = bot.tree.best().action
        assert action is not None
        return action.notation
    return decide(bot, name, state, generator).notation


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]
