"""Ratings of people with accounts, game by game, from the games that they finish together.

They are openskill's Plackett-Luce model, as in the arena: `mu` is the estimate of a person's
strength and `sigma` its uncertainty. A game counts if at least two people with accounts have
finished it; only they are compared, by their places. Bots and guests have no rating.

A finished table is settled once: its row in `results` and everything that follows from it are
written in one transaction, and the key of that row lets only one process do so. If a table couldn't
be settled when it ended (the server went down), it is found later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from whistlestop.core.errors import WhistlestopError
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import FINISHED
from whistlestop.server.storage.store import Store
from whistlestop.server.table.hub import LOBBY, Hub
from whistlestop.server.table.tables import Tables

AT_ONCE = 50  # tables settled before the server does something else
REST = 2.0  # seconds between two looks, however much is going on
LONGEST_REST = 60.0  # and however little

logger = logging.getLogger("whistlestop.ratings")

_model = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def margin(self) -> float:
        """With 95 % confidence, the strength is this close to the estimate."""
        return 1.96 * self.sigma


START = Rating(_model.mu, _model.sigma)


@dataclass(frozen=True)
class Placing:
    """How somebody with an account came out of a game."""

    person: str
    place: int  # among all seats; equal ones share a place
    share: float  # of the win


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game with these places."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in after]


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store

    def unsettled(self, limit: int = AT_ONCE) -> list[str]:
        """Finished tables that have not been settled, the oldest end first."""
        is_settled = sa.exists().where(t.results.c.table_id == t.tables.c.id)
        query = (
            sa.select(t.tables.c.id)
            .where(t.tables.c.status == FINISHED, ~is_settled)
            .order_by(t.tables.c.changed)
            .limit(limit)
        )
        with self.store.reading() as connection:
            return list(connection.scalars(query))

    def accounts(self, people: Sequence[str]) -> set[str]:
        """Those among the people who have an account."""
        c = t.people.c
        query = sa.select(c.id).where(c.id.in_(list(people)), c.login.is_not(None))
        with self.store.reading() as connection:
            return set(connection.scalars(query))

    def settle(self, table: str, game: str, placings: Sequence[Placing]) -> bool:
        """Count a finished game; if that was done already, change nothing and return False."""
        is_rated = len(placings) > 1
        try:
            with self.store.writing() as connection:
                connection.execute(
                    t.results.insert().values(
                        table_id=table, is_rated=is_rated, created=self.store.clock.now()
                    )
                )
                if is_rated:
                    self._rate(connection, table, game, placings)
        except IntegrityError:
            return False
        return True

    def _rate(
        self, connection: sa.Connection, table: str, game: str, placings: Sequence[Placing]
    ) -> None:
        # If two games of one person end at the same time, they are counted one after the other: the
        # person's row is locked, and everyone locks in the same order.
        order = sorted(placings, key=lambda placing: placing.person)
        c = t.ratings.c
        insert = sqlite.insert if self.store.is_sqlite else postgresql.insert
        before: list[Rating] = []
        for placing in order:
            row = {"person": placing.person, "game": game, "mu": START.mu, "sigma": START.sigma}
            connection.execute(insert(t.ratings).values(**row).on_conflict_do_nothing())
            mine = sa.select(c.mu, c.sigma).where(c.person == placing.person, c.game == game)
            before.append(Rating(*connection.execute(mine.with_for_update()).one()))
        after = rated(before, [placing.place for placing in order])
        for placing, rating in zip(order, after, strict=True):
            connection.execute(
                t.ratings.update()
                .where(c.person == placing.person, c.game == game)
                .values(mu=rating.mu, sigma=rating.sigma)
            )
            connection.execute(
                t.placings.insert().values(
                    table_id=table,
                    person=placing.person,
                    place=placing.place,
                    share=placing.share,
                )
            )


class Scorer:
    """Settles tables as they end."""

    def __init__(self, tables: Tables, hub: Hub) -> None:
        self.tables = tables
        self.hub = hub
        self.ratings = Ratings(tables.store)

    async def run(self) -> None:
        with self.hub.watch(LOBBY) as changed:
            while not self.hub.stopping.is_set():
                changed.clear()
                await self._sweep()
                await asyncio.sleep(REST)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), LONGEST_REST)

    async def _sweep(self) -> None:
        try:
            while found := await asyncio.to_thread(self.ratings.unsettled):
                if not any([await self.settle(id) for id in found]):
                    return  # another server is at them, or the database takes none: later
        except Exception:
            logger.exception("finished tables can't be settled")

    async def settle(self, id: str) -> bool:
        """Count a finished table; False if that was done already."""
        try:
            look = await self.tables.look(id)
        except WhistlestopError:
            # Played under rules that this server no longer has: nobody can say who won.
            return await asyncio.to_thread(self.ratings.settle, id, "", [])
        assert look.room is not None
        outcome = look.room.match.state.outcome()
        assert outcome is not None
        # Whoever began the game is rated for its seat: leaving spares nobody a defeat.
        people = [seat.starter for seat in look.row.seats if seat.starter is not None]
        # An earlier version could let one person begin on two seats: such a game doesn't rate them.
        people = [person for person in people if people.count(person) == 1]
        accounts = await asyncio.to_thread(self.ratings.accounts, people)
        shares = outcome.win_shares()
        placings = [
            Placing(seat.starter, outcome.places[seat.number], shares[seat.number])
            for seat in look.row.seats
            if seat.starter in accounts
        ]
        return await asyncio.to_thread(self.ratings.settle, id, look.row.game, placings)
