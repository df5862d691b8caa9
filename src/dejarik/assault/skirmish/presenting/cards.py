"""Cards to look up: everything that is printed on them, with their effects in our own words."""

from __future__ import annotations

from functools import cache

from dejarik.assault.content.definitions import is_complete
from dejarik.assault.dice.attack import HARMFUL, Condition, Effect
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
    RestrictionKind,
    Surge,
    Title,
)
from dejarik.assault.facts.library import (
    all_cards,
    all_command,
    all_companions,
    all_conditions,
    all_deployment,
    all_forms,
)
from dejarik.assault.facts.vocabulary import AttackType
from dejarik.assault.rules.names import gains_text
from dejarik.assault.skirmish.presenting.plain import Shown, colours, listed, words
from dejarik.kernel import Text, text


def cards_shown() -> Shown:
    """Every card that lies on the table face up, by its id: groups, upgrades, companions, forms, conditions."""
    kinds = (all_deployment(), all_companions(), all_forms(), all_conditions())
    return {str(card.id): _shown(card) for cards in kinds for card in cards}


def commands_shown() -> Shown:
    """Every Command card, by its id."""
    return {str(card.id): _command(card) for card in all_command()}


@cache
def _by_id() -> dict[str, Card]:
    return {str(card.id): card for card in all_cards()}


def printed_card(id: str) -> Card | None:
    """The card of this id, of whatever kind."""
    return _by_id().get(id)


def card_shown(id: str) -> Shown:
    """One card, of whatever kind; nothing when there is none of this id."""
    card = printed_card(id)
    if card is None:
        return {}
    return _command(card) if isinstance(card, CommandCard) else _shown(card)


def _shown(card: Card) -> Shown:
    match card:
        case DeploymentCard():
            return _deployment(card)
        case CompanionCard():
            return {
                "type": "companion",
                **_printed(card),
                **_figure(card),
                "size": 1,
                "cost": 0,
                "figure_cost": 0,
            }
        case FormCard():
            return {"type": "form", **_printed(card), "faction": card.faction.value, "of": str(card.form_of)}
        case _:
            return {"type": "condition", **_printed(card)}


def _printed(card: Card) -> Shown:
    """What every card has."""
    return {
        "set": card.set.value,
        "name": words(card.name),
        "keywords": [_keyword(each) for each in getattr(card, "keywords", ())],
        "bonuses": [_bonus(each) for each in getattr(card, "bonuses", ())],
        "surges": [_surge(card, each) for each in getattr(card, "surges", ())],
        "effects": effects_shown(card),
        "complete": is_complete(card.id),
    }


def effects_shown(card: Card) -> list[Shown]:
    """The effects of a card by name, each told in words."""
    return [
        {
            "name": words(card.effect_name(effect.name)),
            "text": words(card.effect_text(effect.name)),
            "kind": effect.kind.value,
        }
        for effect in card.effects
    ]


def _figure(card: DeploymentCard | CompanionCard) -> Shown:
    return {
        "faction": card.faction.value,
        "traits": [trait.value for trait in card.traits],
        "unique": card.unique,
        "base": card.base.value if card.base else None,
        "health": card.health,
        "speed": card.speed,
        "attack": _attack(card.attack),
        "defence": colours(card.defence),
    }


def _deployment(card: DeploymentCard) -> Shown:
    shown = {
        "type": "upgrade" if card.is_upgrade else "deployment",
        **_printed(card),
        **_figure(card),
        "title": str(card.title),
        "elite": card.elite,
        "size": card.group_size,
        "cost": card.cost,
        "figure_cost": card.figure_cost,
        "limit": card.copies_allowed,
        "attachment": card.is_attachment,
        "modes": [mode.value for mode in card.modes],
    }
    if card.has_subtitle:
        shown["subtitle"] = words(text(f"card-{card.id}-subtitle"))
    return shown


def _command(card: CommandCard) -> Shown:
    return {
        **_printed(card),
        "cost": card.cost,
        "limit": card.copies_allowed,
        "timing": card.timing.value,
        "restriction": words(restriction_text(card.restriction)),
    }


def _attack(attack: AttackProfile | None) -> Shown | None:
    if attack is None:
        return None
    return {
        "melee": attack.type is AttackType.MELEE,
        "dice": colours(attack.dice),
        "choose": attack.choice,
    }


def _keyword(each: PrintedKeyword) -> Shown:
    return {"name": words(each.keyword.word), "value": each.value, "habitat": each.habitat or None}


def _bonus(each: Bonus) -> Shown:
    gained = text("gain-amount", amount=f"{each.amount:+d}", symbol=each.stat.word)
    return {"text": words(gained), "when": each.when.value}


def _surge(card: Card, surge: Surge) -> Shown:
    parts: list[Text] = []
    if surge.gains != Effect():
        parts.append(gains_text(surge.gains))
    if surge.tokens:
        parts.append(text("gain-token"))
    if surge.name:
        parts = [card.effect_name(surge.name)]
    return {"cost": surge.cost, "text": words(listed(parts or [text("gain-token")]))}


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


def conditions_shown() -> Shown:
    """The conditions by their words: name, and what having one means."""
    found: Shown = {}
    for condition in Condition:
        card = condition_card(condition)
        found[condition.value] = {
            "name": words(condition.word),
            "card": None if card is None else str(card.id),
            "harmful": condition in HARMFUL,
            "text": None if card is None else words(condition_text(card)),
        }
    return found


def condition_text(card: ConditionCard) -> Text:
    """What having a condition means, all of it in one text."""
    told = [card.effect_text(effect.name) for effect in card.effects]
    whole = told[-1]
    for each in reversed(told[:-1]):
        whole = text("shown-then", first=each, rest=whole)
    return whole
