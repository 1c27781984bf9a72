"""The database, as tables. Times are milliseconds since 1970, which every database can compare.

`log` is the truth about a game: it only ever grows, and if two moves are made at once, its key lets
only one win. Everything else about a running game can be computed from it; `tables.to_act` and
`tables.scores` are kept only for the lobby. Seeds have their own table, so that no query for a page
can include one.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    Column(
        "driven_until", BigInteger, nullable=False
    ),  # and until when the others leave that to it
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),  # whether they may be had
    Column("clock", String(40), nullable=False, server_default=""),  # the rule of time,
    Column("on_timeout", String(80), nullable=False, server_default=""),  # who then stands in,
    Column("times", Text, nullable=False, server_default=""),  # what everybody has used,
    Column("deadline", BigInteger, index=True),  # and when the time of the seat to act is up
    Column("origin", String(64), nullable=False, server_default=""),  # where its host came from
    Column("full_since", BigInteger),  # since when it only waits for what browsers add to the dice
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
    Column("link", Integer, nullable=False),  # how often the seat's link was replaced
    Column("orders", Text, nullable=False),  # what is to be answered for the person
    Column("stand_in", String(80), nullable=False, server_default=""),  # a bot plays for the person
    # Who sat there when the game began: the result counts for them, whoever plays on.
    Column("starter", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    # What the person's browser adds to the dice: first its hash, then the value itself.
    Column("commitment", String(64), nullable=False, server_default=""),
    Column("share", String(64), nullable=False, server_default=""),
    Index("uq_seats_table_id_person", "table_id", "person", unique=True),
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
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),
)

# People among each other

friendships = Table(
    "friendships",
    metadata,
    # One row for two people, whoever asked: `one` is the lesser id.
    Column("one", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("two", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("is_from_one", Boolean, nullable=False),  # who asked
    Column("accepted", BigInteger),
    Column("created", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("blocker", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

# Results: a row for each finished table that has been looked at, so that each counts once

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("is_rated", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

placings = Table(
    "placings",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("place", Integer, nullable=False),  # among all seats
    Column("share", Float, nullable=False),  # of the win
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

# Order in the house

owners = Table(
    "owners",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("until", BigInteger),  # none: until it is lifted
    Column("reason", String(300), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# How often people have done a thing, where several processes share a database (web/limits.py)

allowances = Table(
    "allowances",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("full_at", BigInteger, nullable=False, index=True),
)

# Only grows. It holds ids that point nowhere else, so that it outlives whom and what it names.
audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("actor", String(32)),  # none: somebody at the server's own machine
    Column("action", String(20), nullable=False),
    Column("person", String(32), index=True),
    Column("table_id", String(32), index=True),
    Column("until", BigInteger),
    Column("reason", String(300), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What bots tell about a game; beside the log, which holds what was played

hints = Table(
    "hints",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),  # of the log
    Column("moment", Integer, nullable=False),  # how many actions had been taken
    Column("action", String(200), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("bot", String(80), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("holder", String(32)),  # which process is at it,
    Column("held_until", BigInteger, nullable=False),  # and until when the others leave that to it
    Column("created", BigInteger, nullable=False),
)

studied = Table(
    "studied",
    metadata,
    Column("table_id", ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of actions taken
    Column("chances", Text, nullable=False),
    Column("suggestion", String(200)),
)

# Absence: who was away when, when a server was last at work, and how people are told that it is
# their turn. `notices` is what is still to be told, or was: its key lets a turn be told once.

absences = Table(
    "absences",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("moment", Integer, nullable=False),  # how many actions had been taken
    Column("kind", String(10), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

pulses = Table(
    "pulses",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

addresses = Table(
    "addresses",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(5), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when the person last had a page of ours open
    Column("created", BigInteger, nullable=False),
)

hooks = Table(
    "hooks",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("fault", String(300), nullable=False),  # what went wrong the last time
    Column("created", BigInteger, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # how often the seat had decided before
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("way", String(10), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "turn", "person", "way"),
    Index("ix_notices_is_done_due", "is_done", "due"),
)
