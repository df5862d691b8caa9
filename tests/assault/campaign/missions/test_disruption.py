"""Disruption: protesters between two sides, a second map in the dark, clues, and a hideaway."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field, time_ends_it, wounds_end_it
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.sections import place_section
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import DOOR
from dejarik.assault.rules.texts import may_target
from dejarik.kernel import Outcome

pytestmark = pytest.mark.usefixtures("lenient")

MAUL, OFFICER = "maul-seeker-of-vengeance", "imperial-officer-elite"
CLUE = "use:rules-disruption-figures.clue"


@pytest.fixture
def field() -> Field:
    return Field("disruption")


def both_down(field: Field) -> Field:
    return field.defeat(*field.of_card(MAUL), *field.of_card(OFFICER))


def below(field: Field) -> Field:
    both_down(field)
    field.end_round()
    return field.until("activate-group")


def inside(field: Field) -> Field:
    """The hideaway is open."""
    below(field).clear().now(lambda state: place_section(state, section(state, "l7")))
    field.state.memory["clue"] = 5
    field.put("a", "II13").put("b", "JJ4").activate("a").choose("move", "go:II14")
    return field.until("activation-prompt").choose("end").until("activate-group")


@pytest.mark.rule("CORE-MISSION-01", "CORE-MISSION-06")
def test_everything_stands_where_the_data_say(field: Field) -> None:
    state = field.state
    assert state.sections == ["Start Section"]
    assert field.standing() == {
        "clawdite-shapeshifter": ["D10"],
        OFFICER: ["G9"],
        MAUL: ["E5"],
        "stormtrooper": ["B5", "D3", "F8"],
    }
    assert field.lying("protester") == ["B9", "F4", "G7", "H5", "I2", "L5"]
    assert {token.health for token in field.tokens("protester")} == {5}
    assert (empire(state).points, state.goals) == (["green-1", "green-2"], ["save-protesters"])


def test_a_hero_rescues_a_protester(field: Field) -> None:
    token = field.token("protester", "B9")
    field.clear().put("a", "B9").roll([blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)]).activate(
        "a"
    )
    field.choose(f"interact:rescue#{token.id}", "test:insight")
    assert (field.figure("a").points, len(field.tokens("protester"))) == (2, 5)
    assert may_target(field.state, field.figure("b"), field.token("protester"))
    assert may_target(field.state, field.of_card(MAUL)[0], field.token("protester"))


def test_who_is_destroyed_is_the_empires(field: Field) -> None:
    field.destroy("protester", "H5")
    assert field.state.memory["arrested"] == 1


@pytest.mark.rule("CORE-CONTROL-01")
def test_each_side_claims_whom_it_controls_when_a_status_phase_begins(field: Field) -> None:
    officer = field.of_card(OFFICER)[0]
    field.clear().put(officer, "L4").put("a", "B8").put("b", "H4")
    field.put(field.of_card("stormtrooper")[0], "I5")
    for group in field.state.groups.values():
        group.activations *= group.seat != EMPIRE
    field.refresh()
    field.end_round()
    assert (field.state.memory["protester"], field.state.memory["arrested"]) == (1, 1)
    assert "H5" in field.lying("protester"), "both sides are there"


@pytest.mark.event("protests-continue")
def test_more_of_them_come(field: Field) -> None:
    field.clear().put("a", "A8").put("b", "A7").end_round("deploy-point")
    assert {"J6", "K1", "N4"} <= set(field.lying("protester"))
    field.until("activate-group")
    assert len(field.standing()["riot-trooper-campaign"]) == 2


@pytest.mark.event("splitting-up")
def test_down_into_the_dark(field: Field) -> None:
    state = field.state
    state.memory["arrested"] = 4
    field.defeat(*field.of_card(MAUL))
    assert "splitting-up" not in state.happened
    field.defeat(*field.of_card(OFFICER))
    empire(state).hand = []
    threat = state.threat
    field.end_round()
    field.until("activate-group")
    assert (state.happened[0], state.goals) == ("splitting-up", ["find-hideaway"])
    assert state.threat >= threat + 4 + state.threat_level
    assert state.sections[0] == "Section 2 - Underworld"
    assert (field.lying("protester"), field.lying("overturned-speeder")) == ([], ["HH5"])
    assert sorted(space_name(state, space) for space in state.rubble) == ["LL7", "MM7", "MM8"]
    assert "JJ3" in (field.space("a"), field.space("b"))
    assert len(field.standing()["stormtrooper"]) == 3
    assert {figure.damage for figure in field.of_card("stormtrooper")} == {1}


def test_tiles_are_laid_and_clues_taken(field: Field) -> None:
    below(field).clear().put("a", "HH7").put("b", "JJ4").activate("a").choose("move", "go:HH8")
    assert any(name in field.state.sections for name in ("L1", "L4"))
    field.now(lambda state: place_section(state, section(state, "l2")))
    field.put("a", "FF6").choose("move")
    field.choose(field.offers(CLUE)[0]).until("activation-prompt")
    assert field.state.memory["clue"] == 1
    assert "GG5" not in field.lying("clue")


def test_without_five_clues_the_door_stays_shut(field: Field) -> None:
    below(field).clear().now(lambda state: place_section(state, section(state, "l7")))
    field.state.memory["clue"] = 4
    field.put("a", "II13").put("b", "JJ4").activate("a").choose("move", "go:II14")
    assert [door.locked for door in field.tokens(DOOR)] == [True]


@pytest.mark.event("hunted-down")
def test_the_hideaway(field: Field) -> None:
    state = inside(field).state
    assert (state.happened[-1], state.goals) == ("hunted-down", ["sabotage"])
    assert field.standing()["riot-trooper-elite-campaign"] == ["LL17", "MM17"]
    assert (field.tokens(DOOR), field.lying("terminal")) == ([], ["MM13"])


@pytest.mark.ending("mission-hideaway-sabotaged")
def test_a_healthy_hero_sabotages_it_when_the_guards_are_gone(field: Field) -> None:
    inside(field).put("a", "MM14").put("b", "LL13")
    assert [each.id for each in interactions(field.state, field.figure("a")) if "sabotage" in each.id] == []
    field.defeat(*field.of_card("riot-trooper-elite-campaign")).wound("a")
    assert [each.id for each in interactions(field.state, field.figure("a")) if "sabotage" in each.id] == []
    terminal = field.token("terminal")
    field.activate_figure(field.figure("b")).choose(f"interact:sabotage#{terminal.id}")
    assert field.outcome == Outcome("mission-hideaway-sabotaged", (1, 2))


@pytest.mark.ending("mission-time")
@pytest.mark.ending("mission-wounded")
def test_the_empire_wins_in_time_or_when_every_hero_is_wounded(field: Field) -> None:
    wounds_end_it(field)
    time_ends_it(Field("disruption"), 8)
