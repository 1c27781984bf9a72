"""Bots: how they are found, what they are given, and what they may not do."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.conftest import Run, assert_refused, load, place, run
from whistlestop.bots import Bot, BotError, RandomBot, bot_names, decide, make_bot
from whistlestop.core.game import Action, State
from whistlestop.core.registry import load as load_game
from whistlestop.games.steel_driver.actions import Offer

__all__ = ["place", "run"]  # fixtures

TEN_LINES = """
class Bot:
    def choose(self, state, generator):
        return state.legal_actions()[0]
"""


def seats(bot: str) -> tuple[str, ...]:
    return ("play", "--seats", f"random,{bot},random", "--seed", "1", "--record", "g.json")


def test_the_random_bot_takes_all_legal_actions_equally_often() -> None:
    state = load_game("steel-driver", 3).start()
    generator = random.Random(1)
    bot = make_bot("random")
    taken = Counter(str(bot.choose(state, generator)) for _ in range(7000))
    assert set(taken) == {str(action) for action in state.legal_actions()}
    assert all(800 < times < 1200 for times in taken.values())


def test_every_bot_of_the_package_plays_a_game_to_its_end(run: Run) -> None:
    quick = {"mcts": "mcts:2", "expert": "expert:2", "master": "master:2"}
    for name in bot_names():
        if name not in ("medium", "hard"):  # these two with longer thoughts
            assert run(*seats(quick.get(name, name))).code == 0


def test_a_bot_of_ones_own_plays_from_a_file(run: Run) -> None:
    Path("my_bot.py").write_text(TEN_LINES)
    assert run(*seats("my_bot.py:Bot")).code == 0
    record = load("g.json")
    assert record["seats"][1] == {"name": "Bot 2", "player": "my_bot.py:Bot"}
    assert run(*seats("my_bot.py:Bot:Bea")).code == 0
    assert load("g.json")["seats"][1]["name"] == "Bea"


def test_a_bot_may_import_what_lies_beside_it(run: Run, place: Path) -> None:
    (place / "beside_the_bot.py").write_text(TEN_LINES)
    (place / "borrower.py").write_text("from beside_the_bot import Bot\n")
    assert run(*seats("borrower.py:Bot")).code == 0


def test_a_resumed_game_with_a_bot_in_a_file_says_how_to_go_on(run: Run) -> None:
    Path("my_bot.py").write_text(TEN_LINES)
    ran = run("play", "--seats", "you,my_bot.py:Bot,random", "--record", "p.json", typed="1\n")
    command = "whistlestop play --resume p.json --seats you,my_bot.py:Bot,random"
    assert ran.out.endswith(f"  {command}\n")
    assert run(*command.split()[1:], typed="1\n").code == 0


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("class Other: pass", "no class 'Bot'"),
        ("Bot = 3", "no class 'Bot'"),
        ("class Bot: pass", "choose"),
        ("class Bot:\n    def __init__(self, level): pass", "TypeError"),
        ("class Bot:\n    def choose(self", "line 2"),
        ("import no_such_module_anywhere", "ModuleNotFoundError"),
        ("class Bot:\n    def choose(self, state, generator):\n        return 1 / 0", "line 3"),
        (
            "class Bot:\n    def choose(self, state, generator):\n"
            "        return state.parse('bid 99')",
            "in my_bot.py, line 3",
        ),
        ("class Bot:\n    def choose(self, state, generator): pass", "None"),
        ("class Bot:\n    def choose(self, state, generator):\n        return 'pass'", "'pass'"),
        (
            "class Bot:\n    def choose(self, state, generator):\n"
            "        return state.game.parse('claim denver')",
            "'claim denver'",
        ),
    ],
)
def test_a_faulty_bot_ends_the_game_by_name_and_moves_nothing(
    run: Run, source: str, named: str
) -> None:
    Path("my_bot.py").write_text(source)
    ran = run(*seats("my_bot.py:Bot"))
    assert_refused(ran, "my_bot.py:Bot", named)
    assert not Path("g.json").exists()


def test_a_faulty_bot_does_not_cost_a_person_her_game(run: Run) -> None:
    Path("my_bot.py").write_text("class Bot:\n    def choose(self, state, generator): pass")
    ran = run(
        *("play", "--seats", "you,my_bot.py:Bot,random", "--record", "p.json"),
        typed="offer red\nbid 1\n",
    )
    assert_refused(ran, "my_bot.py:Bot")
    assert "--resume p.json" in ran.out
    assert load("p.json")["actions"] == ["offer red", "bid 1"]


class Meddler:
    """Plays on its state before it chooses, and makes its action itself."""

    def choose(self, state: State, generator: random.Random, /) -> Action:
        first = state.legal_actions()[0]
        while state.to_act >= 0:
            state.apply(state.legal_actions()[0])
        return Offer(str(first.fields[0]))


def test_a_bot_is_given_a_copy_and_may_answer_with_an_equal_action() -> None:
    state = load_game("steel-driver", 3).start()
    before = state.snapshot()
    action = decide(Meddler(), "meddler", state, random.Random(1))
    assert state.snapshot() == before
    assert action is state.legal_actions()[0]


def test_an_action_of_no_game_is_no_choice() -> None:
    class Dreamer:
        def choose(self, state: State, generator: random.Random, /) -> Action:
            return Action("fly", ())

    bot: Bot = Dreamer()
    with pytest.raises(BotError, match="dreamer chose 'fly'"):
        decide(bot, "dreamer", load_game("steel-driver", 3).start(), random.Random(1))


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(BotError, match=r"'hal'; there are: easy, .*random"):
        make_bot("hal")


def test_a_bot_draws_only_from_its_generator() -> None:
    state = load_game("steel-driver", 3).start()
    bot = RandomBot()
    random.seed(1)
    first = [bot.choose(state, random.Random(9)) for _ in range(3)]
    random.seed(2)
    assert [bot.choose(state, random.Random(9)) for _ in range(3)] == first
