"""What the page of a result shows, and the frames of the film that plays in it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from whistlestop.bots.analysis import Analysis
from whistlestop.core.game import State
from whistlestop.core.picture import View
from whistlestop.core.picture.film import pack
from whistlestop.core.picture.players import medallion
from whistlestop.core.record import Record
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Speaker, say_many, speaker
from whistlestop.server.rendering.awards import rosette
from whistlestop.server.rendering.chart import chance_chart, score_chart
from whistlestop.server.rendering.posters import without_text
from whistlestop.server.rendering.score_bars import score_bars
from whistlestop.server.storage.rows import TableRow
from whistlestop.server.study.result import own_place, result_of, tie_break, why
from whistlestop.server.study.view import POINTS, turning_points
from whistlestop.server.table.room import Room
from whistlestop.server.table.scene_view import scene_view

LEAVES = 8  # pairs of them in the laurel


@dataclass(frozen=True)
class AwardView:
    name: str
    what: str
    seat: int
    badge: Markup


@dataclass(frozen=True)
class PointView:
    """A turning point."""

    number: int
    player: str
    action: str
    swing: str


@dataclass(frozen=True)
class ResultPage:
    table: str
    title: Title
    heading: str
    tag: str
    names: Sequence[str]
    viewer: int | None
    winners: Sequence[int]
    scores: Sequence[int]
    own: str
    why: str
    reason: str
    rematch: str
    laurel: Markup
    bars: Markup
    sheet: Sequence[tuple[str, Sequence[int]]]
    chart: Markup
    points: Sequence[PointView]
    awards: Sequence[AwardView]
    map: Markup
    last: int
    moves: Message


def result_page(
    row: TableRow,
    room: Room,
    viewer: int | None,
    voice: Speaker,
    shape: str,
    study: Analysis | None,
) -> ResultPage:
    match = room.match
    title = match.game.title
    result = result_of(match)
    outcome = match.state.outcome()
    assert outcome is not None
    events = [event for happened in match.events for event in happened]
    reason = tie_break(outcome) or why(result, viewer)
    last = len(match.actions)
    return ResultPage(
        table=row.id,
        title=title,
        heading=voice.text("{game}: the result", game=title.heading),
        tag=f"result.{row.revision}.{study is not None}",
        names=[voice.name(seat) for seat in range(len(result.scores))],
        viewer=viewer,
        winners=result.winners,
        scores=result.scores,
        own="" if viewer is None else voice.say(own_place(result, viewer)),
        why="" if reason is None else voice.say(reason),
        reason=voice.say(outcome.reason),
        rematch=row.next_table or "",
        laurel=laurel(title, result.winners[0]),
        bars=Markup(score_bars(title, result.parts, result.places, viewer, voice, shape)),
        sheet=[
            (voice.say(name), values)
            for name, values in match.game.words.score_sheet(match.state, events)
        ],
        chart=_chart(room, study, viewer, voice, shape),
        points=[] if study is None else _points(study, room, voice),
        awards=[
            AwardView(voice.say(award.name), voice.say(award.what), award.seat, rosette(award.sign))
            for award in result.awards
        ],
        map=Markup(without_text(_map(match.state, View(voice, choices=False, plain=True)))),
        last=last,
        moves=say_many("{n} move", "{n} moves", last),
    )


def _chart(
    room: Room, study: Analysis | None, viewer: int | None, voice: Speaker, shape: str
) -> Markup:
    title = room.match.game.title
    if study is None:
        return Markup(score_chart(room.scores_by_moment(), title, voice, viewer, shape))
    chances = [study.start, *(moment.chances for moment in study.moments)]
    return Markup(chance_chart(chances, title, voice, turning_points(study), viewer, shape))


def _points(study: Analysis, room: Room, voice: Speaker) -> list[PointView]:
    """The turning points, with what each meant for whoever it mattered to most."""
    found = []
    words = room.match.game.words
    for moment in sorted(study.largest_swings()[:POINTS], key=lambda one: one.number):
        earlier = study.start if moment.number == 1 else study.moments[moment.number - 2].chances
        changes = [now - then for now, then in zip(moment.chances, earlier, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        sign = "+" if changes[seat] > 0 else "−"
        change = sign + voice.percent(abs(changes[seat]))
        found.append(
            PointView(
                number=moment.number,
                player=voice.text("chance") if moment.actor < 0 else voice.name(moment.actor),
                action=voice.say(words.label(room.match.game.by_notation[moment.action])),
                swing=voice.text("{change} for {player}", change=change, player=voice.name(seat)),
            )
        )
    return found


def laurel(title: Title, seat: int) -> Markup:
    """The winner's medallion in a laurel."""
    leaf = "M0-50C7-56 8-64 3-70C-4-65-6-57 0-50z"
    leaves = "".join(
        f'<path class="f-gold-soft s-gold thin" d="{leaf}" '
        f'transform="rotate({side * (24 + place * 18.5):g}) scale({side} 1) rotate(38 0 -50)"/>'
        for place in range(LEAVES)
        for side in (-1, 1)
    )
    sign = medallion(seat, title.seat_colour(seat), 0, 0, 82)
    return Markup(
        '<svg class="ws ws-auto" viewBox="-76 -76 152 152" width="120" height="120" '
        f'aria-hidden="true"><g transform="rotate(180)">{leaves}</g>{sign}</svg>'
    )


def _map(state: State, view: View) -> str:
    return str(scene_view(state, view).map)


def map_frames(asked: tuple[str, str]) -> bytes:
    """The map at the start and after each action, packed, from the language and the record."""
    if hasattr(os, "nice"):
        os.nice(10)
    language, record = asked
    match = Record.from_json(record).replay()
    voice = speaker(language, match.names)
    state = match.game.start()
    frames = [without_text(_map(state, View(voice, choices=False, plain=True)))]
    for action in match.actions:
        state.apply(action)
        view = View(voice, choices=False, last=action, plain=True)
        frames.append(without_text(_map(state, view)))
    return json.dumps(pack(frames), ensure_ascii=False, separators=(",", ":")).encode()
