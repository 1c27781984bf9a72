"""The database, as tables. Times are milliseconds since 1970, which every database can compare.

`log` is the truth about a game: it only ever grows, and its key makes sure that of two moves made
at once one wins. Everything else about a running game can be computed from it; `tables.to_act` and
`tables.scores` are kept for the lobby alone. A seed has a table of its own, so that no query for a
page can carry it along.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name without its case; none for a guest
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("board", String(80), nullable=False),
    Column("board_text", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("is_public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("revision", Integer, nullable=False),  # rises with whatever is not in the log
    Column("to_act", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("next_table", String(32)),  # the rematch
    Column("driver", String(32)),  # which process makes the moves of bots and chance,
    Column("driven_until", BigInteger, nullable=False),  # and until when the others leave it to it
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_tables_status_changed", "status", "changed"),
)

seeds = Table(
    "seeds",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", String(200), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("name", String(40), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("link", Integer, nullable=False),  # how often the seat's link was made anew
    Column("orders", Text, nullable=False),  # what is to be answered for the person
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("value", String(200), nullable=False),
    Column("maker", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
)
