"""Tables that follow each other, such as those of a campaign, are a series. No table so far belongs to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("part", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("chance", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("follows", sa.String(32), nullable=True))
    op.create_index("tables_by_series", "tables", ["series", "part"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_by_series", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("follows", "chance", "part", "series"):
            tables.drop_column(name)
