"""The log and the questions of missions say what a player has to know: who, what, where, and how many by now."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import red, yellow
from tests.assault.skirmish.heard import logged, story

from dejarik.assault.board import SpaceName
from dejarik.assault.campaign.rules.layout import door_number
from dejarik.assault.campaign.rules.missions import EventRead, count
from dejarik.assault.campaign.rules.state import WHOLE_MISSION
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack.reports import SurgeSpent
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.names import asking_text, use_text
from dejarik.kernel import How, Use
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("lenient")


def labels(table: MissionTable) -> list[str]:
    state, asked = table.state, table.decision
    return [say(asked.label_of(state, option), Language.ENGLISH) for option in asked.options]


def question(table: MissionTable) -> str:
    return say(table.decision.worded(table.state), Language.ENGLISH)


# --- Conditions -----------------------------------------------------------------------------------


def test_a_condition_that_cannot_be_gained_is_told_as_that() -> None:
    table = MissionTable("| A   d |", A="trandoshan-hunter", d="onar-koma", cards={"d": []})
    onar = table.figure("d")
    table.state.modify("can-gain-harmful", How.FORBID, subject=onar.id, until=WHOLE_MISSION)
    gain_condition(table.state, onar, Condition.BLEEDING)
    assert logged(table) == ["Onar Koma cannot become Bleeding."]
    assert onar.conditions == []


@pytest.mark.rule("CORE-COND-02")
def test_nothing_is_told_of_a_condition_that_is_there_already() -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": []})
    gain_condition(table.state, table.figure("d"), Condition.STUNNED)
    logged(table)
    gain_condition(table.state, table.figure("d"), Condition.STUNNED)
    assert logged(table) == []


# --- Events with options --------------------------------------------------------------------------


@pytest.mark.rule("CORE-EVENT-05")
def test_the_option_of_an_event_is_told_as_chosen_and_not_read_as_another_event() -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": []})
    table.state.log(EventRead(mission="the-last-line", event="combat-surge"))
    table.state.log(EventRead(mission="the-last-line", event="combat-surge-option-threat"))
    read, chosen = logged(table)
    assert read.startswith("Read to everybody: Combat Surge.")
    assert chosen == "Chosen for Combat Surge: Threat rises by 4."


# --- Counting -------------------------------------------------------------------------------------


def test_what_a_goal_counts_is_told_with_its_number() -> None:
    field = Field("disaster")
    story(field)
    field.now(lambda state: count(state, "evacuees-saved"))
    assert story(field)[0].endswith(" So far: 1.")


def test_what_the_empire_collects_is_told_with_its_number() -> None:
    field = Field("constant-vigilance")
    story(field)
    field.now(lambda state: count(state, "prisoners-claimed"))
    assert story(field)[0] == "So far for the Empire: 1."


def test_what_several_goals_are_about_is_told_without_one() -> None:
    """The first goal of The Spice Job is the keycard; barrels may be claimed meanwhile."""
    field = Field("the-spice-job")
    story(field)
    field.now(lambda state: count(state, "spice-barrel"))
    assert story(field)[0] == "So far for the Rebels: 1."


def test_what_the_rebels_want_to_keep_is_counted_for_the_empire() -> None:
    field = Field("white-noise")
    story(field)
    field.now(lambda state: count(state, "security-console"))
    assert story(field)[0] == "So far for the Empire: 1."


# --- Doors ----------------------------------------------------------------------------------------


def test_doors_that_are_no_longer_locked_are_told() -> None:
    field = Field("the-realm-of-the-dark-side").clear()
    field.state.happened.append("here-to-help")
    story(field)
    number = door_number(field.state, "office-door-1")
    field.defeat(field.of_card("probe-droid")[0])
    assert [each.locked for each in field.tokens("door") if each.door == number] == [False]
    assert any("no longer locked" in line for line in story(field))


# --- Who and where --------------------------------------------------------------------------------


def test_a_cannon_that_fires_is_named_in_question_and_log() -> None:
    field = Field("indebted", ("gaarkhan", "diala-passil"), threat_level=3).clear()
    field.put("a", "P10").put("b", "L4").roll([red(2, 1), yellow(2, damage=1)] * 2)
    field.end_round("pick-figure").until("activate-group")
    fired = [line.strip() for line in story(field) if "shoots at" in line]
    assert fired == [
        "Pulse cannon (N3) shoots at Diala Passil.",
        "Pulse cannon (E3) shoots at Diala Passil.",
    ]


def test_whoever_can_be_struck_down_quietly_is_named() -> None:
    field = Field("inside-man")
    field.state.happened.append("high-alert")
    one, other = field.clear().of_card("sentry-droid")[:2]
    field.put("a", "B6").put(one, "B5").put(other, "B2").activate("a")
    named = [label for label in labels(field) if label.startswith("Silent takedown:")]
    assert named == ["Silent takedown: Sentry Droid 1 (B5)"]


def test_large_figures_leave_the_places_of_others_free_at_the_beginning() -> None:
    """The diagram of Drawn In has an officer next to the E-Web, in G14."""
    field = Field("drawn-in", ready=False).until("place-prompt")
    assert labels(field) == ["F13", "E14/across"]
    assert field.choose("place:E14/across").until("activate-group").standing()["imperial-officer-elite"] == [
        "G14"
    ]


# --- Second parts of a text -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "ability", "named"),
    [
        ("armored-onslaught-explosive-munitions", "explosive-munitions", "Swap a die for a red one"),
        ("jyn-odan-roll-with-it", "roll-with-it", "Convert block"),
        ("assault-coordination", "assault-coordination", "Hand out power tokens"),
    ],
)
def test_the_second_part_of_a_text_is_not_called_like_the_first(card: str, ability: str, named: str) -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": []})
    first = Use(source=1, key=card, ability=ability, seat=0)
    second = Use(source=2, key=f"{card}-lasting", ability=ability, seat=0)
    said = [say(use_text(table.state, use, []), Language.ENGLISH) for use in (first, second)]
    title = say(asking_text(card, ability), Language.ENGLISH)
    assert said == [title, f"{named} ({title})"]


# --- What is turned over --------------------------------------------------------------------------


@pytest.mark.rule("CORE-EVENT-10")
def test_what_was_face_down_is_told_before_it_is_picked_up() -> None:
    field = Field("the-spice-job").clear()
    token = field.tokens("card-in-pocket")[0]
    token.carrier, token.space = 0, board_for(field.state).space(SpaceName("E7"))
    field.state.face_down[token.id] = "yellow"
    field.put("a", "D6").activate("a")
    story(field)
    field.choose(f"interact:look#{token.id}")
    assert story(field)[:4] == [
        "Diala Passil (Player 2) interacts with an object: Card from a pocket (E7).",
        "Card from a pocket (E7) is turned over.",
        "Card from a pocket (E7): yellow.",
        "Diala Passil (Player 2) retrieves Card from a pocket (E7).",
    ]


# --- Surges ---------------------------------------------------------------------------------------


def test_a_surge_ability_with_a_name_of_its_own_says_what_it_adds() -> None:
    table = MissionTable("| A   d |", A="stormtrooper", d="verena-talos", cards={"d": []})
    attacked = SurgeSpent(
        attacker=table.id("d"), target=table.id("A"), key="verena-talos", name="close-quarters"
    )
    table.state.log(attacked)
    assert logged(table) == [
        "Verena Talos spends a surge: Close Quarters (Verena Talos): +1 damage, +2 accuracy."
    ]
