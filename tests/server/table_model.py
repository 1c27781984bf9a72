"""A table as anybody could keep it on paper, and a server that must agree with it.

The model knows who sits where, who has left a seat to a bot, and the actions taken, by whom. It
works out from the rules alone who may do what; it shares no code with the server.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.running import PATIENCE
from whistlestop.core.game import CHANCE, OVER, Game, State

OPEN, RUNNING, FINISHED = "open", "running", "finished"
BY_HAND, CHANCES, BY_BOT, WITH_IT, ONLY = "person", "chance", "stand-in", "chain", "only"


@dataclass
class Model:
    """What must be true of one table."""

    game: Game
    players: int
    seats: list[int | None]  # which person sits there
    status: str = OPEN
    away: set[int] = field(default_factory=set)
    actions: list[tuple[str, int, str]] = field(default_factory=list)  # notation, actor, maker
    version: int = 0  # grows with every action and every undo
    remarks: list[str] = field(default_factory=list)

    def seat_of(self, person: int) -> int | None:
        return self.seats.index(person) if person in self.seats else None

    @property
    def state(self) -> State:
        state = self.game.start()
        for notation, _, _ in self.actions:
            state.apply(state.parse(notation))
        return state

    @property
    def to_act(self) -> int:
        return OVER if self.status == OPEN else int(self.state.to_act)

    def choices(self, person: int) -> list[str]:
        seat = self.seat_of(person)
        if self.status != RUNNING or seat is None or seat in self.away or seat != self.to_act:
            return []
        return [action.notation for action in self.state.legal_actions()]

    def ways_back(self, person: int) -> tuple[int | None, int | None]:
        """Undoing the last step, or the turn: over one's own actions since anybody else, chance or
        a bot has acted."""
        seat = self.seat_of(person)
        if self.status != RUNNING or seat is None or seat in self.away:
            return None, None
        mine = []
        for moment in range(len(self.actions) - 1, -1, -1):
            _, actor, maker = self.actions[moment]
            if actor != seat or maker == BY_BOT:
                break
            if maker == BY_HAND:
                mine.append(moment)
        return (mine[0], mine[-1]) if mine else (None, None)

    def begin_if_full(self) -> None:
        if self.status == OPEN and None not in self.seats:
            self.status = RUNNING

    def take(self, told: list[dict[str, Any]]) -> None:
        """Take in what the server says has happened since, if it may have happened."""
        state = self.state
        for number, moment in enumerate(told):
            actor = int(state.to_act)
            assert moment["actor"] == actor
            if actor == CHANCE:
                assert moment["maker"] == CHANCES
                assert moment["notation"] in {a.notation for a, _ in state.chance_outcomes()}
            else:
                legal = {a.notation for a in state.legal_actions()}
                by_themselves = WITH_IT if number else BY_HAND
                makers = {BY_BOT if actor in self.away else by_themselves}
                if len(legal) == 1 and actor not in self.away:
                    makers.add(ONLY)  # people may leave such choices to the table
                assert moment["maker"] in makers, moment
                assert moment["notation"] in legal
            self.actions.append((moment["notation"], actor, moment["maker"]))
            self.version += 1
            state.apply(state.parse(moment["notation"]))
        if state.to_act == OVER:
            self.status = FINISHED


class Witness:
    """People at a server, who compare what they see with the model."""

    def __init__(self, address: str, names: tuple[str, ...]) -> None:
        self.client = httpx.Client(base_url=address, timeout=PATIENCE)
        self.headers: list[dict[str, str]] = []
        for name in names:
            made = self.client.post("/api/people", json={"name": name}).json()
            self.headers.append({"authorization": f"Bearer {made['token']}"})
        self.client.cookies.clear()

    def post(self, person: int, path: str, body: object) -> httpx.Response:
        return self.client.post(path, json=body, headers=self.headers[person])

    def send(self, person: int, path: str) -> httpx.Response:
        """A form of a page."""
        return self.client.post(path, headers={**self.headers[person], "x-fragment": "1"})

    def look(self, table: str, person: int | None) -> Any:
        headers = {} if person is None else self.headers[person]
        return self.client.get(f"/api/tables/{table}", headers=headers).json()

    def log(self, table: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.client.get(f"/api/tables/{table}/log").json()
        return found

    def page(self, table: str, person: int) -> str:
        headers = {**self.headers[person], "accept": "text/html"}
        return self.client.get(f"/table/{table}", headers=headers).text

    def wait_for_people(self, table: str) -> None:
        """Until it is no bot's turn."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.look(table, None)["table"]
            if seen["status"] != RUNNING or (
                seen["to_act"] >= 0 and not seen["seats"][seen["to_act"]]["stand_in"]
            ):
                return
            time.sleep(0.01)
        raise AssertionError("no bot moved")

    def first_event(self, table: str, last_seen: str) -> str:
        """What somebody is told who comes back to the stream of a table."""
        headers = {"last-event-id": last_seen}
        with self.client.stream("GET", f"/api/tables/{table}/events", headers=headers) as stream:
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    return line.removeprefix("data:").strip()
        raise AssertionError("the stream ended")

    def agree(self, table: str, model: Model) -> None:
        """That everybody sees the table as the model has it."""
        told = [(m["notation"], m["actor"], m["maker"]) for m in self.log(table)]
        assert told == model.actions
        for person in (None, *range(len(self.headers))):
            seen = self.look(table, person)
            found = seen["table"]
            assert found["status"] == model.status
            assert seen["version"] == model.version
            assert [seat["is_taken"] for seat in found["seats"]] == [
                sitter is not None for sitter in model.seats
            ]
            assert [seat["number"] for seat in found["seats"] if seat["stand_in"]] == sorted(
                model.away
            )
            mine = [seat["number"] for seat in found["seats"] if seat["is_you"]]
            seat = None if person is None else model.seat_of(person)
            assert mine == ([] if seat is None else [seat])
            assert found["to_act"] == model.to_act
            choices = [] if person is None else model.choices(person)
            assert [choice["notation"] for choice in seen["legal"]] == choices
            back = (None, None) if person is None else model.ways_back(person)
            assert (seen["undo_step"], seen["undo_turn"]) == back
            assert (seen["outcome"] is None) == (model.status != FINISHED)
            assert (seen["seed"] is None) == (model.status != FINISHED)
            assert model.status != FINISHED or seen["outcome"]["scores"] == model.state.scores()


def refusal(answer: httpx.Response) -> int:
    """The status of an answer that refuses in a sentence."""
    told = json.loads(answer.text)
    assert str(told["error"]).rstrip().endswith((".", "!")), told
    return answer.status_code
