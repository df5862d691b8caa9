"""Missions of Return to Hoth's maps, every sentence of them: Echo Base, Hoth Battlefield."""

from __future__ import annotations

import pytest
from tests.assault.content.missions.field import GIANT, Field
from tests.assault.content.rolls import red, yellow

from dejarik.assault.rules.activation import Interlude
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Cause, hurt
from dejarik.assault.rules.objects.tokens import DOOR, tokens_of
from dejarik.assault.rules.values import speed
from dejarik.assault.skirmish.rules.victory import check_end, finish_by_points

# --- Echo Base A: Safe and Sound ------------------------------------------------------------------


@pytest.mark.rule("CORE-DOOR-09")
def test_a_locked_door_cannot_be_opened_by_interacting() -> None:
    assert Field("echo-base-a", blue="S15").activate("blue").offers("interact") == []


@pytest.mark.rule("CORE-OBJECT-01", "CORE-OBJECT-02", "CORE-DOOR-10")
def test_any_figure_may_attack_a_door_which_blocks_1_and_opens_when_it_is_destroyed() -> None:
    field = Field("echo-base-a", cards={"blue": GIANT}, blue="S15")
    door = next(door for door in tokens_of(field.state, DOOR) if door.door == 0)
    field.activate("blue").roll([red(3), red(3), yellow(1, damage=2)]).choose("attack", "space:S15")
    assert field.scores["blue"] == 0
    assert door.id not in field.state.tokens  # 8 damage, 1 blocked, Health 7
    assert field.state.open_doors == 1 << door.door


def test_a_door_holds_7_damage_less_the_block() -> None:
    field = Field("echo-base-a", cards={"blue": GIANT}, blue="S15")
    field.activate("blue").roll([red(2), red(2), yellow(1, damage=2)]).choose("attack", "space:S15")
    assert sorted(door.damage for door in tokens_of(field.state, DOOR)) == [0, 5]


def carrier(**figures: str) -> Field:
    """Red carries the infuser."""
    cards = {"red": GIANT}
    return Field("echo-base-a", cards=cards, red="P14", **figures).retrieve("red")


def with_points(field: Field, red: int, blue: int) -> Field:
    field.state.players[0].vp, field.state.players[1].vp = red, blue
    return field


def winners(field: Field) -> tuple[int, ...]:
    check_end(field.state)
    return () if field.state.outcome is None else field.state.outcome.winners


def test_the_opponent_of_the_carrier_does_not_end_the_game_by_points() -> None:
    assert winners(with_points(carrier(blue="N9"), red=10, blue=45)) == ()


def test_the_player_of_the_carrier_wins_with_40_points_even_with_fewer_than_the_opponent() -> None:
    assert winners(with_points(carrier(blue="N9"), red=41, blue=45)) == (0,)


def test_while_nobody_carries_the_infuser_everybody_may_win() -> None:
    field = with_points(Field("echo-base-a", red="P14", blue="N9"), red=10, blue=40)
    assert winners(field) == (1,)


@pytest.mark.rule("CORE-TOKEN-14")
def test_when_the_carrier_is_defeated_the_opponent_with_40_points_wins() -> None:
    field = with_points(carrier(blue="N9"), red=10, blue=30)
    hurt(field.state, [field.figure("red")], 16, by=1)
    field.occur()
    assert field.spaces("bacta-infuser") == {"P14"}
    assert field.scores["blue"] == 48
    assert winners(field) == (1,)


def test_the_opponent_of_the_carrier_does_not_win_when_the_time_is_up_either() -> None:
    field = with_points(carrier(blue="N9"), red=10, blue=45)
    finish_by_points(field.state)
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (0,)


def test_a_carrier_that_suffers_3_damage_drops_the_infuser_in_its_space() -> None:
    field = carrier().put("red", "O12")
    hurt(field.state, [field.figure("red")], 2, by=1)
    field.occur()
    assert field.carried("red") == ["bacta-infuser"]
    hurt(field.state, [field.figure("red")], 3, by=1)
    field.occur()
    assert field.carried("red") == []
    assert field.spaces("bacta-infuser") == {"O12"}


@pytest.mark.rule("IA-CONTROL-01", "IA-CONTROL-02", "CORE-CONTROL-03")
def test_each_terminal_and_each_zone_is_worth_3_points_to_who_controls_it() -> None:
    field = Field("echo-base-a", red="F6", red2="O16", red3="U12", blue="I6").end_round()
    assert field.scores == {"red": 9, "blue": 3}  # red: F5 and both zones, blue: I5


@pytest.mark.rule("IA-CONTROL-02")
def test_a_zone_with_figures_of_both_is_worth_nothing() -> None:
    field = Field("echo-base-a", red="O16", blue="K20").end_round()
    assert field.scores == {"red": 0, "blue": 0}


@pytest.mark.rule("CORE-WIN-03")
def test_all_points_of_the_end_of_a_round_count_before_anybody_wins() -> None:
    field = with_points(Field("echo-base-a", red="F6", blue="I6", blue2="U12"), red=38, blue=37)
    field.push(Interlude(events=[RoundEnds(round=1)]))
    assert field.scores == {"red": 41, "blue": 43}
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (1,)


# --- Echo Base B: Rapid Adaptation ----------------------------------------------------------------


def test_the_doors_of_rapid_adaptation_open_as_always() -> None:
    field = Field("echo-base-b", blue="S15").activate("blue").choose("interact:open")
    assert field.state.open_doors == 1


def test_a_small_figure_may_ride_one_tauntaun_and_is_faster_by_2() -> None:
    field = Field("echo-base-b", red="K8").retrieve("red")
    assert field.carried("red") == ["tauntaun"]
    assert speed(field.state, field.id("red")) == 6
    assert field.put("red", "U5").retrievable("red") == 0


def test_a_large_figure_cannot_ride() -> None:
    field = Field("echo-base-b", cards={"red": "e-web-engineer"}, red="G15/across", blue="F14")
    assert field.retrievable("red") == 0
    field.end()
    assert field.retrievable("blue") == 1


@pytest.mark.parametrize(
    ("damage", "cause", "rides"),
    [
        (2, Cause.ATTACK, True),
        (3, Cause.ATTACK, False),
        (5, Cause.EFFECT, True),
    ],
)
def test_a_rider_that_suffers_3_damage_from_one_attack_falls(damage: int, cause: Cause, rides: bool) -> None:
    field = Field("echo-base-b", cards={"red": GIANT}, red="K8").retrieve("red").put("red", "L8")
    hurt(field.state, [field.figure("red")], damage, by=1, cause=cause)
    field.occur()
    assert field.carried("red") == (["tauntaun"] if rides else [])
    assert field.spaces("tauntaun") == {"U4", "G14", "" if rides else "L8"}


@pytest.mark.rule("CORE-TOKEN-14")
def test_the_tauntaun_of_a_defeated_rider_stays_in_its_space() -> None:
    field = Field("echo-base-b", red="K8").retrieve("red").put("red", "L8")
    hurt(field.state, [field.figure("red")], 3, by=1)
    field.occur()
    assert field.is_defeated("red")
    assert field.spaces("tauntaun") == {"U4", "G14", "L8"}


@pytest.mark.rule("CORE-CONTROL-02")
def test_riders_earn_2_points_each_and_the_medical_bay_5() -> None:
    field = Field("echo-base-b", red="K8", red2="U5", blue="N9", blue2="G13").retrieve("red").retrieve("red2")
    field.end_round(1)
    assert field.scores == {"red": 4, "blue": 5}
    field.retrieve("blue2").put("red2", "Q14").end_round(2)
    assert field.scores == {"red": 8, "blue": 7}  # now both are in the Medical Bay


# --- Hoth Battlefield A: Blood on the Snow --------------------------------------------------------


@pytest.mark.rule("IA-MISSION-04", "CORE-DOOR-09")
@pytest.mark.parametrize("mission", ["hoth-battlefield-a", "hoth-battlefield-b"])
def test_locked_doors_open_at_the_end_of_round_1(mission: str) -> None:
    field = Field(mission, red="T15")
    assert field.activate("red").offers("interact") == []
    field.end()
    field.start_round(1)
    assert len(tokens_of(field.state, DOOR)) == 4
    assert field.state.open_doors == 0
    field.end_round(1)
    assert tokens_of(field.state, DOOR) == []
    assert field.state.open_doors == 0b1111


@pytest.mark.rule("IA-MISSION-05")
def test_each_terminal_in_the_zone_of_another_player_is_worth_5_points() -> None:
    field = Field("hoth-battlefield-a", red="P21", red2="Y24", blue="HH20", yellow="AA18", green="Q20")
    field.end_round(1)
    assert field.scores == {"red": 10, "blue": 5, "yellow": 0, "green": 0}
    field.end_round(2)
    assert field.scores == {"red": 20, "blue": 10, "yellow": 0, "green": 0}


@pytest.mark.rule("IA-MISSION-05")
def test_the_terminal_in_the_own_zone_is_worth_nothing() -> None:
    field = Field("hoth-battlefield-a", red="X14", blue="P21", yellow="HH20", green="Y24").end_round(1)
    assert set(field.scores.values()) == {0}


@pytest.mark.rule("IA-4P-09", "CORE-CONTROL-04")
def test_in_a_free_for_all_any_other_player_contests_a_terminal() -> None:
    field = Field("hoth-battlefield-a", red="P21", yellow="P20").end_round(1)
    assert set(field.scores.values()) == {0}


@pytest.mark.rule("IA-4P-10", "IA-4P-11")
def test_whoever_has_most_points_wins_when_several_reach_40_at_the_end_of_a_round() -> None:
    field = Field("hoth-battlefield-a", red="P21", blue="HH20", yellow="AA18", green="Q20")
    field.state.players[0].vp, field.state.players[1].vp = 36, 38
    field.push(Interlude(events=[RoundEnds(round=1)]))
    assert field.scores == {"red": 41, "blue": 43, "yellow": 0, "green": 0}
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (1,)


# --- Hoth Battlefield B: A Battle for Hoth --------------------------------------------------------


@pytest.mark.rule("IA-4P-13", "IA-4P-14")
def test_a_team_scores_once_for_a_terminal_that_both_of_it_hold() -> None:
    field = Field("hoth-battlefield-b", red="P21", yellow="P20").end_round(1)
    assert field.scores == {"red": 5, "blue": 0, "yellow": 0, "green": 0}


def test_the_zone_of_the_team_mate_is_worth_nothing() -> None:
    field = Field("hoth-battlefield-b", red="HH20", yellow="X14", blue="Y24", green="P21").end_round(1)
    assert set(field.scores.values()) == {0}


@pytest.mark.rule("IA-4P-15", "IA-4P-16")
def test_a_team_wins_with_60_points_together() -> None:
    field = Field("hoth-battlefield-b", red="P21", blue="X14", yellow="AA18", green="Q20")
    field.state.players[2].vp, field.state.players[3].vp = 55, 30
    field.push(Interlude(events=[RoundEnds(round=1)]))
    assert field.scores == {"red": 5, "blue": 5, "yellow": 55, "green": 30}
    assert field.state.outcome is not None
    assert field.state.outcome.winners == (0, 2)
