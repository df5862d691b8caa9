"""What an attack may be aimed at (CORE-ATTACK-02 to -06, -13; CORE-KEYWORD-15, -30; IA-ATTACK-03 to -06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from dejarik.assault import board
from dejarik.assault.board import NO_SPACES, DoorId, Space, Spaces, Thing
from dejarik.assault.rules.ground import (
    are_adjacent,
    distance,
    foes,
    looks_past_figures,
    on_board,
    piece,
    sees,
    sees_space,
    sight_past,
    sight_through,
    situation,
    situation_for,
    thing,
    unseen_by,
)
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.assault.rules.texts import attackable, sources_with, vantage_of
from dejarik.assault.rules.values import (
    attack_reach,
    attacks_indirectly,
    can_be_affected,
    sees_through_figures,
)
from dejarik.kernel import NOBODY

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack

Target = Figure | Token


def find_target(state: Assault, id: int) -> Target | None:
    """The figure or token of that id, if it is still there."""
    return state.figures.get(id) or state.tokens.get(id)


def eligible_targets(state: Assault, attack: Attack) -> list[Target]:
    """Everything that this attack may be declared against."""
    return list(_reached(state, attack))


def has_target(state: Assault, attack: Attack) -> bool:
    """Whether there is anything to aim at. What only counts in attacks with a weapon, such as its Reach, counts here
    too: an attack that is only thought of is under way as long as it is asked about."""
    if state.figures[attack.attacker].space == NOWHERE:
        return False
    considered = bool(attack.weapon) and not any(each is attack for each in state.stack)
    if considered:
        state.stack.append(attack)
    found = next(_reached(state, attack), None)
    if considered:
        state.stack.pop()
    return found is not None


def _reached(state: Assault, attack: Attack) -> Iterator[Target]:
    """The candidates in reach."""
    aim = _aim(state, attack)
    return (target for target in candidates(state, attack) if _is_reached(state, aim, target))


class Aim(NamedTuple):
    """What holds for an attack whatever it is aimed at: asked once for all targets."""

    attack: Attack
    attacker: Figure
    through_figures: bool
    reach: bool
    indirectly: bool
    from_elsewhere: bool


def _aim(state: Assault, attack: Attack) -> Aim:
    attacker, melee = state.figures[attack.attacker], attack.melee
    return Aim(
        attack,
        attacker,
        through_figures=_sees_through_figures(state, attack, attacker),
        reach=melee and (attack.reach or bool(attack_reach(state, attacker.id))),
        indirectly=not melee and attacks_indirectly(state, attacker.id),
        from_elsewhere=not melee and bool(sources_with(state, "vantage")),
    )


def candidates(state: Assault, attack: Attack) -> list[Target]:
    """Hostile figures, attackable objects, and neutral figures that the mission lets be affected, wherever they are."""
    attacker = state.figures[attack.attacker]
    figures: list[Target]
    if attack.borrowed:  # IA-ATTACK-05, -06: all are hostile, but not itself
        figures = [f for f in on_board(state) if f.id != attacker.id and f.seat != NOBODY]
    else:
        figures = list(foes(state, attacker))
    figures += [
        figure
        for figure in state.figures.values()
        if figure.seat == NOBODY and figure.space != NOWHERE and can_be_affected(state, figure.id)
    ]
    figures += [token for token in state.tokens.values() if token.health]
    if attack.only:
        figures = [target for target in figures if target.id in attack.only]
    if attack.barred:
        figures = [target for target in figures if target.id not in attack.barred]
    return attackable(state, attacker, figures)


def in_reach(state: Assault, attack: Attack, target: Target) -> bool:
    """Whether the target is near enough to the attacker, who is there, and seen where that is needed."""
    return _is_reached(state, _aim(state, attack), target)


def _is_reached(state: Assault, aim: Aim, target: Target) -> bool:
    attack, attacker, through_figures = aim.attack, aim.attacker, aim.through_figures
    if attack.melee:
        if are_adjacent(state, attacker, target) or _same_space(state, attacker, target):
            return True
        if not aim.reach:
            return False
        if isinstance(target, Token) and target.door >= 0:  # CORE-DOOR-08
            return board.door_in_reach(situation(state), piece(state, attacker), DoorId(target.door))
        away = distance(state, attacker, target)
        return (
            away is not None and away <= 2 and sees(state, attacker, target, through_figures=through_figures)
        )
    if sees(state, attacker, target, through_figures=through_figures):
        return True
    if attack.sight_from and _seen_spaces(state, attack, attacker, target):
        return True
    if aim.from_elsewhere and _seen_from_elsewhere(state, attacker, target, through_figures=through_figures):
        return True
    arcs = attack.arcing or (aim.indirectly and isinstance(target, Figure))
    return arcs and _beside_a_seen_space(state, attacker, thing(state, target))


def counted_from_elsewhere(state: Assault, attacker: Figure, target: Target) -> int | None:
    """How far a ranged attack has to reach between the places where a text says that the two count as standing."""
    vantage = vantage_of(state, attacker, target)
    if vantage is None:
        return None
    one, other = board.object_thing(1 << vantage.attacker), board.object_thing(1 << vantage.target)
    return board.distance(situation(state), one, other)


def _seen_from_elsewhere(
    state: Assault, attacker: Figure, target: Target, *, through_figures: bool = False
) -> bool:
    """Whether a ranged attack could be aimed between these places."""
    vantage = vantage_of(state, attacker, target)
    if vantage is None:
        return False
    one, other = board.object_thing(1 << vantage.attacker), board.object_thing(1 << vantage.target)
    through = sight_through(state, attacker, through_figures=through_figures)
    return board.can_see(situation(state), one, other, through=through)


def _same_space(state: Assault, attacker: Figure, target: Target) -> bool:
    return bool(piece(state, attacker).spaces & thing(state, target).spaces)


def _arcs(state: Assault, attack: Attack, target: Target) -> bool:
    """Whether it may be aimed at what is next to a seen space: by a card at anything, by a text at figures alone."""
    return attack.arcing or (isinstance(target, Figure) and attacks_indirectly(state, attack.attacker))


def _beside_a_seen_space(state: Assault, attacker: Figure, target: Thing) -> bool:
    """Whether the target is next to an empty space that the attacker sees."""
    around = board.adjacent_spaces(situation(state), target)
    return any(sees_space(state, attacker, space) for space in board.each(situation(state).empty(around)))


def _seen_spaces(state: Assault, attack: Attack, attacker: Figure, target: Target) -> Spaces:
    """The spaces of the target that are seen from one of those that the attack may be aimed from; the attacker is in
    nobody's way then either (CORE-LOS-14)."""
    through_figures = _ignores_figures(state, attack, attacker, target)
    through = sight_through(state, attacker, through_figures=through_figures) | piece(state, attacker).spaces
    found, spot = NO_SPACES, thing(state, target)
    if target in unseen_by(state, attacker):
        return found
    for space in attack.sight_from:
        found |= board.visible_spaces(situation(state), board.space_thing(1 << space), spot, through=through)
    return found


def _ignores_figures(state: Assault, attack: Attack, attacker: Figure, target: Target) -> bool:
    return _sees_through_figures(state, attack, attacker) or looks_past_figures(state, attacker, target)


def _sees_through_figures(state: Assault, attack: Attack, attacker: Figure) -> bool:
    return attack.through_figures or sees_through_figures(state, attacker.id)


def target_spaces(state: Assault, attack: Attack, target: Target) -> list[int]:
    """The spaces of the target that may be declared as target space (CORE-ATTACK-11), by what makes the target one: of
    a melee attack without Reach those that are adjacent or shared (CORE-ATTACK-03), else those that the attacker sees
    (CORE-LOS-03), and whatever the target itself may be beside: the attacker, a seen space."""
    attacker = state.figures[attack.attacker]
    known, standing, spot = situation_for(state, attacker), piece(state, attacker), thing(state, target)
    is_door = isinstance(target, Token) and target.door >= 0
    if attack.melee and not is_door and not (attack.reach or attack_reach(state, attacker.id)):
        return [
            int(space)
            for space in spot.cells
            if standing.spaces >> space & 1 or board.adjacent(known, standing, _part(spot, space))
        ]
    through = _ignores_figures(state, attack, attacker, target)
    passing = sight_through(state, attacker, through_figures=through) | sight_past(state, attacker, target)
    found = board.visible_spaces(known, standing, spot, through=passing)
    found |= _seen_spaces(state, attack, attacker, target)
    if isinstance(target, Token) and target.door >= 0:
        # CORE-DOOR-08: whoever stands next to it may aim as if the door were in the own space
        found |= standing.spaces & known.board.door_spaces[target.door]
        return [int(space) for space in board.each(found)] or [NO_SPACE]
    if (
        not attack.melee
        and not found
        and _seen_from_elsewhere(state, attacker, target, through_figures=through)
    ):
        return [int(space) for space in spot.cells]
    arcs = not attack.melee and _arcs(state, attack, target)
    for space in spot.cells:
        part = _part(spot, space)
        if (attack.melee and board.adjacent(known, standing, part)) or (
            arcs and _beside_a_seen_space(state, attacker, part)
        ):
            found |= part.spaces
    return [int(space) for space in board.each(found)]


def _part(whole: Thing, space: Space) -> Thing:
    """One space of something that may fill several."""
    return msgspec.structs.replace(whole, spaces=1 << space, cells=(space,))


NO_SPACE = -1
