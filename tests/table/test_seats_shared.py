"""Several servers on one database never disagree about who has a seat, whatever happens at the same moment."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import select
from tests.table.harness import fresh_room

from dejarik.kernel.errors import Problem
from dejarik.table import schema
from dejarik.table.journal import Joined
from dejarik.table.making import NewSeat, NewTable
from dejarik.table.problems import Conflict
from dejarik.table.rows import Line, SeatRow
from dejarik.table.store import Late, open_store
from dejarik.table.tables import Tables
from dejarik.table.tokens import hash_of, new_token
from dejarik.table.words import SeatKind, Stage

SECONDS = 60.0
WANTED = NewTable("caravan", (NewSeat(SeatKind.ME), NewSeat(SeatKind.OPEN)), {"players": "2"})


@pytest.mark.parametrize("moment", ["find", "snapshot", "lines", "seats"])
@pytest.mark.parametrize("after", [False, True])
def test_who_sits_down_while_another_server_reads_the_table_keeps_the_seat(
    fresh_postgres: str, moment: str, after: bool
) -> None:
    async def work() -> None:
        here, there = Tables(await open_store(fresh_postgres)), Tables(await open_store(fresh_postgres))
        try:
            made = await here.create(WANTED)
            first: list[tuple[int, Any]] = []
            real = getattr(there.store, moment)

            async def meanwhile(*arguments: Any) -> Any:
                found = await real(*arguments) if after else None
                if not first:
                    first.append(await here.room(made.id).join("first"))
                return found if after else await real(*arguments)

            setattr(there.store, moment, meanwhile)
            async with there.room(made.id).entered() as live:
                assert live.caller(first[0][1]).seats == (1,)
                assert (live.stage, live.position) == (Stage.PLAYING, 1)
            with pytest.raises(Conflict, match="table-full"):
                await there.room(made.id).join("second")
            async with fresh_room(here, made.id).entered() as live:
                assert live.seats[1].name == "first"
        finally:
            await here.close()
            await there.close()

    asyncio.run(asyncio.wait_for(work(), SECONDS))


def test_a_seat_that_somebody_has_is_never_written_over(shared_database: str) -> None:
    async def work() -> None:
        tables = Tables(await open_store(shared_database))
        try:
            made = await tables.create(WANTED)
            _, secret = await tables.room(made.id).join("first")
            async with tables.room(made.id).entered() as live:
                position, summary = live.position, live.summary()
            other = SeatRow(1, SeatKind.OPEN, "second", token=hash_of(new_token()))
            line = Line(position, Joined(1, "second"), time.time())
            with pytest.raises(Late):
                await tables.store.append(made.id, [line], summary, taken=other)
            async with fresh_room(tables, made.id).entered() as live:
                assert (live.position, live.caller(secret).seats) == (position, (1,))
                assert live.seats[1].name == "first"
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(work(), SECONDS))


def test_whoever_has_not_heard_of_a_seat_does_not_take_it(fresh_postgres: str) -> None:
    """A server that holds an old picture of the seats looks again, and refuses."""

    async def work() -> None:
        tables = Tables(await open_store(fresh_postgres))
        try:
            made = await tables.create(WANTED)
            await tables.room(made.id).join("first")
            async with tables.room(made.id).entered() as live:
                live.seats[1] = made.seats[1]
            with pytest.raises(Problem, match="table-full"):
                await tables.room(made.id).join("second")
            async with fresh_room(tables, made.id).entered() as live:
                assert (live.seats[1].name, live.position) == ("first", 1)
        finally:
            await tables.close()

    asyncio.run(asyncio.wait_for(work(), SECONDS))


def test_everybody_who_asks_for_the_next_game_at_once_gets_the_same_one(shared_database: str) -> None:
    """And no other is made, also when half of them ask another server."""

    async def work() -> None:
        here = Tables(await open_store(shared_database))
        there = Tables(await open_store(shared_database)) if here.store.is_shared else here
        try:
            before = await count(here)
            made = await here.create(WANTED)
            await here.room(made.id).join("friend")
            await here.room(made.id).concede([0], 0)
            for tables in (here, there):
                async with tables.room(made.id).entered() as live:
                    assert live.stage is Stage.FINISHED
            found = await asyncio.gather(
                *(tables.rematch(made.id, [seat]) for tables in (here, there) for seat in (0, 1, 0))
            )
            assert len(set(found)) == 1
            assert await count(here) == before + 2
            async with fresh_room(here, found[0]).entered() as live:
                assert live.caller(made.tokens[0]).seats == (1,)
        finally:
            await here.close()
            if there is not here:
                await there.close()

    asyncio.run(asyncio.wait_for(work(), SECONDS))


async def count(tables: Tables) -> int:
    """How many tables are stored."""
    async with tables.store._connected() as connection:
        return len((await connection.execute(select(schema.tables.c.id))).all())
