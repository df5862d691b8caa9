"""Attribute tests (CORE-TEST): who rolls what, what counts as a success, what is left at an object, and rerolls."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable, remember

from dejarik.assault.campaign.rules.attribute_rerolls import (
    AttributeRerolled,
    RerollAttribute,
    rerollable,
)
from dejarik.assault.campaign.rules.attribute_tests import (
    AttributeRolled,
    AttributeTest,
    AttributeTestBegins,
    AttributeTested,
    attempt,
    stored_at,
)
from dejarik.assault.campaign.rules.state import WHOLE_MISSION
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack.results import Rolled
from dejarik.assault.rules.objects.tokens import CRATE, add_token
from dejarik.kernel import How
from dejarik.kernel.effects import name_of

STRENGTH, INSIGHT, TECH = Attribute.STRENGTH, Attribute.INSIGHT, Attribute.TECH
SURGE, NOTHING = 0, 2  # faces of the blue and of the green die


def diala() -> MissionTable:
    """Diala's Strength is a blue and a green die, her Tech a blue one."""
    return MissionTable(
        "| d   a   e   A |",
        d="diala-passil",
        a="rebel-trooper",
        e="echo-base-trooper-elite",
        A="stormtrooper",
    )


def result(table: MissionTable) -> tuple[int, bool]:
    return table.tested.total, table.tested.passed


@pytest.mark.rule("CORE-TEST-02", "CORE-TEST-03", "CORE-TEST-04")
@pytest.mark.parametrize(
    ("faces", "needed", "total", "passed"),
    [
        ((SURGE, SURGE), 1, 2, True),
        ((SURGE, SURGE), 2, 2, True),
        ((SURGE, SURGE), 3, 2, False),
        ((SURGE, NOTHING), 1, 1, True),
        ((NOTHING, NOTHING), 1, 0, False),
        ((NOTHING, NOTHING), 0, 0, False),
    ],
)
def test_every_surge_is_a_success_and_one_is_needed_or_as_many_as_are_named(
    faces: tuple[int, int], needed: int, total: int, passed: bool
) -> None:
    table = diala().script(*faces).test("d", STRENGTH, needed=needed)
    assert result(table) == (total, passed)
    told = table.events[-1]
    assert isinstance(told, AttributeTested)
    assert (told.successes, told.needed, told.passed, told.declined, told.stored) == (
        total,
        needed,
        passed,
        False,
        0,
    )
    (rolled,) = (event for event in table.events if isinstance(event, AttributeRolled))
    assert (rolled.dice, rolled.faces) == ([Die.BLUE, Die.GREEN], list(faces))
    assert sum(isinstance(event, AttributeTestBegins) for event in table.events) == 1


@pytest.mark.rule("CORE-TEST-07", "CORE-TEST-10")
def test_the_hero_chooses_the_attribute_and_may_decline_where_that_is_allowed() -> None:
    table = diala().script(SURGE)
    attempt(table.state, table.figure("d"), [STRENGTH, TECH], remember, may=True, needed=2)
    table.push()
    assert table.options == ["test:strength", "test:tech", "decline"]
    assert table.decision.about == {"figure": table.id("d"), "needed": 2}
    asked = table.decision
    said = [str(asked.label_of(table.state, option)) for option in asked.options]
    assert said[:2] == ["option-test(attribute=attribute-strength)", "option-test(attribute=attribute-tech)"]
    table.choose("test:tech")
    assert (table.tested.attribute, result(table)) == (TECH, (1, False))
    assert [len(event.dice) for event in table.events if isinstance(event, AttributeRolled)] == [1]


@pytest.mark.rule("CORE-TEST-10", "CORE-TEST-05")
def test_declining_counts_as_failing_without_a_roll_and_what_is_stored_stays() -> None:
    table = diala()
    token = add_token(table.state, CRATE, 0).id
    table.script(SURGE, NOTHING).test("d", STRENGTH, needed=3, token=token)
    assert stored_at(table.state, token) == 1
    table.test("d", STRENGTH, needed=1, token=token, may=True).choose("decline")
    told = table.events[-1]
    assert isinstance(told, AttributeTested)
    assert (told.declined, told.passed, told.successes, told.stored) == (True, False, 0, 0)
    assert (table.tested.declined, result(table), stored_at(table.state, token)) == (True, (0, False), 1)


@pytest.mark.rule("CORE-TEST-05", "CORE-TEST-06")
def test_successes_of_a_failed_test_are_stored_at_an_object_for_the_next() -> None:
    table = diala()
    crate, other = (add_token(table.state, CRATE, 0).id for _ in range(2))
    table.script(SURGE, SURGE).test("d", STRENGTH, needed=3, token=crate)
    table.script(NOTHING, NOTHING).test("d", STRENGTH, needed=3, token=other)
    assert (stored_at(table.state, crate), stored_at(table.state, other)) == (2, 0)
    assert f"stored:{other}" not in table.state.memory, "no success, no token"
    table.script(SURGE, NOTHING).test("d", STRENGTH, needed=3, token=crate)
    told = table.events[-1]
    assert isinstance(told, AttributeTested)
    assert (told.successes, told.stored, told.passed, told.token) == (3, 2, True, crate)
    assert stored_at(table.state, crate) == 0, "what was there is removed"
    table.script(SURGE, NOTHING).test("d", STRENGTH, needed=3)
    assert table.state.memory == {}, "without an object nothing is stored"


@pytest.mark.rule("CORE-TEST-09", "IA-TEST-04", "IA-TEST-05")
@pytest.mark.parametrize(("letter", "total"), [("a", 0), ("e", 1)])
def test_only_heroes_roll_an_elite_figure_has_one_success_and_others_fail(letter: str, total: int) -> None:
    table = diala().test(letter, STRENGTH)
    assert (result(table), table.tested.dice) == ((total, bool(total)), [])
    assert not any(isinstance(event, (AttributeRolled, AttributeTestBegins)) for event in table.events)


@pytest.mark.rule("CORE-TEST-12")
@pytest.mark.parametrize(("change", "total"), [(1, 2), (-1, 0), (-2, 0)])
def test_cards_add_successes_and_take_them_away(change: int, total: int) -> None:
    table = diala()
    table.state.modify("test-strength", How.ADD, change, subject=table.id("d"), until=WHOLE_MISSION)
    assert result(table.script(SURGE, NOTHING).test("d", STRENGTH)) == (total, total > 0)
    ally = table.id("a")
    table.state.modify("test-strength", How.ADD, 1, subject=ally, until=WHOLE_MISSION)
    assert result(table.test("a", STRENGTH)) == (1, True), (
        "what a card adds is all that who rolls no dice has"
    )


@pytest.mark.rule("CORE-TEST-08")
def test_focused_adds_a_green_die_and_is_discarded_after_the_test() -> None:
    table = diala().give("d", Condition.FOCUSED).give("e", Condition.FOCUSED)
    table.script(NOTHING, NOTHING, SURGE).test("d", STRENGTH)
    assert [die.colour for die in table.tested.dice] == [Die.BLUE, Die.GREEN, Die.GREEN]
    assert (result(table), table.has("d", Condition.FOCUSED)) == ((1, True), False)
    table.test("e", STRENGTH)
    assert table.has("e", Condition.FOCUSED), "who does not roll stays Focused"


@pytest.mark.rule("CORE-TEST-01")
def test_who_may_not_test_neither_rolls_nor_takes_what_is_stored() -> None:
    table = diala().give("d", Condition.FOCUSED)
    token = add_token(table.state, CRATE, 0).id
    table.state.memory[f"stored:{token}"] = 2
    table.state.modify("can-test", How.FORBID, subject=table.id("d"), until=WHOLE_MISSION)
    table.test("d", STRENGTH, token=token)
    assert (result(table), stored_at(table.state, token)) == ((0, False), 2)
    assert table.has("d", Condition.FOCUSED)
    assert [type(event) for event in table.events] == [AttributeTested]


def test_nothing_follows_from_the_test_of_a_figure_that_is_gone() -> None:
    table = diala().test("d", TECH)
    before = table.tested
    table.events = []
    table.push(AttributeTest(figure=99, attributes=[TECH], then=name_of(remember)))
    assert (table.tested, table.events) == (before, [])


# --- Rerolls --------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TEST-11", "CORE-DICE-07")
def test_a_die_is_rerolled_once_a_test() -> None:
    table = diala()
    dice = [Rolled(Die.BLUE, NOTHING), Rolled(Die.GREEN, NOTHING)]
    test = AttributeTest(figure=table.id("d"), attributes=[STRENGTH], then=name_of(remember), dice=dice)
    table.state.push(test)
    assert rerollable(test) == [0, 1]
    table.script(SURGE)
    RerollAttribute(seat=1).roll(table.state, [1])
    assert (rerollable(test), [die.face for die in test.dice]) == ([0], [NOTHING, SURGE])
    (told,) = (event for event in table.state.journal if isinstance(event, AttributeRerolled))
    assert (told.figure, told.seat) == (table.id("d"), 1)
    assert ([die.face for die in told.before], [die.face for die in told.dice]) == ([NOTHING], [SURGE])
    asked = RerollAttribute(seat=1).offer(table.state)
    assert asked is not None
    assert (asked.seat, asked.least, asked.most, asked.ids(table.state)) == (1, 1, 1, ["die:0:blue"])
    facts = asked.facts_of(table.state, asked.options[0])
    assert facts == {"die": 0, "face": NOTHING, "colour": "blue"}
    assert asked.label_of(table.state, asked.options[0]).id == "option-reroll-test"
    table.script(6)
    with pytest.raises(ValueError, match="6"):  # a die has six faces
        RerollAttribute(seat=1).roll(table.state, [0])


@pytest.mark.rule("CORE-TEST-11")
@pytest.mark.parametrize(("most", "offered"), [(0, 2), (1, 1), (2, 2)])
def test_as_many_dice_as_the_text_allows_are_rerolled(most: int, offered: int) -> None:
    table = diala()
    dice = [Rolled(Die.BLUE, NOTHING), Rolled(Die.GREEN, NOTHING)]
    test = AttributeTest(figure=table.id("d"), attributes=[STRENGTH], then=name_of(remember), dice=dice)
    table.state.push(test)
    asked = RerollAttribute(seat=1, most=most).offer(table.state)
    assert asked is not None
    assert (asked.least, asked.most) == (1, offered)
    for die in test.dice:
        die.rerolled = True
    assert RerollAttribute(seat=1, most=most).offer(table.state) is None
