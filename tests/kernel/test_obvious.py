"""Questions whose answers come to the same: which they are, and that all others are asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import Occasion, Scored, Toy, ToyState, card, writes

from dejarik.kernel import (
    Ability,
    Decision,
    Definition,
    Option,
    Procedure,
    Public,
    Use,
    Verb,
    ask,
    choose,
    clone,
    decision,
    each_of,
    itself,
    put_in_order,
    text,
)
from dejarik.kernel.obvious import MOST_ORDERED, is_heard, obvious_answer

PROMPT = text("kernel-pass")
NO = Option(Verb("no", PROMPT, declines=True))


class Offer(Procedure):
    """Asks whatever a test wants to be asked, and writes down what was taken."""

    def put(self, state: ToyState) -> Decision:
        return QUESTIONS[state.diary[0]]

    def take(self, state: ToyState, value: object) -> None:
        state.diary.append(str(value))

    steps = (ask(put, take),)


class Named(Scored):
    """What names the question."""

    name: Public[str] = ""

    def happen(self, state: ToyState) -> None:
        state.diary.append(self.name)


def even(state: Any, asked: Decision, value: int) -> bool:
    return value % 2 == 0


IDLE = Verb("try", PROMPT, itself, idle=even)
ALIKE = Verb("take", PROMPT, itself, alike=even)
QUESTIONS = {
    "only no": choose(0, PROMPT, [NO], pause=True),
    "nothing changes": choose(0, PROMPT, [*each_of(IDLE, (2, 4)), NO]),
    "one changes": choose(0, PROMPT, [*each_of(IDLE, (1, 2)), NO]),
    "must": choose(0, PROMPT, each_of(IDLE, (2, 4))),
    "all alike": choose(0, PROMPT, each_of(ALIKE, (2, 4, 6))),
    "two kinds": choose(0, PROMPT, each_of(ALIKE, (2, 3))),
    "or not": choose(0, PROMPT, [*each_of(ALIKE, (2, 4)), NO]),
    "alike in order": put_in_order(0, PROMPT, each_of(ALIKE, (2, 4))),
    "two kinds in order": put_in_order(0, PROMPT, each_of(ALIKE, (2, 3))),
}


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("only no", "no"),
        ("nothing changes", "no"),
        ("one changes", None),
        ("must", None),
        ("all alike", "take:2"),
        ("two kinds", None),
        ("or not", None),
        ("alike in order", "take:2 take:4"),
        ("two kinds in order", None),
    ],
)
def test_a_question_is_answered_for_people_where_its_answers_come_to_the_same(
    name: str, answer: str | None
) -> None:
    state = Toy().lay(Named(seat=0, name=name), Offer())
    found, asked = obvious_answer(state), decision(state)
    assert asked is not None, "it is asked all the same"
    taken = found if isinstance(found, list) else [] if found is None else [found]
    assert " ".join(asked.id_of(state, option) for option in taken) == (answer or "")  # type: ignore[arg-type]


def adds(points: int) -> Definition:
    """A card that must give points to its player."""

    def add(state: ToyState, use: Use) -> None:
        state.points[use.seat] = state.points.get(use.seat, 0) + points

    return card(Ability("add", Occasion, add, forced=True))


def doubles(state: ToyState, use: Use) -> None:
    state.points[use.seat] = state.points.get(use.seat, 0) * 2


def rolls(state: ToyState, use: Use) -> None:
    state.rng.below(6)


def learns(state: ToyState, use: Use) -> None:
    state.learn()


def asks(state: ToyState, use: Use) -> None:
    state.occur(Scored(seat=use.seat))


CARDS = {
    "one": adds(1),
    "two": adds(2),
    "three": adds(3),
    "double": card(Ability("double", Occasion, doubles, forced=True)),
    "writes": card(Ability("write", Occasion, writes("w"), forced=True)),
    "rolls": card(Ability("roll", Occasion, rolls, forced=True)),
    "learns": card(Ability("learn", Occasion, learns, forced=True)),
    "asks": card(Ability("ask", Occasion, asks, forced=True)),
    "listens": card(Ability("listen", Scored, writes("heard"))),
}


@pytest.mark.parametrize(
    ("cards", "is_obvious"),
    [
        (("one", "two"), True),
        (("one", "two", "three"), True),
        (("one", "double"), False),
        (("one", "two", "double"), False),
        (("one", "rolls"), False),
        (("one", "learns"), False),
        (("one", "asks"), True),
    ],
)
def test_an_order_is_asked_for_only_where_orders_lead_to_different_states(
    cards: tuple[str, ...], is_obvious: bool
) -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[(name, 0) for name in cards])
    asked, before = decision(state), clone(state)
    assert asked is not None
    assert asked.ordering
    assert (obvious_answer(state) is not None) is is_obvious
    assert state == before, "looking changes nothing"


def test_an_order_is_asked_for_where_somebody_is_asked_in_between() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("one", 0), ("asks", 0), ("listens", 1)])
    assert obvious_answer(state) is None


def test_many_things_are_not_tried_out_in_all_their_orders() -> None:
    state = Toy(CARDS).lay(Occasion(), in_play=[("one", 0)] * (MOST_ORDERED + 1))
    assert obvious_answer(state) is None


def test_a_text_that_somebody_else_hides_is_not_heard() -> None:
    own = Toy(CARDS | {"held": card(Ability("hold", Scored, writes("held"), zones=("hand",)))})
    state = own.lay(Occasion(), in_play=[("one", 0), ("two", 0)], in_hand=[("held", 1)])
    assert [is_heard(state, seat, Scored) for seat in (0, 1)] == [False, True]
