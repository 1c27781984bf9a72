"""Who sits where: rotation, balance, and what makes two plans one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from whistlestop.arena import Plan
from whistlestop.core.errors import WhistlestopError


def test_everybody_sits_everywhere_equally_often() -> None:
    plan = Plan.make("steel-driver", ["greedy", "random", "mcts:5", "easy"])
    assert plan.players == 4
    sat = Counter((bot, seat) for game in range(48) for seat, bot in enumerate(plan.seats(game)))
    assert set(sat.values()) == {12}
    assert len(sat) == 16


def test_neighbours_change() -> None:
    plan = Plan.make("steel-driver", ["greedy", "random", "mcts:5", "easy"])
    left = Counter(
        seats[(seats.index("greedy") + 1) % 4] for seats in map(plan.seats, range(0, 160, 4))
    )
    assert len(left) == 3


def test_all_groups_meet_equally_often() -> None:
    bots = ["greedy", "random", "mcts:5", "mcts:6", "easy"]
    plan = Plan.make("steel-driver", bots, players=3)
    groups = Counter(frozenset(plan.seats(game)) for game in range(30))
    assert len(groups) == 10
    assert set(groups.values()) == {3}
    groups = Counter(frozenset(plan.seats(game)) for game in range(37))
    assert max(groups.values()) - min(groups.values()) == 1


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    plan = Plan.make("steel-driver", ["greedy", "random"], players=4)
    for game in range(8):
        assert Counter(plan.seats(game)) == {"greedy": 1, "random": 3}
    assert Counter(plan.seats(game).index("greedy") for game in range(8)) == dict.fromkeys(
        range(4), 2
    )


def test_tables_are_as_large_as_the_game_allows() -> None:
    assert Plan.make("steel-driver", ["greedy"]).players == 3
    assert Plan.make("steel-driver", ["random"] * 9).players == 6


@pytest.mark.parametrize(
    ("bots", "players", "fault"),
    [
        ([], None, "name at least one"),
        (["hal"], None, "no bot 'hal'"),
        (["random"], 9, "3 to 6 players, not 9"),
        ([f"mcts:{n}" for n in range(1, 30)], 6, "too many groups"),
    ],
)
def test_a_plan_that_can_not_be_carried_out_says_why(
    bots: list[str], players: int | None, fault: str
) -> None:
    with pytest.raises(WhistlestopError, match=fault):
        Plan.make("steel-driver", bots, players)


def test_another_plan_has_another_name(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("class Bot:\n    def choose(self, state, generator):\n        return 1\n")
    bot = f"{file}:Bot"
    digests = {
        Plan.make("steel-driver", ["random", "greedy"]).digest(),
        Plan.make("steel-driver", ["greedy", "random"]).digest(),
        Plan.make("steel-driver", ["random", "greedy"], players=4).digest(),
        Plan.make("steel-driver", ["random", "greedy"], seed="2").digest(),
        Plan.make("steel-driver", [bot]).digest(),
    }
    file.write_text("class Bot:\n    def choose(self, state, generator):\n        return 2\n")
    digests.add(Plan.make("steel-driver", [bot]).digest())
    assert len(digests) == 6
    same = Plan.make("steel-driver", ["random", "greedy"])
    assert same.digest() == Plan.make("steel-driver", ["random", "greedy"]).digest()
