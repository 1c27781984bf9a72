"""What the page of a table shows of its game: the turn, the picture, the log, the scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.picture import AUTO, NARROW, View
from whistlestop.core.results import Award
from whistlestop.core.rulebook.reading import guide_of
from whistlestop.core.words import Seat, Speaker
from whistlestop.server.absence.store import AbsenceNote
from whistlestop.server.absence.view import absence_sentences
from whistlestop.server.storage.rows import CLOSED, RUNNING, SeatRow, TableRow
from whistlestop.server.study.hints import Hint
from whistlestop.server.study.result import own_place, result_of
from whistlestop.server.study.view import HintView, hint_sentences, hint_view
from whistlestop.server.table.choosing import (
    Offer,
    Part,
    chosen,
    drawn,
    few,
    key_of,
    offers,
    parts,
    stepped,
    tiles,
    unplaced,
    varied,
)
from whistlestop.server.table.log_view import Doing, LogView, Passing, log_view, passing, since
from whistlestop.server.table.orders import FORCED, answer_for, given_orders
from whistlestop.server.table.room import Room
from whistlestop.server.table.scene_view import SceneView, scene_view

MOST_OTHERS = 2  # on a ticket


@dataclass(frozen=True)
class Wanted:
    """How somebody wants to see a table."""

    language: str
    shape: str
    at: int | None = None  # a moment of the past
    is_whole_log: bool = False
    pending: str | None = None  # the key of a choice that waits to be confirmed
    is_passing: bool = False  # the moment is shown on the way to the present


@dataclass(frozen=True)
class OrderView:
    """A standing order that can be given now."""

    name: str
    label: str
    numbers: tuple[int, ...]
    given: int | None  # the number it was given with, if any


@dataclass(frozen=True)
class TurnView:
    """The decision to make now, and what the viewer can do about it: nothing, in the past."""

    to_act: int
    is_mine: bool = False
    prompt: str = ""
    rule: str = ""  # the anchor of the paragraph about what is asked, or about what is pending
    choices: Sequence[Offer] = ()
    offered: Sequence[Offer] = ()  # those that have no place on the board
    stepped: frozenset[str] = frozenset()  # the keys of those that share one place
    stepped_to: str = ""  # the one of them that is shown at first
    others: Sequence[Offer] = ()  # to be had instead of what is pending
    left_out: int = 0  # how many of them are only in the list
    tiles: Sequence[Sequence[Offer]] = ()  # on a phone: the best of what can be done, by kind
    pending: Offer | None = None
    parts: Sequence[Part] = ()  # what of it could be otherwise
    no_way_back: str = ""  # why what is pending can't be undone, if it can't
    hint: HintView | None = None
    may_ask: bool = False  # for a hint
    undo_step: int | None = None
    undo_turn: int | None = None
    again: str = ""  # the key of the last step, if it was a shortcut that can be changed
    orders: Sequence[OrderView] = ()
    is_forced_on: bool = False  # whether the viewer's only choice is taken by itself


@dataclass(frozen=True)
class ScoreView:
    """The scores at the moment that is shown; the seats in the order of their standing."""

    standing: Sequence[int]
    scores: Sequence[int]
    sheet: Sequence[tuple[str, Sequence[int]]]
    outcome: Outcome | None
    own: str = ""  # where the viewer came
    awards: Sequence[Award] = ()


@dataclass(frozen=True)
class GameView:
    """A game that has begun, at the moment shown, for one viewer."""

    version: int
    at: int
    last: int
    is_now: bool
    passing: Passing | None  # what has just been done, on the way to the present
    shape: str
    scene: SceneView
    turn: TurnView
    since: Sequence[Doing]
    log: LogView
    score: ScoreView
    things: Mapping[str, str]  # the anchors of the paragraphs about kinds of things of the picture


def game_view(
    row: TableRow,
    room: Room,
    seat: SeatRow | None,
    absences: Sequence[AbsenceNote],
    hints: Sequence[Hint],
    speaker: Speaker,
    wanted: Wanted,
) -> GameView:
    match = room.match
    last = len(match.actions)
    at = last if wanted.at is None else min(max(wanted.at, 0), last)
    is_passing = wanted.is_passing and at > 0
    is_now = at == last and not is_passing
    state = room.state_at(at)
    turn = (
        _turn(row, room, seat, hints, speaker, wanted.pending)
        if is_now
        else TurnView(int(state.to_act), is_forced_on=_is_forced_on(seat))
    )
    number = None if seat is None else seat.number
    picked = () if turn.pending is None else chosen(state, turn.pending.key)
    view = View(
        speaker=speaker,
        viewer=number,
        choices=turn.is_mine and turn.pending is None,
        last=match.actions[at - 1] if at else None,
        hinted=None if turn.hint is None else match.game.actions[turn.hint.id],
        theme=AUTO,
        shape=wanted.shape,
    )
    scene = scene_view(state, view, picked, match.events[:at])
    if not picked:
        offered = unplaced(state, list(turn.choices), scene.placed, speaker)
        steps = stepped(state, offered)
        shown = offered if steps else few(offered)
        hinted = () if turn.hint is None else turn.hint.ids
        first = next((step for step in steps if step.id in hinted), steps[0] if steps else None)
        turn = replace(
            turn,
            offered=drawn(state, shown, speaker),
            left_out=len(offered) - len(shown),
            stepped=frozenset(step.key for step in steps),
            stepped_to="" if first is None else first.key,
            tiles=tiles(state, list(turn.choices), shown) if wanted.shape == NARROW else (),
        )
    elif turn.pending is not None and scene.family:
        turn = replace(turn, others=other_ways(state, turn.choices, turn.pending, scene.family))
    notes = absence_sentences(absences, speaker) + hint_sentences(hints, speaker)
    return GameView(
        version=room.version,
        at=at,
        last=last,
        is_now=is_now,
        passing=passing(room, number, at, speaker, wanted.language) if is_passing else None,
        shape=wanted.shape,
        scene=scene,
        turn=turn,
        since=since(room, number, speaker, wanted.language) if is_now else (),
        log=log_view(
            room, number, notes, speaker, wanted.language, wanted.is_whole_log, at, is_passing
        ),
        score=_score(room, state, speaker, at, seat),
        things=guide_of(state.game).things,
    )


def other_ways(state: State, offered: Sequence[Offer], pending: Offer, family: str) -> list[Offer]:
    """What could be picked instead without giving up what it is about, the best first."""
    found = [
        offer
        for offer in offered
        if state.game.actions[offer.id].notation.startswith(family)
        and offer.key != pending.key
        and not offer.is_step
    ]
    return sorted(found, key=lambda offer: -offer.gain)[:MOST_OTHERS]


def _turn(
    row: TableRow,
    room: Room,
    seat: SeatRow | None,
    hints: Sequence[Hint],
    speaker: Speaker,
    pending: str | None,
) -> TurnView:
    state = room.match.state
    is_playing = seat is not None and row.status == RUNNING and not seat.stand_in
    is_mine = is_playing and seat is not None and state.to_act == seat.number
    choices: list[Offer] = []
    picked: Offer | None = None
    actions: tuple[Action, ...] = ()
    hint: HintView | None = None
    step: int | None = None
    turn: int | None = None
    if is_mine:
        choices = offers(state, speaker)
        if pending is not None:
            with suppress(WhistlestopError):  # no longer possible: chosen anew
                actions = chosen(state, pending)
                picked = varied(state, actions, choices, speaker)
    if is_mine and seat is not None:
        hint = hint_view(room, seat.number, hints, speaker)
    if is_playing and seat is not None:
        step, turn = room.undo_points(seat.number, row)
    return TurnView(
        to_act=int(state.to_act),
        is_mine=is_mine,
        prompt=_prompt(row, state, speaker, is_mine),
        rule=_rule(state, actions) if row.status == RUNNING else "",
        choices=choices,
        pending=picked,
        parts=parts(state, actions, speaker),
        no_way_back="" if picked is None else _no_way_back(row, room, actions, speaker),
        hint=hint,
        may_ask=is_mine and row.hints and hint is None,
        undo_step=step,
        undo_turn=None if turn == step else turn,
        again=_again(room, step),
        orders=_orders(state, seat, speaker) if seat is not None and not seat.stand_in else (),
        is_forced_on=_is_forced_on(seat),
    )


def _no_way_back(row: TableRow, room: Room, actions: Sequence[Action], speaker: Speaker) -> str:
    left = room.left_to_chance(actions, answer_for(row))
    return "" if left is None else speaker.say(left.game.words.no_way_back(left))


def _again(room: Room, step: int | None) -> str:
    """The key of the last step, if it was a shortcut: then it can be changed."""
    if step is None:
        return ""
    actions = room.step_from(step)
    return key_of(actions) if len(actions) > 1 else ""


def _is_forced_on(seat: SeatRow | None) -> bool:
    return seat is not None and bool(seat.orders.get(FORCED))


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


def _rule(state: State, pending: Sequence[Action]) -> str:
    if state.to_act == OVER:
        return ""
    guide = guide_of(state.game)
    return guide.of_action(pending[0]) if pending else guide.of_prompt(state)


def _prompt(row: TableRow, state: State, speaker: Speaker, is_mine: bool) -> str:
    if state.to_act == OVER:
        return speaker.text("The game is over.")
    if row.status == CLOSED:
        return speaker.text("The server's owner has closed this table.")
    if is_mine:
        return speaker.say(state.game.words.prompt(state))
    if state.to_act == CHANCE:
        return speaker.text("Chance decides.")
    who = Seat(int(state.to_act))
    if row.seats[int(state.to_act)].bot_at_work:
        return speaker.text("{player} is thinking …", player=who)
    return speaker.text("{player} is to move.", player=who)


def _score(room: Room, state: State, speaker: Speaker, at: int, seat: SeatRow | None) -> ScoreView:
    events = [event for happened in room.match.events[:at] for event in happened]
    outcome = state.outcome()
    own = ""
    awards: tuple[Award, ...] = ()
    if outcome is not None and at == len(room.match.actions):
        result = result_of(room.match)
        awards = tuple(result.awards)
        own = "" if seat is None else speaker.say(own_place(result, seat.number))
    return ScoreView(
        standing=_standing(state),
        scores=state.scores(),
        sheet=[
            (speaker.say(name), values)
            for name, values in state.game.words.score_sheet(state, events)
        ],
        outcome=outcome,
        own=own,
        awards=awards,
    )


def _standing(state: State) -> list[int]:
    """The seats, the best first."""
    scores = state.scores()
    outcome = state.outcome()
    if outcome is not None:
        return sorted(range(len(scores)), key=lambda seat: (outcome.places[seat], seat))
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
