"""A level says at the table when it had no time for its simulations."""

from __future__ import annotations

import pytest

from tests.server.conftest import Player
from whistlestop.core.words import Speaker
from whistlestop.server import shortage
from whistlestop.server.bots.thinker import answer

QUESTION = {
    "table": "short",
    "game": "steel-driver",
    "board": "usa",
    "players": 3,
    "options": {},
    "actions": [],
    "number": 1,
}


@pytest.fixture
def question() -> dict[str, object]:
    from whistlestop.core.registry import find_title

    title = find_title("steel-driver")
    board = title.board("usa")
    options = {"first-player": "seat-1"}
    return {
        **QUESTION,
        "board_text": board.text,
        "options": options,
        "rules": title.rules_version,
    }


def test_a_bot_whose_time_is_up_says_so(question: dict[str, object]) -> None:
    assert answer({**question, "bot": "mcts:100000/0.01s"})["short"]
    assert not answer({**question, "bot": "mcts:3/30s"})["short"]
    assert not answer({**question, "bot": "greedy"})["short"]


def test_the_page_tells_it_until_the_bot_has_time_again() -> None:
    assert shortage.shortage("a") is None
    shortage.note("a", "hard", True)
    shortage.note("a", "easy", False)
    told = shortage.shortage("a")
    assert told is not None
    assert "“hard” has too little time" in Speaker().say(told)
    shortage.note("a", "hard", False)
    assert shortage.shortage("a") is None


def test_only_the_latest_tables_are_kept() -> None:
    for number in range(shortage.KEPT + 5):
        shortage.note(f"many {number}", "hard", True)
    assert shortage.shortage("many 0") is None
    assert shortage.shortage(f"many {shortage.KEPT + 4}") is not None


def test_the_table_shows_which_bot_has_too_little_time(shared_table: str, ann: Player) -> None:
    shortage.note(shared_table, "hard", True)
    assert "“hard” has too little time" in ann.page(f"/table/{shared_table}")
    shortage.note(shared_table, "hard", False)
    ann.act(shared_table, "offer red")  # a page is made anew when something happens
    assert "has too little time" not in ann.page(f"/table/{shared_table}")
