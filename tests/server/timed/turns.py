"""Tables where it becomes somebody's turn, and what is to be told of that."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Player
from tests.server.time_machine import TimedServer, wait_until


def two_and_a_bot(ann: Player, bob: Player, **more: Any) -> str:
    table = ann.new_table("you", "free", "bot:random", **more)
    assert bob.post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    return table


def pass_on(player: Player, table: str) -> Any:
    """Take the last choice until it is somebody else's turn; the table then."""
    seen = player.look(table)
    while seen["legal"]:
        answer = player.act(table, seen["legal"][-1]["id"], seen["version"])
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    return seen


def bobs_turn(ann: Player, bob: Player, **more: Any) -> str:
    table = two_and_a_bot(ann, bob, **more)
    pass_on(ann, table)
    wait_until(lambda: bob.look(table)["legal"])
    return table


def wait_for_retry(server: TimedServer, player: Player, pause: int) -> None:
    """Until a try has failed and the next one is due after a pause; then that has passed."""
    queue, clock = server.services.notices.queue, server.clock
    due = clock.now() + pause
    wait_until(lambda: [n.due for n in queue.due(due) if n.person == player.id] == [due])
    clock.advance(pause)
