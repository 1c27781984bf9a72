"""Clocks, absence and notices"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Columns with a default are added as they are: no table is copied, and none is locked long.
    nothing = sa.text("''")
    op.add_column(
        "tables", sa.Column("clock", sa.String(length=40), nullable=False, server_default=nothing)
    )
    op.add_column(
        "tables",
        sa.Column("on_timeout", sa.String(length=80), nullable=False, server_default=nothing),
    )
    op.add_column("tables", sa.Column("times", sa.Text(), nullable=False, server_default=nothing))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"], unique=False)
    op.add_column(
        "seats",
        sa.Column("stand_in", sa.String(length=80), nullable=False, server_default=nothing),
    )
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("bot", sa.String(length=80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_absences_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
    )
    op.create_index("ix_absences_table_id", "absences", ["table_id"], unique=False)
    op.create_table(
        "pulses",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_pulses"),
    )
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_addresses_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name="pk_addresses"),
    )
    op.create_table(
        "hooks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("fault", sa.String(length=300), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_hooks_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name="pk_hooks"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("way", sa.String(length=10), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("is_done", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_notices_person", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint(
            "table_id", "seat", "turn", "person", "way", name="uq_notices_table_id"
        ),
    )
    op.create_index("ix_notices_person", "notices", ["person"], unique=False)
    op.create_index("ix_notices_is_done_due", "notices", ["is_done", "due"], unique=False)


def downgrade() -> None:
    for table in ("notices", "hooks", "addresses", "pulses", "absences"):
        op.drop_table(table)
    op.drop_column("seats", "stand_in")
    op.drop_index("ix_tables_deadline", table_name="tables")
    for column in ("deadline", "times", "on_timeout", "clock"):
        op.drop_column("tables", column)
