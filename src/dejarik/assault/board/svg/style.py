"""How a picture of a map looks: the colours of both themes, the style sheets, and the patterns and symbols it uses.

Colours are the design tokens that the page has too. In a file each of them stands twice, as a plain value and as
a custom property, so that programs which know no custom properties show the same picture.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
FONT = '"Saira Variable", "Saira", "Bahnschrift", "DIN Alternate", "Roboto Condensed", system-ui, sans-serif'


class Theme(Enum):
    """Light marks on a dark table, or the other way round."""

    DARK = "dark"
    LIGHT = "light"


COLOURS: dict[str, tuple[str, str]] = {
    "bg-0": ("#0a1016", "#dfe7ec"),
    "line-1": ("#263745", "#ccd8e0"),
    "line-2": ("#3a4f60", "#a9bac6"),
    "ink-0": ("#eef5f9", "#10202b"),
    "ink-1": ("#b9c9d4", "#3a4f5d"),
    "ink-2": ("#8fa4b3", "#526774"),
    "ink-inv": ("#071319", "#ffffff"),
    "holo": ("#74dfec", "#00687a"),
    "warn": ("#f1c65b", "#795600"),
    "seat-red": ("#ff7f8a", "#b3243a"),
    "seat-blue": ("#86acff", "#2553bf"),
    "seat-yellow": ("#f0c75a", "#7a5800"),
    "seat-green": ("#7fd188", "#1b6b35"),
    "rebel": ("#eba37d", "#9a4316"),
    "mercenary": ("#c4a8f5", "#6a3fb5"),
    "floor-interior": ("#1a2833", "#f3f6f8"),
    "floor-snow": ("#2b3d4a", "#e3edf4"),
    "floor-forest": ("#1d3330", "#dcebe0"),
    "floor-desert": ("#3a3226", "#f2e8d5"),
    "floor-city": ("#2a2e3d", "#e6e6f0"),
    "floor-ink": ("rgb(214 232 242 / .20)", "rgb(40 70 90 / .22)"),
    "grid": ("rgb(200 224 236 / .13)", "rgb(30 60 80 / .17)"),
    "seam": ("rgb(200 224 236 / .24)", "rgb(30 60 80 / .30)"),
    "wall": ("#c6d6e1", "#22343f"),
    "wall-halo": ("rgb(6 11 15 / .85)", "rgb(255 255 255 / .8)"),
    "difficult": ("#6fa6ff", "#2a62c9"),
    "blocking": ("#ff8270", "#b32d1c"),
    "impassable": ("#ff8270", "#b32d1c"),
    "shield": ("#7fe9d6", "#00776a"),
    "door": ("#f1c65b", "#855d00"),
    "figure-plate": ("#0d161d", "#ffffff"),
    "plate": ("rgb(9 15 20 / .90)", "rgb(255 255 255 / .94)"),
}
"""The design tokens that a board is drawn with: the value in the dark theme and in the light one."""

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")
_WITH_ALPHA = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
_NAMED = re.compile(r'<(pattern|symbol) id="([^"]+)".*?</\1>')


def values(theme: Theme) -> dict[str, str]:
    """The tokens of a theme, by name."""
    column = 0 if theme is Theme.DARK else 1
    return {"font-display": FONT, **{name: both[column] for name, both in COLOURS.items()}}


@cache
def style_sheet(theme: Theme) -> str:
    """The style of a whole picture: the tokens of the theme, then board and document."""
    tokens = values(theme)
    properties = "".join(f"--{name}:{value};" for name, value in tokens.items())
    sheets = [(FOLDER / name).read_text(encoding="utf-8") for name in ("board.css", "document.css")]
    rules = [
        f"{selector.strip()}{{{_declarations(body, tokens)}}}"
        for selector, body in _RULE.findall(_COMMENT.sub("", "".join(sheets)))
    ]
    return "\n".join([f".map{{{properties}}}", *rules])


def _declarations(body: str, tokens: dict[str, str]) -> str:
    written: list[str] = []
    for declaration in filter(None, (_compact(part) for part in body.split(";"))):
        if "var(" in declaration:
            plain = _VARIABLE.sub(lambda found: tokens[found[1]], declaration)
            written.append(_WITH_ALPHA.sub(r"rgba(\1,\2,\3,\4)", plain))
        written.append(declaration)
    return ";".join(written)


def _compact(declaration: str) -> str:
    name, _, value = declaration.partition(":")
    return f"{name.strip()}:{' '.join(value.split())}" if value else ""


@cache
def _library() -> dict[str, str]:
    source = (FOLDER / "symbols.svg").read_text(encoding="utf-8")
    return {found[2]: found[0] for found in _NAMED.finditer(source)}


def symbol_names() -> frozenset[str]:
    """Every pattern and symbol there is."""
    return frozenset(_library())


def definitions(drawn: str) -> str:
    """The patterns and symbols that a drawing refers to, in the order of their file."""
    used = set(re.findall(r"#([\w-]+)[\")]", drawn))
    return "\n".join(source for name, source in _library().items() if name in used)
