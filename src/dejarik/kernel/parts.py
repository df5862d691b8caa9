"""Looking into states and into what is shown of them, part by part: for the checks of `conformance`."""

from __future__ import annotations

import enum
from types import NoneType
from typing import Any

import msgspec
from msgspec import UnsetType

from dejarik.kernel.records import Family, Record
from dejarik.kernel.state import State

PLAIN = {"dict", "list", "str", "int", "bool", "NoneType"}


_LEAVES = frozenset({str, int, bool, float, NoneType})


def is_sent(part: object) -> bool:
    """Whether something that is shown is written as plain data: records too, but for those of a state."""
    if isinstance(part, msgspec.Struct):
        return not isinstance(part, (Record, Family))
    return isinstance(part, (float, tuple, enum.Enum, UnsetType))


def mutable_parts(state: State) -> set[int]:
    """The identities of every record, list and dictionary in a state that can change."""
    return {
        id(part)
        for part in walk(state)
        if type(part) not in _LEAVES and isinstance(part, (list, dict, Record))
    }


def walk(thing: Any) -> list[Any]:
    """All that something is made of, itself included."""
    found = [thing]
    for part in found:  # which grows meanwhile
        if type(part) in _LEAVES:
            continue
        if isinstance(part, msgspec.Struct):
            found += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, dict):
            found += part.keys()
            found += part.values()
        elif isinstance(part, (list, tuple)):
            found += part
    return found


def difference(a: Any, b: Any, path: str = "view") -> str:
    """Where two views differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        for key in a:
            if a[key] != b[key]:
                return difference(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for place, (one, other) in enumerate(zip(a, b, strict=True)):
            if one != other:
                return difference(one, other, f"{path}[{place}]")
    return f"{path}: {a!r} or {b!r}"[:300]
