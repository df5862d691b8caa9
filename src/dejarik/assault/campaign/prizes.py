"""What missions are about, as places to go to: objects to use, to carry and to guard, places to reach, ways out.

Missions say what each side wants (`content.campaign.language.wants`); the other side wants to stand in its way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from dejarik.assault.board import NO_SPACES, Base, Spaces, object_thing, spaces_within
from dejarik.assault.board.counting import Counting
from dejarik.assault.board.passages import Way
from dejarik.assault.campaign.object_tests import ways_of_side, ways_to_use
from dejarik.assault.campaign.rules.layout import ground_of, layout_of, place_of
from dejarik.assault.campaign.rules.obscured import brink
from dejarik.assault.campaign.rules.obstacles import spaces_filled
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM, MissionState, hero_of
from dejarik.assault.campaign.tempers import Temper, temper
from dejarik.assault.content.campaign.language import Wants
from dejarik.assault.content.campaign.language.wants import wanted_now, wants_of
from dejarik.assault.evaluation.lookout import ON_THE_WAY, PATIENCE
from dejarik.assault.evaluation.stakes import Errand, Prize
from dejarik.assault.evaluation.ways import CLOSED_DOOR, FAR, leads_through, steps_to
from dejarik.assault.rules.ground import board_for, on_board, piece, position_of, situation, team
from dejarik.assault.rules.objects.tokens import CRATE, DOOR, carried_by
from dejarik.assault.rules.state import NOWHERE, Figure, Token
from dejarik.assault.rules.texts import exits_of, may_interact

OBJECT, OPEN_DOOR, OPEN_CRATE = 4.0, 2.0, 1.2
"""What it is worth to have done with an object what a goal asks for; to open another door, more so one on the way to
such an object; and a crate."""
CARRIED = 0.5
"""What of that counts for who carries an object that has to be brought somewhere …"""
ARRIVAL = 2.0
"""… and how much more it draws to where that is."""
HANDY, TOOL = 0.25, 0.4
"""What of it counts to have something that helps to destroy another object, and to come to it or to bring it there: all
of that less than what using it up brings."""
THERE = 15.0
"""What it is worth to a hero to be where all of them have to be, and to the Empire to be where one figure has to be."""
EARLY, ANY_TIME = 0.25, 0.5
"""What of it counts while something else is to be done first: early, and where there is all the time in the world."""
GUARD = 1.5
"""What it is worth to stand beside an object or in a place that the others want …"""
WATCH = 5.0
"""… and beside one that nobody can use as long as somebody stands there …"""
WAITING = 0.25
"""What of it counts to be beside an object with which nothing can be done as things stand."""
RELIEF = 0.7
"""… and what of that counts for the next one who comes: the first may fall."""
LEISURE = 0.6
"""How much everything that a goal asks for matters to the Rebels where there is all the time in the world: first they
fight …"""
HASTE = 5.4
"""… and how much more in the last round that they have: then they run."""
IMPATIENT, SOON = 0.5, 8
"""How much of that comes without a last round, and after how many rounds."""
STEADY = 1.5
"""How much it matters to the Empire, which has time."""
CALL = 3
"""How near somebody goes to figures that are to be driven about …"""
FLOCK = 24.0
"""… and what it is worth that one of them is where it should be …"""
WAY = 40
"""… and how far away from there it is worth nothing."""


def others(side: int) -> int:
    return IMPERIAL_TEAM if side == REBEL_TEAM else REBEL_TEAM


def lapse(state: MissionState) -> float:
    """How much of the time that the Rebels have is over, from 0 to 1. Where nobody says when it will be, they get
    impatient: the Empire grows with every round. Who is hurried thinks it is all over."""
    if temper() is Temper.HURRIED:
        return 1.0
    limit = layout_of(state).round_limit if state.mission else 0
    if limit:
        return min(1.0, state.round / limit)
    return IMPATIENT * min(1.0, max(0, state.round - 1) / SOON)


def urgency(state: MissionState, side: int = REBEL_TEAM) -> float:
    """How much everything matters that a goal asks for: to who is grim, nothing."""
    if temper() is Temper.GRIM:
        return 0.0
    return LEISURE + HASTE * lapse(state) if side == REBEL_TEAM else STEADY


def prizes(state: MissionState, side: int, *, errands: bool = True) -> list[Prize]:
    """Everything on the board that is worth going to, for a side: to who is grim, nothing. Without the errands, where
    somebody only has to stand."""
    if temper() is Temper.GRIM:
        return []
    mine, theirs = wanted_now(state, side), wanted_now(state, others(side))
    actors = [figure for figure in on_board(state) if team(state, figure.seat) == side]
    found: list[Prize] = []
    aims = _aims(state, mine) if errands and side == REBEL_TEAM and situation(state).closed else []
    for token in state.tokens.values():
        is_post = is_wanted(theirs, token) or (
            token.space != NOWHERE and any(token.kind in wants.keep for wants in mine)
        )
        if not errands and not is_post:
            continue
        errand = _errand(state, token, actors, mine, side)
        if aims and errand is not None and token.door >= 0 and _is_on_the_way(state, token, actors, aims):
            errand = replace(errand, points=max(errand.points, OPEN_DOOR * urgency(state)))
        if errand is not None:
            found.append(errand)
        elif is_post:
            found.append(_post(state, token))
    found += _places(state, mine, side)
    found += [
        Prize(OBJECT * urgency(state), around, Errand.HOLD, who=_is_hero)
        for wants in mine
        for name in wants.find
        if (around := brink(state, name))
    ]
    found += [Prize(GUARD, spot, Errand.HOLD) for w in theirs if (spot := place(state, w.reach or w.enter))]
    found += [
        Prize(
            OBJECT * urgency(state, side),
            _near(state, piece(state, figure).spaces),
            Errand.HOLD,
            who=wants.who,
        )
        for wants in mine
        if wants.beside is not None
        for figure in on_board(state)
        if wants.beside(state, figure)
    ]
    found += [_drover(state, figure, wants, side) for wants in mine for figure in flock(state, wants)]
    found += [Prize(OBJECT, way.spaces, Errand.HOLD, who=way.who) for way in _ways_out(state, side)]
    found += [Prize(GUARD, way.spaces, Errand.HOLD) for way in _ways_out(state, others(side))]
    return found


def flock(state: MissionState, wants: Wants) -> list[Figure]:
    """The figures that are to be driven somewhere, as far as they are still about."""
    drive = wants.drive
    return [] if drive is None else [figure for figure in on_board(state) if drive(state, figure)]


def _drover(state: MissionState, figure: Figure, wants: Wants, side: int) -> Prize:
    """Where to stand to drive a figure on. Rebels do so from beside it, and want it to go more than to stay there:
    to be there is no more than to be on the way to it."""
    if side == REBEL_TEAM:
        around, points = _near(state, piece(state, figure).spaces), OBJECT * urgency(state)
        who = wants.who or _is_hero
        return Prize(points, around, Errand.FETCH, ready=False, who=who, company=RELIEF)
    around = spaces_within(situation(state), piece(state, figure), CALL)
    return Prize(OBJECT, around, Errand.HOLD, who=wants.who)


def nearness(state: MissionState, spaces: Spaces, wants: Wants) -> float:
    """How near spaces are to where figures are to be driven, from 0 to 1, as they have to walk."""
    known = situation(state)
    left = {token.space for token in state.tokens.values() if token.kind == wants.to} - {NOWHERE}
    there = sum(1 << space for space in left or set(place_of(state, wants.to)))
    walking = Counting(known.board.passages(Way.WALKING, known.closed))
    away = walking.distance(there, spaces)
    if wants.via and (leading := _spaces(state, wants.via)):
        in_, out = walking.distance(leading, spaces), walking.distance(there, leading)
        if in_ is not None and out is not None:
            away = in_ + out + 1 if away is None else min(away, in_ + out + 1)
    if away is None and known.closed:
        through = Counting(known.board.passages(Way.WALKING, 0)).distance(there, spaces)
        away = None if through is None else through + CLOSED_DOOR
    return 0.0 if away is None else max(0.0, 1.0 - away / WAY)


def destination(state: MissionState, figure: Figure) -> Prize | None:
    """Where a figure has to bring what it carries."""
    side = team(state, figure.seat)
    points = ARRIVAL * OBJECT * urgency(state, side)
    for token in carried_by(state, figure):
        for wants in wanted_now(state, side):
            if token.kind not in wants.carry:
                continue
            if wants.to:
                inside = wants.into or wants.enter == wants.to
                there = _spaces(state, wants.to) if inside else place(state, wants.to)
            else:
                there = _near(state, sum(1 << space for space in set(exits_of(state, figure))))
            if there:
                return Prize(points, there, Errand.BRING)
        there = _of_use(state, token, wanted_now(state, side))
        if there:
            return Prize(TOOL * OBJECT * urgency(state, side), there, Errand.BRING)
    return None


def _of_use(state: MissionState, tool: Token, wanted: list[Wants]) -> Spaces:
    """The spaces beside what has to be destroyed with something that is carried."""
    kinds = {kind for wants in wanted if tool.kind in wants.tools for kind in wants.destroy}
    targets = [token for token in state.tokens.values() if token.kind in kinds and token.health]
    found = NO_SPACES
    for token in targets:
        found |= _around(state, token)
    return found


def may_do(state: MissionState, figure: Figure, prize: Prize) -> bool:
    """Whether a figure is one of those that can do what there is to do."""
    if prize.who is not None:
        return prize.who(state, figure)
    token = state.tokens.get(prize.token)
    if token is None:
        return True
    if token.kind == CRATE:
        return _is_hero(state, figure)
    ways = ways_to_use(state, token) if token.kind != DOOR or token.locked else ()
    if prize.errand is Errand.FETCH:
        return not ways or any(way.by(state, figure) for way in ways)
    watching = [way.guards for way in ways if way.guards is not None]
    return not watching or any(guards(state, figure) for guards in watching)


def _is_hero(state: MissionState, figure: Figure) -> bool:
    return hero_of(state, figure) is not None


def is_wanted(wanted: list[Wants], token: Token) -> bool:
    """Whether somebody wants to do something with an object where it lies."""
    if token.turned or (token.space == NOWHERE and token.door < 0):
        return False
    return any(token.kind in (*wants.use, *wants.destroy, *wants.carry) for wants in wanted)


def is_the_last(state: MissionState, token: Token, side: int) -> bool:
    """Whether an object is all that is left of what the last goal of a side asks for."""
    last = next(reversed(wanted_now(state, side)), None)
    if last is None or last is not wants_of(state).all_of(side)[-1]:
        return False
    left = [each.id for each in state.tokens.values() if each.kind in (*last.use, *last.destroy, *last.carry)]
    return left == [token.id] and last.defeat is None and not last.counts


def place(state: MissionState, kind: str) -> Spaces:
    """The spaces of a place and those next to it."""
    return _near(state, _spaces(state, kind))


def _spaces(state: MissionState, kind: str) -> Spaces:
    """The spaces of a place; of objects, as long as they are there."""
    found = ground_of(state, kind) if kind else 0
    for token in state.removed.values():
        if token.kind == kind and token.space != NOWHERE:
            found &= ~spaces_filled(state, token)
    return found


def _near(state: MissionState, spaces: Spaces) -> Spaces:
    return spaces_within(situation(state), object_thing(spaces), 1) if spaces else 0


def _errand(
    state: MissionState, token: Token, actors: list[Figure], wanted: list[Wants], side: int
) -> Prize | None:
    """What a figure of a side can do beside an object."""
    ways = ways_of_side(state, side, token.kind, actors)
    ready = any(way.now(state, token) for way in ways)
    done = token.turned and not ready
    asked = not done and any(token.kind in (*wants.use, *wants.carry) for wants in wanted)
    points = OBJECT * urgency(state, side) if asked else 0.0
    visiting = next((wants for wants in wanted if token.kind in (*wants.tools, *wants.visit)), None)
    if not token.turned and visiting is not None:
        lies = token.space != NOWHERE or token.door >= 0
        handy = token.kind in visiting.tools
        points = (TOOL if handy else 1.0) * OBJECT * urgency(state, side)
        who = visiting.who or (_is_hero if side == REBEL_TEAM else None)
        return Prize(points, _around(state, token), Errand.FETCH, token.id, who=who) if lies else None
    if token.kind == DOOR:
        points = points or (OPEN_DOOR if side == REBEL_TEAM else 0.0)
        opens = ready or (not token.locked and any(may_interact(state, actor, token) for actor in actors))
        if not points or not opens:
            return None
        return Prize(points, _around(state, token), Errand.FETCH, token.id)
    if token.space == NOWHERE:
        return None
    if token.kind == CRATE and side == REBEL_TEAM:
        return Prize(points or OPEN_CRATE, _around(state, token), Errand.FETCH, token.id)
    if not points or not ways:
        return None
    if not ready and all(way.guards is None for way in ways):
        points *= WAITING
    return Prize(points, _around(state, token), Errand.FETCH, token.id, ready=ready)


def _aims(state: MissionState, wanted: list[Wants]) -> list[Spaces]:
    """Where everything is that a side wants to come to."""
    found = [
        piece(state, figure).spaces
        for wants in wanted
        if wants.defeat is not None
        for figure in on_board(state)
        if wants.defeat(state, figure)
    ]
    found += [around for wants in wanted if (around := place(state, wants.reach or wants.enter or wants.to))]
    found += [
        spaces_filled(state, token)
        for token in state.tokens.values()
        if token.space != NOWHERE and is_wanted(wanted, token)
    ]
    return found


def _is_on_the_way(state: MissionState, door: Token, actors: list[Figure], aims: list[Spaces]) -> bool:
    """Whether it is a closed door that keeps some heroes from something."""
    known = situation(state)
    return any(
        leads_through(known, Base.SMALL, position_of(actor), there, door.door)
        for actor in actors
        if actor.id in state.heroes
        for there in aims
    )


def _post(state: MissionState, token: Token) -> Prize:
    """Where somebody has an eye on an object."""
    if all(way.guards is None for way in ways_to_use(state, token)):
        return Prize(GUARD, _around(state, token), Errand.HOLD, token.id)
    return Prize(WATCH, _around(state, token), Errand.HOLD, token.id, company=RELIEF)


def _places(state: MissionState, mine: list[Wants], side: int) -> list[Prize]:
    """Where figures of a side have to be: all heroes, those whom the mission names, or any of the Empire."""
    rebels = side == REBEL_TEAM
    found = [
        Prize(
            THERE * (_in_time(state, wants) if rebels else 1.0),
            around,
            Errand.HOLD,
            shared=rebels,
            who=wants.who or (_is_hero if rebels else None),
        )
        for wants in mine
        for around in (place(state, wants.reach), _spaces(state, wants.enter))
        if around
    ]
    for wants in mine:
        around = place(state, wants.reach) or _spaces(state, wants.enter)
        if wants.via and around:
            found += _leading(state, around, wants)
    return found


def _in_time(state: MissionState, wants: Wants) -> float:
    """How much it matters to all heroes to be in a place as long as they have other things to do for the same goal."""
    kinds = {*wants.use, *wants.carry} - {DOOR}
    left = wants.who is None and any(
        token.kind in kinds and token.space != NOWHERE and not token.turned for token in state.tokens.values()
    )
    if not left:
        return 1.0
    return max(EARLY, lapse(state) ** 2) if layout_of(state).round_limit else ANY_TIME


def _leading(state: MissionState, there: Spaces, wants: Wants) -> list[Prize]:
    """Where those go who have no way on foot to where they have to be: as if it were a little farther than the place
    that it leads to."""
    known, ends = situation(state), [1 << space for space in place_of(state, wants.via)]
    [steps] = steps_to(known, Base.SMALL, there, ignoring_terrain=False)
    away = min((steps[end.bit_length() - 1] for end in ends), default=FAR)

    def is_cut_off(state: MissionState, figure: Figure) -> bool:
        concerned = wants.who(state, figure) if wants.who is not None else _is_hero(state, figure)
        return concerned and steps[figure.space] >= FAR

    points = THERE * ON_THE_WAY * PATIENCE ** (away + 2)
    return [
        Prize(points, _near(state, end), Errand.HOLD, shared=True, who=is_cut_off)
        for end in ends
        if away < FAR and steps[end.bit_length() - 1] >= FAR
    ]


class _Way(NamedTuple):
    """A way out, and who may take it."""

    spaces: Spaces
    who: Callable[[MissionState, Figure], bool]


def _ways_out(state: MissionState, side: int) -> list[_Way]:
    """Where figures of a side may escape."""
    who: dict[int, set[int]] = {}
    for figure in on_board(state):
        if team(state, figure.seat) == side:
            for exit in exits_of(state, figure):
                who.setdefault(exit, set()).add(figure.id)
    return [
        _Way(_near(state, 1 << exit), lambda state, figure, able=able: figure.id in able)  # type: ignore[misc]
        for exit, able in sorted(who.items())
    ]


def _around(state: MissionState, token: Token) -> Spaces:
    """The spaces from which something can be done with an object."""
    if token.door >= 0:
        return board_for(state).door_spaces[token.door]
    return _near(state, spaces_filled(state, token))
