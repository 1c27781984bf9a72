"""The arena's table for people: as text, and as a page with charts."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.arena import matrix
from whistlestop.arena.game import Result
from whistlestop.arena.page import heading, page, paragraph, scrolled, table
from whistlestop.arena.plan import Plan
from whistlestop.arena.standings import Standing
from whistlestop.core.build import COMPILED
from whistlestop.core.picture.chart import Bar, Series, Spread, bars, boxes, lines
from whistlestop.core.registry import find_title
from whistlestop.core.words import Message, Speaker, say


def rows_of(standings: Sequence[Standing], speaker: Speaker) -> list[list[str]]:
    """Heads, then a row for each bot."""
    rows = [
        [
            speaker.text("bot"),
            speaker.text("rating"),
            speaker.text("games"),
            speaker.text("wins"),
            speaker.text("win rate"),
            speaker.text("95 % interval"),
            speaker.text("score"),
            speaker.text("decisions"),
            speaker.text("ms/decision"),
        ]
    ]
    for one in standings:
        low, high = one.interval
        rows.append(
            [
                one.bot,
                f"{speaker.number(one.mu, 1)} ± {speaker.number(2 * one.sigma, 1)}",
                str(one.games),
                speaker.number(one.wins, 1, is_padded=False),
                speaker.percent(one.rate, 1),
                f"{speaker.number(low * 100, 1)}–{speaker.percent(high, 1)}",
                speaker.number(one.mean_score, 1),
                str(one.decisions),
                speaker.number(one.milliseconds, 2),
            ]
        )
    return rows


def notes_on(results: Sequence[Result], standings: Sequence[Standing]) -> list[Message]:
    """Which rules ran, and which bots were short of simulations."""
    builds = {result.build for result in results if result.build}
    notes = []
    if len(builds) > 1:
        notes.append(say("Some games ran with compiled rules, others with plain Python."))
    elif builds:
        is_compiled = builds == {COMPILED}
        notes.append(
            say("The rules ran compiled.") if is_compiled else say("The rules ran as plain Python.")
        )
    for one in standings:
        if one.short:
            notes.append(
                say(
                    "{bot} ran out of time before it had made its simulations in {short} of "
                    "{decisions} decisions, so it was weaker than its name says.",
                    bot=one.bot,
                    short=one.short,
                    decisions=one.decisions,
                )
            )
    return notes


def as_text(rows: list[list[str]]) -> list[str]:
    """Rows in columns, the first of which is a name."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def as_page(
    plan: Plan,
    results: Sequence[Result],
    standings: Sequence[Standing],
    speaker: Speaker,
    language: str,
) -> str:
    title = find_title(plan.title)
    heads, *rows = rows_of(standings, speaker)
    rate = speaker.text("Win rate for each seat played")
    course = speaker.text("Rating in the course of the arena")
    scores = speaker.text("Scores: the middle half, the median, and 5 to 95 %")
    parts = [
        paragraph(
            speaker.text(
                "{games} games on the board {board}, {players} at a table, seed {seed}.",
                games=len(results),
                board=plan.board or title.default_board,
                players=plan.players,
                seed=repr(plan.seed),
            )
        ),
        table(heads, rows),
        *(paragraph(speaker.say(note)) for note in notes_on(results, standings)),
        heading(rate),
        paragraph(
            speaker.text(
                "The thin line is the 95 % interval; dashed: equal strength ({share}).",
                share=speaker.percent(1 / plan.players),
            )
        ),
        scrolled(
            bars(
                rate,
                [
                    Bar(one.bot, one.rate, *one.interval, note=speaker.percent(one.rate, 1))
                    for one in standings
                ],
                most=max([1 / plan.players, *(one.interval[1] for one in standings)]),
                reference=1 / plan.players,
            )
        ),
        heading(course),
        scrolled(
            lines(
                course,
                [Series(one.bot, one.history) for one in standings],
                speaker.text("games"),
                speaker,
            )
        ),
        heading(scores),
        scrolled(boxes(scores, [Spread(one.bot, one.scores) for one in standings])),
        *_matrix(plan, results, speaker),
        heading(speaker.text("Win rate by seat")),
        table(
            [speaker.text("bot"), *(str(seat + 1) for seat in range(plan.players))],
            [[one.bot, *_by_seat(one, plan.players, speaker)] for one in standings],
        ),
    ]
    return page(language, speaker.text("{title}: the arena", title=title.heading), parts)


def _matrix(plan: Plan, results: Sequence[Result], speaker: Speaker) -> list[str]:
    return matrix.parts_of(plan, matrix.pairings(plan, results), speaker) if plan.matrix else []


def _by_seat(one: Standing, players: int, speaker: Speaker) -> list[str]:
    return [
        speaker.percent(one.seat_wins[seat] / one.seat_games[seat], 1)
        if one.seat_games.get(seat)
        else "–"
        for seat in range(players)
    ]
