"""Records: the plain data a state is made of, and who may see each field of it.

Every field says who sees it, in its type: `Public[int]`, `Owner[list[str]]` … A class
that forgets to say so for one field cannot be defined. From the same types come the
copying of a state, its reading back from a file, and the views in `views.py`.
"""

from __future__ import annotations

import enum
import typing
from collections.abc import Callable, Collection
from contextlib import suppress
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union

import msgspec

T = TypeVar("T")
R = TypeVar("R", bound="Record")


class Sight(enum.Enum):
    """Who sees a field."""

    PUBLIC = "everybody"
    OWNER = "the seat in the record's field `seat`; others see how many there are"
    SEEN = "whoever the record's method `seen` admits; others see how many there are"
    SECRET = "nobody; everybody sees how many there are"
    HIDDEN = "nobody, not even that it is there"


Public = Annotated[T, Sight.PUBLIC]
Owner = Annotated[T, Sight.OWNER]
Seen = Annotated[T, Sight.SEEN]
Secret = Annotated[T, Sight.SECRET]
Hidden = Annotated[T, Sight.HIDDEN]

_DECLARATIONS = ("Public[", "Owner[", "Seen[", "Secret[", "Hidden[", "ClassVar[")


class Family:
    """Records of several classes in one field, told apart by their tag: procedures, events.

    A family is open: each game adds its members. So a field holds `Any…`, a plain
    class that the reader looks up by tag, and members inherit from it.
    """

    __slots__ = ()
    members: ClassVar[dict[str, type]]


def enrol(family: type[Family], member: type, tag: str) -> None:
    """Make `member` readable under `tag`. Two classes of one tag could not be told apart."""
    known = family.members.setdefault(tag, member)
    if (known.__module__, known.__qualname__) != (member.__module__, member.__qualname__):
        raise TypeError(
            f"{member.__module__}.{member.__qualname__} and {known.__module__} share the tag {tag!r}"
        )
    family.members[tag] = member


def tag_of(name: str, module: str) -> str:
    """`assault.attack/Attack` for a class `Attack` in `dejarik.assault.rules.attack`."""
    parts = [part for part in module.split(".") if part != "dejarik"]
    return f"{parts[0]}.{parts[-1]}/{name}" if len(parts) > 1 else f"{parts[0]}/{name}"


class RecordMeta(msgspec.StructMeta):
    """Checks the declarations of a record class, and gives members of a family their tag."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        for field, annotation in namespace.get("__annotations__", {}).items():
            if not str(annotation).startswith(_DECLARATIONS):
                raise TypeError(
                    f"{name}.{field}: {annotation} does not say who sees it; "
                    f"write Public[…], Owner[…], Seen[…], Secret[…] or Hidden[…]"
                )
        family = next((base for base in bases if issubclass(base, Family)), None)
        if family is None:
            return super().__new__(mcls, name, bases, namespace, **options)
        tag = tag_of(name, namespace["__module__"])
        record = super().__new__(mcls, name, bases, namespace, tag=tag, tag_field="is", **options)
        enrol(family, record, tag)
        return record


class Record(msgspec.Struct, metaclass=RecordMeta, omit_defaults=True, gc=False):
    """A piece of the state: typed fields, each with its sight.

    A record lies in one place of the state only. Two places that share one would
    be two records after a save, so what another place needs is referred to by its id.
    """

    def seen(self, eyes: Collection[int]) -> bool:
        """Whether these seats see the fields marked `Seen`. It may look at public fields only."""
        return False


def read_member(kind: type, raw: Any) -> Any:
    """What msgspec calls for a field of a family: the record that the tag in `raw` names."""
    if not issubclass(kind, Family):
        raise NotImplementedError(f"a state cannot hold {kind}")
    tag = raw.get("is") if isinstance(raw, dict) else None
    member = kind.members.get(tag) if isinstance(tag, str) else None
    if member is None:
        raise msgspec.ValidationError(f"unknown {kind.__name__} {tag!r}")
    # In JSON every key is a string; so a dictionary in a member may be keyed by numbers in either form.
    return msgspec.convert(raw, member, dec_hook=read_member, str_keys=True)


# --- Fields and their types -----------------------------------------------------------------------


class Field(msgspec.Struct, frozen=True):
    """One field of a record class: its name, its type without the sight, and its sight."""

    name: str
    type: Any
    sight: Sight


_FIELDS: dict[type[Record], tuple[Field, ...]] = {}


def fields_of(record: type[Record]) -> tuple[Field, ...]:
    """The fields of a record class in the order of their definition."""
    known = _FIELDS.get(record)
    if known is None:
        hints = typing.get_type_hints(record, include_extras=True)
        known = tuple(_field(record, name, hints[name]) for name in record.__struct_fields__)
        _FIELDS[record] = known
    return known


def _field(record: type[Record], name: str, hint: Any) -> Field:
    sights = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sight)]
    if len(sights) != 1:
        raise TypeError(f"{record.__name__}.{name} must say once who sees it, not {len(sights)} times")
    return Field(name, typing.get_args(hint)[0], sights[0])


def plain_type(hint: Any) -> Any:
    """What a `NewType` is underneath; any other type is itself."""
    while isinstance(hint, typing.NewType):
        hint = hint.__supertype__
    return hint


# --- Threads ----------------------------------------------------------------------------------------

_READY: set[type[msgspec.Struct]] = set()


def ready_for_threads() -> None:
    """Work out now how every class that is loaded is read.

    msgspec does so when it first reads one, and a process in which two threads do that at the same moment crashes."""
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind not in _READY and kind.__module__.startswith("dejarik."):
            _READY.add(kind)
            with suppress(TypeError):  # a base class that is never read by itself
                msgspec.msgpack.Decoder(kind, dec_hook=read_member)


# --- Reading ----------------------------------------------------------------------------------------

_DECODERS: dict[type[Record], msgspec.msgpack.Decoder[Any]] = {}


def decoder_of(record: type[R]) -> msgspec.msgpack.Decoder[R]:
    """Reads records of this class from MessagePack."""
    decoder = _DECODERS.get(record)
    if decoder is None:
        decoder = _DECODERS[record] = msgspec.msgpack.Decoder(record, dec_hook=read_member)
    return decoder


# --- Copying ----------------------------------------------------------------------------------------


def copy(record: R) -> R:
    """An equal record that shares nothing with the original which could change."""
    twin: R = _COPIERS[type(record)](record)
    return twin


class _Copiers(dict[type, Callable[[Any], Any]]):
    """How records of each class are copied: by a function that is written from the types of its fields when the class
    is first met. The record is copied as it lies there (in C); then what can change in it is replaced."""

    def __missing__(self, kind: type[Record]) -> Callable[[Any], Any]:
        copies = ((field.name, _copied(f"record.{field.name}", field.type)) for field in fields_of(kind))
        changing = [f"    twin.{name} = {copied}" for name, copied in copies if copied is not None]
        copier: Callable[[Any], Any] = kind.__copy__  # type: ignore[attr-defined] # of every msgspec struct
        if changing:
            lines = ["def copier(record):", "    twin = record.__copy__()", *changing, "    return twin"]
            scope: dict[str, Any] = {"copiers": self}
            exec("\n".join(lines), scope)
            copier = scope["copier"]
        self[kind] = copier
        return copier


def _copied(value: str, hint: Any, depth: int = 0) -> str | None:
    """An expression for the copy of what the expression `value` stands for; None where it can't change."""
    hint = plain_type(hint)
    kind, parts = typing.get_origin(hint) or hint, typing.get_args(hint)
    if kind is Annotated:
        return _copied(value, parts[0], depth)
    if kind is Literal:
        return None
    if kind in (Union, UnionType):
        rest = [part for part in parts if part is not NoneType]
        copied = _copied(value, rest[0], depth) if len(rest) == 1 else None
        if len(rest) > 1 and any(_copied(value, part, depth) for part in rest):
            raise TypeError(f"{hint}: it is not known how to copy what may be several things")
        return copied and f"(None if {value} is None else {copied})"
    each = f"each{depth}"
    if kind is list:
        copied = _copied(each, parts[0], depth + 1)
        return f"[{copied} for {each} in {value}]" if copied else f"{value}.copy()"
    if kind is dict:
        copied = _copied(each, parts[1], depth + 1)
        return (
            f"{{key{depth}: {copied} for key{depth}, {each} in {value}.items()}}"
            if copied
            else f"{value}.copy()"
        )
    if kind is tuple and not any(_copied(each, part, depth) for part in parts if part is not Ellipsis):
        return None
    if isinstance(kind, type) and issubclass(kind, (Record, Family)):
        return f"copiers[type({value})]({value})"
    if isinstance(kind, type) and (kind in _UNCHANGING or issubclass(kind, enum.Enum) or _is_frozen(kind)):
        return None
    raise TypeError(f"it is not known how to copy {hint}")


def _is_frozen(kind: type) -> bool:
    return (
        issubclass(kind, msgspec.Struct)
        and kind.__struct_config__.frozen
        and not any(_copied("", hint) for hint in typing.get_type_hints(kind).values())
    )


_UNCHANGING = (int, str, bool, float, bytes, NoneType)
_COPIERS = _Copiers()
