"""What lies on the people's own table: the map as far as it is laid, with what belongs on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from dejarik.assault import board
from dejarik.assault.board import token_symbols
from dejarik.assault.board.svg import laid_map
from dejarik.assault.campaign.companion.cues import is_laid, laid_spaces
from dejarik.assault.campaign.companion.presenting.records import MarkKind, MarkShown
from dejarik.assault.campaign.companion.presenting.words import figure_name
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.presenting.records import LaidBoard
from dejarik.assault.campaign.presenting.table import ANY_TOKEN
from dejarik.assault.campaign.rules.missions import NO_TOKENS
from dejarik.assault.facts.campaign_records import MissionDoor, MissionObject
from dejarik.assault.rules.objects.tokens import CRATE, DOOR
from dejarik.assault.showing.catalogue_records import Door
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Text, text


def map_told(state: ToldState) -> LaidBoard:
    """The sections that are laid; nothing of the others leaves the server."""
    whole = board.load_mission_map(state.map)
    laid = laid_map(whole, state.sections)
    ground = board.board_of(whole, state.sections)
    return LaidBoard(
        name=mission_name(state.mission),
        top_left=laid.top_left,
        bottom_right=laid.bottom_right,
        svg=laid.svg,
        squares=[(str(square.name), square.ink, list(square.types)) for square in laid.squares],
        zones={},
        areas=[],
        doors={int(number): Door(line=line) for number, line in laid.doors.items()},
        numbers=[ground.space(square.name) for square in laid.squares],
    )


def marks(state: ToldState) -> list[MarkShown]:
    """Everything that is put on the sections that are laid; figures only while the table is being set up."""
    there = laid_spaces(state)
    found = [*_terrain(state), *(_figures(state) if not state.told else ())]
    return [
        replace(each, spaces=[space for space in each.spaces if space in there])
        for each in found
        if there.intersection(each.spaces)
    ]


def _mark(
    kind: MarkKind,
    name: Text,
    spaces: Iterable[str],
    *,
    card: str = "",
    symbol: str | None = None,
    colour: str = "",
    note: Text | None = None,
) -> MarkShown:
    return MarkShown(
        kind=kind,
        name=name,
        card=card or None,
        symbol=symbol,
        colour=colour or None,
        spaces=[str(space) for space in spaces],
        note=note,
    )


def _terrain(state: ToldState) -> Iterator[MarkShown]:
    for door in state.layout.doors:
        if door.name not in state.opened:
            yield _mark(
                "door", text(f"token-{DOOR}"), [*door.edges[0], *door.edges[1]], note=_door_note(state, door)
            )
    for each in state.layout.objects:
        if each.side not in NO_TOKENS and is_laid(state, each.placed):
            yield from _object(state, each)
    if state.layout.crates:
        yield _mark(
            "crate", text(f"token-{CRATE}"), state.layout.crates, symbol=token_symbols().get(CRATE, ANY_TOKEN)
        )


def _door_note(state: ToldState, door: MissionDoor) -> Text | None:
    if door.open_at_start:
        return text("companion-door-is-open")
    if door.locked_to and door.health:
        return text("companion-door-locked-health", health=_health(state, door))
    if door.locked_to:
        return text("companion-door-locked")
    return text("companion-health", health=_health(state, door)) if door.health else None


def _health(state: ToldState, each: MissionDoor | MissionObject) -> int:
    return each.health + each.health_by_threat * state.threat_level


def _object(state: ToldState, each: MissionObject) -> Iterator[MarkShown]:
    """Those of one colour together; what lies face down shows none."""
    colours = [colour.value for colour in each.colours] if not each.face_down else []
    symbol = token_symbols().get(str(each.kind), ANY_TOKEN)
    note = text("companion-health", health=_health(state, each)) if each.health else None
    if each.face_down:
        note = text("companion-face-down")
    is_figure = each.kind in state.text.figures
    named = f"mission-{state.mission}-figure-{each.kind}" if is_figure else f"token-{each.kind}"
    single = len(colours) == len(each.spaces) > 1
    for place, space in enumerate(each.spaces) if single else ():
        yield _mark("token", text(named), [space], symbol=symbol, colour=colours[place], note=note)
    if not single:
        yield _mark("token", text(named), each.spaces, symbol=symbol, colour="".join(colours[:1]), note=note)


def _figures(state: ToldState) -> Iterator[MarkShown]:
    layout = state.layout
    yield _mark(
        "entrance",
        text("companion-entrance"),
        layout.entrances,
        note=text("companion-beside") if layout.beside_entrances else None,
    )
    for group in layout.initial_groups:
        yield _mark("group", figure_name(state, group.card), group.spaces, card=_card(state, group.card))
    for ally in layout.allies:
        yield _mark("ally", figure_name(state, ally.card), ally.spaces, card=_card(state, ally.card))


def _card(state: ToldState, name: str) -> str:
    """The Deployment card of a group; of a figure that is only like one, that one."""
    own = next((each for each in state.layout.figures if each.name == name), None)
    return name if own is None else str(own.like)
