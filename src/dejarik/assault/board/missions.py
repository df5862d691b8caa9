"""What a skirmish mission puts on its map, read from `facts/missions`: one file a mission, checked when it is read.

A mission's id is that of its map and a letter: `temple-gardens-a`. Its file says who plays against whom, which kinds of
tokens it has and what they look like, where they lie, its areas and its doors. What it does with them is not known
here but in its module (`content/missions`).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import NewType

import msgspec

from dejarik.assault.board import library
from dejarik.assault.board.grid import SpaceName
from dejarik.assault.board.mapdata import Colour, MapData, MapId, MapRecord, Region
from dejarik.kernel.errors import Problem

MissionId = NewType("MissionId", str)

FOLDER = "missions"

COMMON_KINDS: dict[str, str | None] = {"door": None, "terminal": "x-terminal", "crate": "m-crate"}
"""Kinds of tokens that every mission may use, with their symbols; a door is drawn as a line."""


class Sides(StrEnum):
    """Who plays against whom."""

    TWO_PLAYER = "two-player"
    FREE_FOR_ALL = "free-for-all"
    TEAM = "team"

    @property
    def players(self) -> int:
        return 2 if self is Sides.TWO_PLAYER else 4


class MissionKind(MapRecord, frozen=True):
    """A kind of token that a mission brings: the symbol that it is drawn with."""

    symbol: str


class MissionTokens(MapRecord, frozen=True):
    """Tokens of one kind and colour, and the spaces they lie in at the start."""

    kind: str
    colour: str
    spaces: tuple[SpaceName, ...]


class MissionDoors(MapRecord, frozen=True):
    """The doors of the map in this mission: whether they are locked and till when, and what it takes to break one."""

    locked: bool = False
    open_after_round: int = 0
    health: int = 0
    block: int = 0


class MissionLayout(MapRecord, frozen=True):
    """One file of `facts/missions`: what a skirmish mission adds to its map."""

    id: MissionId
    map: MapId
    mode: Sides
    kinds: dict[str, MissionKind] = {}
    tokens: tuple[MissionTokens, ...] = ()
    areas: tuple[Region, ...] = ()
    doors: MissionDoors = MissionDoors()

    @property
    def letter(self) -> str:
        """What the mission is called on its map: `A`."""
        return self.id.rpartition("-")[2].upper()

    @property
    def symbols(self) -> dict[str, str | None]:
        """The kinds of tokens that can be in play, with the symbols that they are drawn with."""
        return {**COMMON_KINDS, **{kind: drawn.symbol for kind, drawn in self.kinds.items()}}


def mission_id(map_id: str, letter: str) -> MissionId:
    """`temple-gardens-a` for mission A of the Temple Gardens."""
    return MissionId(f"{map_id}-{letter.lower()}")


@cache
def mission_ids() -> tuple[MissionId, ...]:
    """All skirmish missions, map by map."""
    names = (path.stem for path in (library.FACTS / FOLDER).glob("*.json"))
    return tuple(MissionId(name) for name in sorted(names, key=lambda name: name.rpartition("-")))


def mission_letters() -> tuple[str, ...]:
    """What missions are called on their maps: `A`, `B`."""
    return tuple(sorted({id.rpartition("-")[2].upper() for id in mission_ids()}))


def missions_of(map_id: str) -> tuple[MissionId, ...]:
    """The missions of a map."""
    return tuple(id for id in mission_ids() if id.rpartition("-")[0] == map_id)


@cache
def mission_layout(id: MissionId) -> MissionLayout:
    """What a mission puts on its map, checked."""
    if id not in mission_ids():
        raise Problem("mission-unknown", mission=id[:40], nearest=nearest_names(id, mission_ids()))
    file = f"{FOLDER}/{id}.json"
    try:
        layout = msgspec.json.decode((library.FACTS / file).read_bytes(), type=MissionLayout)
    except (OSError, msgspec.DecodeError) as reason:
        raise Problem("mission-bad-file", file=file, reason=str(reason)) from None
    return check_mission(layout, file)


@cache
def token_symbols() -> dict[str, str | None]:
    """Every kind of token there is, with its symbol. A kind that several missions have looks the same in all."""
    found = dict(COMMON_KINDS)
    for id in mission_ids():
        for kind, symbol in mission_layout(id).symbols.items():
            if found.setdefault(kind, symbol) != symbol:
                file = f"{FOLDER}/{id}.json"
                raise Problem("mission-two-symbols", file=file, kind=kind, symbol=str(found[kind]))
    return found


def areas_of(map_id: str) -> tuple[Region, ...]:
    """The areas that the missions of a map speak of. One name is one area of a map."""
    found: dict[str, Region] = {}
    for id in missions_of(map_id):
        for area in mission_layout(id).areas:
            if found.setdefault(area.name, area) != area:
                raise Problem("mission-two-areas", file=f"{FOLDER}/{id}.json", area=area.name)
    return tuple(found.values())


# --- What can be wrong ----------------------------------------------------------------------------


def check_mission(layout: MissionLayout, file: str) -> MissionLayout:
    """The same mission, when it holds together; otherwise a problem that names the file and what would be right."""
    if layout.map not in library.map_ids():
        nearest = nearest_names(layout.map, library.map_ids())
        raise Problem("mission-no-map", file=file, map=layout.map, nearest=nearest)
    expected = mission_id(layout.map, layout.letter)
    if file != f"{FOLDER}/{layout.id}.json" or layout.id != expected or len(layout.letter) != 1:
        raise Problem("mission-bad-id", file=file, mission=layout.id, map=layout.map)
    map_data = library.load_map(layout.map)
    if layout.mode.players > len(map_data.zones):
        raise Problem(
            "mission-too-many",
            file=file,
            players=layout.mode.players,
            map=layout.map,
            zones=len(map_data.zones),
        )
    _check_kinds(layout, file)
    _check_spaces(layout, map_data, file)
    return layout


def _check_kinds(layout: MissionLayout, file: str) -> None:
    from dejarik.assault.board.svg.style import symbol_names  # pictures are made of missions, too

    symbols = sorted(name for name in symbol_names() if name.startswith(("m-", "x-")))
    for kind, drawn in layout.kinds.items():
        if kind in COMMON_KINDS:
            raise Problem("mission-common-kind", file=file, kind=kind)
        if drawn.symbol not in symbols:
            nearest = nearest_names(drawn.symbol, symbols)
            raise Problem("mission-no-symbol", file=file, kind=kind, symbol=drawn.symbol, nearest=nearest)
    known = list(layout.symbols)
    colours = [colour.value for colour in Colour]
    for tokens in layout.tokens:
        if tokens.kind not in known:
            raise Problem("mission-no-kind", file=file, kind=tokens.kind, known=", ".join(known))
        if tokens.colour not in colours:
            raise Problem(
                "mission-no-colour",
                file=file,
                kind=tokens.kind,
                colour=tokens.colour,
                known=", ".join(colours),
            )


def _check_spaces(layout: MissionLayout, map_data: MapData, file: str) -> None:
    named = [(tokens.kind, tokens.spaces) for tokens in layout.tokens]
    named += [(area.name, area.spaces) for area in layout.areas]
    for what, spaces in named:
        for space in spaces:
            if space not in map_data.spaces:
                nearest = nearest_names(space, map_data.spaces)
                raise Problem(
                    "mission-no-space", file=file, what=what, space=space, map=layout.map, nearest=nearest
                )


def nearest_names(wrong: str, known: Iterable[str]) -> str:
    """The names that come closest to a wrong one; all of them where none does."""
    names = list(known)
    return ", ".join(get_close_matches(wrong, names, n=3) or names)
