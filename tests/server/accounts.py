"""People with accounts, and games that they have finished."""

from __future__ import annotations

import hashlib
import random
from itertools import count

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.support.record_games import folder
from whistlestop.core.chance import Dice
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title
from whistlestop.server.clock import Clock
from whistlestop.server.storage.rows import (
    ACTION,
    BOT,
    FINISHED,
    OPEN,
    PERSON,
    RUNNING,
    Entry,
    Person,
    SeatRow,
    TableRow,
    new_id,
)
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import FATE, HAND, MACHINE

PASSWORD = "correct horse"
numbers = count(1)


def new_account(client: TestClient[Litestar], name: str) -> Player:
    """Somebody who plays by program and has an account with a unique name."""
    name = f"{name}{next(numbers)}"
    player = Player(client, name)
    assert player.send("/account/claim", name=name, password=PASSWORD).status_code == 303
    return player


def stored_account(store: Store, name: str) -> Person:
    person = store.add_person(name)
    login = f"{name.casefold()}{next(numbers)}"
    store.claim(person.id, name, login, "coded")
    found = store.person(person.id)
    assert found is not None
    return found


def name_of(player: Player) -> str:
    return str(player.get("/api/me")["name"])


def finished_table(store: Store, *people: str | None, is_public: bool = True) -> str:
    """A game of Steel Driver that these have played to its end; a bot where nobody is named."""
    return played_table(store, people, 1_000_000, is_public)


def played_table(
    store: Store,
    people: tuple[str | None, ...],
    moves: int,
    is_public: bool = True,
    game_name: str = "steel-driver",
) -> str:
    title = find_title(game_name)
    number = next(numbers)
    seed = f"seed {number}"
    game = title.game(len(people))
    state = game.start()
    dice, generator = Dice(seed), random.Random(number)
    entries: list[Entry] = []
    while state.to_act != OVER and len(entries) < moves:
        if state.to_act == CHANCE:
            action, maker = dice.draw(state, len(entries)), FATE
        else:
            action = generator.choice(state.legal_actions())
            maker = HAND if people[int(state.to_act)] else MACHINE
        entries.append(Entry(ACTION, action.notation, maker))
        state.apply(action)
    return _stored(store, people, state, entries, seed, is_public)


def recorded_table(
    store: Store, game: str, record: str, moves: int, people: tuple[str | None, ...]
) -> str:
    """The first moves of a recorded game, which goes on from there."""
    match = Record.read(folder(game) / f"{record}.json").replay(moves)
    entries = [
        Entry(
            ACTION, action.notation, FATE if actor == CHANCE else HAND if people[actor] else MACHINE
        )
        for action, actor in zip(match.actions, match.actors, strict=True)
    ]
    return _stored(store, people, match.state, entries, f"seed {next(numbers)}", True)


def _stored(
    store: Store,
    people: tuple[str | None, ...],
    state: State,
    entries: list[Entry],
    seed: str,
    is_public: bool,
) -> str:
    game = state.game
    row = TableRow(
        id=new_id(),
        game=game.title.name,
        board=game.board.name,
        board_text=game.board.text,
        rules=game.rules,
        options=game.options,
        host=next(person for person in people if person is not None),
        is_public=is_public,
        status=OPEN,
        seed_hash=hashlib.sha256(seed.encode()).hexdigest(),
        revision=0,
        to_act=OVER,
        scores=(),
        next_table=None,
        created=Clock().now(),
        changed=Clock().now(),
        seats=tuple(_seat(store, seat, person) for seat, person in enumerate(people)),
    )
    store.add_table(row, seed)
    status = FINISHED if state.to_act == OVER else RUNNING
    store.append(row.id, 0, entries, status, int(state.to_act), state.scores(), start=0)
    return row.id


def _seat(store: Store, number: int, person: str | None) -> SeatRow:
    if person is None:
        return SeatRow(number, BOT, "random", f"Bot {number}", None, 0, {})
    found = store.person(person)
    assert found is not None
    return SeatRow(number, PERSON, "", found.name, person, 0, {})
