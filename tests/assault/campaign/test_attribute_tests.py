"""Attribute tests: how many successes are needed, what is stored, who may choose, and who does not roll."""

from __future__ import annotations

from typing import Any

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable, remember
from tests.assault.campaign.trial import write_trial
from tests.assault.content.rolls import blue, green, yellow

from dejarik.assault.campaign.rules.attribute_rerolls import RerollAttribute, rerollable
from dejarik.assault.campaign.rules.attribute_tests import AttributeRolled, AttributeTest, stored_at
from dejarik.assault.content.campaign.language import HEROES, REBELS, object_test
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.kernel.effects import name_of

STAFF = "diala-passil-plasteel-staff"
#: The dice of Diala's Insight, with so many successes: blue, green and yellow.
INSIGHT = {
    0: [blue(2, damage=1), green(1, damage=2), yellow(2, damage=1)],
    1: [blue(2, surge=1), green(1, damage=2), yellow(2, damage=1)],
    2: [blue(2, surge=1), green(1, surge=1), yellow(2, damage=1)],
}


def scene(**more: Any) -> MissionTable:
    return MissionTable(
        "| A   d   r   t |",
        A="stormtrooper",
        d="diala-passil",
        r="echo-base-trooper-elite",
        t="rebel-trooper",
        cards={"d": [STAFF]},
        **more,
    )


def try_either(table: MissionTable, **kind: Any) -> MissionTable:
    """Diala tests Insight or Tech."""
    table.push(
        AttributeTest(
            figure=table.id("d"),
            attributes=[Attribute.INSIGHT, Attribute.TECH],
            then=name_of(remember),
            **kind,
        )
    )
    return table


# --- Successes ------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TEST-04")
@pytest.mark.parametrize(
    ("rolled", "needed", "passed"), [(2, 2, True), (2, 3, False), (1, 1, True), (0, 1, False)]
)
def test_the_number_before_the_icon_is_what_is_needed(rolled: int, needed: int, passed: bool) -> None:
    table = scene().roll(INSIGHT[rolled]).test("d", Attribute.INSIGHT, needed=needed)
    assert (table.tested.total, table.tested.passed) == (rolled, passed)


@pytest.mark.rule("CORE-TEST-06")
def test_successes_are_stored_at_objects_alone() -> None:
    table = scene().roll(INSIGHT[2]).test("d", Attribute.INSIGHT, needed=3)
    assert table.state.memory == {}
    table.roll(INSIGHT[1]).test("d", Attribute.INSIGHT, needed=3)
    assert (table.tested.total, table.tested.passed) == (1, False), "it begins anew"
    token = add_token(table.state, "terminal", table.figure("d").space)
    table.roll(INSIGHT[2]).test("d", Attribute.INSIGHT, needed=3, token=token.id)
    assert stored_at(table.state, token.id) == 2


@pytest.mark.rule("CORE-TEST-07")
def test_the_hero_chooses_the_attribute_and_successes_of_either_add_up() -> None:
    table = scene()
    token = add_token(table.state, "terminal", table.figure("d").space)
    try_either(table, needed=3, token=token.id)
    assert (table.decision.seat, table.options) == (1, ["test:insight", "test:tech"])
    table.roll(INSIGHT[2]).choose("test:insight")
    assert stored_at(table.state, token.id) == 2
    try_either(table, needed=3, token=token.id).roll([blue(2, surge=1)]).choose("test:tech")
    assert (table.tested.total, table.tested.passed) == (3, True)


@pytest.mark.rule("IA-TEST-01", "CORE-TEST-10")
def test_who_declines_an_optional_test_has_failed_it() -> None:
    table = try_either(scene(), may=True).choose("decline")
    assert (table.tested.declined, table.tested.passed, table.tested.total) == (True, False, 0)
    assert not any(isinstance(event, AttributeRolled) for event in table.events)
    assert "decline" not in try_either(scene()).options


@pytest.mark.rule("CORE-TEST-01", "CORE-WOUND-02")
def test_the_dice_are_those_of_the_side_that_counts() -> None:
    table = scene().test("d", Attribute.STRENGTH)
    assert [die.colour for die in table.tested.dice] == [Die.BLUE, Die.GREEN]
    table.occur(Damaged(target=table.id("d"), amount=99, by=0))
    table.test("d", Attribute.STRENGTH)
    wounded = side_of("diala-passil-wounded").attribute(Attribute.STRENGTH)
    assert [die.colour for die in table.tested.dice] == list(wounded) != [Die.BLUE, Die.GREEN]


@pytest.mark.rule("CORE-TEST-08")
def test_focused_adds_a_green_die_to_a_test_and_is_gone() -> None:
    table = scene().give("d", Condition.FOCUSED)
    table.roll([blue(2, damage=1), green(1, surge=1)]).test("d", Attribute.TECH)
    assert [die.colour for die in table.tested.dice] == [Die.BLUE, Die.GREEN]
    assert (table.tested.passed, table.has("d", Condition.FOCUSED)) == (True, False)


# --- Rerolls --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-OPEN-06", "CORE-TEST-11")
def test_each_die_of_a_test_is_rerolled_once() -> None:
    table = scene().roll(INSIGHT[0])
    table.state.enter("combat-visor", 1, subject=table.id("d"))
    table.test("d", Attribute.INSIGHT)
    table.push(RerollAttribute(seat=1)).roll([blue(2, damage=1)]).choose(["die:0:blue"])
    assert rerollable(table.tested) == [1, 2]
    table.push(RerollAttribute(seat=1))
    assert table.options == ["die:1:green", "die:2:yellow"]
    assert table.facts("die:1:green")["colour"] == "green"


# --- Who does not roll ----------------------------------------------------------------------------


@pytest.mark.rule("IA-TEST-04", "IA-TEST-05", "CORE-TEST-09")
@pytest.mark.parametrize(("letter", "successes"), [("r", 1), ("t", 0), ("A", 0)])
def test_elite_figures_have_one_success_and_regular_ones_none(letter: str, successes: int) -> None:
    table = scene().test(letter, Attribute.STRENGTH)
    assert (table.tested.total, table.tested.passed) == (successes, bool(successes))
    assert not any(isinstance(event, AttributeRolled) for event in table.events)
    table = scene().test(letter, Attribute.STRENGTH, needed=2)
    assert not table.tested.passed, "exactly one"


@pytest.mark.rule("IA-COMP-15")
def test_a_companion_fails_every_test() -> None:
    table = MissionTable("| A   d   p |", A="stormtrooper", d="diala-passil", p="pit-droid")
    table.test("p", Attribute.TECH)
    assert (table.tested.total, table.tested.passed) == (0, False)
    assert not any(isinstance(event, AttributeRolled) for event in table.events)


@pytest.mark.rule("IA-TEST-03")
@pytest.mark.usefixtures("lenient")
@pytest.mark.parametrize("anybody", [True, False])
def test_allies_test_on_objects_where_the_mission_lets_all_rebels(
    monkeypatch: pytest.MonkeyPatch, anybody: bool
) -> None:
    by = REBELS if anybody else HEROES
    write_trial(
        monkeypatch, "aftermath", object_test("terminal", "hack", (Attribute.TECH,), by=by, removes=False)
    )
    field = Field("aftermath", ally="echo-base-trooper-elite")
    terminal = field.token("terminal")
    ally = field.of_card("echo-base-trooper-elite")[0]
    for who, may in ((ally, anybody), (field.figure("a"), True)):
        field.put(who, "C7")
        found = [each.id for each in interactions(field.state, who)]
        assert (f"hack#{terminal.id}" in found) is may
