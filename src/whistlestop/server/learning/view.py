"""What the page of a lesson shows: a table like any other, and the card of the coach."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from whistlestop.core.game import OVER
from whistlestop.core.lessons import Lesson, Standing
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Speaker
from whistlestop.server.learning.places import written
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.templates import KEY_PLACE, templates
from whistlestop.server.storage.rows import ACTION, BOT, PERSON, RUNNING, Entry, SeatRow, TableRow
from whistlestop.server.table.game_view import GameView, Wanted, game_view
from whistlestop.server.table.room import FATE, HAND, MACHINE, Room

_BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True)
class CoachView:
    """The card: what a step says and asks."""

    number: int  # from 1
    steps: int
    title: str
    text: Markup
    task: Markup | None
    lit: Sequence[str]  # what the next action needs comes first
    done: int = 0  # actions of the task
    praise: Markup | None = None  # for the task that has just been done
    answer: Markup | None = None  # to a move that was not what is asked
    is_last: bool = False


@dataclass(frozen=True)
class LessonTable:
    """What the parts of a table's page know about the table."""

    row: TableRow
    title: Title
    seat: SeatRow
    tag: str
    why_closed: str = ""

    @property
    def address(self) -> str:
        return f"/learn/{self.title.name}"


def lesson_html(
    lesson: Lesson,
    standing: Standing,
    wanted: Wanted,
    name: str = "",
    praise: Message | None = None,
    answer: Message | None = None,
) -> str:
    names = names_of(lesson, name, wanted.language)
    speaker = cached_speaker(wanted.language, names)
    row = _row(lesson, names)
    room = Room(row)
    room.take(0, _entries(lesson, standing))
    table = LessonTable(row, lesson.game.title, row.seats[lesson.you], written(standing.place))
    page = templates(wanted.language).get_template("lesson.html")
    return page.render(
        speaker=speaker,
        key=KEY_PLACE,
        table=table,
        game=_game(row, room, lesson, standing, speaker, wanted),
        coach=_coach(lesson, standing, speaker, praise, answer),
    )


def names_of(lesson: Lesson, name: str, language: str) -> tuple[str, ...]:
    """The names of a lesson's seats; the learner is called as at a table, if they have a name."""
    others = [one for seat, one in enumerate(lesson.names) if seat != lesson.you]
    speaker = cached_speaker(language)
    learner = name if name and name not in others else speaker.text("Guest (you)")
    return (*lesson.names[: lesson.you], learner, *lesson.names[lesson.you + 1 :])


def _game(
    row: TableRow, room: Room, lesson: Lesson, standing: Standing, speaker: Speaker, wanted: Wanted
) -> GameView:
    """The game as at a table, but that the coach leads the way: back, and on where it pauses."""
    game = game_view(row, room, row.seats[lesson.you], (), (), speaker, wanted)
    calm = replace(game.turn, undo_step=None, undo_turn=None, again="", orders=())
    if not standing.asks and not calm.is_mine and calm.to_act != OVER:
        calm = replace(calm, prompt=speaker.text("Nothing to do on the board right now."), rule="")
    return replace(game, turn=calm)


def _coach(
    lesson: Lesson,
    standing: Standing,
    speaker: Speaker,
    praise: Message | None,
    answer: Message | None,
) -> CoachView:
    step, number = standing.step, standing.place.step
    if standing.is_over and praise is None:
        praise = step.praise
    if praise is None and number > 0 and step.position is None:
        praise = lesson.steps[number - 1].praise  # it stays: nothing jumps between two clicks
    done = len(standing.done)
    return CoachView(
        number=number + 1,
        steps=len(lesson.steps),
        title=speaker.say(step.title),
        text=_spoken(step.text, speaker),
        task=None if step.task is None or standing.is_over else _spoken(step.task, speaker),
        # What has been dealt with goes out.
        lit=step.lit if standing.is_over else step.lit[min(done, len(step.lit) - 1) :],
        done=done,
        praise=None if praise is None else _spoken(praise, speaker),
        answer=None if answer is None else _spoken(answer, speaker),
        is_last=number == len(lesson.steps) - 1,
    )


def _spoken(message: Message, speaker: Speaker) -> Markup:
    """A text of a lesson, in which **words** may be stressed."""
    return Markup(_BOLD.sub(r"<b>\1</b>", str(escape(speaker.say(message)))))


def _row(lesson: Lesson, names: Sequence[str]) -> TableRow:
    """A table that no database knows."""
    game = lesson.game
    return TableRow(
        id=game.title.name,
        game=game.title.name,
        board=game.board.name,
        board_text=game.board.text,
        rules=game.rules,
        options=game.options,
        host="",
        is_public=False,
        status=RUNNING,
        seed_hash="",
        revision=0,
        to_act=0,
        scores=(),
        next_table=None,
        created=0,
        changed=0,
        seats=tuple(
            SeatRow(number, PERSON if number == lesson.you else BOT, "", name, None, 0, {})
            for number, name in enumerate(names)
        ),
    )


def _entries(lesson: Lesson, standing: Standing) -> list[Entry]:
    match = standing.match
    return [
        Entry(
            ACTION,
            action.notation,
            HAND if actor == lesson.you else MACHINE if actor >= 0 else FATE,
        )
        for action, actor in zip(match.actions, match.actors, strict=True)
    ]
