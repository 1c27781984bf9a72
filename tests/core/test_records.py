"""Records: written whole, read with care, replayed for ever."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from whistlestop.core.errors import RecordError
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, load

NAMES = ("Ann", "Bob", "Čeněk")
PLAYED = ("offer red", "bid 3", "pass", "bid 4", "pass", "pass-marker")


def a_match(*notations: str, players: int = 3, board: str = "") -> Match:
    match = Match(load("steel-driver", players, board), NAMES[:players])
    for notation in notations:
        match.play(match.state.parse(notation))
    return match


def record_of(match: Match) -> Record:
    return Record.of(match, tuple(Sitter(name, PERSON) for name in match.names))


def finished() -> Record:
    return record_of(a_match(*["pass-marker"] * 15))


def edited(record: Record, edit: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(record.to_json())
    edit(data)
    return json.dumps(data)


def test_a_record_reads_as_it_was_written_and_replays_to_the_same_position() -> None:
    match = a_match(*PLAYED)
    record = record_of(match)
    again = Record.from_json(record.to_json())
    assert again.to_json() == record.to_json()
    assert again.seats == record.seats
    replayed = again.replay()
    assert replayed.state == match.state
    assert replayed.log == match.log
    assert replayed.names == NAMES


def test_a_record_is_readable_by_a_person() -> None:
    data = json.loads(record_of(a_match(*PLAYED)).to_json())
    assert list(data) == [
        *("format", "version", "game", "rules", "board", "options", "seats", "actions", "result"),
    ]
    assert data["game"] == "steel-driver"
    assert data["actions"] == list(PLAYED)
    assert data["result"] is None
    assert "Čeněk" in record_of(a_match()).to_json()


def test_a_finished_game_has_its_result() -> None:
    assert finished().result == {"ending": "rounds", "scores": [0, 0, 0], "places": [1, 1, 1]}
    assert Record.from_json(finished().to_json()).replay().state.outcome() is not None


def test_a_record_can_be_replayed_in_part() -> None:
    record = Record.from_json(finished().to_json())
    for moment in (0, 1, 7, 15):
        assert len(record.replay(moment).actions) == moment


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_a_record_that_is_cut_off_is_refused_with_its_line(share: float) -> None:
    text = finished().to_json()
    cut = text[: int((len(text) - 2) * share)]
    line = cut.count("\n") + 1
    with pytest.raises(RecordError, match=rf"game\.json, line ({line}|{line - 1}): .* cut off"):
        Record.from_json(cut, "game.json")


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"version": ' + "1" * 5000 + "}", '{"format": "\\ud800"}', "\x00", ""]
)
def test_a_file_made_to_break_the_reader_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda d: d.update(format="other"), "format: this is not a whistlestop record"),
        (lambda d: d.update(version=2), "version 2, and this program reads up to 1; a newer"),
        (lambda d: d.update(version=0), "version 0"),
        (lambda d: d.update(version="1"), "version: must be a whole number"),
        (lambda d: d.update(version=True), "version: must be a whole number"),
        (lambda d: d.update(game="chess"), "game: There is no game 'chess'"),
        (lambda d: d.update(game=3), "game: must be a text in quotes"),
        (
            lambda d: d.update(rules=99),
            "rules: This program has the rules of Steel Driver up to version 1; it doesn’t know",
        ),
        (lambda d: d.pop("rules"), "rules: is missing"),
        (lambda d: d.pop("result"), "result: is missing; it is null"),
        (lambda d: d.pop("actions"), "actions: is missing"),
        (lambda d: d.update(winner="Ann"), "winner: unknown field; known are: format"),
        (lambda d: d["seats"].pop(), "is for 3 to 6 players, not 2"),
        (lambda d: d["seats"].extend(d["seats"] * 2), "is for 3 to 6 players, not 9"),
        (lambda d: d.update(seats=[]), "is for 3 to 6 players, not 0"),
        (lambda d: d["seats"].append("Bob"), r"seats\[3\]: must be an object"),
        (lambda d: d["seats"][1].pop("player"), r"seats\[1\]\.player: is missing"),
        (lambda d: d["seats"][1].update(name=3), r"seats\[1\]\.name: must be a text"),
        (lambda d: d["seats"][0].update(age=3), r"seats\[0\]\.age: unknown field"),
        (lambda d: d["options"].update(weather="rain"), "no option 'weather'"),
        (lambda d: d["options"].update({"first-player": "me"}), "first-player can't be 'me'"),
        (
            lambda d: d["options"].update({"first-player": 1}),
            r"options\.first-player: must be a text",
        ),
        (lambda d: d.update(options=[]), "options: must be an object"),
        (
            lambda d: d["board"].update(digest="00"),
            r"board\.digest: .*another version of the board usa",
        ),
        (lambda d: d["board"].update(name="mars"), "has no board 'mars'"),
        (lambda d: d["board"].update(name="/etc/x.toml"), r"board\.text: is missing for a board"),
        (lambda d: d["board"].update(name="x.toml"), r"board\.text: is missing for a board"),
        (lambda d: d["board"].update(text="game = 3"), r"board\.text, line 1: game must be a text"),
        (lambda d: d["board"].update(text="["), r"board\.text is not valid TOML"),
        (lambda d: d["board"].update(maker="x"), r"board\.maker: unknown field"),
        (lambda d: d.update(board="usa"), "board: must be an object"),
        (lambda d: d["actions"].insert(2, 7), r"actions\[2\]: must be a text in quotes"),
        (lambda d: d.update(actions="bid 1"), "actions: must be a list"),
    ],
)
def test_a_record_of_the_wrong_form_is_refused_with_the_place(
    edit: Callable[[dict[str, Any]], object], words: str
) -> None:
    with pytest.raises(RecordError, match=f"^game.json, .*{words}"):
        Record.from_json(edited(record_of(a_match(*PLAYED)), edit), "game.json")


@pytest.mark.parametrize("text", ["null", "[]", "3", '"whistlestop record"', "{}"])
def test_json_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="format: this is not a whistlestop record"):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("number", "notation", "words"),
    [
        (3, "bid 2", "action 4 .*'bid 2'.*The bid stands at 3"),
        (3, "bid four", "action 4 .*'bid four'.*isn’t an action"),
        (3, "BID 4", "action 4 .*'BID 4'"),
        (1, "pass", "action 2 .*'pass'.*opens with a bid"),
        (5, "build albany=boston", "action 6 .*being auctioned"),
    ],
)
def test_an_edited_action_is_refused_with_its_number_and_the_rule(
    number: int, notation: str, words: str
) -> None:
    def edit(data: dict[str, Any]) -> None:
        data["actions"][number] = notation

    record = Record.from_json(edited(record_of(a_match(*PLAYED)), edit), "game.json")
    with pytest.raises(RecordError, match=f"^game.json, {words}"):
        record.replay()


@pytest.mark.parametrize(
    "edit",
    [
        lambda d: d["result"].update(scores=[10, 0, 0]),
        lambda d: d["result"].update(places=[1, 2, 2]),
        lambda d: d["result"].update(ending="resigned"),
        lambda d: d.update(result=None),
        lambda d: d["actions"].pop(),
    ],
)
def test_an_edited_result_is_refused(edit: Callable[[dict[str, Any]], object]) -> None:
    record = Record.from_json(edited(finished(), edit))
    with pytest.raises(RecordError, match=r"result: the actions lead to .* but the record says"):
        record.replay()


def test_an_action_after_the_end_is_refused() -> None:
    record = Record.from_json(edited(finished(), lambda d: d["actions"].append("pass-marker")))
    with pytest.raises(RecordError, match=r"action 16 .*The game is over"):
        record.replay()


# Your own boards


def own_board(folder: Path) -> str:
    text = find_title("steel-driver").board().text.replace("rounds = 5", "rounds = 1")
    path = folder / "short.toml"
    path.write_text(text.replace('name = "usa"', 'name = "short"'), "utf-8")
    return str(path)


def test_a_board_of_ones_own_travels_with_the_record(tmp_path: Path) -> None:
    match = a_match(*["pass-marker"] * 3, board=own_board(tmp_path))
    text = record_of(match).to_json()
    (tmp_path / "short.toml").unlink()
    record = Record.from_json(text)
    assert record.to_json() == text
    assert record.replay().state == match.state
    assert record.replay().state.outcome() is not None


def test_a_board_of_ones_own_named_like_ours_travels_too(tmp_path: Path) -> None:
    path = tmp_path / "usa.toml"
    text = find_title("steel-driver").board().text.replace("rounds = 5", "rounds = 1")
    path.write_text(text, "utf-8")
    record = record_of(a_match(*["pass-marker"] * 3, board=str(path)))
    assert json.loads(record.to_json())["board"]["text"] == text
    assert Record.from_json(record.to_json()).replay().state.outcome() is not None


def test_an_edited_board_is_refused(tmp_path: Path) -> None:
    record = record_of(a_match(board=own_board(tmp_path)))

    def edit(data: dict[str, Any]) -> None:
        data["board"]["text"] = data["board"]["text"].replace("rounds = 1", "rounds = 2")

    with pytest.raises(RecordError, match=r"board\.digest"):
        Record.from_json(edited(record, edit))


# Files


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = finished()
    record.write(path)
    assert path.read_text(encoding="utf-8") == record.to_json()
    assert Record.read(path).replay().state.outcome() is not None
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_record_replaces_an_older_one_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record_of(a_match()).write(path)
    finished().write(str(path))
    assert Record.read(path).result is not None
    assert os.listdir(tmp_path) == ["game.json"]


def test_nothing_is_written_where_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    record_of(a_match()).write(path)
    before = path.read_bytes()

    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(RecordError, match=r"can't be written: No space left on device\."):
        finished().write(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_record_that_cannot_be_spelt_leaves_nothing_behind(tmp_path: Path) -> None:
    record = Record.of(a_match(), tuple(Sitter("half \ud800", PERSON) for _ in range(3)))
    with pytest.raises(RecordError, match="can't be written"):
        record.write(tmp_path / "game.json")
    assert os.listdir(tmp_path) == []


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"can't be written: No such file or directory\."):
        finished().write(tmp_path / "no" / "game.json")
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match=r"can't be written: Is a directory\."):
        finished().write(tmp_path / "folder")
    assert os.listdir(tmp_path) == ["folder"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"can't be read: No such file"):
        Record.read(tmp_path / "missing.json")
    with pytest.raises(RecordError, match=r"can't be read: Is a directory"):
        Record.read(tmp_path)
    path = tmp_path / "binary.json"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="is not UTF-8 text"):
        Record.read(path)
