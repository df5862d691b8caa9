"""Missions of the core set's maps, every sentence of them: Massassi Ruins, Moisture Farm, Mos Eisley Outskirts."""

from __future__ import annotations

import pytest
from tests.assault.content.missions.field import GIANT, Field
from tests.assault.content.rolls import black, red, yellow

from dejarik.assault.rules.events import MissionBegins
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.values import speed

# --- Massassi Ruins A: Lost Knowledge -------------------------------------------------------------


@pytest.mark.rule("CORE-TOKEN-12")
def test_a_figure_next_to_a_holocron_may_retrieve_it() -> None:
    field = Field("massassi-ruins-a", red="N15").retrieve("red")
    assert field.carried("red") == ["holocron"]
    assert field.spaces("holocron") == {"O10", "U14", ""}


def test_a_figure_can_carry_only_one_holocron() -> None:
    field = Field("massassi-ruins-a", red="N15").retrieve("red").put("red", "O10")
    assert field.retrievable("red") == 0


@pytest.mark.rule("CORE-TOKEN-13")
def test_a_carried_holocron_cannot_be_retrieved_by_somebody_else() -> None:
    field = Field("massassi-ruins-a", red="N15", blue="M14").retrieve("red")
    assert field.retrievable("blue") == 0


@pytest.mark.rule("CORE-TOKEN-14")
def test_a_holocron_lies_where_its_carrier_was_defeated_and_can_be_retrieved_again() -> None:
    field = Field("massassi-ruins-a", red="N15", blue="P14").retrieve("red").put("red", "O14")
    hurt(field.state, [field.figure("red")], 3, by=1)
    field.occur()
    assert field.is_defeated("red")
    assert "O14" in field.spaces("holocron")
    assert field.retrieve("blue").carried("blue") == ["holocron"]


def test_who_brings_a_holocron_next_to_the_beacon_may_discard_it_for_10_points() -> None:
    field = Field("massassi-ruins-a", blue="N15").retrieve("blue").put("blue", "I15")
    field.walk("blue", "I14")
    assert field.is_idle  # two spaces away from the beacon on I12
    field.walk("blue", "I13")
    assert (field.asked, field.options) == ("blue", ["choose:deliver", "decline"])
    field.choose("choose:deliver")
    assert field.scores == {"red": 0, "blue": 10}
    assert field.spaces("holocron") == {"O10", "U14"}


def test_who_keeps_the_holocron_is_asked_again_at_the_next_space_beside_the_beacon() -> None:
    field = Field("massassi-ruins-a", red="N15").retrieve("red").put("red", "I14")
    field.walk("red", "H13", "H12")
    assert field.space("red") == "H13"
    field.choose("decline")
    assert field.space("red") == "H12"
    field.choose("choose:deliver")
    assert field.scores["red"] == 10
    assert field.carried("red") == []


def test_nothing_is_delivered_without_a_holocron() -> None:
    field = Field("massassi-ruins-a", red="I14").walk("red", "I13")
    assert field.is_idle
    assert field.scores["red"] == 0


# --- Massassi Ruins B: Leave No Evidence ----------------------------------------------------------


@pytest.mark.rule("CORE-CONTROL-01")
def test_who_controls_the_beacon_may_bombard_everybody_outside_at_the_start_of_a_round() -> None:
    field = Field("massassi-ruins-b", red="I13", red2="P13", blue="S10", blue2="G7").start_round()
    assert (field.asked, field.options) == ("red", ["choose:bombard", "decline"])
    field.choose("choose:bombard")
    assert [field.damage(name) for name in ("red", "red2", "blue", "blue2")] == [0, 2, 2, 0]


def test_nobody_has_to_bombard() -> None:
    field = Field("massassi-ruins-b", red="I13", blue="S10").start_round().choose("decline")
    assert field.is_idle
    assert field.damage("blue") == 0


@pytest.mark.rule("CORE-CONTROL-04")
@pytest.mark.parametrize("blue", ["H12", "I12"])
def test_nobody_bombards_while_both_are_at_the_beacon(blue: str) -> None:
    assert Field("massassi-ruins-b", red="I13", blue=blue).start_round().is_idle


def test_points_for_figures_defeated_by_the_bombardment_go_to_their_opponent() -> None:
    field = Field("massassi-ruins-b", red="I13", red2="P13", blue="G7").hurt("red2", 1)
    field.start_round().choose("choose:bombard")
    assert field.is_defeated("red2")
    assert field.scores == {"red": 0, "blue": 2}


def test_each_player_may_discard_one_site_a_round_for_6_points() -> None:
    field = Field("massassi-ruins-b", red="P11", red2="R13", blue="U13").end_round()
    sites = {
        f"discard:{field.token('excavation-site', 'P10').id}",
        f"discard:{field.token('excavation-site', 'R12').id}",
    }
    assert field.asked == "red"
    assert set(field.offers("discard")) == sites
    field.choose(f"discard:{field.token('excavation-site', 'R12').id}")
    assert field.asked == "blue"
    field.choose("discard")
    assert field.is_idle
    assert field.scores == {"red": 6, "blue": 6}
    assert field.spaces("excavation-site") == {"P10", "P15", "R15", "U15"}


def test_sites_are_discarded_in_the_order_of_initiative_and_by_choice() -> None:
    field = Field("massassi-ruins-b", red="P11", blue="U13")
    field.state.initiative = 1
    field.end_round()
    assert field.asked == "blue"
    field.choose("decline")
    assert field.asked == "red"
    field.choose("decline")
    assert field.scores == {"red": 0, "blue": 0}
    assert len(field.spaces("excavation-site")) == 6


def test_a_site_that_nobody_or_both_control_is_not_offered() -> None:
    assert Field("massassi-ruins-b", red="P14", blue="O15").end_round().is_idle


# --- Moisture Farm A: Close to Home ---------------------------------------------------------------


def test_each_crate_pays_each_player_7_points_once() -> None:
    field = Field("moisture-farm-a", red="J18", red2="N16", blue="S18")
    field.end_round(1)
    assert field.scores == {"red": 14, "blue": 7}
    field.end_round(2)
    assert field.scores == {"red": 14, "blue": 7}
    field.put("red2", "O13").put("blue", "N16").put("red", "I16")
    field.end_round(3)
    assert field.scores == {"red": 14, "blue": 14}  # blue has not marked N16 before


def test_a_crate_next_to_both_pays_nobody_and_gets_no_mark() -> None:
    field = Field("moisture-farm-a", red="J18", blue="J17").end_round()
    assert field.scores == {"red": 0, "blue": 0}
    field.put("blue", "S15").end_round(2)
    assert field.scores == {"red": 7, "blue": 0}


# --- Moisture Farm B: Raiding Party ---------------------------------------------------------------


def raid(**figures: str) -> Field:
    """Raiding Party as it stands when set-up is done, with figures that do not fall at the first shot."""
    field = Field("moisture-farm-b", cards=dict.fromkeys(figures, GIANT), **figures)
    field.occur(MissionBegins())
    return field


@pytest.mark.rule("CORE-OBJECT-01", "CORE-OBJECT-02", "CORE-OBJECT-03")
def test_a_raider_defends_with_a_black_die_and_is_worth_4_points_to_who_defeats_it() -> None:
    field = raid(blue="L14")
    raider = field.token("raider", "L13")
    assert (raider.health, [die.value for die in raider.defence]) == (5, ["black"])
    raider.damage = 4
    field.activate("blue").roll([red(3), red(1), yellow(1, damage=2), black(block=2)])
    field.choose("attack")  # nobody else is in reach
    assert field.scores == {"red": 0, "blue": 4}
    assert field.spaces("raider") == {"O13", "N17"}


def test_a_raider_that_survives_is_worth_nothing() -> None:
    field = raid(blue="L14")
    hurt(field.state, [field.token("raider", "L13")], 4, by=1)
    field.occur()
    assert field.scores["blue"] == 0
    assert len(field.spaces("raider")) == 3


def test_each_raider_hurts_all_the_closest_figures_that_it_sees_at_the_end_of_a_round() -> None:
    field = raid(red="K14", blue="K13", red2="O12", blue2="S10").remove("raider", "O13", "N17").end_round()
    assert [field.damage(name) for name in ("red", "blue", "red2", "blue2")] == [2, 2, 0, 0]


def test_a_raider_hurts_nobody_whom_it_does_not_see() -> None:
    # From N17: N19, two spaces away, is behind the blocking terrain of N18; N14 is three spaces away.
    field = raid(red="N19", blue="N14").remove("raider", "O13", "L13").end_round()
    assert (field.damage("red"), field.damage("blue")) == (0, 2)


def test_two_raiders_hurt_the_same_figure_each() -> None:
    field = raid(red="O16").remove("raider", "L13").end_round()
    assert field.damage("red") == 4


def test_points_for_a_figure_that_raiders_defeat_go_to_its_opponent() -> None:
    field = raid(red="O16").hurt("red", 14).end_round()
    assert field.is_defeated("red")
    assert field.scores == {"red": 0, "blue": 18}


def test_then_the_player_with_initiative_moves_every_raider_up_to_3_spaces() -> None:
    field = raid(red="H7", blue="R10")
    field.state.initiative = 1
    field.end_round()
    assert (field.asked, field.options) == ("blue", ["raid:deploy", "raid:move"])
    field.choose("raid:move", "space:I13", "stay", "space:N20")
    assert field.is_idle
    assert field.spaces("raider") == {"I13", "O13", "N20"}


def test_a_raider_cannot_go_farther_than_3_spaces_nor_onto_figures_raiders_and_blocking_terrain() -> None:
    field = raid(red="K14", blue="R10").end_round().choose("raid:move")
    offered = {id.removeprefix("space:") for id in field.offers("space:")}
    assert "I13" in offered
    assert "H13" not in offered
    assert not offered & {"K14", "M13", "L13", "O13"}


@pytest.mark.rule("CORE-MOVE-30")
def test_a_raider_does_not_cross_impassable_edges() -> None:
    field = raid(red="H7", blue="R10")
    field.token("raider", "O13").space = field.figure("red").space  # out of the way
    field.token("raider", "L13").space = int(field._position("O14").space)
    field.end_round().choose("raid:move")
    offered = field.offers("space:")
    # Beside O14, but behind the dashed edges; around them it is farther than 3 spaces.
    assert "space:O13" in offered
    assert "space:N15" not in offered


def test_or_one_more_raider_comes_to_a_free_space_of_the_camp() -> None:
    field = raid(red="N16", blue="R10")
    field.end_round().choose("raid:deploy")
    offered = {id.removeprefix("space:") for id in field.options}
    assert offered == {
        "O16",
        "M17",
        "O17",
        "P17",
        "L18",
        "M18",
        "O18",
        "P18",
        "Q18",
        "L19",
        "M19",
        "N19",
        "O19",
        "P19",
        "Q19",
        "M20",
        "N20",
        "O20",
        "P20",
    }
    field.choose("space:P20")
    newcomer = field.token("raider", "P20")
    assert (newcomer.health, len(field.spaces("raider"))) == (5, 4)


# --- Mos Eisley Outskirts A: Get to the Ship ------------------------------------------------------


def test_a_coloured_panel_is_worth_5_points_and_a_gray_one_2() -> None:
    field = Field("mos-eisley-outskirts-a", red="L13", blue="O16")
    field.token("launch-panel", "M14").turned = True
    field.end_round()
    assert field.scores == {"red": 2, "blue": 5}  # each stands beside one corner of the ship


def test_a_panel_beside_figures_of_both_is_worth_nothing() -> None:
    field = Field("mos-eisley-outskirts-a", red="L14", blue="O15").end_round()
    assert field.scores == {"red": 10, "blue": 10}
    field.put("blue", "M13").end_round(2)
    assert field.scores == {"red": 15, "blue": 15}  # M14 is contested: red has M15, blue has N14


def test_a_figure_may_interact_with_a_panel_to_flip_it_either_way() -> None:
    field = Field("mos-eisley-outskirts-a", red="L13")
    panel = field.token("launch-panel", "M14")
    field.activate("red").choose("interact:flip")
    field.end()
    assert panel.turned
    field.state.uses.clear()  # another round
    field.activate("red").choose("interact:flip")
    assert not panel.turned


def test_each_player_flips_at_most_one_panel_a_round() -> None:
    field = Field("mos-eisley-outskirts-a", red="L14", red2="O13", blue="O16")
    field.activate("red").choose(f"interact:flip#{field.token('launch-panel', 'M15').id}")
    assert field.offers("interact:flip") == []
    field.end()
    assert field.activate("red2").offers("interact:flip") == []
    field.end()
    assert len(field.activate("blue").offers("interact:flip")) == 1


# --- Mos Eisley Outskirts B: Smuggled Goods -------------------------------------------------------


def test_who_carries_contraband_is_slower_by_2_however_much_it_carries() -> None:
    field = Field("mos-eisley-outskirts-b", red="O13")
    assert speed(field.state, field.id("red")) == 4
    field.retrieve("red")
    assert speed(field.state, field.id("red")) == 2
    field.put("red", "S11").retrieve("red")
    assert field.carried("red") == ["contraband", "contraband"]
    assert speed(field.state, field.id("red")) == 2


def test_contraband_in_the_own_zone_pays_15_points_at_the_end_of_a_round_and_is_discarded() -> None:
    field = Field("mos-eisley-outskirts-b", red="O13", blue="R19").retrieve("red").put("red", "R20")
    field.end_round(1)
    assert field.scores == {"red": 15, "blue": 0}
    assert field.carried("red") == []
    assert field.spaces("contraband") == {"F21", "T11"}
    field.end_round(2)
    assert field.scores == {"red": 15, "blue": 0}


def test_contraband_pays_nothing_elsewhere_not_even_in_the_zone_of_the_opponent() -> None:
    field = Field("mos-eisley-outskirts-b", red="O13").retrieve("red")
    field.end_round(1)
    field.put("red", "H10").end_round(2)
    assert field.scores == {"red": 0, "blue": 0}
    assert field.carried("red") == ["contraband"]


def test_the_15_points_are_for_the_figure_and_not_for_each_token() -> None:
    field = Field("mos-eisley-outskirts-b", red="O13", red2="G20").retrieve("red").retrieve("red2")
    field.put("red", "S11").retrieve("red").put("red", "R20").put("red2", "R19")
    field.end_round()
    assert field.scores["red"] == 30
    assert field.spaces("contraband") == set()
