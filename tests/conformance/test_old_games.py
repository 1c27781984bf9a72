"""Records of older versions of the rules: they replay as they were, and can be played on."""

from __future__ import annotations

import random

import pytest

from tests.suites import rest_long
from tests.support.playthrough import RefereedMatch, at_random
from tests.support.record_games import folder
from whistlestop.core.errors import SetupError
from whistlestop.core.game import OVER
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title

WAY = (0.2, 0.6, 0.9)  # how far a record is replayed before others play on


def old_records(title_name: str) -> list[Record]:
    """Written by the program that had those rules; nothing here writes them again."""
    return [Record.read(path) for path in sorted(folder(title_name).glob("rules-*/*.json"))]


def test_an_old_record_replays_to_its_result_under_its_own_rules(title_name: str) -> None:
    records = old_records(title_name)
    assert records or find_title(title_name).rules_version == 1
    for record in records:
        assert record.game.rules == 1
        assert record.result is not None
        assert record.replay().state.outcome() is not None


def test_an_old_record_is_written_exactly_as_it_was_read(title_name: str) -> None:
    for path in sorted(folder(title_name).glob("rules-*/*.json")):
        assert Record.read(path).to_json() == path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("part", rest_long([0, 1, 2], "more old games"))
def test_an_old_game_is_played_on_to_its_end_under_its_own_rules(
    title_name: str, part: int
) -> None:
    for number, record in enumerate(old_records(title_name)[part::3]):
        way = WAY[number % len(WAY)]
        match = RefereedMatch(record.game)
        for notation in record.actions[: int(len(record.actions) * way)]:
            match.say(notation)
        generator = random.Random(number)
        match.play_out(at_random(generator), generator)
        assert match.state.to_act == OVER
        assert match.state.outcome() is not None


def test_a_new_game_is_played_under_the_newest_rules(title_name: str) -> None:
    title = find_title(title_name)
    players = title.players[-1]
    board = next(name for name in title.boards() if players in title.board(name).players)
    assert title.game(players, board).rules == title.rules_version
    assert title.game(players, board, rules=1).rules == 1


def test_an_unknown_version_of_the_rules_is_refused(title_name: str) -> None:
    title = find_title(title_name)
    for version in (0, title.rules_version + 1):
        with pytest.raises(SetupError, match=f"know version {version}"):
            title.game(title.board().players[0], rules=version)


def test_the_rules_version_is_that_of_the_newest_ruling(title_name: str) -> None:
    title = find_title(title_name)
    assert title.rules_version == max((ruling.since for ruling in title.rulings), default=1)
    ids = [ruling.id for ruling in title.rulings]
    assert len(set(ids)) == len(ids)
    for ruling in title.rulings:
        assert (ruling.since > 1) == (ruling.before is not None), ruling.id
