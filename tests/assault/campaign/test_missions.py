"""Missions and their events: the steps of the set-up, texts that are read, goals, objects with tests, and the end."""

from __future__ import annotations

import msgspec
import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign import setup
from dejarik.assault.campaign.rules import open_groups
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, attempt, stored_at
from dejarik.assault.campaign.rules.deploying import DeployGroup
from dejarik.assault.campaign.rules.layout import space_of
from dejarik.assault.campaign.rules.missions import (
    count,
    mission_text,
    option_of,
    playable_missions,
    refresh_goals,
    tell,
)
from dejarik.assault.campaign.rules.state import EMPIRE, Told, empire
from dejarik.assault.content.campaign.language import all_heroes_wounded, gone, happened
from dejarik.assault.content.campaign.language.conditions import everybody_beside, no_imperials_left
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import all_supply
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import OpenGroups
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack.numbers import modifiers
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.kernel.effects import follows

pytestmark = pytest.mark.usefixtures("lenient")


# --- The set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-MISSION-08", "CORE-MISSION-09", "CORE-EVENT-01")
def test_the_briefing_is_read_before_the_heroes_are_placed_in_the_order_that_they_like() -> None:
    field = Field("trespass", 3, ready=False)
    assert field.asks == (1, "setup-next-hero")
    assert field.decision.seats == (1, 2, 3), "they decide together"
    assert field.told() == ["mission-briefing"]
    assert (field.standing(), field.standing(1)) == (Field("trespass").standing(), {})
    field.choose(f"choose:{field.id('c')}")
    assert field.space("c") == "D2", "the first one is on the entrance"
    field.choose(f"choose:{field.id('a')}")
    assert set(field.options) <= {
        f"place:{space}" for space in ("D1", "E1", "E2", "E3", "C2", "D3", "C1", "C3")
    }


@pytest.mark.rule("CORE-MISSION-07")
def test_the_supply_deck_has_every_card_of_all_boxes() -> None:
    state = Field("trespass").state
    cards = [card.id for card in all_supply() if is_complete(card.id) for _ in range(card.count)]
    assert sorted(state.supply) == sorted(cards)


@pytest.mark.rule("CORE-MISSION-03", "CORE-MISSION-04")
def test_open_groups_are_chosen_secretly_into_the_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    given = msgspec.structs.replace(campaign_mission("trespass"), open_groups=OpenGroups(count=2))
    monkeypatch.setattr(setup, "layout_of", lambda state: given)
    monkeypatch.setattr(open_groups, "layout_of", lambda state: given)
    field = Field("trespass", ready=False)
    assert field.asks == (EMPIRE, "setup-open-group")
    assert "group:stormtrooper" not in field.options, (
        "one such group is there from the start, one is reserved"
    )
    assert "group:jet-trooper" in field.options, "one of two is left"
    field.choose("group:stormtrooper-elite")
    assert "group:stormtrooper-elite" not in field.options
    field.choose("group:nexu").until("activate-group")
    assert empire(field.state).hand == ["stormtrooper-elite", "nexu"]
    assert "nexu" not in field.standing()


@pytest.mark.rule("CORE-MISSION-05")
def test_a_red_name_is_the_elite_card() -> None:
    layout = campaign_mission("dark-recon")
    assert [each.card for each in layout.reserved_groups if each.event == "garrison"] == [
        "imperial-officer-elite",
        "riot-trooper-campaign",
    ]
    assert [each.card for each in layout.initial_groups] == [
        "stormtrooper",
        "imperial-officer",
        "probe-droid",
    ]


@pytest.mark.rule("CORE-ALLY-07")
def test_an_ally_of_the_mission_does_not_keep_an_earned_one_away() -> None:
    field = Field("the-battle-of-hoth", ally="rebel-saboteur")
    own = field.standing(1)
    assert (len(own["echo-base-trooper"]), len(own["rebel-saboteur"])) == (2, 2)


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-EVENT-07", "IA-HIDDENINFO-03")
def test_what_has_been_read_can_be_read_again() -> None:
    field = Field("trespass").reach_round(2)
    tell(field.state, "ambush")
    assert field.state.told == [Told("mission-briefing", 0), Told("ambush", 2)]


@pytest.mark.rule("CORE-EVENT-06")
@pytest.mark.parametrize("mission", playable_missions())
def test_there_is_always_a_goal(mission: str) -> None:
    """Whatever has happened in the order in which it can."""
    field = Field(mission)
    assert field.state.goals
    text = mission_text(field.state)
    for event in text.events:
        field.state.happened.append(event)
        field.state.happened += [option_of(event, option) for option in list(text.options.get(event, {}))[:1]]
        refresh_goals(field.state)
        assert field.state.goals


def test_what_a_mission_counts_is_remembered() -> None:
    state = Field("dark-recon").state
    count(state, "informant")
    assert state.memory == {"informant": 1}


def test_conditions_of_the_language() -> None:
    field = Field("dark-recon")
    state = field.state
    assert not happened("garrison")(state)
    assert not gone("garrison")(state), "not before it has come"
    assert not everybody_beside("overpass")(state)
    field.put("a", "E9").put("b", "G12")
    assert everybody_beside("overpass")(state)
    assert not no_imperials_left(state)
    field.clear()
    assert no_imperials_left(state)


def test_triggers_are_joined_and_narrowed() -> None:
    both = all_heroes_wounded() | all_heroes_wounded()
    assert len(both.signals) == 4
    state = Field("trespass").wound("a").state
    narrowed = all_heroes_wounded() & (lambda state: False)
    assert [signal.fits(state, None) for signal in narrowed.signals] == [False, False]


# --- Sides ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TERM-07")
def test_mercenaries_of_the_empire_are_imperial_figures() -> None:
    field = Field("aftermath").clear()
    terminal = field.token("terminal", "C7")
    assert modifiers(field.state, field.figure("a"), terminal).block == 1
    at = [space_of(field.state, "C6")]
    field.push(DeployGroup(card="dengar", seat=EMPIRE, spaces=at)).until("activate-group")
    assert field.standing()["dengar"] == ["C6"]
    assert modifiers(field.state, field.figure("a"), terminal).block == 2
    assert not no_imperials_left(field.state)


# --- Objects with tests ---------------------------------------------------------------------------


@follows
def _note(state: object, test: AttributeTest) -> None:
    """The test itself has said how it went."""


@pytest.mark.rule("CORE-EXMISC-07", "CORE-TEST-05")
def test_successes_are_left_at_an_object_and_an_elite_ally_adds_one() -> None:
    table = MissionTable("| A   d   r |", A="stormtrooper", d="diala-passil", r="echo-base-trooper-elite")
    state = table.state
    terminal = add_token(state, "terminal", table.figure("d").space)
    table.roll([blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)])
    attempt(state, table.figure("d"), [Attribute.INSIGHT], _note, needed=3, token=terminal.id)
    table.push()
    assert stored_at(state, terminal.id) == 2
    attempt(state, table.figure("r"), [Attribute.TECH], _note, needed=3, token=terminal.id)
    table.push()
    assert stored_at(state, terminal.id) == 0, "1 + 2: passed, and the tokens are gone"
