"""The database: tables, their seats, their journals, snapshots of games, reports. Changed by migrations only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("settings", LargeBinary, nullable=False),  # JSON, as the maker gave them
    Column("options", LargeBinary, nullable=False),  # JSON of the game's options
    Column("seed", BigInteger, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", Integer, nullable=True),
    Column("created", Float, nullable=False),
    Column("together", String(16), nullable=False),  # how those who decide together agree
    Column("series", String(32), nullable=True),  # the tables that follow each other
    Column("part", Integer, nullable=False),  # which of them, from 0
    Column(
        "chance", BigInteger, nullable=False
    ),  # a secret of the series: from it the seeds of its tables follow
    Column(
        "follows", String(32), nullable=True
    ),  # the table before it, perhaps of a series from which this branched
    Column("branched_from", String(32), nullable=True),  # the series from which this one did
    # What the journal adds up to, for the lobby and for finding tables that wait for a bot or the clock.
    Column("stage", String(16), nullable=False),
    Column("changed", Float, nullable=False),
    Column("asked_bot", Boolean, nullable=False),
    Column("due", Float, nullable=True),
    Column("outcome", LargeBinary, nullable=True),
    Column("points", LargeBinary, nullable=True),  # JSON: the names of its start and its end
    Column("sequel", LargeBinary, nullable=True),  # JSON of the options of the game that follows
    Index("tables_by_due", "due"),
    Index("tables_by_stage", "stage", "changed"),
    Index(
        "tables_by_series", "series", "part", unique=True
    ),  # whoever makes the next table second is refused
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=True),
    Column("token", LargeBinary, nullable=True),  # a hash
    Column("invitation", LargeBinary, nullable=True),  # a hash; used as soon as there is a token
)

journal = Table(
    "journal",
    metadata,
    _of_table(),
    Column("position", Integer, primary_key=True),  # with the table: who comes second is refused
    Column("body", LargeBinary, nullable=False),  # JSON of an entry
    Column("told", LargeBinary, nullable=True),  # of a choice: the events, as each seat may hear them
    Column("at", Float, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("position", Integer, primary_key=True),  # entries before this one are in it
    Column("state", LargeBinary, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("note", String(4000), nullable=False),
    Column("replay", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),  # to be read anew and woken
    Column("at", Float, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),  # an address, or a range of them
    Column("until", Float, nullable=True),  # for good, without it
    Column("at", Float, nullable=False),
)

callings = Table(
    "callings",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # how: a webhook, the form of chat services, e-mail
    Column("address", String(2000), nullable=False),
    Column("pace", String(16), nullable=False),  # at once, later, once a day
    Column("language", String(8), nullable=False),
    Column("seen", Float, nullable=False),  # when the table had changed that was last looked at
    Column("told", Integer, nullable=False),  # of so many choices
    Column("sent", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("due", Float, nullable=True),
    Index("callings_by_due", "due"),
)
