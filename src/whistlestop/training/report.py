"""A course for people: a line for each round, and a page with its learning curves."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.arena.page import heading, page, paragraph, scrolled, table
from whistlestop.core.picture.chart import Series, lines
from whistlestop.core.registry import find_title
from whistlestop.core.words import Message, Speaker, say
from whistlestop.training.course import Verdict
from whistlestop.training.recipe import Recipe
from whistlestop.training.trial import CANDIDATE


def verdict_line(verdict: Verdict) -> Message:
    number, strength = verdict.round, f"{verdict.strength:+.2f}"
    if verdict.taken:
        return say(
            "Round {number}: strength {strength}; it takes over.", number=number, strength=strength
        )
    return say(
        "Round {number}: strength {strength}; the best so far stays.",
        number=number,
        strength=strength,
    )


def as_page(recipe: Recipe, verdicts: Sequence[Verdict], speaker: Speaker, language: str) -> str:
    title = find_title(recipe.title)
    strength = speaker.text("Strength over all trials")
    surprised = speaker.text("Surprise at the winners of games kept apart")
    parts = [
        paragraph(
            speaker.text(
                "A share of 1 is as much as the others at the table win. Strength is the mean "
                "share alone against everybody, less what others win alone against it."
            )
        )
    ]
    if verdicts:
        rounds = speaker.text("rounds")
        parts += [
            heading(strength),
            scrolled(
                lines(
                    strength,
                    [
                        Series(
                            speaker.text("candidate"),
                            [(one.round, one.strength) for one in verdicts],
                        ),
                        Series(speaker.text("best so far"), _best(verdicts)),
                    ],
                    rounds,
                    speaker,
                )
            ),
            heading(surprised),
            scrolled(
                lines(
                    surprised,
                    [
                        Series(
                            speaker.text("candidate"),
                            [(one.round, one.surprise) for one in verdicts],
                        )
                    ],
                    rounds,
                    speaker,
                )
            ),
            heading(speaker.text("Shares of the win")),
            table(*_shares(verdicts, speaker)),
        ]
    return page(language, speaker.text("{title}: learning", title=title.heading), parts)


def _best(verdicts: Sequence[Verdict]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for one in verdicts:
        best = one.strength if one.taken or not points else points[-1][1]
        points.append((one.round, best))
    return points


def _shares(verdicts: Sequence[Verdict], speaker: Speaker) -> tuple[list[str], list[list[str]]]:
    """A row for each pairing, a column for each round."""
    pairs = list(dict.fromkeys(pair for one in verdicts for pair in one.results))
    rows = [
        [
            pair.replace(CANDIDATE, speaker.text("candidate")),
            *(
                speaker.number(one.results[pair][0], 2) if pair in one.results else "–"
                for one in verdicts
            ),
        ]
        for pair in pairs
    ]
    return [speaker.text("alone, against"), *(str(one.round) for one in verdicts)], rows
