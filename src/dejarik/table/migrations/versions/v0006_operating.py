"""What the operator has said to the servers, addresses that are shut out, and whom to call to which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "callings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Index("callings_by_due", "due"),
    )


def downgrade() -> None:
    for name in ("callings", "bans", "orders"):
        op.drop_table(name)
