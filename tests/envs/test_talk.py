"""The conversation in lines of JSON: whole games, refusals with reasons, and no way to break it."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from tests.envs.setups import TITLES
from whistlestop.talk.desk import Desk
from whistlestop.talk.lines import LONGEST, converse, reply


def ask(desk: Desk, **request: Any) -> dict[str, Any]:
    answer, _ = reply(desk, json.dumps(request))
    return answer


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_played_by_numbers_and_notation(title: str) -> None:
    desk = Desk()
    seats = ["you", "random", "random"]
    answer = ask(desk, do="new", game=title, seats=seats, seed="5")
    generator = random.Random(5)
    told = 0
    while not answer["over"]:
        assert answer["ok"]
        assert answer["to_act"] == {"seat": 1, "name": "Player 1"}
        assert answer["prompt"]
        assert [one["number"] for one in answer["actions"]] == list(
            range(1, len(answer["actions"]) + 1)
        )
        chosen = generator.choice(answer["actions"])
        action = chosen["number"] if generator.random() < 0.5 else chosen["notation"]
        answer = ask(desk, do="act", action=action)
        told += len(answer["happened"])
    assert told > 50
    assert answer["result"]["winners"]
    assert set(answer["result"]["scores"]) == {"Player 1", "Random 2", "Random 3"}
    assert ask(desk, do="act", action=1)["error"]["message"] == "The game is over."
    record = ask(desk, do="record")["record"]
    assert ask(Desk(), do="resume", record=record)["result"] == answer["result"]


@pytest.mark.parametrize("title", TITLES)
def test_a_brief_answer_tells_what_changed_and_is_far_shorter(title: str) -> None:
    full, brief = Desk(), Desk()
    seats = ["you", "random", "random"]
    for desk in (full, brief):
        ask(desk, do="new", game=title, seats=seats, seed="5")
    sizes = [0, 0]
    known = set(ask(brief, do="look")["table"].split("\n"))
    for _ in range(25):
        whole = ask(full, do="act", action=1)
        short = ask(brief, do="act", action=1, brief=True)
        if whole["over"]:
            break
        lines = {line for line in whole["table"].split("\n") if line.strip()}
        assert lines <= known | set(short["changed"])
        assert set(short["changed"]) <= lines
        assert short["choices"] == [one["notation"] for one in whole["actions"]]
        known = lines
        sizes[0] += len(json.dumps(whole))
        sizes[1] += len(json.dumps(short))
    assert sizes[1] < sizes[0] / 2, sizes


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = Desk(), Desk()
    for desk in (one, two):
        ask(desk, do="new", game="steam-rollers", seats=["you", "random"], seed="x")
    for _ in range(30):
        assert ask(one, do="act", action=1) == ask(two, do="act", action=1)


def test_a_refusal_says_which_rule_forbids_it_and_changes_nothing() -> None:
    desk = Desk()
    before = ask(desk, do="new", seats=["you", "you", "you"])
    refused = ask(desk, do="act", action="claim boston", id="a")
    assert not refused["ok"]
    assert refused["id"] == "a"
    assert refused["error"]["message"].endswith(".")
    told = ask(desk, do="why", action="claim boston")
    assert told["reason"] == refused["error"]["message"]
    assert ask(desk, do="why", action="offer red") == {
        "ok": True,
        "notation": "offer red",
        "legal": True,
    }
    assert ask(desk, do="look") == before


def test_undo_takes_the_last_decision_back() -> None:
    desk = Desk()
    begun = ask(desk, do="new", seats=["you", "you", "you"])
    ask(desk, do="act", action="offer red")
    back = ask(desk, do="undo")
    assert back["actions"] == begun["actions"]
    assert back["moment"] == 0
    assert ask(desk, do="undo")["error"]["kind"] == "undo"


def test_a_game_can_be_taken_up_from_its_record() -> None:
    desk = Desk()
    ask(desk, do="new", seats=["you", "random", "random"], seed="1")
    ask(desk, do="act", action="offer red")
    view = ask(desk, do="look")
    record = ask(desk, do="record")["record"]
    other = Desk()
    again = ask(other, do="resume", record=record)
    assert again["table"] == view["table"]
    assert again["actions"] == view["actions"]


@pytest.mark.parametrize("title", TITLES)
def test_games_and_rules_are_told(title: str) -> None:
    games = {game["game"]: game for game in ask(Desk(), do="games")["games"]}
    assert games[title]["boards"]
    rules = ask(Desk(), do="rules", game=title)
    assert rules["ok"]
    assert len(rules["rules"]) > 1000
    assert "overview" in rules["paragraphs"]
    one = ask(Desk("de"), do="rules", game=title, paragraph=rules["paragraphs"][0])
    assert 0 < len(one["rules"]) < 2000
    assert "no paragraph" in ask(Desk(), do="rules", game=title, paragraph="x")["error"]["message"]


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "7",
        '"new"',
        "{}",
        '{"do": "fly"}',
        '{"do": ["new"]}',
        '{"do": "__init__"}',
        '{"do": "act"}',
        '{"do": "act", "action": null}',
        '{"do": "act", "action": true}',
        '{"do": "act", "action": 1.5}',
        '{"do": "act", "action": NaN}',
        '{"do": "act", "action": 0}',
        '{"do": "act", "action": -1}',
        '{"do": "act", "action": 99999999999999999999}',
        '{"do": "act", "action": "' + "9" * 5000 + '"}',
        '{"do": "act", "action": "²"}',
        '{"do": "act", "action": "{0}"}',
        '{"do": "act", "action": ""}',
        '{"do": "act", "action": 1, "self": 2}',
        '{"do": "act", "action": "offer red", "seat": 3}',
        '{"do": "new", "game": "chess"}',
        '{"do": "new", "game": 5}',
        '{"do": "new", "seats": "you"}',
        '{"do": "new", "seats": ["you", 3, "you"]}',
        '{"do": "new", "seats": ["you", "nobody", "you"]}',
        '{"do": "new", "seats": ["you", "/tmp/bot.py:Bot", "you"]}',
        '{"do": "new", "seats": ["you"]}',
        '{"do": "new", "board": "/etc/passwd"}',
        '{"do": "new", "board": "own.toml"}',
        '{"do": "new", "options": {"first-player": 3}}',
        '{"do": "new", "options": {"colour": "red"}}',
        '{"do": "resume", "record": "{"}',
        '{"do": "resume", "record": "{}"}',
        "[" * 100_000,
        '{"do": "look", "id": ' + "[" * 5000 + "]" * 5000 + "}",
    ],
)
def test_a_bad_request_gets_one_sentence_and_changes_nothing(line: str) -> None:
    desk = Desk()
    ask(desk, do="new", seats=["you", "you", "you"])
    before = ask(desk, do="look")
    answer, go_on = reply(desk, line)
    assert go_on
    if '"id"' not in line:
        assert not answer["ok"]
        message = answer["error"]["message"]
        assert message.strip()
        assert "\n" not in message
        assert "Traceback" not in message
    assert ask(desk, do="look") == before


def test_nothing_can_be_done_before_a_game_has_begun() -> None:
    for request in ("look", "undo", "record", "rules"):
        assert ask(Desk(), do=request)["error"]["kind"] == "no-game"
    assert ask(Desk(), do="act", action=1)["error"]["kind"] == "no-game"


def test_the_conversation_ends_with_quit_or_with_the_input() -> None:
    answers = io.StringIO()
    requests = '\n{"do": "games"}\n{"do": "quit", "id": 1}\n{"do": "games"}\n'
    converse(Desk(), io.StringIO(requests), answers)
    lines = answers.getvalue().splitlines()
    assert len(lines) == 2
    assert json.loads(lines[1]) == {"ok": True, "id": 1}


def test_an_endless_line_is_refused() -> None:
    answers = io.StringIO()
    converse(Desk(), io.StringIO("x" * (LONGEST + 10)), answers)
    assert not json.loads(answers.getvalue().splitlines()[0])["ok"]


def test_the_command_speaks_on_its_standard_streams() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "whistlestop", "talk", "--language", "en"],
        input='{"do": "new"}\n{"do": "act", "action": "offer red"}\n',
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["ok"]
    assert second["happened"] == ["Player 1 puts the red company up for auction."]
