"""One Step Behind: noise and silence, patrol droids that come when they hear something, and four terminals."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, red, white, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.ground import distance
from dejarik.assault.rules.movement import SpendPoints
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "one-step-behind"
PASSES: list[Roll] = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]
FAILS: list[Roll] = [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)]
DOORS = {"connecting": "O4", "administration": "C4", "maintenance": "H11", "control-room": "M11"}


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def number(field: Field, name: str) -> int:
    doors = field.state.__dict__["board_"].map.doors
    return next(n for n, door in enumerate(doors) if any(DOORS[name] in edge for edge in door.edges))


def open_door(field: Field, name: str, option: str = "threat") -> Field:
    field.open(number(field, name)).until("mission-choose")
    return field.choose(f"option:{option}")


def copy(field: Field, space: str, dice: list[Roll] = PASSES) -> Field:
    """The first hero claims a terminal and passes the test of insight."""
    token = field.token("terminal", space)
    field.state.groups[field.figure("a").group].make_ready()
    field.put("a", space).roll(dice).activate("a")
    return field.choose(f"interact:copy#{token.id}")


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "hk-assassin-droid": 2,
        "imperial-officer": 1,
        "probe-droid": 1,
        "snowtrooper": 3,
    }
    assert field.lying("patrol-droid") == ["K3", "K9"]
    assert field.lying("terminal") == ["R3"]
    assert field.space("a") == "H6"
    assert (state.threat, state.threat_level, state.goals) == (0, 4, ["copy-data"])
    assert empire(state).reserved == [Reserved("imperial-officer-elite", "within-the-facility")]
    assert not any(token.health for token in field.tokens("patrol-droid")), "nobody can attack them"


# --- Noise ----------------------------------------------------------------------------------------


def shot(field: Field, word: str) -> int:
    """The hero attacks an officer; the damage."""
    [officer] = field.of_card("imperial-officer")
    field.clear("probe-droid", "snowtrooper", "hk-assassin-droid").put("a", "K6").put(officer, "K7")
    field.roll([green(1, damage=2), yellow(1, damage=2), white()])
    field.push(attack_with(field.state, field.figure("a"), only=[officer.id], must=True))
    field.choose(f"choose:{word}")
    while field.state.find(Attack) is not None:
        field.go_on()
    return officer.damage


def test_a_quiet_attack_has_one_damage_less_and_nobody_hears_it(field: Field) -> None:
    assert shot(field, "keep-quiet") == 3
    assert (field.state.threat, field.lying("patrol-droid")) == (0, ["K3", "K9"])


def test_a_loud_attack_is_worth_threat_for_each_droid_within_three_spaces(field: Field) -> None:
    shot(field, "make-noise")
    near = [
        token
        for token in field.tokens("patrol-droid")
        if (distance(field.state, field.figure("a"), token) or 9) <= 3
    ]
    assert field.state.threat == 3 * len(near)
    assert near


def test_droids_that_are_far_come_nearer(field: Field) -> None:
    far = field.token("patrol-droid", "K3")
    field.clear().put("a", "E10").put("b", "H6")
    before = distance(field.state, field.figure("a"), far)
    field.activate("a").choose("move", "choose:make-noise")
    assert field.asks == (EMPIRE, "pick-space")
    while field.asks == (EMPIRE, "pick-space"):
        field.choose(field.options[0])
    after = distance(field.state, field.figure("a"), far)
    assert before is not None
    assert after is not None
    assert after < before


def test_a_quiet_move_has_two_points_fewer(field: Field) -> None:
    field.clear().activate("a").choose("move", "choose:keep-quiet")
    assert field.figure("a").points == 4 - 2
    assert field.state.threat == 0


def test_a_quiet_move_out_of_turn_has_two_points_fewer(field: Field) -> None:
    field.clear().now(lambda state: perform_move(state, field.figure("a")))
    field.choose("choose:keep-quiet")
    spending = field.state.find(SpendPoints)
    assert spending is not None
    assert spending.points == 4 - 2


@pytest.mark.parametrize(("dice", "threat"), [(PASSES, 0), (FAILS, 3)])
def test_who_interacts_tests_insight(field: Field, dice: list[Roll], threat: int) -> None:
    field.clear().put("b", "H6")
    droid, terminal = field.token("patrol-droid", "K3"), field.token("terminal", "R3")
    droid.space = terminal.space
    field.token("patrol-droid", "K9").space = -1
    copy(field, "R3", dice).until("activation-prompt")
    assert field.state.threat == threat


def test_every_droid_may_fly_at_the_end_of_the_round(field: Field) -> None:
    field.end_round("pick-space")
    assert field.asks == (EMPIRE, "pick-space")
    field.choose(field.options[0])
    assert field.asks == (EMPIRE, "pick-space")
    field.choose("decline")
    assert len({"K3", "K9"} & set(field.lying("patrol-droid"))) == 1


# --- Doors ----------------------------------------------------------------------------------------


@pytest.mark.event("within-the-facility")
@pytest.mark.event("within-the-facility/threat")
def test_three_options_for_four_doors(field: Field) -> None:
    state = field.state
    open_door(field, "administration", "threat")
    assert state.threat == 4
    assert state.sections[-1] == "Section 2 - Administration"
    field.until("activate-group").open(number(field, "maintenance")).until("mission-choose")
    assert field.options == ["option:officer", "option:trap"]
    field.choose("option:trap").until("activate-group")
    assert state.sections[-1] == "Section 3 - Maintenance"
    field.open(number(field, "connecting")).until("activate-group")
    assert len(state.sections) == 3
    assert state.happened[-1] == "within-the-facility-option-officer", "the only one that is left"
    field.open(number(field, "control-room")).until("activate-group")
    assert state.sections[-1] == "Section 4 - Control Room"


@pytest.mark.event("within-the-facility/officer")
def test_an_officer_four_spaces_behind_the_door(field: Field) -> None:
    open_door(field, "control-room", "officer")
    assert field.asks == (EMPIRE, "pick-space")
    field.choose(field.options[0]).until("activate-group")
    assert len(field.standing()["imperial-officer-elite"]) == 1
    assert empire(field.state).reserved == []


@pytest.mark.event("within-the-facility/trap")
def test_a_trap_for_who_opens_the_door(field: Field) -> None:
    door = next(token for token in field.tokens(DOOR) if token.door == number(field, "administration"))
    field.clear().put("a", "C4").activate("a").choose(f"interact:open#{door.id}").until("mission-choose")
    field.roll([red(2), *PASSES]).choose("option:trap")
    assert Condition.BLEEDING in field.figure("a").conditions
    assert field.damage("a") >= 2


# --- Terminals ------------------------------------------------------------------------------------


def test_only_healthy_rebels_claim_terminals(field: Field) -> None:
    [officer] = field.of_card("imperial-officer")
    field.put("a", "R3").put(officer, "Q3")
    assert len(interactions(field.state, field.figure("a"))) == 1
    assert interactions(field.state, officer) == []
    field.wound("a")
    assert interactions(field.state, field.figure("a")) == []


@pytest.mark.event("coloured-terminals")
@pytest.mark.event("coloured-terminals/blue")
def test_the_blue_terminal(field: Field) -> None:
    field.clear().tire("a", 2).tire("b", 1)
    copy(field, "R3").until("activation-prompt")
    assert (field.strain("a"), field.strain("b")) == (1, 0)
    assert field.told()[-2:] == ["coloured-terminals", "coloured-terminals-option-blue"]


@pytest.mark.event("coloured-terminals/red")
def test_the_red_terminal(field: Field) -> None:
    open_door(field, "administration").until("activate-group").clear()
    copy(field, "A8").until("activation-prompt")
    assert "coloured-terminals-option-red" in field.told()


@pytest.mark.event("coloured-terminals/yellow")
def test_the_yellow_terminal(field: Field) -> None:
    open_door(field, "maintenance").until("activate-group").clear()
    droid = field.token("patrol-droid", "K3")
    copy(field, "E15").choose(f"choose:{droid.id}").until("activate-group")
    assert droid.space == -1
    field.end_round("pick-space")
    assert "K3" in field.lying("patrol-droid")


@pytest.mark.event("coloured-terminals/green")
def test_the_green_terminal(field: Field) -> None:
    open_door(field, "control-room").until("activate-group").clear()
    field.state.threat = 5
    copy(field, "O14").until("activation-prompt")
    assert field.state.threat == 3


@pytest.mark.event("increased-patrols")
def test_increased_patrols_with_the_second_terminal(field: Field) -> None:
    open_door(field, "administration").until("activate-group").clear()
    copy(field, "R3").until("activation-prompt").choose("end").until("activate-group")
    assert len(field.tokens("patrol-droid")) == 2
    copy(field, "A8").until("activation-prompt")
    assert "G6" in field.lying("patrol-droid")


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-data-copied")
def test_the_rebels_win_with_the_fourth_terminal(field: Field) -> None:
    field.clear()
    field.state.memory["terminal"] = 3
    copy(field, "R3")
    assert field.outcome == Outcome("mission-data-copied", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
