"""All texts of the game, gathered: which sets there are, which cards are complete, where Command cards listen."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from dejarik.assault.content import blocks
from dejarik.assault.facts.library import all_command
from dejarik.assault.rules.texts import text_of, written
from dejarik.kernel import Event, Moment

_MODULES = (
    "missions",
    "core.imperials",
    "core.rebels",
    "core.mercenaries",
    "core.upgrades",
    "core.command_actions",
    "core.command_attacks",
    "core.command_rounds",
    "core.command_support",
    "return_to_hoth.imperials",
    "return_to_hoth.rebels",
    "return_to_hoth.mercenaries",
    "return_to_hoth.command",
    "jabbas_realm.deployment",
    "jabbas_realm.court",
    "jabbas_realm.hunters",
    "jabbas_realm.command",
    "heart_of_the_empire.imperials",
    "heart_of_the_empire.rebels",
    "heart_of_the_empire.mercenaries",
    "heart_of_the_empire.upgrades",
    "heart_of_the_empire.command",
)


@cache
def load() -> None:
    """Read every text once."""
    for name in _MODULES:
        module = f"dejarik.assault.content.{name}"
        if find_spec(module) is not None:
            import_module(module)


@cache
def complete_ids() -> frozenset[str]:
    """The cards that do everything they say."""
    load()
    return blocks.complete_ids()


def is_complete(card: str) -> bool:
    """Whether everything the card says is played by the program. Others can't be put in an army."""
    return card in complete_ids()


@cache
def command_occasions(moment: Moment) -> tuple[type[Event], ...]:
    """The events to which some Command card in hand reacts at this moment."""
    load()
    known = written()
    kinds = {
        ability.on
        for card in all_command()
        if card.id in known
        for ability in text_of(card.id).definition.abilities
        if ability.moment is moment
    }
    return tuple(sorted(kinds, key=lambda kind: kind.__name__))
