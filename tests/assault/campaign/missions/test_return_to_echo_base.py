"""Return to Echo Base: a dial that is the threat level, tunnels, power stations, and the ion cannon."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, wounds_end_it
from tests.assault.content.rolls import Roll, blue, green, yellow

from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.content.campaign.language.fortunes import banes, boons
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.ground import are_adjacent, sees
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MISSION = "return-to-echo-base"
BANES = ("distractions", "weary-from-toil")


@pytest.fixture
def field() -> Field:
    return Field(MISSION)


def claim(field: Field, *spaces: str) -> Field:
    """Stations that have three successes already but one."""
    for space in spaces:
        station = field.token("power-station", space)
        field.state.memory[f"stored:{station.id}"] = 2
        field.roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)])
        field.put("a", space).activate("a").choose(f"interact:restart#{station.id}", "test:insight")
        field.until("activation-prompt").choose("end").until("activate-group")
        field.state.groups[field.figure("a").group].make_ready()
        field.refresh()
    return field


def armed(field: Field) -> Field:
    claim(field, "F1", "E12").clear().put("a", "B8").put("b", "P7")
    return field


@pytest.mark.rule("CORE-MISSION-01")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert {card: len(spaces) for card, spaces in field.standing().items()} == {
        "imperial-officer": 1,
        "probe-droid": 1,
        "snowtrooper": 3,
        "wampa": 1,
        "wampa-elite": 1,
    }
    assert field.lying("power-station") == ["E12", "F1"]
    assert field.lying("fire-control") == ["A8"]
    assert field.lying("tunnel") == ["E9", "F9", "I6", "J11", "J12", "J6"]
    assert field.space("a") == "P7"
    assert (state.threat, state.goals) == (0, ["restart-stations"])
    assert sorted(each.card for each in empire(state).reserved if each.event == "onslaught") == [
        "general-sorin",
        "hk-assassin-droid",
        "hk-assassin-droid-elite",
        "probe-droid-elite",
    ]


@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_threat_level_is_what_the_dial_shows(held: int) -> None:
    field = Field(MISSION, cards=BANES[:held])
    assert banes(field.state) == held
    assert field.state.threat_level == 3 + held
    field.reach_round(2)
    assert (field.state.threat, field.state.threat_level) == (3 + held, 4 + held)


@pytest.mark.parametrize(("one", "other"), [("J11", "J12"), ("E9", "F9"), ("I6", "J6")])
def test_a_tunnel_leads_through_the_wall(field: Field, one: str, other: str) -> None:
    [officer] = field.of_card("imperial-officer")
    field.put("a", one).put(officer, other)
    assert are_adjacent(field.state, field.figure("a"), officer)
    assert sees(field.state, field.figure("a"), officer)


def test_a_station_takes_three_successes(field: Field) -> None:
    station = field.token("power-station", "F1")
    field.clear().put("a", "F1").roll([blue(2, surge=1), green(1, surge=1), yellow(0, surge=1)])
    field.activate("a").choose(f"interact:restart#{station.id}", "test:insight")
    assert (station.id in field.state.tokens, field.state.memory["power-station"]) == (False, 1)


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.event("onslaught")
@pytest.mark.parametrize(
    ("held", "card"),
    [(0, "probe-droid-elite"), (1, "hk-assassin-droid"), (2, "hk-assassin-droid-elite")],
)
def test_onslaught_at_the_end_of_the_round_of_the_first_station(held: int, card: str) -> None:
    field = Field(MISSION, cards=BANES[:held]).reach_round(2)
    assert field.state.happened == []
    claim(field.clear(), "F1").reach_round(3)
    assert field.state.happened == ["onslaught"]
    assert "general-sorin" in field.standing()
    assert set(field.standing()) == {"general-sorin", card}
    assert "P6" in [space for spaces in field.standing().values() for space in spaces]


@pytest.mark.event("armed-and-operational")
def test_armed_and_operational_with_the_second_station(field: Field) -> None:
    control = field.token("fire-control")
    field.clear().put("a", "B8")
    assert interactions(field.state, field.figure("a")) == []
    claim(field, "F1", "E12")
    state = field.state
    assert state.happened == ["armed-and-operational"]
    assert field.standing()["dengar"] == ["A9"]
    assert (state.memory["convoy"], state.goals) == (0, ["hit-convoy"])
    field.put("a", "B8")
    assert [each.id for each in interactions(state, field.figure("a"))] == [f"fire#{control.id}"]


def test_the_convoy_has_a_damage_for_each_boon(field: Field) -> None:
    for card in ("strategy-executed", "resurgence", "networks-restored"):
        field.state.enter(card, 1)
    field.refresh()
    assert boons(field.state) == 3
    assert claim(field, "F1", "E12").state.memory["convoy"] == 2, "two at most"


# --- The cannon -----------------------------------------------------------------------------------

#: Diala's insight, her tech, and her strength.
INSIGHT: list[Roll] = [blue(2, surge=1), green(1, surge=1), yellow(0, damage=1, surge=2)]


def shoot(field: Field, tech: list[Roll], strength: list[Roll]) -> Field:
    field.roll([*INSIGHT, *tech, *strength]).activate("a")
    return field.choose(f"interact:fire#{field.token('fire-control').id}")


def pools(field: Field) -> tuple[list[Die], list[Die]]:
    side = side_of(field.figure("a").card)
    return list(side.attribute(Attribute.TECH)), list(side.attribute(Attribute.STRENGTH))


SURGES = {Die.BLUE: blue(2, surge=1), Die.GREEN: green(1, surge=1), Die.YELLOW: yellow(0, surge=1)}
BLANKS = {Die.BLUE: blue(2, damage=1), Die.GREEN: green(1, damage=2), Die.YELLOW: yellow(2, damage=1)}


def test_each_success_is_a_damage(field: Field) -> None:
    armed(field)
    tech, strength = pools(field)
    shoot(field, [SURGES[die] for die in tech], [SURGES[die] for die in strength])
    assert field.state.memory["convoy"] == 4 + len(tech)
    assert field.strain("a") == 0
    assert field.offers("interact:fire") == [], "once an activation"


def test_who_fails_the_test_of_strength_suffers(field: Field) -> None:
    armed(field)
    tech, strength = pools(field)
    shoot(field, [BLANKS[die] for die in tech], [BLANKS[die] for die in strength])
    assert (field.state.memory["convoy"], field.strain("a")) == (4, 2)


def test_the_empire_pays_for_each_figure_at_the_fire_control(field: Field) -> None:
    armed(field)
    [officer] = field.of_card("imperial-officer")
    [droid] = field.of_card("probe-droid")
    field.put(officer, "A8").put(droid, "A7")
    field.state.threat = 5
    tech, strength = pools(field)
    shoot(field, [BLANKS[die] for die in tech], [SURGES[die] for die in strength])
    assert field.asks == (EMPIRE, "echo-base-disturb-prompt")
    field.choose("spend")
    assert field.asks == (EMPIRE, "echo-base-disturb-prompt")
    field.choose("spend")
    assert (field.state.threat, field.state.memory["convoy"]) == (1, 2)


def test_the_empire_need_not_pay(field: Field) -> None:
    armed(field)
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "A8")
    field.state.threat = 5
    tech, strength = pools(field)
    shoot(field, [BLANKS[die] for die in tech], [SURGES[die] for die in strength]).choose("decline")
    assert (field.state.threat, field.state.memory["convoy"]) == (5, 4)


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.ending("mission-convoy-destroyed")
def test_the_rebels_win_with_ten_damage(field: Field) -> None:
    armed(field)
    field.state.memory["convoy"] = 7
    tech, strength = pools(field)
    shoot(field, [BLANKS[die] for die in tech], [BLANKS[die] for die in strength])
    assert field.outcome == Outcome("mission-convoy-destroyed", (1, 2))


@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
