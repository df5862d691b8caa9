"""Return to Hoth, Mercenary cards: HK Assassin Droids, Wampas, Dengar; and the Targeting Computer for others."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, buy, green, surges, white, yellow
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Symbols
from dejarik.assault.facts.cards import Trait
from dejarik.assault.facts.library import all_deployment, deployment
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.skirmish.setup import attach, hosts

# --- HK Assassin Droids ----------------------------------------------------------------------------------

DROIDS = ["hk-assassin-droid", "hk-assassin-droid-elite"]


def droid_attacks(card: str) -> Table:
    """The droid's dice: 1 damage each and no surge; the target's die blocks 3."""
    table = Table("| A   .   b |", A=card, b="echo-base-trooper")
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(2, damage=1), black(block=3)])
    return table.attack_with("A", "b")


@pytest.mark.parametrize("card", DROIDS)
@pytest.mark.rule("IA-YOU-02", "CORE-ATTACK-16")
def test_targeting_computer_rerolls_one_attack_die_once_an_attack(card: str) -> None:
    table = droid_attacks(card)
    table.roll([blue(4, damage=2)]).choose(f"use:{card}.targeting-computer", ["die:attack:1:blue"])
    assert table.attack.attack_dice[1].symbols == Symbols(accuracy=4, damage=2)
    assert table.offers(f"use:{card}.targeting-computer") == []
    assert table.offers(f"use:{card}.versatile-weaponry") != []


@pytest.mark.parametrize("card", DROIDS)
def test_versatile_weaponry_makes_the_defender_reroll_a_die_that_the_attacker_picks(card: str) -> None:
    table = droid_attacks(card)
    assert table.decision.seat == 0
    table.roll([black(block=1)]).choose(f"use:{card}.versatile-weaponry")  # there is only one defence die
    assert table.offers(f"use:{card}.versatile-weaponry") == []
    table.choose("pass")
    assert table.damage("b") == 2


@pytest.mark.parametrize("card", DROIDS)
def test_rerolls_of_the_droid_may_be_left_out_and_are_for_its_own_attacks(card: str) -> None:
    table = droid_attacks(card).choose("pass")
    assert table.is_idle
    assert table.damage("b") == 0
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).attack_with("b", "A").choose("pass")
    assert table.is_idle  # the trooper's Front Line was all there was to decide
    assert table.damage("A") == 2


def test_versatile_weaponry_needs_a_defence_die() -> None:
    table = Table("| A   .   .   . | b |", A="hk-assassin-droid", b="dengar")
    crate = add_token(table.state, "crate", space=2, health=5)
    table.refresh()
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(2, damage=1)])
    table.activate("A").choose("attack")
    assert [option.partition("#")[0] for option in table.offers("use:")] == [
        "use:hk-assassin-droid.targeting-computer"
    ]
    table.choose("pass")
    assert crate.damage == 3


def test_priority_target_figures_do_not_block_the_elite_droids_sight() -> None:
    for card, options in (("hk-assassin-droid-elite", ["attack"]), ("hk-assassin-droid", [])):
        table = Table("| A   C   .   b |", A=card, C="dengar", b="echo-base-trooper").activate("A")
        assert table.offers("attack") == options


def test_the_elite_droid_has_two_abilities_of_1_damage() -> None:
    table = Table("| A   .   b |", A="hk-assassin-droid-elite", b="echo-base-trooper")
    table.roll([blue(2, surge=1), blue(2, surge=1), yellow(2, damage=1), black(block=1)])
    table.attack_with("A", "b").choose("pass")
    buy(table, "A", "2", "3")
    assert table.damage("b") == 2


# --- Targeting Computer, the Attachment --------------------------------------------------------------------


@pytest.mark.rule("IA-ATTACH-04", "IA-ATTACH-07", "CORE-ARMY-13")
def test_targeting_computer_gives_each_figure_of_its_group_one_reroll_in_its_own_attacks() -> None:
    table = Table(
        """
        | A   .   .   . |
        | B   .   d   . |
        | C   .   .   . |
        """,
        A="hk-assassin-droid", B="hk-assassin-droid", C="hk-assassin-droid", d="dengar", groups=["AB"],
    )  # fmt: skip
    attach(table.state, table.state.groups[table.figure("A").group], "targeting-computer")
    table.refresh()
    computer = "use:targeting-computer.targeting-computer"
    for letter, offered in (("A", 1), ("B", 1), ("C", 0)):
        table.roll([blue(2, damage=1), blue(2, damage=1), yellow(2, damage=1), black(block=3)])
        table.attack_with(letter, "d")
        assert len(table.offers(computer)) == offered
        if offered:
            table.roll([blue(4, damage=2)]).choose(computer, ["die:attack:0:blue"])
            assert table.offers(computer) == []
        table.choose("pass")


@pytest.mark.rule("IA-ATTACH-05", "IA-ATTACH-07")
def test_targeting_computer_goes_on_vehicles_droids_and_heavy_weapons_only() -> None:
    table = Table(
        """
        | A   A   A   B   C   D |
        | A   A   A   .   .   . |
        """,
        A="sc2-m-repulsor-tank", B="hk-assassin-droid", C="snowtrooper", D="general-sorin",
    )  # fmt: skip
    table.state.players[0].upgrades = ["targeting-computer"]
    assert [group.card for group in hosts(table.state, 0, "targeting-computer")] == [
        "sc2-m-repulsor-tank",
        "hk-assassin-droid",
    ]
    restriction = deployment("targeting-computer").attaches_to
    assert restriction is not None
    for card in all_deployment():
        if not card.is_upgrade:
            fitting = {Trait.VEHICLE, Trait.DROID, Trait.HEAVY_WEAPON} & set(card.traits)
            assert restriction.admits(card) is bool(fitting)


@pytest.mark.rule("IA-ATTACH-06", "CORE-VP-02")
def test_targeting_computer_is_worth_a_point_when_its_group_is_defeated() -> None:
    table = Table("| a   .   B   C |", a="mhd-19-skirmish", B="hk-assassin-droid", C="dengar").hurt("a", 6)
    table.attach("a", "targeting-computer")
    table.roll([blue(2, damage=1), blue(2, damage=1), yellow(2, damage=1), black(block=1)])
    table.attack_with("B", "a").choose("pass")
    assert table.is_defeated("a")
    assert table.vp(0) == 5 + 1


# --- Wampas ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["wampa", "wampa-elite"])
def test_hunger_gives_2_movement_points_when_no_hostile_figure_is_within_3_spaces(card: str) -> None:
    table = Table("| A   A   .   .   .   b |", A=card, b="dengar").activate("A")
    assert table.figure("A").points == 2
    table = Table("| A   A   .   .   b |", A=card, b="dengar").activate("A")
    assert table.figure("A").points == 0


def test_hunger_counts_the_wampas_own_activation_and_hostile_figures_only() -> None:
    table = Table("| A   A   C   .   .   b |", A="wampa", C="dengar", b="dengar").activate("A")
    assert table.figure("A").points == 2
    table.end().activate("C")
    assert table.figure("A").points == 0


@pytest.mark.parametrize("card", ["wampa", "wampa-elite"])
def test_a_wampa_travels_efficiently(card: str) -> None:
    table = Table(
        """
        +---+---+---+---+---+---+
        | A   A   ~   ~   ~   b |
        +---+---+---+---+---+---+
        """,
        A=card,
        b="dengar",
    )
    table.activate("A").choose("move")
    assert "go:D1/across" in table.offers("go:")  # 3 steps over difficult terrain with Speed 3


@pytest.mark.parametrize(("card", "may"), [("wampa", False), ("wampa-elite", False), ("dengar", True)])
def test_non_sentient_figures_do_not_interact(card: str, may: bool) -> None:
    picture = """
        | A   A = . |
        | .   . = b |
    """
    if card == "dengar":
        picture = picture.replace("A   A", ".   A")
    table = Table(picture, A=card, b="echo-base-trooper").activate("A")
    assert bool(table.offers("interact:")) is may


# --- Dengar ----------------------------------------------------------------------------------------------


def test_contempt_adds_a_surge_against_a_target_without_harmful_conditions() -> None:
    table = Table("| A   .   b |", A="dengar", b="echo-base-trooper")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("A", "b")
    assert table.attack.surges_left == 1


@pytest.mark.parametrize("condition", [Condition.STUNNED, Condition.BLEEDING, Condition.WEAKENED])
def test_contempt_does_nothing_against_a_target_with_a_harmful_condition(condition: Condition) -> None:
    table = Table("| A   .   b |", A="dengar", b="echo-base-trooper").give("b", condition)
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("A", "b")
    assert table.is_idle  # no surge, so nothing to spend


def test_contempt_does_not_mind_a_beneficial_condition() -> None:
    table = Table("| A   .   b |", A="dengar", b="echo-base-trooper").give("b", Condition.FOCUSED)
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("A", "b")
    assert table.attack.surges_left == 1


@pytest.mark.rule("CORE-SURGE-02")
def test_punishment_may_be_bought_several_times_and_gives_a_condition_each_time() -> None:
    table = Table("| A   .   b |", A="dengar", b="echo-base-trooper")
    table.roll([green(1, damage=2), yellow(2, surge=1), black(block=1)]).attack_with("A", "b")
    buy(table, "A", "punishment")
    assert surges(table, "A") == ["1", "punishment"]
    buy(table, "A", "punishment")
    assert table.options == ["condition:stun", "condition:bleed", "condition:weaken"]
    table.choose("condition:bleed")
    assert table.options == ["condition:stun", "condition:weaken"]
    table.choose("condition:weaken")
    assert table.figure("b").conditions == [Condition.BLEEDING, Condition.WEAKENED]


@pytest.mark.rule("CORE-ATTACK-29")
def test_punishment_needs_damage_suffered_and_a_figure_that_is_still_there() -> None:
    table = Table("| A   .   b |", A="dengar", b="echo-base-trooper")
    table.roll([green(1, damage=2), yellow(1, damage=1, surge=1), black(block=3)]).attack_with("A", "b")
    buy(table, "A", "punishment", "punishment")
    assert table.is_idle
    assert table.figure("b").conditions == []
    table.hurt("b", 4)
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("A", "b")
    buy(table, "A", "punishment")
    assert table.is_defeated("b")
    assert table.is_idle


def test_punishment_gives_the_only_harmful_condition_that_is_left() -> None:
    table = Table("| A   .   b |", A="dengar", b="leia-organa-skirmish")
    table.give("b", Condition.STUNNED, Condition.BLEEDING)
    table.roll([green(1, damage=2), yellow(1, damage=1, surge=1), white(block=1)])
    table.attack_with("A", "b")
    assert table.is_idle  # Leia's evade takes the surge
    table.roll([green(1, damage=1, surge=1), yellow(1, damage=1, surge=1), white()])
    table.attack_with("A", "b")
    buy(table, "A", "punishment")
    assert Condition.WEAKENED in table.figure("b").conditions  # the only one that was left
