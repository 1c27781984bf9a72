"""Two games that differ only in what chance will bring look alike, byte for byte, until it does.

A server and its twin go by one clock, and the twin's database is a copy of the server's in which a
table has another seed. The seed's hash, which everybody is shown, is left as it was; so whatever
differs would have come from the seed itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import new_account
from tests.server.conftest import Player
from tests.server.databases import sqlite
from tests.server.looking import STREAM, addresses_to_look_at, first_event
from tests.server.time_machine import FakeClock, TimedServer, timed_server
from whistlestop.core.chance import Dice
from whistlestop.core.game import CHANCE, State
from whistlestop.core.registry import find_title
from whistlestop.server.lobby import pages as lobby
from whistlestop.server.moderation.measures import make_owner
from whistlestop.server.people.people import COOKIE
from whistlestop.server.storage.rows import TableRow
from whistlestop.server.study import hints
from whistlestop.server.table.room import Room, game_of

HOST, PLAYER, THIRD = "host", "player", "third player"
WATCHER, OWNER, NOBODY = "watcher", "owner", "nobody"
KINDS = (HOST, PLAYER, THIRD, WATCHER, OWNER)
SOUGHT = 400  # moves within which chance must have acted after somebody's choice
# What differs between any two servers: they count what they do, each for itself.
APART = {"/metrics"}
ANOTHER_GAME = pytest.mark.long("the same in another game")


@dataclass
class Twins:
    """Two servers with the same people and the same table, which chance will treat otherwise."""

    one: TimedServer
    other: TimedServer
    visitors: dict[str, dict[str, str]]  # the headers that each sends
    row: TableRow
    person: str  # whose page is looked at

    @property
    def table(self) -> str:
        return self.row.id

    def compare(self, with_cards: bool = False) -> int:
        """That everybody is told the same by both, wherever they look; how often they looked.

        The PNG pictures of links take as long as all the rest.
        """
        paths = [path for path in self._paths() if with_cards or not path.endswith(".png")]
        for visitor, headers in self.visitors.items():
            for path in paths:
                answers = [answer(server.client, path, headers) for server in self._both]
                assert answers[0] == answers[1], f"{visitor} sees a difference at {path}"
                assert answers[0][0] < 500, answers[0]
        return len(paths) * len(self.visitors)

    def post(self, visitor: str, path: str, body: object) -> list[int]:
        """What both answer to the same request."""
        headers = self.visitors[visitor]
        return [s.client.post(path, json=body, headers=headers).status_code for s in self._both]

    def logs_differ(self, at: int) -> bool:
        """Whether chance has done one thing here and another there, and nobody before it has."""
        one, other = (s.client.get(f"/api/tables/{self.table}/log").json() for s in self._both)
        assert one[at]["actor"] == other[at]["actor"] == CHANCE
        assert one[:at] == other[:at]
        return bool(one[at] != other[at])

    @property
    def _both(self) -> tuple[TimedServer, TimedServer]:
        return self.one, self.other

    def _paths(self) -> Iterator[str]:
        for path in addresses_to_look_at(self.one.client.app, self.row, self.person):
            if path not in APART:
                yield path
        table = f"/table/{self.table}"
        yield f"{table}?at=0"
        for moment in (0, 1, 10_000):
            yield f"{table}/picture.svg?at={moment}"
            yield f"{table}/words?at={moment}"
        if (room := room_of(self.one, self.table)) is not None:
            legal = room.match.state.legal_actions()
            for action in (legal[0], legal[-1]):
                yield f"{table}?choice={int(action.id)}"


def answer(
    client: TestClient[Litestar], path: str, headers: dict[str, str]
) -> tuple[int, list[tuple[str, str]], bytes]:
    """The status, the head and the body."""
    if path.endswith(STREAM):
        return client.blocking_portal.call(first_event, client.app, path, headers)
    accept = "application/json" if path.startswith("/api") else "text/html"
    found = client.get(path, headers={**headers, "accept": accept}, follow_redirects=False)
    return found.status_code, sorted(found.headers.multi_items()), found.content


def room_of(server: TimedServer, table: str) -> Room | None:
    known = server.services.tables.known(table)
    return None if known is None else known.room


@pytest.fixture(autouse=True)
def bots_that_draw_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot draws for itself is no chance of the game, and comes from the seed one way; here
    it is the same for both, so that a hint that knew the dice would show."""
    drawn = Dice.number

    def number(self: Dice, moment: int, below: int, purpose: str = "chance") -> int:
        return drawn(self if purpose == "chance" else Dice("a bot's"), moment, below, purpose)

    monkeypatch.setattr(Dice, "number", number)
    monkeypatch.setattr(hints, "HELPERS", ("random",))  # goes by what it draws and nothing else
    monkeypatch.setattr(lobby, "LOBBY_REST", 0.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with timed_server(tmp_path_factory.mktemp("one"), FakeClock()) as made:
        yield made


@pytest.fixture(scope="module")
def people(server: TimedServer) -> dict[str, Player]:
    found = {kind: new_account(server.client, kind) for kind in KINDS}
    make_owner(server.services.store, str(found[OWNER].get("/api/me")["name"]))
    return found


def nearly_full_table(people: dict[str, Player], game: str, **more: object) -> str:
    """A table where the second seat is still free, and only people play: bots would move on at one
    server before they do at the other."""
    free = ["free"] * (find_title(game).board().players[0] - 1)
    table = people[HOST].new_table("you", *free, game=game, hints=True, **more)
    if len(free) > 1:
        assert people[THIRD].post(f"/api/tables/{table}/seats/2", {}).status_code == 200
    return table


@contextmanager
def twins(
    server: TimedServer, people: dict[str, Player], table: str, seed: str, folder: Path
) -> Iterator[Twins]:
    """The server, and another at a copy of its database where the table has this seed."""
    folder.mkdir()
    url = sqlite(folder)
    source = str(server.services.settings.database).removeprefix("sqlite:///")
    copy = sqlite3.connect(url.removeprefix("sqlite:///"))
    with sqlite3.connect(source) as kept:
        kept.backup(copy)
    kept.close()
    assert copy.execute("UPDATE seeds SET seed = ? WHERE table_id = ?", (seed, table)).rowcount
    copy.commit()
    copy.close()
    clock = FakeClock()
    clock.time = server.clock.time
    row = server.services.store.table(table)
    assert row is not None
    visitors = {kind: player.headers for kind, player in people.items()}
    # A browser that has been here, but belongs to nobody; a new one would get a random cookie.
    visitors[NOBODY] = {"cookie": f"{COOKIE}={'0' * 43}"}
    with timed_server(folder, clock, url) as other:
        yield Twins(server, other, visitors, row, people[HOST].id)


def play_until_chance_is_next(
    server: TimedServer, people: dict[str, Player], table: str, skipped: int = 0
) -> tuple[str, dict[str, Any]]:
    """Play until a choice of somebody's leads to chance; who it is, and the move."""
    for _ in range(SOUGHT):
        for kind in (HOST, PLAYER, THIRD):
            seen = people[kind].look(table)
            if not seen["legal"]:
                continue
            room = room_of(server, table)
            assert room is not None
            legal = room.match.state.legal_actions()
            action = legal[seen["version"] % len(legal)]
            move = {"version": seen["version"], "action": action.notation}
            after = room.match.state.copy()
            after.apply(action)
            if after.to_act == CHANCE:
                if not skipped:
                    return kind, move
                skipped -= 1
            answered = people[kind].post(f"/api/tables/{table}/actions", move)
            assert answered.status_code == 200, answered.text
    raise AssertionError("chance never followed a choice")


def another_seed(server: TimedServer, table: str, state: State, moment: int) -> str:
    """A seed by which chance, which acts in this state, does something else."""
    own = Dice(server.services.store.seed(table)).draw(state, moment)
    seeds = (f"{number:032x}" for number in range(1000))
    return next(seed for seed in seeds if Dice(seed).draw(state, moment) != own)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("steel-driver", {"first-player": "random"}),
        pytest.param("rolling-freight", {}, marks=ANOTHER_GAME),
        pytest.param("steam-rollers", {}, marks=ANOTHER_GAME),
    ],
)
def test_before_a_game_begins_nobody_sees_what_chance_will_bring(
    server: TimedServer,
    people: dict[str, Player],
    tmp_path: Path,
    game: str,
    options: dict[str, str],
) -> None:
    table = nearly_full_table(people, game, options=options)
    row = server.services.store.table(table)
    assert row is not None
    seed = another_seed(server, table, game_of(row).start(), 0)
    with twins(server, people, table, seed, tmp_path / "twin") as both:
        assert both.compare() > 200
        assert both.post(PLAYER, f"/api/tables/{table}/seats/1", {}) == [200, 200]
        assert both.logs_differ(at=0)


def test_nobody_sees_what_chance_will_bring_after_the_next_choice(
    server: TimedServer, people: dict[str, Player], tmp_path: Path
) -> None:
    try_out(server, people, tmp_path, "steam-rollers", 1)


@pytest.mark.long("more positions, and the game with the most chance")
@pytest.mark.parametrize("game", ["rolling-freight", "steam-rollers"])
def test_nobody_sees_what_chance_will_bring_all_through_a_game(
    server: TimedServer, people: dict[str, Player], tmp_path: Path, game: str
) -> None:
    for skipped in range(0, 24, 6):
        try_out(server, people, tmp_path, game, skipped, with_cards=True)


def try_out(
    server: TimedServer,
    people: dict[str, Player],
    folder: Path,
    game: str,
    skipped: int,
    with_cards: bool = False,
) -> None:
    table = nearly_full_table(people, game)
    assert people[PLAYER].post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    mover, move = play_until_chance_is_next(server, people, table, skipped)
    room = room_of(server, table)
    assert room is not None
    state, moment = room.match.state.copy(), len(room.match.actions) + 1
    state.apply(state.parse(str(move["action"])))
    seed = another_seed(server, table, state, moment)
    with twins(server, people, table, seed, folder / f"twin-{skipped}") as both:
        hinted = {"version": move["version"]}
        assert both.post(mover, f"/api/tables/{table}/hint", hinted) == [200, 200]
        assert both.compare(with_cards) > 200
        assert both.post(mover, f"/api/tables/{table}/actions", move) == [200, 200]
        assert both.logs_differ(at=moment)
