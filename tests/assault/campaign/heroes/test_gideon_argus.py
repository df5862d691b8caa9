"""Gideon Argus: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import Roll, black, blue, green, red, white, yellow

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import health

BLASTER = "gideon-argus-holdout-blaster"
AX = "gaarkhan-vibro-ax"
FOE = "trandoshan-hunter-elite"
HIT: list[Roll] = [red(3), yellow(2, damage=1), black(block=1)]  # 3 damage of Gaarkhan


def gideon(picture: str, *cards: str, **more: str) -> MissionTable:
    """Gideon and Gaarkhan."""
    figures = {"A": FOE, "c": "gideon-argus", "g": "gaarkhan"} | more
    own = [BLASTER, *(f"gideon-argus-{card}" for card in cards)]
    return MissionTable(picture, figures, cards={"c": own, "g": [AX]})


COMMAND = "special:gideon-argus.command"

# --- His sheet


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-INTERRUPT-02", "CORE-ACTION-05")
def test_command_lets_a_friend_within_3_move_or_attack() -> None:
    table = gideon("| A   g   .   .   c |").activate("c").choose(COMMAND)
    assert (table.decision.seat, table.options) == (
        2,
        ["choose:perform-a-move", "choose:perform-an-attack", "decline"],
    )
    table.roll(HIT).choose("choose:perform-an-attack")
    assert (table.damage("A"), table.strain("c"), table.decision.about["actions"]) == (3, 2, 1)
    assert table.offers(COMMAND) == [], "once an activation"
    table = gideon("| A   .   .   g   c |").activate("c").choose(COMMAND, "choose:perform-a-move", "go:B1")
    assert table.space("g") == "B1"


def test_command_needs_a_friend_near_and_may_be_refused() -> None:
    table = gideon("| A   g   .   .   .   c |").activate("c")
    assert table.offers(COMMAND) == []
    table = gideon("| A   g   c |").activate("c").choose(COMMAND, "decline")
    assert (table.damage("A"), table.strain("c")) == (0, 2)


@pytest.mark.rule("CORE-SURGE-01", "CORE-KEYWORD-33")
def test_disabling_shot_is_a_surge_for_stun_with_ranged_weapons_on_the_healthy_side() -> None:
    shot = [blue(4, damage=2), yellow(2, surge=1), black(block=1)]
    table = gideon("| A   .   c   g |").roll(shot).attack_with("c", "A")
    table.choose(next(option for option in table.options if option.endswith("disabling-shot")))
    assert (table.damage("A"), table.has("A", Condition.STUNNED)) == (1, True)
    table = gideon("| A   .   c   g |")
    table.occur(Damaged(target=table.id("c"), amount=10, by=0)).roll(shot).attack_with("c", "A")
    assert [option for option in table.options if option.endswith("disabling-shot")] == []
    table = MissionTable("| A   c |", A=FOE, c="gideon-argus", cards={"c": [AX]})
    table.roll([red(3), yellow(0, surge=1), black(block=1)]).attack_with("c", "A")
    assert [option for option in table.options if option.endswith("disabling-shot")] == []


# --- What changes Command


def test_air_of_command_is_2_health_and_command_for_whomever_he_sees() -> None:
    table = gideon("| A   g   .   .   .   c |", "air-of-command")
    assert health(table.state, table.id("c")) == 12
    table.activate("c").roll(HIT).choose(COMMAND, "choose:perform-an-attack")
    assert table.damage("A") == 3


def test_mobile_tactician_is_2_movement_points_after_command() -> None:
    table = gideon("| A   g   .   c |", "mobile-tactician").activate("c").choose(COMMAND, "decline")
    assert table.figure("c").points == 2


def test_masterstroke_is_another_command_without_its_price() -> None:
    table = gideon("| A   g   .   c |", "masterstroke", "mobile-tactician").activate("c").roll([*HIT, *HIT])
    table.choose(COMMAND, "choose:perform-an-attack")
    while not table.offers("use:gideon-argus-masterstroke"):
        table.choose(table.options[0])
    table.choose("use:gideon-argus-masterstroke.masterstroke", "choose:perform-an-attack")
    assert (table.damage("A"), table.strain("c"), table.figure("c").points) == (6, 2, 4)
    assert table.decision.about["actions"] == 1
    assert table.is_exhausted("gideon-argus-masterstroke")


# --- In attacks


def test_called_shot_is_a_surge_for_friends_whose_target_he_sees() -> None:
    for picture, seen in (("| A   g   .   c |", False), ("| A   c   .   . |\n| .   g   .   . |", True)):
        table = gideon(picture, "called-shot").roll([red(3), yellow(2, damage=1), black(block=1)])
        table.attack_with("g", "A")
        if seen:
            table.choose("use:gideon-argus-called-shot.called-shot")
            assert table.attack.surges_left == 1
            assert table.is_exhausted("gideon-argus-called-shot")
        else:
            assert (table.damage("A"), table.is_idle) == (3, True), "Gaarkhan stands in his way"
    table = gideon("| A   .   c   g |", "called-shot").attack_with("A", "c")
    assert table.offers("use:gideon-argus-called-shot") == [], "for friends alone"


@pytest.mark.rule("CORE-DICE-09", "CORE-CARD-01")
def test_military_efficiency_turns_damage_into_a_surge_or_a_block_into_an_evade() -> None:
    table = gideon("| A   .   c   g |", "military-efficiency")
    table.roll([blue(4, damage=2), yellow(2, damage=1), black(block=1)]).attack_with("c", "A")
    table.choose("use:gideon-argus-military-efficiency.offence")
    assert (table.attack.damage_results, table.attack.surges_left) == (2, 1)
    assert table.is_exhausted("gideon-argus-military-efficiency")
    table = gideon("| A   .   c   g |", "military-efficiency", A="stormtrooper")
    table.roll([blue(3, damage=1, surge=1), green(2, damage=2), black(block=2)]).attack_with("A", "c")
    table.choose("use:gideon-argus-military-efficiency.defence")
    assert (table.damage("c"), table.is_idle) == (2, True)  # 3 damage, 1 block, no surge left


@pytest.mark.rule("CORE-COND-17", "CORE-ATTACK-12")
def test_for_the_cause_focuses_a_friend_within_3_for_the_attack() -> None:
    table = gideon("| A   g   .   .   c |", "for-the-cause")
    table.roll([red(3), yellow(2, damage=1), green(1, damage=2), black(block=1)]).attack_with("g", "A")
    table.choose("use:gideon-argus-for-the-cause.for-the-cause")
    assert (table.damage("A"), table.strain("c"), table.has("g", Condition.FOCUSED)) == (5, 1, False)
    assert table.is_exhausted("gideon-argus-for-the-cause")
    table = gideon("| A   g   .   .   .   c |", "for-the-cause").roll(HIT).attack_with("g", "A")
    assert table.is_idle
    table = gideon("| A   c   g |", "for-the-cause").attack_with("c", "A")
    assert table.offers("use:gideon-argus-for-the-cause") == [], "not for himself"


@pytest.mark.rule("CORE-RECOVER-03")
def test_rallying_shout_recovers_2_strain_of_another_hero_in_sight() -> None:
    table = gideon("| A   .   c   g   f |", "rallying-shout", f="fenn-signis").tire("g", 3).tire("f", 3)
    table.activate("c").choose("use:gideon-argus-rallying-shout.rallying-shout")
    assert (table.strain("g"), table.strain("f")) == (1, 3), "Gaarkhan hides Fenn"
    assert table.is_exhausted("gideon-argus-rallying-shout")


# --- Hammer and Anvil

HAMMER = "special:gideon-argus-hammer-and-anvil"


def test_hammer_and_anvil_are_two_attacks_in_the_order_of_the_targets_player() -> None:
    table = gideon("| A   g   .   . |\n| .   .   c   . |", "hammer-and-anvil").activate("c").choose(HAMMER)
    assert table.decision.seat == 0
    table.roll(HIT).pick("g").choose("attack:")
    assert table.damage("A") == 3
    table.roll([blue(4, damage=2), yellow(2, damage=1)]).choose("attack:")
    assert (table.damage("A"), table.strain("c")) == (6, 2), "no die in the second attack"
    assert [source.key for source in table.state.sources.values() if "lasting" in source.key] == []
    assert table.decision.about["actions"] == 1


def test_hammer_and_anvil_takes_dice_away_in_the_second_attack_that_is_made() -> None:
    table = gideon("| A   g   .   . |\n| .   .   c   . |", "hammer-and-anvil").activate("c").choose(HAMMER)
    table.roll([blue(4, damage=2), yellow(2, damage=1), black(block=2)]).pick("g")
    table.choose("decline", "attack:")
    assert table.damage("A") == 1
    table = gideon("| A   .   .   . |\n| .   .   c   g |", "hammer-and-anvil", A="rebel-trooper").activate(
        "c"
    )
    assert table.offers(HAMMER), "one of the two is enough"
    table.roll([blue(4, damage=2), yellow(2, damage=1), white(block=1)]).choose(HAMMER, "attack:")
    assert table.damage("A") == 2
