"""Missions of Jabba's Realm's maps, every sentence of them: Pit of Carkoon, Nal Hutta Borderlands."""

from __future__ import annotations

import pytest
from tests.assault.content.missions.field import GIANT, Field
from tests.assault.content.rolls import green, red, yellow

from dejarik.assault.content.blocks import cannot, rule
from dejarik.assault.rules.activation import Interlude
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.movement.steps import Moved
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of

rule("mission-test-ignored", cannot("ignored", "counts-for-control"))

# --- Pit of Carkoon, both missions ----------------------------------------------------------------

both_missions = pytest.mark.parametrize("mission", ["pit-of-carkoon-a", "pit-of-carkoon-b"])


@pytest.mark.rule("CORE-DOOR-09", "CORE-DOOR-10", "CORE-OBJECT-02")
@both_missions
def test_the_doors_of_the_barge_are_locked_and_can_be_destroyed(mission: str) -> None:
    field = Field(mission, cards={"red": GIANT}, red="J11")
    field.activate("red")
    assert field.offers("interact") == []
    field.roll([red(3), red(2), yellow(1, damage=2)]).choose("attack", "space:J11")
    assert field.state.open_doors == 1  # 7 damage, 2 blocked, Health 5
    assert len(tokens_of(field.state, DOOR)) == 1


@pytest.mark.rule("CORE-CONTROL-01", "CORE-CONTROL-04")
@both_missions
def test_each_installation_is_worth_3_points_to_who_controls_it(mission: str) -> None:
    field = Field(mission, red="E13", red2="D14", blue="O14", blue2="N12").remove("installation", "T11")
    field.put("red2", "E15").end_round()
    assert field.scores == {"red": 3, "blue": 3}


# --- Pit of Carkoon A: Desert Dangers -------------------------------------------------------------


def test_the_storm_pushes_figures_on_exterior_spaces_one_space_east() -> None:
    field = Field("pit-of-carkoon-a", red="M18", blue="F13").end_round()
    assert (field.space("red"), field.space("blue")) == ("M18", "F13")  # N18 blocks; the barge is inside
    field.put("red", "M19").end_round(2)
    assert field.space("red") == "N19"


def test_the_storm_begins_with_the_figures_farthest_east() -> None:
    field = Field("pit-of-carkoon-a", red="L19", red2="M19", blue="N19").end_round()
    assert [field.space(name) for name in ("red", "red2", "blue")] == ["M19", "N19", "O19"]


@pytest.mark.rule("CORE-TIMING-06")
@pytest.mark.parametrize("initiative", [0, 1])
def test_of_figures_equally_far_east_the_player_with_initiative_says_who_is_pushed_first(
    initiative: int,
) -> None:
    field = Field("pit-of-carkoon-a", red="L19", red2="M19", blue="M20", blue2="N19")
    field.state.initiative = initiative
    field.end_round()
    assert (field.decision.seat, field.decision.prompt.id) == (initiative, "ask-storm")
    tied = [f"figure:{field.id(name)}" for name in ("red2", "blue")]
    assert field.options == tied  # the others stand alone in their columns
    field.choose(tied[::-1])
    assert [event.figure for event in field.events if isinstance(event, Moved)] == [
        field.id(name) for name in ("blue2", "blue", "red2", "red")
    ]


@pytest.mark.rule("CORE-PUSH-04")
def test_the_storm_pushes_nobody_into_walls_or_other_figures() -> None:
    field = Field("pit-of-carkoon-a", red="P10", blue="Q10").end_round()
    assert (field.space("red"), field.space("blue")) == ("P10", "Q10")  # a wall between Q10 and R10


@pytest.mark.rule("CORE-PUSH-03")
def test_difficult_terrain_does_not_stop_the_storm_but_impassable_edges_do() -> None:
    field = Field("pit-of-carkoon-a", red="M6", blue="Q9").end_round()
    assert (field.space("red"), field.space("blue")) == ("N6", "Q9")


@pytest.mark.rule("CORE-PUSH-06")
def test_the_storm_pushes_large_figures_without_turning_them() -> None:
    cards = {"red": "wampa", "blue": "wampa"}
    field = Field("pit-of-carkoon-a", cards=cards, red="O18", blue="M20/across").end_round()
    assert (field.space("red"), field.figure("red").lying) == ("P18", 0)
    assert (field.space("blue"), field.figure("blue").lying) == ("N20", 1)


def test_a_figure_that_the_storm_pushes_into_the_pit_is_defeated_and_its_opponent_scores() -> None:
    field = Field("pit-of-carkoon-a", red="S13").end_round()
    assert field.is_defeated("red")
    assert field.scores == {"red": 0, "blue": 2}


def test_a_figure_that_walks_into_the_pit_is_not_defeated_until_it_is_pushed_there() -> None:
    field = Field("pit-of-carkoon-a", red="S12").walk("red", "T12")
    assert not field.is_defeated("red")
    field.walk("red", "U12", willing=False)
    assert field.is_defeated("red")


def test_a_figure_pushed_into_the_pit_by_anybody_is_defeated() -> None:
    assert Field("pit-of-carkoon-a", red="S13").walk("red", "T13", willing=False).is_defeated("red")


def test_a_large_figure_pushed_out_of_the_pit_is_not_defeated() -> None:
    field = Field("pit-of-carkoon-a", cards={"red": "wampa"}, red="T12")
    assert not field.walk("red", "T11", willing=False).is_defeated("red")  # T12 is in the pit, T11 is not


def test_installations_are_scored_after_the_storm() -> None:
    # The storm brings red next to O13, and takes blue away from it.
    field = Field("pit-of-carkoon-a", red="M14", blue="P14").end_round()
    assert (field.space("red"), field.space("blue")) == ("N14", "Q14")
    assert field.scores == {"red": 3, "blue": 0}


@pytest.mark.rule("CORE-WIN-03")
def test_nobody_wins_in_the_middle_of_the_storm() -> None:
    field = Field("pit-of-carkoon-a", red="S13", red2="N14", blue="F9")
    field.state.players[0].vp, field.state.players[1].vp = 39, 38
    field.push(Interlude(events=[RoundEnds(round=1)]))
    assert field.scores == {"red": 42, "blue": 40}
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (0,)


# --- Pit of Carkoon B: Battle for the Khetanna ----------------------------------------------------


def test_who_controls_the_cannon_may_fire_at_any_space_after_the_scoring() -> None:
    field = Field("pit-of-carkoon-b", cards={"blue": GIANT}, red="G13", blue="T11").end_round()
    assert field.scores == {"red": 0, "blue": 3}
    assert (field.asked, field.options) == ("red", ["fire:T11", "fire:G13", "decline"])
    field.roll([red(3)]).choose("fire:T11")
    assert field.is_idle
    assert field.damage("blue") == 3


def test_the_cannon_need_not_be_fired() -> None:
    field = Field("pit-of-carkoon-b", red="I14", blue="T11").end_round().choose("decline")
    assert field.is_idle
    assert field.damage("blue") == 0


@pytest.mark.rule("CORE-CONTROL-04")
def test_the_cannon_is_silent_without_a_crew_or_with_both_beside_it() -> None:
    assert Field("pit-of-carkoon-b", red="E12", blue="T11").end_round().is_idle
    assert Field("pit-of-carkoon-b", red="G13", blue="I14").end_round().is_idle


def test_who_does_not_count_for_control_does_not_hold_the_cannon() -> None:
    field = Field("pit-of-carkoon-b", red="G13", blue="I14")
    field.state.enter("mission-test-ignored", 0, subject=field.id("red"))
    assert field.end_round().asked == "blue"
    assert not field.is_idle


def test_points_for_a_figure_that_the_cannon_defeats_go_to_its_opponent() -> None:
    field = Field("pit-of-carkoon-b", red="G13", blue="T16").roll([red(3)]).end_round().choose("fire:T16")
    assert field.is_defeated("blue")
    assert field.scores == {"red": 2, "blue": 3}


# --- Nal Hutta Borderlands, both missions ---------------------------------------------------------


@pytest.mark.parametrize("mission", ["nal-hutta-borderlands-a", "nal-hutta-borderlands-b"])
def test_the_doors_of_nal_hutta_open_as_always(mission: str) -> None:
    field = Field(mission, red="X11").activate("red").choose("interact:open")
    assert field.state.open_doors == 1


def test_each_turret_fires_one_green_die_at_the_start_of_a_round() -> None:
    giants = dict.fromkeys(("red", "blue", "green"), GIANT)
    field = Field("nal-hutta-borderlands-b", cards=giants, red="P15", blue="V21", green="EE15")
    field.start_round()
    assert field.asked == "red"
    assert set(field.offers("fire:")) == {"fire:P15", "fire:V21", "fire:EE15"}
    field.roll([green(1, damage=2), green(2, damage=1, surge=1)])
    field.choose("fire:EE15")
    assert field.asked == "blue"
    assert field.damage("green") == 0
    field.choose("fire:EE15")
    assert field.is_idle
    assert field.damage("green") == 3


@pytest.mark.rule("IA-4P-30")
def test_turrets_fire_in_the_order_of_initiative() -> None:
    field = Field("nal-hutta-borderlands-b", red="P15", yellow="W15", green="P23", blue="X28")
    field.state.initiative = 2
    field.start_round()
    order = []
    while not field.is_idle:
        order.append(field.asked)
        field.choose("decline")
    assert order == ["yellow", "green", "red"]


@pytest.mark.rule("CORE-CONTROL-04")
def test_a_turret_beside_figures_of_two_players_does_not_fire() -> None:
    assert Field("nal-hutta-borderlands-b", red="P15", yellow="Q16").start_round().is_idle


def test_a_turret_hurts_everybody_in_its_space_friend_or_foe() -> None:
    field = Field("nal-hutta-borderlands-b", cards={"red": GIANT}, red="P15")
    field.roll([green(1, damage=2)]).start_round().choose("fire:P15")
    assert field.damage("red") == 2


def test_a_shot_without_damage_hurts_nobody() -> None:
    field = Field("nal-hutta-borderlands-b", red="P15", green="EE15")
    field.roll([green(1, surge=1)]).start_round().choose("fire:EE15")
    assert field.damage("green") == 0
    assert not any(isinstance(event, Damaged) for event in field.events)


@pytest.mark.rule("IA-4P-24")
def test_the_player_of_the_turret_scores_for_who_it_defeats() -> None:
    field = Field("nal-hutta-borderlands-b", red="P15", blue="V21", green="EE15").hurt("green", 1)
    field.roll([green(1, damage=2)]).start_round().choose("fire:EE15", "decline")
    assert field.is_defeated("green")
    assert field.scores == {"red": 6, "blue": 0, "yellow": 0, "green": 0}


@pytest.mark.rule("IA-4P-24")
def test_of_two_turrets_that_hit_a_figure_the_one_that_brings_it_down_scores() -> None:
    field = Field("nal-hutta-borderlands-b", red="P15", blue="V21", green="EE15")
    field.roll([green(1, damage=2), green(2, damage=2)]).start_round().choose("fire:EE15", "fire:EE15")
    assert field.is_defeated("green")
    assert field.scores == {"red": 0, "blue": 6, "yellow": 0, "green": 0}


@pytest.mark.rule("IA-4P-25")
def test_who_defeats_a_figure_of_its_own_with_a_turret_chooses_who_scores() -> None:
    field = Field("nal-hutta-borderlands-b", red="P15").hurt("red", 1)
    field.roll([green(1, damage=2)]).start_round().choose("fire:P15")
    assert field.asked == "red"
    assert field.options == ["player:1", "player:2", "player:3"]
    assert field.choose("player:3").vp(3) == 6


def test_each_outpost_is_worth_2_points() -> None:
    field = Field("nal-hutta-borderlands-b", red="AA12", blue="M13", yellow="L28", green="AA24").end_round()
    assert field.scores == {"red": 2, "blue": 2, "yellow": 2, "green": 2}
    field.put("red", "S18").end_round(2)
    assert field.scores["red"] == 2 + 4 * 2  # on S18 it is beside T18, S19 and T19


@pytest.mark.rule("IA-4P-09")
def test_in_the_free_for_all_every_player_contests_the_outposts_of_every_other() -> None:
    field = Field("nal-hutta-borderlands-b", red="S18", yellow="T19").end_round()
    assert set(field.scores.values()) == {0}


@pytest.mark.rule("IA-4P-14")
def test_a_team_scores_its_outposts_once_and_does_not_contest_them() -> None:
    field = Field("nal-hutta-borderlands-a", red="S18", yellow="T19", blue="M13").end_round()
    assert field.scores == {"red": 8, "blue": 2, "yellow": 0, "green": 0}


def test_a_turret_that_both_of_a_team_hold_fires_once_for_the_team() -> None:
    field = Field("nal-hutta-borderlands-a", red="P15", yellow="Q16", blue="X28").start_round()
    assert field.asked == "red"
    field.choose("decline")
    assert field.is_idle


def test_the_first_of_a_team_in_the_order_of_initiative_speaks_and_scores_for_it() -> None:
    field = Field("nal-hutta-borderlands-a", red="P15", yellow="S18", blue="X28")
    field.state.initiative = 1
    field.start_round()
    assert field.asked == "yellow"
    field.choose("decline")
    field.end_round()
    assert field.scores == {"red": 0, "blue": 0, "yellow": 8, "green": 0}


@pytest.mark.rule("IA-4P-14")
def test_an_opponent_contests_the_outposts_of_a_team() -> None:
    field = Field("nal-hutta-borderlands-a", red="S18", yellow="T19", green="R17").end_round()
    assert field.scores == {"red": 6, "blue": 0, "yellow": 0, "green": 0}  # S18 is contested
