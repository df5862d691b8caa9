"""What a mission shows: to everybody what lies open, to the Empire its hand and points (CORE-INFO-01)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.party import EmpireBrought, HeroBrought, Party
from dejarik.assault.campaign.presenting.attribute_tests import attribute_test_shown
from dejarik.assault.campaign.presenting.heroes import heroes_shown
from dejarik.assault.campaign.rules.attribute_odds import chances
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.bounties import claim_bounty
from dejarik.assault.campaign.rules.counters import put_tokens
from dejarik.assault.campaign.rules.heroes import deplete
from dejarik.assault.campaign.rules.recon import recon_places
from dejarik.assault.campaign.rules.sheet_tokens import put_on_sheet, store
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.game import GAME
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel import Rng
from dejarik.kernel.answers import random_answer
from dejarik.kernel.effects import follows, name_of
from dejarik.kernel.match import Match

STAFF = "diala-passil-plasteel-staff"
MISSION = "trespass"
#: What only the Empire knows.
OWN = ("hand", "reserved", "points", "agendas", "unlaid", "goal", "events", "last_round")


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    """A mission with the same hero twice, which no rule of showing minds."""
    monkeypatch.setattr("dejarik.assault.campaign.game.problems", lambda party: [])
    heroes = (HeroBrought("diala-passil", (STAFF,)), HeroBrought("diala-passil", (STAFF,)))
    options = MissionOptions(MISSION, Party(heroes, EmpireBrought("military-might")))
    return Match(GAME, options, 5)


def state_of(match: Match) -> MissionState:
    assert isinstance(match.state, MissionState)
    return match.state


def shown(state: MissionState, seat: int | None) -> dict[str, Any]:
    """What reaches a page."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(GAME.presenter.present(state, seat)))
    return found


def diala(picture: str = "| A   d |", **more: Any) -> MissionTable:
    return MissionTable(picture, A="stormtrooper", d="diala-passil", cards={"d": [STAFF]}, **more)


# --- What is hidden ---------------------------------------------------------------------------------


def secrets_of(state: MissionState) -> set[str]:
    """The names of events that have not been read, of sections that are not laid, and of deployment points."""
    layout = campaign_mission(state.mission)
    return {
        *(each.name for each in layout.events if each.name not in state.happened),
        *(each.name for each in layout.sections if each.region not in state.sections),
        *(each.region for each in layout.sections if each.region not in state.sections),
        *(each.name for each in layout.points),
    } - {die.value for die in Die}  # a point may be called by its colour, as dice are


@pytest.mark.slow
@pytest.mark.rule("CORE-INFO-01")
def test_the_rebels_are_shown_no_event_section_or_point_that_is_not_revealed(
    match: Match,
) -> None:
    rng = Rng.seeded(7)
    for _ in range(150):
        if match.decision is None:
            break
        hidden = secrets_of(state_of(match))
        for seat in (1, 2, None):
            said = json.dumps(shown(state_of(match), seat))
            assert [name for name in hidden if f'"{name}"' in said or f"-{name}" in said] == []
        match.apply(random_answer(match.decision, rng))


@pytest.mark.rule("CORE-INFO-01")
def test_the_empire_alone_sees_its_hand_reserved_groups_and_points(match: Match) -> None:
    own, others = shown(state_of(match), 0), shown(state_of(match), 1)
    reserved = [each.card for each in campaign_mission(MISSION).reserved_groups]
    assert [each["card"] for each in own["reserved"]] == reserved
    assert {each["name"] for each in own["points"]} == {"green-1", "green-2"}
    assert own["last_round"] == 6
    assert {name: others[name] for name in OWN} == {
        "hand": [],
        "reserved": [],
        "points": [],
        "agendas": [],
        "unlaid": [],
        "goal": None,
        "events": [],
        "last_round": None,
    }
    assert sum(others["empire"]["backs"].values()) == len(reserved) + len(own["hand"])


def test_the_map_grows_with_its_sections(match: Match) -> None:
    before = shown(state_of(match), 1)["map"]
    names = {square[0] for square in before["squares"]}
    state_of(match).sections.append("Section 3 - Skiff")
    state_of(match).__dict__.pop("board_", None)
    after = shown(state_of(match), 1)["map"]
    assert names < {square[0] for square in after["squares"]}
    assert before["svg"] != after["svg"]


def test_the_spaces_of_the_map_have_the_numbers_that_events_have(match: Match) -> None:
    state = state_of(match)
    laid = shown(state, 1)["map"]
    named = dict(zip(laid["numbers"], (square[0] for square in laid["squares"]), strict=True))
    spaces = {each["id"]: each["spaces"] for each in shown(state, 1)["figures"]}
    standing = [figure for figure in state.figures.values() if figure.seat == 0]
    assert len(standing) == 6
    assert all([named[figure.space]] == spaces[figure.id] for figure in standing)


def test_a_goal_says_what_it_is_about(match: Match) -> None:
    state = state_of(match)
    (goal,) = shown(state, 1)["goals"]
    barricades = [token.id for token in state.tokens.values() if token.kind == "barricade"]
    said = {"id": "mission-trespass-goal-break-through"}
    assert goal == {"text": said, "at": barricades, "counted": None}


@pytest.mark.rule("CORE-INFO-01")
def test_the_empire_knows_the_events_to_come(match: Match) -> None:
    state = state_of(match)
    own = [each["title"]["id"] for each in shown(state, 0)["events"]]
    assert own == ["mission-trespass-event-ambush", "mission-trespass-event-the-captains-squad"]
    state.happened.append("ambush")
    assert [each["title"]["id"] for each in shown(state, 0)["events"]] == own[1:]


@pytest.mark.usefixtures("lenient")
def test_what_lies_on_cards_figures_objects_and_heroes_is_shown() -> None:
    table = diala()
    claim_bounty(table.state, table.id("d"))
    put_tokens(table.state, table.source(STAFF), 2)
    (hero,) = heroes_shown(table.state)
    assert (hero.bounty, [card.tokens for card in hero.cards]) == (True, [2])
    field = Field("dark-recon")
    informant = field.token("informant", "B10")
    field.state.memory[f"stored:{informant.id}"] = 2
    assert shown(field.state, 1)["stored"] == {str(informant.id): 2}
    assert recon_places(table.state) == []
    table.state.memory["recon:1"] = table.id("A")
    assert recon_places(table.state) == [table.id("A")]


# --- Heroes -----------------------------------------------------------------------------------------


def test_a_hero_is_shown_with_both_gauges_and_cards() -> None:
    table = diala().hurt("d", 3).tire("d", 2)
    (hero,) = heroes_shown(table.state)
    assert (hero.health, hero.damage, hero.endurance, hero.strain) == (12, 3, 5, 2)
    assert (hero.wounded, hero.withdrawn, hero.side) == (False, False, "diala-passil")
    assert [(card.card, card.exhausted, card.depleted) for card in hero.cards] == [(STAFF, False, False)]
    deplete(table.state, table.source(STAFF))
    assert [card.depleted for card in heroes_shown(table.state)[0].cards] == [True]


@pytest.mark.rule("CORE-CARD-05")
def test_a_reward_of_all_rebels_lies_in_front_of_the_player_who_has_it() -> None:
    table = diala("| A   d   e |", e="gideon-argus")
    for seat, card in ((1, "inside-source"), (2, "populist-support")):
        table.state.enter(card, seat)
    first, second = heroes_shown(table.state)
    assert [card.card for card in first.cards] == ["inside-source", STAFF]
    assert [card.card for card in second.cards] == ["populist-support"]


def test_a_wounded_hero_shows_the_other_side() -> None:
    table = diala()
    table.occur(Damaged(target=table.id("d"), amount=12, by=0))
    (hero,) = heroes_shown(table.state)
    assert (hero.wounded, hero.side, hero.damage, hero.endurance) == (True, "diala-passil-wounded", 0, 4)


# --- Attribute tests --------------------------------------------------------------------------------


@follows
def _nothing(state: MissionState, test: AttributeTest) -> None:
    """Nothing comes of it."""


@pytest.mark.rule("CORE-TEST-02", "CORE-TEST-05", "CORE-TEST-12")
def test_odds_of_a_test_are_exact() -> None:
    assert chances([]) == {0: 1.0}
    assert chances([Die.BLUE]) == pytest.approx({0: 4 / 6, 1: 2 / 6})
    two = chances([Die.BLUE, Die.GREEN])
    assert sum(two.values()) == pytest.approx(1)
    assert two[0] == pytest.approx(4 / 6 * 3 / 6)
    assert chances([Die.BLUE], added=-1, stored=1) == pytest.approx({0: 4 / 6, 1: 2 / 6})
    assert chances([], added=-2, stored=1) == {0: 1.0}


@pytest.mark.rule("CORE-TEST-01")
def test_an_attribute_that_may_be_tested_says_how_likely_it_passes() -> None:
    table = diala()
    attributes = [Attribute.TECH, Attribute.STRENGTH]
    table.push(AttributeTest(figure=table.id("d"), attributes=attributes, then=name_of(_nothing)))
    test = attribute_test_shown(table.state)
    assert test is not None
    assert (test.attributes, test.attribute, test.needed, test.dice) == (attributes, None, 1, [])
    hint = msgspec.to_builtins(GAME.presenter.hint(table.state, 1, "test:tech"))
    assert (hint["dice"], hint["needed"], hint["stored"], hint["added"]) == (["blue"], 1, 0, 0)
    assert hint["passes"] == pytest.approx(sum(face.surge > 0 for face in Die.BLUE.faces) / 6)
    assert msgspec.to_builtins(GAME.presenter.hint(table.state, 0, "test:tech")) == {}


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("CORE-TEST-01", "CORE-TEST-05")
def test_an_object_that_demands_a_test_says_before_how_likely_it_passes() -> None:
    field = Field("dark-recon")
    token = field.token("informant", "B10")
    field.put("b", "B10").activate("b")
    field.state.memory[f"stored:{token.id}"] = 1
    drawn, asked = field.state.rng.drawn, field.state.number
    hint = msgspec.to_builtins(
        GAME.presenter.hint(field.state, field.figure("b").seat, f"interact:interrogate#{token.id}")
    )
    assert hint["token"] == token.id
    assert [(test["attribute"], test["stored"]) for test in hint["tests"]] == [
        ("strength", 1),
        ("insight", 1),
    ]
    assert hint["tests"][0]["dice"] == ["blue", "green"]
    assert hint["tests"][0]["passes"] == 1, "the stored success is enough"
    assert (field.state.rng.drawn, field.state.number) == (drawn, asked), "looking rolls nothing"


@pytest.mark.rule("CORE-ATTACK-01")
def test_a_weapon_is_shown_with_the_odds_that_it_gives() -> None:
    cards = {"d": [STAFF, "vibroblade"]}
    table = MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards=cards)
    table.activate("d").choose("attack")
    hints = [msgspec.to_builtins(GAME.presenter.hint(table.state, 1, id)) for id in table.offers("weapon:")]
    assert [hint["card"] for hint in hints] == cards["d"]
    assert [[target["id"] for target in hint["targets"]] for hint in hints] == [[table.id("A")]] * 2
    dice = [hint["targets"][0]["attack_dice"] for hint in hints]
    assert dice == [["green", "yellow"], ["green", "green"]]
    assert table.attack.weapon == 0, "looking chooses nothing"


@pytest.mark.usefixtures("lenient")
@pytest.mark.parametrize(
    ("mission", "limit", "until"),
    [
        ("preventative-measures", 3, "loyalty-fulfilled"),
        ("survival-of-the-fittest", 4, "rescue-the-fallen"),
        ("enemies-closer", 6, "the-dark-lord"),
    ],
)
def test_a_limit_of_rounds_that_an_event_lifts_is_not_shown_any_more(
    mission: str, limit: int, until: str
) -> None:
    state = Field(mission, threat_level=3).state
    assert shown(state, 0)["last_round"] == limit
    state.happened.append(until)
    assert shown(state, 0)["last_round"] is None


# --- What lies beside the map ---------------------------------------------------------------------


@pytest.mark.usefixtures("lenient")
def test_tokens_on_sheets_and_those_of_all_rebels_are_shown() -> None:
    state = Field("our-last-hope", cards=("distractions",)).state
    first, second = state.heroes
    put_on_sheet(state, first, "study", 2)
    put_on_sheet(state, second, "study")
    put_on_sheet(state, second, "study", -1)
    seen = shown(state, 1)
    lies = {"kind": "study", "name": {"id": "token-study"}, "symbol": "x-mission", "count": 2}
    assert seen["on_sheets"] == {str(first): [lies]}, "where none lies any more, nothing is shown"
    supplies = {"kind": "supply", "name": {"id": "token-supply"}, "symbol": "x-mission", "count": 11}
    assert (seen["supplies"], seen["on_sheets"]) == ([supplies], shown(state, 0)["on_sheets"])
    store(state, "supply", -11)
    assert [each["count"] for each in shown(state, 1)["supplies"]] == [0], "that nothing is left matters"


@pytest.mark.usefixtures("lenient")
def test_what_the_sides_have_collected_is_shown_to_everybody() -> None:
    state = Field("hostile-negotiations").state
    for seat in (0, 1):
        seen = shown(state, seat)
        assert ([goal["counted"] for goal in seen["goals"]], seen["empire"]["counted"]) == ([0], 0)
    state.memory |= {"rebel-stockpile": 3, "spicers-stockpile": 2}
    seen = shown(state, 2)
    assert ([goal["counted"] for goal in seen["goals"]], seen["empire"]["counted"]) == ([3], 2)
    seen = shown(Field("chain-of-command").state, 1)
    assert ([goal["counted"] for goal in seen["goals"]], seen["empire"]["counted"]) == ([None], None)


@pytest.mark.usefixtures("lenient")
def test_what_wins_by_its_number_is_counted_too() -> None:
    def numbers(state: MissionState) -> tuple[list[int | None], int | None]:
        seen = shown(state, 1)
        return [goal["counted"] for goal in seen["goals"]], seen["empire"]["counted"]

    state = Field("a-new-threat").state
    state.memory["terminal"] = 2
    assert numbers(state) == ([2], None), "objects that the goal is about"
    state = Field("friends-of-old", threat_level=3).state
    assert numbers(state) == ([None], None), "nothing tells what might be counted"
    state.memory["troopers-fallen"] = 1
    assert numbers(state) == ([None], 1)
