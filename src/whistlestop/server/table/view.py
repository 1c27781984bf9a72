"""What the page of a table shows to one who looks at it, made ready for the template.

Rendering is kept: a table looks the same to all who sit nowhere, and to each seat until something
changes. What differs from browser to browser is put in afterwards.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from whistlestop.bots import styles_of
from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.picture import AUTO, WIDE, View
from whistlestop.core.registry import find_title
from whistlestop.core.words import Seat, Speaker, say
from whistlestop.server.absence.store import AbsenceStore
from whistlestop.server.absence.view import clock_view, is_overdue, made_by, notes_by_moment
from whistlestop.server.community.view import company
from whistlestop.server.levels import USUAL_BOT, bots_offered
from whistlestop.server.people.friends import Friends
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.chart import score_chart
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.picture_style import without_style
from whistlestop.server.rendering.templates import KEY_PLACE, templates
from whistlestop.server.storage import rows as s
from whistlestop.server.storage.rows import Person, SeatRow
from whistlestop.server.table.orders import FORCED, given_orders
from whistlestop.server.table.room import Room
from whistlestop.server.table.seating import Seating
from whistlestop.server.table.tables import Look, Tables

KEPT = 500
LINES_SHOWN = 40  # of the log, unless all of it is asked for
REMARKS_SHOWN = 100


@dataclass(frozen=True)
class Wanted:
    """How somebody wants to see a table."""

    language: str
    shape: str
    at: int | None = None  # a moment of the past
    is_whole_log: bool = False
    pending: int | None = None  # a choice that waits to be confirmed


class Views:
    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating
        self._kept: OrderedDict[tuple[Any, ...], tuple[str, str]] = OrderedDict()

    async def table(self, look: Look, person: Person | None, wanted: Wanted) -> str:
        seat = look.seat_of(person)
        is_host = person is not None and person.id == look.row.host
        is_late = is_overdue(look.row, self.tables.store.clock.now())
        hidden: frozenset[str] = frozenset()  # whose remarks the viewer does not want to see
        if person is not None and not person.is_guest:
            friends = Friends(self.tables.store)
            hidden = await asyncio.to_thread(friends.hidden_from, person.id)
        key = (
            look.row.id,
            None if seat is None else seat.number,
            is_host,
            is_late,
            hidden,
            wanted,
        )
        known = self._kept.get(key)
        if known is not None and known[0] == look.tag:
            self._kept.move_to_end(key)
            return known[1]
        remarks = await asyncio.to_thread(self.tables.store.remarks, look.row.id, REMARKS_SHOWN)
        seed = await self.tables.seed(look)
        speaker = cached_speaker(wanted.language, tuple(_names(look, wanted.language)))
        title = find_title(look.row.game)
        values: dict[str, Any] = {
            "speaker": speaker,
            "key": KEY_PLACE,
            "row": look.row,
            "tag": look.tag,
            "title": title,
            "options": title.option_words(look.row.options),
            "seat": seat,
            "is_host": is_host,
            "remarks": [remark for remark in remarks if remark.person not in hidden],
            "seed": seed,
            "bots": bots_offered(),
            "styles": styles_of(look.row.game),
            "usual_bot": USUAL_BOT,
            "clock": clock_view(look.row, speaker, is_late),
        }
        if look.room is None:
            values["links"] = {
                other.number: self.seating.link_token(look.row, other.number)
                for other in look.row.seats
                if is_host and other.kind != s.BOT
            }
            html = templates().get_template("waiting.html").render(**values)
        else:
            notes = await asyncio.to_thread(AbsenceStore(self.tables.store).notes, look.row.id)
            # The game may go on while we wait below: what is shown and kept is the table of now.
            values["tag"] = look.tag
            values.update(_game(look, look.room, seat, speaker, wanted))
            last = len(look.room.match.actions)
            values["notes"] = notes_by_moment(notes, last, speaker)
            values.update(
                await asyncio.to_thread(company, self.tables.store, look, seat, values, speaker)
            )
            if is_host:
                values["links"] = {
                    other.number: self.seating.link_token(look.row, other.number)
                    for other in look.row.seats
                    if other.kind != s.BOT and other.person is None
                }
            html = templates().get_template("table.html").render(**values)
        self._kept[key] = (values["tag"], html)  # in the place of what it was before
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return html


def _names(look: Look, language: str) -> list[str]:
    speaker = cached_speaker(language)
    return [shown_name(seat.name, seat.number, speaker) for seat in look.row.seats]


@dataclass(frozen=True)
class Choice:
    id: int
    label: str


@dataclass(frozen=True)
class Line:
    """What one action brought about, and the moment right after it."""

    moment: int
    sentences: list[str]
    by: str = ""  # who made it, where that is not whom the sentences name


def _game(
    look: Look, room: Room, seat: SeatRow | None, speaker: Speaker, wanted: Wanted
) -> dict[str, Any]:
    match = room.match
    last = len(match.actions)
    at = last if wanted.at is None else min(max(wanted.at, 0), last)
    is_now = wanted.at is None or at == last
    state = room.state_at(at)
    is_running = look.row.status == s.RUNNING
    is_mine = (
        is_now
        and is_running
        and seat is not None
        and state.to_act == seat.number
        and not seat.stand_in
    )
    game_words = match.game.words
    choices: list[Choice] = []
    pending: Choice | None = None
    if is_mine:
        choices = [
            Choice(int(action.id), speaker.say(game_words.label(action)))
            for action in state.legal_actions()
        ]
        pending = next((choice for choice in choices if choice.id == wanted.pending), None)
    step, turn = (None, None)
    if is_now and seat is not None and look.row.status == s.RUNNING and not seat.stand_in:
        step, turn = room.undo_points(seat.number, look.row)
    outcome = state.outcome()
    told = [message for happened in match.log[:at] for message in happened]
    return {
        "version": room.version,
        "at": at,
        "last": last,
        "is_now": is_now,
        "is_mine": is_mine,
        "prompt": _prompt(look, state, speaker, is_mine),
        "choices": choices,
        "pending": pending,
        "is_list_open": wanted.shape == WIDE,
        "shape": wanted.shape,
        "undo_step": step,
        "undo_turn": None if turn == step else turn,
        "picture": picture(
            state,
            View(
                speaker=speaker,
                viewer=None if seat is None else seat.number,
                choices=is_mine and pending is None,
                last=match.actions[at - 1] if at else None,
                theme=AUTO,
                shape=wanted.shape,
            ),
        ),
        "lines": _lines(room, speaker, wanted, at),
        "is_whole_log": wanted.is_whole_log,
        "hidden_lines": 0 if wanted.is_whole_log else max(0, last - LINES_SHOWN),
        "scores": state.scores(),
        "outcome": outcome,
        "standing": _standing(state),
        "chart": None if outcome is None else Markup(score_chart(room.scores_by_moment(), speaker)),
        "orders": _orders(state, seat, speaker) if is_now and seat and not seat.stand_in else [],
        "sheet": [
            (speaker.say(name), values) for name, values in game_words.score_sheet(state, told)
        ],
        "is_forced_on": seat is not None and bool(seat.orders.get(FORCED)),
        "to_act": int(state.to_act),
    }


@dataclass(frozen=True)
class OrderView:
    name: str
    label: str
    numbers: tuple[int, ...]
    given: int | None  # the number that it was given with, if it was


def _orders(state: State, seat: SeatRow, speaker: Speaker) -> list[OrderView]:
    if state.to_act == OVER:
        return []
    given = {(order.name, order.subject): order.number for order in given_orders(seat)}
    return [
        OrderView(
            order.name,
            speaker.say(order.label),
            order.numbers,
            given.get((order.name, order.subject)),
        )
        for order in state.game.words.orders(state, seat.number)
    ]


def _prompt(look: Look, state: State, speaker: Speaker, is_mine: bool) -> str:
    if state.to_act == OVER:
        return speaker.text("The game is over.")
    if look.row.status == s.CLOSED:
        return speaker.text("The server's owner has closed this table.")
    if is_mine:
        return speaker.say(state.game.words.prompt(state))
    if state.to_act == CHANCE:
        return speaker.text("Chance decides.")
    who = Seat(int(state.to_act))
    if look.row.seats[int(state.to_act)].bot_at_work:
        return speaker.text("{player} is thinking …", player=who)
    return speaker.text("{player} is to move.", player=who)


def _lines(room: Room, speaker: Speaker, wanted: Wanted, at: int) -> list[Line]:
    # By the names too, since a person may leave the server.
    known = room.sentences.setdefault("\n".join((wanted.language, *speaker.names)), [])
    log = room.match.log
    for moment in range(len(known), len(log)):
        known.append([speaker.say(message) for message in log[moment]])
    first = 0 if wanted.is_whole_log else max(0, len(known) - LINES_SHOWN)
    if at < first:
        first = max(0, at - LINES_SHOWN)
    by = [made_by(maker) for maker in room.makers]
    return [
        Line(moment + 1, known[moment], "" if (who := by[moment]) is None else speaker.say(who))
        for moment in range(first, len(known))
    ]


def _standing(state: State) -> list[int]:
    """The seats, the best first."""
    scores = state.scores()
    outcome = state.outcome()
    if outcome is not None:
        return sorted(range(len(scores)), key=lambda seat: (outcome.places[seat], seat))
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def picture(state: State, view: View) -> Markup:
    """The drawing without its style sheet, which the page has already; or the table as text."""
    try:
        drawing = state.game.picture.draw(state, view)
    except SetupError:
        text = state.game.words.table(state, view.speaker)
        return Markup('<pre class="text-table">{}</pre>').format(text)
    return Markup(without_style(drawing))


def explain(state: State, thing: str, speaker: Speaker) -> list[str]:
    """Why a thing of the picture can't be chosen: what forbids the actions that name it.

    A thing's id ends in the words that notations use for it (`city_denver`, and `build
    denver=omaha`), so no game has to say more.
    """
    parts = set(re.split(r"[^a-z0-9]+", thing.lower())[1:])
    kinds = {action.kind for action in state.legal_actions()}
    reasons: dict[str, None] = {}
    for action in state.game.actions:
        if action.kind in kinds and parts and parts <= _notation_parts(action):
            reason = state.why_not(action)
            if reason is not None:
                reasons[speaker.say(reason)] = None
    found = list(reasons)[:3]
    if not found:
        found = [speaker.say(say("There is nothing to choose here now."))]
    return found


def _notation_parts(action: Action) -> set[str]:
    return set(re.split(r"[^a-z0-9]+", action.notation.lower()))
