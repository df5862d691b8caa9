"""Dark Recon: informants, a diner that is not there at first, and heroes who stay although they are down."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.deploying import reinforceable
from dejarik.assault.campaign.rules.state import Reserved, empire
from dejarik.assault.campaign.rules.wounds import Incapacitated
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.ground import piece, sees
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.assault.rules.values import health
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")


@pytest.fixture
def field() -> Field:
    return Field("dark-recon")


PASSES = [blue(2, surge=1), green(1, damage=2)]
FAILS = [blue(2, damage=1), green(1, damage=2)]


def informed(field: Field) -> Field:
    """Two informants have been interrogated."""
    for space in ("B10", "L11"):
        interrogate(field, "b", space)
    return field


def interrogate(field: Field, letter: str, space: str, *, passes: bool = True) -> Field:
    """A healthy hero questions the informant in a space, standing on it, and tests strength."""
    token = field.token("informant", space)
    field.put(letter, space).roll(PASSES if passes else FAILS)
    field.activate(letter).choose(f"interact:interrogate#{token.id}", "test:strength", "pass")
    return field.until("activation-prompt").choose("end").until("activate-group")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert not field.exists("G3")
    assert field.standing() == {
        "imperial-officer": ["F12"],
        "probe-droid": ["E12"],
        "stormtrooper": ["C13", "H17", "I14"],
    }
    assert field.lying("informant") == ["B10", "H12", "L11"]
    assert field.lying("crate") == ["B13", "H13"], "the others lie in the diner"
    assert [(door.door, door.locked, door.health) for door in field.tokens(DOOR)] == [
        (0, True, 0),
        (1, True, 0),
    ]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert empire(state).reserved == [
        Reserved("probe-droid", "droid-patrol"),
        Reserved("stormtrooper", "trooper-patrol"),
        Reserved("imperial-officer-elite", "garrison"),
        Reserved("riot-trooper-campaign", "garrison"),
    ]
    assert (field.told(), state.goals) == (["mission-briefing"], ["interrogate"])


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_heroes_begin_next_to_the_speeder(heroes: int) -> None:
    field = Field("dark-recon", heroes)
    beside = {"D15", "E15", "F15", "G15", "D16", "G16", "D17", "E17", "F17", "G17"}
    assert {field.space(letter) for letter in "abcd"[:heroes]} <= beside
    field = Field("dark-recon", heroes, ready=False)
    field.choose(field.options[0])
    assert {id.removeprefix("place:") for id in field.options} <= beside


@pytest.mark.rule("CORE-STATUS-06", "CORE-DEPLOY-02", "CORE-DEPLOY-06", "CORE-DEPLOY-12")
@pytest.mark.event("droid-patrol", "trooper-patrol")
def test_two_patrols_come_at_the_ends_of_rounds(field: Field) -> None:
    state = field.state
    assert state.happened == []
    field.reach_round(2)
    assert state.happened == ["droid-patrol"]
    assert field.standing()["probe-droid"] == ["E12", "F11"]
    assert len(field.of_card("stormtrooper")) == 3
    field.reach_round(3)
    assert state.happened == ["droid-patrol", "trooper-patrol"]
    assert len(field.of_card("stormtrooper")) == 6
    assert "E18" in field.standing()["stormtrooper"]
    assert empire(state).points == ["green-1", "green-2", "green-3"]
    assert state.threat == 4, "two rounds; both groups are free"


@pytest.mark.rule("CORE-INTERACT-03")
def test_an_informant_next_to_whom_no_imperial_figure_stands_can_be_interrogated(field: Field) -> None:
    state, informant = field.state, field.token("informant", "H12")
    field.put("a", "H11")
    offered = [each.id for each in interactions(state, field.figure("a"))]
    assert offered == [f"interrogate#{informant.id}"]
    [officer] = field.of_card("imperial-officer")
    assert interactions(state, officer) == [], "only heroes do"
    field.put(officer, "G12")
    assert interactions(state, field.figure("a")) == []
    field.put(officer, "H12")
    assert interactions(state, field.figure("a")) == []


@pytest.mark.rule("CORE-INTERACT-03", "IA-TEST-02")
def test_a_test_that_is_failed_leaves_the_informant_there(field: Field) -> None:
    interrogate(field, "a", "B10", passes=False)
    assert field.lying("informant") == ["B10", "H12", "L11"]
    interrogate(field, "b", "B10")
    assert field.lying("informant") == ["H12", "L11"]
    assert field.state.goals == ["interrogate"]


def test_strength_or_insight_is_tested(field: Field) -> None:
    informant = field.token("informant", "B10")
    field.put("a", "B10").activate("a").choose(f"interact:interrogate#{informant.id}")
    assert field.options == ["test:strength", "test:insight"]


def test_a_hero_may_suffer_strain_to_reroll_one_die_of_the_test(field: Field) -> None:
    informant = field.token("informant", "B10")
    field.put("a", "B10").roll([*FAILS, green(1, surge=1)])
    field.activate("a").choose(f"interact:interrogate#{informant.id}", "test:strength")
    field.choose("use:rules-dark-recon.insist")
    assert field.strain("a") == 1
    assert field.options == ["die:0:blue", "die:1:green"]
    field.choose(["die:1:green"])
    assert field.offers("use:rules-dark-recon.insist") == [], "one die"
    assert field.lying("informant") == ["H12", "L11"]


def test_who_has_no_endurance_left_cannot_insist(field: Field) -> None:
    informant = field.token("informant", "B10")
    field.tire("a", 5).put("a", "B10").roll(FAILS)
    field.activate("a").choose(f"interact:interrogate#{informant.id}", "test:strength")
    assert field.asks == (1, "activation-prompt")


def test_a_hero_pushes_an_informant_for_two_movement_points(field: Field) -> None:
    field.put("a", "B11").activate("a")
    assert field.offers("use:rules-dark-recon.push") == [], "there are no movement points"
    field.choose("move")
    before = field.figure("a").points
    field.choose("use:rules-dark-recon.push")
    assert field.options == ["space:C9", "space:C10", "space:B11", "space:C11"]
    field.choose("space:C9")
    assert field.lying("informant") == ["C9", "H12", "L11"]
    assert field.figure("a").points == before - 2
    field.figure("a").points = 1
    field.refresh()
    assert field.offers("use:rules-dark-recon.push") == []


@pytest.mark.rule("CORE-EVENT-06")
@pytest.mark.event("halfway-there")
def test_halfway_there_with_the_second_informant(field: Field) -> None:
    state = informed(field).state
    assert state.happened == ["halfway-there"]
    assert field.told() == ["mission-briefing", "halfway-there"]
    assert [door.locked for door in field.tokens(DOOR)] == [False, False]
    assert field.lying("informant") == []
    assert state.threat == 3
    assert state.goals == ["enter-diner"]


@pytest.mark.rule("CORE-DOOR-09")
def test_the_doors_are_locked_until_then(field: Field) -> None:
    state = field.state
    [officer] = field.of_card("imperial-officer")
    field.put("a", "E8").put(officer, "F8")
    assert interactions(state, field.figure("a")) == interactions(state, officer) == []
    informed(field).put("a", "E8")
    assert len(interactions(state, field.figure("a"))) == len(interactions(state, officer)) == 1


@pytest.mark.event("garrison")
def test_the_garrison_is_behind_the_first_door(field: Field) -> None:
    state = informed(field).state
    door = field.tokens(DOOR)[1]
    field.put("a", "J8").activate("a").choose(f"interact:open#{door.id}").until("activation-prompt")
    assert state.happened == ["halfway-there", "garrison"]
    assert state.sections == ["Start Section", "Section 2 - Diner"]
    assert field.exists("G3")
    assert (field.tokens(DOOR), state.open_doors) == ([], 0b11)
    assert field.lying("crate") == ["B13", "D3", "H13", "H6"]
    standing = field.standing()
    assert "G3" in standing["imperial-officer-elite"] + standing["riot-trooper-campaign"]
    assert (len(standing["imperial-officer-elite"]), len(standing["riot-trooper-campaign"])) == (1, 2)
    assert state.goals == ["clear-diner"]
    assert empire(state).points == ["green-1", "green-2", "green-3"]


def test_the_garrison_can_neither_be_reinforced_nor_deployed_again(field: Field) -> None:
    state = informed(field).state
    field.open().until("activate-group")
    state.threat = 20
    field.defeat(field.of_card("riot-trooper-campaign")[0])
    assert reinforceable(state) == []
    field.defeat(*field.of_card("riot-trooper-campaign"), *field.of_card("imperial-officer-elite"))
    assert empire(state).hand == []
    field.defeat(field.of_card("stormtrooper")[0])
    assert [group.card for group in reinforceable(state)] == ["stormtrooper"], "as others can"


@pytest.mark.rule("CORE-EVENT-06")
@pytest.mark.event("recorded")
def test_recorded_when_both_groups_are_defeated(field: Field) -> None:
    state = informed(field).state
    field.open().until("activate-group")
    field.defeat(*field.of_card("riot-trooper-campaign"))
    assert "recorded" not in state.happened
    field.defeat(*field.of_card("imperial-officer-elite"))
    assert state.happened[-1] == "recorded"
    assert state.goals == ["escape"]
    assert field.told() == ["mission-briefing", "halfway-there", "garrison", "recorded"]
    assert field.outcome is None


def recorded(field: Field) -> Field:
    informed(field).open().until("activate-group")
    return field.defeat(*field.of_card("riot-trooper-campaign"), *field.of_card("imperial-officer-elite"))


@pytest.mark.rule("CORE-MISSION-12")
@pytest.mark.ending("mission-escaped")
def test_the_rebels_win_when_all_heroes_are_next_to_the_overpass(field: Field) -> None:
    field.clear()
    recorded(field).put("a", "C10").put("b", "E8")
    field.activate("b").choose("move", "go:E9")
    assert field.outcome == Outcome("mission-escaped", (1, 2))


@pytest.mark.ending("mission-escaped")
def test_who_is_there_already_wins_with_the_recording(field: Field) -> None:
    informed(field).open().until("activate-group")
    field.put("a", "E11").put("b", "H12")
    field.defeat(*field.of_card("riot-trooper-campaign"))
    assert field.outcome is None
    field.defeat(*field.of_card("imperial-officer-elite"))
    assert field.outcome == Outcome("mission-escaped", (1, 2))


def test_without_the_recording_the_overpass_is_no_way_out(field: Field) -> None:
    field.clear()
    field.put("a", "C10").put("b", "E8").activate("b").choose("move", "go:E9")
    assert field.outcome is None


@pytest.mark.ending("mission-time", "mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("dark-recon"), 6)


# --- Incapacitated heroes -------------------------------------------------------------------------


def down(field: Field) -> Field:
    field.put("a", "E14").put("b", "E16").give("a", Condition.BLEEDING)
    return field.wound("a").wound("a")


@pytest.mark.rule("CORE-INCAP-01", "CORE-INCAP-02")
def test_a_hero_who_would_withdraw_is_incapacitated(field: Field) -> None:
    hero = down(field).hero("a")
    assert (hero.wounded, hero.incapacitated, hero.withdrawn) == (True, True, False)
    assert (field.space("a"), field.figure("a").seat, field.damage("a")) == ("E14", 1, 0)
    assert field.figure("a").conditions == []
    assert [source.key for source in field.state.sources.values() if source.subject == field.id("a")] == [
        "rules-incapacitated"
    ], "none of its abilities is left"


@pytest.mark.rule("CORE-INCAP-01", "CORE-TOKEN-14", "CORE-DEFEAT-02")
def test_who_is_incapacitated_drops_what_it_carries_and_its_activation_is_over(field: Field) -> None:
    field.clear().put("a", "E14").wound("a")
    crate = field.token("crate", "H13")
    crate.carrier = field.id("a")
    field.tire("a", 4).hurt("a", health(field.state, field.id("a")) - 1).give("a", Condition.BLEEDING)
    field.choose(f"activate:{field.figure('a').group}").choose(
        "move"
    )  # which costs Bleeding a strain too many
    assert (crate.carrier, field.lying("crate").count("E14")) == (0, 1)
    told = [event.figure for event in field.events if isinstance(event, Incapacitated)]
    assert told == [field.id("a")]
    assert field.asks[1] == "activate-group", "nothing more in this activation"


@pytest.mark.rule("CORE-INCAP-02")
def test_nothing_affects_an_incapacitated_hero(field: Field) -> None:
    state, figure = down(field).state, field.figure("a")
    field.occur(Damaged(target=figure.id, amount=5, by=0), Strained(figure=figure.id, amount=2, by=0))
    gain_condition(state, figure, Condition.STUNNED)
    assert (figure.damage, field.strain("a"), figure.conditions) == (0, 0, [])
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "E13")
    assert not may_target(state, officer, figure)
    assert may_target(state, officer, field.figure("b"))
    asked = field.asks
    field.push(MoveSpaces(figure=figure.id, spaces=2, seat=0, willing=False))
    assert field.asks == asked, "nobody pushes it"


@pytest.mark.rule("CORE-INCAP-03")
def test_an_incapacitated_hero_is_in_nobodys_way(field: Field) -> None:
    state = field.state
    field.clear()
    field.put("a", "E14").put("b", "E16")
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "E12")
    field.wound("a").wound("a")
    assert piece(state, field.figure("a")).nature & Nature.INCAPACITATED
    field.activate_figure(officer).choose("move")
    ways = {id: field.facts(id)["cost"] for id in field.offers("go:")}
    assert ways["go:E15"] == 3, "no point more through its space"
    assert "go:E14" not in ways, "but nobody ends there"


@pytest.mark.rule("CORE-INCAP-02")
def test_an_incapacitated_hero_has_one_action_and_may_only_move(field: Field) -> None:
    field.clear()
    down(field)
    crate = field.token("crate", "H13")
    field.put("a", "H13")
    group = field.figure("a").group
    field.choose(f"activate:{group}")
    assert field.options == ["move", "end"], f"neither rest nor crate {crate.id}"
    field.choose("move")
    assert {id.split(":")[0] for id in field.options} == {"go", "end"}


def test_an_incapacitated_hero_still_has_to_come_to_the_overpass(field: Field) -> None:
    field.clear()
    recorded(down(field)).put("b", "E9").put("a", "E15")
    field.activate("b").choose("move", "go:F9")
    assert field.outcome is None
    field.put("a", "E13").choose("go:E9")
    assert field.outcome is None
    field.put("a", "E12").choose("go:F9")
    assert field.outcome == Outcome("mission-escaped", (1, 2))


def test_in_other_missions_the_hero_withdraws() -> None:
    field = Field("aftermath").wound("a").wound("a")
    assert (field.hero("a").withdrawn, field.hero("a").incapacitated) == (True, False)


def test_an_incapacitated_hero_does_not_block_sight(field: Field) -> None:
    field.clear()
    [officer] = field.of_card("imperial-officer")
    field.put(officer, "E13").put("a", "E14").put("b", "E15")
    hides = sees(field.state, officer, field.figure("b"))
    field.wound("a").wound("a")
    assert (hides, sees(field.state, officer, field.figure("b"))) == (False, True)
