"""What a page is shown, as it differs from what the same page has been shown before.

An object that is shown is written part by part, and a list of things with ids thing by thing. Whatever is written as it
was before is not sent again. A difference is made of nothing but parts of what the page is shown now, so it can't tell
a seat anything that the whole would not: both are made from the same written parts. The page puts it together again in
`core/differences.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET

from dejarik.kernel.sent import Sent
from dejarik.table.line_records import Difference, Things

#: What pages and this server mean by a difference. A page says which it takes, and another one gets whole states.
DIFFERENCES = 1

ThingId: TypeAlias = int | str


class Listed(NamedTuple):
    """A list of things, each written by itself, under its id."""

    things: dict[ThingId, bytes]


Part: TypeAlias = bytes | Listed
Written: TypeAlias = Mapping[str, Part]


def write(parts: Mapping[str, object]) -> dict[str, Part]:
    """Each part of what is shown, written."""
    return {name: _listed(value) or _write(value) for name, value in parts.items()}


_write = msgspec.json.Encoder().encode


def _listed(value: object) -> Listed | None:
    """A list of records that have ids of their own, each once; None for whatever else is shown."""
    if not isinstance(value, list) or not value:
        return None
    if not all(isinstance(each, Sent) and isinstance(getattr(each, "id", None), int | str) for each in value):
        return None
    things = {each.id: _write(each) for each in value}
    return Listed(things) if len(things) == len(value) else None


def whole(written: Written) -> dict[str, object]:
    """What is shown, with all its parts."""
    return {name: _raw(part) for name, part in written.items()}


def _raw(part: Part) -> object:
    return list(map(msgspec.Raw, part.things.values())) if isinstance(part, Listed) else msgspec.Raw(part)


def difference(before: Written, now: Written) -> Difference:
    """What is to be sent to a page that was shown `before`."""
    changed: dict[str, object] = {}
    things: dict[str, Things] = {}
    for name, part in now.items():
        known = before.get(name)
        if part is known:
            continue
        if isinstance(part, Listed) and isinstance(known, Listed):
            if some := _changed_things(known.things, part.things):
                things[name] = some
        elif part != known:
            changed[name] = _raw(part)
    gone = [name for name in before if name not in now]
    return Difference(changed=changed or UNSET, things=things or UNSET, gone=gone or UNSET)


def _changed_things(before: dict[ThingId, bytes], now: dict[ThingId, bytes]) -> Things | None:
    """Those of some things that are not as they were; None where all are, in the same order."""
    order = list(now)
    is_same_order = order == list(before)
    if is_same_order and now == before:
        return None
    changed: list[object] = [msgspec.Raw(written) for id, written in now.items() if before.get(id) != written]
    return Things(order=UNSET if is_same_order else order, changed=changed)
