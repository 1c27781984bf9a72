"""The scores, or the chances, over a game, as a small drawing."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.picture.chart import Frame, Series, lines
from whistlestop.core.words import Speaker

SMALL = Frame(520, 270)


def score_chart(scores: Sequence[Sequence[int]], speaker: Speaker) -> str:
    """A line for each seat, from the start to the last action: a score stays until it changes."""
    seats = range(len(scores[0]))
    return lines(
        speaker.text("Scores over the game"),
        [Series(speaker.name(seat), _steps([row[seat] for row in scores])) for seat in seats],
        (speaker.text("start"), speaker.text("end")),
        speaker,
        low=min(0, *(min(row) for row in scores)),
        high=max(1, *(max(row) for row in scores)),
        frame=SMALL,
    )


def chance_chart(chances: Sequence[Sequence[float]], speaker: Speaker) -> str:
    """Each seat's chance of winning, from the start to the last action."""
    return lines(
        speaker.text("Chances of winning after each action"),
        [
            Series(speaker.name(seat), [(moment, row[seat]) for moment, row in enumerate(chances)])
            for seat in range(len(chances[0]))
        ],
        (speaker.text("start"), speaker.text("end")),
        speaker,
        low=0.0,
        high=1.0,
        percent=True,
        frame=SMALL,
    )


def _steps(scores: Sequence[int]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = [(0, scores[0])]
    for moment in range(1, len(scores)):
        if scores[moment] != scores[moment - 1]:
            points += [(moment, scores[moment - 1]), (moment, scores[moment])]
    return [*points, (max(1, len(scores) - 1), scores[-1])]
