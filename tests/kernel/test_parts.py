"""Comparing what is shown: where two views differ first, and whether two states ask the same."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct
from tests.kernel.toy import Occasion, Toy, ToyOptions, ToyState, card, writes

from dejarik.kernel import (
    Ability,
    Decision,
    Option,
    Owner,
    Procedure,
    Public,
    Rng,
    Verb,
    ask,
    choose_some,
    engine,
    itself,
    text,
)
from dejarik.kernel.answers import answers
from dejarik.kernel.conformance import (
    Inspector,
    _asks_the_same,
    _some_answers,
)
from dejarik.kernel.giveaways import _asks_about_something_hidden
from dejarik.kernel.match import Match
from dejarik.kernel.parts import difference, mutable_parts, walk

EACH = Verb("each", text("kernel-pass"), itself)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]}, "view.b[1].c: 2 or 3"),
        ({"a": 1}, {"b": 1}, "view: {'a': 1} or {'b': 1}"),
        ([1, 2], [1], "view: [1, 2] or [1]"),
        ([1, 2, 3], [1, 4, 5], "view[1]: 2 or 4"),
        ({"a": [1]}, {"a": {"b": 1}}, "view.a: [1] or {'b': 1}"),
    ],
)
def test_two_views_differ_where_they_differ_first(one: Any, other: Any, said: str) -> None:
    assert difference(one, other) == said


def test_a_long_difference_is_cut_short() -> None:
    assert len(difference("a" * 400, "b")) == 300


def test_a_game_that_is_over_asks_the_same_as_another_that_is_over_and_no_other() -> None:
    asking = {"ant": card(Ability("bite", Occasion, writes("bite")))}
    going = Toy(asking).lay(Occasion(), in_play=[("ant", 0)])
    over = Toy().lay()
    assert _asks_the_same(over, over)
    assert not _asks_the_same(over, going)
    assert not _asks_the_same(going, over)


class Whispering(Procedure):
    """Asks a seat about something that only that seat sees."""

    seat: Public[int] = 0
    heard: Owner[int] = 3

    def offer(self, state: ToyState) -> Decision:
        return choose_some(self.seat, text("kernel-pass"), [Option(EACH, place) for place in range(6)], 0, 6)

    def take(self, state: ToyState, chosen: list[int]) -> None:
        """Nothing comes of it."""

    steps = (ask(offer, take),)


def test_who_is_asked_about_something_hidden_is_the_one_who_sees_it() -> None:
    state = Toy().lay(Whispering(seat=0))
    assert [_asks_about_something_hidden(state, seat) for seat in (0, 1, None)] == [False, True, True]


def test_of_many_answers_some_are_tried_in_order_and_as_many_at_random() -> None:
    game = Toy()
    game.lay(Whispering())
    inspector = Inspector(Match(game, ToyOptions(), 1), Rng.seeded(1), breadth=8)
    asked = engine.decision(inspector.match.state)
    assert asked is not None
    tried = _some_answers(asked, inspector)
    assert len(tried) == 5 + 4
    assert tried[:5] == answers(asked, 5)


class Fixed(Struct, frozen=True):
    """What never changes."""

    count: int = 0


def test_what_can_change_in_a_state_is_its_records_lists_and_dictionaries() -> None:
    state = Toy().lay()
    lamp = state.enter("lamp", 0)
    found = mutable_parts(state)
    assert {id(state), id(state.diary), id(state.points), id(state.sources[lamp]), id(state.rng)} <= found
    assert id(state.sources[lamp].key) not in found
    fixed = Fixed()
    assert id(fixed) not in mutable_parts([fixed])  # type: ignore[arg-type]  # whatever is made of parts


def test_what_something_is_made_of_are_also_the_names_in_it() -> None:
    assert walk({"a": [1, ("b", 2)], "c": Fixed(7)}) == [
        {"a": [1, ("b", 2)], "c": Fixed(7)},
        "a",
        "c",
        [1, ("b", 2)],
        Fixed(7),
        1,
        ("b", 2),
        7,
        "b",
        2,
    ]
