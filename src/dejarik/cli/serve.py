"""`dejarik serve`: the table for others, as a file, the environment and the command line say.

What the command line says counts more than the environment, and that more than the file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from dejarik.cli.command import FILE, WORD, Call, Command, Flag, Option, Repeated, Report, number
from dejarik.kernel.text import text

if TYPE_CHECKING:
    from dejarik.table.settings import Settings

CONFIG: Option[Path | None] = Option("--config", text("cli-serve-config"), None, kind=FILE)
HOST: Option[str | None] = Option("--host", text("cli-serve-host"), None, kind=WORD)
PORT: Option[int | None] = Option("--port", text("cli-option-port"), None, kind=number(0, 65535))
DATABASE: Option[str | None] = Option("--db", text("cli-serve-db"), None, kind=WORD)
ORIGINS: Repeated[str] = Repeated("--origin", text("cli-serve-origin"), kind=WORD)
PROXIES: Repeated[str] = Repeated("--proxy", text("cli-serve-proxy"), kind=WORD)
EXAMPLES = Flag("--examples", text("cli-option-examples"))


def settings_of(call: Call) -> Settings:
    """What the file and the environment say, and the command line over it."""
    from dejarik.table.settings import check, read_settings

    named = os.environ.get("DEJARIK_CONFIG")
    found = read_settings(call[CONFIG] or (Path(named) if named else None), os.environ)
    said = {
        "host": call[HOST],
        "port": call[PORT],
        "database": call[DATABASE],
        "origins": call[ORIGINS] or None,
        "proxies": call[PROXIES] or None,
        "examples": call[EXAMPLES] or None,
    }
    given = {name: value for name, value in said.items() if value is not None}
    whole = msgspec.structs.replace(found, server=msgspec.structs.replace(found.server, **given))
    check(whole)
    return whole


def run(call: Call) -> Report:
    from dejarik.table import logs, server
    from dejarik.table.app import Config

    given = settings_of(call)
    logs.set_up(given.log.format, given.log.level, given.log.access)
    listening = server.listen(given.server.host, given.server.port)
    address = server.address_of(listening)

    def ready() -> None:
        print(call.say("table-open-page", address=address), file=sys.stderr, flush=True)

    config = Config(
        database=given.server.database or server.own_database(),
        origins=given.server.origins,
        limits=given.limits,
        proxies=given.server.proxies,
        bot_workers=given.workers.bots,
        errand_workers=given.workers.errands,
        metrics=given.metrics,
        retention=given.retention,
        notices=given.notices,
        examples=given.server.examples,
    )
    server.run(config, listening, ready)
    return Report({"address": address}, (call.say("table-stopped"),))


COMMAND = Command("serve", text("cli-serve"), run, (CONFIG, HOST, PORT, DATABASE, ORIGINS, PROXIES, EXAMPLES))
