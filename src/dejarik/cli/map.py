"""`dejarik map ID`: a map of Imperial Assault, as text or as a picture. Not built yet."""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, ID, Answer, Call, Command, Option, Positional, not_built_yet
from dejarik.kernel.text import text

MAP_ID: Positional[str] = Positional("id", text("cli-map-id"), kind=ID)
SVG: Option[Path | None] = Option("--svg", text("cli-map-svg"), None, kind=FILE)


def run(call: Call) -> Answer:
    not_built_yet("dejarik map")


COMMAND = Command("map", text("cli-map"), run, (MAP_ID, SVG))
