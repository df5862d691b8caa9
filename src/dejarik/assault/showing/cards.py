"""Cards to look up: everything that is printed on them, with their effects in our own words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.dice.attack import HARMFUL, Condition
from dejarik.assault.facts.campaign_library import every_card
from dejarik.assault.facts.cards import (
    AttackProfile,
    Bonus,
    Card,
    CommandCard,
    CommandRestriction,
    CompanionCard,
    ConditionCard,
    DeploymentCard,
    FigureSize,
    FormCard,
    PrintedKeyword,
    PrintedSurge,
    RestrictionKind,
    Title,
)
from dejarik.assault.facts.hero_sides import sheet_id
from dejarik.assault.facts.library import (
    all_command,
    all_companions,
    all_conditions,
    all_deployment,
    all_forms,
)
from dejarik.assault.facts.vocabulary import AttackType
from dejarik.assault.rules.names import gains_text, signed
from dejarik.assault.showing import catalogue_records as records
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.records import Dice
from dejarik.kernel import Text, text

Type = Literal["deployment", "upgrade", "companion", "form", "condition"]


def cards_shown() -> dict[str, records.TableCard]:
    """Every card that lies on the table face up, by its id: groups, upgrades, companions, forms, conditions."""
    kinds = (all_deployment(), all_companions(), all_forms(), all_conditions())
    return {str(card.id): _shown(card) for cards in kinds for card in cards}


def commands_shown() -> dict[str, records.CommandCard]:
    """Every Command card, by its id."""
    return {str(card.id): _command(card) for card in all_command()}


@cache
def _by_id() -> dict[str, Card]:
    return {str(card.id): card for card in every_card()}


def printed_card(id: str) -> Card | None:
    """The card of this id, of whatever kind."""
    return _by_id().get(sheet_id(id))


def card_shown(id: str) -> records.Printed | None:
    """One card, of whatever kind; None when there is none of this id."""
    card = printed_card(id)
    if card is None:
        return None
    return _command(card) if isinstance(card, CommandCard) else _shown(card)


def _shown(card: Card) -> records.TableCard:
    match card:
        case DeploymentCard():
            return _deployment(card)
        case CompanionCard():
            return _figure(card, "companion", size=1)
        case FormCard():
            shown = _table_card(card, "form")
            shown.faction, shown.of = card.faction, str(card.form_of)
            return shown
        case _:
            return _table_card(card, "condition")


def _table_card(card: Card, type: Type) -> records.TableCard:
    return records.TableCard(
        type=type,
        set=card.set,
        name=card.name,
        keywords=keywords_shown(card),
        bonuses=_bonuses(card),
        surges=surges_shown(card, getattr(card, "surges", ())),
        effects=effects_shown(card),
        complete=is_complete(card.id),
    )


def effects_shown(card: Card) -> list[records.EffectShown]:
    """The effects of a card by name, each told in words."""
    return [
        records.EffectShown(
            name=card.effect_name(effect.name), text=card.effect_text(effect.name), kind=effect.kind
        )
        for effect in card.effects
    ]


def _figure(
    card: DeploymentCard | CompanionCard, type: Type, *, size: int, cost: int = 0, figure_cost: int = 0
) -> records.TableCard:
    shown = _table_card(card, type)
    shown.faction = card.faction
    shown.traits = list(card.traits)
    shown.unique = card.unique
    shown.base = card.base
    shown.health = card.health
    shown.speed = card.speed
    shown.attack = attack_shown(card.attack)
    shown.defence = list(card.defence)
    shown.size, shown.cost, shown.figure_cost = size, cost, figure_cost
    return shown


def _deployment(card: DeploymentCard) -> records.TableCard:
    type: Type = "upgrade" if card.is_upgrade else "deployment"
    shown = _figure(card, type, size=card.group_size, cost=card.cost, figure_cost=card.figure_cost)
    shown.title = str(card.title)
    shown.elite = card.elite
    shown.limit = card.copies_allowed
    shown.attachment = card.is_attachment
    shown.modes = list(card.modes)
    if card.has_subtitle:
        shown.subtitle = text(f"card-{card.id}-subtitle")
    return shown


def _command(card: CommandCard) -> records.CommandCard:
    return records.CommandCard(
        set=card.set,
        name=card.name,
        keywords=keywords_shown(card),
        bonuses=_bonuses(card),
        surges=surges_shown(card, getattr(card, "surges", ())),
        effects=effects_shown(card),
        complete=is_complete(card.id),
        cost=card.cost,
        limit=card.copies_allowed,
        timing=card.timing,
        restriction=restriction_text(card.restriction),
    )


def attack_shown(attack: AttackProfile | None) -> Dice | None:
    """How a card attacks."""
    if attack is None:
        return None
    return Dice(melee=attack.type is AttackType.MELEE, dice=list(attack.dice), choose=attack.choice)


def keywords_shown(card: Card) -> list[records.KeywordShown]:
    """The printed keywords."""
    printed: Iterable[PrintedKeyword] = getattr(card, "keywords", ())
    return [
        records.KeywordShown(name=each.keyword.word, value=each.value, habitat=each.habitat or None)
        for each in printed
    ]


def _bonuses(card: Card) -> list[records.BonusShown]:
    printed: Iterable[Bonus] = getattr(card, "bonuses", ())
    return [
        records.BonusShown(
            text=text("gain-amount", amount=signed(each.amount), symbol=each.stat.word), when=each.when
        )
        for each in printed
    ]


def surges_shown(card: Card, printed: Iterable[PrintedSurge]) -> list[records.SurgeShown]:
    """Surge abilities of a card."""
    return [records.SurgeShown(cost=surge.cost, text=_surge_text(card, surge)) for surge in printed]


def _surge_text(card: Card, surge: PrintedSurge) -> Text:
    return card.effect_name(surge.name) if surge.name else gains_text(surge.gains, surge.tokens)


# --- Who may play a Command card ------------------------------------------------------------------


def restriction_text(restriction: CommandRestriction) -> Text:
    """Whom a Command card is played on, in words (CORE-CMD-06, -08)."""
    if restriction.kind is RestrictionKind.NONE:
        return text("shown-for-player")
    parts: list[Text] = []
    if restriction.figure:
        parts.append(_titled(restriction.figure))
    if restriction.traits:
        parts.append(_either([trait.word for trait in restriction.traits]))
    if restriction.faction is not None:
        parts.append(restriction.faction.word)
    if restriction.size is not None:
        small = restriction.size is FigureSize.SMALL
        parts.append(text("shown-for-small") if small else text("shown-for-large"))
    if restriction.ready:
        parts.append(text("shown-for-ready"))
    return listed(parts) if parts else text("shown-for-any")


def _titled(title: Title) -> Text:
    """The name that all versions of a figure share."""
    return next((card.name for card in all_deployment() if card.title == title), text("shown-for-any"))


def _either(said: list[Text]) -> Text:
    whole = said[-1]
    for each in reversed(said[:-1]):
        whole = text("shown-or", first=each, rest=whole)
    return whole


# --- Conditions -----------------------------------------------------------------------------------


def condition_card(condition: Condition) -> ConditionCard | None:
    """The card of a condition."""
    return next((card for card in all_conditions() if card.condition is condition), None)


def conditions_shown() -> dict[str, records.ConditionShown]:
    """The conditions by their words: name, and what having one means."""
    found: dict[str, records.ConditionShown] = {}
    for condition in Condition:
        card = condition_card(condition)
        found[condition.value] = records.ConditionShown(
            name=condition.word,
            card=None if card is None else str(card.id),
            harmful=condition in HARMFUL,
            text=None if card is None else condition_text(card),
        )
    return found


def condition_text(card: ConditionCard) -> Text:
    """What having a condition means, all of it in one text."""
    told = [card.effect_text(effect.name) for effect in card.effects]
    whole = told[-1]
    for each in reversed(told[:-1]):
        whole = text("shown-then", first=each, rest=whole)
    return whole
