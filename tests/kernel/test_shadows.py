"""A shadow follows its match, and after a taking back begins again where it was last kept."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.chores import Chores, Honest, House
from tests.kernel.toy import GameOver, Phase, Toy, ToyOptions

from dejarik.kernel import Rng, engine, register
from dejarik.kernel.livelock import Watch, position, question_of
from dejarik.kernel.match import Match
from dejarik.kernel.saves import digest
from dejarik.kernel.shadows import KEPT_EVERY, Shadow


class ManyChores(Honest):
    """The game of chores, for a long day."""

    name = "many-chores"

    def new(self, options: ToyOptions, rng: Rng) -> House:
        state = super().new(options, rng)
        state.stack = []
        state.push(Chores(left=120), GameOver())
        return state


@pytest.mark.parametrize(
    ("back", "played"), [(0, 0), (5, 10), (10, 5), (15, 0), (16, 24), (40, 0), (41, 24), (60, 5), (65, 0)]
)
def test_as_little_as_possible_is_played_again(
    back: int, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(register(ManyChores()), ToyOptions(), 1)
    shadow = Shadow(match)
    for number in range(2 * KEPT_EVERY + 15):
        match.apply("rest" if number % 3 else "work")
    assert digest(shadow.state) == digest(match.state)
    match.undo(back)
    shadow.take_back()
    applied: list[Any] = []
    apply = engine.apply

    def counted(state: Any, answer: Any, **expected: Any) -> Any:
        applied.append(answer)
        return apply(state, answer, **expected)

    monkeypatch.setattr(engine, "apply", counted)
    assert digest(shadow.state) == digest(match.state)
    assert len(applied) == played
    monkeypatch.undo()
    for _ in range(KEPT_EVERY + 1):
        match.apply("work")
    assert digest(shadow.state) == digest(match.state), "and what is kept meanwhile is right"
    match.undo(2)
    shadow.take_back()
    assert digest(shadow.state) == digest(match.state)


def test_a_position_is_the_same_whatever_its_scopes_are_called() -> None:
    state = Toy().lay()
    state.stack.append(Phase(occasions=["dawn"], frame=3))
    here = position(state)
    assert state.stack[-1].frame == 3
    state.stack[-1].frame, state.serial, state.number = 8, 9, 7
    assert position(state) == here
    state.diary.append("else")
    assert position(state) != here


def test_a_watch_knows_the_question_that_is_put() -> None:
    match = Match(register(Honest()), ToyOptions(), 1)
    watch = Watch()
    assert (watch.question, watch.ids) == (None, ())
    watch.reach(match.state, told=False)
    assert match.decision is not None
    assert watch.question == question_of(match.state, match.decision)
    assert watch.ids == ("work", "rest")
