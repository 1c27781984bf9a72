"""`whistlestop arena` and `whistlestop ladder`: many games between bots, and who is stronger."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from argparse import Namespace
from pathlib import Path

from whistlestop.bots import styles_of
from whistlestop.cli.arguments import add_board, add_game, add_options, add_where_it_runs
from whistlestop.cli.grammar import Parser
from whistlestop.cli.numbers import read_number
from whistlestop.cli.play import read_options
from whistlestop.cli.progress import Bar
from whistlestop.cli.screen import Screen
from whistlestop.core.errors import SetupError
from whistlestop.core.extras import need
from whistlestop.core.registry import find_title
from whistlestop.core.words import Speaker, say, speaker

LADDER = "50,100,200,400"
STRONG = ("greedy", "expert:100", "master:100")  # who meets the styles in a matrix


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    who = _add_game(parser, speaker)
    who.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        default=[],
        help=speaker.text("who meets: {examples}", examples="expert mcts:500 greedy my_bot.py:Bot"),
    )
    parser.gather("bots")
    who.add_argument(
        "--matrix",
        action="store_true",
        help=speaker.text(
            "each bot alone against a table of each other, --games for each pair; without bots, "
            "all styles of the game and the strong bots meet"
        ),
    )
    _add_work(parser, speaker, "100")


def add_ladder_arguments(parser: Parser, speaker: Speaker) -> None:
    who = _add_game(parser, speaker)
    who.add_argument(
        "--budgets",
        metavar="LIST",
        default=LADDER,
        help=speaker.text("simulations of each rung, with commas between ({list})", list=LADDER),
    )
    _add_work(parser, speaker, "100")


def _add_game(parser: Parser, speaker: Speaker) -> argparse._ArgumentGroup:
    group = parser.add_argument_group(speaker.text("the games"))
    add_game(group, speaker)
    group.add_argument("--players", metavar="N", help=speaker.text("how many sit at a table"))
    add_board(group, speaker)
    add_options(group, speaker)
    group.add_argument(
        "--seed",
        metavar="SEED",
        default="1",
        help=speaker.text("any text; the same text gives the same games"),
    )
    return group


def _add_work(parser: Parser, speaker: Speaker, games: str) -> None:
    work = parser.add_argument_group(speaker.text("the work"))
    work.add_argument(
        "--games",
        metavar="N",
        default=games,
        help=speaker.text("how many games in all ({games})", games=games),
    )
    add_where_it_runs(work, speaker)
    results = parser.add_argument_group(speaker.text("the results"))
    results.add_argument(
        "--output",
        metavar="FOLDER",
        help=speaker.text("where they go (without it: a folder named after the plan)"),
    )
    results.add_argument(
        "--records", action="store_true", help=speaker.text("keep a record of every game too")
    )
    results.add_argument(
        "--json", action="store_true", help=speaker.text("print the table for a program")
    )


def run(chosen: Namespace, language: str) -> int:
    bots = chosen.bots
    if chosen.matrix and not bots:
        find_title(chosen.game)
        bots = [*STRONG, *styles_of(chosen.game)]
    return _run(chosen, language, bots, chosen.matrix)


def run_ladder(chosen: Namespace, language: str) -> int:
    budgets = [read_number("--budgets", part.strip()) for part in chosen.budgets.split(",")]
    return _run(chosen, language, [f"mcts:{budget}" for budget in sorted(set(budgets))])


def _run(chosen: Namespace, language: str, bots: list[str], is_matrix: bool = False) -> int:
    need(f"whistlestop {chosen.command}", "arena", "openskill", "pyarrow")
    if chosen.cluster:
        need(f"whistlestop {chosen.command} --cluster", "cluster", "ray")
    # Imported here because pyarrow and openskill take their time.
    from whistlestop.arena import Plan, ResultStore, distinct, matrix, run, standings
    from whistlestop.arena.parquet import to_parquet
    from whistlestop.arena.report import as_page, as_text, notes_on, rows_of
    from whistlestop.arena.store import write_whole

    games = read_number("--games", chosen.games)
    processes = read_number("--processes", chosen.processes, 0)
    players = None if chosen.players is None else read_number("--players", chosen.players)
    plan = Plan.make(
        chosen.game,
        bots,
        players,
        chosen.board,
        read_options(chosen.option),
        chosen.seed,
        is_matrix,
    )
    if is_matrix:
        games *= len(plan.pairs())
    if len(bots) > 1 and plan.players == 1:
        raise SetupError(say("Alone at a table, bots never meet; choose more --players."))
    folder = Path(chosen.output or f"arena-{plan.title}-{plan.digest()}")
    voice = speaker(language)
    screen = Screen(voice)
    stopped = False
    # A cluster's notices about lost workers must not come between a program and its table.
    notices = contextlib.redirect_stdout(sys.stderr) if chosen.cluster else contextlib.nullcontext()
    with ResultStore(folder, plan).opened() as store, Bar(voice) as bar, notices:
        try:
            run(
                store,
                games,
                processes,
                chosen.cluster,
                chosen.records,
                lambda done: bar.show(done, games),
                bar.tell,
            )
        except KeyboardInterrupt:
            stopped = True
            store.read()
        results = store.first(games)
        table = standings(plan.bots, results)
        write_whole(folder / "results.parquet", to_parquet(plan, results))
        write_whole(folder / "report.html", as_page(plan, results, table, voice, language))
    if chosen.json:
        figures = {
            "game": plan.title,
            "players": plan.players,
            "games": len(results),
            "distinct": distinct(results),
            "seed": plan.seed,
            "folder": str(folder),
            "builds": sorted({result.build for result in results if result.build}),
            "bots": [one.to_dict() for one in table],
        }
        if is_matrix:
            found = matrix.pairings(plan, results)
            figures["matrix"] = [one.to_dict() for one in found.values()]
        print(json.dumps(figures, indent=1))
    else:
        for line in as_text(rows_of(table, voice)):
            screen.line(line)
        for note in notes_on(results, table):
            screen.say(note)
        if is_matrix:
            screen.line()
            for line in as_text(matrix.rows_of(plan, matrix.pairings(plan, results), voice)):
                screen.line(line)
        screen.say(say("All of it, with charts: {path}", path=str(folder / "report.html")))
    if distinct(results) < len(results):
        warning = say(
            "Only {distinct} of {games} games differ: the intervals are narrower than they should "
            "be.",
            distinct=distinct(results),
            games=len(results),
        )
        print(voice.say(warning), file=sys.stderr)
    if stopped:
        message = say(
            "Stopped after {done} of {games} games; the same command goes on.",
            done=len(results),
            games=games,
        )
        print(voice.say(message), file=sys.stderr)
        return 130
    return 0
