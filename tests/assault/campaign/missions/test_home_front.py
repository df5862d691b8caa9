"""Home Front: a barricade, refugees who are lost one by one, and a commander who acts after every Rebel."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, green, red, white, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "home-front"
REFUGEES = ["A15", "C8", "D12", "G7", "O12", "O16", "Q6", "R11"]


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def raid(field: Field) -> Figure:
    """The barricade is gone: Jann."""
    field.destroy("barricade").until("activate-group")
    return field.of_card("imperial-officer")[0]


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert field.standing()["imperial-officer-elite"] == ["H4"]
    assert field.standing()["snowtrooper"] == ["H5", "H7", "K7"]
    assert "J1" in field.standing()["wampa"][0].split("+")
    assert field.lying("refugee") == REFUGEES
    assert {(t.health, tuple(t.defence)) for t in field.tokens("refugee")} == {(3, (Die.WHITE,))}
    [barricade] = field.tokens("barricade")
    assert (barricade.health, barricade.block, len(state.extents[barricade.id])) == (8, 1, 4)
    assert [(door.locked, door.health) for door in field.tokens(DOOR)] == [(True, 5)] * 4
    assert field.space("a") == "Q5"
    assert (state.threat, state.threat_level, state.goals) == (0, 3, ["break-through"])
    assert empire(state).points == ["green-1", "green-2"]
    assert empire(state).reserved == [
        Reserved("e-web-engineer", "the-raid"),
        Reserved("imperial-officer", "the-raid", "commander-jann"),
        Reserved("probe-droid-elite", "bombardment"),
    ]


# --- Doors and refugees ---------------------------------------------------------------------------


def test_what_each_side_may_attack(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    for kind, rebels in (("barricade", True), ("refugee", False), (DOOR, False)):
        assert may_target(field.state, field.figure("a"), field.token(kind)) is rebels
        assert may_target(field.state, officer, field.token(kind)) is not rebels


def test_a_door_is_not_there_for_a_rebel_next_to_it(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    field.put("a", "G9").put(officer, "F9")
    assert interactions(field.state, field.figure("a")) == []
    assert are_adjacent(field.state, field.figure("a"), officer)
    assert not sees(field.state, officer, field.figure("a"))


def test_a_healthy_rebel_shelters_a_refugee(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    refugee = field.token("refugee", "Q6")
    field.put("a", "P6").put("b", "R8")
    assert modifiers(field.state, officer, refugee).block == 1
    assert modifiers(field.state, officer, field.token("refugee", "G7")).block == 0
    field.put(officer, "P7").roll([blue(4, damage=2), yellow(1, damage=2), white(), white(block=1)])
    field.push(attack_with(field.state, officer, only=[refugee.id], must=True))
    field.choose(field.offers("use:rules-home-front.shelter")[0])
    while field.state.find(Attack) is not None:
        field.go_on()
    assert refugee.damage == 2, "4 damage, 1 block for the shelter and 1 of the die that was rolled again"


def test_nobody_rerolls_for_a_refugee_alone(field: Field) -> None:
    [officer] = field.of_card("imperial-officer-elite")
    refugee = field.token("refugee", "Q6")
    field.wound("a").put("a", "P6").put("b", "R8").put(officer, "P7")
    field.roll([blue(4, damage=2), yellow(1, damage=2), white()])
    field.push(attack_with(field.state, officer, only=[refugee.id], must=True))
    while field.state.find(Attack) is not None:
        assert field.offers("use:rules-home-front") == []
        field.go_on()
    assert refugee.id not in field.state.tokens, "4 damage are more than enough"
    assert field.state.memory["refugee"] == 1


def test_refugees_take_courage_from_a_boon() -> None:
    field = Field(MISSION, ready=False)
    field.state.enter("strategy-executed", 1)
    field.refresh()
    field.until("activate-group")
    assert {token.health for token in field.tokens("refugee")} == {4}


def test_the_siege_takes_a_door_or_a_refugee_while_the_barricade_stands(field: Field) -> None:
    field.end_round("pick-card")
    assert (field.asks[0], len(field.options)) == (EMPIRE, 12)
    field.choose(f"choose:{field.token('refugee', 'G7').id}").until("activate-group")
    assert "G7" not in field.lying("refugee")
    field.end_round("pick-card", "mission-choose").until("pick-card")
    door = field.tokens(DOOR)[0]
    field.choose(f"choose:{door.id}")
    assert door.id not in field.state.tokens
    field.until("activate-group")
    raid(field)
    before = len(field.lying("refugee"))
    field.end_round()
    assert len(field.lying("refugee")) == before


def test_siege_and_bombardment_are_put_in_order_by_names_that_are_told(field: Field) -> None:
    field.reach_round(2).end_round("kernel-which-first")
    shown = [option["label"]["id"] for option in field.decision.show(field.state)["options"]]
    assert shown == ["mission-home-front-rule-4", "mission-home-front-event-bombardment"]


# --- Bombardment ----------------------------------------------------------------------------------


def bombarded(field: Field) -> Field:
    field.reach_round(2)
    field.state.threat = 0
    field.destroy("barricade").until("activate-group")
    return field.end_round("mission-choose")


@pytest.mark.event("bombardment")
@pytest.mark.event("bombardment/droid")
def test_bombardment_at_the_end_of_rounds_two_four_and_five(field: Field) -> None:
    bombarded(field)
    assert (field.asks[0], field.state.threat) == (EMPIRE, 3 + 2)
    assert field.options == ["option:droid", "option:shells", "option:exhaustion"]
    field.choose("option:droid")
    assert sorted(field.facts(id)["space"] for id in field.options) == ["J14", "J5"]
    field.choose(field.options[0]).until("activate-group")
    assert "probe-droid-elite" in field.standing()
    assert field.reach_round(4).told().count("bombardment") == 1
    field.end_round("mission-choose")
    assert field.options == ["option:shells", "option:exhaustion"]
    field.choose("option:exhaustion").until("activate-group")
    assert field.reach_round(6).told().count("bombardment") == 3


@pytest.mark.event("bombardment/shells")
def test_shells_strike_who_is_near_a_closed_door(field: Field) -> None:
    bombarded(field)
    door = field.tokens(DOOR)[0]
    edges = field.state.__dict__["board_"].map.doors[door.door].edges
    field.put("a", edges[0][0]).put("b", "Q5")
    field.choose("option:shells")
    field.roll([red(3)]).choose(f"choose:{door.id}")
    assert (field.damage("a"), field.damage("b")) == (3, 0)


@pytest.mark.event("bombardment/exhaustion")
def test_exhaustion_by_the_activation_tokens(field: Field) -> None:
    bombarded(field).choose("option:exhaustion")
    assert (field.strain("a"), field.strain("b")) == (2, 2)
    assert all(Condition.WEAKENED in field.figure(letter).conditions for letter in "ab")


# --- Commander Jann -------------------------------------------------------------------------------


@pytest.mark.event("the-raid")
def test_the_raid_when_the_barricade_falls(field: Field) -> None:
    jann = raid(field)
    state = field.state
    assert "J14" in [cell for spaces in field.standing()["e-web-engineer"] for cell in spaces.split("+")]
    assert health(state, jann.id) == 3 + 10
    assert empire(state).points == ["red", "red-2"]
    assert (state.goals, state.groups[jann.group].ready) == (["defeat-jann"], False)
    field.reach_round(2)
    assert not state.groups[jann.group].ready, "he does not activate with the others"


def test_jann_acts_after_each_rebel(field: Field) -> None:
    jann = raid(field)
    field.activate("a").choose("end")
    assert field.asks == (EMPIRE, "activation-prompt")
    field.choose("move")
    assert jann.points > 0
    field.until("activate-group")


def test_a_trooper_beside_jann_takes_the_shot(field: Field) -> None:
    jann = raid(field)
    [trooper, *_] = field.of_card("snowtrooper")
    field.put(jann, "I12").put(trooper, "J12").put("a", "I11")
    field.roll([green(1, damage=2), yellow(2, damage=1)])
    field.push(attack_with(field.state, field.figure("a"), only=[jann.id, trooper.id], must=True))
    field.choose(f"attack:{jann.id}")
    while field.state.find(Attack) is not None:
        field.go_on()
    assert jann.damage == 0


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-jann-defeated")
def test_the_rebels_win_when_jann_falls(field: Field) -> None:
    jann = raid(field)
    field.defeat(*field.of_card("imperial-officer-elite"))
    assert field.outcome is None
    assert field.defeat(jann).outcome == Outcome("mission-jann-defeated", (1, 2))


@pytest.mark.ending("mission-refugees-lost")
def test_the_empire_wins_with_the_eighth_refugee(field: Field) -> None:
    field.wound("a").wound("b")
    for space in REFUGEES[:7]:
        field.destroy("refugee", space)
    assert field.outcome is None
    assert field.destroy("refugee", REFUGEES[7]).outcome == Outcome("mission-refugees-lost", (EMPIRE,))
