"""Sections of the map that are placed and replaced in the course of a mission, and what lies on them (IA-REPLACE)."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from dejarik.assault.board import (
    Board,
    Lying,
    Position,
    Space,
    SpaceName,
    board_of,
    corresponding_spaces,
    load_mission_map,
    positions_after,
    region,
)
from dejarik.assault.campaign.rules.face_down import choose_face_down, deal_face_down
from dejarik.assault.campaign.rules.figures import add_neutral
from dejarik.assault.campaign.rules.layout import health_of, layout_of, point, space_of, spaces_of
from dejarik.assault.campaign.rules.missions import NO_TOKENS, mission_text
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.facts.campaign_records import (
    MissionObject,
    MissionSection,
    Occasion,
    Side,
    TokenSide,
)
from dejarik.assault.rules.figures.damage import ChooseDropSpace
from dejarik.assault.rules.ground import (
    board_for,
    forget_board,
    on_board,
    piece,
    piece_at,
    position_of,
    put,
    situation,
    take_away,
)
from dejarik.assault.rules.movement import Spot, StepAside
from dejarik.assault.rules.movement.steps import PLACE
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.objects.tokens import (
    CRATE,
    DOOR,
    add_token,
    move_token,
    put_rubble,
    put_shield,
    remove_token,
)
from dejarik.assault.rules.reports import Placed
from dejarik.assault.rules.state import NOWHERE, Token
from dejarik.kernel import Decision, Event, Procedure, Public, ask, choose, each_of, text


class SectionPlaced(Event):
    """A section of the map has been placed. The log hears of it before what comes of it."""

    logged: ClassVar[bool] = False

    section: Public[str]


#: Objects that change the ground and are no tokens.
_GROUND = {TokenSide.ENERGY_SHIELD: put_shield, TokenSide.RUBBLE: put_rubble}


def lay_out(state: MissionState) -> None:
    """CORE-MISSION-01: the sections that are there from the start, and everything on them."""
    for section in layout_of(state).sections:
        if section.placed.at is Occasion.SETUP:
            state.sections.append(section.region)
    _lay_tokens(state, set(state.sections))


def place_section(state: MissionState, section: MissionSection) -> None:
    """From now on its spaces exist."""
    replace_sections(state, [], [section])


def replace_sections(state: MissionState, old: list[MissionSection], new: list[MissionSection]) -> None:
    """Sections are taken off the map and others laid (IA-REPLACE-01, -02). What stood or lay on a tile that is gone is
    on the same space of the one in its place, or as close to it as possible (IA-REPLACE-03, -04); deployment points on
    it are no longer active."""
    before, sections = board_for(state), list(state.sections)
    coming = [section for section in new if section.region not in sections]
    going = {section.region for section in old}
    state.sections = [name for name in sections if name not in going]
    state.sections += [section.region for section in coming]
    if state.sections == sections:
        return
    standing = {
        figure.id: {before.name(cell) for cell in piece(state, figure).cells} for figure in on_board(state)
    }
    forget_board(state)
    after = board_for(state)
    moves = corresponding_spaces(before.map, after.map)
    gone = {name for name in moves if name not in after.map.spaces}
    fallen_through = [state.figures[id] for id, cells in standing.items() if cells & gone]
    state.push(
        *(
            Resettle(figure=figure.id, spot=Spot.of(position_of(figure)), sections=sections)
            for figure in fallen_through
        ),
        *(StepAside(figure=id) for id, cells in standing.items() if cells & moves.keys()),
    )
    for figure in fallen_through:
        figure.space = NOWHERE
    player = empire(state)
    player.points = [name for name in player.points if point(state, name).space in after.map.spaces]
    player.points += [name for name in points_with(state, coming) if name not in player.points]
    _move_tokens(state, before, moves, gone)
    if coming:
        state.learn()
    placed = [SectionPlaced(section=section.name) for section in coming]
    for event in placed:
        state.log(event)
    _lay_tokens(state, {section.region for section in coming})
    if placed:
        state.occur(*placed)


def points_with(state: MissionState, sections: Collection[MissionSection]) -> list[str]:
    """The deployment points that are active as soon as one of these sections lies there."""
    laid = [section.name for section in sections]
    points = layout_of(state).points
    return [each.name for each in points if each.active.at is Occasion.SECTION and each.active.name in laid]


def move_sections(
    state: MissionState, old: list[MissionSection], new: list[MissionSection], *, columns: int, rows: int
) -> None:
    """Sections of the map move, so many columns and rows: others are laid in their place that have a space for each of
    theirs. Who stands and what lies on them goes with them and keeps its place there; that is no movement."""
    before = board_for(state)
    there = {name for each in old for name in region(before.map.sections, each.region).spaces}

    def goes_to(space: int) -> int:
        return space + columns + rows * before.stride if before.name(Space(space)) in there else space

    aboard = [
        figure
        for figure in on_board(state)
        if there.issuperset(before.name(cell) for cell in piece(state, figure).cells)
    ]
    places = {figure.id: goes_to(figure.space) for figure in aboard}
    for figure in aboard:
        take_away(state, figure)
    for token in state.tokens.values():
        if token.space != NOWHERE:  # a door lies between spaces
            move_token(state, token, goes_to(token.space))
    state.extents = {id: [goes_to(space) for space in spaces] for id, spaces in state.extents.items()}
    state.shields = [goes_to(space) for space in state.shields]
    state.rubble = [goes_to(space) for space in state.rubble]
    replace_sections(state, old, new)
    for figure in aboard:
        put(state, figure, Position(Space(places[figure.id]), Lying(figure.lying)))
        state.log(Placed(figure=figure.id, space=figure.space, was_there=True))


class Resettle(Procedure):
    """A figure whose space is gone with its tile comes to the nearest one; of several, the Imperial player chooses."""

    figure: Public[int]
    spot: Public[Spot]  # where it stood …
    sections: Public[list[str]]  # … while these sections were laid

    def offer(self, state: MissionState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        old = board_of(load_mission_map(state.map), self.sections)
        stood = piece_at(state, figure, self.spot.position, old)
        options = each_of(PLACE, positions_after(situation(state), old, stood))
        prompt = text("place-prompt", figure=figure_text(state, figure))
        return choose(EMPIRE, prompt, options, about={"figure": figure.id}) if options else None

    def take(self, state: MissionState, position: Position) -> None:
        figure = state.figures[self.figure]
        put(state, figure, position)
        state.log(Placed(figure=figure.id, space=int(position.space), was_there=True))

    steps = (ask(offer, take),)


def _move_tokens(
    state: MissionState, before: Board, moves: dict[SpaceName, tuple[SpaceName, ...]], gone: set[SpaceName]
) -> None:
    """Tokens on spaces that are gone go to the nearest ones; doors, shields and rubble go with the tile."""
    if not gone:
        return
    there = set(board_for(state).map.spaces)
    for token in list(state.tokens.values()):
        if token.door >= 0:
            edges = before.map.doors[token.door].edges
            if not there.intersection(space for edge in edges for space in edge):
                remove_token(state, token)
        elif token.space != NOWHERE and before.name(Space(token.space)) in gone:
            spaces = spaces_of(state, moves[before.name(Space(token.space))])
            move_token(state, token, spaces[0])
            state.push(ChooseDropSpace(token=token.id, seat=EMPIRE, spaces=spaces))
    lost = {before.space(name) for name in gone}
    state.shields = [space for space in state.shields if space not in lost]
    state.rubble = [space for space in state.rubble if space not in lost]


def _put_face_down(state: MissionState, facts: MissionObject, tokens: list[Token]) -> None:
    """CORE-EVENT-10, -11: at random, or as the Imperial player likes."""
    colours = [colour.value for colour in facts.colours]
    if facts.kind in mission_text(state).chosen:
        choose_face_down(state, tokens, colours)
    else:
        deal_face_down(state, tokens, colours)


def _lay_tokens(state: MissionState, regions: set[str]) -> None:
    """Doors, crates, terminals and tokens of the mission whose spaces are in these sections."""
    layout = layout_of(state)
    map_data = load_mission_map(state.map)
    there = {space for name in regions for space in region(map_data.sections, name).spaces}
    placed = {space for name in state.sections for space in region(map_data.sections, name).spaces}
    ground = board_for(state)
    for door in layout.doors:
        spaces = {space for edge in door.edges for space in edge}
        number = int(ground.door(door.on_board))
        there_already = any(token.door == number for token in state.tokens.values())
        if not spaces & there or spaces & (placed - there) or there_already:
            continue
        if door.open_at_start:
            state.open_doors |= 1 << number
            continue
        token = add_token(state, DOOR, door=number, block=door.block)
        to_all = {Side.REBEL, Side.IMPERIAL}.issubset(door.locked_to)
        token.locked = to_all or (bool(door.locked_to) and door.until is not None)  # CORE-DOOR-09
        if Side.REBEL in door.locked_to:  # another one has its Health when an event locks it
            token.health = health_of(state, door)
            token.defence = list(door.dice)
    for space in layout.crates:
        if space in there:
            add_token(state, CRATE, space_of(state, space))
    for each in layout.objects:
        if each.placed.at is Occasion.SETUP:
            lay_object(state, each, there)
    forget_board(state)


def lay_object(state: MissionState, facts: MissionObject, there: Collection[str]) -> list[Token]:
    """The tokens of an object come onto those of its spaces that are `there`, as its data say."""
    text = mission_text(state)
    if facts.side in _GROUND:
        for space in (space for space in facts.spaces if space in there):
            _GROUND[facts.side](state, space_of(state, space))
        return []
    if facts.kind in text.neutrals:
        for space in (space for space in facts.spaces if space in there):
            add_neutral(state, facts.kind, space_of(state, space))
        return []
    figures = {each.name for each in layout_of(state).figures}  # their marks on the map are no tokens
    if facts.side in NO_TOKENS or facts.kind in figures:
        return []
    laid: list[Token] = []
    whole = facts.kind in text.obstacles | text.wholes
    for number, space in enumerate(facts.spaces[:1] if whole else facts.spaces):
        if space in there:
            token = add_token(
                state,
                facts.kind,
                space_of(state, space),
                colour=facts.colours[min(number, len(facts.colours) - 1)].value if facts.colours else "",
                health=health_of(state, facts),
                block=facts.block,
                defence=list(facts.dice),
            )
            laid.append(token)
            if whole:
                state.extents[token.id] = spaces_of(state, facts.spaces)
    if facts.face_down and laid:
        _put_face_down(state, facts, laid)
    return laid
