"""What the pages show of hints that people asked for, and of a game that a bot has studied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from whistlestop.bots.advice import NOISE
from whistlestop.bots.analysis import Analysis, Moment
from whistlestop.core.game import CHANCE, State
from whistlestop.core.match import Match
from whistlestop.core.words import Seat, Speaker
from whistlestop.server.rendering.chart import chance_chart
from whistlestop.server.study.analyses import Progress
from whistlestop.server.study.hints import Hint
from whistlestop.server.table.room import Room

POINTS = 3  # turning points that a chart marks
COURSE = 40  # moments of the table that says the same as the chart


@dataclass(frozen=True)
class HintMove:
    id: int
    label: str
    worth: str
    chance: str  # of winning after it, or ""
    is_close: bool  # so near to the first that the difference means nothing


@dataclass(frozen=True)
class HintView:
    """A bot's best moves, the best first."""

    moves: Sequence[HintMove]
    bot: str

    @property
    def id(self) -> int:
        return self.moves[0].id

    @property
    def ids(self) -> Sequence[int]:
        return [move.id for move in self.moves]

    @property
    def is_close(self) -> bool:
        return any(move.is_close for move in self.moves)


def hint_view(room: Room, seat: int, hints: Sequence[Hint], speaker: Speaker) -> HintView | None:
    """The hint that a seat has been given in the current position."""
    for hint in hints:
        if (hint.seat, hint.version) == (seat, room.version):
            state = room.match.state
            moves = [_hint_move(state, hint, place, speaker) for place in range(len(hint.advice))]
            return HintView(moves, hint.bot)
    return None


def _hint_move(state: State, hint: Hint, place: int, speaker: Speaker) -> HintMove:
    notation, chance = hint.advice[place]
    first = hint.advice[0][1]
    action = state.game.by_notation[notation]
    words = state.game.words
    worth = words.worth(state, action).message()
    is_near = chance is not None and first is not None and abs(first - chance) < NOISE
    return HintMove(
        id=int(action.id),
        label=speaker.say(words.label(action)),
        worth="" if worth is None else speaker.say(worth),
        chance="" if chance is None else speaker.percent(chance),
        is_close=place > 0 and is_near,
    )


def hint_sentences(hints: Sequence[Hint], speaker: Speaker) -> list[tuple[int, str]]:
    """Who asked for a hint, with the moment of the game; an undo doesn't remove it."""
    return [
        (hint.moment, speaker.text("{player} asked for a hint.", player=Seat(hint.seat)))
        for hint in hints
    ]


@dataclass(frozen=True)
class MomentView:
    """An action, what the bot would have done, and everybody's chances after it."""

    number: int
    player: str
    action: str
    suggestion: str
    chances: list[str]


@dataclass(frozen=True)
class StudyView:
    """What a bot has found out about a finished game."""

    chart: Markup
    course: list[tuple[int, list[str]]]  # the chart as numbers, at moments spread over the game
    swings: list[MomentView]
    otherwise: list[MomentView]  # where the bot would have done something else
    agreement: str


@dataclass(frozen=True)
class StudyPage:
    """The page of a study: not asked for yet, under way, failed or done."""

    table: str
    heading: str
    tag: str  # different whenever the page is
    names: tuple[str, ...]
    progress: Progress | None
    may_ask: bool
    study: StudyView | None


def tag_of(progress: Progress | None) -> str:
    return "none" if progress is None else f"{progress.status}.{progress.done}"


def turning_points(study: Analysis) -> list[tuple[float, str]]:
    """The largest swings in the order of the game, numbered."""
    numbers = sorted(moment.number for moment in study.largest_swings()[:POINTS])
    return [(number, str(place)) for place, number in enumerate(numbers, 1)]


def study_view(study: Analysis, match: Match, speaker: Speaker) -> StudyView:
    chances = [study.start, *(moment.chances for moment in study.moments)]
    step = max(1, -(-len(chances) // COURSE))
    numbers = sorted({*range(0, len(chances), step), len(chances) - 1})
    decisions = [moment for moment in study.moments if moment.suggestion is not None]
    swings = sorted(study.largest_swings(), key=lambda moment: moment.number)
    return StudyView(
        chart=Markup(chance_chart(chances, match.game.title, speaker, turning_points(study))),
        course=[(number, _percents(chances[number], speaker)) for number in numbers],
        swings=[_moment(moment, match, speaker) for moment in swings],
        otherwise=[_moment(moment, match, speaker) for moment in decisions if not moment.agrees],
        agreement=speaker.text(
            "In {same} of {all} decisions, {bot} would have done the same.",
            same=sum(moment.agrees for moment in decisions),
            all=len(decisions),
            bot=study.bot,
        ),
    )


def _moment(moment: Moment, match: Match, speaker: Speaker) -> MomentView:
    words = match.game.words
    suggestion = ""
    if moment.suggestion is not None:
        suggestion = (
            speaker.text("the same")
            if moment.agrees
            else speaker.say(words.label(match.game.by_notation[moment.suggestion]))
        )
    return MomentView(
        number=moment.number,
        player=speaker.text("chance") if moment.actor == CHANCE else speaker.name(moment.actor),
        action=speaker.say(words.label(match.game.by_notation[moment.action])),
        suggestion=suggestion,
        chances=_percents(moment.chances, speaker),
    )


def _percents(chances: tuple[float, ...], speaker: Speaker) -> list[str]:
    return [speaker.percent(chance) for chance in chances]
