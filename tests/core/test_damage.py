"""Whatever is done to a record, a board or a notation: the answer is a sentence, or it is right."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import often
from whistlestop.core.chance import draw
from whistlestop.core.errors import BoardError, RecordError, SetupError, WhistlestopError
from whistlestop.core.fairness import check_dice
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import parse

SHORT, LONG = 40, 400
TITLES = pytest.mark.parametrize("title", title_names())
NUMBERS = st.one_of(st.integers(-3, 12), st.sampled_from([10**3, 10**6, -(10**6), 2**63, 10**30]))
TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=4,
)


def check_sentence(error: WhistlestopError) -> None:
    text = str(error.message).rstrip()
    assert text.endswith((".", "!", "?", ")", "”")), text


def played(title: str, moves: int) -> Match:
    game = find_title(title).game(find_title(title).board().players[0])
    match, generator = Match(game, [f"P{n}" for n in range(game.players)]), random.Random(moves)
    while match.state.to_act != OVER and len(match.actions) < moves:
        chosen = (
            draw(match.state, generator)
            if match.state.to_act == CHANCE
            else generator.choice(match.state.legal_actions())
        )
        match.play(chosen)
    return match


# Records


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be changed in a tree of JSON."""
    keys: list[Any] = list(value) if isinstance(value, dict) else []
    keys += range(len(value)) if isinstance(value, list) else ()
    return [place for key in keys for place in ((*path, key), *places(value[key], (*path, key)))]


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        tree = tree[key]
    return tree


def damage_records(title: str, examples: int) -> None:
    match = played(title, 60)
    sitters = tuple(Sitter(name, PERSON) for name in match.names)
    text = Record.of(match, sitters).to_json()
    known = json.loads(text)
    known["board"]["text"] = match.game.board.text
    known["dice"] = {"hash": "0" * 64, "seed": "0" * 32}
    found = places(known)

    @often(examples)
    @given(data=st.data())
    def damage(data: st.DataObject) -> None:
        tree = json.loads(json.dumps(known))
        place = data.draw(st.sampled_from(found), "place")
        inside = at(tree, place[:-1])
        how = data.draw(st.sampled_from(["value", "other", "gone", "cut", "letters"]), "how")
        if how == "gone":
            del inside[place[-1]]
        elif how == "other":  # what stands elsewhere in the record
            inside[place[-1]] = at(known, data.draw(st.sampled_from(found), "from"))
        elif how == "value":
            inside[place[-1]] = data.draw(VALUES, "value")
        spoilt = json.dumps(tree)
        if how in ("cut", "letters"):
            where = data.draw(st.integers(0, len(spoilt)), "where")
            more = data.draw(TEXTS, "more") if how == "letters" else ""
            spoilt = spoilt[:where] + more + (spoilt[where + 1 :] if more else "")
        try:
            record = Record.from_json(spoilt)
            record.replay()
            check_dice(record)
        except RecordError as error:
            check_sentence(error)

    damage()


@TITLES
def test_a_damaged_record_is_told_in_a_sentence(title: str) -> None:
    damage_records(title, SHORT)


@pytest.mark.long("more damage")
@TITLES
def test_a_record_damaged_in_many_ways_is_told_in_a_sentence(title: str) -> None:
    damage_records(title, LONG)


# Boards


def change_number(line: str, data: st.DataObject) -> str:
    return _replaced(line, str.isdecimal, str(data.draw(NUMBERS, "number")))


def change_text(line: str, data: st.DataObject) -> str:
    parts = line.split('"')
    if len(parts) < 3:
        return line
    number = 1 + 2 * data.draw(st.integers(0, (len(parts) - 3) // 2), "which")
    parts[number] = data.draw(st.text("abcxyz -_.é", max_size=8), "text")
    return '"'.join(parts)


def _replaced(line: str, is_one: Callable[[str], bool], new: str) -> str:
    words = line.replace(",", " , ").replace("[", " [ ").replace("]", " ] ").split(" ")
    found = [number for number, word in enumerate(words) if is_one(word)]
    if found:
        words[found[-1]] = new
    return " ".join(words)


def damage_boards(title: str, examples: int) -> None:
    kind = find_title(title)
    boards = {name: kind.board(name) for name in kind.boards()}

    @often(examples)
    @given(data=st.data())
    def damage(data: st.DataObject) -> None:
        board = boards[data.draw(st.sampled_from(sorted(boards)), "board")]
        lines = board.text.splitlines()
        number = data.draw(st.integers(0, len(lines) - 1), "line")
        other = data.draw(st.integers(0, len(lines) - 1), "other")
        how = data.draw(st.sampled_from(["number", "text", "gone", "twice", "moved", "cut"]), "how")
        if how == "number":
            lines[number] = change_number(lines[number], data)
        elif how == "text":
            lines[number] = change_text(lines[number], data)
        elif how == "gone":
            del lines[number]
        elif how == "twice":
            lines.insert(other, lines[number])
        elif how == "moved":
            lines[number], lines[other] = lines[other], lines[number]
        else:
            lines[number] = lines[number][: data.draw(st.integers(0, 40), "where")]
        try:
            changed = kind.read_board("\n".join(lines), "changed.toml")
            game = kind.game(changed.players[0], changed)
        except (BoardError, SetupError) as error:
            check_sentence(error)
            return
        state, generator = game.start(), random.Random(0)
        for _ in range(30):
            if state.to_act == OVER:
                break
            is_chance = state.to_act == CHANCE
            legal = state.legal_actions()
            state.play(draw(state, generator) if is_chance else generator.choice(legal))

    damage()


@TITLES
def test_a_damaged_board_is_told_in_a_sentence_or_can_be_played_on(title: str) -> None:
    damage_boards(title, SHORT)


@pytest.mark.long("more damage")
@TITLES
def test_a_board_damaged_in_many_ways_is_told_in_a_sentence_or_can_be_played_on(title: str) -> None:
    damage_boards(title, LONG)


# Notation


def damage_notation(title: str, examples: int) -> None:
    states: list[State] = [played(title, moves).state for moves in (0, 1, 15, 40, 80)]

    @often(examples)
    @given(data=st.data())
    def damage(data: st.DataObject) -> None:
        state = data.draw(st.sampled_from(states))
        before = state.copy()
        texts = st.sampled_from(state.game.actions).map(lambda action: action.notation)
        text = data.draw(TEXTS | texts | st.lists(texts, max_size=5).map("; ".join), "text")
        where = data.draw(st.integers(0, len(text)), "where")
        text = text[:where] + data.draw(TEXTS | st.just(""), "more") + text[where:]
        for read in (state.parse, lambda text: parse(state, text)):
            try:
                read(text)
            except WhistlestopError as error:
                check_sentence(error)
        assert state == before

    damage()


@TITLES
def test_a_text_that_is_no_move_is_told_in_a_sentence(title: str) -> None:
    damage_notation(title, SHORT)


@pytest.mark.long("more texts")
@TITLES
def test_many_texts_that_are_no_moves_are_told_in_sentences(title: str) -> None:
    damage_notation(title, LONG)
