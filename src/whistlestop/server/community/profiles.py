"""What is known about a person with an account, as far as others may see it.

The figures count every game that the person has finished with another account. The list of games
holds those shown in the lobby, and those at which the reader sat too. Anyone with a table's link
can watch it, so a profile must not give the others away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from whistlestop.server.community.ratings import Rating
from whistlestop.server.people.names import profile_path
from whistlestop.server.people.people import login_of, no_person
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import FINISHED, RUNNING, Person, TableRow
from whistlestop.server.storage.store import Store

GAMES_SHOWN = 50
RIVALS_SHOWN = 50


@dataclass(frozen=True)
class GameFigures:
    game: str
    played: int
    won: float  # a shared win counts its share
    rating: Rating


@dataclass(frozen=True)
class Rival:
    """How two people fared against each other, in all games that both finished."""

    name: str
    path: str
    games: int
    better: int  # games in which this person came before the other,
    worse: int  # and after the other


@dataclass(frozen=True)
class Profile:
    id: str
    name: str
    since: int
    figures: Sequence[GameFigures]
    rivals: Sequence[Rival]
    games: Sequence[TableRow]


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, who: str) -> Person | None:
        """An account by its name or its id."""
        found = self.store.person_by_login(login_of(who))
        if found is None and len(who) <= 32:
            found = self.store.person(who)
        return None if found is None or found.is_guest else found

    def account(self, who: str) -> Person:
        """An account by its name or its id; raises Refusal."""
        person = self.find(who)
        if person is None:
            raise no_person()
        return person

    def profile(self, person: Person, reader: Person | None) -> Profile:
        since = sa.select(t.people.c.created).where(t.people.c.id == person.id)
        with self.store.reading() as connection:
            return Profile(
                id=person.id,
                name=person.name,
                since=connection.scalar(since) or 0,
                figures=_figures(connection, person.id),
                rivals=_rivals(connection, person.id),
                games=self.store.tables_by_id(_games(connection, person.id, reader)),
            )

    def figures(self, person: Person, game: str) -> GameFigures | None:
        """How a person stands in a game; None before the first one that counts."""
        with self.store.reading() as connection:
            return next((f for f in _figures(connection, person.id) if f.game == game), None)


def _figures(connection: sa.Connection, person: str) -> list[GameFigures]:
    c = t.placings.c
    query = (
        sa.select(
            t.ratings.c.game,
            sa.func.count(),
            sa.func.sum(c.share),
            t.ratings.c.mu,
            t.ratings.c.sigma,
        )
        .select_from(t.placings)
        .join(t.tables, t.tables.c.id == c.table_id)
        .join(
            t.ratings, sa.and_(t.ratings.c.person == c.person, t.ratings.c.game == t.tables.c.game)
        )
        .where(c.person == person)
        .group_by(t.ratings.c.game, t.ratings.c.mu, t.ratings.c.sigma)
        .order_by(t.ratings.c.game)
    )
    return [
        GameFigures(game, played, float(won), Rating(mu, sigma))
        for game, played, won, mu, sigma in connection.execute(query)
    ]


def _rivals(connection: sa.Connection, person: str) -> list[Rival]:
    own, theirs = t.placings.alias("own"), t.placings.alias("theirs")
    games = sa.func.count()
    query = (
        sa.select(
            t.people.c.id,
            t.people.c.name,
            games,
            sa.func.sum(sa.case((own.c.place < theirs.c.place, 1), else_=0)),
            sa.func.sum(sa.case((own.c.place > theirs.c.place, 1), else_=0)),
        )
        .select_from(own)
        .join(
            theirs,
            sa.and_(theirs.c.table_id == own.c.table_id, theirs.c.person != own.c.person),
        )
        .join(t.people, t.people.c.id == theirs.c.person)
        .where(own.c.person == person)
        .group_by(t.people.c.id, t.people.c.name)
        .order_by(games.desc(), t.people.c.name)
        .limit(RIVALS_SHOWN)
    )
    return [
        Rival(name, profile_path(id, name), played, int(better), int(worse))
        for id, name, played, better, worse in connection.execute(query)
    ]


def _games(connection: sa.Connection, person: str, reader: Person | None) -> list[str]:
    """The person's latest games that the reader may know of."""
    c = t.seats.c
    sat = sa.select(c.table_id).where(sa.or_(c.person == person, c.starter == person))
    visible: sa.ColumnElement[bool] = t.tables.c.is_public
    if reader is not None:
        own = sa.select(t.seats.c.table_id).where(t.seats.c.person == reader.id)
        visible = sa.or_(visible, t.tables.c.id.in_(own))
    query = (
        sa.select(t.tables.c.id)
        .where(t.tables.c.id.in_(sat), t.tables.c.status.in_((RUNNING, FINISHED)), visible)
        .order_by(t.tables.c.changed.desc())
        .limit(GAMES_SHOWN)
    )
    return list(connection.scalars(query))
