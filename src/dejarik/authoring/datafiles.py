"""Data files with what is printed: lists of entries, checked against their types when they are read.

What is wrong with an entry is said with its file, its line, its id and what would be right: the nearest word that the
type knows, or the nearest field.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from dejarik.authoring.mistakes import mistake, place_in, told, unknown
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import Text, text


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everything printed shares: it never changes, and a misspelt field is an error."""


P = TypeVar("P", bound=Printed)

_WORD = re.compile(r"Invalid enum value '(?P<given>[^']*)'(?: - at `(?P<path>[^`]*)`)?")
_FIELD = re.compile(r"Object contains unknown field `(?P<given>[^`]*)`(?: - at `(?P<path>[^`]*)`)?")


def read(path: Path, kind: type[P], called: str = "id") -> list[P]:
    """The entries of a file, if there is one; `called` is the field that an entry is called by."""
    return decode(path, path.read_bytes(), kind, called) if path.exists() else []


def decode(path: Path, content: bytes, kind: type[P], called: str = "id") -> list[P]:
    """The entries of one file; a Mistake that names the file, the line and the entry where one is malformed."""
    try:
        return msgspec.json.decode(content, type=list[kind])  # type: ignore[valid-type]
    except msgspec.MsgspecError as reason:
        raise _malformed(path, content, kind, called) or _unreadable(path, reason) from None


def wrong_entry(path: Path, id: str, wrong: Text, called: str = "id") -> Mistake:
    """That something is wrong with the entry of this id, with the line on which it begins."""
    written = re.search(rf'"{called}"\s*:\s*"{re.escape(id)}"', path.read_text(encoding="utf-8"))
    line = written.string.count("\n", 0, written.start()) + 1 if written else 0
    return mistake(id, wrong, place_in(path, line))


def _unreadable(path: Path, reason: Exception) -> Mistake:
    return told(text("content-bad-file", file=place_in(path), reason=str(reason)))


def _malformed(path: Path, content: bytes, kind: type[Printed], called: str) -> Mistake | None:
    """The first entry that can't be read by itself; None if the file is no list of entries at all."""
    try:
        entries = msgspec.json.decode(content, type=list[msgspec.Raw])
    except msgspec.MsgspecError:
        return None
    start = 0
    for raw in map(bytes, entries):
        start = content.index(raw, start)
        try:
            msgspec.json.decode(raw, type=kind)
        except msgspec.MsgspecError as reason:
            found = re.search(rb'"%s"\s*:\s*"([^"]*)"' % called.encode(), raw)
            wrong, given = _what_is_wrong(kind, str(reason))
            place = start + max(raw.find(f'"{given}"'.encode()), 0)
            id = found[1].decode() if found else "?"
            return mistake(id, wrong, place_in(path, content.count(b"\n", 0, place) + 1))
    return None


def _what_is_wrong(kind: type[Printed], reason: str) -> tuple[Text, str]:
    """In our words, with the nearest name, as far as it is a matter of names; and what was given."""
    if (word := _WORD.match(reason)) is not None:
        known = (str(each) for type_ in _at(kind, word["path"]) for each in _members(type_))
        return unknown(text("content-what-word"), word["given"], known), word["given"]
    if (field := _FIELD.match(reason)) is not None:
        fields = (each for type_ in _at(kind, field["path"]) for each in _fields(type_))
        return unknown(text("content-what-field"), field["given"], fields), field["given"]
    return text("content-unreadable", reason=reason), ""


def _at(kind: type[Printed], path: str | None) -> list[inspect.Type]:
    """The types that can stand at a place as msgspec names it: `$.attack.keywords[...].keyword`."""
    here = [inspect.type_info(kind)]
    for name, _ in re.findall(r"\.(\w+)|(\[[^]]*\])", path or ""):
        here = [inner for each in _flat(here) for inner in _inside(each, name)]
    return list(_flat(here))


def _flat(types: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    for each in types:
        yield from _flat(each.types) if isinstance(each, inspect.UnionType) else (each,)


def _inside(type_: inspect.Type, name: str) -> Sequence[inspect.Type]:
    if name:
        fields = type_.fields if isinstance(type_, inspect.StructType) else ()
        return [field.type for field in fields if field.encode_name == name]
    if isinstance(type_, inspect.DictType):
        return [type_.key_type, type_.value_type]
    item: inspect.Type | None = getattr(type_, "item_type", None)
    return [] if item is None else [item]


def _members(type_: inspect.Type) -> list[Any]:
    return [each.value for each in type_.cls] if isinstance(type_, inspect.EnumType) else []


def _fields(type_: inspect.Type) -> list[str]:
    return [each.encode_name for each in type_.fields] if isinstance(type_, inspect.StructType) else []


# --- Files that nobody reads ----------------------------------------------------------------------


def check_folders(facts: Path, boxes: Collection[str], kinds: Collection[str]) -> None:
    """Refuse a data file that nobody reads: of an unknown name in the folder of a box, or in a folder of no box.

    Folders that hold no file of these kinds are somebody else's.
    """
    for folder in sorted(entry.name for entry in os.scandir(facts) if entry.is_dir()):
        names = sorted(name for name in os.listdir(facts / folder) if name.endswith(".json"))
        stems = [name.removesuffix(".json") for name in names]
        if folder in boxes:
            for name, stem in zip(names, stems, strict=True):
                if stem not in kinds:
                    what = text("content-what-file")
                    raise mistake(stem, unknown(what, stem, kinds), place_in(facts / folder / name))
        elif any(stem in kinds for stem in stems):
            what = text("content-what-folder")
            raise mistake(folder, unknown(what, folder, boxes), place_in(facts / folder / names[0]))
