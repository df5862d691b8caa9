"""What everybody may know of a table and its seats, whether or not its journal was read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from dejarik.table.store import SeatRow, Summary, TableRow
from dejarik.table.words import SeatKind


def is_taken(seat: SeatRow) -> bool:
    """Whether nobody is waited for there."""
    return seat.kind is SeatKind.BOT or (seat.token is not None and seat.kind is not SeatKind.INVITED)


def seat_facts(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind.value,
        "name": seat.name,
        "bot": seat.bot,
        "taken": is_taken(seat),
    }


def public_settings(row: TableRow) -> dict[str, str]:
    """The settings that are words. Whole documents, such as an army with its deck, are known to their seats alone."""
    settings: dict[str, str] = msgspec.json.decode(row.settings)
    return {name: value for name, value in settings.items() if "\n" not in value}


def public_facts(row: TableRow, seats: Sequence[SeatRow], summary: Summary) -> dict[str, Any]:
    """A table as the lobby shows it."""
    return {
        "id": row.id,
        "game": row.game,
        "label": {"id": f"game-name-{row.game}", "args": {}},
        "settings": public_settings(row),
        "seats": [seat_facts(seat) for seat in seats],
        "state": summary.stage.value,
        "private": row.private,
        "spectators": row.spectators,
        "clock": row.clock,
        "due": None if summary.asked_bot else summary.due,
        "created": row.created,
        "outcome": None if summary.outcome is None else msgspec.json.decode(summary.outcome),
    }
