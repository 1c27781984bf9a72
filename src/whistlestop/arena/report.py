"""The arena's table for people: as text, and as a page with charts."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.arena.charts import Bar, Series, Spread, bars, boxes, lines
from whistlestop.arena.page import heading, page, paragraph, table
from whistlestop.arena.plan import Plan
from whistlestop.arena.standings import Standing
from whistlestop.core.registry import find_title
from whistlestop.core.words import Speaker


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
                f"{one.mu:.1f} ± {2 * one.sigma:.1f}",
                str(one.games),
                f"{one.wins:g}" if one.wins == int(one.wins) else f"{one.wins:.1f}",
                f"{one.rate * 100:.1f} %",
                f"{low * 100:.1f}–{high * 100:.1f} %",
                f"{one.mean_score:.1f}",
                str(one.decisions),
                f"{one.milliseconds:.2f}",
            ]
        )
    return rows


def as_text(standings: Sequence[Standing], speaker: Speaker) -> list[str]:
    rows = rows_of(standings, speaker)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def as_page(
    plan: Plan, games: int, standings: Sequence[Standing], speaker: Speaker, language: str
) -> str:
    say = speaker.text
    title = find_title(plan.title)
    heads, *rows = rows_of(standings, speaker)
    rate = say("Win rate for each seat played")
    course = say("Rating in the course of the arena")
    scores = say("Scores: the middle half, the median, and 5 to 95 %")
    parts = [
        paragraph(
            say(
                "{games} games on the board {board}, {players} at a table, seed {seed}.",
                games=games,
                board=plan.board or title.default_board,
                players=plan.players,
                seed=repr(plan.seed),
            )
        ),
        table(heads, rows),
        heading(rate),
        paragraph(
            say(
                "The thin line is the 95 % interval; dashed: equal strength ({share} %).",
                share=f"{100 / plan.players:.0f}",
            )
        ),
        bars(
            rate,
            [
                Bar(one.bot, one.rate, *one.interval, note=f"{one.rate * 100:.1f} %")
                for one in standings
            ],
            most=max([1 / plan.players, *(one.interval[1] for one in standings)]),
            reference=1 / plan.players,
        ),
        heading(course),
        lines(course, [Series(one.bot, one.history) for one in standings], say("games")),
        heading(scores),
        boxes(scores, [Spread(one.bot, one.scores) for one in standings]),
        heading(say("Win rate by seat")),
        table(
            [say("bot"), *(str(seat + 1) for seat in range(plan.players))],
            [[one.bot, *_by_seat(one, plan.players)] for one in standings],
        ),
    ]
    return page(language, say("{title}: the arena", title=title.heading), parts)


def _by_seat(one: Standing, players: int) -> list[str]:
    return [
        f"{100 * one.seat_wins[seat] / one.seat_games[seat]:.1f} %"
        if one.seat_games.get(seat)
        else "–"
        for seat in range(players)
    ]
