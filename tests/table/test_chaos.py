"""The short form of `make chaos`: each thing that can go wrong, once, on SQLite; on PostgreSQL what concerns it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tests.chaos import Chaos, report
from tests.table.databases import new_database, own_postgres

pytestmark = pytest.mark.slow

PAUSE = 0.6


def test_nothing_is_lost_or_doubled_whatever_goes_wrong(sqlite: str) -> None:
    suffer(
        Chaos(sqlite, None, 1, PAUSE), [each for each in Chaos.FAULTS if each is not Chaos.hanging_database]
    )


def test_nor_with_postgres_and_its_restarts() -> None:
    with own_postgres() as postgres:
        chaos = Chaos(new_database(postgres.address), postgres, 2, PAUSE)
        suffer(chaos, [Chaos.lost_database, Chaos.hanging_database, Chaos.killed_server])


def suffer(chaos: Chaos, faults: Sequence[Callable[[Chaos], None]]) -> None:
    chaos.start()
    chaos.open_tables()
    for fault in faults:
        chaos.suffer(fault)
    chaos.end()
    found = report(chaos)
    assert found["choices"] > 50
    assert sum(chaos.done.values()) == len(faults)
