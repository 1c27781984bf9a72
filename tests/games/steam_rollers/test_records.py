"""What the recorded games show between them, beyond what every game's must."""

from __future__ import annotations

from tests.games.steam_rollers.recordings import ways_used
from tests.support.record_games import folder
from whistlestop.core.record import Record
from whistlestop.games.steam_rollers import TITLE

RECORDS = [Record.read(path) for path in sorted(folder(TITLE.name).glob("*.json"))]


def test_every_side_of_every_card_is_put_to_use_in_some_record() -> None:
    used: set[str] = set().union(*(ways_used(record.replay()) for record in RECORDS))
    assert used == {
        *("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b reroll", "5b flip"),
        *("6a", "6b"),
    }


def test_every_option_and_every_board_is_in_some_record() -> None:
    chosen = {(name, value) for record in RECORDS for name, value in record.game.options.items()}
    assert chosen == {(option.name, value) for option in TITLE.options for value in option.choices}
    assert {record.game.board.name for record in RECORDS} == set(TITLE.boards())
