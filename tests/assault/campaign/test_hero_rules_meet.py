"""Where two rules about heroes meet: what becomes of the one when the other steps in."""

from __future__ import annotations

import pytest
from tests.assault.campaign import field as field_scene
from tests.assault.campaign.field import Field
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import blue

from dejarik.assault.campaign.party import HeroBrought
from dejarik.assault.campaign.presenting.heroes import heroes_shown
from dejarik.assault.campaign.rules.attribute_odds import attribute_odds
from dejarik.assault.campaign.rules.attribute_tests import AttributeTest, stored_at
from dejarik.assault.campaign.rules.state import EMPIRE, WHOLE_MISSION
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.campaign.rules.wounds import incapacitate
from dejarik.assault.content.blocks.costs import exhaust_source, is_source_exhausted
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.kernel import How

STAFF = "diala-passil-plasteel-staff"
EXERT = "use:rules-hero.exert"


def scene(picture: str = "| A   d |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": "stormtrooper", "d": "diala-passil"} | more
    return MissionTable(picture, cards={"d": [STAFF, *cards]}, **figures)  # type: ignore[arg-type]


def wound(table: MissionTable, letter: str) -> MissionTable:
    return table.occur(Damaged(target=table.id(letter), amount=99, by=0))


# --- The end of an activation that a wound ends ---------------------------------------------------


@pytest.mark.rule("CORE-WOUND-04", "CORE-COND-16", "CORE-TIMING-11")
def test_weakened_ends_with_the_activation_that_a_wound_ends() -> None:
    table = scene().hurt("d", 11).tire("d", 5).give("d", Condition.WEAKENED, Condition.BLEEDING)
    table.activate("d").choose("move")
    assert (table.hero("d").wounded, table.is_idle) == (True, True)
    assert table.figure("d").conditions == [Condition.BLEEDING]


@pytest.mark.rule("CORE-WOUND-04", "CORE-HERO-08", "IA-CARD-01")
@pytest.mark.parametrize(("first", "then"), [("pass", True), ("use:ko-tun-feralo.arms-distribution", False)])
def test_the_wounded_side_has_no_new_use_of_what_was_used_at_the_start(first: str, then: bool) -> None:
    table = MissionTable("| A   k   . |", A="stormtrooper", k="ko-tun-feralo").activate("k").choose(first)
    if table.offers("token:"):
        table.choose("token:block")
    wound(table, "k")
    table.choose(EXERT)
    assert bool(table.offers("use:ko-tun-feralo-wounded.arms-distribution")) is then
    skip(table)
    assert (table.is_idle, table.figure("k").power) == (True, [] if then else [PowerToken.BLOCK])


# --- Tests ----------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TEST-05", "CORE-TEST-12")
def test_negative_successes_cancel_those_that_were_stored() -> None:
    table = scene()
    token = add_token(table.state, "terminal", table.figure("d").space).id
    table.state.memory[f"stored:{token}"] = 2
    table.state.modify("test-tech", How.ADD, -1, subject=table.id("d"), until=WHOLE_MISSION)
    table.roll([blue(3, damage=2)]).test("d", Attribute.TECH, needed=2, token=token)
    assert (table.tested.total, table.tested.passed, stored_at(table.state, token)) == (1, False, 1)


@pytest.mark.rule("CORE-TEST-09")
def test_the_odds_of_who_rolls_no_dice_know_what_a_card_adds() -> None:
    table = scene("| A   d   a |", a="rebel-trooper")
    table.state.modify("test-tech", How.ADD, 1, subject=table.id("a"), until=WHOLE_MISSION)
    test = AttributeTest(figure=table.id("a"), attributes=[Attribute.TECH], then="")
    assert attribute_odds(table.state, test, table.figure("a"), Attribute.TECH).successes == {1: 1.0}
    assert table.test("a", Attribute.TECH).tested.total == 1


@pytest.mark.rule("CORE-TEST-08", "CORE-COND-18")
def test_focused_that_is_gained_after_the_roll_of_a_test_is_kept() -> None:
    table = scene("| A   d |", "diala-passil-force-adept").roll([blue(3, damage=2)])
    table.test("d", Attribute.TECH).choose("pass")
    assert table.offers("use:diala-passil-force-adept.guide"), "the dice lie there"
    table.give("d", Condition.FOCUSED).choose("pass")
    assert (len(table.tested.dice), table.is_idle, table.has("d", Condition.FOCUSED)) == (1, True, True)


# --- Strain ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-STRAIN-04", "CORE-INCAP-02")
def test_strain_on_endurance_that_a_card_gave_is_gone_with_the_card() -> None:
    table = wound(scene("| A   d |", "painkillers"), "d")
    assert endurance(table.state, table.id("d")) == 5
    table.tire("d", 5)
    incapacitate(table.state, table.hero("d"))
    assert (endurance(table.state, table.id("d")), table.strain("d")) == (4, 4)


# --- Rewards that are tied to no hero -------------------------------------------------------------


@pytest.mark.rule("CORE-CARD-05", "CORE-WOUND-06", "IA-CARD-10")
@pytest.mark.usefixtures("lenient")
def test_a_reward_of_all_rebels_is_readied_with_the_round_and_stays_when_a_hero_withdraws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(field_scene, "DIALA", HeroBrought("diala-passil", (STAFF, "scouted-enemies")))
    field = Field("aftermath", 2)
    [one, _] = [id for id, each in field.state.sources.items() if each.key == "scouted-enemies"]
    exhaust_source(field.state, one)
    field.activate("a").until("activate-group")
    assert is_source_exhausted(field.state, one), "it is no card of the hero"
    field.wound("a").wound("a")
    assert field.hero("a").withdrawn
    shown = [[card.card for card in hero.cards] for hero in heroes_shown(field.state)]
    assert shown == [["scouted-enemies"], ["scouted-enemies", STAFF, "legendary"]]
    field.reach_round(2)
    assert not is_source_exhausted(field.state, one)
    group = next(figure.group for figure in field.state.figures.values() if figure.seat == EMPIRE)
    field.defeat(*members(field.state, group))
    assert field.asks[0] == 1, "its player is still asked"
    assert field.offers("use:scouted-enemies.no-return") == [f"use:scouted-enemies.no-return#{one}"]


# --- Incapacitated heroes -------------------------------------------------------------------------


@pytest.mark.rule("CORE-INCAP-02")
def test_nobody_commands_or_moves_an_incapacitated_figure() -> None:
    figures = {"A": "stormtrooper", "i": "gideon-argus", "g": "gaarkhan", "d": "diala-passil"}
    table = wound(MissionTable("| g   i   .   .   A |\n| d   .   .   .   . |", figures), "g")
    incapacitate(table.state, table.hero("g"))
    table.push()
    table.activate("i").choose("special:gideon-argus.command")
    assert table.decision.about["decides"] == table.id("d"), "she is the only one to command"
    skip(table)
    gain_points(table.state, table.figure("g"), 2)
    table.push()
    assert "end" in table.options, "no points to spend either"


# --- How far a hero reaches -----------------------------------------------------------------------


@pytest.mark.rule("IA-CARD-08")
@pytest.mark.usefixtures("lenient")
@pytest.mark.parametrize(("space", "interacts", "pushes"), [("C10", True, True), ("D10", True, False)])
def test_a_grappler_arm_is_for_interacting_and_for_nothing_else(
    space: str, interacts: bool, pushes: bool
) -> None:
    field = Field("dark-recon")
    token = field.token("informant", "B10")
    field.state.enter("grappler-arm", 1, subject=field.id("a"))
    field.put("a", space).activate("a").choose("move")
    assert bool(field.offers(f"interact:interrogate#{token.id}")) is interacts
    assert bool(field.offers("use:rules-dark-recon.push")) is pushes
