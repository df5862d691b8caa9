"""Gaarkhan: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import Roll, black, blue, green, red, yellow

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import speed

AX = "gaarkhan-vibro-ax"
HIT: list[Roll] = [red(3), yellow(2, damage=1), black(block=1)]  # 3 damage
SHOT: list[Roll] = [blue(4, damage=2), green(2, damage=2), black(block=1)]  # 3 damage
FOE = "trandoshan-hunter-elite"


def gaarkhan(picture: str = "| A   g |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "g": "gaarkhan"} | more
    return MissionTable(picture, figures, cards={"g": [AX, *(f"gaarkhan-{card}" for card in cards)]})


# --- His sheet


@pytest.mark.rule("CORE-ACTION-06", "CORE-ACTION-08", "CORE-MOVE-30")
def test_charge_moves_up_to_his_speed_and_may_attack() -> None:
    table = gaarkhan("| A   .   .   .   .   g |").activate("g").roll(HIT)
    table.choose("special:gaarkhan.charge", "move:B1").pick("A")
    assert (table.damage("A"), table.strain("g"), table.decision.about["actions"]) == (3, 2, 1)
    assert table.offers("special:gaarkhan.charge") == [], "once an activation"


def test_charge_without_anybody_in_reach_is_a_move_and_the_attack_may_be_declined() -> None:
    table = gaarkhan("| A   .   .   .   .   .   g |").activate("g")
    table.choose("special:gaarkhan.charge", "move:C1")
    assert (table.space("g"), bool(table.offers("end"))) == ("C1", True)
    table = gaarkhan("| A   g   . |").activate("g").choose("special:gaarkhan.charge", "stay", "decline")
    assert (table.damage("A"), bool(table.offers("end"))) == (0, True)


def test_charge_is_made_with_a_melee_weapon() -> None:
    cards = {"g": ["gideon-argus-holdout-blaster", AX, "armored-gauntlets"]}
    table = MissionTable("| A   .   g |", A=FOE, g="gaarkhan", cards=cards).activate("g")
    table.choose("special:gaarkhan.charge", "stay")
    assert table.offers("end"), "nobody is beside him"
    table = MissionTable("| A   .   g |", A=FOE, g="gaarkhan", cards=cards).activate("g")
    table.choose("special:gaarkhan.charge", "move:B1")
    assert [option.split("#")[0] for option in table.options] == [
        "weapon:gaarkhan-vibro-ax",
        "weapon:armored-gauntlets",
        "decline",
    ]


@pytest.mark.rule("CORE-ATTACK-25")
def test_rage_focuses_him_when_an_attack_did_3_damage() -> None:
    for dice, focused in ((SHOT, True), ([*SHOT[:2], black(block=2)], False)):
        table = gaarkhan("| A   .   g |", A="stormtrooper").roll(dice).attack_with("A", "g")
        assert table.has("g", Condition.FOCUSED) == focused


# --- Wookiee Fortitude, Wookiee Loyalty


def test_wookiee_fortitude_recovers_2_damage_or_discards_a_condition() -> None:
    table = gaarkhan("| A   g |", "wookiee-fortitude").hurt("g", 3).give("g", Condition.STUNNED).activate("g")
    table.choose("use:gaarkhan-wookiee-fortitude.wookiee-fortitude")
    assert table.options == ["choose:recover-2-damage", "choose:discard-stun"]
    table.choose("choose:recover-2-damage")
    assert (table.damage("g"), table.strain("g"), table.has("g", Condition.STUNNED)) == (1, 1, True)
    assert table.is_exhausted("gaarkhan-wookiee-fortitude")
    table = gaarkhan("| A   g |", "wookiee-fortitude").give("g", Condition.BLEEDING).activate("g")
    table.choose("use:gaarkhan-wookiee-fortitude.wookiee-fortitude")
    assert not table.has("g", Condition.BLEEDING)
    table = gaarkhan("| A   g |", "wookiee-fortitude").activate("g")
    assert table.offers("use:gaarkhan-wookiee-fortitude") == []


def test_wookiee_loyalty_blocks_for_him_and_for_friends_beside_him() -> None:
    for picture, target in (("| A   .   g   d |", "g"), ("| A   .   d   g |", "d")):
        table = gaarkhan(picture, "wookiee-loyalty", A="stormtrooper", d="fenn-signis").roll(SHOT)
        table.attack_with("A", target).choose("use:gaarkhan-wookiee-loyalty.wookiee-loyalty")
        assert table.damage(target) == 2
        assert table.is_exhausted("gaarkhan-wookiee-loyalty")
    table = gaarkhan("| A   .   d   .   g |", "wookiee-loyalty", A="stormtrooper", d="fenn-signis").roll(SHOT)
    table.attack_with("A", "d")
    assert (table.damage("d"), table.is_idle) == (3, True)


# --- Ferocity, Staggering Blow, Rampage, Vicious Strike


@pytest.mark.rule("CORE-COND-17", "CORE-ATTACK-14")
def test_ferocity_makes_the_die_of_focused_red_and_gives_cleave() -> None:
    table = gaarkhan("| A   g |", "ferocity").give("g", Condition.FOCUSED)
    table.roll([red(3), yellow(0, surge=1), red(2), black(block=1)]).attack_with("g", "A")
    assert [die.colour for die in table.attack.attack_dice] == [Die.RED, Die.YELLOW, Die.RED]
    assert [option.split(".")[1] for option in table.offers("surge:")] == ["recover", "1", "2", "ferocity"]
    table = gaarkhan("| A   g |", "ferocity")
    table.roll([red(3), yellow(0, surge=1), black(block=1)]).attack_with("g", "A")
    assert [option.split(".")[1] for option in table.offers("surge:")] == ["recover", "1", "2"]


def test_ferocity_comes_before_whatever_exchanges_dice_of_the_pool() -> None:
    cards = {"g": [AX, "energized-hilt", "gaarkhan-ferocity"]}
    table = MissionTable("| A   g |", A=FOE, g="gaarkhan", cards=cards, on={"energized-hilt": AX})
    table.give("g", Condition.FOCUSED).attack_with("g", "A")
    table.choose("use:energized-hilt.energized-hilt")
    assert table.options == ["die:red", "die:yellow"]
    table.choose("die:yellow", "die:blue")
    assert [die.colour for die in table.attack.attack_dice] == [Die.RED, Die.RED, Die.BLUE]


def test_staggering_blow_stuns_a_target_that_suffered_3_damage() -> None:
    table = gaarkhan("| A   g |", "staggering-blow").roll(HIT).attack_with("g", "A")
    table.choose("use:gaarkhan-staggering-blow.staggering-blow")
    assert (table.has("A", Condition.STUNNED), table.strain("g")) == (True, 1)
    assert table.is_exhausted("gaarkhan-staggering-blow")
    table = gaarkhan("| A   g |", "staggering-blow").roll([*HIT[:2], black(block=2)]).attack_with("g", "A")
    assert (table.damage("A"), table.is_idle) == (2, True)


def test_staggering_blow_is_not_for_whom_nothing_stuns() -> None:
    figures, cards = {"A": "general-sorin", "g": "gaarkhan"}, {"g": [AX, "gaarkhan-staggering-blow"]}
    table = MissionTable("| A   g |", figures, cards=cards).roll(HIT).attack_with("g", "A")
    assert table.offers("use:gaarkhan-staggering-blow")
    table = MissionTable("| A   g |", figures, cards=cards, empire=["nemeses-indomitable"]).roll(HIT)
    with pytest.raises(AssertionError, match="not offered"):
        skip(table.attack_with("g", "A"), "use:gaarkhan-staggering-blow")
    assert table.damage("A") == 3


def test_rampage_hurts_every_foe_beside_him_after_a_charge() -> None:
    table = gaarkhan("| A   .   .   g   B |", "rampage", B=FOE).activate("g").roll(HIT)
    table.choose("special:gaarkhan.charge", "move:B1").pick("A")
    assert (table.damage("A"), table.damage("B")) == (4, 0)


def test_vicious_strike_is_1_damage_with_a_melee_weapon() -> None:
    table = gaarkhan("| A   g |", "vicious-strike").roll(HIT).attack_with("g", "A")
    table.choose("use:gaarkhan-vicious-strike.vicious-strike")
    assert (table.damage("A"), table.strain("g")) == (4, 1)


# --- Brutal Cleave, Unstoppable


def test_brutal_cleave_attacks_somebody_beside_the_first_target() -> None:
    table = gaarkhan(
        """
        | A   B   C |
        | .   g   . |
        """,
        "brutal-cleave",
        B=FOE,
        C=FOE,
    )
    table.roll(HIT).attack_with("g", "A").roll(HIT).choose("use:gaarkhan-brutal-cleave.brutal-cleave")
    assert (table.damage("A"), table.damage("B"), table.damage("C"), table.strain("g")) == (3, 3, 0, 1)
    assert table.is_exhausted("gaarkhan-brutal-cleave")
    assert table.is_idle


def test_brutal_cleave_counts_from_where_a_defeated_target_was() -> None:
    table = gaarkhan("| B   A   g |", "brutal-cleave", B=FOE).hurt("A", 7).roll(HIT).attack_with("g", "A")
    assert table.is_idle, "B is not in reach"
    table = gaarkhan(
        """
        | A   B |
        | .   g |
        """,
        "brutal-cleave",
        B=FOE,
    )
    table.hurt("A", 7).roll(HIT).attack_with("g", "A").roll(HIT).choose("use:gaarkhan-brutal-cleave")
    assert (table.is_defeated("A"), table.damage("B")) == (True, 3)


@pytest.mark.rule("CORE-WOUND-02")
def test_unstoppable_is_endurance_and_speed_and_2_damage_while_he_is_wounded() -> None:
    table = gaarkhan("| A   g |", "unstoppable")
    assert (endurance(table.state, table.id("g")), speed(table.state, table.id("g"))) == (5, 5)
    table.roll(HIT).attack_with("g", "A")
    assert table.damage("A") == 3
    table.occur(Damaged(target=table.id("g"), amount=14, by=0)).hurt("A", 0)
    table.roll(HIT).attack_with("g", "A")
    assert table.damage("A") == 5
