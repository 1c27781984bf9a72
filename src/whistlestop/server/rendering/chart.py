"""The scores, or the chances, over a game, as a small drawing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from whistlestop.core.picture import NARROW, WIDE
from whistlestop.core.picture.chart import Frame, Series, lines
from whistlestop.core.title import Title
from whistlestop.core.words import Speaker

# As large as on the page, so that letters are never smaller than they are meant.
FRAMES = {WIDE: Frame(600, 200), NARROW: Frame(330, 180)}


def score_chart(
    scores: Sequence[Sequence[int]],
    title: Title,
    speaker: Speaker,
    viewer: int | None = None,
    shape: str = WIDE,
) -> str:
    """A line for each seat. A step is a moment at which somebody scored, so that a game in which
    much is paid at the very end fills the field too."""
    steps = [scores[0], *(after for before, after in pairwise(scores) if after != before)]
    if len(steps) == 1:
        steps.append(scores[-1])
    return lines(
        speaker.text("Scores over the game"),
        [
            Series(
                speaker.text("You") if seat == viewer else speaker.name(seat),
                [(step, row[seat]) for step, row in enumerate(steps)],
                title.seat_colour(seat),
            )
            for seat in range(len(scores[0]))
        ],
        (speaker.text("start"), speaker.text("end")),
        speaker,
        low=min(0, *(min(row) for row in steps)),
        high=max(1, *(max(row) for row in steps)),
        frame=FRAMES[shape],
    )


def chance_chart(
    chances: Sequence[Sequence[float]],
    title: Title,
    speaker: Speaker,
    marks: Sequence[tuple[float, str]] = (),
    viewer: int | None = None,
    shape: str = WIDE,
) -> str:
    """Each seat's chance of winning, from the start to the last action."""
    return lines(
        speaker.text("Chances of winning after each action"),
        [
            Series(
                speaker.text("You") if seat == viewer else speaker.name(seat),
                [(moment, row[seat]) for moment, row in enumerate(chances)],
                title.seat_colour(seat),
            )
            for seat in range(len(chances[0]))
        ],
        (speaker.text("start"), speaker.text("end")),
        speaker,
        low=0.0,
        high=1.0,
        percent=True,
        frame=FRAMES[shape],
        marks=marks,
    )
