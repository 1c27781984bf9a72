"""A studied game as a page: the chart of the chances, the largest swings, every action."""

from __future__ import annotations

from whistlestop.arena.page import heading, page, paragraph, scrolled, table
from whistlestop.bots.analysis import Analysis, Moment
from whistlestop.core.match import Match
from whistlestop.core.picture.chart import Series, lines
from whistlestop.core.words import Speaker


def as_page(analysis: Analysis, match: Match, speaker: Speaker, language: str) -> str:
    names = [speaker.name(seat) for seat in range(match.game.players)]
    chart = speaker.text("Chances of winning after each action")
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
        speaker.text("action"),
        speaker.text("player"),
        speaker.text("what was played"),
        speaker.text("the bot's choice"),
        *names,
    ]
    return page(
        language,
        speaker.text("{title}: a game studied", title=match.game.title.heading),
        [
            paragraph(speaker.text("The bot that studied it: {bot}.", bot=analysis.bot)),
            heading(chart),
            scrolled(
                lines(
                    chart, series, speaker.text("actions"), speaker, low=0.0, high=1.0, percent=True
                )
            ),
            heading(speaker.text("The largest swings")),
            table(heads, [_row(m, match, speaker) for m in analysis.largest_swings()], (1, 2, 3)),
            heading(speaker.text("Every action")),
            table(heads, [_row(m, match, speaker) for m in analysis.moments], (1, 2, 3)),
        ],
    )


def _row(moment: Moment, match: Match, speaker: Speaker) -> list[str]:
    return [
        str(moment.number),
        *moment.told(match, speaker),
        *(speaker.percent(chance) for chance in moment.chances),
    ]
