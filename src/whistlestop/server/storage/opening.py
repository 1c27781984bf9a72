"""Reaching a database, or saying in a sentence why it can't be reached."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.storage.store import Store


@contextmanager
def opened(url: str, is_only_read: bool = False) -> Iterator[Store]:
    """The store, while it is needed."""
    with faults_in_words():
        store = Store(url, is_only_read=is_only_read)
        try:
            yield store
        finally:
            store.close()


@contextmanager
def faults_in_words() -> Iterator[None]:
    """Any database error meanwhile becomes a Refusal."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise _refusal(f"{error}; pip install 'whistlestop[postgresql]'") from None
    except ArgumentError:  # no address at all, or not one of a database
        raise Refusal(
            503,
            say(
                "A database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
                kind="database",
            ),
        ) from None
    except DBAPIError as error:
        raise _refusal(_first_line(error.orig or error)) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _refusal(_first_line(error)) from None


def _first_line(error: BaseException) -> str:
    """Enough to know what is wrong, without any password in an address."""
    line = (str(error).strip() or type(error).__name__).splitlines()[0]
    return re.sub(r"://[^@\s']*@", "://...@", line).rstrip(".")


def _refusal(why: str) -> Refusal:
    return Refusal(503, say("The database can't be used: {why}.", kind="database", why=why))
