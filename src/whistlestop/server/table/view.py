"""What the page of a table shows to one viewer, ready for the template.

Rendered pages are kept: a table looks the same to everyone without a seat, and to each seat until
something changes. What differs from browser to browser is filled in afterwards.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whistlestop.bots import styles_of
from whistlestop.core.registry import find_title
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Speaker
from whistlestop.server.absence.store import AbsenceNote, AbsenceStore
from whistlestop.server.absence.view import ClockView, clock_view, is_overdue
from whistlestop.server.community.view import profile_paths
from whistlestop.server.levels import USUAL_BOT, bots_offered
from whistlestop.server.moderation.measures import why_closed
from whistlestop.server.people.friends import Friends
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.templates import KEY_PLACE, templates
from whistlestop.server.storage.rows import BOT, CLOSED, Person, Remark, SeatRow, TableRow
from whistlestop.server.storage.store import Store
from whistlestop.server.study.hints import Hint, HintStore
from whistlestop.server.table.game_view import Wanted, game_view
from whistlestop.server.table.look import Look
from whistlestop.server.table.room import game_of
from whistlestop.server.table.scene_view import empty_board
from whistlestop.server.table.seating import Seating
from whistlestop.server.table.tables import Tables

KEPT = 500
REMARKS_SHOWN = 100


@dataclass(frozen=True)
class TableView:
    """A table for one viewer, whether its game has begun or not."""

    row: TableRow
    tag: str
    title: Title
    options: Sequence[Message]
    seat: SeatRow | None  # the viewer's
    is_host: bool
    links: Mapping[int, str]  # the tokens of the links to seats, for the host
    remarks: Sequence[Remark]
    seed: str | None
    bots: Sequence[str]
    styles: Sequence[str]  # bots to practise against, each of a type
    usual_bot: str
    clock: ClockView
    profiles: Mapping[str, str]  # where the profiles of the people with accounts are
    why_closed: str  # the owner's reason, if the table is closed

    @property
    def address(self) -> str:
        return f"/table/{self.row.id}"


@dataclass(frozen=True)
class Beside:
    """What the database holds about a table besides its game."""

    remarks: Sequence[Remark]
    absences: Sequence[AbsenceNote]
    hints: Sequence[Hint]
    profiles: Mapping[str, str]
    why_closed: str


def beside(store: Store, look: Look) -> Beside:
    row = look.row
    return Beside(
        remarks=store.remarks(row.id, REMARKS_SHOWN),
        absences=AbsenceStore(store).notes(row.id),
        hints=HintStore(store).hints(row.id),
        profiles=profile_paths(store, row),
        why_closed=why_closed(store, row.id) if row.status == CLOSED else "",
    )


@dataclass(frozen=True)
class Viewer:
    """Everything about a person that changes the page."""

    seat: SeatRow | None
    is_host: bool
    hidden: frozenset[str]  # the people whose remarks the viewer doesn't want to see


@dataclass(frozen=True)
class Key:
    """What distinguishes two renderings, besides what happens at the table."""

    table: str
    seat: int | None
    is_host: bool
    hidden: frozenset[str]
    is_late: bool
    wanted: Wanted


class Views:
    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating
        self._kept: OrderedDict[Key, tuple[str, str]] = OrderedDict()  # the tag and the page
        self._making: dict[tuple[Key, str], asyncio.Task[str]] = {}
        self._asking: dict[tuple[str, str], asyncio.Task[Beside]] = {}
        self._asked: OrderedDict[str, tuple[str, Beside]] = OrderedDict()  # by table, with its tag

    async def table(self, look: Look, person: Person | None, wanted: Wanted) -> str:
        store = self.tables.store
        viewer = await self._viewer(look, person)
        is_late = is_overdue(look.row, store.clock.now())
        seat = None if viewer.seat is None else viewer.seat.number
        key = Key(look.row.id, seat, viewer.is_host, viewer.hidden, is_late, wanted)
        known = self._known(key, look.tag)
        if known is not None:
            return known
        # Many who watch ask at once: one draws for all of the same kind, the others wait for it.
        place = (key, look.tag)
        making = self._making.get(place)
        if making is None:
            making = asyncio.create_task(self._make(look, viewer, key))
            self._making[place] = making
            making.add_done_callback(lambda _: self._making.pop(place, None))
        return await asyncio.shield(making)

    def _known(self, key: Key, tag: str) -> str | None:
        known = self._kept.get(key)
        if known is None or known[0] != tag:
            return None
        self._kept.move_to_end(key)
        return known[1]

    async def _make(self, look: Look, viewer: Viewer, key: Key) -> str:
        wanted = key.wanted
        found = await self._beside(look)
        seed = await self.tables.seed(look)
        # The game may have gone on while we waited. From here on nothing waits, so what is shown
        # and kept is the present table.
        names = tuple(_names(look, wanted.language))
        speaker = cached_speaker(wanted.language, names)
        shown = self._table(look, viewer, found, seed, clock_view(look.row, speaker, key.is_late))
        html = _html(look, shown, found, speaker, wanted)
        self._kept[key] = (shown.tag, html)  # replacing what it was before
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return html

    async def _beside(self, look: Look) -> Beside:
        """Asked of the database once, for viewers of all kinds."""
        place = (look.row.id, look.tag)
        tag, found = self._asked.get(look.row.id, ("", None))
        if found is not None and tag == look.tag:
            return found
        asking = self._asking.get(place)
        if asking is None:
            asking = asyncio.create_task(asyncio.to_thread(beside, self.tables.store, look))
            self._asking[place] = asking
            asking.add_done_callback(lambda done: self._keep_beside(place, done))
        return await asyncio.shield(asking)

    def _keep_beside(self, place: tuple[str, str], done: asyncio.Task[Beside]) -> None:
        self._asking.pop(place, None)
        if not done.cancelled() and done.exception() is None:
            table, tag = place
            self._asked[table] = (tag, done.result())
            self._asked.move_to_end(table)
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)

    async def _viewer(self, look: Look, person: Person | None) -> Viewer:
        if person is None:
            return Viewer(None, False, frozenset())
        hidden: frozenset[str] = frozenset()
        if not person.is_guest:  # guests hide nobody
            friends = Friends(self.tables.store)
            hidden = await asyncio.to_thread(friends.hidden_from, person.id)
        return Viewer(look.seat_of(person), person.id == look.row.host, hidden)

    def _table(
        self, look: Look, viewer: Viewer, found: Beside, seed: str | None, clock: ClockView
    ) -> TableView:
        row = look.row
        title = find_title(row.game)
        return TableView(
            row=row,
            tag=look.tag,
            title=title,
            options=title.option_words(row.options),
            seat=viewer.seat,
            is_host=viewer.is_host,
            links=self._links(look) if viewer.is_host else {},
            remarks=[remark for remark in found.remarks if remark.person not in viewer.hidden],
            seed=seed,
            bots=bots_offered(),
            styles=styles_of(row.game),
            usual_bot=USUAL_BOT,
            clock=clock,
            profiles=found.profiles,
            why_closed=found.why_closed,
        )

    def _links(self, look: Look) -> dict[int, str]:
        """Links to the seats for people; once the game has begun, only to those where nobody
        sits."""
        return {
            seat.number: self.seating.link_token(look.row, seat.number)
            for seat in look.row.seats
            if seat.kind != BOT and (look.room is None or seat.person is None)
        }


def _html(look: Look, shown: TableView, found: Beside, speaker: Speaker, wanted: Wanted) -> str:
    if look.room is None:
        page = templates(wanted.language).get_template("waiting.html")
        board = empty_board(game_of(look.row), speaker, wanted.shape)
        return page.render(speaker=speaker, key=KEY_PLACE, table=shown, board=board)
    game = game_view(look.row, look.room, shown.seat, found.absences, found.hints, speaker, wanted)
    page = templates(wanted.language).get_template("table.html")
    return page.render(speaker=speaker, key=KEY_PLACE, table=shown, game=game)


def _names(look: Look, language: str) -> list[str]:
    speaker = cached_speaker(language)
    return [shown_name(seat.name, seat.number, speaker) for seat in look.row.seats]
