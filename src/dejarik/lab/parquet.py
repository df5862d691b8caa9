"""Results as Parquet, for whoever looks at them with pandas, DuckDB, R …: one row a game, where pyarrow is installed.

It comes with the extra `lab`. Without it there are the JSON lines, which hold the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from dejarik.lab.played import Played


def write_parquet(played: Iterable[Played], file: Path) -> bool:
    """Writes the games by their numbers; False where there is no pyarrow."""
    if find_spec("pyarrow") is None:
        return False
    import pyarrow
    from pyarrow import parquet

    rows = [_row(each) for each in sorted(played, key=lambda each: (each.number, each.stage))]
    new = file.with_suffix(".new")
    parquet.write_table(pyarrow.Table.from_pylist(rows, schema=_schema()), new)
    new.replace(file)
    return True


def _row(played: Played) -> dict[str, object]:
    row: dict[str, object] = {name: getattr(played, name) for name in played.__struct_fields__}
    milestones = played.milestones
    row["settings"] = list(played.settings.items())
    row["milestones"] = None if milestones is None else list(milestones.reached.items())
    row["chronicle"] = None if played.chronicle is None else _plain(played.chronicle)
    return row


def _plain(value: object) -> object:
    """Structs as dictionaries with all their fields, also those that have their defaults."""
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


def _schema() -> Any:
    """One row: what people ask for has columns of its own, what happened in the game is nested."""
    import pyarrow as pa

    words, number = pa.string(), pa.int32()
    brought = {"team": number, "name": words, "faction": words, "cards": pa.list_(words)}
    counts = ("used", "dealt", "suffered", "felled", "fell", "points")
    deed = {"seat": number, "card": words, **dict.fromkeys(counts, number)}
    fall = {"seat": number, "card": words, "round": number, "space": words}
    chronicle = {
        "scene": words,
        "ground": words,
        "brought": pa.list_(pa.struct(brought)),
        "rounds": number,
        "points": pa.list_(pa.list_(number)),
        "deeds": pa.list_(pa.struct(deed)),
        "falls": pa.list_(pa.struct(fall)),
    }
    return pa.schema(
        {
            "number": pa.int64(),
            "seed": pa.int64(),
            "stage": number,
            "is_last": pa.bool_(),
            "settings": pa.map_(words, words),
            "bots": pa.list_(words),
            "error": words,
            "is_interlude": pa.bool_(),
            "reason": words,
            "winners": pa.list_(number),
            "decisions": pa.list_(number),
            "thinking": pa.list_(pa.float64()),
            "seconds": pa.float64(),
            "milestones": pa.map_(words, pa.bool_()),
            "chronicle": pa.struct(chronicle),
        }
    )
