"""`dejarik map`: the maps there are; `dejarik map ID`: what is on one; with `--svg FILE`: its picture.

ID is a skirmish map or the map of a campaign mission. Its JSON has `id`, `name`, `kind`, `set`, `players`, `mission`,
`spaces`, `terrain`, `tile_types`, `zones`, `areas`, `sections`, `doors`, `tokens` and `svg`; without an ID it has
`skirmish` and `campaign`, names by id.
"""

from __future__ import annotations

from pathlib import Path

from dejarik.cli.command import FILE, ID, Call, Command, Option, Positional, Report, ValueKind
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text

#: How a picture can look, as they are written; what draws it has the same.
THEMES = ("dark", "light")


def _letters() -> tuple[str, ...]:
    from dejarik.assault.board.missions import mission_letters

    return mission_letters()


def _theme(given: str) -> str:
    if given not in THEMES:
        raise Problem("cli-not-a-choice", given=given, choices=", ".join(THEMES))
    return given


MAP_ID: Positional[str | None] = Positional("id", text("cli-map-id"), kind=ID, required=False, default=None)
SVG: Option[Path | None] = Option("--svg", text("cli-map-svg"), None, kind=FILE)
MISSION: Option[str | None] = Option(
    "--mission", text("cli-map-mission"), None, kind=ValueKind(text("cli-placeholder-text"), str, _letters)
)
THEME: Option[str] = Option(
    "--theme", text("cli-map-theme"), "dark", kind=ValueKind(text("cli-placeholder-text"), _theme, THEMES)
)


def run(call: Call) -> Report:
    from dejarik.cli.map_shown import shown

    return shown(call)


COMMAND = Command("map", text("cli-map"), run, (MAP_ID, SVG, MISSION, THEME), examples=text("map-examples"))
