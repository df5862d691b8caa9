"""Armored Onslaught: heavy weapons, vehicles and droids."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import spend_threat, threat_cost
from dejarik.assault.content.blocks import (
    after,
    both,
    card,
    defending,
    deplete_cost,
    during,
    exhaust_cost,
    exhaust_it,
    is_exhausted,
    many,
    me,
    ready_it,
    rule,
    special,
    surge,
    the_attack,
    using,
)
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    ONCE_PER_ATTACK,
    an_imperial_acts,
    declared,
    imperial_attacks,
    imperial_concerned,
    imperial_defends,
    imperials,
    lasts_for_the_attack,
    ranged,
    rebel_figures,
    side_rerolls,
    spaces_within,
)
from dejarik.assault.content.choosing import anywhere, choose_group, choose_space
from dejarik.assault.content.phrases import in_this_attack, roll, things_near
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.content.pools import ATTACK, AddDie, TakeDieOut
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.active import gain_actions
from dejarik.assault.rules.attack import Attack, AttackEvent, ModifierTime, PoolsFormed
from dejarik.assault.rules.events import ActivationOver, Deployed
from dejarik.assault.rules.figures.damage import Cause, Damaged, hurt, recover
from dejarik.assault.rules.figures.groups import ready_group
from dejarik.assault.rules.ground import are_adjacent, members
from dejarik.assault.rules.names import name_effect
from dejarik.assault.rules.printed import Trait
from dejarik.assault.rules.state import Figure, Group
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import How, Source, Use, text
from dejarik.kernel.effects import follows

HEAVY = (Trait.HEAVY_WEAPON, Trait.VEHICLE)

# --- Explosive Munitions, Heavy Firepower ---------------------------------------------------------

MUNITIONS = "armored-onslaught-explosive-munitions"


def _load(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(blast=1))
    lasts_for_the_attack(state, use)


def _swap(state: MissionState, use: Use) -> None:
    state.push(TakeDieOut(seat=use.seat, name=ATTACK), AddDie(seat=use.seat, name=ATTACK, colours=[Die.RED]))


def _concentrate(state: MissionState, use: Use) -> None:
    """The die may be one that Explosive Munitions have brought, so it is taken when the dice lie there."""
    attack = the_attack(state)
    attack.change_pool(state, ATTACK, removed=[Die.RED])
    attack.modify(state, AttackEffect(damage=3))


def _red_is_there(state: MissionState, use: Use) -> bool:
    return any(die.colour is Die.RED for die in the_attack(state).attack_dice)


card(MUNITIONS, declared("explosive-munitions", _load, when=both(imperial_attacks, ranged)))
rule(f"{MUNITIONS}-lasting", after("explosive-munitions", PoolsFormed, _swap, when=in_this_attack))
name_effect(f"{MUNITIONS}-lasting", "explosive-munitions", text("effect-red-die").id)
card(
    "armored-onslaught-heavy-firepower",
    after(
        "heavy-firepower",
        PoolsFormed,
        _concentrate,
        when=both(imperial_attacks, ranged, _red_is_there),
        costs=EXHAUST,
    ),
)


# --- Armor Corps ----------------------------------------------------------------------------------


def _trooper_beside_armour(state: MissionState, use: Use, event: AttackEvent) -> bool:
    target = state.figures.get(event.target)
    return (
        target is not None
        and target in imperials(state)
        and has_trait(state, target, Trait.TROOPER)
        and any(
            are_adjacent(state, target, other) and has_trait(state, other, Trait.DROID, *HEAVY)
            for other in imperials(state)
        )
    )


card(
    "armored-onslaught-armor-corps",
    side_rerolls("armor-corps", defence=True, when=_trooper_beside_armour, costs=(), limit=ONCE_PER_ATTACK),
)


# --- Automated Repairs ----------------------------------------------------------------------------


def _is_ready(state: MissionState, attack: Attack, source: Source) -> bool:
    return not is_exhausted(state, using(state, source))


def _repair_now(state: MissionState, attack: Attack, source: Source) -> None:
    exhaust_it(state, using(state, source))
    figure = state.figures.get(attack.attacker)
    if figure is not None:
        recover(state, figure, 2)


def _is_damaged(state: MissionState, use: Use) -> bool:
    return me(state, use).damage > 0


def _repair(state: MissionState, use: Use) -> None:
    recover(state, me(state, use), 1)


card(
    "armored-onslaught-automated-repairs",
    surge("automated-repairs-surge", now=_repair_now, when=_is_ready),
    special("automated-repairs-action", _repair, when=_is_damaged, costs=EXHAUST),
)


# --- Explosive Entry, Mortar ----------------------------------------------------------------------


def _met(state: MissionState, figure: Figure) -> list[int]:
    return [other.id for other in rebel_figures(state) if are_adjacent(state, figure, other)]


def _meets_rebels(state: MissionState, use: Use, event: Deployed) -> bool:
    return bool(_met(state, state.figures[event.figure]))


def _burst_in(state: MissionState, use: Use, event: Deployed) -> None:
    """Weakened also without damage: it is no keyword of an attack."""
    met = _met(state, state.figures[event.figure])
    (face,) = roll(state, Die.GREEN)
    state.push(Suffer(figures=met, by=EMPIRE, damage=face.damage, conditions=[Condition.WEAKENED]))


card(
    "armored-onslaught-explosive-entry",
    after(
        "explosive-entry",
        Deployed,
        _burst_in,
        when=both(imperial_concerned, _meets_rebels),
        costs=EXHAUST,
    ),
)


@follows
def _fire(state: MissionState, pick: Pick, space: int) -> None:
    (face,) = roll(state, Die.RED)
    hurt(state, things_near(state, space, 1), face.damage, by=EMPIRE, source=pick.subject)


card(
    "armored-onslaught-mortar",
    special("mortar", choose_space(spaces_within(3), _fire), when=an_imperial_acts, costs=EXHAUST),
)


# --- Reactive Armor -------------------------------------------------------------------------------


def _black_evade(state: MissionState, use: Use) -> bool:
    return any(die.colour is Die.BLACK and die.symbols.evade for die in the_attack(state).defence_dice)


def _react(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(block=2))


card(
    "armored-onslaught-reactive-armor",
    after("reactive-armor", ModifierTime, _react, when=both(defending, _black_evade), forced=True),
)


# --- Power to Shields -----------------------------------------------------------------------------

SHIELDS = "armored-onslaught-power-to-shields"


def _keywords() -> list[str]:
    printed = words({"pierce": True, "blast": True, "cleave": True})
    return [*printed, *(condition.value for condition in Condition)]


def _shield(state: MissionState, use: Use) -> None:
    pick_word(state, use, _keywords(), _shielded, amount=use.source)


@follows
def _shielded(state: MissionState, pick: Pick, word: str) -> None:
    """Pierce counts with the damage; everything else takes effect when the damage has been suffered."""
    attack, ends = the_attack(state), state.scope("attack")
    if word == "pierce":
        state.modify("defence-pierce", How.ADD, _ALL, subject=attack.target, until=ends)
    else:
        state.enter(f"{SHIELDS}-lasting", pick.seat, subject=attack.target, until=ends)
        state.memory[_NAMED] = _keywords().index(word)
    if state.threat:
        pick_word(state, pick, ["spend-threat"], _recharge, may=True, amount=pick.amount)


_ALL = 99  # more Pierce than any attack has
_NAMED = "power-to-shields"


@follows
def _recharge(state: MissionState, pick: Pick, word: str) -> None:
    spend_threat(state, 1)
    ready_it(state, using(state, pick.amount))


def _is_that_damage(state: MissionState, use: Use, event: Damaged) -> bool:
    return in_this_attack(state, use) and event.cause is Cause.ATTACK and event.target == use.subject


def _absorb(state: MissionState, use: Use) -> None:
    tally, word = the_attack(state).tally, _keywords()[state.memory.pop(_NAMED, 0)]
    if word == "blast":
        tally.blast = 0
    elif word == "cleave":
        tally.cleave = []
    else:
        tally.conditions = [condition for condition in tally.conditions if condition.value != word]


card(SHIELDS, after("power-to-shields", ModifierTime, _shield, when=imperial_defends, costs=EXHAUST))
rule(
    f"{SHIELDS}-lasting",
    after("power-to-shields", Damaged, _absorb, when=_is_that_damage, forced=True, posthumous=True),
)


# --- Rapid Dominance ------------------------------------------------------------------------------


def _heavy_acts(state: MissionState, use: Use) -> bool:
    return an_imperial_acts(state, use) and has_trait(state, me(state, use), *HEAVY)


def _press_on(state: MissionState, use: Use) -> None:
    gain_actions(state, 1)


def _exhausted_armour(state: MissionState) -> list[Group]:
    return [
        group
        for group in state.groups.values()
        if group.seat == EMPIRE
        and not group.ready
        and any(has_trait(state, figure, *HEAVY) for figure in members(state, group.id))
    ]


@follows
def _roll_on(state: MissionState, pick: Pick, group: Group) -> None:
    ready_group(state, group)


_ROLL_ON = choose_group(anywhere(_exhausted_armour), _roll_on)
_PRICE = (threat_cost(3), deplete_cost())

card(
    "armored-onslaught-rapid-dominance",
    during(
        "rapid-dominance-extra-action",
        _press_on,
        when=_heavy_acts,
        costs=(threat_cost(2), exhaust_cost()),
    ),
    many(
        "rapid-dominance-ready-group",
        during("rapid-dominance-ready-group", _ROLL_ON, when=an_imperial_acts, costs=_PRICE),
        after("rapid-dominance-ready-group", ActivationOver, _ROLL_ON, costs=_PRICE),
    ),
)
