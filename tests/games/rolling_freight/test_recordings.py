"""What the recorded games must show between them."""

from __future__ import annotations

from tests.games.rolling_freight.positions import rolling_freight
from tests.games.rolling_freight.recordings import delivers_twice_in_a_turn
from tests.support.record_games import folder
from whistlestop.core.record import Record
from whistlestop.games.rolling_freight.numbers import IMPROVEMENTS, NUMBERS
from whistlestop.games.rolling_freight.words.log import Log
from whistlestop.games.rolling_freight.words.names import Names

RECORDS = [Record.read(path) for path in sorted(folder("rolling-freight").glob("*.json"))]
MATCHES = [record.replay() for record in RECORDS]


def all_notations() -> set[str]:
    return {notation for record in RECORDS for notation in record.actions}


def test_every_event_is_told_in_some_record() -> None:
    told = {m.kind for match in MATCHES for happened in match.log for m in happened}
    log = Log(Names(rolling_freight()))
    assert len(told) == len(log.codes())


def test_every_improvement_is_bought_or_drafted() -> None:
    seen = all_notations()
    for name in IMPROVEMENTS:
        assert any(f" {name}@" in notation for notation in seen), name


def test_every_symbol_is_spent() -> None:
    seen = all_notations()
    for symbol in ("two", "two x2", "vp", "second"):
        assert any(n.startswith("pay ") and n.endswith(f"-{symbol}") for n in seen), symbol
    assert any(n.endswith("-track") for n in seen)
    assert any(n.endswith("-track x2") for n in seen)
    assert {face.symbol for face in NUMBERS.faces} == {"", "TWO", "VP", "SECOND", "TRACK"}
    assert any(delivers_twice_in_a_turn(match) for match in MATCHES)


def test_both_values_of_the_option_and_both_maps_are_played() -> None:
    assert {record.game.options["disasters"] for record in RECORDS} == {"on", "off"}
    assert {record.game.board.name for record in RECORDS} == {"west", "southeast"}


def test_a_phase_of_each_letter_ends() -> None:
    ended = {
        m.values["phase"]
        for match in MATCHES
        for happened in match.log
        for m in happened
        if m.kind == "phase-ends"
    }
    assert ended == {"A", "B", "C"}


def test_a_game_is_won_by_the_tie_break_and_another_is_shared() -> None:
    winners = []
    for match in MATCHES:
        end = match.state.outcome()
        assert end is not None
        if end.scores.count(max(end.scores)) > 1:
            winners.append(len(end.winners))
    assert 1 in winners
    assert max(winners) > 1
