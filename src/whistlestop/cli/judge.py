"""`whistlestop judge`: how well each seat stands in a recorded game, term by term."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.replay import read_moment
from whistlestop.cli.screen import Screen
from whistlestop.core.game import OVER, State
from whistlestop.core.judgement import Judgement, Term
from whistlestop.core.match import Match
from whistlestop.core.record import Record
from whistlestop.core.words import Message, Seat, Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = add_record(parser, speaker)
    group.add_argument(
        "--at",
        metavar="N",
        help=speaker.text("judge the position after N actions (without it: the last one)"),
    )
    group.add_argument(
        "--json", action="store_true", help=speaker.text("print figures for a program")
    )


def run(chosen: Namespace, language: str) -> int:
    match = Record.read(chosen.record).replay()
    moment = len(match.actions) if chosen.at is None else read_moment(chosen.at, match)
    state = match.game.start()
    for action in match.actions[:moment]:
        state.apply(action)
    judgement = match.game.judgement
    if chosen.json:
        print(json.dumps(_figures(judgement, state, match), indent=1, ensure_ascii=False))
        return 0
    voice = speaker(language, match.names)
    screen = Screen(voice)
    screen.heading(say("After {moment} of {all} actions", moment=moment, all=len(match.actions)))
    if state.to_act == OVER:
        outcome = state.outcome()
        assert outcome is not None
        screen.result(outcome)
        return 0
    terms = judgement.explain(state)
    chances = list(judgement.chances(state))
    for seat in sorted(range(match.game.players), key=lambda seat: -chances[seat]):
        screen.line()
        screen.heading(
            say(
                "{player}: {percent} to win, worth {value}",
                player=Seat(seat),
                percent=voice.percent(chances[seat], 1),
                value=voice.number(sum(term.value for term in terms[seat]), 1),
            )
        )
        for term in terms[seat]:
            if term.measure:
                screen.say(_line(term, voice), "  ", "      ")
    screen.line()
    screen.say(
        say("A worth is an estimate of the final score; only the differences between seats count.")
    )
    return 0


def _line(term: Term, voice: Speaker) -> Message:
    sign = "-" if term.value < 0 else "+"
    return say(
        "{value}  {meaning}: {measure} at {weight}",
        kind=term.name,
        value=(sign + voice.number(abs(term.value), 1)).rjust(9),
        meaning=term.meaning,
        measure=voice.number(term.measure, 3, is_padded=False),
        weight=voice.number(term.weight, 3, is_padded=False),
    )


def _figures(judgement: Judgement[Any], state: State, match: Match) -> list[dict[str, object]]:
    explained = None if state.to_act == OVER else judgement.explain(state)
    chances, values = list(judgement.chances(state)), list(judgement.values(state))
    return [
        {
            "seat": match.names[seat],
            "chance": round(chances[seat], 6),
            "value": round(values[seat], 3),
            "terms": {
                term.name: {
                    "value": round(term.value, 3),
                    "measure": round(term.measure, 3),
                    "weight": term.weight,
                }
                for term in (explained[seat] if explained else [])
            },
        }
        for seat in range(match.game.players)
    ]
