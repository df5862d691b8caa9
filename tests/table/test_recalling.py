"""Going back in a game that was read from the database: from the snapshot nearest to where it goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from bench.choice import WAYS, OneTable
from sqlalchemy import update

from dejarik.kernel import engine, saves
from dejarik.kernel.match import STRIDE
from dejarik.table import schema
from dejarik.table.background import Background
from dejarik.table.journal import Undone
from dejarik.table.looking import past
from dejarik.table.room import Room
from dejarik.table.store import Store, open_store
from dejarik.table.words import TableId

pytestmark = pytest.mark.slow

ID = TableId("t")
CHOICES = 3 * STRIDE + 10


class Counted:
    """How many choices were played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choices = 0
        apply = engine.apply

        def counting(*given: Any, **named: Any) -> Any:
            self.choices += 1
            return apply(*given, **named)

        monkeypatch.setattr(engine, "apply", counting)


def with_game(folder: Path, test: Callable[[Store, OneTable], Coroutine[Any, Any, None]]) -> None:
    """A duel in which some choices have been made."""

    async def run() -> None:
        store = await open_store(str(folder / "tables.db"))
        table = await OneTable.begun(store, WAYS["duel"], 1, ID)
        while await number(table.room) < CHOICES:
            assert await table.choose()
        await test(store, table)
        await store.close()

    asyncio.run(run())


def read_anew(store: Store) -> Room:
    return Room(ID, store, Background(), lambda _: None)


async def number(room: Room) -> int:
    async with room.entered() as live:
        return len(live.steps)


async def go_back(room: Room, to: int) -> None:
    async with room.entered() as live:
        await room.write(live, [Undone(0, to)])


async def check(room: Room) -> None:
    """It stands where its choices lead to from the start."""
    async with room.entered() as live:
        match = live.match
        state = engine.start(match.game, match.options, match.seed)
        for choice in match.choices:
            engine.apply(state, choice)
        assert len(live.steps) == len(match.choices) == state.number
        assert saves.digest(match.state) == saves.digest(state)


def test_a_game_that_was_read_goes_back_from_the_snapshot_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store, table: OneTable) -> None:
        for back in (1, 2 * STRIDE):
            room = read_anew(store)
            to = await number(room) - back
            counted = Counted(monkeypatch)
            await go_back(room, to)
            assert counted.choices <= STRIDE
            await check(room)

    with_game(tmp_path, test)


def test_what_was_taken_back_since_is_not_gone_back_to(tmp_path: Path) -> None:
    async def test(store: Store, table: OneTable) -> None:
        to = 3 * STRIDE - 6
        await go_back(table.room, to)  # the snapshot behind it is of choices that were never made now
        while await number(table.room) < CHOICES + STRIDE:
            assert await table.choose()
        room = read_anew(store)
        await go_back(room, 3 * STRIDE + 2)
        await check(room)

    with_game(tmp_path, test)


def test_a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path) -> None:
    async def test(store: Store, table: OneTable) -> None:
        async with store.changing() as connection:
            await connection.execute(update(schema.snapshots).values(state=b"damaged"))
        room = read_anew(store)
        await go_back(room, CHOICES - 3)
        await check(room)

    with_game(tmp_path, test)


def test_a_game_that_is_over_is_looked_at_from_the_snapshot_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store, table: OneTable) -> None:
        while await table.choose():
            pass
        room = read_anew(store)
        async with room.entered() as live:
            counted = Counted(monkeypatch)
            for at in (len(live.steps) - 1, 2 * STRIDE + 1):
                counted.choices = 0
                state = await past(room, live, at)
                assert state.number == at
                assert counted.choices <= STRIDE

    with_game(tmp_path, test)
