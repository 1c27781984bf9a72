"""What a finished game comes to for one who looks: who won, why, and the awards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.core.game import Event
from whistlestop.core.match import Match
from whistlestop.core.outcome import Outcome
from whistlestop.core.results import Award, ScorePart
from whistlestop.core.words import Message, Seat, say


@dataclass(frozen=True)
class Result:
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    parts: Sequence[ScorePart]
    awards: Sequence[Award]


def result_of(match: Match) -> Result:
    outcome = match.state.outcome()
    assert outcome is not None
    events: list[Event] = [event for happened in match.events for event in happened]
    words = match.game.words
    return Result(
        scores=outcome.scores,
        places=outcome.places,
        winners=outcome.winners,
        parts=words.score_parts(match.state, events),
        awards=words.awards(match.state, events),
    )


def own_place(result: Result, seat: int) -> Message:
    """Where one came: "You came second of four, 190 behind."."""
    place, all_ = result.places[seat], len(result.places)
    best = max(result.scores)
    behind = best - result.scores[seat]
    if place == 1:
        others = [score for number, score in enumerate(result.scores) if number != seat]
        ahead = result.scores[seat] - max(others, default=0)
        if not others or not ahead or len(result.winners) > 1:
            return say("You won with {score}.", score=result.scores[seat])
        return say("You won with {score}, {ahead} ahead.", score=result.scores[seat], ahead=ahead)
    if not behind:
        return say(
            "You finished in place {place} of {all}, by the tie-break.", place=place, all=all_
        )
    return say(
        "You finished in place {place} of {all}, {behind} behind.",
        place=place,
        all=all_,
        behind=behind,
    )


def tie_break(outcome: Outcome) -> Message | None:
    """What decided between the winner and whoever has as many points; None if points did."""
    if len(outcome.winners) != 1:
        return None
    (winner,) = outcome.winners
    equal = [
        seat
        for seat, score in enumerate(outcome.scores)
        if score == outcome.scores[winner] and seat != winner
    ]
    if not equal:
        return None
    other = min(equal, key=lambda seat: outcome.places[seat])
    decided = next(each for each in outcome.trail if each.values[winner] != each.values[other])
    return say(
        "Tied at {score}. The tie-break, {what}: {winner} {much}, {other} {less}.",
        score=outcome.scores[winner],
        what=decided.name,
        winner=Seat(winner),
        much=decided.values[winner],
        other=Seat(other),
        less=decided.values[other],
    )


def why(result: Result, viewer: int | None) -> Message | None:
    """The part that made the greatest difference between the winner and the other: the viewer, or
    the best of the rest."""
    if len(result.winners) != 1 or len(result.places) < 2:
        return None
    winner = result.winners[0]
    rest = sorted(
        (seat for seat in range(len(result.places)) if seat != winner),
        key=lambda seat: result.places[seat],
    )
    other = viewer if viewer in rest else rest[0]
    assert other is not None
    part = max(result.parts, key=lambda one: one.values[winner] - one.values[other])
    if part.values[winner] <= part.values[other]:
        return None
    values: dict[str, Any] = {
        "part": part.name,
        "much": part.values[winner],
        "less": part.values[other],
    }
    if winner == viewer:
        return say(
            "The difference to {other}: {part}, {much} against {less}.", other=Seat(other), **values
        )
    if other == viewer:
        return say(
            "The difference to you: {part}, {much} for {winner} and {less} for you.",
            winner=Seat(winner),
            **values,
        )
    return say(
        "The difference: {part}, {much} for {winner} and {less} for {other}.",
        winner=Seat(winner),
        other=Seat(other),
        **values,
    )
