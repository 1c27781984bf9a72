"""Seats that the database guards, shares of the dice, where tables come from, allowances"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# A game can't begin while a seat is empty, whatever a program believes.
SQLITE_GUARD = """
CREATE TRIGGER no_empty_seat BEFORE UPDATE OF status ON tables
WHEN OLD.status = 'open' AND NEW.status IN ('running', 'finished') AND EXISTS (
    SELECT 1 FROM seats WHERE table_id = NEW.id AND kind <> 'bot' AND person IS NULL)
BEGIN
    SELECT RAISE(ABORT, 'a seat is empty');
END
"""
POSTGRESQL_GUARD = """
CREATE OR REPLACE FUNCTION no_empty_seat() RETURNS trigger AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM seats WHERE table_id = NEW.id AND kind <> 'bot' AND person IS NULL
    ) THEN
        RAISE EXCEPTION 'a seat is empty' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$ LANGUAGE plpgsql
"""
POSTGRESQL_TRIGGER = """
CREATE TRIGGER no_empty_seat BEFORE UPDATE OF status ON tables FOR EACH ROW
WHEN (OLD.status = 'open' AND NEW.status IN ('running', 'finished'))
EXECUTE FUNCTION no_empty_seat()
"""


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("origin", sa.String(length=64), nullable=False, server_default="")
    )
    op.add_column("tables", sa.Column("full_since", sa.BigInteger(), nullable=True))
    # Nobody keeps more than their first seat.
    op.execute(
        "UPDATE seats SET person = NULL WHERE EXISTS (SELECT 1 FROM seats AS other WHERE "
        "other.table_id = seats.table_id AND other.person = seats.person "
        "AND other.number < seats.number)"
    )
    with op.batch_alter_table("seats") as batch_op:
        batch_op.add_column(sa.Column("starter", sa.String(length=32), nullable=True))
        batch_op.add_column(
            sa.Column("commitment", sa.String(length=64), nullable=False, server_default="")
        )
        batch_op.add_column(
            sa.Column("share", sa.String(length=64), nullable=False, server_default="")
        )
        batch_op.create_foreign_key(
            "fk_seats_starter", "people", ["starter"], ["id"], ondelete="SET NULL"
        )
        batch_op.create_index("ix_seats_starter", ["starter"], unique=False)
        batch_op.create_index("uq_seats_table_id_person", ["table_id", "person"], unique=True)
    op.execute(
        "UPDATE seats SET starter = person WHERE table_id IN "
        "(SELECT id FROM tables WHERE status <> 'open')"
    )
    op.create_table(
        "allowances",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("full_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_allowances"),
    )
    op.create_index("ix_allowances_full_at", "allowances", ["full_at"], unique=False)
    if op.get_bind().dialect.name == "sqlite":
        op.execute(SQLITE_GUARD)
    else:
        op.execute(POSTGRESQL_GUARD)
        op.execute(POSTGRESQL_TRIGGER)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER no_empty_seat")
    else:
        op.execute("DROP TRIGGER no_empty_seat ON tables")
        op.execute("DROP FUNCTION no_empty_seat")
    op.drop_table("allowances")
    with op.batch_alter_table("seats") as batch_op:
        batch_op.drop_index("uq_seats_table_id_person")
        batch_op.drop_index("ix_seats_starter")
        batch_op.drop_constraint("fk_seats_starter", type_="foreignkey")
        for name in ("starter", "commitment", "share"):
            batch_op.drop_column(name)
    op.drop_column("tables", "full_since")
    op.drop_column("tables", "origin")
