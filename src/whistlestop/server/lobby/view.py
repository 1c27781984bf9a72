"""The lobby: what you can play at once, where it is your turn, and what else is going on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shelf import SECONDS, PlayingTime, Shelf, playing_times
from whistlestop.core.title import Title
from whistlestop.core.words import Message, say_many
from whistlestop.server.learning.places import cookie_name, is_begun
from whistlestop.server.levels import LEVELS, USUAL_BOT
from whistlestop.server.lobby.featured import Featured
from whistlestop.server.lobby.quick import quick_players
from whistlestop.server.people.friends import Friends
from whistlestop.server.storage import rows
from whistlestop.server.storage.rows import Person, TableRow
from whistlestop.server.storage.store import Store
from whistlestop.server.table.clock_forms import clock_words

MINE_SHOWN = 60
OTHERS_SHOWN = 30
UNFINISHED = (rows.OPEN, rows.RUNNING)


@dataclass(frozen=True)
class Card:
    """A table as the lobby shows it."""

    row: TableRow
    heading: str
    is_mine: bool
    is_my_turn: bool

    @property
    def title(self) -> Title:
        return find_title(self.row.game)

    @property
    def board(self) -> Message:
        return self.title.board_heading(self.row.board)

    @property
    def clock(self) -> Message | None:
        return clock_words(self.row)

    @property
    def until(self) -> int | None:
        """How long the player to act has, if there is a clock."""
        return self.row.deadline if self.row.status == rows.RUNNING else None

    @property
    def free(self) -> int:
        return sum(seat.kind == rows.FREE and not seat.is_taken for seat in self.row.seats)


@dataclass(frozen=True)
class Box:
    """A title on the shelf."""

    title: Title
    time: PlayingTime | None  # with the usual number of players
    players: int

    lesson: str = ""  # where the guided first game is, if there is one
    is_lesson_begun: bool = False

    @property
    def shelf(self) -> Shelf | None:
        return self.title.shelf


@dataclass(frozen=True)
class LobbyView:
    """What somebody finds in the lobby."""

    now: int
    boxes: list[Box]
    levels: tuple[str, ...]
    usual_bot: str
    featured: Featured | None
    my_turn: list[Card]
    my_games: list[Card]
    my_finished: list[Card]
    friends: list[Card]
    open: list[Card]
    running: list[Card]
    finished: list[Card]
    seconds: int = SECONDS


def boxes(cookies: Mapping[str, str]) -> list[Box]:
    """All titles, the easiest first; the cookies tell which lessons a visitor has begun."""
    found = []
    for name in title_names():
        title = find_title(name)
        players = quick_players(title)
        lesson = first_lesson(title)
        place = cookies.get(cookie_name(title.name), "")
        found.append(
            Box(
                title,
                playing_times(title.folder).get(players),
                players,
                "" if lesson is None else f"/learn/{title.name}",
                lesson is not None and is_begun(place, len(lesson.steps)),
            )
        )
    return sorted(found, key=lambda box: 9 if box.shelf is None else box.shelf.weight)


def lobby_view(
    kept: Store,
    person: Person | None,
    featured: Featured | None,
    cookies: Mapping[str, str] | None = None,
) -> LobbyView:
    mine = [] if person is None else kept.tables_of(person.id, MINE_SHOWN)
    friends: list[TableRow] = []
    if person is not None and not person.is_guest:
        friends = Friends(kept).open_tables(person.id, OTHERS_SHOWN)
    friends = [row for row in friends if row.id not in {one.id for one in mine}]
    known = {row.id for row in (*mine, *friends)}
    cards = [_card(row, person, True) for row in mine]

    def others(status: str) -> list[Card]:
        public = kept.public_tables(status, OTHERS_SHOWN)
        return [_card(row, person, False) for row in public if row.id not in known]

    shown = "" if featured is None else featured.row.id

    return LobbyView(
        now=kept.clock.now(),
        boxes=boxes(cookies or {}),
        levels=LEVELS,
        usual_bot=USUAL_BOT,
        featured=featured,
        my_turn=[card for card in cards if card.is_my_turn],
        my_games=[card for card in cards if not card.is_my_turn and card.row.status in UNFINISHED],
        my_finished=[card for card in cards if card.row.status not in UNFINISHED],
        friends=[_card(row, person, False) for row in friends],
        open=others(rows.OPEN),
        running=[card for card in others(rows.RUNNING) if card.row.id != shown],
        finished=others(rows.FINISHED),
    )


def _card(row: TableRow, person: Person | None, is_mine: bool) -> Card:
    is_my_turn = (
        person is not None
        and row.status == rows.RUNNING
        and row.to_act >= 0
        and row.seats[row.to_act].person == person.id
        and not row.seats[row.to_act].stand_in
    )
    return Card(row, find_title(row.game).heading, is_mine, is_my_turn)


def free_seats(number: int) -> Message:
    return say_many("one free seat", "{n} free seats", number)


def turns_waiting(number: int) -> Message:
    return say_many("one waits for you", "{n} wait for you", number)
