"""Where everything stands: the board's view of a state, and questions of space between figures.

The board works on a `Situation`; one is kept beside the state, follows its changes, and can be thrown away at any
time. Rules: who is friendly and hostile (CORE-TERM-09, -10), adjacency, distance, sight and control.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dejarik.assault import board
from dejarik.assault.board import (
    ALL_SPACES,
    Base,
    Board,
    FigureId,
    Nature,
    Position,
    Situation,
    Space,
    Spaces,
    Thing,
    TileType,
)
from dejarik.assault.rules.active import borrowed
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.printed import Keyword, profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.texts import definition_of, sources_with
from dejarik.assault.rules.values import is_mobile
from dejarik.kernel import NOBODY

#: The side of those who are on none (CORE-NEUTRAL-01).
NEUTRAL = -1


def board_for(state: Assault) -> Board:
    """The compiled map of this game."""
    known: Board | None = state.__dict__.get("board_")
    if known is None:
        known = state.__dict__["board_"] = mode_of(state).board_of(state)
    return known


def forget_board(state: Assault) -> None:
    """Sections of the map have come or gone: look at it anew."""
    state.__dict__.pop("board_", None)
    forget_situation(state)


def situation(state: Assault) -> Situation:
    """Everything on the board as the board's questions need it."""
    known: Situation | None = state.__dict__.get("situation_")
    if known is None:
        known = state.__dict__["situation_"] = _look_anew(state)
    return known


def _look_anew(state: Assault) -> Situation:
    ground, mode = board_for(state), mode_of(state)
    found = Situation(
        ground,
        open_doors=state.open_doors,
        shields=_mask(state.shields),
        rubble=_mask(state.rubble),
        crossable=mode.crossable(state),
        heights=mode.heights(state),
        breachable=bool(state.rubble) and mode.breachable(state),
        links=[(Space(one), Space(other)) for one, other in mode.links(state)],
        selective=mode.opens_to_some(state),
    )
    for figure in state.figures.values():
        if figure.space != NOWHERE:
            found.put(_piece(state, ground, figure))
    return found


def outdated(state: Assault) -> list[str]:
    """What of the situation that is kept beside the state is not as it would be found now."""
    known: Situation | None = state.__dict__.get("situation_")
    return [] if known is None else known.differences(_look_anew(state))


def situation_for(state: Assault, figure: Figure) -> Situation:
    """The same as one figure finds it: doors may be no obstacle to it."""
    known: Situation = state.__dict__.get("situation_") or situation(state)
    if not known.selective or not known.closed:
        return known
    opened = mode_of(state).open_to(state, figure) & known.closed
    return known.with_open(opened) if opened else known


def forget_situation(state: Assault) -> None:
    """Doors, shields or teams have changed: look at the board anew."""
    state.__dict__.pop("situation_", None)


def piece(state: Assault, figure: Figure) -> board.Piece:
    """The figure as it stands on the board."""
    known: Situation = state.__dict__.get("situation_") or situation(state)
    return known.figures[FigureId(figure.id)]


def mobile_piece(state: Assault, figure: Figure) -> board.Piece:
    """The figure as it moves from where it stands: texts make it Mobile and cease to, so that is asked each time."""
    return _as_it_moves(state, figure, piece(state, figure))


def piece_at(state: Assault, figure: Figure, position: Position, ground: Board | None = None) -> board.Piece:
    """The figure as it would stand somewhere else, or as it stood on a map that was another."""
    return _as_it_moves(state, figure, _piece_at(state, ground or board_for(state), figure, position))


def put(state: Assault, figure: Figure, position: Position) -> None:
    """Stand a figure somewhere, without asking whether it may."""
    figure.space, figure.lying = int(position.space), int(position.lying)
    known: Situation | None = state.__dict__.get("situation_")
    if known is not None:
        known.put(_piece(state, known.ground, figure))


def take_away(state: Assault, figure: Figure) -> None:
    """Take a figure off the board."""
    figure.space = NOWHERE
    known: Situation | None = state.__dict__.get("situation_")
    if known is not None:
        known.remove(board.FigureId(figure.id))


def position_of(figure: Figure) -> Position:
    return board.position_at(figure.space, figure.lying)


def _piece(state: Assault, ground: Board, figure: Figure) -> board.Piece:
    return _piece_at(state, ground, figure, position_of(figure))


def _piece_at(state: Assault, ground: Board, figure: Figure, position: Position) -> board.Piece:
    printed = profile_of(state, figure)
    nature, barred = mode_of(state).nature(state, figure), board.NO_SPACES
    if Keyword.MASSIVE in printed.keywords:
        nature |= Nature.MASSIVE
        barred = mode_of(state).shut_out_of(state, figure)
    if printed.is_companion:
        nature |= Nature.COMPANION
    if figure.seat == NOBODY:
        nature |= Nature.NEUTRAL
    return board.figure(ground, figure.id, team(state, figure.seat), position, printed.base, nature, barred)


def _as_it_moves(state: Assault, figure: Figure, stands: board.Piece) -> board.Piece:
    if not is_mobile(state, figure.id):  # CORE-MOBILE-01
        return stands
    return msgspec.structs.replace(stands, nature=stands.nature | int(Nature.MOBILE))


def _mask(spaces: Iterable[int]) -> Spaces:
    found = 0
    for space in spaces:
        found |= 1 << space
    return found


# --- Friend and foe -------------------------------------------------------------------------------


def team(state: Assault, seat: int) -> int:
    """The side of a seat; of a neutral figure, none of them."""
    return state.players[seat].team if seat >= 0 else NEUTRAL


def are_opponents(state: Assault, seat: int, other: int) -> bool:
    """CORE-TERM-10: whether figures of these seats are hostile; a neutral one is to nobody."""
    return NOBODY not in (seat, other) and team(state, seat) != team(state, other)


def is_friendly(state: Assault, one: Figure, other: Figure) -> bool:
    """CORE-TERM-09: a figure is friendly to itself and to its team's figures, unless it is borrowed (IA-ATTACK-05)."""
    if one.id == other.id:
        return True
    if NOBODY in (one.seat, other.seat):
        return False
    return team(state, one.seat) == team(state, other.seat) and borrowed(state) not in (one.id, other.id)


def is_hostile(state: Assault, one: Figure, other: Figure) -> bool:
    """CORE-TERM-10: neutral figures are neither hostile nor friendly; to a borrowed one everybody else is hostile."""
    return NOBODY not in (one.seat, other.seat) and not is_friendly(state, one, other)


def on_board(state: Assault) -> list[Figure]:
    """All figures that stand on the board, in the order of their ids."""
    return [figure for figure in state.figures.values() if figure.space != NOWHERE]


def friends(state: Assault, figure: Figure, *, others: bool = False) -> list[Figure]:
    """The friendly figures on the board; with `others`, without the figure itself."""
    side, outcast = team(state, figure.seat), borrowed(state)
    return [
        other
        for other in on_board(state)
        if (not others if other.id == figure.id else team(state, other.seat) == side != NEUTRAL)
        and (other.id == figure.id or outcast not in (figure.id, other.id))
    ]


def foes(state: Assault, figure: Figure) -> list[Figure]:
    """The hostile figures on the board; neutral ones are not (CORE-TERM-10)."""
    side, outcast = team(state, figure.seat), borrowed(state)
    if side == NEUTRAL:
        return []
    if not outcast:  # nearly always, and this is asked for every attack that is thought of
        hostile = [player.seat for player in state.players if player.team != side]
        return [each for each in state.figures.values() if each.seat in hostile and each.space != NOWHERE]
    return [
        other
        for other in on_board(state)
        if other.seat != NOBODY
        and (team(state, other.seat) != side or (other.id != figure.id and outcast in (figure.id, other.id)))
    ]


def figures_of(state: Assault, seat: int) -> list[Figure]:
    """A player's figures, on the board or set aside."""
    return [figure for figure in state.figures.values() if figure.seat == seat]


def members(state: Assault, group: int) -> list[Figure]:
    """The figures of a group that have not been defeated."""
    return [figure for figure in state.figures.values() if figure.group == group]


# --- Space ----------------------------------------------------------------------------------------


def thing(state: Assault, subject: Figure | Token) -> Thing:
    """A figure or a token as something to measure from and to."""
    if isinstance(subject, Figure):
        return piece(state, subject)
    if subject.door >= 0:
        return board.door_object(situation(state), board.DoorId(subject.door))
    if subject.carrier:
        return piece(state, state.figures[subject.carrier])
    return board.object_thing(mode_of(state).token_spaces(state, subject))


def are_adjacent(state: Assault, one: Figure, other: Figure | Token) -> bool:
    """Whether two things are adjacent; a figure is not adjacent to itself."""
    if isinstance(other, Token) and other.door >= 0:
        return board.adjacent_to_door(situation(state), piece(state, one), board.DoorId(other.door))
    if one is other:
        return False
    known = situation_for(state, one)
    if isinstance(other, Token):
        return board.adjacent(known, piece(state, one), thing(state, other))
    memo, key = known.memo, ("adjacent", one.id, other.id)
    found = memo.get(key)
    if found is None:
        figures = known.figures
        found = memo[key] = board.adjacent(known, figures[FigureId(one.id)], figures[FigureId(other.id)])
    return bool(found)


def is_on_or_beside(state: Assault, subject: Figure | Token, space: int) -> bool:
    """Whether something is in a space or adjacent to it: to the space, not to who stands there (CORE-TERRAIN-12)."""
    spot = board.space_thing(1 << space)
    if isinstance(subject, Token) and subject.door >= 0:  # CORE-DOOR-06
        return board.adjacent_to_door(situation(state), spot, board.DoorId(subject.door))
    return board.on_or_beside(situation(state), spot, thing(state, subject))


def are_within(state: Assault, one: Figure, other: Figure | Token, spaces: int) -> bool:
    """Whether the other is at most so many spaces away; a figure is within any distance of itself."""
    return one is other or board.within(
        situation_for(state, one), piece(state, one), thing(state, other), spaces
    )


def distance(state: Assault, one: Figure, other: Figure | Token) -> int | None:
    """The number of spaces between two; None when there is no way to count."""
    if isinstance(other, Token) and other.door >= 0:
        return board.door_distance(situation(state), piece(state, one), board.DoorId(other.door))
    return board.distance(situation_for(state, one), piece(state, one), thing(state, other))


def unseen_by(state: Assault, viewer: Figure) -> list[Figure]:
    """The hostile figures that it has no line of sight to and that hinder none, because a text of theirs says so of
    those who are too far away."""
    found: list[Figure] = []
    for id in sources_with(state, "covert"):
        source = state.sources[id]
        figure, text = state.figures.get(source.subject), definition_of(source.key)
        if figure is None or NOWHERE in (figure.space, viewer.space) or is_friendly(state, viewer, figure):
            continue
        away = distance(state, viewer, figure)
        if away is None or away >= text.covert:
            found.append(figure)
    return found


def sight_through(state: Assault, viewer: Figure, *, through_figures: bool = False) -> Spaces:
    """The spaces whose figures do not hinder the sight of a figure."""
    if through_figures:
        return ALL_SPACES
    spaces = board.NO_SPACES
    for figure in unseen_by(state, viewer):
        spaces |= piece(state, figure).spaces
    return spaces


def looks_past_figures(state: Assault, viewer: Figure, other: Figure | Token) -> bool:
    """Whether a text lets a figure ignore all others when it looks at this one."""
    found = sources_with(state, "exposes")
    if not found or not isinstance(other, Figure):
        return False
    for source in (state.sources[id] for id in found):
        exposes = definition_of(source.key).exposes
        if exposes is not None and exposes(state, source, viewer, other):
            return True
    return False


def sight_past(state: Assault, viewer: Figure, other: Figure | Token) -> Spaces:
    """The spaces whose figures do not hinder the sight to this one, because a text says so."""
    spaces = board.NO_SPACES
    for id in sources_with(state, "sight_past"):
        past = definition_of(state.sources[id].key).sight_past
        for figure in past(state, viewer, other) if past is not None else ():
            spaces |= piece(state, figure).spaces
    return spaces


def sees(state: Assault, one: Figure, other: Figure | Token, *, through_figures: bool = False) -> bool:
    """Whether the first has line of sight to the second."""
    through = ALL_SPACES if through_figures else board.NO_SPACES
    if sources_with(state, "changes_sight"):  # mostly none does
        if isinstance(other, Figure) and other in unseen_by(state, one):
            return False
        through_figures = through_figures or looks_past_figures(state, one, other)
        through = sight_through(state, one, through_figures=through_figures) | sight_past(state, one, other)
    known = situation_for(state, one)
    if isinstance(other, Token):
        if other.door >= 0:
            return board.can_see_door(known, piece(state, one), board.DoorId(other.door), through=through)
        return board.can_see(known, piece(state, one), thing(state, other), through=through)
    memo, key = known.memo, ("sees", one.id, other.id, through)
    found = memo.get(key)
    if found is None:
        figures = known.figures
        found = memo[key] = board.can_see(
            known, figures[FigureId(one.id)], figures[FigureId(other.id)], through=through
        )
    return bool(found)


def sees_space(state: Assault, one: Figure, space: int) -> bool:
    return board.can_see(
        situation_for(state, one),
        piece(state, one),
        board.space_thing(1 << space),
        through=sight_through(state, one),
    )


def figures_near(state: Assault, spaces: Spaces, within: int) -> list[Figure]:
    """The figures on or at most so many spaces from these spaces."""
    target = board.object_thing(spaces)
    return [
        figure
        for figure in on_board(state)
        if board.within(situation(state), target, piece(state, figure), within)
    ]


def is_small(state: Assault, figure: Figure) -> bool:
    return profile_of(state, figure).base is Base.SMALL


def is_exterior(state: Assault, figure: Figure) -> bool:
    """Whether a figure stands on an exterior space; a large one, on at least one."""
    return bool(piece(state, figure).spaces & ~board_for(state).interior)


def stands_on(state: Assault, figure: Figure, *types: TileType) -> bool:
    """Whether a figure stands on a space of one of these types (CORE-TERRAIN-30); a large one, on at least one."""
    ground = board_for(state)
    wanted = {kind.value for kind in types}
    names = (name for region in ground.map.tile_types if region.name in wanted for name in region.spaces)
    return bool(piece(state, figure).spaces & ground.spaces(names))


def space_name(state: Assault, space: int) -> str:
    return board_for(state).name(Space(space))
