"""How those who decide together at a table come to an answer; at all tables so far, by any of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ANY = "any"


def upgrade() -> None:
    op.add_column("tables", sa.Column("together", sa.String(16), nullable=False, server_default=ANY))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("together")
