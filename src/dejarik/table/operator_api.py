"""What a server answers to its operator's programs: whether it is ready, and its numbers."""

from __future__ import annotations

import shutil
from pathlib import Path

from fastapi import APIRouter, Request, Response

from dejarik.table import operating, service_records
from dejarik.table.addresses import Proxies
from dejarik.table.api import answer, tables_of
from dejarik.table.database import address
from dejarik.table.documenting import answered
from dejarik.table.middleware import caller_of
from dejarik.table.problems import NotStored, Unknown

router = APIRouter()

#: With less room than this on its disk a server takes no more people in.
LEAST_FREE = 64 * 1024 * 1024


def free_bytes(database: str) -> int | None:
    """The room beside a file of SQLite; unknown for other databases."""
    where = address(database)
    if where.get_backend_name() != "sqlite" or not where.database:
        return None
    return shutil.disk_usage(Path(where.database).resolve().parent).free


@router.get("/readyz", **answered(service_records.Ready))
async def readyz(request: Request) -> Response:
    """Whether new games can be stored: 503 when the database does not answer or its disk is full."""
    await tables_of(request).store.check()
    free = free_bytes(request.app.state.config.database)
    if free is not None and free < LEAST_FREE:
        raise NotStored("table-disk-full", free=free // 1024)
    return answer(service_records.Ready(free=free))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The server's numbers, for those who may read them."""
    part = request.app.state.config.metrics
    if not part.enabled or not Proxies(part.readers).has(caller_of(request.scope)):
        raise Unknown("table-no-page")
    tables = tables_of(request)
    found = tables.metrics
    async with tables.store.reading() as connection:
        for stage, number in (await operating.stages(connection)).items():
            found.tables.labels(stage).set(number)
        found.standing.set(len(await operating.standing(connection, 1000)))
    found.sockets.set(sum(request.app.state.open_sockets.values()))
    found.rooms.set(tables.room_count)
    found.queue.labels("loop").set(tables.costs.loop.waiting)
    found.queue.labels("errands").set(tables.errands.waiting)
    found.queue.labels("bots").set(tables.bot_workers.waiting)
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return Response(found.text(), media_type=kind, headers={"cache-control": "no-store"})
