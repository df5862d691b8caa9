"""On the Run: doors to break, a security system, terminals, and Maul in the forest behind."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.state import EMPIRE, Reserved, empire
from dejarik.assault.content.campaign.language.claiming import claimed_by
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import attack_surge, defence_block
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MAUL = "maul-seeker-of-vengeance"
WEST, EAST = "door-1-west", "door-2-east"
TWO = [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)]
ONE = [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]


@pytest.fixture
def field() -> Field:
    return Field("on-the-run")


def broken_in(field: Field, door: str = WEST, option: str = "targeting") -> Field:
    number = door_number(field.state, door)
    token = next(token for token in field.tokens(DOOR) if token.door == number)
    field.occur(Damaged(target=token.id, amount=9, by=1)).until("mission-choose")
    return field.choose(f"option:{option}")


def shut_down(field: Field, letter: str, space: str, *, dice: bool | None = None) -> Field:
    """A hero interacts with a terminal; `dice`: whether the test is passed, None: it is declined."""
    token = field.token("terminal", space)
    field.put(letter, space)
    if dice is not None:
        field.roll(TWO if dice else ONE)
    field.activate_figure(field.figure(letter)).choose(f"interact:shut-down#{token.id}")
    field.choose("decline" if dice is None else "test:insight")
    return field.until("activation-prompt").choose("end").until("activate-group")


def cornered(field: Field) -> Field:
    broken_in(field).until("activate-group").clear()
    for space in ("D9", "F10", "H9"):
        shut_down(field, "a", space)
    return field


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "imperial-officer-elite": ["I14"],
        "probe-droid": ["I16"],
        "riot-trooper-elite-campaign": ["C17", "G16"],
        "stormtrooper": ["E18", "F15", "I13"],
    }
    assert [(door.locked, door.health, door.block) for door in field.tokens(DOOR)] == [(True, 9, 2)] * 2
    assert (empire(state).points, field.lying("crate")) == (["green-1", "green-2"], ["G17"])
    assert Reserved("e-web-engineer", "deploy-defenses") in empire(state).reserved
    assert (state.goals, field.lying("terminal")) == (["break-in"], [])


def test_the_rebels_may_attack_the_front_doors(field: Field) -> None:
    door = field.token(DOOR)
    assert may_target(field.state, field.figure("a"), door)
    assert not may_target(field.state, field.of_card("probe-droid")[0], door)
    field.put("a", "A15")
    assert interactions(field.state, field.figure("a")) == []


@pytest.mark.event("deploy-defenses")
def test_engineers_come_to_one_of_two_points(field: Field) -> None:
    field.end_round("deploy-point")
    assert (field.asks[0], len(field.options)) == (EMPIRE, 2)
    field.choose(field.options[1]).until("activate-group")
    assert any("K18" in spaces for spaces in field.standing()["e-web-engineer"])


@pytest.mark.event("interior-systems")
@pytest.mark.event("interior-systems/targeting")
@pytest.mark.parametrize(("door", "space"), [(WEST, "B11"), (EAST, "L9")])
def test_the_facility_with_droids_at_the_broken_door(field: Field, door: str, space: str) -> None:
    state = broken_in(field, door).until("activate-group").state
    assert (len(state.sections), state.goals) == (2, ["shut-down"])
    droids = field.of_card("sentry-droid-elite")
    assert space in field.standing()["sentry-droid-elite"]
    assert [droid.conditions for droid in droids] == [[Condition.FOCUSED]] * 2
    assert empire(state).points == ["red-1", "red-2"]
    assert field.lying("terminal") == ["D9", "F10", "H9"]


@pytest.mark.event("interior-systems/feedback")
def test_feedback_hurts_who_touches_a_terminal(field: Field) -> None:
    broken_in(field, option="feedback").until("activate-group").clear()
    assert field.state.happened == ["interior-systems", "interior-systems-option-feedback"]
    shut_down(field, "a", "D9")
    assert (field.damage("a"), field.strain("a")) == (1, 1)


@pytest.mark.event("interior-systems/gas")
def test_gas_weakens_two_rebels(field: Field) -> None:
    broken_in(field, option="gas")
    assert field.asks[0] == EMPIRE
    field.choose(f"choose:{field.id('b')}").until("activate-group")
    assert [field.figure(letter).conditions for letter in "ab"] == [[Condition.WEAKENED]] * 2


def test_without_feedback_nobody_is_hurt_and_two_successes_claim_the_terminal(field: Field) -> None:
    broken_in(field).until("activate-group").clear()
    shut_down(field, "a", "D9", dice=False)
    assert (field.damage("a"), claimed_by(field.state, field.figure("a"), "terminal")) == (0, 0)
    assert (field.lying("terminal"), attack_surge(field.state, field.id("a"))) == (["F10", "H9"], 0)
    shut_down(field, "b", "F10", dice=True)
    assert claimed_by(field.state, field.figure("b"), "terminal") == 1
    assert (attack_surge(field.state, field.id("b")), attack_surge(field.state, field.id("a"))) == (1, 0)


@pytest.mark.event("backed-into-a-corner")
def test_the_forest_takes_the_place_of_the_street(field: Field) -> None:
    broken_in(field).until("activate-group").clear()
    field.put("b", "B16")
    for space in ("D9", "F10", "H9"):
        assert "backed-into-a-corner" not in field.state.happened
        shut_down(field, "a", space)
    state = field.state
    assert state.sections == ["Section 2 - Facility", "Section 3 - Forest"]
    assert field.space("b") in ("A13", "B13", "C13"), "the nearest spaces"
    assert field.standing()[MAUL] == ["I4"]
    assert (len(field.standing()["trandoshan-hunter"]), len(field.standing()["nexu"])) == (2, 1)
    [maul] = field.of_card(MAUL)
    assert (defence_block(state, maul.id), state.goals) == (2, ["defeat-maul"])
    assert field.tokens(DOOR) == []


def test_threat_makes_maul_fiercer(field: Field) -> None:
    state = cornered(field).state
    [maul] = field.of_card(MAUL)
    state.threat = 10
    field.clear().put(maul, "I6").put("a", "I5").put("b", "F10").activate_figure(maul)
    rage = field.offers("use:rules-on-the-run-empire.rage")
    assert len(rage) == 1
    field.choose(rage[0])
    assert state.threat == 5
    field.until("activation-prompt")
    assert field.decision.about["actions"] == 2
    assert field.offers("use:rules-on-the-run-empire.rage") == [], "once an activation"


def test_threat_protects_maul_once_a_round(field: Field) -> None:
    state = cornered(field).state
    [maul] = field.of_card(MAUL)
    state.threat = 10
    field.clear().put(maul, "I6").put("a", "I5").put("b", "F10")
    field.activate_figure(field.figure("a")).choose("attack")
    for _ in range(20):
        parry = field.offers("use:rules-on-the-run-empire.parry")
        if parry:
            break
        field.go_on()
    field.choose(parry[0])
    assert state.threat == 5


@pytest.mark.ending("mission-maul-cornered")
def test_the_rebels_win_without_maul_and_the_hunters(field: Field) -> None:
    outcomes = [cornered(field).defeat(*field.of_card(MAUL)).state.outcome is None]
    field.defeat(*field.of_card("trandoshan-hunter"))
    assert outcomes == [True]
    assert field.state.outcome == Outcome("mission-maul-cornered", (1, 2))
    assert "trandoshan-hunter" not in empire(field.state).hand


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("on-the-run"), 7)
