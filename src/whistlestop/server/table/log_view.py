"""What the page of a table tells of what happened: the log, and what is new since one's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.game import CHANCE
from whistlestop.core.words import Speaker
from whistlestop.server.absence.view import made_by
from whistlestop.server.table.room import ORDER, Room

LINES_SHOWN = 40  # of the log, unless all of it is asked for
TOLD_SHORTLY = 80  # letters of what a player did since your turn; the rest unfolds


@dataclass(frozen=True)
class Line:
    """What one action brought about, and the moment right after it."""

    moment: int
    sentences: Sequence[str]
    by: str  # who made it, where that is not whom the sentences name
    notes: Sequence[str]  # what happened around the game at that moment
    seat: int | None  # whose turn it belongs to
    is_first: bool  # of that turn


@dataclass(frozen=True)
class LogView:
    lines: Sequence[Line]
    notes: Sequence[str]  # of the time before the first line
    has_more: bool  # before the first line
    new_from: int | None  # the first moment since the viewer's last move


@dataclass(frozen=True)
class Doing:
    """What a player did since the viewer's last move."""

    seat: int
    words: str  # in short
    sentences: Sequence[str]


def log_view(
    room: Room,
    seat: int | None,
    notes: Sequence[tuple[int, str]],
    speaker: Speaker,
    language: str,
    is_whole: bool,
    at: int,
) -> LogView:
    known = told(room, speaker, language)
    first = 0 if is_whole else max(0, len(known) - LINES_SHOWN)
    if at < first:
        first = max(0, at - LINES_SHOWN)
    placed = _by_moment(notes, len(known))
    by = [made_by(maker) for maker in room.makers]
    turns = _turns(room)
    lines = [
        Line(
            moment=moment + 1,
            sentences=known[moment],
            by="" if (who := by[moment]) is None else speaker.say(who),
            notes=placed.get(moment + 1, ()),
            seat=turns[moment],
            is_first=moment == first or turns[moment] != turns[moment - 1],
        )
        for moment in range(first, len(known))
    ]
    return LogView(lines, placed.get(0, ()), first > 0, new_from(room, seat))


def told(room: Room, speaker: Speaker, language: str) -> list[list[str]]:
    """The sentences of each action; made once for each language."""
    # By the names too, since a person may leave the server.
    known = room.sentences.setdefault("\n".join((language, *speaker.names)), [])
    log = room.match.log
    for moment in range(len(known), len(log)):
        known.append([speaker.say(message) for message in log[moment]])
    return known


def _turns(room: Room) -> list[int | None]:
    """Whose turn each action belongs to: the one who took it, or for chance the one before."""
    found: list[int | None] = []
    for actor in room.match.actors:
        found.append(actor if actor != CHANCE else found[-1] if found else None)
    return found


def new_from(room: Room, seat: int | None) -> int | None:
    """The first moment after a seat's last own move; None if nothing has happened since."""
    actors, makers = room.match.actors, room.makers
    if seat is None:
        return None
    moment = len(actors)
    while moment > 0 and (actors[moment - 1] != seat or makers[moment - 1] == ORDER):
        moment -= 1
    return moment + 1 if 0 < moment < len(actors) else None


def since(room: Room, seat: int | None, speaker: Speaker, language: str) -> list[Doing]:
    """What the others did since a seat's last own move, player by player."""
    first = new_from(room, seat)
    if first is None:
        return []
    known = told(room, speaker, language)
    turns = _turns(room)
    found: dict[int, list[str]] = {}
    for moment in range(first - 1, len(known)):
        who = turns[moment]
        if who is not None and who != seat and room.match.actors[moment] != CHANCE:
            found.setdefault(who, []).extend(known[moment][:1])
    return [
        Doing(who, _short(sentences[-1]), sentences)
        for who, sentences in found.items()
        if sentences
    ]


def _short(sentence: str) -> str:
    return sentence if len(sentence) <= TOLD_SHORTLY else sentence[: TOLD_SHORTLY - 1] + "…"


def _by_moment(notes: Sequence[tuple[int, str]], last: int) -> dict[int, list[str]]:
    """The notes, by the line of the log that each stands behind.

    What was noted before the first move stands with it; what an undo has cut off, at the end.
    """
    found: dict[int, list[str]] = {}
    for moment, sentence in notes:
        found.setdefault(min(max(moment, 1), last), []).append(sentence)
    return found
