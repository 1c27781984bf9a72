"""`whistlestop selfplay`: games of a bot against itself as data for learners."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from whistlestop.bots import make_bot
from whistlestop.cli.arguments import add_board, add_game, add_options, add_where_it_runs
from whistlestop.cli.grammar import Needed, Parser
from whistlestop.cli.numbers import read_number
from whistlestop.cli.play import read_options
from whistlestop.cli.serve import add_old_spelling
from whistlestop.core.extras import need
from whistlestop.core.registry import find_title
from whistlestop.core.words import Speaker, say_many, speaker

DEFAULT_BOT = "mcts:200"
DEFAULT_SHARD = 100


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    game = parser.add_argument_group(speaker.text("the game"))
    add_game(game, speaker)
    game.add_argument("--players", metavar="N", help=speaker.text("how many players (usually 4)"))
    add_board(game, speaker)
    add_options(game, speaker)
    data = parser.add_argument_group(speaker.text("the data"))
    data.add_argument(
        "--bot",
        metavar="BOT",
        default=DEFAULT_BOT,
        help=speaker.text("who plays all seats ({bot} unless named)", bot=DEFAULT_BOT),
    )
    data.add_argument("--games", metavar="N", default="100", help=speaker.text("how many games"))
    data.add_argument(
        "--out", action=Needed, metavar="FOLDER", help=speaker.text("where the shards go")
    )
    data.add_argument(
        "--seed",
        metavar="SEED",
        default="0",
        help=speaker.text("any text; the same text gives the same games"),
    )
    data.add_argument(
        "--explore",
        metavar="N",
        default="0",
        help=speaker.text("draw the first N decisions of a game in proportion to the visits"),
    )
    data.add_argument(
        "--shard",
        metavar="N",
        default=str(DEFAULT_SHARD),
        help=speaker.text("games in one file"),
    )
    work = parser.add_argument_group(speaker.text("the work"))
    add_where_it_runs(work, speaker)
    add_old_spelling(work, "--workers", "processes")


def run(chosen: Namespace, language: str) -> int:
    voice = speaker(language)
    need("whistlestop selfplay", "selfplay", "pyarrow")
    from whistlestop.arena.running import usable_cores
    from whistlestop.envs import selfplay

    title = find_title(chosen.game)
    board = title.board(chosen.board)
    players = min(4, board.players[-1])
    if chosen.players is not None:
        players = read_number("--players", chosen.players)
    options = read_options(chosen.option)
    title.game(players, board, options)
    make_bot(chosen.bot)
    plan = selfplay.SelfPlayPlan(
        game=title.name,
        players=players,
        board=chosen.board or title.default_board,
        options=tuple(title.full_options(options).items()),
        bot=chosen.bot,
        seed=chosen.seed,
        explore=read_number("--explore", chosen.explore, 0),
        shard=read_number("--shard", chosen.shard),
        games=read_number("--games", chosen.games),
    )
    processes = read_number("--processes", chosen.processes, 0) or usable_cores()
    if chosen.cluster:
        work = selfplay.on_ray(chosen.cluster)
    elif processes > 1:
        work = selfplay.on_cores(processes)
    else:
        work = selfplay.on_this_core
    for done, games in selfplay.run(plan, Path(chosen.out), work):
        message = say_many("{done} of {n} game", "{done} of {n} games", games, done=done)
        print(voice.say(message), file=sys.stderr, flush=True)
    return 0
