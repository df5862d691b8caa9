"""What is right and wrong with an army that somebody builds: its points, its problems, its numbers, its text.

Carries nothing of army building itself (CORE-ARMY is in `armies`); it says for every card what those rules would say
if it were added, so that a page that builds armies needs no rule of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

import msgspec

from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import AttackType, CardId, CommandCard, DeploymentCard, Faction, GameMode
from dejarik.assault.facts.library import (
    all_command,
    all_deployment,
    command,
    deployment,
    is_command,
    is_deployment,
)
from dejarik.assault.skirmish.armies import (
    COMMAND_CARDS,
    POINTS,
    Army,
    advice,
    command_points,
    command_points_allowed,
    playable,
    points,
    problems,
)
from dejarik.assault.skirmish.army_text import read_army, write_army
from dejarik.kernel.errors import Problem
from dejarik.kernel.sent import Sent
from dejarik.kernel.text import Text, text
from dejarik.messages import Language

MOST_CARDS = 60
GIVEN = "army.txt"  # what a text is called where something is wrong with it

Id = Annotated[str, msgspec.Meta(max_length=80)]
Ids = Annotated[tuple[Id, ...], msgspec.Meta(max_length=MOST_CARDS)]
_UNFINISHED = "army-command-count"  # of every deck on the way to its last card
_FOREIGN = "army-affiliation"


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as a page writes it: its cards by id."""

    faction: Faction
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    cards: Ids = ()
    command: Ids = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as people write it."""

    text: str


class Statistics(Sent, kw_only=True):
    """What the figures of an army have together."""

    groups: int
    figures: int
    health: int
    speed: float  # on average
    ranged: int  # figures
    attack: dict[str, int]  # dice by colour
    defence: dict[str, int]
    traits: dict[str, int]  # groups by trait


class Examined(Sent, kw_only=True):
    """Everything that can be said about an army."""

    legal: bool
    points: int
    limit: int
    command_points: int
    command_limit: int
    command_wanted: int  # how many Command cards it takes
    problems: list[Text]
    advice: list[Text]  # legal, but unwise
    statistics: Statistics
    fitting: list[str]  # Command cards that a figure of the army can use
    refused: dict[str, Text]  # the cards that can't be added, each with why
    document: Army  # the same army, in order
    text: dict[str, str]  # its file, by language


def examine_army(document: Any) -> Examined:
    """Everything that can be said about an army; a `Problem` for what is none."""
    army = _ordered(_read(document))
    wrong = problems(army)
    deployed = _deployed(army)
    return Examined(
        legal=not wrong,
        points=points(army),
        limit=POINTS,
        command_points=command_points(army),
        command_limit=command_points_allowed(army),
        command_wanted=COMMAND_CARDS,
        problems=wrong,
        advice=list(advice(army)),
        statistics=_statistics(deployed),
        fitting=[str(card.id) for card in all_command() if playable(card, deployed)],
        refused={str(id): why for id, why in _refused(_known(army))},
        document=army,
        text={language.value: write_army(army, language) for language in Language},
    )


# --- Reading


def read_given(written: str) -> Army:
    """The army that a text from outside describes."""
    army = read_army(written, GIVEN)
    check_size(army)
    return army


def check_size(army: Army) -> None:
    """Refuses what is far too large to be an army, before anybody takes the time to look at it."""
    if max(len(army.cards), len(army.command)) > MOST_CARDS:
        raise Problem("army-too-many-cards", most=MOST_CARDS)


def _read(document: Any) -> Army:
    if isinstance(document, dict) and "text" in document:
        return read_given(_converted(document, Written).text)
    given = _converted(document, Document)
    cards, deck = (tuple(CardId(id) for id in ids) for ids in (given.cards, given.command))
    return Army(" ".join(given.name.split()), given.faction, cards, deck)


Form = TypeVar("Form")


def _converted(document: Any, form: type[Form]) -> Form:
    try:
        return msgspec.convert(document, form)
    except msgspec.ValidationError as reason:
        raise Problem("army-document-bad", detail=str(reason)[:200]) from None


def _ordered(army: Army) -> Army:
    """The same army with copies side by side: groups by cost and then upgrades, Command cards by cost."""

    def deployed(id: CardId) -> tuple[bool, int, str]:
        card = deployment(id) if is_deployment(id) else None
        return (card is None or card.is_upgrade, -card.cost if card else 0, id)

    def held(id: CardId) -> tuple[int, str]:
        return (-command(id).cost if is_command(id) else 0, id)

    cards, deck = sorted(army.cards, key=deployed), sorted(army.command, key=held)
    return msgspec.structs.replace(army, cards=tuple(cards), command=tuple(deck))


def _deployed(army: Army) -> list[DeploymentCard]:
    return [deployment(id) for id in army.cards if is_deployment(id)]


# --- Numbers


def _statistics(deployed: Iterable[DeploymentCard]) -> Statistics:
    """What the figures of an army have together."""
    groups = [card for card in deployed if not card.is_upgrade]
    figures = [card for card in groups for _ in range(card.group_size)]
    return Statistics(
        groups=len(groups),
        figures=len(figures),
        health=sum(figure.health for figure in figures),
        speed=round(sum(figure.speed for figure in figures) / len(figures), 1) if figures else 0,
        ranged=sum(
            figure.attack is not None and figure.attack.type is AttackType.RANGED for figure in figures
        ),
        attack=_counted(die for figure in figures if figure.attack for die in figure.attack.dice),
        defence=_counted(die for figure in figures for die in figure.defence),
        traits=dict(Counter(trait.value for card in groups for trait in card.traits).most_common()),
    )


def _counted(dice: Iterable[Die]) -> dict[str, int]:
    counted = Counter(dice)
    return {die.value: counted[die] for die in Die if counted[die]}


# --- What would be wrong with one card more


def _known(army: Army) -> Army:
    """The army without what is no card."""
    cards, deck = filter(is_deployment, army.cards), filter(is_command, army.command)
    return msgspec.structs.replace(army, cards=tuple(cards), command=tuple(deck))


def _refused(army: Army) -> Iterable[tuple[CardId, Text]]:
    """The cards that can't be added, each with the first reason; what is wrong already is none."""
    wrong = problems(army)
    for card in all_deployment():
        if GameMode.SKIRMISH not in card.modes:
            continue
        more = msgspec.structs.replace(army, cards=(*army.cards, card.id))
        yield from ((card.id, why) for why in _new(more, wrong)[:1])
    full = len(army.command) >= COMMAND_CARDS
    for each in all_command():
        yield from ((each.id, why) for why in _against(army, each, wrong, full))


def _against(army: Army, card: CommandCard, wrong: list[Text], full: bool) -> list[Text]:
    if full:  # CORE-ARMY-10
        return [text("army-deck-full", wanted=COMMAND_CARDS)]
    return _new(msgspec.structs.replace(army, command=(*army.command, card.id)), wrong)[:1]


def _new(more: Army, wrong: list[Text]) -> list[Text]:
    """What is wrong only with the larger army; first what no other change of the army would mend."""
    found = [each for each in problems(more) if each not in wrong and each.id != _UNFINISHED]
    return sorted(found, key=lambda each: each.id != _FOREIGN)
