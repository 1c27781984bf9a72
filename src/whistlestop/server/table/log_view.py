"""What the page of a table tells of what happened: the log, and what is new since one's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from markupsafe import Markup

from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE
from whistlestop.core.words import Speaker
from whistlestop.server.absence.view import made_by
from whistlestop.server.table.room import BY_ITSELF, Room
from whistlestop.server.table.telling import Teller, Told, flowing, joined

LINES_SHOWN = 40  # of the log, unless all of it is asked for


@dataclass
class Line:
    """What one action, or several alike, brought about."""

    moment: int  # right after the last of them
    sentences: list[Told]
    by: str  # who made it, where that is not whom the sentences name
    notes: list[str] = field(default_factory=list)  # what happened around the game meanwhile
    touches: str = ""  # what the ids of the things are made of that it was about

    def html(self, is_here: bool) -> Markup:
        told = tuple(self.sentences)
        return _line(self.moment, told, self.by, tuple(self.notes), self.touches, is_here)


@lru_cache(maxsize=8192)
def _line(
    moment: int,
    told: tuple[Told, ...],
    by: str,
    notes: tuple[str, ...],
    touches: str,
    is_here: bool,
) -> Markup:
    """A line as an entry of the list. Most lines of a log stand there move after move."""
    spans = [Markup("<span>{}</span> ").format(one) for one in flowing(told)]
    if by:
        spans.append(Markup('<span class="muted">{}</span> ').format(by))
    spans += [Markup('<span class="note">{}</span> ').format(note) for note in notes]
    return Markup(
        '<li id="line-{0}"{1} data-touch="{2}"><a href="?at={0}" data-go="{0}">{3}</a></li>\n'
    ).format(moment, Markup(' class="here"' if is_here else ""), touches, Markup("").join(spans))


@dataclass
class Turn:
    """Neighbouring lines that belong to one player; to nobody before the first decision."""

    seat: int | None
    lines: list[Line]
    is_new: bool = False  # whether it begins what happened since the viewer's last move


@dataclass(frozen=True)
class LogView:
    turns: Sequence[Turn]
    notes: Sequence[str]  # of the time before the first line
    has_more: bool  # before the first line
    here: int  # the line that tells how the moment shown came about


@dataclass(frozen=True)
class Doing:
    """What a player did since the viewer's last move."""

    seat: int
    sentences: Sequence[Told]
    touches: Sequence[str]  # for each action, what it was about

    @property
    def flowing(self) -> Sequence[Markup]:
        return flowing(self.sentences)


@dataclass(frozen=True)
class Passing:
    """What was done last before a moment that is shown on the way to the present."""

    seat: int | None
    sentences: Sequence[Markup]
    touches: str


def log_view(
    room: Room,
    seat: int | None,
    notes: Sequence[tuple[int, str]],
    speaker: Speaker,
    language: str,
    is_whole: bool,
    at: int,
    is_passing: bool = False,
) -> LogView:
    """The log; on the way to the present, no further than to the moment that is shown."""
    known = told(room, speaker, language)
    new = new_from(room, seat)
    first = (
        0
        if is_whole
        else max(0, min(len(known) - LINES_SHOWN, len(known) if new is None else new - 1))
    )
    if at < first:
        first = max(0, at - LINES_SHOWN)
    placed = _by_moment(notes, len(known))
    seats = _turns(room)
    turns: list[Turn] = []
    for moment in range(first, at if is_passing else len(known)):
        who, is_new = seats[moment], moment + 1 == new
        if not turns or turns[-1].seat != who or is_new:
            turns.append(Turn(who, [], is_new))
        line = Line(
            moment=moment + 1,
            sentences=known[moment],
            by="" if (by := made_by(room.makers[moment])) is None else speaker.say(by),
            notes=placed.get(moment + 1, []),
            touches=_touches(room, moment, seat),
        )
        _add(turns[-1].lines, line)
    moments = [line.moment for turn in turns for line in turn.lines]
    here = next((moment for moment in moments if moment >= at), 0)
    return LogView(turns, placed.get(0, ()), first > 0, here)


def _add(lines: list[Line], line: Line) -> None:
    """One line more, or the last one longer, where both tell the same of different dice."""
    last = lines[-1] if lines else None
    if last is not None and not last.notes and last.by == line.by:
        sentences = joined([*last.sentences, *line.sentences])
        if len(sentences) < len(last.sentences) + len(line.sentences):
            last.sentences, last.moment, last.notes = sentences, line.moment, line.notes
            last.touches = f"{last.touches} {line.touches}"
            return
    lines.append(line)


def _touches(room: Room, moment: int, viewer: int | None) -> str:
    actor = room.match.actors[moment]
    try:
        picture = room.match.game.picture
    except SetupError:
        return ""
    return picture.touches(room.match.actions[moment], actor, viewer).lower()


def told(room: Room, speaker: Speaker, language: str) -> list[list[Told]]:
    """The sentences of each action; made once for each language."""
    # By the names too, since a person may leave the server.
    known = room.sentences.setdefault("\n".join((language, *speaker.names)), [])
    log = room.match.log
    if len(known) < len(log):
        teller = Teller(room.match.game, speaker)
        seats = _turns(room)
        for moment in range(len(known), len(log)):
            known.append(joined(teller.all(log[moment], seats[moment])))
    return known


def _turns(room: Room) -> list[int | None]:
    """Whose turn each action belongs to: the one who took it, or for chance the one before."""
    found: list[int | None] = []
    for actor in room.match.actors:
        found.append(actor if actor != CHANCE else found[-1] if found else None)
    return found


def new_from(room: Room, seat: int | None) -> int | None:
    """The first moment of another's move since a seat last moved; None if nobody has moved since.

    What a seat's own move brought along (payments, rolls) belongs to it, not to what is new.
    """
    actors, makers = room.match.actors, room.makers
    if seat is None:
        return None
    moment = len(actors)
    while moment > 0 and (actors[moment - 1] != seat or makers[moment - 1] in BY_ITSELF):
        moment -= 1
    if moment == 0:
        return None
    others = (later for later in range(moment, len(actors)) if actors[later] not in (seat, CHANCE))
    first = next(others, None)
    return None if first is None else first + 1


def since(room: Room, seat: int | None, speaker: Speaker, language: str) -> list[Doing]:
    """What the others did since a seat's last own move, player by player."""
    first = new_from(room, seat)
    if first is None:
        return []
    known = told(room, speaker, language)
    seats = _turns(room)
    sentences: dict[int, list[Told]] = {}
    touches: dict[int, list[str]] = {}
    for moment in range(first - 1, len(known)):
        who = seats[moment]
        if who is not None and who != seat and room.match.actors[moment] != CHANCE:
            sentences.setdefault(who, []).extend(known[moment][:1])
            touches.setdefault(who, []).append(_touches(room, moment, seat))
    return [Doing(who, joined(found), touches[who]) for who, found in sentences.items() if found]


def passing(room: Room, seat: int | None, at: int, speaker: Speaker, language: str) -> Passing:
    """The line of the log that ends at a moment."""
    turns = log_view(room, seat, (), speaker, language, False, at, True).turns
    line = turns[-1].lines[-1]
    return Passing(turns[-1].seat, flowing(line.sentences), line.touches)


def _by_moment(notes: Sequence[tuple[int, str]], last: int) -> dict[int, list[str]]:
    """The notes, by the line of the log that each stands behind.

    What was noted before the first move stands with it; what an undo has cut off, at the end.
    """
    found: dict[int, list[str]] = {}
    for moment, sentence in notes:
        found.setdefault(min(max(moment, 1), last), []).append(sentence)
    return found
