"""Where Alembic begins: the connection comes from the store that opens the database."""

from __future__ import annotations

from alembic import context

from dejarik.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes columns by copying
)
with context.begin_transaction():
    context.run_migrations()
