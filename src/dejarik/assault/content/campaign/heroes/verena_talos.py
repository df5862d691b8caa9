"""Verena Talos, Skilled Operative: her sheet and her class deck."""

from __future__ import annotations

from typing import Any, ClassVar

from dejarik.assault import board
from dejarik.assault.board import Manner, Position, Space
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import (
    after,
    attacking,
    before,
    both,
    card,
    defending,
    exhaust_cost,
    here,
    many,
    me,
    special,
    strain_cost,
    surge,
    the_attack,
    while_attacking,
    while_defending,
)
from dejarik.assault.content.campaign.feats import (
    can_attack_with,
    foe_beside_defends,
    granted,
    has_card,
    has_used,
    in_attack,
    lower_defence,
    made_with,
    melee_weapons,
    ranged_weapons,
    weapon_attack,
    weapons_with,
)
from dejarik.assault.content.choosing import by_use, choose, choose_word, heard
from dejarik.assault.content.jabbas_realm.hunters import push_by
from dejarik.assault.content.phrases import adjacent_foes, become, move_up_to, target_adjacent
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.return_to_hoth.rebels import CLOSE_QUARTERS
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    ModifierTime,
    PoolsFormed,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.figures.conditions import may_gain
from dejarik.assault.rules.figures.damage import Defeated, hurt, was_adjacent
from dejarik.assault.rules.ground import (
    are_adjacent,
    are_opponents,
    foes,
    is_small,
    mobile_piece,
    position_of,
    situation,
)
from dejarik.assault.rules.movement import Spot, Walk, gain_points, may_go
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Procedure, Public, Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import follows
from dejarik.kernel.procedures import Step

# --- Close Quarters -------------------------------------------------------------------------------


def _foe_beside_falls(state: Assault, use: Use, event: Defeated) -> bool:
    return (
        here(state, use)
        and event.figure in state.fallen
        and are_opponents(state, event.seat, use.seat)
        and was_adjacent(event, me(state, use))
    )


def _with_its_weapon(event: Defeated) -> dict[str, Any]:
    """The attack type and the pool of the figure that was defeated (IA-WEAPON-01, -05)."""
    return {"melee": profile(event.card).melee, "copies": event.figure, "granted_by": CLOSE_QUARTERS}


def _could_take_it(state: Assault, use: Use, event: Defeated) -> bool:
    """There is somebody to attack, or may be when she has moved (Combat Momentum)."""
    verena = me(state, use)
    return profile(event.card).attacks and (
        may_attack(state, verena, asked=use.seat, **_with_its_weapon(event))
        or (has_card(state, verena, "verena-talos-combat-momentum") and may_go(state, verena))
    )


def _take_it(state: Assault, use: Use, event: Defeated) -> None:
    state.push(attack_with(state, me(state, use), must=True, **_with_its_weapon(event)))


def _beside_another(state: Assault, attack: Attack, figure: Figure) -> bool:
    return any(foe.id != attack.attacker for foe in adjacent_foes(state, figure))


card(
    "verena-talos",
    many(
        CLOSE_QUARTERS,
        after(
            CLOSE_QUARTERS,
            Defeated,
            _take_it,
            when=both(_foe_beside_falls, _could_take_it),
            costs=(strain_cost(2),),
        ),
        surge(CLOSE_QUARTERS, when=granted(CLOSE_QUARTERS)),
    ),
    while_defending("duck-and-weave", _beside_another, evade=1),
)


# --- What makes it better -------------------------------------------------------------------------


def _at_close_quarters(state: Assault, use: Use, event: AttackDeclared) -> bool:
    return attacking(state, use, event) and the_attack(state).granted_by == CLOSE_QUARTERS


def _not_focused(state: Assault, use: Use) -> bool:
    return may_gain(state, me(state, use), Condition.FOCUSED)


card(
    "verena-talos-combat-momentum",
    after(
        "combat-momentum-advance",
        Defeated,
        lambda state, use: gain_points(state, me(state, use), 2),
        when=_foe_beside_falls,
        costs=(strain_cost(1),),
    ),
    before("combat-momentum-reposition", AbilityUsed, move_up_to(1), when=has_used(CLOSE_QUARTERS)),
)
card("verena-talos-student-of-battle", surge("student-of-battle", when=granted(CLOSE_QUARTERS)))
card(
    "verena-talos-master-operative",
    after(
        "master-operative",
        AttackDeclared,
        become(Condition.FOCUSED),
        when=both(_at_close_quarters, _not_focused),
        costs=(exhaust_cost(),),
    ),
)


# --- Create Opening, Improvised Cover, Point Blank Shot -------------------------------------------


def _cover(state: Assault, use: Use, event: ModifierTime) -> list[Figure]:
    return [foe for foe in adjacent_foes(state, me(state, use)) if foe.id != event.attacker]


@follows
def _hide_behind(state: Assault, pick: Pick, figure: Figure) -> None:
    the_attack(state).modify(state, AttackEffect(block=1))
    hurt(state, [figure], 1, by=pick.seat, source=pick.subject)


_with_a_pistol = made_with(weapons_with(ItemTrait.PISTOL))


def _point_blank(state: Assault, attack: Attack, figure: Figure) -> bool:
    """On a figure, not on an object (CORE-OBJECT-05)."""
    beside = attack.target in state.figures and target_adjacent(state, attack, figure)
    return beside and _with_a_pistol(state, attack, figure)


def _shoots_point_blank(state: Assault, use: Use, event: PoolsFormed) -> bool:
    return attacking(state, use, event) and _point_blank(state, the_attack(state), me(state, use))


def _other_colours(state: Assault, use: Use) -> list[str]:
    colours = (die.colour for die in the_attack(state).attack_dice)
    return list(dict.fromkeys(colour.value for colour in colours if colour is not Die.RED))


@follows
def _replace(state: Assault, pick: Pick, colour: str) -> None:
    the_attack(state).change_pool(state, "attack", added=[Die.RED], removed=[Die(colour)])


card(
    "verena-talos-create-opening",
    in_attack(
        "create-opening",
        choose_word(["less-block", "less-evade"], lower_defence),
        when=foe_beside_defends,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "verena-talos-improvised-cover",
    after(
        "improvised-cover",
        ModifierTime,
        choose(heard(ModifierTime, _cover), _hide_behind),
        when=defending,
        forced=True,
    ),
)
card(
    "verena-talos-point-blank-shot",
    many(
        "point-blank-shot",
        after(
            "point-blank-shot",
            PoolsFormed,
            choose_word(by_use(_other_colours), _replace),
            when=_shoots_point_blank,
        ),
        while_attacking("point-blank-shot", _point_blank, pierce=1),
    ),
)


# --- K'tara Maneuver ------------------------------------------------------------------------------


class BargeIn(Walk):
    """She goes into the space of a foe, pushes it out of there and shoots."""

    seat: Public[int] = 0
    foe: Public[int] = 0

    def push_foe(self, state: MissionState) -> None:
        foe, verena = state.figures.get(self.foe), state.figures.get(self.figure)
        if foe is not None and verena is not None and foe.space == verena.space:
            state.push(push_by(foe, 1, self.seat, [], must=True))

    def shoot(self, state: MissionState) -> None:
        verena = state.figures.get(self.figure)
        if verena is not None and can_attack_with(state, verena, ranged_weapons):
            state.push(weapon_attack(state, verena, ranged_weapons, must=True))

    steps: ClassVar[tuple[Step, ...]] = (Walk.step, push_foe, Walk.settle, shoot)


def _ways(state: Assault, verena: Figure) -> board.Reach:
    return board.reach(situation(state), mobile_piece(state, verena), 2, Manner.SPACES)


def _barged_at(state: Assault, verena: Figure) -> list[Figure]:
    """The small foes whose spaces she can get to and who have somewhere to go, be it the space that she leaves."""
    if not may_go(state, verena):
        return []
    ways = _ways(state, verena)
    return [
        foe
        for foe in foes(state, verena)
        if is_small(state, foe)
        and ways.cost_of_passing(Position(Space(foe.space))) is not None
        and (
            are_adjacent(state, verena, foe)
            or push_by(foe, 1, verena.seat, [], must=True).offer(state) is not None
        )
    ]


@follows
def _barge(state: Assault, pick: Pick, foe: Figure) -> None:
    verena = state.figures[pick.subject]
    path = _ways(state, verena).path(Position(Space(foe.space)), passing=True)
    state.push(
        BargeIn(
            figure=verena.id,
            path=[Spot.of(step.position) for step in path],
            start=Spot.of(position_of(verena)),
            seat=pick.seat,
            foe=foe.id,
        )
    )


card(
    "verena-talos-ktara-maneuver",
    special("ktara-maneuver", choose(_barged_at, _barge), attacks=True),
)


# --- Combat Mastery -------------------------------------------------------------------------------


class BothWeapons(Procedure):
    """An attack with a melee weapon and one with a ranged weapon, in either order, on different targets."""

    figure: Public[int]
    targets: Public[list[int]] = []
    melee: Public[bool] = False  # what the first attack was made with

    def first(self, state: MissionState) -> None:
        verena = state.figures[self.figure]
        if can_attack_with(state, verena, _either):
            state.push(weapon_attack(state, verena, _either, must=True))

    def receive(self, state: MissionState, child: Procedure) -> None:
        if isinstance(child, Attack) and child.target:
            self.targets.append(child.target)
            self.melee = child.melee

    def second(self, state: MissionState) -> None:
        verena = state.figures.get(self.figure)
        other = ranged_weapons if self.melee else melee_weapons
        if verena is not None and can_attack_with(state, verena, other, barred=self.targets):
            state.push(weapon_attack(state, verena, other, barred=self.targets, must=True))

    steps = (first, second)


def _either(state: Assault, figure: Figure) -> list[int]:
    return [*melee_weapons(state, figure), *ranged_weapons(state, figure)]


def _is_armed(state: Assault, use: Use) -> bool:
    return can_attack_with(state, me(state, use), _either)


card(
    "verena-talos-combat-mastery",
    special(
        "combat-mastery",
        lambda state, use: state.push(BothWeapons(figure=use.subject)),
        when=both(here, _is_armed),
        attacks=True,
        costs=(strain_cost(1),),
    ),
)
