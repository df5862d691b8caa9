"""What can be declined and what can't: a text with "may", or with a cost, is optional, all others are mandatory
(CORE-ABILITY-02)."""

from __future__ import annotations

import re

import pytest
from tests.assault.content.fights import wound
from tests.assault.content.hands import play, ready
from tests.assault.table import Table

from dejarik.assault.content.blocks import is_complete
from dejarik.assault.facts.cards import CommandCard, ConditionCard
from dejarik.assault.facts.library import all_cards
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.texts import definition_of
from dejarik.messages import Language, say

#: Their texts say "may" of a part of what they do.
MANDATORY_WITH_A_CHOICE = {
    ("royal-guard-elite", "forward-vengeance"),
    ("driven-by-hatred", "end-of-round"),
}


@pytest.mark.rule("CORE-ABILITY-02")
def test_reactions_without_a_cost_are_optional_if_and_only_if_their_text_says_may() -> None:
    differing = {
        (card.id, effect.name)
        for card in all_cards()
        if not isinstance(card, CommandCard | ConditionCard) and is_complete(card)
        for effect in card.effects
        for ability in definition_of(card.id).abilities
        if ability.name == effect.name and not ability.costs
        if ability.forced
        is bool(re.search(r"\bmay\b", say(card.effect_text(effect.name), Language.ENGLISH), re.IGNORECASE))
    }
    assert differing == MANDATORY_WITH_A_CHOICE


BETWEEN = "| b   A   c |"
APART = """
    | A   .   b |
    | .   .   c |
"""
PIT = """
    | A   A   b |
    | A   A   . |
    | A   A   c |
"""
FOE = "gaarkhan-skirmish"


def targets_of(table: Table) -> list[int]:
    """Whom the figure attacks that may decline nothing, until its activation goes on."""
    while not {"end", "idle"} & set(table.options):
        attacks = table.offers("attack:")
        assert not attacks or "decline" not in table.options
        table.choose(attacks[0] if attacks else table.options[-1])
    return [event.target for event in table.events if isinstance(event, AttackDeclared)]


@pytest.mark.rule("CORE-ABILITY-02")
@pytest.mark.parametrize(
    ("card", "ability", "picture", "same"),
    [
        ("darth-vader-lord-of-the-sith", "brutality", BETWEEN, False),
        ("royal-guard-champion", "brutality", BETWEEN, False),
        ("rancor-elite-skirmish", "brutality", PIT, False),
        ("vinto-hreeda-skirmish", "rapid-fire", APART, True),
        ("sentry-droid", "multi-fire", APART, False),
        ("sentry-droid-elite", "multi-fire", APART, False),
    ],
)
def test_both_of_two_attacks_are_performed(card: str, ability: str, picture: str, same: bool) -> None:
    table = Table(picture, A=card, b=FOE, c=FOE).activate("A").choose(f"special:{card}.{ability}")
    assert targets_of(table) == [table.id("b"), table.id("b" if same else "c")]


@pytest.mark.rule("CORE-ABILITY-02")
@pytest.mark.parametrize(
    ("card", "figure", "second"),
    [("sarlacc-sweep", "diala-passil-skirmish", "c"), ("pummel", "royal-guard", "b")],
)
def test_both_attacks_of_a_command_card_are_performed(card: str, figure: str, second: str) -> None:
    table = play(ready(BETWEEN, card, A=figure, b=FOE, c=FOE), card)
    assert targets_of(table) == [table.id("b"), table.id(second)]


@pytest.mark.rule("CORE-ABILITY-02")
def test_the_attack_after_the_moves_of_leaping_slash_and_extra_protection_is_performed() -> None:
    table = Table("| A   b   . |", A="jarrod-kelvin-skirmish", b="gaarkhan-skirmish").activate("A")
    table.choose("special:jarrod-kelvin-skirmish.leaping-slash", "stay")
    assert targets_of(table) == [table.id("b")]
    table = Table(
        """
        | O   .   .   .   b |
        | .   .   W   .   . |
        """,
        O="onar-koma-skirmish", W="weequay-pirate", b="gaarkhan-skirmish",
    ).hand(0, "extra-protection")  # fmt: skip
    wound(table, "W", 3, by=1).choose("use:extra-protection", "stay")
    assert targets_of(table) == [table.id("b")]


@pytest.mark.rule("CORE-ABILITY-02")
def test_an_attack_that_may_be_performed_can_be_declined() -> None:
    table = Table("| A   b   . |", A="gaarkhan-skirmish", b="gaarkhan-skirmish").activate("A")
    table.choose("special:gaarkhan-skirmish.charge", "stay")
    assert table.options == [f"attack:{table.id('b')}", "decline"]
