"""Procedures: the order of steps, questions, results, jumps, and time that ends with them."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.kernel.toy import Toy, ToyState, asked

from dejarik.kernel import (
    Decision,
    Fault,
    How,
    Option,
    Procedure,
    Public,
    Refused,
    Verb,
    apply,
    ask,
    choose,
    choose_some,
    clone,
    decision,
    engine,
    text,
)
from dejarik.kernel.saves import digest

YES_NO = [
    Option(Verb("yes", text("kernel-use", source="", ability=""))),
    Option(Verb("no", text("kernel-pass"), declines=True)),
]


class Writes(Procedure):
    """Writes a word into the diary."""

    word: Public[str]

    def write(self, state: ToyState) -> None:
        state.diary.append(self.word)

    steps = (write,)


# --- Order


class Parent(Procedure):
    """Pushes two children between its own words."""

    def first(self, state: ToyState) -> None:
        state.push(Writes(word="child one"), Writes(word="child two"))
        state.diary.append("parent before")

    def last(self, state: ToyState) -> None:
        state.diary.append("parent after")

    steps = (first, last)


def test_what_is_pushed_is_carried_out_in_the_order_named_before_the_next_step() -> None:
    assert Toy().lay(Parent()).diary == ["parent before", "child one", "child two", "parent after"]


class PushesTwice(Procedure):
    """Pushes one child after the other in the same step."""

    def push(self, state: ToyState) -> None:
        state.push(Writes(word="pushed first"))
        state.push(Writes(word="pushed last"))

    steps = (push,)


def test_what_one_step_starts_is_carried_out_in_the_order_in_which_it_was_started() -> None:
    assert Toy().lay(PushesTwice()).diary == ["pushed first", "pushed last"]


class Shouts(Writes):
    """Writes louder."""

    def write(self, state: ToyState) -> None:
        state.diary.append(self.word.upper())


# --- Results


class Adds(Procedure):
    """Its fields are its result."""

    a: Public[int]
    b: Public[int]
    total: Public[int] = 0

    def add(self, state: ToyState) -> None:
        self.total = self.a + self.b

    steps = (add,)


class AsksOne(Procedure):
    """Receives the result of the procedure that it pushed."""

    def push(self, state: ToyState) -> None:
        state.push(Adds(a=1, b=2))

    def receive(self, state: ToyState, child: Procedure) -> None:
        if isinstance(child, Adds):
            state.diary.append(f"received {child.total}")

    steps = (push,)


def test_a_procedure_receives_what_it_pushed_when_that_ends() -> None:
    assert Toy().lay(AsksOne()).diary == ["received 3"]


class Asks(Procedure):
    """Receives the results of the procedures that it pushed, as each one ends."""

    def push(self, state: ToyState) -> None:
        state.push(Adds(a=1, b=2), Writes(word="between"), Adds(a=3, b=4))

    def receive(self, state: ToyState, child: Procedure) -> None:
        if isinstance(child, Adds):
            state.diary.append(f"received {child.total}")

    def go_on(self, state: ToyState) -> None:
        state.diary.append("went on")

    steps = (push, go_on)


def test_a_procedure_receives_everything_that_it_pushed_when_that_ends() -> None:
    assert Toy().lay(Asks()).diary == ["received 3", "between", "received 7", "went on"]


# --- Jumps


class CountsDown(Procedure):
    """Repeats a step, jumps over one and leaves out the rest."""

    left: Public[int] = 3

    def count(self, state: ToyState) -> None:
        state.diary.append(str(self.left))
        self.left -= 1
        if self.left:
            self.repeat()

    def jump(self, state: ToyState) -> None:
        self.go_to(CountsDown.land)

    def skipped(self, state: ToyState) -> None:
        state.diary.append("skipped")

    def land(self, state: ToyState) -> None:
        state.diary.append("landed")
        self.end()

    def left_out(self, state: ToyState) -> None:
        state.diary.append("left out")

    steps = (count, jump, skipped, land, left_out)


def test_a_step_can_be_repeated_jumped_to_and_the_last_one() -> None:
    assert Toy().lay(CountsDown()).diary == ["3", "2", "1", "landed"]


def test_a_jump_to_a_step_of_another_procedure_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="CountsDown has no step write"):
        CountsDown().go_to(Writes.write)


# --- Questions


class Buys(Procedure):
    """Asks until the answer is no."""

    bought: Public[int] = 0

    def offer(self, state: ToyState) -> Decision | None:
        return None if self.bought == 3 else choose(1, text("kernel-react"), YES_NO)

    def take(self, state: ToyState, choice: str) -> None:
        if choice == "yes":
            self.bought += 1
            state.diary.append("bought")
            self.go_to(Buys.offer)

    def leave(self, state: ToyState) -> None:
        state.diary.append("left")

    steps = (ask(offer, take), leave)


def test_a_question_waits_for_its_answer_and_can_be_asked_again() -> None:
    state = Toy().lay(Buys())
    assert asked(state) == (1, ["yes", "no"])
    apply(state, "yes")
    assert asked(state) == (1, ["yes", "no"])
    apply(state, "no")
    assert state.diary == ["bought", "left"]
    assert asked(state) is None


def test_a_question_that_asks_nothing_is_passed_over() -> None:
    assert Toy().lay(Buys(bought=3)).diary == ["left"]


def test_the_same_state_asks_the_same_and_decisions_are_counted() -> None:
    state = Toy().lay(Buys())
    twin = clone(state)
    assert decision(state) == decision(state) == decision(twin)
    apply(state, "yes")
    assert [getattr(decision(each), "number", None) for each in (twin, state)] == [0, 1]


class Picks(Procedure):
    """Asks for as many as there are, or for more."""

    wanted: Public[int]

    def offer(self, state: ToyState) -> Decision | None:
        return choose_some(0, text("kernel-react"), list(YES_NO), least=self.wanted, most=self.wanted)

    def take(self, state: ToyState, words: list[str]) -> None:
        state.diary.extend(words)

    steps = (ask(offer, take),)


def test_a_question_with_one_answer_is_not_asked() -> None:
    state = Toy().lay(Picks(wanted=2))
    assert state.diary == ["yes", "no"]
    assert state.number == 0


@pytest.mark.parametrize("impossible", [Picks(wanted=3)])
def test_a_question_without_an_answer_is_a_fault_of_the_rules_and_not_a_refusal(impossible: Picks) -> None:
    with pytest.raises(Fault, match="without any answer"):
        Toy().lay(impossible)


class Pauses(Procedure):
    """Asks although there is only one answer."""

    def offer(self, state: ToyState) -> Decision | None:
        return choose(0, text("kernel-react"), YES_NO[:1], pause=True)

    def take(self, state: ToyState, choice: str) -> None:
        state.diary.append(choice)

    steps = (ask(offer, take),)


def test_a_question_may_pause_the_game_although_it_has_one_answer() -> None:
    state = Toy().lay(Pauses())
    assert asked(state) == (0, ["yes"])


# --- Refused answers


def test_an_answer_is_refused_from_another_seat_for_another_decision_and_after_the_end() -> None:
    state = Toy().lay(Buys())
    before = digest(state)
    for answer, seat, number, reason in (
        ("yes", 0, 0, "refused-seat"),
        ("yes", 1, 1, "refused-stale"),
        ("maybe", 1, 0, "refused-option"),
    ):
        with pytest.raises(Refused) as caught:
            apply(state, answer, seat=seat, number=number)
        assert caught.value.message.id == reason
    assert digest(state) == before
    apply(state, "no", seat=1, number=0)
    with pytest.raises(Refused) as caught:
        apply(state, "no")
    assert caught.value.message.id == "refused-over"


# --- Loops and ends


class Forever(Procedure):
    """Never ends and never asks."""

    def again(self, state: ToyState) -> None:
        self.repeat()

    steps = (again,)


def test_a_loop_in_the_rules_is_a_fault_and_not_a_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "MOST_STEPS", 1000)
    with pytest.raises(Fault, match="Forever goes on for ever"):
        Toy().lay(Forever())


def test_a_game_that_runs_out_of_procedures_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Toy()
    state = toy.lay(Buys())
    state.stack[0].end()
    with pytest.raises(Fault, match="nothing is in progress"):
        apply(state, "no")


def test_nothing_is_carried_out_after_the_end() -> None:
    class Ends(Procedure):
        def finish(self, state: ToyState) -> None:
            state.push(Writes(word="after the end"))
            state.finish("over", 1)

        steps = (finish,)

    state = Toy().lay(Ends())
    assert state.diary == []
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("over", (1,))


# --- Time


class Day(Procedure):
    """A scope that lets things last until it ends, in one of three ways."""

    scope: ClassVar[str] = "day"
    cut_short: Public[bool] = False

    def begin(self, state: ToyState) -> None:
        state.modify("speed", How.ADD, 1, until=state.scope("day"))
        state.enter("curse", 0, until=state.scope("day"))
        state.count_use(state.scope("day"), "anything")
        if self.cut_short:
            self.end()

    def night(self, state: ToyState) -> None:
        state.push(Hour())

    def end_of_day(self, state: ToyState) -> None:
        state.push(Watches())

    steps = (begin, night, end_of_day)


class Hour(Procedure):
    """A scope inside a scope, with nothing after its last push."""

    scope: ClassVar[str] = "hour"

    def begin(self, state: ToyState) -> None:
        state.modify("speed", How.ADD, 10, until=state.scope("hour"))
        state.modify("speed", How.ADD, 100, until=state.scope("day"))
        state.push(Watches())

    steps = (begin,)


class Watches(Procedure):
    """Writes down what lasts."""

    def watch(self, state: ToyState) -> None:
        lasting = sum(modifier.value for modifier in state.modifiers)
        state.diary.append(f"{lasting}, {len(state.sources)} sources, {len(state.uses)} counts")

    steps = (watch,)


def curse_is_known() -> Toy:
    from dejarik.kernel import Definition

    return Toy({"curse": Definition()})


def test_what_lasts_for_a_scope_ends_with_that_scope_and_not_with_another() -> None:
    state = curse_is_known().lay(Day(), Watches())
    assert state.diary == [
        "111, 1 sources, 1 counts",  # in the hour
        "101, 1 sources, 1 counts",  # in the day, after the hour
        "0, 0 sources, 0 counts",
    ]


def test_what_lasts_for_a_scope_ends_also_when_the_procedure_is_cut_short() -> None:
    state = curse_is_known().lay(Day(cut_short=True), Watches())
    assert state.diary == ["0, 0 sources, 0 counts"]


def test_several_scopes_that_end_together_each_end_what_is_theirs() -> None:
    class LongDay(Procedure):
        """The last hour is the last thing of the day."""

        scope: ClassVar[str] = "day"

        def begin(self, state: ToyState) -> None:
            state.modify("speed", How.ADD, 1, until=state.scope("day"))
            state.push(Hour())

        steps = (begin,)

    assert curse_is_known().lay(LongDay(), Watches()).diary[-1] == "0, 0 sources, 0 counts"


def test_a_scope_inside_another_of_the_same_name_is_its_own() -> None:
    class Nested(Procedure):
        scope: ClassVar[str] = "day"

        def begin(self, state: ToyState) -> None:
            outer = state.scope("day")
            state.push(Day(cut_short=True))
            state.modify("speed", How.ADD, 5, until=outer)

        def look(self, state: ToyState) -> None:
            state.push(Watches())

        steps = (begin, look)

    assert curse_is_known().lay(Nested()).diary == ["5, 0 sources, 0 counts"]


def test_outside_every_scope_of_that_name_the_scope_is_the_game() -> None:
    assert Toy().lay().scope("day") == "game"
