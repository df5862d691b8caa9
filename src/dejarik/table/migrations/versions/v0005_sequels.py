"""What follows a game of a series is stored when it is over: later rules go on with that, whatever they make of its
choices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sequel", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("sequel")
