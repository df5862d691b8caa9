"""Work that goes on when whoever asked for it has gone: what it says then is heard by somebody."""

from __future__ import annotations

import asyncio
import logging

import pytest

from dejarik.kernel.errors import Problem
from dejarik.table.background import Background


@pytest.mark.parametrize(("error", "lines"), [(Problem("table-unknown"), 0), (RuntimeError("no"), 1)])
def test_what_fails_when_nobody_waits_any_more_is_told_once_unless_it_was_refused(
    error: Exception, lines: int, caplog: pytest.LogCaptureFixture
) -> None:
    unheard: list[object] = []

    async def fail() -> None:
        await asyncio.sleep(0.01)
        raise error

    async def leave() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        background = Background()
        asked = asyncio.create_task(background.finish(fail()))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await background.settled()

    with caplog.at_level(logging.ERROR, "dejarik"):
        asyncio.run(leave())
    assert unheard == []
    assert len(caplog.records) == lines


def test_who_waits_hears_of_it() -> None:
    async def fail() -> None:
        raise Problem("table-unknown")

    with pytest.raises(Problem):
        asyncio.run(Background().finish(fail()))
