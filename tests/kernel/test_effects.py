"""Effects: made of parts, carried out in order, found again by their names; and functions that hear the event."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import Toy, ToyState

from dejarik.kernel import Ability, Definition, Event, Procedure, Public, Use
from dejarik.kernel.abilities import hearing, takes_event
from dejarik.kernel.effects import Effect, called, follows, name_effects, name_of, then, would_do_something


class Rang(Event):
    """Somebody rang."""

    bell: Public[str] = "small"


class Writes(Procedure):
    word: Public[str]

    def write(self, state: ToyState) -> None:
        state.diary.append(self.word)

    steps = (write,)


def writes(word: str) -> Any:
    """At once a word, and later the same in capitals."""

    def do(state: ToyState, acting: Any) -> None:
        state.diary.append(word)
        state.push(Writes(word=word.upper()))

    return do


class Starts(Procedure):
    effect: Public[str]

    def start(self, state: ToyState) -> None:
        called(self.effect)(state, self)

    steps = (start,)


def define(name: str, do: Any) -> None:
    name_effects("toy", Definition((Ability(name, Rang, do),)))


def test_effects_in_order_wait_for_all_that_the_one_before_has_started() -> None:
    define("two-words", then(writes("a"), writes("b")))
    assert Toy().lay(Starts(effect="toy.two-words")).diary == ["a", "A", "b", "B"]


def test_an_effect_is_possible_and_has_no_parts_unless_it_says_otherwise() -> None:
    class Plain(Effect[ToyState]):
        def __call__(self, state: ToyState, acting: Any) -> None:
            state.diary.append("done")

    state = Toy().lay()
    use = Use(source=1, key="toy", ability="plain", seat=0)
    assert Plain().possible(state, use)
    assert Plain().parts == ()


def test_effects_within_effects_have_names_of_their_own() -> None:
    inner = then(writes("b"), writes("c"))
    define("nested", then(writes("a"), inner, writes("d")))
    assert inner.name == "toy.nested/1"
    assert Toy().lay(Starts(effect="toy.nested")).diary == ["a", "A", "b", "B", "c", "C", "d", "D"]


class Never(Effect[ToyState]):
    def __call__(self, state: ToyState, acting: Any) -> None: ...

    def possible(self, state: ToyState, use: Use) -> bool:
        return False


def test_an_effect_says_itself_whether_it_is_possible() -> None:
    state: Any = None
    use = Use(source=0, key="toy", ability="x", seat=0)
    assert not would_do_something(Never())(state, use)
    assert would_do_something(writes("a"))(state, use)
    assert not then(Never(), writes("a")).possible(state, use)
    assert then(writes("a"), Never()).possible(state, use)


def test_effects_in_order_that_belong_to_nothing_are_refused() -> None:
    with pytest.raises(TypeError, match="belong to the definition"):
        then(writes("a"))(Toy().lay(Writes(word="x")), None)


@follows
def ring_twice(state: ToyState, pick: Any, chosen: int) -> None: ...


def test_what_follows_is_found_by_its_name() -> None:
    assert called(name_of(ring_twice)) is ring_twice


def test_a_function_that_was_not_marked_is_named() -> None:
    with pytest.raises(
        TypeError, match=r"test_effects\.define is to follow from a choice: mark it with @follows"
    ):
        name_of(define)


def test_a_function_without_a_lasting_name_can_not_follow() -> None:
    with pytest.raises(TypeError, match="only a function of a module"):
        follows(lambda state, pick, chosen: None)


def test_two_functions_of_one_name_can_not_both_follow() -> None:
    def other(state: ToyState, pick: Any, chosen: int) -> None: ...

    other.__qualname__ = other.__name__ = "ring_twice"
    with pytest.raises(ValueError, match="follows already"):
        follows(other)


def test_a_function_gets_the_event_if_it_wants_it() -> None:
    use = Use(source=0, key="toy", ability="x", seat=0)
    state: Any = type("Window", (), {"stack": [type("Around", (), {"events": [Rang(bell="large")]})()]})()

    def heard(state: Any, use: Use, event: Rang) -> str:
        return event.bell

    assert hearing(heard, Rang)(state, use) == "large"
    assert hearing(lambda state, use: "no bell", Rang)(state, use) == "no bell"
    assert hearing(lambda state, use, times=2: times, Rang)(state, use) == 2


class Fell(Event):
    """Something else."""


def test_an_event_of_another_kind_is_a_mistake_that_is_named() -> None:
    use = Use(source=0, key="toy", ability="x", seat=0)
    state: Any = type("Window", (), {"stack": [type("Around", (), {"events": [Rang()]})()]})()
    with pytest.raises(TypeError, match=r"toy\.x reacts to Rang, not to Fell"):
        use.event(state, Fell)


def test_a_function_of_other_arguments_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="takes 1 arguments"):
        takes_event(lambda state: None)
