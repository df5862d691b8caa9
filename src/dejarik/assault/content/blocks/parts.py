"""The parts of a card's text, and putting them together with what is printed as numbers.

Bonuses, keywords and surges come from the data by themselves; parts carry the effects by their printed names, so that a
card is complete when each of its effects has one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from dejarik.assault.content.blocks.gear import BONUS_QUERIES, counts_in, gear_constants, weapon_on
from dejarik.assault.facts.campaign_cards import Gear, HeroSheet, HeroSide, ImperialClassCard
from dejarik.assault.facts.campaign_library import all_campaign_cards, every_card
from dejarik.assault.facts.cards import Card, ConditionCard, EffectKind, Keyword, When
from dejarik.assault.facts.hero_sides import wounded_side
from dejarik.assault.rules.attack import Attack, Weapon
from dejarik.assault.rules.figures.conditions import gain_power, gain_power_of_choice
from dejarik.assault.rules.names import LASTING
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.texts import CardDefinition, Surge, SurgeEffect, Vantage, Widening, write
from dejarik.authoring.mistakes import mistake, unknown
from dejarik.kernel import Ability, Constant, How, Source, Text, text
from dejarik.kernel.abilities import takes_event

#: Effects of these kinds change how armies are built, which `skirmish.armies` knows.
BUILT_ELSEWHERE = (EffectKind.DECK_BUILDING,)


@dataclass(frozen=True, slots=True)
class Part:
    """One effect of a card, by its printed name."""

    name: str
    abilities: tuple[Ability[Any], ...] = ()
    constants: tuple[Constant, ...] = ()
    surge: Surge | None = None
    lends_surges: Callable[[Any, Any, int, Any], bool] | None = None
    bars_target: Callable[[Any, Any, Any], bool] | None = None
    interactions: Callable[[Any, Any], list[Any]] | None = None
    bars_interaction: Callable[[Any, Any, Any], bool] | None = None
    exits: Callable[[Any, Any], list[int]] | None = None
    vantage: Callable[[Any, Any, Any], Vantage | None] | None = None
    widens: Widening | None = None
    discounts: Callable[[Any, str], int] | None = None
    reinforcement_discounts: Callable[[Any, str], int] | None = None
    by_hand: bool = False
    covert: int = 0
    exposes: Callable[[Any, Any, Any, Any], bool] | None = None
    sight_past: Callable[[Any, Any, Any], list[Any]] | None = None
    weapon: Callable[[Any, Any], Weapon | None] | None = None


_DONE: dict[str, set[str]] = {}


def card(id: str, *parts: Part) -> None:
    """The text of a card with figures, of an upgrade, a form or a companion."""
    printed = printed_card(id)
    names = [effect.name for effect in printed.effects]
    for part in parts:
        if part.name not in names:
            raise mistake(id, unknown(text("content-what-effect"), part.name, names))
    if isinstance(printed, HeroSheet):
        for side, key in ((printed.healthy, id), (printed.wounded, wounded_side(id))):
            own = tuple(part for part in parts if part.name in side.effects)
            write(key, _definition(key, side, own))
    else:
        write(id, _definition(id, printed, parts))
    _DONE[id] = {part.name for part in parts}


def write_plain() -> None:
    """The texts of all cards of the campaign that say nothing beyond their numbers."""
    for printed in all_campaign_cards():
        if printed.id not in _DONE and all(effect.restates for effect in printed.effects):
            card(printed.id)


def rule(key: str, *parts: Part) -> None:
    """A text that is not a card: a mission's rules, or an effect of a card that lasts for a time."""
    if key.endswith(LASTING):
        card_behind = key.removesuffix(LASTING)
        if card_behind not in _printed():
            raise mistake(key, unknown(text("content-what-card"), card_behind, _printed()))
    write(key, _definition(key, None, parts))


def what_is_missing(printed: Card) -> list[Text]:
    """Why a card is not complete: effects without a definition. What conditions do is part of the rules."""
    if isinstance(printed, ConditionCard):
        return []
    done = _DONE.get(printed.id)
    if done is None:
        return [text("content-not-written")]
    return [
        text("content-effect-not-written", effect=effect.name)
        for effect in printed.effects
        if not (effect.restates or effect.kind in BUILT_ELSEWHERE or effect.name in done)
    ]


def is_complete(printed: Card) -> bool:
    """Whether every effect of the card has a definition."""
    return not what_is_missing(printed)


def complete_ids() -> frozenset[str]:
    """The cards whose every effect is defined."""
    return frozenset(printed.id for printed in _printed().values() if is_complete(printed))


def printed_card(id: str) -> Card:
    """What is printed on the card that is being defined."""
    known = _printed()
    if id not in known:
        raise mistake(id, unknown(text("content-what-card"), id, known))
    return known[id]


@cache
def _printed() -> dict[str, Card]:
    return {printed.id: printed for printed in every_card()}


def _definition(key: str, printed: Card | HeroSide | None, parts: tuple[Part, ...]) -> CardDefinition:
    _check_names(key, parts)
    named = {part.name: part.surge for part in parts if part.surge is not None}
    lends = [part.lends_surges for part in parts if part.lends_surges is not None]
    bars = [part.bars_target for part in parts if part.bars_target is not None]
    offers = [part.interactions for part in parts if part.interactions is not None]
    locks = [part.bars_interaction for part in parts if part.bars_interaction is not None]
    return CardDefinition(
        abilities=tuple(ability for part in parts for ability in part.abilities),
        constants=(*_printed_constants(printed), *(c for part in parts for c in part.constants)),
        surges=_printed_surges(printed, named),
        lends_surges=lends[0] if lends else None,
        bars_target=bars[0] if bars else None,
        interactions=offers[0] if offers else None,
        bars_interaction=locks[0] if locks else None,
        vantage=next((part.vantage for part in parts if part.vantage is not None), None),
        exits=next((part.exits for part in parts if part.exits is not None), None),
        widens=next((part.widens for part in parts if part.widens is not None), None),
        discounts=next((part.discounts for part in parts if part.discounts is not None), None),
        reinforcement_discounts=next(
            (part.reinforcement_discounts for part in parts if part.reinforcement_discounts is not None), None
        ),
        by_hand=any(part.by_hand for part in parts),
        covert=max((part.covert for part in parts), default=0),
        exposes=next((part.exposes for part in parts if part.exposes is not None), None),
        sight_past=next((part.sight_past for part in parts if part.sight_past is not None), None),
        weapon=next((part.weapon for part in parts if part.weapon is not None), weapon_on(printed)),
        counts_in=counts_in(printed),
    )


def _check_names(key: str, parts: tuple[Part, ...]) -> None:
    """A use in progress finds its ability by the name: those of one name on several occasions do the same thing."""
    known: dict[str, Ability[Any]] = {}
    for ability in (ability for part in parts for ability in part.abilities):
        first = known.setdefault(ability.name, ability)
        if first.do is not ability.do or (first.on is not ability.on and takes_event(ability.do)):
            raise mistake(key, text("content-two-effects", ability=ability.name))


def _printed_constants(printed: Card | HeroSide | None) -> tuple[Constant, ...]:
    """Printed bonuses and keywords belong to the card's figure (for an Attachment: to each figure of the group)."""
    if isinstance(printed, (Gear, ImperialClassCard)):
        return gear_constants(printed)
    found: list[Constant] = []
    for bonus in getattr(printed, "bonuses", ()):
        if bonus.when in (When.ATTACKING, When.DEFENDING):
            found.append(Constant(BONUS_QUERIES[bonus.stat], How.ADD, bonus.amount))
    for each in getattr(printed, "keywords", ()):
        if each.keyword not in (Keyword.MASSIVE, Keyword.MOBILE, Keyword.HABITAT):
            found.append(Constant(f"attack-{each.keyword.value}", How.ADD, each.value or 1))
    return tuple(found)


def _printed_surges(printed: Card | HeroSide | None, named: dict[str, Surge]) -> tuple[Surge, ...]:
    if printed is None:
        return tuple(named.values())
    found: list[Surge] = []
    surges = getattr(printed, "surges", ())
    names = [surge.name for surge in surges]
    for place, surge in enumerate(surges):
        special = named.get(surge.name)
        # Several of one name are told apart by their places.
        alone = bool(surge.name) and names.count(surge.name) == 1
        found.append(
            Surge(
                name=surge.name if alone else f"{place + 1}",
                effect=surge.gains + special.effect if special else surge.gains,
                cost=surge.cost,
                repeats=special.repeats if special else False,
                limit=special.limit if special else None,
                tokens=surge.tokens,
                now=special.now if special and special.now else _gain_tokens(surge.tokens),
                after=special.after if special else None,
                when=special.when if special else None,
            )
        )
    return tuple(found)


def _gain_tokens(tokens: tuple[Any, ...]) -> SurgeEffect | None:
    if not tokens:
        return None

    def gain(state: Assault, attack: Attack, source: Source) -> None:
        figure = state.figures.get(attack.attacker)
        if figure is not None and len(tokens) == 1:
            gain_power(state, figure, tokens[0])
        elif figure is not None:
            gain_power_of_choice(state, figure, tokens)

    return gain


def many(name: str, *parts: Part) -> Part:
    """Several parts under one printed name."""
    return Part(
        name,
        tuple(ability for part in parts for ability in part.abilities),
        tuple(constant for part in parts for constant in part.constants),
        next((part.surge for part in parts if part.surge is not None), None),
        next((part.lends_surges for part in parts if part.lends_surges is not None), None),
        next((part.bars_target for part in parts if part.bars_target is not None), None),
        next((part.interactions for part in parts if part.interactions is not None), None),
        next((part.bars_interaction for part in parts if part.bars_interaction is not None), None),
    )


def _has_part(key: str, name: str) -> bool:
    return name in _DONE.get(key, ())
