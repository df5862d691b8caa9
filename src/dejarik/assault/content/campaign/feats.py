"""What the cards of heroes have in common: attacks with weapons of a kind, attribute tests, strain that is recovered,
and other abilities of the same hero that they refer to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute, rerollable
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeEvent,
    AttributeRolled,
    AttributeTest,
    attempt,
)
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.blocks import (
    Concerns,
    Do,
    InAttack,
    Part,
    When_,
    WhenHearing,
    after,
    attacking,
    both,
    here,
    it_is_me,
    me,
    the_attack,
)
from dejarik.assault.content.blocks.gear import weapon_traits
from dejarik.assault.content.picks import Pick
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack import (
    Attack,
    AttackEvent,
    AttackResolved,
    BeforeAttack,
    ModifierTime,
    attack_with,
    may_attack,
    weapons_of,
)
from dejarik.assault.rules.attack.numbers import NO_EFFECT
from dejarik.assault.rules.ground import are_adjacent, is_friendly, is_hostile
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.texts import SurgeCondition, Widening
from dejarik.assault.rules.values import keeps
from dejarik.kernel import IN_PLAY, Cost, How, Source, Use
from dejarik.kernel.abilities import AbilityUsed
from dejarik.kernel.effects import Effect, follows
from dejarik.kernel.records import copy

#: Which of its weapons a figure may use.
Weapons = Callable[[MissionState, Figure], list[int]]

# --- Weapons --------------------------------------------------------------------------------------


def melee_weapons(state: Assault, figure: Figure) -> list[int]:
    """The melee weapons of a hero, by their sources; bare hands are none."""
    return [id for id, weapon in weapons_of(state, figure).items() if id and weapon.melee and not weapon.bare]


def ranged_weapons(state: Assault, figure: Figure) -> list[int]:
    return [id for id, weapon in weapons_of(state, figure).items() if id and not weapon.melee]


def weapons_with(trait: ItemTrait) -> Weapons:
    """The weapons of a hero that have a trait."""

    def find(state: MissionState, figure: Figure) -> list[int]:
        return [id for id in weapons_of(state, figure) if id and trait in weapon_traits(state, id)]

    return find


def weapon_called(card: str) -> Weapons:
    """The weapon of a hero that is this card."""

    def find(state: MissionState, figure: Figure) -> list[int]:
        return [id for id in weapons_of(state, figure) if id and state.sources[id].key == card]

    return find


def made_with(weapons: Callable[[Any, Figure], list[int]]) -> InAttack:
    """The attack is made with one of these weapons of the attacker."""

    def holds(state: Assault, attack: Attack, figure: Figure) -> bool:
        return bool(attack.weapon) and attack.weapon in weapons(state, state.figures[attack.attacker])

    return holds


def attacks_with(weapons: Callable[[Any, Figure], list[int]]) -> WhenHearing[AttackEvent]:
    """The figure is the attacker, with one of these weapons."""
    fits = made_with(weapons)

    def holds(state: Assault, use: Use, event: AttackEvent) -> bool:
        return attacking(state, use, event) and fits(state, the_attack(state), me(state, use))

    return holds


def has_not_helped(state: Assault, use: Use, event: BeforeAttack) -> bool:
    """The card has not already made the attack possible: it is used once for an attack (CORE-ABILITY-04)."""
    return event.played != use.key


def granted(ability: str) -> SurgeCondition:
    """The attack is the one that an ability of this name grants."""

    def holds(state: Assault, attack: Attack, source: Source) -> bool:
        return attack.granted_by == ability and attack.attacker == source.subject

    return holds


def granted_attack(ability: str) -> Concerns:
    """The same for values of the attacker."""

    def holds(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        return attack is not None and attack.attacker == figure.id and granted(ability)(state, attack, source)

    return holds


class WeaponAttack(Effect[MissionState]):
    """The figure performs an attack with one of some weapons; possible if there is somebody to attack with one."""

    def __init__(self, weapons: Callable[[Any, Figure], list[int]], kind: dict[str, Any]) -> None:
        self._weapons, self._kind = weapons, kind

    def possible(self, state: MissionState, use: Use) -> bool:
        return here(state, use) and can_attack_with(state, me(state, use), self._weapons, **self._kind)

    def __call__(self, state: MissionState, acting: Any) -> None:
        figure = state.figures.get(acting.subject)
        if figure is not None and can_attack_with(state, figure, self._weapons, **self._kind):
            state.push(weapon_attack(state, figure, self._weapons, **self._kind))


def attack_using(weapons: Callable[[Any, Figure], list[int]], **kind: Any) -> WeaponAttack:
    """`attack_using(melee_weapons, must=True)`: the figure performs an attack with such a weapon."""
    return WeaponAttack(weapons, kind)


def can_attack_with(
    state: Assault, figure: Figure, weapons: Callable[[Any, Figure], list[int]], **kind: Any
) -> bool:
    allowed = weapons(state, figure)
    return bool(allowed) and may_attack(state, figure, asked=figure.seat, weapons=allowed, **kind)


def weapon_attack(
    state: Assault, figure: Figure, weapons: Callable[[Any, Figure], list[int]], **kind: Any
) -> Attack:
    """An attack with one of these weapons, of which the figure has at least one."""
    return copy(attack_with(state, figure, weapons=weapons(state, figure), **kind))


# --- During attacks -------------------------------------------------------------------------------


def adds(**results: int) -> Do[Assault]:
    """Added to the results of the attack in progress."""
    effect = AttackEffect(**results)  # type: ignore[arg-type]  # numbers alone
    return lambda state, use: the_attack(state).modify(state, effect)


def adds_die(query: str, die: Die) -> Do[Assault]:
    """A die more in the pool of the figure, `attack` or `defence`, for this attack."""

    def do(state: Assault, use: Use) -> None:
        name = f"{query}-{die.value}"
        state.modify(name, How.ADD, 1, subject=use.subject, until=state.scope("attack"))

    return do


def in_attack(
    name: str,
    do: Do[Any],
    *,
    when: When_[Assault] | WhenHearing[ModifierTime] = attacking,
    costs: tuple[Cost, ...] = (),
) -> Part:
    """ "While attacking" or "while defending" for a price: a change of the results, in step 4 (CORE-ATTACK-31)."""
    return after(name, ModifierTime, do, when=when, costs=costs)


def before_attack(
    name: str,
    change: Callable[[Any, Attack], None],
    *,
    when: WhenHearing[BeforeAttack],
    costs: tuple[Cost, ...],
    also: AttackEffect = NO_EFFECT,
) -> Part:
    """Before an attack is declared, for a price: it may be aimed at more (CORE-ATTACK-10), and `also` is added."""

    def do(state: Assault, use: Use) -> None:
        attack = the_attack(state)
        change(state, attack)
        attack.tally.add(also)  # the declaration tells of it

    usable = both(attacking, when)
    widening = Widening(change, lambda state, figure: keeps(state, figure.id, name))
    return replace(after(name, BeforeAttack, do, when=usable, costs=costs), widens=widening)


def a_friend_attacks(state: Assault, use: Use, event: AttackEvent) -> bool:
    """This figure or one friendly to it is the attacker."""
    attacker = state.figures.get(event.attacker)
    return here(state, use) and attacker is not None and is_friendly(state, me(state, use), attacker)


def another_attacks(state: Assault, use: Use, event: AttackEvent) -> bool:
    """A friend is the attacker, and not this figure."""
    return event.attacker != use.subject and a_friend_attacks(state, use, event)


def a_foe_attacks(state: Assault, use: Use, event: AttackEvent) -> bool:
    attacker = state.figures.get(event.attacker)
    return here(state, use) and attacker is not None and is_hostile(state, me(state, use), attacker)


def foe_beside_defends(state: Assault, use: Use, event: AttackEvent) -> bool:
    """A hostile figure next to this one is the target, whoever attacks."""
    target = state.figures.get(event.target)
    return (
        here(state, use)
        and target is not None
        and is_hostile(state, me(state, use), target)
        and are_adjacent(state, me(state, use), target)
    )


@follows
def lower_defence(state: Assault, pick: Pick, result: str) -> None:
    """One of the words `less-block` and `less-evade`."""
    the_attack(state).modify(
        state, AttackEffect(block=-1) if result == "less-block" else AttackEffect(evade=-1)
    )


def suffered(least: int) -> Callable[[Any, Use, AttackResolved], bool]:
    """The target has suffered so much damage in the attack."""

    def holds(state: Assault, use: Use, event: AttackResolved) -> bool:
        return event.damage >= least

    return holds


def unhurt(state: Assault, use: Use, event: AttackResolved) -> bool:
    """The target has suffered no damage in the attack."""
    return not event.damage


def target_defeated(state: Assault, use: Use, event: AttackResolved) -> bool:
    """The target was a figure and has been defeated."""
    return event.defeated


# --- Attributes -----------------------------------------------------------------------------------


def tests(attribute: Attribute, then: Callable[[Any, AttributeTest], None]) -> Do[MissionState]:
    """The hero tests an attribute; `then(state, test)` hears how it went."""

    def do(state: MissionState, acting: Any) -> None:
        try_attribute(state, acting, attribute, then)

    return do


def try_attribute(
    state: MissionState,
    acting: Use | Pick,
    attribute: Attribute,
    then: Callable[[Any, AttributeTest], None],
    *,
    about: int = 0,
) -> None:
    """The hero whose ability it is tests an attribute because of it."""
    figure = state.figures[acting.subject]
    attempt(state, figure, [attribute], then, about=about, key=acting.key, ability=acting.ability)


def behind(state: MissionState, test: AttributeTest) -> Use:
    """The ability that demanded a test, for the choices that follow from it."""
    seat = state.heroes[test.figure].seat
    return Use(source=0, key=test.key, ability=test.ability, seat=seat, subject=test.figure)


def testing(*attributes: Attribute) -> WhenHearing[AttributeEvent]:
    """The hero itself tests one of these attributes."""

    def holds(state: MissionState, use: Use, event: AttributeEvent) -> bool:
        return it_is_me(state, use, event) and event.attribute in (attributes or tuple(Attribute))

    return holds


def may_reroll_test(
    name: str,
    *,
    dice: int = 1,
    when: When_[MissionState] | WhenHearing[AttributeRolled] = it_is_me,
    costs: tuple[Cost, ...] = (),
) -> Part:
    """Rerolls of up to so many dice of an attribute test; 0: of any number."""
    return after(name, AttributeRolled, rerolls_test(dice), when=both(_dice_left, when), costs=costs)


def rerolls_test(dice: int = 1) -> Do[MissionState]:
    return lambda state, use: state.push(RerollAttribute(seat=use.seat, most=dice))


def _dice_left(state: MissionState, use: Use) -> bool:
    return bool(rerollable(state.the(AttributeTest)))


def adds_test_die(die: Die) -> Do[MissionState]:
    """A die more in the pool of the test that begins."""
    return lambda state, use: state.the(AttributeTest).extra.append(die)


# --- Strain and other abilities -------------------------------------------------------------------


def recovers_strain(amount: int) -> Do[MissionState]:
    """The hero recovers strain (CORE-RECOVER-04)."""
    return lambda state, use: recover_strain(state, me(state, use), amount)


def note_use(state: Assault, use: Use | Pick, scope: str) -> None:
    """Remember that a hero has used an ability, also when the sheet is turned meanwhile."""
    state.count_use(state.scope(scope), _counter(use.subject, use.ability))


def times_used(state: Assault, figure: Figure, ability: str, scope: str) -> int:
    """How often a hero has used an ability of which that is remembered."""
    return state.used(state.scope(scope), _counter(figure.id, ability))


def _counter(figure: int, ability: str) -> str:
    return f"{figure}:{ability}"


def has_card(state: Assault, figure: Figure, card: str) -> bool:
    """Whether a card that changes an ability of its hero counts now (CORE-CARD-03)."""
    return any(
        source.key == card and source.subject == figure.id and source.zone == IN_PLAY
        for source in state.sources.values()
    )


def has_used(ability: str) -> WhenHearing[AbilityUsed]:
    """The hero has used an ability of that name, which is resolved now."""

    def holds(state: MissionState, use: Use, event: AbilityUsed) -> bool:
        return event.subject == use.subject and event.ability == ability

    return holds
