"""`whistlestop train`: a bot learns a game by itself."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from whistlestop.cli.arguments import add_game, add_where_it_runs
from whistlestop.cli.grammar import Parser
from whistlestop.cli.numbers import read_number
from whistlestop.cli.progress import Bar
from whistlestop.cli.screen import Screen
from whistlestop.core.extras import need
from whistlestop.core.registry import find_title
from whistlestop.core.words import Message, Speaker, say, speaker

USUAL_PLAYERS = "3,4,4,4,5"


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    game = parser.add_argument_group(speaker.text("the game"))
    add_game(game, speaker)
    game.add_argument(
        "--players",
        metavar="LIST",
        help=speaker.text("numbers of players, with commas between, each as often as it is named"),
    )
    course = parser.add_argument_group(speaker.text("the course"))
    for name, default, meaning in (
        ("--rounds", "8", speaker.text("rounds of games, learning and trials (8)")),
        ("--first-games", "2400", speaker.text("games of the first round, without search (2400)")),
        ("--games", "300", speaker.text("games of every later round, with search (300)")),
        ("--simulations", "40", speaker.text("simulations for each decision (40)")),
        ("--units", "24", speaker.text("hidden units of each of three networks (24)")),
        ("--trials", "12", speaker.text("games against each opponent in a trial (12)")),
        ("--seed", "1", speaker.text("a whole number; the same number gives the same games")),
    ):
        course.add_argument(name, metavar="N", default=default, help=meaning)
    work = parser.add_argument_group(speaker.text("the work"))
    add_where_it_runs(work, speaker)
    work.add_argument(
        "--output",
        metavar="FOLDER",
        help=speaker.text(
            "the course's folder (without it: train-GAME); a course that is there goes on"
        ),
    )


def run(chosen: Namespace, language: str) -> int:
    need("whistlestop train", "train", "numpy")
    if chosen.cluster:
        need("whistlestop train --cluster", "cluster", "ray")
    # Imported here because NumPy takes its time.
    from whistlestop.arena.running import usable_cores
    from whistlestop.training import Course, Recipe
    from whistlestop.training.report import as_page, verdict_line
    from whistlestop.training.workers import Work, WorkOnCluster, WorkOnCores, work_here

    title = find_title(chosen.game)
    listed = chosen.players or USUAL_PLAYERS
    recipe = Recipe.make(
        title.name,
        players=tuple(read_number("--players", part.strip()) for part in listed.split(",")),
        first_games=read_number("--first-games", chosen.first_games),
        games=read_number("--games", chosen.games),
        simulations=read_number("--simulations", chosen.simulations),
        units=read_number("--units", chosen.units),
        trials=read_number("--trials", chosen.trials),
        seed=read_number("--seed", chosen.seed, 0),
    )
    rounds = read_number("--rounds", chosen.rounds)
    processes = read_number("--processes", chosen.processes, 0) or usable_cores()
    work: Work = work_here
    if chosen.cluster:
        work = WorkOnCluster(chosen.cluster)
    elif processes > 1:
        work = WorkOnCores(processes)
    voice = speaker(language)
    screen = Screen(voice)
    course = Course(Path(chosen.output or f"train-{title.name}"), recipe)
    course.open()
    shown: list[tuple[int, str]] = []
    bars: list[Bar] = []

    def progress(number: int, step: str, done: int, total: int) -> None:
        """A line for each step that begins, and a bar with the time left below it."""
        if shown[-1:] != [(number, step)]:
            shown.append((number, step))
            print(voice.say(_step(number, rounds, step)), file=sys.stderr, flush=True)
            bars[:] = [Bar(voice)]
        bars[0].show(done, total)
        if done == total:
            bars[0].__exit__(None, None, None)

    stopped = False
    try:
        course.run(rounds, work, progress)
    except KeyboardInterrupt:
        stopped = True
    verdicts = course.verdicts()
    report = course.folder / "report.html"
    report.write_text(as_page(recipe, verdicts, voice, language), encoding="utf-8")
    for verdict in verdicts:
        screen.say(verdict_line(verdict))
    screen.say(say("All of it, with charts: {path}", path=str(report)))
    if stopped:
        message = say("Stopped; the same command goes on.")
        print(voice.say(message), file=sys.stderr)
        return 130
    return 0


def _step(number: int, rounds: int, step: str) -> Message:
    if step == "games":
        return say("Round {number} of {rounds}: self-play", number=number, rounds=rounds)
    if step == "fit":
        return say("Round {number} of {rounds}: learning", number=number, rounds=rounds)
    return say("Round {number} of {rounds}: trials", number=number, rounds=rounds)
