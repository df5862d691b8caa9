"""Deployment cards of the core set: what their figures can do."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    after,
    attacking,
    card,
    could_attack,
    defending,
    it_is_me,
    many,
    may,
    may_reroll,
    me,
    special,
    the_attack,
    while_attacking,
    while_others_defend,
)
from dejarik.assault.content.conditions import (
    beside_friendly,
    friendly_beside_target_space,
    target_within,
)
from dejarik.assault.content.picks import Pick, follows, pick_target
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.conditions import gain_condition
from dejarik.assault.rules.damage import Defeated, hurt, strain
from dejarik.assault.rules.ground import foes, members, sees
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Use

# --- Stormtroopers ---------------------------------------------------------------------------------------------------


@follows
def focus(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


def last_stand(state: Assault, use: Use) -> None:
    pick_target(state, use, members(state, use.event(state).group), focus)


card("stormtrooper", may_reroll("squad-training", when=beside_friendly(Trait.TROOPER)))
card(
    "stormtrooper-elite",
    may_reroll("squad-training", when=beside_friendly(Trait.TROOPER)),
    after("last-stand", Defeated, last_stand, when=it_is_me, forced=True, posthumous=True),
)


# --- Darth Vader -----------------------------------------------------------------------------------------------------


def seen_foes(state: Assault, figure: Figure) -> list[Figure]:
    return [foe for foe in foes(state, figure) if sees(state, figure, foe)]


def brutality(state: Assault, use: Use) -> None:
    state.push(AttackSeries(figure=use.subject, seat=use.seat, count=2, distinct=True))


@follows
def choke(state: Assault, pick: Pick, figure: Figure) -> None:
    strain(state, figure, 1, by=pick.seat)
    hurt(state, [figure], 2, by=pick.seat, source=pick.subject)


card(
    "darth-vader-lord-of-the-sith",
    special("brutality", brutality, when=could_attack(), attacks=True),
    special(
        "force-choke",
        lambda state, use: pick_target(state, use, seen_foes(state, me(state, use)), choke),
        when=lambda state, use: bool(seen_foes(state, me(state, use))),
    ),
    may_reroll("foresight", defence=True, side=defending),
)


# --- Rebel troopers, Trandoshan hunters, royal guards -----------------------------------------------------------------


def relentless(state: Assault, use: Use) -> None:
    target = state.figures.get(use.event(state).target)
    if target is not None:
        strain(state, target, 1, by=use.seat)


card(
    "trandoshan-hunter",
    after(
        "relentless",
        AttackDeclared,
        relentless,
        when=lambda state, use: attacking(state, use) and target_within(3)(state, the_attack(state), me(state, use)),
        forced=True,
    ),
    while_attacking("scattergun", target_within(1), damage=1),
)
card(
    "royal-guard",
    while_others_defend("protector", friendly_beside_target_space, once=True, block=1),
    after(
        "vengeance",
        Defeated,
        lambda state, use: gain_condition(state, me(state, use), Condition.FOCUSED),
        when=lambda state, use: use.subject in use.event(state).near,
        forced=True,
    ),
)
card("fenn-signis-skirmish", many("assault", may("assault", "attacks-freely")))
