"""Mercenary Deployment cards of the core set, effect by effect."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import add_token

# --- Nexu -----------------------------------------------------------------------------------------

NEXU = ["nexu", "nexu-elite"]
WILDS = """
    | A   A | .   .   .   .   . |
    | A   A | .   .   c   .   . |
    | .   .   .   .   .   .   . |
"""


@pytest.mark.parametrize("nexu", NEXU)
@pytest.mark.rule("CORE-PLACE-01", "CORE-PLACE-03", "CORE-PLACE-04")
def test_pounce_places_the_nexu_within_3_spaces_and_may_attack(nexu: str) -> None:
    table = Table(WILDS, A=nexu, c="chewbacca-loyal-wookiee").activate("A")
    table.choose(f"special:{nexu}.pounce")
    places = table.offers("place:")
    assert "place:C1" in places  # round the wall: C2 or C3 of it is near enough
    assert "place:F1" not in places
    assert "stay" not in table.options
    table.choose("place:C1")
    assert table.space("A") == "C1"
    assert table.options == [f"attack:{table.id('c')}", "decline"]
    table.script(5, 5, 0, 0).pick("c")
    assert table.damage("c") == 5 - 1
    assert table.has("c", Condition.BLEEDING)  # its attacks always Bleed
    assert table.decision.about["actions"] == 1
    assert "attack" not in table.options  # CORE-ACTION-04


@pytest.mark.parametrize("nexu", NEXU)
def test_the_attack_of_pounce_may_be_left_out(nexu: str) -> None:
    table = Table(WILDS, A=nexu, c="chewbacca-loyal-wookiee").activate("A")
    table.choose(f"special:{nexu}.pounce", "place:C1", "decline")
    assert table.damage("c") == 0


@pytest.mark.parametrize("nexu", NEXU)
@pytest.mark.rule("CORE-OPEN-08", "CORE-PLACE-07")
def test_pounce_is_not_for_a_stunned_nexu_nor_after_an_attack(nexu: str) -> None:
    stunned = Table(WILDS, A=nexu, c="chewbacca-loyal-wookiee").give("A", Condition.STUNNED).activate("A")
    assert uses(stunned) == []
    table = Table(
        """
        | A   A   c |
        | A   A   . |
        """,
        A=nexu,
        c="chewbacca-loyal-wookiee",
    )
    table.activate("A").script(5, 5, 0, 0).choose("attack")
    assert uses(table) == []


@pytest.mark.parametrize("nexu", NEXU)
def test_cunning_of_the_nexu_adds_a_block_for_each_evade(nexu: str) -> None:
    table = Table(
        """
        | A   A   .   c |
        | A   A   .   . |
        """,
        A=nexu,
        c="stormtrooper",
    )
    fight(table, "c", "A", 4, 2, 3).choose("space:B1")  # white: a block and an evade
    decline_all(table)
    assert table.damage("A") == 4 - 1 - 1


@pytest.mark.parametrize("nexu", NEXU)
def test_a_non_sentient_nexu_opens_no_doors(nexu: str) -> None:
    picture = """
        | A   A   .   . |
        | A   A   .   c |
        +===+===+   +   +
        | .   .   .   . |
    """
    table = Table(picture, A=nexu, c="stormtrooper")
    assert interactions(table.state, table.figure("A")) == []
    usual = Table(picture.replace("A   A   .   .", ".   .   .   ."), A="e-web-engineer", c="stormtrooper")
    assert interactions(usual.state, usual.figure("A")) != []


def test_an_elite_nexu_cleaves_without_a_surge() -> None:
    table = Table(
        """
        | A   A   b |
        | A   A   c |
        """,
        A="nexu-elite",
        b="stormtrooper",
        c="stormtrooper",
    )
    fight(table, "A", "b", 5, 5, 0)
    table.choose(f"cleave:{table.id('c')}")
    assert table.damage("c") == 2


# --- Trandoshan Hunters and IG-88 -----------------------------------------------------------------

RELENTLESS = ["trandoshan-hunter", "trandoshan-hunter-elite", "ig-88-assassin-droid"]


@pytest.mark.parametrize("hunter", RELENTLESS)
@pytest.mark.rule("CORE-STRAIN-10", "CORE-STRAIN-12", "CORE-ATTACK-12")
def test_relentless_strains_a_target_within_3_spaces_before_the_dice_are_rolled(hunter: str) -> None:
    table = Table("| A   .   .   c |", A=hunter, c="chewbacca-loyal-wookiee").deck(1, "urgency", "urgency")
    table.attack_with("A", "c")
    assert table.decision.seat == 1
    assert table.options == ["discard:0", "discard:1"]
    assert table.attack.attack_dice == []
    table.choose("discard:0")
    assert table.damage("c") == 1
    bought_off = Table("| A   .   .   c |", A=hunter, c="chewbacca-loyal-wookiee").deck(1, "urgency")
    bought_off.attack_with("A", "c").choose("discard:1")
    assert bought_off.damage("c") == 0
    assert bought_off.state.players[1].discard == ["urgency"]


@pytest.mark.parametrize("hunter", RELENTLESS)
def test_relentless_spares_targets_farther_away_and_objects(hunter: str) -> None:
    far = Table("| A   .   .   .   c |", A=hunter, c="chewbacca-loyal-wookiee").deck(1, "urgency")
    far.attack_with("A", "c")
    assert far.offers("discard:") == []
    table = Table("| A   .   . |", A=hunter).deck(0, "urgency").deck(1, "urgency")
    crate = add_token(table.state, "crate", table.figure("A").space + 1, health=9)
    table.refresh()
    table.push(attack_with(table.state, table.figure("A"), must=True))
    assert table.offers("discard:") == []
    assert crate.id in table.state.tokens


@pytest.mark.rule("CORE-ATTACK-42")
def test_a_target_that_falls_to_relentless_is_not_attacked_any_more() -> None:
    table = Table("| A   .   c |", A="trandoshan-hunter", c="rebel-trooper").hurt("c", 2)
    table.attack_with("A", "c")
    assert table.is_defeated("c")
    assert table.is_idle


@pytest.mark.parametrize(("hunter", "more"), [("trandoshan-hunter", 1), ("trandoshan-hunter-elite", 2)])
def test_scattergun_adds_damage_against_an_adjacent_target(hunter: str, more: int) -> None:
    beside = Table("| A   c |", A=hunter, c="chewbacca-loyal-wookiee")
    decline_all(fight(beside, "A", "c", 4, 2, 0, 0))
    assert beside.damage("c") == 1 + 4 - 1 + more  # the strain of Relentless too
    apart = Table("| A   .   c |", A=hunter, c="chewbacca-loyal-wookiee")
    decline_all(fight(apart, "A", "c", 4, 2, 0, 0))
    assert apart.damage("c") == 1 + 4 - 1


def test_ig_88_attacks_with_each_action() -> None:
    table = Table("| A   .   c |", A="ig-88-assassin-droid", c="chewbacca-loyal-wookiee").activate("A")
    table.choose("attack").script(5, 5, 0, 0).choose(["die:red#1", "die:red#2"])
    assert "attack" in table.options


def test_the_arsenal_of_ig_88_is_two_dice_of_its_choice_for_each_attack() -> None:
    table = Table("| A   .   c |", A="ig-88-assassin-droid", c="chewbacca-loyal-wookiee")
    table.attack_with("A", "c")
    assert (table.decision.least, table.decision.most) == (2, 2)
    table.script(5, 5, 0, 0).choose(["die:red#1", "die:red#2"])
    assert table.damage("c") == 1 + 6 - 1  # 2 accuracy are printed on the card
    table.attack_with("A", "c").script(4, 2, 0, 0).choose(["die:blue#1", "die:green#1"])
    assert table.damage("c") == (1 + 6 - 1) + (1 + 4 - 1)
