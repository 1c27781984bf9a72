"""What the pages show of hints that people asked for, and of a game that a bot has studied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from whistlestop.bots.advice import NOISE
from whistlestop.bots.analysis import Analysis, Moment
from whistlestop.core.game import State
from whistlestop.core.match import Match
from whistlestop.core.openings import Moves, OpeningStyle, opening_of, read_openings
from whistlestop.core.words import Listing, Seat, Speaker, Value
from whistlestop.server.rendering.chart import chance_chart
from whistlestop.server.study.analyses import Progress
from whistlestop.server.study.hints import Hint
from whistlestop.server.table.room import Room

POINTS = 3  # turning points that a chart marks
OPENINGS = 5  # the most frequent ones are told
COURSE = 40  # moments of the table that says the same as the chart


@dataclass(frozen=True)
class HintMove:
    id: int
    label: str
    worth: str
    chance: str  # of winning after it, or ""
    less: str  # how much smaller that is than after the first, or ""
    is_close: bool  # so near to the first that the difference means nothing


@dataclass(frozen=True)
class HintView:
    """A bot's best moves, the best first."""

    moves: Sequence[HintMove]
    bot: str
    line: Sequence[tuple[str, str]]  # what it expects after the first: who does what

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
            return HintView(moves, hint.bot, _expected(state, hint, speaker))
    return None


def _expected(state: State, hint: Hint, speaker: Speaker) -> list[tuple[str, str]]:
    """The main line in words, as far as it can be played."""
    after = state.copy()
    by_notation = state.game.by_notation
    after.apply(by_notation[hint.action])
    found = []
    for notation in hint.advice[0].line:
        action = by_notation.get(notation)
        if action is None or after.to_act < 0 or action not in after.legal_actions():
            break
        words = speaker.say(state.game.words.label(action))
        found.append((speaker.name(int(after.to_act)), words))
        after.apply(action)
    return found


def _hint_move(state: State, hint: Hint, place: int, speaker: Speaker) -> HintMove:
    chance, first = hint.advice[place].chance, hint.advice[0].chance
    action = state.game.by_notation[hint.advice[place].action]
    words = state.game.words
    worth = words.worth(state, action).message()
    lost = 0.0 if chance is None or first is None else first - chance
    is_near = chance is not None and first is not None and abs(lost) < NOISE
    return HintMove(
        id=int(action.id),
        label=speaker.say(words.label(action)),
        worth="" if worth is None else speaker.say(worth),
        chance="" if chance is None else speaker.percent(chance),
        less=speaker.text("{chance} less", chance=speaker.percent(lost)) if lost >= NOISE else "",
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
class OpeningView:
    """A way to begin, and how it went in many games of a strong bot."""

    players: str  # at this table who opened so, or ""
    moves: str
    often: str  # of all seats
    wins: str


@dataclass(frozen=True)
class OpeningsView:
    rows: list[OpeningView]
    source: str


@dataclass(frozen=True)
class StudyView:
    """What a bot has found out about a finished game."""

    chart: Markup
    course: list[tuple[int, list[str]]]  # the chart as numbers, at moments spread over the game
    swings: list[MomentView]
    otherwise: list[MomentView]  # where the bot would have done something else
    agreement: str
    openings: OpeningsView | None


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
        openings=_openings(match, speaker),
    )


def _openings(match: Match, speaker: Speaker) -> OpeningsView | None:
    """The openings of this game, and the most frequent ones of a strong bot, with how they went."""
    title = match.game.title
    known = read_openings(title)
    if title.opening is None or known is None:
        return None
    here: dict[Moves, list[Value]] = {}
    for seat in range(match.game.players):
        moves = opening_of(title.opening, match.actions, match.actors, seat)
        here.setdefault(moves, []).append(Seat(seat))
    frequent = [opening.moves for opening in known.all[:OPENINGS]]
    rows = []
    for moves in [*here, *(moves for moves in frequent if moves not in here)]:
        found = known.of(moves)
        rows.append(
            OpeningView(
                players=speaker.show(Listing(here[moves])) if moves in here else "",
                moves=_opening_words(title.opening, moves, match, speaker),
                often=speaker.percent(found.seats / (known.games * known.players), 1)
                if found
                else speaker.text("rare"),
                wins=speaker.percent(found.share) if found else "",
            )
        )
    source = speaker.text(
        "Counted in {games} games of {players} {bot} bots, of whom each wins {par} on average.",
        games=known.games,
        players=known.players,
        bot=known.bot,
        par=speaker.percent(known.par),
    )
    return OpeningsView(rows, source)


def _opening_words(style: OpeningStyle, moves: Moves, match: Match, speaker: Speaker) -> str:
    words = match.game.words
    kinds = words.kinds()
    if style.is_exact:
        told = [speaker.say(words.label(match.game.by_notation[move])) for move in moves]
    else:
        told = [speaker.say(kinds[move]) for move in moves]
    return " · ".join(told) or "–"


def _moment(moment: Moment, match: Match, speaker: Speaker) -> MomentView:
    player, action, suggestion = moment.told(match, speaker)
    return MomentView(
        number=moment.number,
        player=player,
        action=action,
        suggestion=suggestion,
        chances=_percents(moment.chances, speaker),
    )


def _percents(chances: tuple[float, ...], speaker: Speaker) -> list[str]:
    return [speaker.percent(chance) for chance in chances]
