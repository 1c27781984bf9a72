"""A recorded game under the eyes of a bot: the chances after every action, and what it would do."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from whistlestop.arena.charts import Series, lines
from whistlestop.arena.page import heading, page, paragraph, table
from whistlestop.bots import Bot, decide, make_bot
from whistlestop.bots.mcts import MctsBot
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.match import Match
from whistlestop.core.words import Speaker

SWINGS = 10


@dataclass(frozen=True)
class Moment:
    """An action of the game, and where it left everybody."""

    number: int  # from 1 on
    actor: int  # a seat, or CHANCE
    action: str
    chances: tuple[float, ...]  # of each seat, after it
    swing: float  # the largest change that it brought to a seat's chances
    suggestion: str | None  # what the bot would have done; None where there was no choice

    @property
    def agrees(self) -> bool:
        return self.suggestion in (None, self.action)


@dataclass(frozen=True)
class Analysis:
    bot: str
    start: tuple[float, ...]  # everybody's chances before the first action
    moments: tuple[Moment, ...]

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
    """Go through a game, and let the bot think at every position."""
    bot = make_bot(bot_name)
    state = match.game.start()
    start = before = _chances(bot, state, random.Random(0))
    moments: list[Moment] = []
    for number, action in enumerate(match.actions, 1):
        suggestion = None
        if state.to_act != CHANCE and len(state.legal_actions()) > 1:
            suggestion = _suggestion(bot, bot_name, state, random.Random(number))
        actor = int(state.to_act)
        state.apply(action)
        after = _chances(bot, state, random.Random(number))
        swing = max(abs(a - b) for a, b in zip(after, before, strict=True))
        moments.append(Moment(number, actor, action.notation, after, swing, suggestion))
        before = after
        progress(number, len(match.actions))
    return Analysis(bot_name, start, tuple(moments))


def _chances(bot: Bot, state: State, generator: random.Random) -> tuple[float, ...]:
    """As the bot's search finds them; as the judgement has them, for a bot without one."""
    if isinstance(bot, MctsBot) and state.to_act != OVER:
        return tuple(bot.think(state.copy(), generator).chances())
    return tuple(state.game.judgement.chances(state))


def _suggestion(bot: Bot, name: str, state: State, generator: random.Random) -> str:
    if isinstance(bot, MctsBot) and bot.tree is not None:
        # It has just thought about this very position.
        action = bot.tree.best().action
        assert action is not None
        return action.notation
    return decide(bot, name, state, generator).notation


def as_page(analysis: Analysis, match: Match, speaker: Speaker, language: str) -> str:
    say = speaker.text
    names = [speaker.name(seat) for seat in range(match.game.players)]
    chart = say("Chances of winning after each action")
    series = [
        Series(
            name,
            [
                (0, analysis.start[seat]),
                *((moment.number, moment.chances[seat]) for moment in analysis.moments),
            ],
        )
        for seat, name in enumerate(names)
    ]
    heads = [
        *(say("action"), say("player"), say("what was done"), say("the bot's choice")),
        *names,
    ]
    return page(
        language,
        say("{title}: a game studied", title=match.game.title.heading),
        [
            paragraph(say("The bot that studied it: {bot}.", bot=analysis.bot)),
            heading(chart),
            lines(chart, series, say("actions"), low=0.0, high=1.0, percent=True),
            heading(say("The largest swings")),
            table(heads, [_row(m, match, speaker) for m in analysis.largest_swings()], (1, 2, 3)),
            heading(say("Every action")),
            table(heads, [_row(m, match, speaker) for m in analysis.moments], (1, 2, 3)),
        ],
    )


def _row(moment: Moment, match: Match, speaker: Speaker) -> list[str]:
    words = match.game.words
    suggestion = ""
    if moment.suggestion is not None:
        suggestion = (
            speaker.text("the same")
            if moment.agrees
            else speaker.say(words.label(match.game.by_notation[moment.suggestion]))
        )
    return [
        str(moment.number),
        speaker.text("chance") if moment.actor == CHANCE else speaker.name(moment.actor),
        speaker.say(words.label(match.game.by_notation[moment.action])),
        suggestion,
        *(f"{chance * 100:.0f} %" for chance in moment.chances),
    ]


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]
