"""Whatever people do at a table, in whatever order, the server agrees with a simple model of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.databases import database_of
from tests.server.running import RunningServer
from tests.server.table_model import FINISHED, OPEN, RUNNING, Model, Witness, refusal
from tests.support.examples import often
from whistlestop.core.registry import find_title

NAMES = ("Ann", "Bob", "Cleo", "Dan")  # more people than seats: somebody only watches
PEOPLE = st.integers(0, len(NAMES) - 1)
NUMBERS = st.integers(0, 10_000)


class TableMachine(RuleBasedStateMachine):
    """Four people at a table for two or three."""

    witness: Witness
    game = "steel-driver"
    players = 3

    @initialize()
    def ann_makes_a_table(self) -> None:
        seats = [{"kind": "you"}, *[{"kind": "free"}] * (self.players - 1)]
        made = self.witness.post(0, "/api/tables", {"game": self.game, "seats": seats})
        assert made.status_code == 201, made.text
        self.table = str(made.json()["id"])
        self.model = self.new_model([0, *[None] * (self.players - 1)])
        self.last_event = ""

    def new_model(self, seats: list[int | None]) -> Model:
        return Model(find_title(self.game).game(self.players), self.players, seats)

    def path(self, name: str) -> str:
        return f"/api/tables/{self.table}/{name}"

    def take_news(self) -> None:
        """Let bots and chance move, and take in what has happened."""
        self.witness.wait_for_people(self.table)
        known = len(self.model.actions)
        self.model.take(self.witness.log(self.table)[known:])

    # Seats

    @rule(person=PEOPLE, number=NUMBERS)
    def join(self, person: int, number: int) -> None:
        model, seat = self.model, number % self.players
        answer = self.witness.post(person, self.path(f"seats/{seat}"), {})
        mine = model.seat_of(person)
        if mine is not None:
            assert answer.status_code == 200 if mine == seat else refusal(answer) == 409
        elif model.status != OPEN or model.seats[seat] is not None or seat == 0:
            # Ann's own seat was never free to all: whoever wants it needs its link.
            assert refusal(answer) == 403
        else:
            assert answer.status_code == 200, answer.text
            model.seats[seat] = person
            model.begin_if_full()
            self.take_news()

    @rule(person=PEOPLE)
    def leave(self, person: int) -> None:
        answer = self.witness.send(person, f"/table/{self.table}/stand")
        seat = self.model.seat_of(person)
        if seat is None:
            assert refusal(answer) == 403
        elif self.model.status != OPEN:
            assert refusal(answer) == 409
        else:
            assert answer.status_code in (200, 303), answer.text
            self.model.seats[seat] = None

    # Moves

    @rule(person=PEOPLE, number=NUMBERS)
    def act(self, person: int, number: int) -> None:
        model = self.model
        choices = model.choices(person)
        chosen = choices[number % len(choices)] if choices else "offer red"
        body = {"version": model.version, "action": chosen}
        answer = self.witness.post(person, self.path("actions"), body)
        if model.seat_of(person) is None:
            assert refusal(answer) == 403
        elif not choices:
            assert refusal(answer) == 409
        else:
            assert answer.status_code == 200, answer.text
            known = len(model.actions)
            self.take_news()
            assert model.actions[known][0] == chosen

    @precondition(lambda self: self.model.status == RUNNING)
    @rule(number=NUMBERS)
    def whose_turn_it_is_acts(self, number: int) -> None:
        sitter = self.model.seats[self.model.to_act]
        assert sitter is not None
        self.act(sitter, number)

    @rule(person=PEOPLE, number=NUMBERS, behind=st.integers(-3, 3).filter(bool))
    def act_late(self, person: int, number: int, behind: int) -> None:
        """At a version that is not the table's."""
        choices = self.model.choices(person) or ["offer red"]
        body = {"version": self.model.version - behind, "action": choices[number % len(choices)]}
        answer = self.witness.post(person, self.path("actions"), body)
        assert refusal(answer) == (403 if self.model.seat_of(person) is None else 409)

    @precondition(lambda self: self.model.status == RUNNING)
    @rule(number=NUMBERS)
    def act_against_the_rules(self, number: int) -> None:
        sitter = self.model.seats[self.model.to_act]
        assert sitter is not None
        legal = set(self.model.choices(sitter))
        others = [a.notation for a in self.model.game.actions if a.notation not in legal]
        body = {"version": self.model.version, "action": others[number % len(others)]}
        assert refusal(self.witness.post(sitter, self.path("actions"), body)) == 422

    @rule(person=PEOPLE, number=NUMBERS, to_step=st.booleans())
    def undo(self, person: int, number: int, to_step: bool) -> None:
        model = self.model
        ways = model.ways_back(person)
        wished = ways[0 if to_step else 1]
        moment = number % (len(model.actions) + 1) if wished is None else wished
        body = {"version": model.version, "moment": moment}
        answer = self.witness.post(person, self.path("undo"), body)
        if model.seat_of(person) is None:
            assert refusal(answer) == 403
        elif wished is None:
            assert refusal(answer) == 409
        else:
            assert answer.status_code == 200, answer.text
            del model.actions[moment:]
            model.version += 1

    # Coming and going

    @rule(person=PEOPLE)
    def go_away(self, person: int) -> None:
        model, seat = self.model, self.model.seat_of(person)
        if model.status == RUNNING and seat is not None and len(model.away) == self.players - 1:
            return  # somebody stays, or the bots play it to its end: see leave_it_to_bots
        answer = self.witness.post(person, self.path("away"), {"bot": "random"})
        if seat is None:
            assert refusal(answer) == 403
        elif model.status != RUNNING or seat in model.away:
            assert refusal(answer) == 409
        else:
            assert answer.status_code == 200, answer.text
            model.away.add(seat)
            self.take_news()

    @rule(person=PEOPLE)
    def come_back(self, person: int) -> None:
        seat = self.model.seat_of(person)
        answer = self.witness.post(person, self.path("back"), {})
        if seat is None:
            assert refusal(answer) == 403
        elif self.model.status != RUNNING:
            assert refusal(answer) == 409
        else:
            assert answer.status_code == 200, answer.text
            self.model.away.discard(seat)

    @precondition(lambda self: len(self.model.actions) > 20)
    @rule()
    def leave_it_to_bots(self) -> None:
        for seat, sitter in enumerate(self.model.seats):
            if self.model.status == RUNNING and seat not in self.model.away:
                assert sitter is not None
                answer = self.witness.post(sitter, self.path("away"), {"bot": "random"})
                assert answer.status_code == 200, answer.text
                self.model.away.add(seat)
        self.take_news()
        assert self.model.status == FINISHED

    @rule(person=PEOPLE)
    def play_again(self, person: int) -> None:
        answer = self.witness.send(person, f"/table/{self.table}/rematch")
        if self.model.seat_of(person) is None:
            assert refusal(answer) == 403
            return
        if self.model.status != FINISHED:
            assert refusal(answer) == 409
            return
        assert answer.status_code == 303, answer.text
        new = self.new_model([None] * self.players)
        for seat, sitter in enumerate(self.model.seats):  # there is one rematch, for all of them
            assert sitter is not None
            again = self.witness.send(sitter, f"/table/{self.table}/rematch")
            assert again.headers["location"] == answer.headers["location"]
            new.seats[seat] = sitter
        self.witness.agree(self.table, self.model)  # the game before stays as it was
        self.table = answer.headers["location"].rpartition("/")[2]
        self.model = new
        self.model.begin_if_full()
        self.take_news()

    @rule(person=PEOPLE, text=st.text(alphabet="abc <&é’", min_size=1, max_size=20))
    def talk(self, person: int, text: str) -> None:
        remark = f"[{len(self.model.remarks)} {' '.join(text.split())}]"
        answer = self.witness.post(person, self.path("remarks"), {"text": remark})
        if self.model.seat_of(person) is None:
            assert refusal(answer) == 403
        else:
            assert answer.status_code == 204, answer.text
            self.model.remarks.append(remark)

    @rule(person=PEOPLE)
    def everything_said_is_on_the_page(self, person: int) -> None:
        page = self.witness.page(self.table, person)
        for number in range(len(self.model.remarks)):
            assert page.count(f"[{number} ") == 1

    @rule(last_seen=st.one_of(st.none(), st.text(alphabet="0123456789.xyz-", max_size=12)))
    def reconnect(self, last_seen: str | None) -> None:
        """Whatever somebody says they saw last, they are told how it is now."""
        tag = self.witness.first_event(
            self.table, self.last_event if last_seen is None else last_seen
        )
        version, _, status = tag.split(".")
        assert (int(version), status) == (self.model.version, self.model.status)
        self.last_event = tag

    @invariant()
    def everybody_sees_what_the_model_says(self) -> None:
        if hasattr(self, "model"):
            self.witness.agree(self.table, self.model)


@pytest.fixture(scope="module")
def witness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    yield from witness_at("sqlite", tmp_path_factory)


@pytest.fixture(scope="module")
def other_witness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Witness]:
    yield from witness_at("postgresql", tmp_path_factory)


def witness_at(kind: str, factory: pytest.TempPathFactory) -> Iterator[Witness]:
    folder = factory.mktemp("model")
    with database_of(kind, folder) as database:
        server = RunningServer(database, folder / "server.log")
        made = Witness(server.address, NAMES)
        yield made
        made.client.close()
        server.stop()
        assert "Traceback" not in server.log.read_text()


def try_out(found: Witness, title: str, seats: int, examples: int, steps: int) -> None:
    class Machine(TableMachine):
        witness = found
        game = title
        players = seats

    run_state_machine_as_test(Machine, settings=often(examples, steps))


def test_the_table_does_what_its_model_does(witness: Witness) -> None:
    try_out(witness, "steel-driver", 3, examples=5, steps=25)


@pytest.mark.long("more steps, both databases, a game with chance")
@pytest.mark.parametrize(("game", "players"), [("steel-driver", 3), ("steam-rollers", 2)])
def test_the_table_does_what_its_model_does_for_long(
    witness: Witness, other_witness: Witness, game: str, players: int
) -> None:
    for found in (witness, other_witness):
        try_out(found, game, players, examples=12, steps=40)


def test_one_whole_way_through_the_model(witness: Witness) -> None:
    """What the drawn ways may leave out: two games, and everything that can be done at each."""

    class Machine(TableMachine):
        pass

    Machine.witness = witness
    machine: Any = Machine()
    machine.ann_makes_a_table()
    ways: list[Callable[[], None]] = [
        lambda: machine.join(1, 1),
        lambda: machine.leave(1),
        lambda: machine.join(1, 2),
        lambda: machine.join(3, 2),
        lambda: machine.join(2, 1),
        lambda: machine.leave(1),
        lambda: machine.whose_turn_it_is_acts(1),
        lambda: machine.undo(0, 0, True),
        lambda: machine.act_late(0, 0, 1),
        lambda: machine.act(3, 0),
        lambda: machine.go_away(2),
        *[lambda: machine.whose_turn_it_is_acts(2)] * 12,
        lambda: machine.act_against_the_rules(5),
        lambda: machine.talk(1, "a < b"),
        lambda: machine.come_back(2),
        *[lambda: machine.whose_turn_it_is_acts(3)] * 5,
        lambda: machine.everything_said_is_on_the_page(3),
        lambda: machine.reconnect(None),
        lambda: machine.leave_it_to_bots(),
        lambda: machine.act(0, 0),
        lambda: machine.undo(0, 0, False),
        lambda: machine.reconnect(None),
        lambda: machine.play_again(3),
        lambda: machine.play_again(1),
        lambda: machine.whose_turn_it_is_acts(0),
    ]
    for way in ways:
        way()
        machine.everybody_sees_what_the_model_says()
    assert machine.model.status == RUNNING
