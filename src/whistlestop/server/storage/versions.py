"""The version of a database, and the way to the present one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

HEAD = "head"
TABLE = "alembic_version"  # where the version is kept


@dataclass(frozen=True)
class Step:
    """A migration: the version it leads to, and what it is about."""

    version: str
    meaning: str


def present(connection: sa.Connection) -> str | None:
    """The version of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    found = _scripts().get_current_head()
    assert found is not None
    return found


def check_known(version: str | None) -> None:
    """Raises Refusal if the version comes from a newer Whistlestop."""
    if version is None:
        return
    try:
        _scripts().get_revision(version)
    except CommandError:
        raise Refusal(
            422,
            say(
                "Version {version} of the database is newer than this Whistlestop, which knows "
                "those up to {newest}: install a newer one.",
                kind="database-version",
                version=repr(version),
                newest=newest(),
            ),
        ) from None


def steps(since: str | None) -> list[Step]:
    """The migrations from a version on, in order."""
    found = _scripts().iterate_revisions(HEAD, since or "base")
    return [Step(script.revision, script.doc) for script in found][::-1]


def upgrade(connection: sa.Connection, version: str = HEAD) -> None:
    """Bring a database to a version, within the connection's transaction."""
    check_known(present(connection))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "whistlestop.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


@lru_cache(maxsize=1)
def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
