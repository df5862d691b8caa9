"""Views: what a seat may see of a state, and the only thing that leaves the engine.

A view is made of dictionaries, lists, strings and numbers: the state's own shape,
with what is hidden from the seat replaced by how many there are, or left out. It
follows from the sights declared on the fields (`records.py`) and from nothing else.
"""

from __future__ import annotations

import enum
import types
import typing
from collections.abc import Callable, Collection
from typing import Any, Union

import msgspec

from dejarik.kernel.records import Family, Record, Sight, fields_of, plain_type

Eyes = Collection[int]
Shower = Callable[[Any, Eyes], Any]

_SHOWERS: dict[type[Record], Shower] = {}


def show(record: Record, eyes: Eyes) -> dict[str, Any]:
    """The record as the seats in `eyes` may see it together; nobody's eyes are a spectator's."""
    shower = _SHOWERS.get(type(record))
    if shower is None:
        shower = _SHOWERS[type(record)] = _record_shower(type(record))
    shown: dict[str, Any] = shower(record, eyes)
    return shown


def _record_shower(record: type[Record]) -> Shower:
    tag = record.__struct_config__.tag
    parts = tuple(
        (field.name, field.sight, _shower_for(field.type))
        for field in fields_of(record)
        if field.sight is not Sight.HIDDEN
    )
    if any(sight is Sight.OWNER for _, sight, _ in parts) and "seat" not in record.__struct_fields__:
        raise TypeError(
            f"{record.__name__} has fields for its owner but no field `seat` that says who that is"
        )

    entries = [] if tag is None else [f"'is': {tag!r}"]
    scope: dict[str, Any] = {"hidden": hidden}
    for name, sight, shower in parts:
        shown = f"record.{name}"
        if shower is not _as_it_is:
            scope[f"show_{name}"] = shower
            shown = f"show_{name}({shown}, eyes)"
        if sight is not Sight.PUBLIC:
            shown = f"{shown} if {_ADMITTED[sight]} else hidden(record.{name})"
        entries.append(f"{name!r}: {shown}")
    exec(f"def show_record(record, eyes): return {{{', '.join(entries)}}}", scope)
    show_record: Shower = scope["show_record"]
    return show_record


#: Whether eyes see a field that is not for everybody, in the functions that are written for each class of records.
_ADMITTED = {Sight.OWNER: "record.seat in eyes", Sight.SEEN: "record.seen(eyes)", Sight.SECRET: "False"}


def hidden(value: Any) -> Any:
    """What stands in a view for a value that the seat may not see: how many, never which."""
    return {"hidden": len(value)} if isinstance(value, (list, dict, tuple)) else None


def _as_it_is(value: Any, eyes: Eyes) -> Any:
    return value


def _shower_for(hint: Any) -> Shower:
    hint = plain_type(hint)
    origin = typing.get_origin(hint) or hint
    parts = typing.get_args(hint)
    if origin is tuple and Ellipsis not in parts:
        showers = [_shower_for(part) for part in parts]
        return lambda things, eyes: [
            shower(thing, eyes) for shower, thing in zip(showers, things, strict=True)
        ]
    if origin in (list, tuple):
        inner = _shower_for(parts[0])
        if inner is _as_it_is:
            return lambda things, eyes: list(things)
        return lambda things, eyes: [inner(thing, eyes) for thing in things]
    if origin is dict:
        name, inside = _shower_for(parts[0]), _shower_for(parts[1])
        return lambda things, eyes: {
            str(name(key, eyes)): inside(thing, eyes) for key, thing in things.items()
        }
    if origin in (Union, types.UnionType):
        return _show_any
    if isinstance(origin, type):
        if issubclass(origin, (Record, Family)):
            return show
        if issubclass(origin, enum.Enum):
            return lambda value, eyes: value.value
        if issubclass(origin, msgspec.Struct):
            return lambda value, eyes: msgspec.to_builtins(value)
    return _as_it_is


def _show_any(value: Any, eyes: Eyes) -> Any:
    if isinstance(value, Record):
        return show(value, eyes)
    return msgspec.to_builtins(value)
