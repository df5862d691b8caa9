"""What a game shows that shows nothing of its own."""

from __future__ import annotations

import pytest
from tests.kernel.toy import Toy, ToyOptions, ToyState

from dejarik.kernel import Problem
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent


def test_a_plain_presenter_shows_nothing_and_says_so_with_empty_records() -> None:
    state, plain = Toy().lay(), Presenter[ToyState, ToyOptions]("toy")
    shown = [
        plain.catalogue(),
        plain.fitting(ToyOptions(), 0),
        plain.present_to_all(state),
        plain.present_to(state, 0),
        plain.hint(state, 0, "pass"),
    ]
    assert [type(each) for each in shown] == [Sent] * 5
    assert (plain.present(state, None), plain.tell(state, [], 0), plain.occasion(state, 0)) == ({}, [], [])


def test_a_plain_presenter_examines_nothing_and_does_not_repeat_a_long_kind_in_full() -> None:
    with pytest.raises(Problem, match="game-examines-nothing") as caught:
        Presenter[ToyState, ToyOptions]("toy").examine("x" * 200, None)
    assert caught.value.message.args == {"game": "toy", "kind": "x" * 40}
