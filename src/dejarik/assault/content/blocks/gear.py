"""What is printed as numbers on the cards of heroes: weapons, modifications, and what adds to the hero's own values.

What a weapon adds counts in attacks with it, what a modification adds in attacks with the weapon that it is on
(CORE-ATTACK-56, CORE-ITEM-07); everything else counts in all attacks of the hero.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.values import borrows_surges
from dejarik.assault.facts.campaign_cards import Gear, ImperialClassCard
from dejarik.assault.facts.campaign_library import all_campaign_cards
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.facts.cards import AttackProfile, AttackType, Bonus, Keyword, PrintedKeyword, Stat
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.attack import Attack, Weapon
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import keeps
from dejarik.kernel import Constant, How, Source
from dejarik.kernel.queries import on_itself

BONUS_QUERIES = {
    Stat.DAMAGE: "attack-damage",
    Stat.SURGE: "attack-surge",
    Stat.ACCURACY: "attack-accuracy",
    Stat.BLOCK: "defence-block",
    Stat.EVADE: "defence-evade",
    Stat.DODGE: "defence-dodge",
}
_INCREASES = ("health", "endurance", "speed")


def weapon_on(printed: object) -> Callable[[MissionState, Figure], Weapon] | None:
    """What a figure with this card may attack with."""
    profile = printed.attack if isinstance(printed, Gear) and printed.kind.weapon is not None else None
    return None if profile is None else _weapon(profile)


def _weapon(profile: AttackProfile) -> Callable[[MissionState, Figure], Weapon]:
    melee = profile.type is AttackType.MELEE
    attribute = profile.attribute
    if attribute is not None:  # the dice of the side that counts now
        return lambda state, figure: Weapon(melee, side_of(figure.card).attribute(attribute))
    weapon = Weapon(melee, profile.dice, profile.choice)
    return lambda state, figure: weapon


def counts_in(printed: object) -> Callable[[MissionState, int], bool] | None:
    """Whether the surge abilities of a card count in the attack under way."""
    if not isinstance(printed, Gear) or not _is_of_a_weapon(printed):
        return None
    if printed.kind.weapon is None or not printed.traits:
        return in_hand
    traits = printed.traits
    return lambda state, id: in_hand(state, id) or _is_borrowed(state, id, traits)


def in_hand(state: MissionState, id: int) -> bool:
    """Whether the attack under way is made with this weapon, or with the one that this modification is on."""
    attack = state.find(Attack)
    return attack is not None and attack.weapon == state.fitted.get(id, id) and not attack.copies


def _is_borrowed(state: MissionState, id: int, traits: tuple[ItemTrait, ...]) -> bool:
    """Whether the attacker may use the surge abilities of this other weapon, which shares a trait with the one in
    hand."""
    attack = state.find(Attack)
    if attack is None or state.sources[id].subject != attack.attacker or not attack.weapon:
        return False
    held = weapon_traits(state, attack.weapon)
    return any(trait in held and borrows_surges[trait](state, attack.attacker) for trait in traits)


def weapon_traits(state: MissionState, id: int) -> tuple[ItemTrait, ...]:
    """The traits of a weapon, by its source."""
    return _traits(state.sources[id].key)


@cache
def _traits(key: str) -> tuple[ItemTrait, ...]:
    return next(
        (card.traits for card in all_campaign_cards() if card.id == key and isinstance(card, Gear)), ()
    )


def _is_of_a_weapon(printed: object) -> bool:
    return isinstance(printed, Gear) and (
        printed.kind.weapon is not None or printed.kind.modifies is not None
    )


def gear_constants(printed: object) -> tuple[Constant, ...]:
    """What a card of a hero or an Imperial Class card adds by its numbers alone."""
    if isinstance(printed, Gear):
        profile = printed.attack
        own = _constants(printed.bonuses, printed.keywords)
        if profile is not None:
            own = (*own, *_constants(profile.bonuses, profile.keywords))
        if _is_of_a_weapon(printed):
            own = tuple(_narrowed(constant) for constant in own)
        return (*own, *_increases(printed))
    if isinstance(printed, ImperialClassCard):
        dice = tuple(Constant(f"defence-{die.value}", How.ADD, 1) for die in printed.defence)
        return (*_constants(printed.bonuses, printed.keywords), *dice, *_increases(printed))
    return ()


def _constants(bonuses: tuple[Bonus, ...], keywords: tuple[PrintedKeyword, ...]) -> tuple[Constant, ...]:
    found = [Constant(BONUS_QUERIES[bonus.stat], How.ADD, bonus.amount) for bonus in bonuses]
    found += [
        Constant(f"attack-{each.keyword.value}", How.ADD, each.value or 1)
        for each in keywords
        if each.keyword not in (Keyword.MASSIVE, Keyword.MOBILE, Keyword.HABITAT)
    ]
    found += [Constant("is-mobile", How.ALLOW) for each in keywords if each.keyword is Keyword.MOBILE]
    return tuple(found)


def _increases(printed: Any) -> tuple[Constant, ...]:
    """Those of a MEDICAL card can be lost like its text: it does nothing for some."""
    medical = isinstance(printed, Gear) and ItemTrait.MEDICAL in printed.traits and bool(printed.effects)
    when = _kept(printed.effects[0].name) if medical else on_itself
    return tuple(
        Constant(name, How.ADD, amount, when)
        for name in _INCREASES
        if (amount := getattr(printed.increase, name))
    )


def _kept(effect: str) -> Callable[[MissionState, Source, int, int], bool]:
    return lambda state, source, id, subject: source.subject == subject and keeps(state, subject, effect)


def _narrowed(constant: Constant) -> Constant:
    """The same, in attacks of its figure with this weapon alone."""

    def when(state: MissionState, source: Source, id: int, subject: int) -> bool:
        return source.subject == subject and in_hand(state, id)

    return Constant(constant.query, constant.how, constant.value, when)
