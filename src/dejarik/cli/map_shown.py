"""What `dejarik map` shows: the list of maps, the facts of one, or its picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from msgspec.structs import replace

from dejarik.assault.board.drawing import Ink
from dejarik.assault.board.library import (
    load_map,
    load_mission_map,
    map_ids,
    mission_map_ids,
)
from dejarik.assault.board.mapdata import MapData, Region, TileType
from dejarik.assault.board.missions import (
    MissionLayout,
    Sides,
    areas_of,
    mission_id,
    mission_layout,
    missions_of,
)
from dejarik.assault.board.svg import (
    Caption,
    DoorMark,
    Mark,
    Sheet,
    Standing,
    Theme,
    area_name,
    map_svg,
    sheet_of,
)
from dejarik.assault.board.words import map_name, zone_name
from dejarik.cli.command import Call, Report
from dejarik.cli.map import MAP_ID, MISSION, SVG, THEME
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family, say


@dataclass(frozen=True)
class Found:
    """The map that was asked for, and its mission where one was."""

    name: Text
    map: MapData
    mission: MissionLayout | None

    @property
    def sheet(self) -> Sheet:
        return sheet_of(self.map, self.mission)


def shown(call: Call) -> Report:
    """The list of maps, the facts of one, or its picture in a file."""
    wanted, file = call[MAP_ID], call[SVG]
    if wanted is None:
        if file is not None or call[MISSION] is not None:
            raise Problem("map-which")
        return _list(call)
    found = _find(wanted, call[MISSION])
    sheet = found.sheet
    data = {**_data(call, found, sheet), "svg": str(file) if file else None}
    if file is None:
        return Report(data, tuple(_lines(call, found, sheet)))
    caption = Caption(say(found.name, call.language), _subtitle(call, found))
    _write(file, map_svg(sheet, caption, Theme(call[THEME]), call.language))
    return Report(data, (call.say("map-written", file=str(file), name=found.name),))


def _find(wanted: str, letter: str | None) -> Found:
    if wanted in map_ids():
        map_data = load_map(wanted)
        if letter is None:  # a map as it is printed has the areas of all its missions
            return Found(map_name(map_data.id), replace(map_data, areas=areas_of(wanted)), None)
        if mission_id(wanted, letter) not in missions_of(wanted):
            letters = ", ".join(mission_layout(id).letter for id in missions_of(wanted))
            raise Problem("map-no-such-mission", map=wanted, mission=letter, known=letters)
        return Found(map_name(map_data.id), map_data, mission_layout(mission_id(wanted, letter)))
    if wanted in mission_map_ids():
        if letter is not None:
            raise Problem("map-no-missions", map=wanted)
        return Found(text(f"campaign-map-name-{wanted}"), load_mission_map(wanted), None)
    closest = get_close_matches(wanted.lower(), [*map_ids(), *mission_map_ids()], n=3)
    if closest:
        raise Problem("map-unknown-close", map=wanted, closest=", ".join(closest))
    raise Problem("map-unknown", map=wanted)


def _list(call: Call) -> Report:
    skirmish = {str(id): say(map_name(id), call.language) for id in map_ids()}
    campaign = {str(id): call.say(f"campaign-map-name-{id}") for id in mission_map_ids()}
    width = max(len(id) for id in (*skirmish, *campaign))
    lines = [
        call.say("map-list-skirmish"),
        *(f"  {id.ljust(width)}  {name}" for id, name in skirmish.items()),
        call.say("map-list-campaign"),
        *(f"  {id.ljust(width)}  {name}" for id, name in campaign.items()),
    ]
    return Report({"skirmish": skirmish, "campaign": campaign}, tuple(lines))


def _subtitle(call: Call, found: Found) -> str:
    """`Temple Onslaught, free-for-all · Heart of the Empire`"""
    box = call.say(f"box-{found.map.set}")
    if found.mission is not None:
        mode = text(f"map-mode-{found.mission.mode.value}")
        return f"{call.say('map-mission', name=_mission_name(found.mission), mode=mode)} · {box}"
    if found.map.players:
        return f"{call.say('map-players', players=found.map.players)} · {box}"
    return f"{call.say('map-campaign')} · {box}"


def _mission_name(mission: MissionLayout) -> Text:
    return text(f"mission-{mission.id}")


def _write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8", newline="\n")
    except FileNotFoundError:
        raise Problem("map-no-folder", file=str(file), folder=str(file.parent)) from None
    except IsADirectoryError:
        raise Problem("map-is-a-folder", file=str(file)) from None
    except PermissionError:
        raise Problem("map-not-allowed", file=str(file)) from None
    except OSError as error:
        raise Problem("map-not-written", file=str(file), reason=error.strerror or str(error)) from None


# --- The facts for programs


def _data(call: Call, found: Found, sheet: Sheet) -> dict[str, object]:
    mission = found.mission
    return {
        "id": found.map.id,
        "name": say(found.name, call.language),
        "kind": "skirmish" if found.map.players else "campaign",
        "set": found.map.set,
        "players": found.map.players or None,
        "mission": mission
        and {
            "side": mission.letter,
            "name": say(_mission_name(mission), call.language),
            "mode": mission.mode.value,
        },
        "spaces": len(found.map.spaces),
        "terrain": {ink.value: count for ink, count in _terrain(sheet).items()},
        "tile_types": {region.name: len(region.spaces) for region in found.map.tile_types},
        "zones": _by_name(found.map.zones),
        "areas": _by_name(sheet.areas),
        "sections": _by_name(found.map.sections),
        "doors": [
            {"edges": edges, "state": door.state.value, "name": door.name}
            for edges, door in _doors(found.map, sheet)
        ],
        "tokens": [
            {
                "kind": mark.kind.value,
                "label": say(mark.label, call.language),
                "space": mark.space,
                "colour": mark.colour.value,
                "name": mark.name,
                "from_the_start": mark.standing is Standing.FROM_THE_START,
            }
            for mark in sheet.marks
        ],
    }


def _by_name(regions: Iterable[Region]) -> dict[str, list[str]]:
    return {region.name: list(region.spaces) for region in regions}


def _terrain(sheet: Sheet) -> dict[Ink, int]:
    inks = [square.ink for square in sheet.drawing.squares]
    return {ink: inks.count(ink) for ink in Ink if ink is not Ink.PLAIN}


def _doors(map_data: MapData, sheet: Sheet) -> list[tuple[list[str], DoorMark]]:
    """Each door with its edges, written as the spaces on both sides: `X9|Y9`."""
    return [
        ([f"{first}|{second}" for first, second in door.edges], mark)
        for door, mark in zip(map_data.doors, sheet.doors, strict=True)
    ]


# --- The facts for people


def _lines(call: Call, found: Found, sheet: Sheet) -> Iterable[str]:
    def counted(label: Text | str, count: int) -> str:
        return f"{label if isinstance(label, str) else say(label, call.language)} ({count})"

    terrain = [counted(ink.word, count) for ink, count in _terrain(sheet).items() if count]
    types = [counted(TileType(each.name).word, len(each.spaces)) for each in found.map.tile_types]
    zones = [counted(zone_name(zone.name), len(zone.spaces)) for zone in found.map.zones]
    areas = [counted(area_name(area, sheet, call.language), len(area.spaces)) for area in sheet.areas]
    sections = [counted(section.name, len(section.spaces)) for section in found.map.sections]
    doors = [_door(call, edges, door) for edges, door in _doors(found.map, sheet)]
    facts: list[tuple[Text, list[str]]] = [
        (text("map-shown-spaces"), [str(len(found.map.spaces)), *terrain]),
        (text("map-shown-tiles"), types),
        (text("map-shown-zones"), zones),
        (text("map-shown-areas"), areas),
        (text("map-shown-sections"), sections),
        (text("map-shown-doors"), doors),
        *((label, [_token(call, mark) for mark in marks]) for label, marks in _by_label(sheet.marks)),
    ]
    yield call.say("map-shown-title", name=found.name, id=found.map.id)
    yield _subtitle(call, found)
    yield ""
    for label, values in facts:
        if values:
            said = say(label, call.language)
            yield f"{said[:1].upper()}{said[1:]}: {', '.join(values)}"


def _door(call: Call, edges: list[str], door: DoorMark) -> str:
    about = call.say(f"map-door-{door.state.value}")
    return f"{' '.join(edges)} ({f'{door.name}, {about}' if door.name else about})"


def _token(call: Call, mark: Mark) -> str:
    return (
        mark.space
        if mark.standing is Standing.FROM_THE_START
        else call.say("map-shown-later", space=mark.space)
    )


def _by_label(marks: Iterable[Mark]) -> list[tuple[Text, list[Mark]]]:
    labels: dict[str, tuple[Text, list[Mark]]] = {}
    for mark in marks:
        labels.setdefault(mark.label.id, (mark.label, []))[1].append(mark)
    return list(labels.values())


declare_family("campaign-map-name-*", lambda: (f"campaign-map-name-{id}" for id in mission_map_ids()))
declare_family("map-mode-*", lambda: (f"map-mode-{mode.value}" for mode in Sides))
