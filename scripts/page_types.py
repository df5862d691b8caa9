"""The page's types, made from the records that are sent to it: `python -m scripts.page_types` writes them.

The files stand in `src/dejarik/web/sent/`, one for the table and one for each game, for the check of the page
(`make page`); nothing of them reaches a browser. A test compares them with what would be written now.
"""

from __future__ import annotations

import enum
import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import inspect as types

from dejarik.kernel.sent import Open

FOLDER = Path(__file__).parent.parent / "src" / "dejarik" / "web" / "sent"

#: Each file, and the modules whose records it holds, with all that these are made of.
FILES = {
    "table": (
        "dejarik.kernel.sent",
        "dejarik.kernel.telling",
        "dejarik.kernel.accounts",
        "dejarik.table.records",
        "dejarik.table.line_records",
        "dejarik.table.service_records",
    ),
    "said": ("dejarik.table.socket",),
    "assault": (
        "dejarik.assault.showing.records",
        "dejarik.assault.showing.fight_records",
        "dejarik.assault.skirmish.presenting.records",
        "dejarik.assault.showing.catalogue_records",
        "dejarik.assault.skirmish.examining",
        "dejarik.assault.campaign.presenting.records",
        "dejarik.assault.campaign.stages.presenting.records",
        "dejarik.assault.campaign.companion.presenting.records",
    ),
    "lcg": (
        "dejarik.lcg.presenting.records",
        "dejarik.lcg.presenting.fight_records",
        "dejarik.lcg.decks.examining",
        "dejarik.lcg.decks.drawing",
    ),
}
WIDTH = 130

_FIELD = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)
_COMMENT_BELOW = re.compile(r'^    (\w+): [^\n]*\n    """(.*?)"""$', re.MULTILINE | re.DOTALL)


def written() -> dict[Path, str]:
    """Every file as it should be."""
    home: dict[type, str] = {}  # the file in which a type stands: the first that needs it
    found: dict[Path, str] = {}
    for name, modules in FILES.items():
        own = [each for module in modules for each in _records(module)]
        for each in _needed(own):
            home.setdefault(each, name)
        found[FOLDER / f"{name}.d.ts"] = _file(name, modules, home)
    return found


def _records(module: str) -> Iterator[type[msgspec.Struct]]:
    """The records of a module. Those without a field are there to be derived from."""
    for name, value in vars(import_module(module)).items():
        is_own = inspect.isclass(value) and value.__module__ == module and not name.startswith("_")
        if is_own and issubclass(value, msgspec.Struct) and _is_whole(value):
            yield value


def _is_whole(record: type[msgspec.Struct]) -> bool:
    return bool(record.__struct_fields__) or record.__struct_config__.tag not in (None, record.__name__)


def _needed(roots: list[type[msgspec.Struct]]) -> list[type]:
    """The records and enumerations that these are made of, each once."""
    found: dict[type, None] = {}

    def visit(kind: types.Type) -> None:
        if isinstance(kind, types.EnumType):
            found.setdefault(kind.cls)
        elif isinstance(kind, types.StructType):
            if kind.cls not in found:
                found[kind.cls] = None
                for field in kind.fields:
                    visit(field.type)
        else:
            for inner in _inside(kind):
                visit(inner)

    for root in types.multi_type_info(roots):
        visit(root)
    return list(found)


def _inside(kind: types.Type) -> tuple[types.Type, ...]:
    match kind:
        case types.UnionType(types=inner):
            return inner
        case types.DictType(key_type=key, value_type=value):
            return (key, value)
        case types.TupleType(item_types=inner):
            return inner
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            return (kind.item_type,)
        case types.Metadata(type=inner):
            return (inner,)
        case _:
            return ()


# --- Writing ----------------------------------------------------------------------------------------------


def _file(name: str, modules: tuple[str, ...], home: dict[type, str]) -> str:
    own = [each for each, file in home.items() if file == name]
    names = [each.__name__ for each in own]
    doubled = {each for each in names if names.count(each) > 1}
    if doubled:
        raise ValueError(f"{name}.d.ts would have two types of the name {', '.join(sorted(doubled))}")
    used: dict[str, set[str]] = {}  # what stands in another file, by that file

    def called(kind: type) -> str:
        if home[kind] != name:
            used.setdefault(home[kind], set()).add(kind.__name__)
        return kind.__name__

    parts = [_declared(each, called) for each in own]
    imports = [
        f'import type {{ {", ".join(sorted(used[file]))} }} from "./{file}.js";' for file in sorted(used)
    ]
    head = f"/** Made by `make fmt` from the records in {', '.join(modules)}: change those. */"
    return "\n\n".join(["\n".join([head, *imports]), *parts]) + "\n"


def _declared(kind: type, called: Callable[[type], str]) -> str:
    said = _comment(_sentence(kind.__doc__), "")
    if issubclass(kind, enum.Enum):
        return f"{said}export type {kind.__name__} ={_union([json.dumps(each.value) for each in kind])};"
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    comments = _comments(kind)
    lines = []
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        optional = "?" if _is_left_out(info, field) else ""
        lines.append(
            f"{_comment(comments.get(field.name, ''), '  ')}  {field.encode_name}{optional}: "
            f"{_said(field.type, called)};"
        )
    if issubclass(kind, Open):
        lines.append("  [fact: string]: any;")
    return "\n".join([f"{said}export interface {kind.__name__} {{", *lines, "}"])


def _is_left_out(info: types.StructType, field: types.Field) -> bool:
    """Whether a page may not find it, or may leave it out."""
    takes = bool(info.cls.__struct_config__.forbid_unknown_fields)  # what a page sends, not what it receives
    omits = bool(info.cls.__struct_config__.omit_defaults)
    is_unset = (
        field.default is field.default_factory is msgspec.NODEFAULT
    )  # `UNSET`, of which nothing is said
    return not field.required and (is_unset or takes or omits)


def _said(kind: types.Type, called: Callable[[type], str]) -> str:
    def said(inner: types.Type) -> str:
        return _said(inner, called)

    match kind:
        case types.AnyType() | types.RawType():
            return "any"
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.NoneType():
            return "null"
        case types.LiteralType(values=values):
            return " | ".join(json.dumps(each) for each in values)
        case types.EnumType(cls=cls) | types.StructType(cls=cls):
            return called(cls)
        case types.Metadata(type=inner):
            return said(inner)
        case types.UnionType(types=inner):
            return " | ".join(dict.fromkeys(said(each) for each in inner))
        case types.DictType(key_type=key, value_type=value):
            return f"Record<{'string' if isinstance(key, types.IntType) else said(key)}, {said(value)}>"
        case types.TupleType(item_types=inner):
            return f"[{', '.join(said(each) for each in inner)}]"
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            item = said(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case _:
            raise TypeError(f"a page can't be told of {kind}")


def _union(values: list[str]) -> str:
    whole = " | ".join(values)
    if len(whole) < WIDTH:
        return f" {whole}"
    lines = [""]
    for each in values:
        if len(lines[-1]) + len(each) > WIDTH:
            lines.append("")
        lines[-1] += f" | {each}"
    return "".join(f"\n {line}" for line in lines)


def _comments(kind: type) -> dict[str, str]:
    """What stands behind or below each field."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base.__module__.startswith("dejarik."):
            source = inspect.getsource(base)
            found |= dict(_COMMENT_BELOW.findall(source)) | dict(_FIELD.findall(source))
    return found


def _sentence(documentation: str | None) -> str:
    return "" if documentation is None else " ".join(documentation.split())


def _comment(said: str, indent: str) -> str:
    return f"{indent}/** {_sentence(said)} */\n" if said else ""


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for path, content in written().items():
        if not path.exists() or path.read_text(encoding="utf-8") != content:
            path.write_text(content, encoding="utf-8")
            print(f"{path.name} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
