"""The cards of the four boxes, read once from the data files and checked; the campaign's own are in `campaign_library`.

`deployment`, `command`, `companion`, `form` and `condition` look a card up by its id; `all_…` list them in the order
of the boxes. Which cards are complete, that is, do everything their text says, is asked of `content.definitions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dejarik.assault.facts.cards import (
    Box,
    Card,
    CardId,
    CommandCard,
    CompanionCard,
    ConditionCard,
    DeploymentCard,
    FormCard,
    Title,
)
from dejarik.assault.facts.reading import (
    cards_in,
    find,
    no_check,
    of_box,
    read_cards,
    wrong_card,
    wrong_dice,
    wrong_surge,
)
from dejarik.kernel.text import Text, text


@cache
def _deployment() -> Mapping[CardId, DeploymentCard]:
    return read_cards("deployment", DeploymentCard, _check_deployment)


@cache
def _command() -> Mapping[CardId, CommandCard]:
    return read_cards("command", CommandCard, _check_surges)


@cache
def _companions() -> Mapping[CardId, CompanionCard]:
    return read_cards("companions", CompanionCard, _check_companion)


@cache
def _forms() -> Mapping[CardId, FormCard]:
    return read_cards("forms", FormCard, _check_surges)


@cache
def _conditions() -> Mapping[CardId, ConditionCard]:
    return read_cards("conditions", ConditionCard, no_check)


def deployment(id: str) -> DeploymentCard:
    """The Deployment card with this id, Skirmish Upgrades included."""
    return find(_deployment(), id)


def command(id: str) -> CommandCard:
    """The Command card with this id."""
    return find(_command(), id)


def companion(id: str) -> CompanionCard:
    """The Companion card with this id."""
    return find(_companions(), id)


def form(id: str) -> FormCard:
    """The Form card with this id."""
    return find(_forms(), id)


def condition(id: str) -> ConditionCard:
    """The Condition card with this id."""
    return find(_conditions(), id)


def is_deployment(id: str) -> bool:
    return id in _deployment()


def is_command(id: str) -> bool:
    return id in _command()


def is_companion(id: str) -> bool:
    return id in _companions()


def all_deployment(box: Box | None = None) -> tuple[DeploymentCard, ...]:
    """The Deployment cards of all boxes or of one."""
    return of_box(_deployment(), box)


def all_command(box: Box | None = None) -> tuple[CommandCard, ...]:
    """The Command cards of all boxes or of one."""
    return of_box(_command(), box)


def all_companions(box: Box | None = None) -> tuple[CompanionCard, ...]:
    """The Companion cards of all boxes or of one."""
    return of_box(_companions(), box)


def all_forms(box: Box | None = None) -> tuple[FormCard, ...]:
    """The Form cards of all boxes or of one."""
    return of_box(_forms(), box)


def all_conditions(box: Box | None = None) -> tuple[ConditionCard, ...]:
    """The Condition cards; of one box, also those that another box brought first."""
    return tuple(_conditions().values()) if box is None else tuple(cards_in("conditions", ConditionCard, box))


def forms_of(title: Title) -> tuple[FormCard, ...]:
    """The Forms a Deployment card of this title can gain (IA-FORM-04)."""
    return tuple(each for each in _forms().values() if each.form_of == title)


def all_cards() -> tuple[Card, ...]:
    """Every card known, of every type; an id names only one of them."""
    return (*all_deployment(), *all_command(), *all_companions(), *all_forms(), *all_conditions())


# --- What holds for them


def _check_surges(card: DeploymentCard | CommandCard | CompanionCard | FormCard) -> Text | None:
    return wrong_surge(card, card.surges)


def _check_companion(card: CompanionCard) -> Text | None:
    attack = card.attack.dice if card.attack else ()
    return wrong_dice(attack, card.defence) or _check_surges(card)


def _check_deployment(card: DeploymentCard) -> Text | None:
    if card.is_upgrade:
        if card.group_size or card.health or card.attack:
            return text("content-upgrade-with-figures")
    elif not (card.group_size and card.health and card.attack and card.base):
        return text("content-group-without-figures")
    elif (card.group_size > 1) != (card.reinforcement_cost > 0):  # CORE-TERM-14 needs it
        return text("content-reinforcement-cost")
    if card.attaches_to and not card.is_upgrade:
        return text("content-attachment-not-upgrade")
    attack = card.attack.dice if card.attack else ()
    return (
        wrong_card(card.companion, _companions()) or wrong_dice(attack, card.defence) or _check_surges(card)
    )
