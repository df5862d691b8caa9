"""The Battle of Hoth: power stations, a gun turret, two troopers who are missed, and a cold that heals nobody."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import blue, green, red, yellow

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.threat import gain_threat
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.campaign_library import is_medical
from dejarik.assault.rules.figures.damage import recover
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Outcome, Use

pytestmark = pytest.mark.usefixtures("lenient")

STATIONS = ["B8", "C2", "N4", "P11"]
PASSES = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]
FAILS = [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("the-battle-of-hoth")


def activate_station(field: Field, space: str) -> Field:
    """A hero stands on a station and passes a test of insight."""
    token = field.token("power-station", space)
    field.put("a", space).roll(PASSES)
    return field.activate("a").choose(f"interact:activate#{token.id}", "test:insight")


def done(field: Field) -> Field:
    return field.until("activation-prompt").choose("end").until("activate-group")


def activate_stations(field: Field, count: int) -> Field:
    """Nobody is near when the second one blows up but the hero herself, who is healed afterwards."""
    for space in STATIONS[:count]:
        activate_station(field, space)
        done(field)
    field.figure("a").damage = 0
    field.figure("a").conditions.clear()
    field.refresh()
    return field


def imperials(field: Field) -> list[Figure]:
    return [figure for figure in field.state.figures.values() if figure.seat == 0]


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06", "CORE-ALLY-07")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer": ["E1", "M12"],
        "probe-droid": ["I2", "I9"],
        "snowtrooper": ["F3", "F8", "K10"],
    }
    assert len([group for group in state.groups.values() if group.card == "imperial-officer"]) == 2
    assert field.lying("power-station") == STATIONS
    assert {token.colour for token in field.tokens("power-station")} == {"blue", "red", "yellow", "green"}
    assert field.lying("gun-turret") == ["H5", "H6", "I5", "I6"]
    assert field.lying("crate") == ["E4", "K13", "N8"]
    assert field.space("a") == "M7"
    troopers = field.standing(1)["echo-base-trooper"]
    assert len(troopers) == 2
    assert "L8" in troopers
    assert state.threat == 0, "allies that the mission gives cost nothing"
    assert empire(state).points == ["green-1", "green-2", "green-3", "green-4"]
    assert empire(state).reserved == [
        Reserved("sc2-m-repulsor-tank", "a-deadly-turn"),
        Reserved("dengar", "hopes-dashed"),
    ]
    assert (field.told(), state.goals) == (["mission-briefing"], ["activate-stations"])


@pytest.mark.rule("CORE-INTERACT-03")
def test_a_power_station_is_activated_for_good(field: Field) -> None:
    state, station = field.state, field.token("power-station", "N4")
    field.put("a", "N4").roll(FAILS).activate("a").choose(f"interact:activate#{station.id}")
    assert field.options == ["test:insight", "test:tech"]
    field.choose("test:insight")
    turned = [station.turned]
    field.roll(PASSES).choose(f"interact:activate#{station.id}", "test:insight")
    assert [*turned, station.turned] == [False, True]
    assert interactions(state, field.figure("a")) == [], "there is no more to do"
    [trooper, _] = field.of_card("echo-base-trooper")
    field.put(trooper, "P11")
    assert interactions(state, trooper) == [], "heroes alone test"


def test_the_gun_turret_fires_at_a_hostile_figure_anywhere(field: Field) -> None:
    first, second = field.of_card("snowtrooper")[:2]
    turret = field.token("gun-turret", "H5")
    field.put("a", "G5").roll([red(2, surge=1)]).activate("a")
    field.choose(f"interact:fire#{turret.id}")
    assert sorted(field.options) == sorted(f"choose:{figure.id}" for figure in imperials(field))
    field.choose(f"choose:{first.id}")
    assert (first.damage, second.damage) == (3, 0)
    assert field.lying("gun-turret") == ["H6", "I5", "I6"]
    assert field.offers("interact:fire") == [], "once an activation"
    field.choose("end").until("activate-group").activate("a")
    assert field.offers("interact:fire") == [f"interact:fire#{field.token('gun-turret', 'H6').id}"]


def test_the_troopers_fire_the_turret_too_and_imperials_do_not(field: Field) -> None:
    [trooper, _] = field.of_card("echo-base-trooper")
    [officer, _] = field.of_card("imperial-officer")
    field.put(trooper, "G5").put(officer, "J6")
    assert [each.id.split("#")[0] for each in interactions(field.state, trooper)] == ["fire", "fire"]
    assert interactions(field.state, officer) == []


@pytest.mark.rule("CORE-STATUS-06", "CORE-DEPLOY-02")
@pytest.mark.event("a-deadly-turn")
def test_the_tank_comes_to_an_inactive_station_of_the_empires_choice(field: Field) -> None:
    activate_stations(field, 1)
    field.end_round("deploy-point")
    assert field.asks == (0, "deploy-point")
    assert [field.facts(id)["space"] for id in field.options] == ["C2", "N4", "P11"]
    field.choose(next(id for id in field.options if field.facts(id)["space"] == "N4"))
    field.until("activate-group")
    assert field.state.happened == ["a-deadly-turn"]
    assert "N4" in field.standing()["sc2-m-repulsor-tank"][0].split("+")
    assert [each.card for each in empire(field.state).reserved] == ["dengar"]


@pytest.mark.event("hopes-dashed")
def test_dengar_comes_to_an_active_point_when_all_stations_are_active(field: Field) -> None:
    field.reach_round(3)
    for token in field.tokens("power-station"):
        token.turned = True
    field.end_round("deploy-point")
    assert [field.facts(id)["space"] for id in field.options] == ["B4", "H1", "I11", "Q8"]
    field.choose(field.options[0]).until("activate-group")
    assert field.standing()["dengar"] == ["B4"]
    assert field.state.happened == ["a-deadly-turn", "hopes-dashed"]


@pytest.mark.event("rigged-to-blow")
def test_rigged_to_blow_with_the_second_station(field: Field) -> None:
    state = activate_stations(field, 1).state
    [trooper, other] = field.of_card("echo-base-trooper")
    [snowtrooper, *_] = field.of_card("snowtrooper")
    field.put("b", "C3").put(trooper, "D2").put(other, "E2").put(snowtrooper, "B3")
    activate_station(field, "C2")
    assert field.asks == (0, "pick-space")
    assert field.options == ["space:C2", "space:B8"]
    field.roll([red(3)]).choose("space:C2")
    assert [field.damage("a"), field.damage("b"), trooper.damage] == [3, 3, 3]
    assert [figure.conditions for figure in (field.figure("a"), field.figure("b"), trooper)] == [
        [Condition.BLEEDING]
    ] * 3
    assert [(figure.damage, figure.conditions) for figure in (other, snowtrooper)] == [(0, [])] * 2
    assert state.happened == ["rigged-to-blow"]


def test_the_empire_may_blow_up_the_station_where_nobody_is(field: Field) -> None:
    activate_stations(field, 1)
    field.put("b", "M8")
    activate_station(field, "C2")
    field.roll([red(3)]).choose("space:B8")
    assert (field.damage("a"), field.figure("a").conditions) == (0, [])


@pytest.mark.rule("CORE-EVENT-06")
@pytest.mark.event("final-surge", "fight-them-back")
def test_the_third_and_the_fourth_station(field: Field) -> None:
    state = activate_stations(field, 3).state
    assert (state.happened, state.threat) == (["rigged-to-blow", "final-surge"], 3)
    assert state.goals == ["activate-stations"]
    activate_station(field, STATIONS[3])
    assert state.happened == ["rigged-to-blow", "final-surge", "fight-them-back"]
    assert state.goals == ["clear-field"]
    assert field.outcome is None


@pytest.mark.rule("CORE-EVENT-03")
@pytest.mark.event("fight-them-back")
def test_threat_does_not_rise_any_more_once_all_stations_are_active(field: Field) -> None:
    state = activate_stations(field, 4).state
    gain_threat(state, 5)
    assert state.threat == 3
    field.reach_round(2)
    assert state.threat == 3, "not in the Status Phase either"
    field.defeat(field.of_card("echo-base-trooper")[0])
    assert state.threat == 3
    assert state.find(OptionalDeployment) is None


@pytest.mark.rule("CORE-MISSION-12")
@pytest.mark.ending("mission-field-cleared")
def test_the_rebels_win_when_no_imperial_figure_is_left(field: Field) -> None:
    activate_stations(field, 4)
    *others, last = imperials(field)
    field.defeat(*others)
    assert field.outcome is None
    field.defeat(last)
    assert field.outcome == Outcome("mission-field-cleared", (1, 2))


@pytest.mark.ending("mission-field-cleared")
def test_the_rebels_win_at_once_when_nobody_was_left_before(field: Field) -> None:
    activate_stations(field, 3)
    field.defeat(*imperials(field))
    assert field.outcome is None
    activate_station(field, STATIONS[3])
    assert field.outcome == Outcome("mission-field-cleared", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded() -> None:
    wounds_end_it(Field("the-battle-of-hoth", 3))


@pytest.mark.event("fallen-comrades")
def test_each_trooper_of_the_mission_who_falls_is_worth_two_threat() -> None:
    field = Field("the-battle-of-hoth")
    state = field.state
    for worth in (2, 4):
        field.defeat(field.of_card("echo-base-trooper")[0])
        assert state.threat == worth
    assert field.told() == ["mission-briefing", "fallen-comrades", "fallen-comrades"]


def test_troopers_that_the_rebels_have_brought_themselves_are_not_meant() -> None:
    field = Field("the-battle-of-hoth", ally="echo-base-trooper")
    state = field.state
    own = [figure for figure in field.of_card("echo-base-trooper") if figure.group not in state.arrivals]
    assert len(own) == 2
    before = state.threat
    field.defeat(*own)
    assert state.threat == before
    field.defeat(field.of_card("echo-base-trooper")[0])
    assert state.threat == before + 2


# --- Deep Freeze ----------------------------------------------------------------------------------


def frozen(field: Field) -> Field:
    field.state.happened.append("deep-freeze")
    field.hurt("a", 5).tire("a", 2)
    return field


@pytest.mark.rule("CORE-STATUS-06", "CORE-EVENT-03")
@pytest.mark.event("deep-freeze")
def test_deep_freeze_at_the_end_of_round_five(field: Field) -> None:
    field.reach_round(5)
    assert "deep-freeze" not in field.state.happened
    field.reach_round(6)
    assert field.state.happened[-1] == "deep-freeze"


@pytest.mark.event("deep-freeze")
def test_in_deep_freeze_a_hero_recovers_strain_but_no_damage(field: Field) -> None:
    frozen(field).activate("a").choose("special:rules-hero.rest")
    assert (field.damage("a"), field.strain("a")) == (5, 0)
    recover(field.state, field.figure("a"), 2)
    recover_strain(field.state, field.figure("a"), 2)
    assert field.damage("a") == 5


def test_in_deep_freeze_others_recover(field: Field) -> None:
    [trooper, _] = field.of_card("echo-base-trooper")
    trooper.damage = 2
    recover(frozen(field).state, trooper, 1)
    assert trooper.damage == 1


def test_in_deep_freeze_medical_cards_heal(field: Field) -> None:
    state, figure = frozen(field).state, field.figure("a")
    for card, left in (("emergency-medpac", 3), ("adrenal-implant", 5)):
        assert is_medical(card) is (left == 3)
        figure.damage = 5
        state.stack.append(Use(source=0, key=card, ability="any", seat=1, subject=figure.id))
        recover(state, figure, 2)
        state.stack.pop()
        assert figure.damage == left
