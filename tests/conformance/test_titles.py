"""What every title and every set-up of it must offer before anybody plays."""

from __future__ import annotations

import importlib
import re

import pytest

from tests.conformance.inspector import inspect_message
from tests.conformance.setups import SetUp, set_ups
from tests.support.referee import referee_for
from whistlestop.core.errors import NotationError, SetupError
from whistlestop.core.registry import find_title, title_names


def test_the_package_has_titles() -> None:
    assert title_names()


def test_a_title_describes_itself(title_name: str) -> None:
    title = find_title(title_name)
    assert title.name == title_name
    assert title.heading
    assert title.designer
    assert title.rules_version >= 1
    assert title.default_board in title.boards()
    assert title.endings
    assert len(set(title.endings)) == len(title.endings)
    for option in title.options:
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) >= 2
        inspect_message(option.meaning)


def test_a_title_has_a_referee(title_name: str) -> None:
    assert referee_for(title_name)


def test_a_board_is_named_as_its_file_and_all_numbers_of_players_can_play(title_name: str) -> None:
    title = find_title(title_name)
    assert [title.board(name).name for name in title.boards()] == title.boards()
    assert {set_up.players for set_up in set_ups(title_name)} == set(title.players)


def test_a_board_names_no_file_that_is_not_there(title_name: str) -> None:
    title = find_title(title_name)
    for name in title.boards():
        for named in re.findall(r"[a-z_]+\.toml", title.board(name).text):
            assert (title.folder / named).exists(), f"{name}.toml: {named}"


def test_a_number_of_players_that_the_board_is_not_for_is_refused(title_name: str) -> None:
    title = find_title(title_name)
    allowed = title.players_allowed(title.board(), title.full_options({}))
    for players in (0, allowed[0] - 1, allowed[-1] + 1):
        with pytest.raises(SetupError, match=f"not {players}"):
            title.game(players)


def test_an_action_is_its_id_its_notation_and_its_repr(set_up: SetUp) -> None:
    game = set_up.game()
    actions = importlib.import_module(f"whistlestop.games.{set_up.title.replace('-', '_')}.actions")
    kinds: dict[str, type] = {}
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert game.parse(action.notation) is action
        assert game.parse(f"  {action.notation.upper()} ") is action
        assert str(action) == action.notation
        made = eval(repr(action), vars(actions))
        assert made == action
        assert made is not action
        assert hash(made) == hash(action)
        assert made.fields == action.fields
        assert game.shared(made) is action
        assert kinds.setdefault(action.kind, type(action)) is type(action)
        assert re.fullmatch("[a-z]+(-[a-z]+)*", action.kind)
    assert len({action.notation for action in game.actions}) == len(game.actions)


def test_every_action_has_a_label(set_up: SetUp) -> None:
    game = set_up.game()
    for action in game.actions:
        inspect_message(game.words.label(action))


def test_a_text_that_is_no_action_is_refused_with_a_sentence(set_up: SetUp) -> None:
    game = set_up.game()
    for text in (
        "",
        " ",
        "?",
        "xyzzy",
        "{",
        "build {0}",
        game.actions[0].notation + " x",
        "ß" * 500,
    ):
        with pytest.raises(NotationError) as caught:
            game.parse(text)
        assert str(caught.value).strip()


def test_a_game_is_set_up_once_and_starts_the_same_every_time(set_up: SetUp) -> None:
    game = set_up.game()
    assert set_up.game() is game
    assert game.start() == game.start()
    assert game.start() is not game.start()
    assert game.players == set_up.players
