"""Vinto Hreeda: what his sheet and his class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, yellow

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import attack_accuracy, speed

PISTOL = "vinto-hreeda-hair-trigger-pistol"
HIT = [blue(2, damage=1), yellow(1, damage=2)]
FOE = "trandoshan-hunter-elite"
BOLT = "use:vinto-hreeda.boltslinger"
CORNER = """
    | v   .   A |
    | .   B   . |
"""


def vinto(picture: str, *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "v": "vinto-hreeda"} | more
    given = {"v": [PISTOL, *(f"vinto-hreeda-{card}" for card in cards)]}
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


# --- His sheet


@pytest.mark.rule("CORE-ATTACK-25")
def test_boltslinger_hurts_another_foe_near_him_after_a_shot_that_did_damage() -> None:
    table = vinto(CORNER, B=FOE).activate("v").roll([*HIT, black(block=1)])
    skip(table.choose("attack").pick("A"), BOLT).choose(BOLT)
    assert (table.damage("A"), table.damage("B")) == (2, 1)
    table.roll([blue(2, damage=1), yellow(1, damage=2), black(block=3)])
    skip(table.choose("attack").pick("A"))
    assert (table.damage("A"), table.damage("B")) == (2, 1), "no damage, no bolt"


def test_boltslinger_needs_somebody_in_sight_within_3_spaces() -> None:
    table = vinto("| v   A   B   .   C |", B=FOE, C=FOE).activate("v").roll([*HIT, black(block=1)])
    table.choose("attack")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, BOLT)
    assert [table.damage(letter) for letter in "ABC"] == [2, 0, 0]


def test_threading_the_needle_figures_are_in_nobodys_way_until_the_activation_ends() -> None:
    table = vinto("| v   A   B |", B=FOE).activate("v")
    table.choose("use:vinto-hreeda.thread-the-needle")
    assert table.strain("v") == 1
    assert table.offers("use:vinto-hreeda.thread-the-needle") == []
    table.roll([*HIT, black(block=1)])
    skip(table.choose("attack").pick("B"), BOLT).choose(BOLT)
    assert (table.damage("A"), table.damage("B")) == (1, 2)
    skip(table.choose("end"))
    table.activate("v").roll([*HIT, black(block=1)])
    skip(table.choose("attack"))
    assert (table.damage("A"), table.damage("B")) == (3, 2), "A alone was to be seen"


def test_a_wounded_vinto_threads_no_needle() -> None:
    table = vinto("| v   .   A |")
    table.occur(Damaged(target=table.id("v"), amount=11, by=0)).activate("v")
    assert table.offers("use:vinto-hreeda") == []


# --- Pinpoint Shot, Dead On


def test_pinpoint_shot_leaves_1_damage_and_weaken_and_nothing_changes_it() -> None:
    table = vinto("| v   .   A |", "pinpoint-shot", "merciless").hurt("A", 1).activate("v")
    table.roll([blue(2, surge=1), yellow(1, damage=2), black(block=3)])
    pinpoint = "use:vinto-hreeda-pinpoint-shot.pinpoint-shot"
    skip(table.choose("attack"), pinpoint).choose(pinpoint)
    assert (table.attack.damage_results, table.attack.surge_results, table.attack.blocks) == (1, 0, 0)
    table.choose("use:vinto-hreeda-merciless.merciless")
    assert table.damage("A") == 2
    assert table.has("A", Condition.WEAKENED)
    assert table.is_exhausted("vinto-hreeda-pinpoint-shot")


def test_pinpoint_shot_still_needs_accuracy() -> None:
    table = vinto("| v   .   .   .   .   A |", "pinpoint-shot").activate("v")
    table.roll([blue(2, surge=1), yellow(1, damage=2), black(block=3)])
    pinpoint = "use:vinto-hreeda-pinpoint-shot.pinpoint-shot"
    skip(table.choose("attack"), pinpoint).choose(pinpoint)
    assert (table.damage("A"), table.has("A", Condition.WEAKENED)) == (0, False)


def test_dead_on_adds_damage_to_an_attack() -> None:
    table = vinto("| v   .   A |", "dead-on").activate("v").roll([*HIT, black(block=1)])
    deadly = "use:vinto-hreeda-dead-on.deadly-attack"
    skip(table.choose("attack"), deadly).choose(deadly)
    assert table.damage("A") == 3
    assert table.is_exhausted("vinto-hreeda-dead-on")


def test_dead_on_adds_damage_to_boltslinger() -> None:
    table = vinto(CORNER, "dead-on", B=FOE).activate("v").roll([*HIT, black(block=1)])
    skip(table.choose("attack").pick("A"), BOLT)
    table.choose(BOLT, "use:vinto-hreeda-dead-on.deadly-boltslinger")
    assert (table.damage("A"), table.damage("B")) == (2, 2)
    assert table.is_exhausted("vinto-hreeda-dead-on")


def test_dead_on_hurts_the_target_of_a_pinpoint_shot() -> None:
    table = vinto("| v   .   A |", "pinpoint-shot", "dead-on").activate("v").roll([*HIT, black(block=3)])
    pinpoint = "use:vinto-hreeda-pinpoint-shot.pinpoint-shot"
    skip(table.choose("attack"), pinpoint).choose(pinpoint, "use:vinto-hreeda-dead-on.deadly-pinpoint")
    assert table.damage("A") == 2
    assert table.is_exhausted("vinto-hreeda-dead-on")


# --- Shot on the Run, Battlefield Experience, Sharpshooter


@pytest.mark.rule("CORE-TEST-03")
def test_running_shot_hurts_a_foe_in_sight_after_a_move_if_the_test_is_passed() -> None:
    running = "use:vinto-hreeda-shot-on-the-run.running-shot"
    for die, damage in ((blue(2, surge=1), 1), (blue(2, damage=1), 0)):
        table = vinto("| v   .   .   A   B |", "shot-on-the-run", B=FOE)
        assert speed(table.state, table.id("v")) == 5
        table.activate("v")
        assert table.offers(running) == [], "he has not moved yet"
        table.choose("move").roll([die, green(1, damage=2), green(2, damage=2)]).choose(running)
        assert (table.damage("A"), table.damage("B")) == (damage, 0)
        assert table.is_exhausted("vinto-hreeda-shot-on-the-run")


def test_battlefield_experience_is_endurance_and_a_reroll() -> None:
    table = vinto("| v   .   A |", "battlefield-experience").activate("v")
    assert endurance(table.state, table.id("v")) == 5
    steady = "use:vinto-hreeda-battlefield-experience.steady"
    table.roll([blue(2, damage=1), yellow(1, damage=2), black(block=1), blue(3, damage=2)])
    skip(table.choose("attack"), steady).choose(steady, ["die:attack:0:blue"])
    skip(table)
    assert table.damage("A") == 3


def test_sharpshooter_adds_accuracy_and_a_space_to_the_range_of_his_other_abilities() -> None:
    picture = """
        | v   .   A   . |
        | .   .   .   . |
        | .   .   .   . |
        | .   .   .   . |
        | .   B   .   . |
    """
    for cards, damage in (((), 0), (("sharpshooter",), 1)):
        table = vinto(picture, *cards, B=FOE).activate("v").roll([*HIT, black(block=1)])
        skip(table.choose("attack").pick("A"), BOLT if cards else "")
        assert attack_accuracy(table.state, table.id("v")) == len(cards)
        table.choose(*([BOLT] if cards else []))
        assert (table.damage("A"), table.damage("B")) == (2, damage)


# --- His weapons, Merciless, Rapid Fire


@pytest.mark.rule("CORE-ATTACK-16")
def test_the_hair_trigger_rerolls_all_attack_dice() -> None:
    table = vinto("| v   .   A |").activate("v")
    table.roll(
        [blue(2, damage=1), yellow(0, surge=1), black(block=1), blue(4, damage=2), yellow(1, damage=2)]
    )
    table.choose("attack", f"use:{PISTOL}.hair-trigger")
    skip(table)
    assert table.damage("A") == 3


def test_the_off_hand_blaster_shoots_without_an_action() -> None:
    table = vinto("| v   .   A |", "off-hand-blaster").activate("v").roll([blue(3, damage=2), black(block=1)])
    table.choose("use:vinto-hreeda-off-hand-blaster.second-shot")
    skip(table)
    assert (table.damage("A"), table.strain("v")) == (2, 1), "Pierce 1"
    assert table.decision.about["actions"] == 2
    assert table.is_exhausted("vinto-hreeda-off-hand-blaster")
    assert table.offers("use:vinto-hreeda-off-hand-blaster") == []


def test_merciless_adds_3_damage_against_those_who_have_some() -> None:
    merciless = "use:vinto-hreeda-merciless.merciless"
    table = vinto("| v   .   A |", "merciless").hurt("A", 1).activate("v").roll([*HIT, black(block=1)])
    skip(table.choose("attack"), merciless).choose(merciless)
    assert table.damage("A") == 6
    table = vinto("| v   .   A |", "merciless").activate("v").roll([*HIT, black(block=1)])
    skip(table.choose("attack").choose("pass"))
    assert table.damage("A") == 2
    assert not table.is_exhausted("vinto-hreeda-merciless")


def test_rapid_fire_hurts_every_foe_in_sight_within_3_spaces() -> None:
    table = vinto("| v   .   A   B |\n| .   .   C   . |", "rapid-fire", B=FOE, C=FOE).activate("v")
    table.choose("use:vinto-hreeda-rapid-fire.barrage")
    assert [table.damage(letter) for letter in "ABC"] == [1, 0, 1], "B stands behind A"
    assert table.strain("v") == 1
    assert table.is_exhausted("vinto-hreeda-rapid-fire")


def test_rapid_fire_rerolls_all_dice_of_both_pools() -> None:
    table = vinto("| v   .   A |", "rapid-fire").activate("v")
    table.roll([blue(2, damage=1), yellow(0, surge=1), black(block=3)])
    table.roll([blue(4, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose("attack", "use:vinto-hreeda-rapid-fire.reroll-everything")
    skip(table)
    assert table.damage("A") == 3
