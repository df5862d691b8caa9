"""Attacks for property tests, and rolls written as people say them."""

from __future__ import annotations

import re

from hypothesis import strategies as st

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    Conversion,
    Goal,
    PowerToken,
    RerollEffect,
    Side,
    SurgeAbility,
    TargetKind,
    Will,
)
from dejarik.assault.dice.faces import DicePool, Die, DieKind, Symbol, Symbols, total

ATTACK_DICE = (Die.RED, Die.BLUE, Die.GREEN, Die.YELLOW)
DEFENCE_DICE = (Die.BLACK, Die.WHITE)

conditions = st.frozensets(st.sampled_from(list(Condition)), max_size=2)

modifiers = st.builds(
    AttackEffect,
    damage=st.integers(-2, 2),
    surge=st.integers(-1, 1),
    accuracy=st.integers(-2, 2),
    block=st.integers(-1, 1),
    evade=st.integers(-1, 1),
    dodge=st.sampled_from([0, 0, 0, -1, 1]),
    pierce=st.integers(0, 2),
    blast=st.integers(0, 1),
    cleave=st.integers(0, 1),
    recover_damage=st.integers(0, 1),
    recover_strain=st.integers(0, 1),
    conditions=conditions,
)

surge_effects = st.builds(
    AttackEffect,
    damage=st.integers(0, 2),
    accuracy=st.integers(-2, 3),
    pierce=st.integers(0, 2),
    block=st.sampled_from([0, 0, -1]),
    dodge=st.sampled_from([0, 0, 0, -1]),
    blast=st.sampled_from([0, 0, 1]),
    cleave=st.sampled_from([0, 0, 2]),
    recover_damage=st.sampled_from([0, 0, 2]),
    recover_strain=st.sampled_from([0, 0, 1]),
    conditions=conditions,
)

surges = st.lists(
    st.builds(SurgeAbility, effect=surge_effects, cost=st.sampled_from([1, 1, 2])), max_size=3
).map(tuple)

rerolls = st.builds(
    RerollEffect, side=st.sampled_from(Side), kind=st.sampled_from(DieKind), up_to=st.integers(1, 2)
)

conversions = st.builds(
    Conversion,
    side=st.sampled_from(Side),
    source=st.sampled_from(Symbol),
    result=st.sampled_from(Symbol),
    up_to=st.sampled_from([None, 1]),
    will=st.sampled_from(Will),
)


def pools(dice: tuple[Die, ...], least: int, most: int) -> st.SearchStrategy[DicePool]:
    return st.lists(st.sampled_from(dice), min_size=least, max_size=most).map(
        lambda chosen: DicePool(tuple(chosen))
    )


@st.composite
def attacks(
    draw: st.DrawFn,
    *,
    most_attack: int = 2,
    most_defence: int = 2,
    most_rerolls: int = 0,
    most_conversions: int = 0,
) -> AttackNumbers:
    """Any attack of that size."""
    health = draw(st.none() | st.integers(1, 6))
    goals = [goal for goal in Goal if health is not None or goal is not Goal.DEFEAT]
    return AttackNumbers(
        attack_pool=draw(pools(ATTACK_DICE, 1, most_attack)),
        defence_pool=draw(pools(DEFENCE_DICE, 0, most_defence)),
        distance=draw(st.none() | st.integers(0, 6)),
        modifiers=draw(st.just(AttackEffect()) | modifiers),
        surges=draw(surges),
        rerolls=tuple(draw(st.lists(rerolls, max_size=most_rerolls))),
        conversions=tuple(draw(st.lists(conversions, max_size=most_conversions))),
        attacker_conditions=draw(conditions),
        target_conditions=draw(conditions),
        attacker_token=draw(st.sampled_from([None, PowerToken.DAMAGE, PowerToken.SURGE])),
        defender_token=draw(st.sampled_from([None, PowerToken.BLOCK, PowerToken.EVADE])),
        target=draw(st.sampled_from(TargetKind)),
        health=health,
        goal=draw(st.sampled_from(goals)),
    )


def rolled(*dice: str) -> Symbols:
    """`rolled("blue: 3 accuracy, 1 damage", "black: 2 block")`: these faces together; each must exist."""
    faces = []
    for written in dice:
        colour, _, symbols = written.partition(":")
        found = {name: int(number) for number, name in re.findall(r"(\d+) (\w+)", symbols)}
        face = Symbols(**found)
        assert face in Die(colour).faces, f"the {colour} die has no face with {symbols or 'nothing'}"
        faces.append(face)
    return total(faces)
