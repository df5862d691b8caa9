"""A link that is sent to a friend is an invitation; the seat's secret is made when somebody sits down.

The links of friends who play already stay what they are: secrets. Those of friends who are still waited for become
invitations.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

INVITED = "invited"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invitation", sa.LargeBinary, nullable=True))
    op.execute(f"UPDATE seats SET invitation = token, token = NULL WHERE kind = '{INVITED}'")


def downgrade() -> None:
    op.execute("UPDATE seats SET token = invitation WHERE token IS NULL")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("invitation")
