"""Rebel Deployment cards of the core set, effect by effect: allies."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.movement import MoveSpaces

# --- Chewbacca ------------------------------------------------------------------------------------

SLAM = "special:chewbacca-loyal-wookiee.slam"


@pytest.mark.rule("CORE-ATTACK-07", "CORE-PUSH-03")
def test_slam_hurts_an_adjacent_foe_and_may_push_a_small_one_1_space() -> None:
    table = Table("| A   b   .   c |", A="chewbacca-loyal-wookiee", b="stormtrooper-elite", c="stormtrooper")
    table.activate("A").script(5).choose(SLAM)  # c is not adjacent: b without a choice
    assert table.damage("b") == 3
    assert table.decision.seat == 0
    assert table.options == ["push:C1", "stay"]
    table.choose("push:C1")
    assert table.space("b") == "C1"
    assert "attack" in table.options  # no attack has been made


def test_slam_may_leave_the_foe_where_it_is() -> None:
    table = Table("| A   b   . |", A="chewbacca-loyal-wookiee", b="stormtrooper-elite")
    table.activate("A").script(0).choose(SLAM, "stay")
    assert table.damage("b") == 1
    assert table.space("b") == "B1"


def test_slam_of_a_large_figure_pushes_nobody() -> None:
    table = Table("| A   b   b   . |", A="chewbacca-loyal-wookiee", b="e-web-engineer")
    table.activate("A").script(0).choose(SLAM)
    assert table.damage("b") == 1
    assert "end" in table.options


def test_slam_that_defeats_pushes_nobody() -> None:
    table = Table("| A   b   .   c |", A="chewbacca-loyal-wookiee", b="stormtrooper", c="stormtrooper")
    table.activate("A").script(5).choose(SLAM)
    assert table.is_defeated("b")
    assert "end" in table.options


def test_slam_needs_an_adjacent_foe() -> None:
    table = Table("| A   B   .   c |", A="chewbacca-loyal-wookiee", B="rebel-trooper", c="stormtrooper")
    table.activate("A")
    assert uses(table) == []


def test_chewbacca_is_a_protector() -> None:
    beside = Table("| A   B   .   c |", A="chewbacca-loyal-wookiee", B="rebel-saboteur", c="stormtrooper")
    decline_all(fight(beside, "c", "B", 4, 2, 1))
    assert beside.damage("B") == 4 - 1 - 1
    far = Table("| A   .   B   .   c |", A="chewbacca-loyal-wookiee", B="rebel-saboteur", c="stormtrooper")
    decline_all(fight(far, "c", "B", 4, 2, 1))
    assert far.damage("B") == 4 - 1


# --- Han Solo -------------------------------------------------------------------------------------


def duel() -> Table:
    return Table("| A   .   .   c |", A="han-solo-scoundrel", c="stormtrooper-elite")


@pytest.mark.rule("CORE-ATTACK-29")
def test_return_fire_attacks_who_did_no_damage() -> None:
    table = duel()
    fight(table, "c", "A", 1, 2, 5)  # a dodge
    assert table.decision.seat == 0
    assert uses(table) == ["use:han-solo-scoundrel.return-fire"]
    table.script(4, 2, 2, 0).choose("use:han-solo-scoundrel.return-fire")
    assert table.is_defeated("c")


def test_return_fire_after_an_attack_that_was_blocked() -> None:
    table = duel()
    fight(table, "c", "A", 5, 0, 1).choose("done")  # 1 damage, 1 block
    assert uses(table) == ["use:han-solo-scoundrel.return-fire"]


def test_return_fire_is_for_who_was_not_hurt_once_a_round_and_may_be_declined() -> None:
    table = duel()
    assert fight(table, "c", "A", 4, 2, 0).is_idle
    assert table.damage("A") == 4
    fight(table, "c", "A", 1, 2, 5).choose("pass")
    fight(table, "c", "A", 1, 2, 5).script(5, 0, 0, 4).choose("use:han-solo-scoundrel.return-fire")
    decline_all(table)
    assert fight(table, "c", "A", 1, 2, 5).is_idle


def test_return_fire_needs_the_attacker_in_sight_and_han_able_to_attack() -> None:
    table = duel().give("A", Condition.STUNNED)
    assert fight(table, "c", "A", 1, 2, 5).is_idle


@pytest.mark.rule("CORE-ATTACK-19")
def test_distracting_adds_an_evade_for_a_friend_attacked_beside_han() -> None:
    picture = "| A   B   .   c |"
    table = Table(picture, A="han-solo-scoundrel", B="rebel-saboteur", c="stormtrooper")
    fight(table, "c", "B", 4, 1, 0)  # a surge, and the evade of Han takes it
    assert table.is_idle
    assert table.damage("B") == 3
    without = Table(picture, A="rebel-trooper", B="rebel-saboteur", c="stormtrooper")
    fight(without, "c", "B", 4, 1, 0)
    assert without.offers("surge:") != []
    far = Table("| A   .   B   .   c |", A="han-solo-scoundrel", B="rebel-saboteur", c="stormtrooper")
    fight(far, "c", "B", 4, 1, 0)
    assert far.offers("surge:") != []


def test_distracting_is_not_for_han_himself() -> None:
    fight(table := duel(), "c", "A", 4, 1, 0)
    assert table.offers("surge:") != []


@pytest.mark.parametrize(
    ("card", "attack"),
    [
        ("han-solo-scoundrel", (4, 1)),
        ("jyn-odan-skirmish", (4, 1)),
    ],
)
@pytest.mark.rule("CORE-ATTACK-19")
def test_cunning_adds_a_block_for_each_evade_and_keeps_the_evade(card: str, attack: tuple[int, int]) -> None:
    table = Table("| A   .   .   c |", A=card, c="stormtrooper")
    fight(table, "c", "A", *attack, 3)  # white: a block and an evade
    assert table.offers("surge:") == []  # the evade has taken the surge
    decline_all(table)
    assert table.damage("A") == 3 - 1 - 1


def test_cunning_counts_evades_of_tokens_and_not_those_that_a_weakened_figure_loses() -> None:
    table = duel().give("A", PowerToken.EVADE)
    fight(table, "c", "A", 4, 2, 3).choose("token:evade")
    decline_all(table)
    assert table.damage("A") == 4 - 1 - 2
    weak = duel().give("A", Condition.WEAKENED)
    decline_all(fight(weak, "c", "A", 4, 2, 3))
    assert weak.damage("A") == 4 - 1


def test_cunning_is_not_for_attacking() -> None:
    table = duel()
    fight(table, "A", "c", 4, 2, 2, 5)  # the target rolls an evade
    decline_all(table)
    assert table.is_defeated("c")


# --- Luke Skywalker -------------------------------------------------------------------------------

LUKE = "luke-skywalker-hero-of-the-rebellion"
SABER = f"special:{LUKE}.saber-strike"


@pytest.mark.rule("CORE-ATTACK-51", "CORE-ACTION-04")
def test_saber_strike_is_a_melee_attack_with_a_pool_of_its_own_and_pierce_3() -> None:
    table = Table("| A   b   .   c |", A=LUKE, b="royal-guard", c="stormtrooper")
    table.activate("A").script(5, 4, 4).choose(
        SABER
    )  # red 3, yellow a surge; black 3 blocks; only b is adjacent
    assert table.attack.melee
    assert len(table.offers("surge:")) == 3  # Luke's own surge abilities
    table.choose("done")
    assert table.damage("b") == 3
    assert uses(table) == []
    assert "attack" not in table.options


def test_saber_strike_needs_a_foe_in_melee_reach_and_is_an_attack() -> None:
    far = Table("| A   .   b |", A=LUKE, b="royal-guard").activate("A")
    assert uses(far) == []
    assert "attack" in far.options
    table = Table("| A   b |", A=LUKE, b="royal-guard").activate("A").script(5, 2, 2, 4).choose("attack")
    assert uses(table) == []


def test_luke_attacks_at_range_with_his_printed_pool_without_pierce() -> None:
    table = Table("| A   .   b |", A=LUKE, b="royal-guard")
    fight(table, "A", "b", 4, 2, 5, 4)
    assert table.damage("b") == 5 - 3


INSPIRED = """
    | A   .   .   B   .   c |
    | .   .   .   .   .   . |
"""


def test_inspiring_lets_a_friend_within_3_reroll_an_attack_die() -> None:
    table = Table(INSPIRED, A=LUKE, B="rebel-saboteur", c="stormtrooper")
    fight(table, "B", "c", 0, 0, 4)
    assert uses(table) == [f"use:{LUKE}.inspiring"]
    table.script(5).choose(f"use:{LUKE}.inspiring")
    assert [option for option in table.options if "defence" in option] == []
    table.choose(["die:attack:0:red"])
    assert table.attack.attack_dice[0].face == 5


def test_inspiring_may_be_declined_and_is_not_for_luke_nor_for_friends_farther_away() -> None:
    table = Table(INSPIRED, A=LUKE, B="rebel-saboteur", c="stormtrooper")
    fight(table, "B", "c", 0, 5, 4).choose("pass")
    assert table.damage("c") == 0
    assert uses(fight(table, "A", "c", 4, 0, 0, 0)) == []
    far = Table("| A   .   .   .   B   c |", A=LUKE, B="rebel-saboteur", c="stormtrooper")
    assert uses(fight(far, "B", "c", 0, 5, 4)) == []


@pytest.mark.rule("IA-ATTACK-05")
def test_inspiring_is_not_for_a_friend_with_whom_somebody_else_attacks() -> None:
    table = Table(INSPIRED, A=LUKE, B="rebel-saboteur", c="stormtrooper")
    table.script(0, 5, 4).attack_with("B", "c", borrowed=True, seat=1)
    assert uses(table) == []


# --- Saboteurs and troopers -----------------------------------------------------------------------


@pytest.mark.rule("CORE-SURGE-02")
def test_overload_uses_each_surge_ability_up_to_two_times() -> None:
    table = Table("| A   .   b |", A="rebel-saboteur", b="chewbacca-loyal-wookiee")
    table.give("A", Condition.HIDDEN)
    fight(table, "A", "b", 3, 1, 0, 0)  # four surges: red 1, yellow 2, Hidden 1
    (pierce,) = [id for id in table.offers("surge:") if id.endswith(".1")]
    table.choose(pierce)
    assert pierce in table.options
    table.choose(pierce)
    assert pierce not in table.options
    assert table.attack.tally.pierce == 4
    usual = Table("| A   .   b |", A="rebel-trooper", b="chewbacca-loyal-wookiee")
    fight(usual, "A", "b", 0, 1, 0, 0)
    (pierce,) = [id for id in usual.offers("surge:") if id.endswith(".1")]
    assert pierce not in usual.choose(pierce).options


AIM = "| .   A   .   c |"


def test_aim_adds_damage_and_accuracy_to_a_trooper_that_has_stayed() -> None:
    table = Table(AIM, A="rebel-trooper", c="royal-guard").activate("A")
    table.script(1, 5, 0).choose("attack")
    assert table.damage("c") == 2 + 1 - 1
    far = Table("| A   .   .   .   .   .   c |", A="rebel-trooper", c="royal-guard").activate("A")
    far.script(1, 5, 0).choose("attack")
    assert far.damage("c") == 2 + 1 - 1  # accuracy 4, and 2 more


def test_aim_is_lost_by_leaving_the_space_in_this_activation_even_when_pushed() -> None:
    table = Table(AIM, A="rebel-trooper", c="royal-guard").activate("A")
    table.choose("move", "go:A1", "go:B1").script(1, 5, 0).choose("attack")  # back again, but it has left
    assert table.damage("c") == 2 - 1
    pushed = Table(AIM, A="rebel-trooper", c="royal-guard").activate("A")
    pushed.push(MoveSpaces(figure=pushed.id("A"), spaces=1, seat=1, willing=False)).choose("push:A1")
    pushed.script(1, 5, 0).choose("attack")
    assert pushed.damage("c") == 2 - 1


def test_aim_counts_anew_in_every_activation() -> None:
    table = Table(AIM, A="rebel-trooper", c="royal-guard").activate("A").choose("move", "go:A1").end()
    decline_all(fight(table, "A", "c", 1, 5, 0))  # in nobody's activation
    assert table.damage("c") == 2 + 1 - 1
    table.push(Activation(figure=table.id("A"))).script(1, 5, 0).choose("attack")
    assert table.damage("c") == 2 * (2 + 1 - 1)


def test_team_mates_are_friends() -> None:
    table = Table(
        """
        | A   B   .   c |
        | .   .   .   . |
        """,
        A=LUKE,
        B="rebel-saboteur",
        c="stormtrooper",
        seats={"A": 0, "B": 2, "c": 1},
        sides=Sides.TEAM,
    )
    fight(table, "B", "c", 0, 5, 4)
    assert uses(table) == [f"use:{LUKE}.inspiring"]
