"""Playing with interruptions finds what a game keeps anywhere but in its data; and leaves a sound scene alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests import interrupted
from tests.kernel.toy import GameOver, Scored, Toy, ToyState

from dejarik.kernel import Decision, Option, Procedure, Public, Refused, Verb, ask, choose, engine, text
from dejarik.kernel.records import Record

GO = Option(Verb("go", text("kernel-pass")))
STAY = Option(Verb("stay", text("kernel-pass"), declines=True))


class Walk(Procedure):
    """Asks once, and writes down what was answered."""

    def offer(self, state: ToyState) -> Decision:
        return choose(0, text("kernel-react"), [GO, STAY])

    def take(self, state: ToyState, choice: str) -> None:
        state.diary.append(choice)
        state.log(Scored(seat=0))

    steps = (ask(offer, take),)


class Remembering(Walk):
    """Keeps what it has done beside the state."""

    def take(self, state: ToyState, choice: str) -> None:
        state.points[0] = state.__dict__.setdefault("walks", 0)

    steps = (ask(Walk.offer, take),)


class Secretive(Walk):
    """Tells only those who have been there from the start."""

    def take(self, state: ToyState, choice: str) -> None:
        if "walks" in state.__dict__:
            state.log(Scored(seat=1))

    steps = (ask(Walk.offer, take),)


class Foot(Record):
    steps: Public[int] = 0


class Entangled(Procedure):
    """Holds one record in two places."""

    left: Public[Foot]
    right: Public[Foot]

    def offer(self, state: ToyState) -> Decision:
        return choose(0, text("kernel-react"), [GO, STAY])

    def take(self, state: ToyState, choice: str) -> None:
        self.left.steps += 1
        self.at -= 1
        state.points[0] = self.right.steps

    steps = (ask(offer, take),)


class Questioning(Procedure):
    """Asks those who have been there from the start something else."""

    def offer_more(self, state: ToyState) -> Decision:
        return choose(0, text("kernel-react"), [STAY, GO] if "walks" in state.__dict__ else [GO, STAY])

    steps = (ask(Walk.offer, Walk.take), ask(offer_more, Walk.take))


def scene(procedure: Procedure) -> ToyState:
    state = Toy().lay(Walk())
    state.stack[:] = [GameOver(), procedure]
    state.__dict__.clear()
    state.__dict__["walks"] = 7
    return state


def test_a_sound_scene_goes_on_with_the_state_it_has() -> None:
    state = scene(Walk())
    diary = state.diary
    assert [type(event) for event in interrupted.apply(state, "go")] == [Scored]
    assert state.diary is diary == ["go"]


@pytest.mark.parametrize(
    ("procedure", "what"),
    [
        (Remembering(), "led to another state"),
        (Secretive(), "made something else happen"),
        (Questioning(), "led to another question"),
    ],
)
def test_what_is_kept_beside_the_data_is_found(procedure: Procedure, what: str) -> None:
    with pytest.raises(AssertionError, match=what):
        interrupted.apply(scene(procedure), "go")


def test_a_record_that_lies_in_two_places_is_found() -> None:
    foot = Foot()
    with pytest.raises(AssertionError, match="led to another state"):
        interrupted.apply(scene(Entangled(left=foot, right=foot)), "go")


@pytest.mark.parametrize("wrong", ["run", 7, None, ["go"]])
def test_a_wrong_answer_is_refused_as_ever(wrong: Any) -> None:
    state = scene(Walk())
    with pytest.raises(Refused):
        interrupted.apply(state, wrong)
    assert (engine.decision(state) is not None, state.diary) == (True, [])


def test_an_option_given_as_itself_is_answered_by_its_id_after_loading() -> None:
    state = scene(Walk())
    interrupted.apply(state, STAY)
    assert state.diary == ["stay"]
