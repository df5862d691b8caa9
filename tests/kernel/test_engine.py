"""The engine: what an answer returns, what a copy is, and what is remembered beside the state."""

from __future__ import annotations

import pytest
from tests.kernel.toy import Occasion, Scored, Toy, ToyState, answer_all, asked, card, writes

from dejarik.kernel import (
    Ability,
    Decision,
    Fault,
    Moment,
    Option,
    Procedure,
    Use,
    Verb,
    apply,
    ask,
    choose,
    clone,
    decision,
    text,
)
from dejarik.kernel.engine import rehearsal, share_decision
from dejarik.kernel.saves import digest
from dejarik.kernel.traces import Trace


def draws(state: ToyState, use: Use) -> None:
    state.diary.append(f"drew {state.rng.below(6)}")


def peeks(state: ToyState, use: Use) -> None:
    state.learn()


CARDS = {
    "ant": card(Ability("bite", Occasion, writes("bite"))),
    "die": card(Ability("roll", Occasion, draws)),
    "eye": card(Ability("peek", Occasion, peeks)),
}


def two_occasions(*in_play: str) -> ToyState:
    return Toy(CARDS).lay(
        Occasion(name="dawn"), Scored(seat=0), Occasion(name="dusk"), in_play=[(key, 0) for key in in_play]
    )


def test_an_answer_returns_what_happened_since_the_decision_and_nothing_from_before() -> None:
    state = two_occasions("ant")
    first = apply(state, "pass")
    assert [type(event).__name__ for event in first] == ["Scored", "Occasion"]
    second = apply(state, "use:ant.bite#1")
    assert [type(event).__name__ for event in second] == ["AbilityUsed"]


def test_of_a_rehearsal_nobody_hears_and_it_comes_to_the_same() -> None:
    state = two_occasions("ant", "die")
    twin = rehearsal(state)
    answers = ("use:die.roll#2", "use:ant.bite#1", "pass")
    assert [len(apply(state, answer)) for answer in answers] == [1, 3, 0]
    assert [len(apply(twin, answer)) for answer in answers] == [0, 0, 0]
    assert digest(state) == digest(twin)
    assert not clone(twin).is_unheard


def test_what_is_returned_is_a_copy_of_what_happened() -> None:
    state = two_occasions("ant")
    before = digest(state)
    twin = clone(state)
    for event in apply(twin, "pass"):
        event.cancelled = True
    assert asked(twin) == (0, ["use:ant.bite#1", "pass"])
    assert digest(state) == before


def test_what_was_shown_before_a_moment_is_no_change_since() -> None:
    state = two_occasions("ant")
    top = state.stack[-1]
    state.learn()
    moment = Trace.of(state, top)
    assert moment.is_unchanged(state, top)
    state.learn()
    assert not moment.is_unchanged(state, top)
    later = two_occasions("ant")
    moment.number -= 1  # before the last answer, which has shown nothing
    assert moment.is_unchanged(later, later.stack[-1])


def test_a_copy_goes_the_same_way_with_the_same_answers_and_its_own_with_others() -> None:
    state = two_occasions("die")
    twin, other = clone(state), clone(state)
    for each in (state, twin):
        answer_all(each, "use:die.roll#1", "use:die.roll#1")
    answer_all(other, "pass", "use:die.roll#1")
    assert digest(state) == digest(twin) != digest(other)
    assert state.diary[0].startswith("drew")
    assert other.diary[0] == "scored 1"


def test_a_copy_remembers_nothing_of_what_hangs_beside_its_original() -> None:
    state = two_occasions("eye")
    apply(state, "use:eye.peek#1")
    assert state.has_learned
    twin = clone(state)
    assert not twin.has_learned
    assert twin.journal == []
    assert twin == state


def test_learning_is_remembered_until_the_next_answer() -> None:
    state = two_occasions("eye")
    apply(state, "use:eye.peek#1")
    assert state.has_learned
    apply(state, "pass")
    assert not state.has_learned


def test_a_state_whose_top_asks_nothing_is_a_fault_when_it_is_asked() -> None:
    state = two_occasions("ant")
    state.stack[-1].at = 0
    with pytest.raises(Fault, match="which asks nothing"):
        decision(clone(state))


class Walks(Procedure):
    """A question with one answer, which nobody is asked, and what comes after it."""

    def offer(self, state: ToyState) -> Decision:
        return choose(0, text("kernel-pass"), [Option(Verb("go", text("kernel-pass")))])

    def take(self, state: ToyState, choice: str) -> None:
        state.diary.append(choice)

    def rest(self, state: ToyState) -> None:
        state.diary.append("rest")

    steps = (ask(offer, take), rest, ask(offer, take))


def test_what_follows_a_question_with_one_answer_is_carried_out() -> None:
    assert Toy().lay(Walks()).diary == ["go", "rest", "go"]


def test_what_is_pushed_between_two_answers_lies_on_top() -> None:
    state = two_occasions("ant")
    state.push(Walks())
    state.push(Walks())
    assert [type(each) for each in state.stack[-2:]] == [Walks, Walks]
    assert state.stack[-1].under == len(state.stack) - 2


def test_a_copy_shares_what_listens_or_works_it_out_for_itself() -> None:
    state = two_occasions("ant")
    assert clone(state).index is state.index
    state.reindex()
    twin = clone(state)
    assert twin.index is not state.index
    assert len(twin.index.listens(Occasion, Moment.AFTER)) == 1


def test_how_often_something_was_shown_is_counted() -> None:
    state = two_occasions("ant")
    assert (state.lessons, state.has_learned) == (0, False)
    state.learn()
    state.learn()
    assert (state.lessons, state.has_learned) == (2, True)


def test_a_copy_may_wait_for_the_same_decision_without_asking_again() -> None:
    state = two_occasions("ant", "die")
    waits = decision(state)
    assert waits is not None
    for option in waits.options:
        asking, sharing, again = clone(state), clone(state), clone(state)
        apply(asking, option)
        own = share_decision(state, sharing, option)
        assert sharing.__dict__["decision_"].options == waits.options
        apply(sharing, own)
        apply(again, share_decision(state, again, option))  # nothing was used up by the first
        assert digest(sharing) == digest(again) == digest(asking)
    assert decision(state) is waits


def test_a_copy_asks_for_itself_where_a_value_could_change() -> None:
    state = two_occasions("ant")
    waits = decision(state)
    assert waits is not None
    waits.options.append(Option(Verb("list", text("kernel-react")), [1]))
    twin = clone(state)
    assert share_decision(state, twin, waits.options[-1]) is waits.options[-1]
    assert "decision_" not in twin.__dict__
