"""The cards of the four boxes, read once from the data files under `assault/facts/<set>` and checked.

`deployment`, `command`, `companion`, `form` and `condition` look a card up by its id; `all_…` list them in the order
of the boxes. Which cards are complete, that is, do everything their text says, is asked of `content.definitions`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from dejarik.assault.dice.faces import Die, DieKind
from dejarik.assault.facts.cards import (
    Box,
    Card,
    CardId,
    CommandCard,
    CompanionCard,
    ConditionCard,
    DeploymentCard,
    EffectName,
    FormCard,
    PrintedSurge,
    Title,
)
from dejarik.authoring.datafiles import check_folders, read, wrong_entry
from dejarik.authoring.mistakes import unknown
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import Text, text
from dejarik.messages import declare_family

FACTS = Path(__file__).parent
KINDS = ("deployment", "command", "companions", "forms", "conditions")

C = TypeVar("C", bound=Card)


@cache
def _deployment() -> Mapping[CardId, DeploymentCard]:
    return _read("deployment", DeploymentCard, _check_deployment)


@cache
def _command() -> Mapping[CardId, CommandCard]:
    return _read("command", CommandCard, _check_surges)


@cache
def _companions() -> Mapping[CardId, CompanionCard]:
    return _read("companions", CompanionCard, _check_companion)


@cache
def _forms() -> Mapping[CardId, FormCard]:
    return _read("forms", FormCard, _check_surges)


@cache
def _conditions() -> Mapping[CardId, ConditionCard]:
    return _read("conditions", ConditionCard, _check_nothing)


def deployment(id: str) -> DeploymentCard:
    """The Deployment card with this id, Skirmish Upgrades included."""
    return _find(_deployment(), id)


def command(id: str) -> CommandCard:
    """The Command card with this id."""
    return _find(_command(), id)


def companion(id: str) -> CompanionCard:
    """The Companion card with this id."""
    return _find(_companions(), id)


def form(id: str) -> FormCard:
    """The Form card with this id."""
    return _find(_forms(), id)


def condition(id: str) -> ConditionCard:
    """The Condition card with this id."""
    return _find(_conditions(), id)


def is_deployment(id: str) -> bool:
    return id in _deployment()


def is_command(id: str) -> bool:
    return id in _command()


def is_companion(id: str) -> bool:
    return id in _companions()


def all_deployment(box: Box | None = None) -> tuple[DeploymentCard, ...]:
    """The Deployment cards of all boxes or of one."""
    return _of(_deployment(), box)


def all_command(box: Box | None = None) -> tuple[CommandCard, ...]:
    """The Command cards of all boxes or of one."""
    return _of(_command(), box)


def all_companions(box: Box | None = None) -> tuple[CompanionCard, ...]:
    """The Companion cards of all boxes or of one."""
    return _of(_companions(), box)


def all_forms(box: Box | None = None) -> tuple[FormCard, ...]:
    """The Form cards of all boxes or of one."""
    return _of(_forms(), box)


def all_conditions(box: Box | None = None) -> tuple[ConditionCard, ...]:
    """The Condition cards; of one box, also those that another box brought first."""
    return tuple(_conditions().values()) if box is None else tuple(_cards("conditions", ConditionCard, box))


def forms_of(title: Title) -> tuple[FormCard, ...]:
    """The Forms a Deployment card of this title can gain (IA-FORM-04)."""
    return tuple(each for each in _forms().values() if each.form_of == title)


def all_cards() -> tuple[Card, ...]:
    """Every card known, of every type; an id names only one of them."""
    return (*all_deployment(), *all_command(), *all_companions(), *all_forms(), *all_conditions())


# --- Reading


def _find(cards: Mapping[CardId, C], id: str) -> C:
    try:
        return cards[CardId(id)]
    except KeyError:
        raise Problem("content-no-such-card", card=id) from None


def _of(cards: Mapping[CardId, C], box: Box | None) -> tuple[C, ...]:
    return tuple(card for card in cards.values() if box is None or card.set is box)


def _read(kind: str, card_type: type[C], check: Callable[[C], Text | None]) -> Mapping[CardId, C]:
    check_folders(FACTS, [box.folder for box in Box], KINDS)
    found: dict[CardId, C] = {}
    for box in Box:
        for card in _cards(kind, card_type, box):
            wrong = check(card)
            if card.set is not box:
                wrong = text("content-other-set", set=card.set.value)
            if card.id in found and card != msgspec.structs.replace(
                found[card.id], set=card.set, count=card.count
            ):
                wrong = text("content-twice")
            if wrong is not None:
                raise wrong_entry(_file(kind, box), card.id, wrong)
            found.setdefault(card.id, card)
    return found


def _file(kind: str, box: Box) -> Path:
    return FACTS / box.folder / f"{kind}.json"


def _cards(kind: str, card_type: type[C], box: Box) -> list[C]:
    return read(_file(kind, box), card_type)


# --- What holds for every card


def _check_nothing(card: Card) -> Text | None:
    return None


def _check_surges(card: DeploymentCard | CommandCard | CompanionCard | FormCard) -> Text | None:
    return _unknown_effect(card.surges, {effect.name for effect in card.effects})


def _unknown_effect(surges: Iterable[PrintedSurge], names: set[EffectName]) -> Text | None:
    for surge in surges:
        if surge.name and surge.name not in names:
            return unknown(text("content-what-surge"), surge.name, names)
    return None


def _check_companion(card: CompanionCard) -> Text | None:
    attack = card.attack.dice if card.attack else ()
    return _wrong_dice(attack, card.defence) or _check_surges(card)


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
    if card.companion and card.companion not in _companions():
        return unknown(text("content-what-card"), card.companion, _companions())
    attack = card.attack.dice if card.attack else ()
    return _wrong_dice(attack, card.defence) or _check_surges(card)


def _wrong_dice(attack: tuple[Die, ...], defence: tuple[Die, ...]) -> Text | None:
    kinds = [(die, DieKind.ATTACK) for die in attack] + [(die, DieKind.DEFENCE) for die in defence]
    for die, kind in kinds:
        if die.kind is not kind:
            return text("content-wrong-die", die=die.value)
    return None


declare_family("card-*", lambda: (id for card in all_cards() for id in card.messages))
