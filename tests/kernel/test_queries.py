"""Queries: values are asked, and fold what changes them; cannot beats can; changes end with what they hang on."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.kernel.toy import HAND, Toy, ToyState

from dejarik.kernel import Constant, Definition, How, Permission, Procedure, Query
from dejarik.kernel.queries import value_names

speed = Query[ToyState]("speed", lambda state, subject: 4, least=0, most=10)
can_fly = Permission[ToyState]("can-fly", lambda state, subject: False)
can_walk = Permission[ToyState]("can-walk", lambda state, subject: True)


def boosts(value: int, how: How = How.ADD, query: str = "speed", **options: object) -> Definition:
    return Definition(constants=(Constant(query, how, value, **options),))  # type: ignore[arg-type]


def table(*, in_play: tuple[str, ...] = (), **cards: Definition) -> ToyState:
    return Toy(cards).lay(in_play=[(key, 0) for key in in_play])


# --- Modifiers


def test_without_anything_in_force_a_value_is_the_printed_one() -> None:
    assert speed(table(), 1) == 4


def test_a_modifier_changes_the_value_of_its_subject_only() -> None:
    state = table()
    state.modify("speed", How.ADD, 2, subject=1, until="game")
    assert [speed(state, subject) for subject in (1, 2)] == [6, 4]


def test_a_modifier_of_subject_zero_changes_the_value_of_all() -> None:
    state = table()
    state.modify("speed", How.ADD, 2, until="game")
    assert [speed(state, subject) for subject in (1, 2)] == [6, 6]


def test_what_adds_to_a_value_is_known_by_its_source() -> None:
    state = table(
        in_play=("boots", "wings"),
        boots=boosts(2, when=lambda *_: True),
        wings=boosts(9, How.SET, when=lambda *_: True),
    )
    state.modify("speed", How.ADD, -1, subject=1, until="game")
    boots = next(id for id, source in state.sources.items() if source.key == "boots")
    assert speed.shares(state, 1) == [(boots, "", 2, "boots"), (0, "", -1, "")]
    wings = next(id for id, source in state.sources.items() if source.key == "wings")
    assert speed.set_by(state, 1) == (wings, "", 9, "wings")


def test_a_modifier_of_another_query_changes_nothing() -> None:
    state = table()
    state.modify("strength", How.ADD, 2, until="game")
    assert speed(state, 1) == 4


def test_the_last_that_sets_replaces_the_printed_value_and_what_adds_is_added_whatever_the_order() -> None:
    state = table()
    state.modify("speed", How.ADD, 1, until="game")
    state.modify("speed", How.SET, 2, until="game")
    state.modify("speed", How.SET, 3, until="game")
    state.modify("speed", How.ADD, 2, until="game")
    assert speed(state, 1) == 3 + 1 + 2


@pytest.mark.parametrize(("change", "value"), [(-100, 0), (+100, 10), (-4, 0), (+6, 10)])
def test_a_value_is_kept_within_its_bounds_after_everything_is_added(change: int, value: int) -> None:
    state = table()
    state.modify("speed", How.ADD, change, until="game")
    assert speed(state, 1) == value


def test_bounds_hold_for_the_printed_value_too() -> None:
    crawl = Query[ToyState]("crawl", lambda state, subject: -3, least=0)
    assert crawl(table(), 1) == 0


def test_a_modifier_needs_an_end() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        table().modify("speed", How.ADD, 1)


# --- Permissions


def test_without_anything_in_force_the_printed_permission_counts() -> None:
    assert (can_fly(table(), 1), can_walk(table(), 1)) == (False, True)


def test_what_is_not_printed_can_be_allowed() -> None:
    state = table()
    state.modify("can-fly", How.ALLOW, subject=1, until="game")
    assert (can_fly(state, 1), can_fly(state, 2)) == (True, False)


@pytest.mark.parametrize("order", [(How.ALLOW, How.FORBID), (How.FORBID, How.ALLOW)])
def test_cannot_beats_can_whichever_came_first(order: tuple[How, How]) -> None:
    state = table()
    for how in order:
        state.modify("can-walk", how, subject=1, until="game")
    assert (can_walk(state, 1), can_walk(state, 2)) == (False, True)


# --- Constant abilities


def test_a_constant_ability_counts_for_what_its_source_belongs_to_while_the_source_is_there() -> None:
    state = table(wings=boosts(3))
    wings = state.enter("wings", 0, subject=8)
    assert [speed(state, subject) for subject in (8, 9)] == [7, 4]
    state.leave(wings)
    assert speed(state, 8) == 4


def test_a_constant_ability_may_count_for_others_and_depend_on_the_state() -> None:
    state = table(
        choir=Definition(
            constants=(
                Constant(
                    "speed",
                    How.ADD,
                    lambda state, source, id, subject: len(state.sources),
                    when=lambda state, source, id, subject: subject % 2 == 0,
                ),
            )
        )
    )
    state.enter("choir", 0)
    assert [speed(state, subject) for subject in (2, 3)] == [5, 4]
    state.enter("choir", 1)
    assert speed(state, 2) == 4 + 2 + 2


def test_a_constant_ability_may_set_the_value_to_which_others_add() -> None:
    state = table(in_play=("wings", "boots"), wings=boosts(9, How.SET), boots=boosts(-2))
    for id in state.sources:
        state.sources[id].subject = 8
    assert [speed(state, subject) for subject in (8, 9)] == [7, 4]


def test_what_a_text_in_play_modifies_is_known_by_that_text() -> None:
    state = table(lead=Definition())
    lead = state.enter("lead", 0)
    state.modify("speed", How.ADD, -1, source=lead)
    state.modify("speed", How.ADD, -2, source=lead, key="heavy-lead")
    state.modify("speed", How.ADD, -3, until="game")
    assert speed.shares(state, 1) == [(lead, "", -1, "lead"), (lead, "", -2, "heavy-lead"), (0, "", -3, "")]


def test_values_are_known_by_the_game_that_they_are_asked_in() -> None:
    assert {"speed", "can-fly", "can-walk"} <= value_names("tests.kernel")
    assert not {"speed", "can-fly"} & value_names("tests.lcg")
    assert value_names("tests.kernel.toy.nowhere") == set()


def test_a_constant_ability_counts_in_its_zone_only() -> None:
    state = table(wings=boosts(3, zones=(HAND,)))
    wings = state.enter("wings", 0, subject=8)
    assert speed(state, 8) == 4
    state.relocate(wings, HAND)
    assert speed(state, 8) == 7


def test_a_constant_ability_can_forbid() -> None:
    state = table(chains=boosts(0, How.FORBID, "can-walk"))
    state.enter("chains", 0, subject=8)
    assert (can_walk(state, 8), can_walk(state, 9)) == (False, True)


def test_a_constant_ability_can_allow_whatever_else_counts() -> None:
    state = table(
        wings=boosts(0, How.ALLOW, "can-fly"),
        noise=boosts(0, How.ADD, "can-fly"),
        chains=boosts(0, How.FORBID, "can-fly"),
    )
    state.enter("noise", 0, subject=8)
    assert not can_fly(state, 8)
    state.enter("wings", 0, subject=8)
    state.enter("noise", 0, subject=8)
    assert (can_fly(state, 8), can_fly(state, 9)) == (True, False)
    state.modify("can-fly", How.ADD, subject=8, until="game")
    assert can_fly(state, 8)
    state.enter("chains", 0, subject=8)
    assert not can_fly(state, 8)


# --- How long


def test_a_modifier_ends_with_its_source() -> None:
    state = table(lead=Definition())
    lead = state.enter("lead", 0)
    state.modify("speed", How.ADD, -1, source=lead)
    assert speed(state, 1) == 3
    state.leave(lead)
    assert (speed(state, 1), state.modifiers) == (4, [])


class Sprint(Procedure):
    """Faster while it lasts."""

    scope: ClassVar[str] = "sprint"

    def begin(self, state: ToyState) -> None:
        state.modify("speed", How.ADD, 2, until=state.scope("sprint"))

    def measure(self, state: ToyState) -> None:
        state.diary.append(f"speed {speed(state, 1)}")

    steps = (begin, measure)


def test_a_modifier_ends_with_its_scope() -> None:
    state = Toy().lay(Sprint())
    assert state.diary == ["speed 6"]
    assert speed(state, 1) == 4


def test_a_modifier_with_a_source_and_a_scope_ends_with_the_first_of_them() -> None:
    state = table(lead=Definition())
    lead = state.enter("lead", 0)
    state.modify("speed", How.ADD, -1, source=lead, until="sprint:9")
    state.expire("sprint:9")
    assert speed(state, 1) == 4
    state.modify("speed", How.ADD, -1, source=lead, until="sprint:9")
    state.leave(lead)
    assert speed(state, 1) == 4
