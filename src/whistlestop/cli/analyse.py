"""`whistlestop analyse`: the chances in the course of a recorded game, and what a bot would do."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from whistlestop.bots.analysis import DEFAULT_BOT, analyse
from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.progress import Bar
from whistlestop.cli.screen import Screen
from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE
from whistlestop.core.record import Record
from whistlestop.core.words import Message, Seat, Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    add_record(parser, speaker)
    study = parser.add_argument_group(speaker.text("the study"))
    study.add_argument(
        "--bot",
        metavar="BOT",
        default=DEFAULT_BOT,
        help=speaker.text("who studies the game ({bot} unless named)", bot=DEFAULT_BOT),
    )
    study.add_argument(
        "--html", metavar="FILE", help=speaker.text("write a page with a chart to this file")
    )
    study.add_argument(
        "--json", action="store_true", help=speaker.text("print figures for a program")
    )


def run(chosen: Namespace, language: str) -> int:
    from whistlestop.arena.analysis import as_page

    match = Record.read(chosen.record).replay()
    voice = speaker(language, match.names)
    screen = Screen(voice)
    with Bar(voice) as bar:
        analysis = analyse(match, chosen.bot, bar.show)
    if chosen.html:
        text = as_page(analysis, match, voice, language)
        try:
            Path(chosen.html).write_text(text, encoding="utf-8")
        except OSError as error:
            raise SetupError(
                say(
                    "The page {path} can't be written: {why}.",
                    path=chosen.html,
                    why=error.strerror or str(error),
                )
            ) from None
    if chosen.json:
        print(json.dumps(analysis.to_dict(match), indent=1, ensure_ascii=False))
        return 0
    words = match.game.words
    screen.heading(say("The largest swings"))
    for moment in analysis.largest_swings():
        actor: Message | Seat = say("chance") if moment.actor == CHANCE else Seat(moment.actor)
        screen.say(
            say(
                "{number}. {player}: {action} ({chances})",
                number=moment.number,
                player=actor,
                action=words.label(match.game.by_notation[moment.action]),
                chances=", ".join(voice.percent(chance) for chance in moment.chances),
            ),
            "  ",
            "      ",
        )
        if not moment.agrees and moment.suggestion is not None:
            label = words.label(match.game.by_notation[moment.suggestion])
            screen.say(say("{bot} would choose: {action}", bot=chosen.bot, action=label), "      ")
    choices = [moment for moment in analysis.moments if moment.suggestion is not None]
    same = sum(moment.agrees for moment in choices)
    screen.say(
        say(
            "In {same} of {all} decisions, {bot} would have done the same.",
            same=same,
            all=len(choices),
            bot=chosen.bot,
        )
    )
    return 0
