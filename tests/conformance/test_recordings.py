"""Recorded games of every title: they replay for ever, and tell the same story."""

from __future__ import annotations

from tests.conformance.setups import set_ups
from tests.support.record_games import folder, recordings
from tests.support.transcript import transcript
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title


def records(title_name: str) -> list[Record]:
    return [Record.read(path) for path in sorted(folder(title_name).glob("*.json"))]


def test_every_recording_has_its_record_and_transcript(title_name: str) -> None:
    names = sorted(recording.name for recording in recordings(title_name))
    assert names
    assert sorted(path.stem for path in folder(title_name).glob("*.json")) == names
    assert sorted(path.stem for path in folder(title_name).glob("*.txt")) == names


def test_a_record_replays_to_exactly_its_transcript(title_name: str) -> None:
    for path in sorted(folder(title_name).glob("*.json")):
        told = transcript(Record.read(path).replay())
        assert told == path.with_suffix(".txt").read_text(encoding="utf-8"), path.name


def test_a_record_is_written_exactly_as_it_was_read(title_name: str) -> None:
    for path in sorted(folder(title_name).glob("*.json")):
        assert Record.read(path).to_json() == path.read_text(encoding="utf-8"), path.name


def test_every_kind_of_action_is_in_some_record(title_name: str) -> None:
    kinds = {action.kind for set_up in set_ups(title_name) for action in set_up.game().actions}
    seen = {
        record.game.by_notation[notation].kind
        for record in records(title_name)
        for notation in record.actions
    }
    assert kinds - seen == set(), "kinds of action that no recorded game has"


def test_every_way_to_end_is_in_some_record(title_name: str) -> None:
    seen = {record.result["ending"] for record in records(title_name) if record.result}
    assert set(find_title(title_name).endings) - seen == set(), "endings without a recorded game"


def test_every_number_of_players_is_in_some_record(title_name: str) -> None:
    seen = {record.game.players for record in records(title_name)}
    assert set(find_title(title_name).players) - seen == set()
