"""A series knows from which other one it branched, also where it began with the first game of that one. Journals of the
tables that were branched from tell it of series that there are."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_tables = sa.table("tables", *map(sa.column, ("id", "series", "branched_from")))
_journal = sa.table("journal", sa.column("table_id"), sa.column("body", sa.LargeBinary))
_BRANCHED = b'{"is":"branched"'


def upgrade() -> None:
    op.add_column("tables", sa.Column("branched_from", sa.String(32), nullable=True))
    connection = op.get_bind()
    old = sa.select(_journal.c.body, _tables.c.series).join_from(
        _journal, _tables, _tables.c.id == _journal.c.table_id
    )
    beginning = sa.func.substr(_journal.c.body, 1, len(_BRANCHED), type_=sa.LargeBinary) == _BRANCHED
    for body, parent in connection.execute(old.where(beginning)).all():
        first = sa.select(_tables.c.series).where(_tables.c.id == json.loads(body)["table"])
        branch = connection.execute(first).scalar()
        if branch is not None:
            connection.execute(
                sa.update(_tables).where(_tables.c.series == branch).values(branched_from=parent)
            )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("branched_from")
