"""What the processes of this machine have used so far: those of a bench, of its database, and all together."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from dejarik.table.database import address


def cpu_of_process(process: int | None) -> float:
    """What a process has used so far; not a number where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def cpu_of_all() -> float:
    """What all programs of this machine have used so far."""
    try:
        fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    except OSError:
        return float("nan")
    user, nice, system, _idle, _waiting, interrupts, soft_interrupts, stolen = fields[:8]
    busy = user + nice + system + interrupts + soft_interrupts + stolen
    return busy / float(os.sysconf("SC_CLK_TCK"))


def process_of(database: str) -> int | None:
    """The first process of a PostgreSQL server on this machine; none for a file, whose work is the server's own."""
    if "://" not in database:
        return None

    async def ask() -> int | None:
        engine = create_async_engine(address(database))
        try:
            async with engine.connect() as connection:
                ours = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
                return int(Path(f"/proc/{ours}/stat").read_text().rpartition(")")[2].split()[1])
        except OSError:  # it is on another machine
            return None
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def cpu_of_family(first: int | None) -> float:
    """What a process and its children have used so far, also those that have ended; nothing where there is none."""
    if first is None:
        return 0.0
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            process, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if process == first:
            ticks += sum(map(int, fields[11:15]))
        elif int(fields[1]) == first:
            ticks += sum(map(int, fields[11:13]))
    return ticks / float(os.sysconf("SC_CLK_TCK"))
