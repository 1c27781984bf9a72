"""Measures the advice of the strategy pages: one bot with a habit against bots without it.

    PYTHONPATH=build/compiled python benchmarks/strategy.py steel-driver --games 400

Four seats; the bot with the habit takes each in turn, so that 25 % of the games are its share if
the habit makes no difference. Some advice rests on plain games of four equal bots instead: what
winners did more often than the others. The figures go to `strategy/measured.toml` of the game,
from which its strategy page takes them. Compiled rules make it fast; the figures are the same
without.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import whistlestop
from whistlestop.bots import make_bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Event, Game, State
from whistlestop.core.judgement import Judgement
from whistlestop.core.words import Message

SEATS = 4
SOURCES = Path(__file__).resolve().parent.parent / "src" / "whistlestop" / "games"
BOTS = {"steel-driver": "mcts:50", "steam-rollers": "greedy", "rolling-freight": "mcts:50"}

Forbids = Callable[[Any, Action], bool]
Numbers = dict[str, float]


class Habit:
    """A bot that never does what its habit forbids, as long as something else is left."""

    def __init__(self, base: str, forbids: Forbids) -> None:
        self.base = make_bot(base)
        self.forbids = forbids
        self.looks = base == "greedy"  # it then sees that it will not do it, too

    def choose(self, state: State, generator: random.Random, /) -> Action:
        if not self.looks:
            action = self.base.choose(state, generator)
            if not self.forbids(state, action):
                return action
        return Thinned(self.forbids).choose(state, generator)


class Thinned(GreedyBot):
    """The greedy bot, judging only what a habit leaves."""

    def __init__(self, forbids: Forbids) -> None:
        self.forbids = forbids

    def judgement(self, game: Game) -> Judgement[Any]:
        return Allowed(game, self.forbids)


class Allowed(Judgement[Any]):
    """A game's judgement, whose candidates a habit has thinned out.

    It has no weights of its own: the game's judgement is asked for whatever needs them.
    """

    def __init__(self, game: Game, forbids: Forbids) -> None:
        self.inner: Judgement[Any] = game.judgement
        self.forbids = forbids

    def stage(self, state: State) -> int:
        return int(self.inner.stage(state))

    def measure(self, state: State) -> Any:
        return self.inner.measure(state)

    def meaning(self, term: str) -> Message:
        return self.inner.meaning(term)

    def candidates(self, state: State) -> list[Action]:
        found = self.inner.candidates(state)
        allowed = [action for action in found if not self.forbids(state, action)]
        if not allowed:
            allowed = [one for one in state.legal_actions() if not self.forbids(state, one)]
        return allowed or found

    def chances(self, state: State) -> Any:
        return self.inner.chances(state)


class Played(NamedTuple):
    state: Any
    wins: tuple[float, ...]
    events: list[Event]
    actions: list[tuple[int, Action]]


def play(title: str, bots: list[Any], seed: int) -> Played:
    generator = random.Random(seed)
    state = whistlestop.load(title, players=SEATS).start()
    events: list[Event] = []
    actions: list[tuple[int, Action]] = []
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            action = draw(state, generator)
        else:
            action = bots[int(state.to_act)].choose(state.copy(), generator)
        actions.append((int(state.to_act), action))
        events += state.watch(action)
    outcome = state.outcome()
    assert outcome is not None
    return Played(state, outcome.win_shares(), events, actions)


def trial(title: str, habit: Callable[[], Forbids], games: int) -> float:
    """How many of a hundred games the bot with the habit wins against three without."""
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        bots: list[Any] = [make_bot(BOTS[title]) for _ in range(SEATS)]
        bots[seat] = Habit(BOTS[title], habit())
        won += play(title, bots, number).wins[seat]
    return 100 * won / games


# Steel Driver


def raises_twice_more() -> Forbids:
    raised: dict[tuple[int, int], set[int]] = {}

    def forbids(s: Any, action: Action) -> bool:
        if action.kind != "pass" or s.cubes[s.to_act] <= s.bid:
            return False
        bids = raised.setdefault((int(s.round), int(s.offered)), set())
        bids.add(int(s.bid))
        return len(bids) <= 2

    return forbids


def skips_round_one() -> Forbids:
    return lambda s, action: s.round == 1 and action.kind in ("offer", "bid")


def keeps_half() -> Forbids:
    """Until the last round it never goes below half of what it has received so far."""

    def forbids(s: Any, action: Action) -> bool:
        if action.kind != "bid" or s.round == s.setup.rounds:
            return False
        return bool(int(s.cubes[s.to_act]) - int(action.fields[0]) < s.round * s.setup.capital / 2)

    return forbids


def one_share_each() -> Forbids:
    def forbids(s: Any, action: Action) -> bool:
        if action.kind not in ("bid", "offer"):
            return False
        names = s.setup.map.companies
        company = names.index(action.fields[0]) if action.kind == "offer" else int(s.offered)
        return bool(s.shares[company * s.setup.seats + s.to_act] > 0)

    return forbids


def steel_driver(games: int) -> Numbers:
    found = {
        "raises-twice-more": trial("steel-driver", raises_twice_more, games),
        "skips-round-one": trial("steel-driver", skips_round_one, games),
        "keeps-half": trial("steel-driver", keeps_half, games),
        "one-share-each": trial("steel-driver", one_share_each, games),
    }
    links = closers = shares = dollars = late = 0.0
    most_shares = 0.0
    for number in range(games):
        game = play("steel-driver", [make_bot(BOTS["steel-driver"])] * SEATS, number)
        s = game.state
        sheet = s.game.words.score_sheet(s, game.events)
        rounds = int(s.setup.rounds)
        late += sum(sum(values) for _, values in sheet[rounds:])
        dollars += sum(s.scores())
        winner = game.wins.index(max(game.wins))
        shares += sum(values[winner] for _, values in sheet[rounds:]) / s.scores()[winner]
        held = [
            sum(int(s.shares[c * s.setup.seats + seat]) for c in range(int(s.setup.companies)))
            for seat in range(SEATS)
        ]
        top = [seat for seat in range(SEATS) if held[seat] == max(held)]
        most_shares += sum(game.wins[seat] for seat in top) / len(top)
        if s.linked >= 0:
            links += 1
            closer = _closer(game)
            closers += game.wins[closer]
    return found | {
        "link-made": 100 * links / games,
        "closer-wins": 100 * closers / max(links, 1),
        "from-shares": 100 * late / dollars,
        "winner-from-shares": 100 * shares / games,
        "most-shares-win": 100 * most_shares / games,
    }


def _closer(game: Played) -> int:
    """The seat that built the track which closed the link."""
    state = game.state.game.start()
    for seat, action in game.actions:
        state.apply(action)
        if state.linked >= 0:
            return seat
    raise AssertionError("there is no link")


# Steam Rollers


def weak_engine() -> Forbids:
    return lambda s, action: action.kind == "improve" and int(s.boxes[s.to_act]).bit_count() >= 2


def engine_first() -> Forbids:
    """Crosses whatever box the die names until there are four."""

    def forbids(s: Any, action: Action) -> bool:
        if action.kind not in ("build", "deliver", "take", "use"):
            return False
        if int(s.boxes[s.to_act]).bit_count() >= 4:
            return False
        return any(one.kind == "improve" for one in s.legal_actions())

    return forbids


def no_cards() -> Forbids:
    return lambda s, action: action.kind == "take"


def no_short_deliveries() -> Forbids:
    return lambda s, action: action.kind == "deliver" and int(action.notation.split()[2]) < 3


def always_delivers() -> Forbids:
    def forbids(s: Any, action: Action) -> bool:
        if action.kind not in ("build", "improve", "take"):
            return False
        return any(one.kind == "deliver" for one in s.legal_actions())

    return forbids


def steam_rollers(games: int) -> Numbers:
    found = {
        "weak-engine": trial("steam-rollers", weak_engine, games),
        "engine-first": trial("steam-rollers", engine_first, games),
        "no-cards": trial("steam-rollers", no_cards, games),
        "no-short": trial("steam-rollers", no_short_deliveries, games),
        "always-delivers": trial("steam-rollers", always_delivers, games),
    }
    parts: list[list[float]] = [[0.0] * 4, [0.0] * 4]  # of winners, of the others
    first_wins = boxes_won = boxes_lost = rounds = 0.0
    for number in range(games):
        game = play("steam-rollers", [make_bot(BOTS["steam-rollers"])] * SEATS, number)
        sheet = game.state.game.words.score_sheet(game.state, game.events)
        rounds += int(game.state.round)
        for seat in range(SEATS):
            share = game.wins[seat]
            for place in range(4):
                parts[0][place] += share * sheet[place][1][seat]
                parts[1][place] += (1 - share) * sheet[place][1][seat]
            crossed = int(game.state.boxes[seat]).bit_count()
            boxes_won += share * crossed
            boxes_lost += (1 - share) * crossed
        first = next((seat for seat, one in game.actions if one.kind == "deliver"), None)
        first_wins += 0 if first is None else game.wins[first]
    won, lost = games, games * (SEATS - 1)
    names = ("deliveries", "network", "engine", "cards")
    for place, name in enumerate(names):
        found[f"winner-{name}"] = parts[0][place] / won
        found[f"other-{name}"] = parts[1][place] / lost
    return found | {
        "first-delivery-wins": 100 * first_wins / games,
        "winner-boxes": boxes_won / won,
        "other-boxes": boxes_lost / lost,
        "rounds": rounds / games,
    }


# Rolling Freight


def no_improvements() -> Forbids:
    return lambda s, action: action.kind == "improve"


def no_stations() -> Forbids:
    return lambda s, action: action.kind == "station"


def one_contract() -> Forbids:
    return lambda s, action: action.kind == "buy" and int(s.hand[s.to_act]).bit_count() >= 1


def no_early_deliveries() -> Forbids:
    return lambda s, action: action.kind == "deliver" and s.phase == 0


def own_links_only() -> Forbids:
    """Takes back a delivery whose dearest way would be over others' links: it never begins one
    that its own network can't carry."""

    def forbids(s: Any, action: Action) -> bool:
        if action.kind != "deliver":
            return False
        after = s.copy()
        after.apply(action)
        return not _reaches_alone(after)

    return forbids


def _reaches_alone(s: Any) -> bool:
    """Whether some way of the delivery begun uses own links alone."""
    seat = int(s.to_act)
    for step in s.legal_actions():
        after = s.copy()
        after.apply(step)
        if after.to_act != seat:
            continue
        if step.kind == "via" and not int(s.built[seat]) >> int(step.place) & 1:
            continue
        if step.kind == "pay" or not any(
            one.kind in ("to", "via") for one in after.legal_actions()
        ):
            return True
        if _reaches_alone(after):
            return True
    return False


def rolling_freight(games: int) -> Numbers:
    found = {
        "no-improvements": trial("rolling-freight", no_improvements, games),
        "no-stations": trial("rolling-freight", no_stations, games),
        "one-contract": trial("rolling-freight", one_contract, games),
        "no-early-deliveries": trial("rolling-freight", no_early_deliveries, games),
        "own-links-only": trial("rolling-freight", own_links_only, games),
    }
    names = ("links", "used", "bonus", "cargo")
    parts: list[list[float]] = [[0.0] * 4, [0.0] * 4]
    counted = ("buy", "improve", "station", "deliver")
    counts: list[dict[str, float]] = [dict.fromkeys(counted, 0.0), dict.fromkeys(counted, 0.0)]
    for number in range(games):
        game = play("rolling-freight", [make_bot(BOTS["rolling-freight"])] * SEATS, number)
        sheet = game.state.game.words.score_sheet(game.state, game.events)
        for seat in range(SEATS):
            share = game.wins[seat]
            for place in range(4):
                parts[0][place] += share * sheet[place][1][seat]
                parts[1][place] += (1 - share) * sheet[place][1][seat]
            for actor, action in game.actions:
                if actor == seat and action.kind in counts[0]:
                    counts[0][action.kind] += share
                    counts[1][action.kind] += 1 - share
    won, lost = games, games * (SEATS - 1)
    for place, name in enumerate(names):
        found[f"winner-{name}"] = parts[0][place] / won
        found[f"other-{name}"] = parts[1][place] / lost
    for kind in counted:
        found[f"winner-count-{kind}"] = counts[0][kind] / won
        found[f"other-count-{kind}"] = counts[1][kind] / lost
    return found


MEASURES = {
    "steel-driver": steel_driver,
    "steam-rollers": steam_rollers,
    "rolling-freight": rolling_freight,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", choices=sorted(MEASURES))
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    begin = time.perf_counter()
    numbers = MEASURES[chosen.game](chosen.games)
    lines = [
        f"# Measured by benchmarks/strategy.py in {time.perf_counter() - begin:.0f} seconds.",
        f'bot = "{BOTS[chosen.game]}"',
        f"games = {chosen.games}",
        f"players = {SEATS}",
        *(f"{name} = {round(value, 1)}" for name, value in numbers.items()),
    ]
    text = "\n".join(lines) + "\n"
    folder = SOURCES / chosen.game.replace("-", "_") / "strategy"
    folder.mkdir(exist_ok=True)
    (folder / "measured.toml").write_text(text, encoding="utf-8")
    sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
