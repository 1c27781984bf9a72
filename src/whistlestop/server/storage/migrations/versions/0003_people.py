"""Friends, ratings, moderation, hints, analyses"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    with op.batch_alter_table("chat") as batch_op:
        batch_op.add_column(sa.Column("person", sa.String(length=32), nullable=True))
        batch_op.create_foreign_key(
            "fk_chat_person", "people", ["person"], ["id"], ondelete="CASCADE"
        )
        batch_op.create_index("ix_chat_person", ["person"], unique=False)
    # Earlier remarks belong to the person who sits there under the name they were made in.
    op.execute(
        "UPDATE chat SET person = (SELECT seats.person FROM seats WHERE "
        "seats.table_id = chat.table_id AND seats.number = chat.seat AND seats.name = chat.name)"
    )
    op.create_table(
        "friendships",
        _person("one"),
        _person("two"),
        sa.Column("is_from_one", sa.Boolean(), nullable=False),
        sa.Column("accepted", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_person("friendships", "one"),
        _of_person("friendships", "two"),
        sa.PrimaryKeyConstraint("one", "two", name="pk_friendships"),
    )
    op.create_index("ix_friendships_two", "friendships", ["two"], unique=False)
    op.create_table(
        "blocks",
        _person("blocker"),
        _person("blocked"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_person("blocks", "blocker"),
        _of_person("blocks", "blocked"),
        sa.PrimaryKeyConstraint("blocker", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"], unique=False)
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("is_rated", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_table("results"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_table(
        "placings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        _person("person"),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        _of_table("placings"),
        _of_person("placings", "person"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_placings"),
    )
    op.create_index("ix_placings_person", "placings", ["person"], unique=False)
    op.create_table(
        "ratings",
        _person("person"),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        _of_person("ratings", "person"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    op.create_table(
        "owners",
        _person("person"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_person("owners", "person"),
        sa.PrimaryKeyConstraint("person", name="pk_owners"),
    )
    op.create_table(
        "sanctions",
        _person("person"),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_person("sanctions", "person"),
        sa.PrimaryKeyConstraint("person", "kind", name="pk_sanctions"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("actor", sa.String(length=32), nullable=True),
        sa.Column("action", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("reason", sa.String(length=300), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_person", "audit", ["person"], unique=False)
    op.create_index("ix_audit_table_id", "audit", ["table_id"], unique=False)
    _let_only_grow()
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(length=200), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_table("hints"),
        sa.PrimaryKeyConstraint("table_id", "seat", "version", name="pk_hints"),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=True),
        sa.Column("held_until", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        _of_table("analyses"),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
    )
    op.create_index("ix_analyses_status", "analyses", ["status"], unique=False)
    op.create_table(
        "studied",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("chances", sa.Text(), nullable=False),
        sa.Column("suggestion", sa.String(length=200), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["analyses.table_id"], name="fk_studied_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_studied"),
    )


def downgrade() -> None:
    for table in ("studied", "analyses", "hints", "audit", "sanctions", "owners", "ratings"):
        op.drop_table(table)
    for table in ("placings", "results", "blocks", "friendships"):
        op.drop_table(table)
    with op.batch_alter_table("chat") as batch_op:
        batch_op.drop_index("ix_chat_person")
        batch_op.drop_constraint("fk_chat_person", type_="foreignkey")
        batch_op.drop_column("person")
    op.drop_column("tables", "hints")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_only_grows")


def _let_only_grow() -> None:
    """The database itself refuses to change or remove a line of the audit log."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE OR REPLACE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$"
        )
        for what, scope in (("UPDATE OR DELETE", "ROW"), ("TRUNCATE", "STATEMENT")):
            op.execute(
                f"CREATE TRIGGER audit_{scope.lower()} BEFORE {what} ON audit "
                f"FOR EACH {scope} EXECUTE FUNCTION audit_only_grows()"
            )
    else:
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_{what.lower()} BEFORE {what} ON audit "
                "BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END"
            )


def _person(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=32), nullable=False)


def _of_person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        [column], ["people.id"], name=f"fk_{table}_{column}", ondelete="CASCADE"
    )


def _of_table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE"
    )
