"""Jyn Odan, Sly Smuggler: her sheet and her class deck."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.heroes import tokens_of
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.supply import SupplyDrawn, discard_supply, draw_supply
from dejarik.assault.content.blocks import (
    after,
    always_on,
    attacking,
    both,
    card,
    defending,
    exhaust_cost,
    it_is_me,
    many,
    may,
    me,
    rule,
    strain_cost,
    surge,
    the_attack,
)
from dejarik.assault.content.campaign.between import more_items
from dejarik.assault.content.campaign.feats import (
    adds,
    before_attack,
    can_attack_with,
    granted,
    granted_attack,
    in_attack,
    may_reroll_test,
    note_use,
    ranged_weapons,
    suffered,
    target_defeated,
    times_used,
    weapon_attack,
    weapons_with,
)
from dejarik.assault.content.choosing import choose_word
from dejarik.assault.content.phrases import in_this_attack, move_up_to
from dejarik.assault.content.picks import Pick, pick_word
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved, BeforeAttack, ModifierTime
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import is_hostile, piece, situation
from dejarik.assault.rules.names import name_effect
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Use, text
from dejarik.kernel.effects import follows

# --- Her sheet ------------------------------------------------------------------------------------

_pistols = weapons_with(ItemTrait.PISTOL)


def _foe_in_sights(state: MissionState, use: Use, event: ActivationBegins) -> bool:
    """As often a round as she has activation tokens."""
    jyn, foe = me(state, use), state.figures.get(event.figure)
    return (
        foe is not None
        and is_hostile(state, jyn, foe)
        and times_used(state, jyn, "quick-draw", "round") < tokens_of(state, state.heroes[jyn.id])
        and can_attack_with(state, jyn, _pistols, only=[event.figure])
    )


def _draw(state: MissionState, use: Use, event: ActivationBegins) -> None:
    note_use(state, use, "round")
    state.push(
        weapon_attack(
            state, me(state, use), _pistols, only=[event.figure], must=True, granted_by="quick-draw"
        )
    )


card(
    "jyn-odan",
    after("quick-draw", ActivationBegins, _draw, when=_foe_in_sights, costs=(strain_cost(2),)),
    after("opportunist", AttackResolved, move_up_to(1), when=both(attacking, suffered(1))),
)
card("jyn-odan-quick-as-a-whip", after("quick-as-a-whip", AttackResolved, move_up_to(1), when=defending))
card("jyn-odan-sidewinder", after("sidewinder", AttackResolved, move_up_to(2), when=attacking))
card(
    "jyn-odan-cheap-shot",
    many(
        "cheap-shot",
        always_on("cheap-shot", "attack-damage", 1, who=granted_attack("quick-draw")),
        surge("cheap-shot", when=granted("quick-draw")),
    ),
)


# --- Smuggler's Luck ------------------------------------------------------------------------------


def _another_is_left(state: MissionState, use: Use, event: SupplyDrawn) -> bool:
    return it_is_me(state, use, event) and event.source in state.sources and bool(state.supply)


def _try_another(state: MissionState, use: Use, event: SupplyDrawn) -> None:
    discard_supply(state, event.source)
    draw_supply(state, me(state, use))


card(
    "jyn-odan-smugglers-luck",
    may_reroll_test("lucky-test", dice=0, costs=(exhaust_cost(),)),
    after("lucky-find", SupplyDrawn, _try_another, when=_another_is_left, costs=(exhaust_cost(),)),
    more_items("good-contacts", of_each_deck=False),
)


# --- Roll With It, Get Cocky ----------------------------------------------------------------------


def _roll_with_it(state: Assault, use: Use) -> None:
    adds(block=1)(state, use)
    state.enter("jyn-odan-roll-with-it-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


def _has_block(state: Assault, use: Use) -> bool:
    return the_attack(state).blocks > 0


@follows
def _evade(state: Assault, pick: Pick, word: str) -> None:
    """One block after another, as many as she likes."""
    attack = the_attack(state)
    attack.modify(state, AttackEffect(block=-1, evade=1))
    if attack.blocks > 0:
        pick_word(state, pick, ["block-to-evade"], _evade, may=True)


@follows
def _enjoy(state: MissionState, pick: Pick, word: str) -> None:
    jyn = state.figures[pick.subject]
    if word == "recover-2-strain":
        recover_strain(state, jyn, 2)
    else:
        gain_condition(state, jyn, Condition.FOCUSED)


card(
    "jyn-odan-roll-with-it",
    after("roll-with-it", AttackDeclared, _roll_with_it, when=defending, costs=(strain_cost(1),)),
)
rule(
    "jyn-odan-roll-with-it-lasting",
    after(
        "roll-with-it",
        ModifierTime,
        choose_word(["block-to-evade"], _evade),
        when=both(defending, in_this_attack, _has_block),
    ),
)
name_effect("jyn-odan-roll-with-it-lasting", "roll-with-it", text("effect-convert-block").id)
card(
    "jyn-odan-get-cocky",
    after(
        "get-cocky",
        AttackResolved,
        choose_word(["recover-2-strain", "become-focused"], _enjoy),
        when=both(attacking, target_defeated),
        costs=(exhaust_cost(),),
    ),
)


# --- Gunslinger, Trick Shot -----------------------------------------------------------------------


def _aim_from_near(state: Assault, attack: Attack) -> None:
    jyn = state.figures[attack.attacker]
    if attack.weapon in ranged_weapons(state, jyn):
        within = board.spaces_within(situation(state), piece(state, jyn), 3)
        attack.sight_from = [int(space) for space in board.each(within)]


def _with_a_ranged_weapon(state: Assault, use: Use, event: BeforeAttack) -> bool:
    attack = the_attack(state)
    return attack.weapon in ranged_weapons(state, me(state, use)) and not attack.sight_from


card(
    "jyn-odan-gunslinger",
    may("borrowed-tricks", "borrows-surges-pistol"),
    in_attack("show-off", adds(surge=1), costs=(strain_cost(1), exhaust_cost())),
)
card(
    "jyn-odan-trick-shot",
    before_attack("trick-shot", _aim_from_near, when=_with_a_ranged_weapon, costs=(strain_cost(1),)),
)
