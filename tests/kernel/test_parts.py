"""Comparing what is shown: where two views differ first, and whether two states ask the same."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import Occasion, Toy, card, writes

from dejarik.kernel import Ability
from dejarik.kernel.conformance import _asks_the_same
from dejarik.kernel.parts import difference


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
