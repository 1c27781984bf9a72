"""Hints: only the person who asks sees what a bot would do; everyone sees that they asked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from whistlestop.bots.advice import NOISE, Advice
from whistlestop.server.bots.thinkers import NoAnswer, Thinkers
from whistlestop.server.storage.store import Store
from whistlestop.server.study import hints
from whistlestop.server.study.hints import HintStore


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HELPERS", ("greedy", "random"))


@pytest.fixture
def store(app: Litestar, client: TestClient[Litestar]) -> Store:
    kept: Store = app.state.services.store
    return kept


@pytest.fixture
def open_hints(ann: Player, bob: Player, cleo: Player) -> str:
    """Ann, Bob and Cleo at a table that allows hints, Ann to begin."""
    table = ann.new_table("you", "free", "free", hints=True)
    for seat, player in ((1, bob), (2, cleo)):
        assert player.post(f"/api/tables/{table}/seats/{seat}", {}).status_code == 200
    return table


def ask(player: Player, table: str, version: int = 0) -> Any:
    return player.post(f"/api/tables/{table}/hint", {"version": version})


def test_hints_are_allowed_unless_another_person_plays(ann: Player) -> None:
    alone = ann.new_table("you", "bot:random", "bot:random")
    together = ann.new_table("you", "free", "bot:random")
    assert ann.look(alone)["table"]["hints"]
    assert not ann.look(together)["table"]["hints"]


@pytest.mark.parametrize("allowed", [True, False])
def test_who_makes_the_table_decides(ann: Player, allowed: bool) -> None:
    chosen = {True: "yes", False: "no"}[allowed]
    seats = {"seat0": "you", "seat1": "random", "seat2": "free" if allowed else "random"}
    made = ann.send("/tables", game="steel-driver", players=3, hints=chosen, **seats)
    table = made.headers["location"].removeprefix("/table/")
    assert ann.look(table)["table"]["hints"] == allowed


def test_a_hint_is_one_of_the_choices_in_words(ann: Player, open_hints: str) -> None:
    told = ask(ann, open_hints)
    assert told.status_code == 200
    choices = {choice["id"]: choice for choice in ann.look(open_hints)["legal"]}
    chosen = choices[told.json()["id"]]
    assert told.json().items() <= {**chosen, "bot": "greedy"}.items()


def test_the_page_shows_the_hint_in_words_in_the_list_and_on_the_board(
    ann: Player, open_hints: str
) -> None:
    before = ann.page(f"/table/{open_hints}")
    assert 'id="ask-hint"' in before
    assert "data-hint" not in before
    assert ann.send(f"/table/{open_hints}/hint", version=0).status_code == 200
    after = ann.page(f"/table/{open_hints}")
    told = ask(ann, open_hints).json()
    assert "Hint (greedy bot)" in after
    assert re.search(rf'data-hint-move="{told["id"]}".*?{re.escape(told["label"])}', after)
    assert re.search(rf'id="choose-{told["id"]}"[^>]* class="hinted"', after)
    assert f'data-choice="{told["id"]}" data-hint="yes"' in after
    assert after.count('data-hint="yes"') == after.count(f'data-choice="{told["id"]}"')
    assert 'id="ask-hint"' not in after


def test_that_somebody_asked_is_for_all_to_see_and_the_answer_is_not(
    ann: Player, bob: Player, open_hints: str
) -> None:
    assert ask(ann, open_hints).status_code == 200
    page = bob.page(f"/table/{open_hints}")
    assert "Ann asked for a hint." in page
    assert "play-hint" not in page
    assert "data-hint" not in page
    assert bob.get(f"/api/tables/{open_hints}/hints") == [{"seat": 0, "moment": 0}]
    ann.act(open_hints, "offer red")
    assert "Ann asked for a hint." in bob.page(f"/table/{open_hints}")
    assert "play-hint" not in ann.page(f"/table/{open_hints}")  # it was for that position


def test_an_undo_does_not_hide_that_somebody_asked(ann: Player, open_hints: str) -> None:
    ann.act(open_hints, "offer red")
    assert ask(ann, open_hints, 1).status_code == 200
    ann.post(f"/api/tables/{open_hints}/undo", {"version": 1, "moment": 0})
    assert "Ann asked for a hint." in ann.page(f"/table/{open_hints}")


def test_a_hint_is_no_part_of_the_game(ann: Player, open_hints: str, store: Store) -> None:
    ask(ann, open_hints)
    assert ann.look(open_hints)["version"] == 0
    assert store.entries(open_hints) == []


def test_the_same_position_gets_the_same_hint_once(
    ann: Player, open_hints: str, store: Store
) -> None:
    first, second = ask(ann, open_hints).json(), ask(ann, open_hints).json()
    assert first == second
    assert len(HintStore(store).hints(open_hints)) == 1


def test_a_hint_is_refused_where_it_does_not_belong(
    ann: Player, bob: Player, open_hints: str, shared_table: str, client: TestClient[Litestar]
) -> None:
    assert ask(ann, shared_table).status_code == 403  # this table allows none
    assert "ask-hint" not in ann.page(f"/table/{shared_table}")
    assert ask(bob, open_hints).status_code == 409  # not his turn
    assert ask(Player(client, "Dan"), open_hints).status_code == 403
    assert ask(ann, open_hints, 7).status_code == 409
    assert bob.get(f"/api/tables/{open_hints}/hints") == []


def test_a_simpler_bot_answers_for_one_that_fails(
    ann: Player, open_hints: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Thinkers.advise

    async def fail_first(self: Thinkers, question: dict[str, Any], *more: Any) -> Any:
        if question["bot"] == "greedy":
            raise NoAnswer("no idea")
        return await original(self, question)

    monkeypatch.setattr(Thinkers, "advise", fail_first)
    assert ask(ann, open_hints).json()["bot"] == "random"


def test_where_no_bot_answers_nothing_is_noted(
    ann: Player, open_hints: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Thinkers, question: dict[str, Any], *more: Any) -> str:
        raise NoAnswer("no idea")

    monkeypatch.setattr(Thinkers, "advise", fail)
    assert ask(ann, open_hints).status_code == 503
    assert ann.get(f"/api/tables/{open_hints}/hints") == []


def test_a_rematch_has_the_rule_of_its_table(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random", hints=False)
    seen = ann.wait_for_turn(table)
    while not seen["outcome"]:
        ann.act(table, seen["legal"][0]["id"], seen["version"])
        seen = ann.wait_for_turn(table)
    made = ann.send(f"/table/{table}/rematch").headers["location"].removeprefix("/table/")
    assert not ann.look(made)["table"]["hints"]


def test_a_bot_that_searches_names_three_moves_with_the_chance_after_each(
    ann: Player, open_hints: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "HELPERS", ("master:60",))
    told = ask(ann, open_hints).json()
    page = ann.page(f"/table/{open_hints}")
    moves = re.findall(r'data-hint-move="(\d+)"', page)
    assert len(moves) == len(set(moves)) == 3
    assert moves[0] == str(told["id"])
    assert len(re.findall(r'class="chance[^"]*">[\d.]+ ?%', page)) == 3
    assert page.count(">Play it</button>") == 3


def test_moves_that_the_search_cannot_tell_apart_are_marked(
    ann: Player, open_hints: str, store: Store
) -> None:
    legal = [choice["notation"] for choice in ann.look(open_hints)["legal"]]
    chances = (0.4, 0.4 - NOISE / 2, 0.4 - 2 * NOISE)
    advice = tuple(Advice(*pair) for pair in zip(legal, chances, strict=False))
    HintStore(store).add(open_hints, hints.Hint(0, 0, 0, advice, "master"))
    page = ann.page(f"/table/{open_hints}")
    marks = re.findall(r'class="chance( close)?"', page)
    assert marks == [" close", " close", ""]
    assert "too close to tell apart" in page


def test_a_hint_says_what_each_further_move_loses_unless_that_is_noise(
    ann: Player, open_hints: str, store: Store
) -> None:
    legal = [choice["notation"] for choice in ann.look(open_hints)["legal"]]
    chances = (0.4, 0.4 - NOISE / 2, 0.31)
    advice = tuple(Advice(*pair) for pair in zip(legal, chances, strict=False))
    HintStore(store).add(open_hints, hints.Hint(0, 0, 0, advice, "master"))
    assert re.findall(r"<small>([^<]+ less)</small>", ann.page(f"/table/{open_hints}")) == [
        "9 % less"
    ]


def test_a_hint_tells_in_words_what_the_bot_expects_then(
    ann: Player, open_hints: str, store: Store
) -> None:
    advice = (Advice("offer red", 0.4, ("bid 1", "pass", "pass")), Advice("pass-marker", 0.3))
    HintStore(store).add(open_hints, hints.Hint(0, 0, 0, advice, "master"))
    page = ann.page(f"/table/{open_hints}")
    line = page[page.index('<ol class="line">') :]
    line = line[: line.index("</ol>")]
    assert re.findall(r"<li>(\w+): ([^<]+)</li>", line) == [
        ("Ann", "Bid 1"),
        ("Bob", "Pass"),
        ("Cleo", "Pass"),
    ]


def test_a_hint_is_kept_with_its_chances_and_line_or_as_much_as_there_is_room_for() -> None:
    advice = (Advice("bid 3", 0.25, ("pass", "bid 4")), Advice("pass", None))
    assert hints.read(hints.written(advice)) == advice
    long = tuple(Advice("x" * 90, 0.5, ("y" * 4, "z" * 40)) for _ in range(3))
    kept = hints.read(hints.written(long))
    assert kept == (Advice("x" * 90, 0.5, ("y" * 4,)), Advice("x" * 90, 0.5))
    assert len(hints.written(long)) <= hints.ROOM
