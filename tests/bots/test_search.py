"""Greedy and search: what they find, and what they promise."""

from __future__ import annotations

import random
import time

import pytest

from tests.support.titles import judged
from whistlestop.bots import Bot, BotError, decide, make_bot, split_bot
from whistlestop.bots.endgame import Endgame
from whistlestop.bots.mcts import Budget, MctsBot
from whistlestop.core.chance import Dice
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.registry import find_title, load


def play(game: Game, bots: list[Bot], seed: str, most: int = 100_000) -> tuple[State, list[str]]:
    """A game, or its first actions."""
    dice = Dice(seed)
    state = game.start()
    taken: list[str] = []
    while state.to_act != OVER and len(taken) < most:
        if state.to_act == CHANCE:
            action = dice.draw(state, len(taken))
        else:
            generator = dice.generator(len(taken), "bot")
            action = decide(bots[int(state.to_act)], "bot", state, generator)
        taken.append(str(action))
        state.apply(action)
    return state, taken


def test_greedy_beats_random_at_steel_driver() -> None:
    game = load("steel-driver", 3)
    wins = 0.0
    for number in range(5):
        seat = number % 3
        bots = [make_bot("greedy" if one == seat else "random") for one in range(3)]
        outcome = play(game, bots, str(number))[0].outcome()
        assert outcome is not None
        wins += outcome.win_shares()[seat]
    assert wins >= 4


def test_greedy_weighs_putting_up_and_bidding_together() -> None:
    state = load("steel-driver", 3).start()
    action = make_bot("greedy").choose(state.copy(), random.Random(1))
    assert action.kind == "offer"


@pytest.mark.parametrize("name", judged())
@pytest.mark.parametrize("bot", ["greedy", "mcts:3", "expert:3", "mcts:3/paranoid"])
def test_every_game_can_be_played_by_every_kind_of_bot(name: str, bot: str) -> None:
    game = find_title(name).game(3)
    taken = play(game, [make_bot(bot) for _ in range(3)], "1", most=60)[1]
    assert len(taken) == 60


@pytest.mark.parametrize("bot", ["mcts:5", "expert:5", "mcts:5/paranoid"])
def test_a_budget_of_simulations_plays_the_same_game_again(bot: str) -> None:
    game = load("steel-driver", 3, options={"first-player": "random"})
    games = []
    for noise in (1, 2):
        random.seed(noise)
        games.append(play(game, [make_bot(bot) for _ in range(3)], "same", most=20)[1])
    assert games[0] == games[1]
    assert games[0] != play(game, [make_bot(bot) for _ in range(3)], "other", most=20)[1]


def test_a_search_that_can_choose_only_one_action_any_more_stops_early() -> None:
    """It chooses what the whole budget would have chosen."""
    state = load("steel-driver", 3).start()
    saved = 0
    for number in range(12):
        budget = Budget(simulations=60)
        hasty, patient = MctsBot(budget), MctsBot(budget)
        chosen = hasty.choose(state.copy(), random.Random(number))
        best = patient.think(state.copy(), random.Random(number)).best()
        assert chosen is best.action
        assert patient.simulations == 60
        saved += 60 - hasty.simulations
        state.apply(chosen)
    assert saved > 60


@pytest.mark.parametrize("name", judged())
def test_a_search_may_be_asked_with_the_very_state_that_is_played_on(name: str) -> None:
    """It remembers its tree, but not by a state that changes under its hands."""
    game = find_title(name).game(2 if name == "steam-rollers" else 3)
    games = []
    for copied in (True, False):
        dice = Dice("1")
        state = game.start()
        bot = make_bot("mcts:3")
        taken: list[str] = []
        while len(taken) < 50:
            if state.to_act == CHANCE:
                action = dice.draw(state, len(taken))
            else:
                generator = dice.generator(len(taken), "bot")
                action = bot.choose(state.copy() if copied else state, generator)
                assert action in state.legal_actions()
            taken.append(str(action))
            state.apply(action)
        games.append(taken)
    assert games[0] == games[1]


def test_a_budget_of_both_ends_with_whichever_is_used_up_first() -> None:
    state = load("steel-driver", 3).start()
    few = MctsBot(Budget(simulations=7, seconds=60.0)).think(state, random.Random(1))
    assert few.root is not None
    assert few.root.visits == 7
    begin = time.perf_counter()
    both = make_bot("mcts:1000000000/0.05s")
    assert isinstance(both, MctsBot)
    short = both.think(state, random.Random(1))
    assert time.perf_counter() - begin < 10
    assert short.root is not None
    assert 0 < short.root.visits < 10**9


@pytest.mark.parametrize("bot", ["mcts:5", "expert:5"])
def test_another_seed_is_another_game_even_without_chance(bot: str) -> None:
    game = load("steel-driver", 3)
    games = {
        tuple(play(game, [make_bot(bot) for _ in range(3)], str(seed), most=40)[1])
        for seed in range(3)
    }
    assert len(games) == 3


def outcome_after(state: State, action: Action) -> Outcome:
    """How the game ends when every decision after this one is forced."""
    after = state.copy()
    after.apply(action)
    while after.to_act != OVER:
        (only,) = after.legal_actions()
        after.apply(only)
    outcome = after.outcome()
    assert outcome is not None
    return outcome


def last_choice(seed: int) -> State:
    """The last decision with a choice of a random game."""
    generator = random.Random(seed)
    state = load("steel-driver", 3).start()
    found = state
    while state.to_act != OVER:
        legal = state.legal_actions()
        if len(legal) > 1:
            found = state.copy()
        state.apply(generator.choice(legal))
    return found


@pytest.mark.parametrize("bot", ["greedy", "mcts:30", "expert:30"])
@pytest.mark.parametrize("seed", [14, 111, 130])  # games that their last choice decides
def test_the_last_choice_is_never_wrong(bot: str, seed: int) -> None:
    state = last_choice(seed)
    seat = int(state.to_act)
    shares = {
        action: outcome_after(state, action).win_shares()[seat] for action in state.legal_actions()
    }
    assert len(set(shares.values())) > 1
    chosen = make_bot(bot).choose(state.copy(), random.Random(1))
    assert shares[chosen] == max(shares.values())


def test_the_tree_of_the_last_decision_is_used_again() -> None:
    game = load("steel-driver", 3)
    bot = MctsBot(Budget(simulations=60))
    state = game.start()
    state.apply(bot.choose(state.copy(), random.Random(1)))
    assert bot.tree is not None
    root = bot.tree.begin(state.copy())
    assert root.visits > 0
    other = game.start()
    other.apply(other.parse("pass-marker"))
    other.apply(other.parse("pass-marker"))
    assert bot.tree.begin(other).visits == 0


def test_visits_add_up_and_chances_sum_to_one() -> None:
    game = load("steel-driver", 4, options={"first-player": "random"})
    bot = MctsBot(Budget(simulations=40))
    tree = bot.think(game.start(), random.Random(1))
    root = tree.root
    assert root is not None
    assert root.to_act == CHANCE
    assert root.visits == 40
    assert sum(child.visits for child in root.children) == 39  # the first expanded the root
    assert sum(tree.chances()) == pytest.approx(1)


def test_long_lists_are_widened_with_the_visits() -> None:
    state = load("steel-driver", 3).start()
    state.apply(state.parse("offer red"))
    few = MctsBot(Budget(simulations=4)).think(state.copy(), random.Random(1)).root
    many = MctsBot(Budget(simulations=60)).think(state.copy(), random.Random(1)).root
    assert few is not None
    assert many is not None
    tried = [sum(child.visits > 0 for child in root.children) for root in (few, many)]
    assert tried[0] <= 3 < len(few.children)
    assert tried[0] < tried[1]


def test_a_budget_of_seconds_is_kept() -> None:
    state = load("steel-driver", 3).start()
    begin = time.perf_counter()
    MctsBot(Budget(seconds=0.2)).think(state, random.Random(1))
    assert 0.2 <= time.perf_counter() - begin < 2


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random", ("random", "")),
        ("random:Ann", ("random", "Ann")),
        ("mcts:500", ("mcts:500", "")),
        ("mcts:0.5s/paranoid:Max", ("mcts:0.5s/paranoid", "Max")),
        ("mcts:500/2s:Max", ("mcts:500/2s", "Max")),
        ("mcts:Max", ("mcts", "Max")),
        ("mcts:500:Max", ("mcts:500", "Max")),
        ("expert:paranoid", ("expert:paranoid", "")),
        ("a/my_bot.py:Bot", ("a/my_bot.py:Bot", "")),
        ("my_bot.py:Bot:Bea", ("my_bot.py:Bot", "Bea")),
        ("you:Ann", ("you", "Ann")),
    ],
)
def test_a_name_follows_a_bot_and_its_parameter(text: str, parts: tuple[str, str]) -> None:
    assert split_bot(text) == parts


@pytest.mark.parametrize(
    "name", ["mcts:0", "mcts:1.5", "mcts:x", "mcts:", "mcts:5/fast", "mcts:5/0s", "mcts:1s/1s"]
)
def test_a_parameter_that_is_none_is_explained(name: str) -> None:
    with pytest.raises(BotError, match=r"mcts:500.*mcts:0\.5s"):
        make_bot(name)


def test_a_bot_without_parameter_refuses_one() -> None:
    with pytest.raises(BotError, match="takes no parameter"):
        make_bot("greedy:3")


def brute_force(state: State) -> tuple[float, ...]:
    """Every seat's share of the win and lead, when all take what is best for themselves."""
    outcome = state.outcome()
    if outcome is not None:
        leads = [
            score - max(outcome.scores[:seat] + outcome.scores[seat + 1 :])
            for seat, score in enumerate(outcome.scores)
        ]
        return tuple(
            share + 1e-6 * lead for share, lead in zip(outcome.win_shares(), leads, strict=True)
        )
    results = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        results.append(brute_force(after))
    return max(results, key=lambda result: result[int(state.to_act)])


def position_before_the_end(seed: int, decisions: int) -> State:
    generator = random.Random(seed)
    state = load("steel-driver", 3).start()
    line = []
    while state.to_act != OVER:
        line.append(state.copy())
        state.apply(generator.choice(state.legal_actions()))
    return line[-decisions]


@pytest.mark.parametrize("seed", range(4))
def test_an_endgame_is_solved_as_brute_force_solves_it(seed: int) -> None:
    state = position_before_the_end(seed, 7)
    judgement = state.game.expertise
    assert judgement.is_endgame(state)
    chosen = Endgame(judgement, 100_000).best(state)
    assert chosen is not None
    after = state.copy()
    after.apply(chosen)
    seat = int(state.to_act)
    assert brute_force(after)[seat] == pytest.approx(brute_force(state)[seat], abs=1e-9)


def test_an_endgame_that_is_too_large_is_left_to_the_search() -> None:
    state = position_before_the_end(1, 12)
    assert Endgame(state.game.expertise, 3).best(state) is None
    assert not state.game.expertise.is_endgame(state.game.start())
    chance = load("steel-driver", 3, options={"first-player": "random"}).start()
    assert Endgame(chance.game.expertise, 1000).best(chance) is None
