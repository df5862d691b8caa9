"""Imperial Deployment cards of Heart of the Empire, effect by effect; Emperor Palpatine is in a file of his own."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition, PowerToken

# --- AT-DP ----------------------------------------------------------------------------------------

WALKER = """
    | A   A   .   .   b |
    | A   A   .   .   . |
    | A   A   .   .   . |
"""
GENERATORS = "use:at-dp-elite.charge-generators"


def walker() -> Table:
    return Table(WALKER, A="at-dp-elite", b="royal-guard")


def test_charge_generators_add_a_damage_and_offer_a_reroll() -> None:
    table = fight(walker(), "A", "b", 4, 0, 5, 0)  # 2 + 1 + 1 damage, 1 block
    assert uses(table) == [GENERATORS]
    table.choose(GENERATORS)
    assert table.decision.seat == 0
    table.script(5).choose(["die:attack:1:red"])
    assert table.damage("b") == (2 + 3 + 1) + 1 - 1


def test_charge_generators_may_be_left_unused_and_add_their_damage_all_the_same() -> None:
    table = fight(walker(), "A", "b", 4, 0, 5, 0).choose("pass")
    assert table.damage("b") == 4 + 1 - 1


@pytest.mark.parametrize(("damage", "hold"), [(8, True), (9, False)])
def test_charge_generators_hold_below_9_damage(damage: int, hold: bool) -> None:
    table = fight(walker().hurt("A", damage), "A", "b", 4, 0, 5, 0)
    assert (uses(table) == [GENERATORS]) is hold
    decline_all(table)
    assert table.damage("b") == 4 - 1 + hold


@pytest.mark.rule("CORE-ACTION-04")
def test_assault_attacks_with_both_actions() -> None:
    table = walker().activate("A").script(4, 0, 5, 0).choose("attack", "pass")
    assert "attack" in table.options
    table.script(1, 0, 5, 0).choose("attack", "pass")
    assert table.damage("b") == 4 + 3
    assert "attack" not in table.options


# --- Riot troopers --------------------------------------------------------------------------------


def riot(card: str) -> Table:
    return Table("| A   b   .   c |", A=card, b="royal-guard", c="royal-guard")


@pytest.mark.rule("CORE-STRAIN-10", "CORE-STRAIN-12")
def test_stun_batons_strain_a_target_that_suffered_damage() -> None:
    table = riot("riot-trooper-skirmish").deck(1, "negation")
    fight(table, "A", "b", 1, 1, 0)  # 1 + 2 damage, 1 block
    assert table.damage("b") == 2
    assert table.decision.seat == 1
    table.choose("discard:0")
    assert table.damage("b") == 3


def test_stun_batons_do_nothing_without_damage() -> None:
    table = riot("riot-trooper-skirmish")
    fight(table, "A", "b", 1, 1, 4)  # 3 damage, 3 blocks
    assert table.is_idle
    assert table.damage("b") == 0


def test_stun_batons_do_nothing_to_who_is_gone() -> None:
    table = Table("| A   b   .   c |", A="riot-trooper-skirmish", b="stormtrooper", c="royal-guard")
    assert fight(table, "A", "b", 1, 5, 0).is_idle  # 1 + 3 damage, 1 block
    assert table.is_defeated("b")


@pytest.mark.rule("IA-POWER-04", "IA-POWER-05")
@pytest.mark.parametrize("card", ["riot-trooper-skirmish", "riot-trooper-campaign"])
def test_a_riot_trooper_takes_its_shield_up_at_the_end_of_its_activation(card: str) -> None:
    table = Table("| A   B   .   c |", A=card, B=card, c="royal-guard", groups=["AB"])
    table.activate("A").end()
    assert table.figure("A").power == [PowerToken.BLOCK]
    assert table.figure("B").power == []
    table.activate("A").end()
    assert table.figure("A").power == [PowerToken.BLOCK]


@pytest.mark.rule("IA-POWER-07", "IA-POWER-08", "CORE-POWER-02")
def test_a_third_token_makes_its_player_discard_one() -> None:
    table = riot("riot-trooper-skirmish").give("A", PowerToken.DAMAGE, PowerToken.SURGE)
    table.activate("A").choose("end")
    assert table.decision.seat == 0
    assert table.options == ["token:damage#0", "token:surge#1", "token:block#2"]
    table.choose(["token:surge#1"])
    assert table.figure("A").power == [PowerToken.DAMAGE, PowerToken.BLOCK]


@pytest.mark.rule("CORE-KEYWORD-33")
@pytest.mark.parametrize("card", ["riot-trooper-elite-skirmish", "riot-trooper-elite-campaign"])
def test_the_elite_is_professional_and_weakens(card: str) -> None:
    table = fight(riot(card), "A", "b", 1, 1, 0)
    assert uses(table) == [f"use:{card}.professional"]
    table.choose("use:").script(5).choose(["die:attack:1:red"])
    decline_all(table)
    assert table.damage("b") == 1 + 3 - 1 + card.endswith("skirmish")  # stun batons
    assert table.has("b", Condition.WEAKENED)


def test_crowd_control_gives_up_a_damage_for_strain() -> None:
    table = fight(riot("riot-trooper-campaign"), "A", "b", 1, 1, 0)
    assert uses(table) == ["use:riot-trooper-campaign.crowd-control"]
    table.choose("use:")
    assert table.damage("b") == 3 - 1 - 1 + 1


def test_crowd_control_may_be_declined_and_then_strains_nobody() -> None:
    table = fight(riot("riot-trooper-campaign"), "A", "b", 1, 1, 0).choose("pass")
    assert table.is_idle
    assert table.damage("b") == 3 - 1


def test_crowd_control_needs_damage_to_strain_and_is_over_with_the_attack() -> None:
    table = fight(riot("riot-trooper-campaign"), "A", "b", 1, 0, 0)  # 2 damage, 1 block
    table.choose("use:")
    assert table.damage("b") == 0
    fight(table, "A", "b", 1, 1, 0).choose("pass")
    assert table.damage("b") == 2


# --- Sentry droids --------------------------------------------------------------------------------

MULTI_FIRE, CHARGED_SHOT = "special:{}.multi-fire", "special:{}.charged-shot"


@pytest.mark.rule("IA-CARD-03")
def test_multi_fire_is_two_attacks_on_different_targets_each_with_a_damage_less() -> None:
    table = Table("| b   A   .   c |", A="sentry-droid", b="royal-guard", c="royal-guard")
    table.activate("A").script(4, 4, 0, 4, 4, 0).choose(MULTI_FIRE.format("sentry-droid"))
    assert table.options == [f"attack:{table.id('b')}", f"attack:{table.id('c')}"]
    table.pick("b").choose("pass")  # no reroll
    assert table.damage("b") == 4 - 1 - 1
    table.choose("pass")
    assert table.damage("c") == 4 - 1 - 1
    assert table.damage("b") == 2
    assert "attack" not in table.options  # CORE-ACTION-04
    assert uses(table) == []


def test_multi_fire_with_one_target_is_one_attack() -> None:
    table = Table("| b   A |", A="sentry-droid", b="royal-guard")
    table.activate("A").script(4, 4, 0).choose(MULTI_FIRE.format("sentry-droid"), "pass")
    assert table.damage("b") == 2
    assert "end" in table.options


@pytest.mark.rule("IA-CARD-03", "CORE-ATTACK-21")
def test_a_charged_shot_reaches_two_spaces_further() -> None:
    card, picture = "sentry-droid", "| A   .   .   .   .   b |"
    table = Table(picture, A=card, b="royal-guard")
    table.activate("A").script(2, 5, 0).choose(CHARGED_SHOT.format(card), "pass")  # 1 + 3 accuracy, 4 damage
    assert table.damage("b") == 4 - 1
    assert uses(table) == []  # it was the attack of this activation
    plain = Table(picture, A=card, b="royal-guard")
    plain.activate("A").script(2, 5, 0).choose("attack", "pass")
    assert plain.damage("b") == 0


def test_the_special_actions_of_a_sentry_droid_need_somebody_to_attack() -> None:
    table = Table("| A | b |", A="sentry-droid-elite", b="royal-guard").activate("A")
    assert uses(table) == []


@pytest.mark.rule("IA-YOU-02", "CORE-ABILITY-07")
def test_each_sentry_droid_may_reroll_a_die_of_its_own_attack() -> None:
    card = "sentry-droid-elite"
    table = Table("| A   .   c |\n| B   .   . |", A=card, B=card, c="royal-guard", groups=["AB"])
    fight(table, "A", "c", 0, 0, 5, 0)
    assert uses(table) == [f"use:{card}.targeting-computer"]  # of A alone
    table.choose("use:").script(5).choose(["die:attack:0:green"])
    decline_all(table)
    assert table.damage("c") == 2 + 1 - 1
