"""How fast the rules run: random games, copies and replays of every title.

    python benchmarks/playouts.py [--seconds 2] [--json] [--check] [--keep]

Each row is measured in the same run as its peer, OpenSpiel's backgammon (rules in C++, driven from
Python), because only the ratio says something that holds on another machine. A decision includes
listing what is legal, choosing, and applying; chance events count as decisions too. "Driven" is a
loop in Python that takes action by action; "inside" is the package's own loop, which is compiled
where the rules are. Rounds of the titles and of the peer alternate, and the best round of each
counts, so that a busy moment of the machine doesn't decide.

`--check` fails when a ratio is lower by a third than the one kept in ratios.json; `--keep` writes
the ratios of this run there.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel
from librt.random import Random as FastRandom

import whistlestop.core.game as core_game
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Game
from whistlestop.core.match import Match
from whistlestop.core.playout import play_out
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, title_names

ROUNDS = 3
PEER = "backgammon"
KEPT = Path(__file__).with_name("ratios.json")
LOST = 1 / 3  # of a ratio, at which `--check` fails
SECOND_LOOKS = 2


def peer_game(peer: Any, generator: random.Random) -> int:
    """A random game of the peer's; the number of decisions and chance events."""
    state = peer.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[generator.randrange(len(legal))])
        decisions += 1
    return decisions


def random_game(game: Game, generator: random.Random) -> int:
    """A random game; the number of decisions and chance events."""
    state = game.start()
    decisions = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            legal = state.legal_actions()
            state.apply(legal[generator.randrange(len(legal))])
        decisions += 1
    return decisions


def inside_game(game: Game, generator: random.Random) -> int:
    """The same, driven by the package."""
    return play_out(game.start(), FastRandom(generator.randrange(2**62)))


def rate(play: Callable[[random.Random], int], seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    generator = random.Random(1)
    decisions = games = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        decisions += play(generator)
        games += 1
    return decisions / elapsed, games / elapsed


def finished_match(game: Game) -> Match:
    generator = random.Random(1)
    match = Match(game, [f"seat {seat + 1}" for seat in range(game.players)])
    while match.state.to_act != OVER:
        if match.state.to_act == CHANCE:
            match.play(draw(match.state, generator))
        else:
            match.play(generator.choice(match.state.legal_actions()))
    return match


def copy_microseconds(game: Game) -> float:
    """The time of a copy of a position halfway through a game."""
    actions = finished_match(game).actions
    state = game.start()
    for action in actions[: len(actions) // 2]:
        state.apply(action)
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(2000):
            state.copy()
        times.append((time.perf_counter() - begin) / 2000)
    return min(times) * 1e6


def replay_milliseconds(game: Game) -> float:
    """The time to replay a finished record, with every check and every sentence of its log."""
    match = finished_match(game)
    record = Record.of(match, tuple(Sitter(name, PERSON) for name in match.names))
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        record.replay()
        times.append(time.perf_counter() - begin)
    return min(times) * 1e3


def measure(seconds: float) -> dict[str, dict[str, float]]:
    games = {}
    for name in title_names():
        title = find_title(name)
        games[name] = title.game(min(4, title.board().players[-1]))
    plays: dict[str, Callable[[random.Random], int]] = {
        PEER: partial(peer_game, pyspiel.load_game(PEER))
    }
    for name, game in games.items():
        plays[name] = partial(random_game, game)
        plays[f"{name} inside"] = partial(inside_game, game)
    rates = dict.fromkeys(plays, (0.0, 0.0))
    for _ in range(ROUNDS):
        for name, play in plays.items():
            rates[name] = max(rates[name], rate(play, seconds / ROUNDS))
    peer = rates[PEER][0]
    table: dict[str, dict[str, float]] = {
        PEER: {"decisions_per_second": peer, "games_per_second": rates[PEER][1]}
    }
    for name, game in games.items():
        decisions, games_per_second = rates[name]
        table[name] = {
            "decisions_per_second": decisions,
            "games_per_second": games_per_second,
            "driven": decisions / peer,
            "inside": rates[f"{name} inside"][0] / peer,
            "copy_us": copy_microseconds(game),
            "replay_ms": replay_milliseconds(game),
        }
    return table


def show(table: dict[str, dict[str, float]]) -> None:
    heads = ["", "decisions/s", "games/s", "driven", "inside", "copy µs", "replay ms"]
    keys = ["decisions_per_second", "games_per_second", "driven", "inside", "copy_us", "replay_ms"]
    print(f"{heads[0]:16}" + "".join(f"{head:>13}" for head in heads[1:]))
    for name, row in table.items():
        cells = [f"{row[key]:,.1f}" if key in row else "" for key in keys]
        print(f"{name:16}" + "".join(f"{cell:>13}" for cell in cells))
    print(f"driven, inside: times as many decisions a second as OpenSpiel's {PEER}")
    print(f"the rules run {way()}")


def ratios(table: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    return {
        name: {key: round(row[key], 2) for key in ("driven", "inside")}
        for name, row in table.items()
        if name != PEER
    }


def keep(table: dict[str, dict[str, float]]) -> None:
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    kept[way()] = ratios(table)
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")


class Loss(NamedTuple):
    """A ratio that has fallen too far."""

    where: str
    now: float
    kept: float

    def __str__(self) -> str:
        return f"{self.where}: {self.now} times the peer, {self.kept} are in {KEPT.name}."


def losses(table: dict[str, dict[str, float]]) -> list[Loss]:
    kept = json.loads(KEPT.read_text())[way()]
    return [
        Loss(f"{name}, {key}", now, kept[name][key])
        for name, row in ratios(table).items()
        for key, now in row.items()
        if now < kept[name][key] * (1 - LOST)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure random games of every title.")
    parser.add_argument("--seconds", type=float, default=3, help="for each row")
    parser.add_argument("--json", action="store_true", help="print figures for a program")
    parser.add_argument("--check", action="store_true", help="fail where a ratio fell by a third")
    parser.add_argument("--keep", action="store_true", help="keep these ratios for the check")
    options = parser.parse_args()
    table = measure(options.seconds)
    if options.json:
        print(json.dumps(table, indent=1))
    else:
        show(table)
    if options.keep:
        keep(table)
    faults = losses(table) if options.check else []
    for _ in range(SECOND_LOOKS):
        if faults:  # a busy machine is no slower program: what is really lost stays lost
            again = losses(measure(options.seconds))
            faults = [fault for fault in again if fault.where in {one.where for one in faults}]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def way() -> str:
    """How the rules run here."""
    is_plain = str(core_game.__file__).endswith(".py")
    return "as plain Python" if is_plain else "compiled"


if __name__ == "__main__":
    sys.exit(main())
