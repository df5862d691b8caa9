"""Every check of the conformance suite bites: a game that is wrong in one way is found out, and in that way.

Each game here is one of chores that breaks one promise. Where that shows in more than one way, the test says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests.kernel.chores import REST, WORK, Chores, Honest, House, Pearl, found_in
from tests.kernel.toy import Scored, ToyOptions, ToyState

from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Refused,
    Rng,
    State,
    Verb,
    ask,
    choose,
    choose_some,
    distribute,
    engine,
    find_game,
    put_in_order,
    register,
    text,
)
from dejarik.kernel.conformance import CHECKS, Inspector
from dejarik.kernel.match import Match
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent


def test_an_honest_game_passes_every_check() -> None:
    assert found_in(Honest()) == {}


def _asks_for_some() -> Decision:
    return choose_some(0, text("kernel-react"), [Option(WORK)], 0, 1)


def _asks_for_an_order() -> Decision:
    return put_in_order(0, text("kernel-react"), [Option(WORK), Option(REST)])


def _asks_for_amounts() -> Decision:
    return distribute(0, text("kernel-react"), [Option(WORK, cap=2)], 0, 2)


@pytest.mark.parametrize("asks", [_asks_for_some, _asks_for_an_order, _asks_for_amounts])
def test_an_honest_game_passes_every_check_whatever_it_asks(asks: Callable[[], Decision]) -> None:
    class Asks(Honest):
        def question(self, state: House) -> Decision:
            return asks()

        def done(self, state: House, choice: object) -> None:
            state.diary.append(str(choice))

    assert found_in(Asks()) == {}


# --- options


class Refuses(Honest):
    def done(self, state: House, choice: str) -> None:
        if choice == "rest" and len(state.diary) == 4:
            raise Refused("refused-option", option=choice)
        super().done(state, choice)


def test_an_option_that_is_refused_when_it_is_taken_is_found() -> None:
    """The clone that plays on at random may fall into it sooner."""
    found = found_in(Refuses(), checks=("options",))
    assert "rest to kernel-react: Refused" in found["options"]


class LocksUp(Honest):
    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), []) if "rest" in state.diary else super().question(state)


def test_a_decision_that_leads_to_one_without_an_answer_is_found() -> None:
    found = found_in(LocksUp())
    assert "Fault: Chores asks kernel-react without any answer" in found.pop("options")
    assert found.keys() <= {"clone"}


class Stutters(Honest):
    def question(self, state: House) -> Decision:
        decision = super().question(state)
        return choose(0, decision.prompt, [*decision.options, decision.options[0]])


def test_an_option_that_is_there_twice_is_found() -> None:
    assert found_in(Stutters()) == {"answers": "kernel-react has an option twice: ['work', 'work']"}


class AsksNobody(Honest):
    def question(self, state: House) -> Decision:
        decision = super().question(state)
        decision.seat = -1
        return decision


def test_a_question_to_a_seat_where_nobody_sits_is_found() -> None:
    assert found_in(AsksNobody()) == {"answers": "kernel-react is asked of seat -1, where nobody sits"}


# --- asking


class Nags(Honest):
    def question(self, state: House) -> Decision:
        state.points[0] = state.points.get(0, 0) + 1
        return super().question(state)


def test_a_question_that_changes_the_state_is_found() -> None:
    """A view of a copy, and a decision made again, then differ as well."""
    found = found_in(Nags())
    assert found.pop("asking") == "deriving the decision changed the state"
    assert found.keys() <= {"hidden", "save", "undo"}


# --- save


class Disguises(Honest):
    def done(self, state: House, choice: str) -> None:
        state.token = Pearl()
        super().done(state, choice)


def test_a_state_that_is_another_after_loading_is_found() -> None:
    found = found_in(Disguises())
    assert found.pop("save") == "a state loaded from binary is another"
    assert found.keys() <= {"clone"}  # where a clone is made by saving and loading


# --- clone


def test_a_clone_that_shares_something_with_its_original_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: House, clone: Any = engine.clone) -> Any:
        twin = clone(state)
        twin.points = state.points
        return twin

    monkeypatch.setattr(engine, "clone", careless)
    assert found_in(Honest()) == {"clone": "a clone shares 1 parts with its original"}


def test_playing_on_with_a_clone_that_changes_its_original_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then trying out the options changes the game itself, and all else follows from that."""

    def careless(state: House, clone: Any = engine.clone) -> Any:
        twin = clone(state)
        twin.diary = state.diary
        return twin

    monkeypatch.setattr(engine, "clone", careless)
    assert found_in(Honest())["clone"] == "playing on with a clone changed its original"


# --- replay


class Fickle(Honest):
    mood = 0

    def done(self, state: House, choice: str) -> None:
        self.mood += 1
        state.note = f"mood {self.mood}"


def test_a_game_that_does_not_depend_on_its_choices_alone_is_found() -> None:
    found = found_in(Fickle())
    assert found.pop("replay") == "the same options, seed and choices led to another state"
    assert found == {"undo": "a decision taken back and made again led to another state"}


# --- undo


class Entangled(Honest):
    """One record in two places: it is two records after it was saved."""

    def new(self, options: ToyOptions, rng: Rng) -> House:
        state = super().new(options, rng)
        state.token = state.other
        return state

    def done(self, state: House, choice: str) -> None:
        state.token.count += 1


def test_a_record_that_lies_in_two_places_is_found() -> None:
    assert found_in(Entangled()) == {"undo": "a decision taken back and made again led to another state"}


# --- bluff


class Afterthought(Procedure):
    """Seat 1 is asked whether it has anything to add, in a window."""

    def offer(self, state: Any) -> Decision:
        return choose(1, text("kernel-react"), [Option(WORK), Option(REST)], bluff=True)

    def take(self, state: Any, choice: str) -> None:
        pass

    steps = (ask(offer, take),)


class TellTale(Honest):
    """Seat 1 is asked when it has something, and only then."""

    def __init__(self, *, always: bool = False) -> None:
        super().__init__(offers_bluff=lambda state, seat: True)
        self.always = always

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        if isinstance(state, House):
            state.secret = rng.below(2)

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        if state.secret or self.always:
            state.push(Afterthought())


def test_a_question_that_gives_something_hidden_away_is_found() -> None:
    told = "seat None learns something hidden: seats (0,) are asked, and else it would be (1,)"
    assert found_in(TellTale(), 40) == {"asked": told}
    assert found_in(TellTale(always=True), 40) == {}


class ByTheBook(TellTale):
    """A rule says that seat 1 is asked then; whoever was asked before can't take that back at will."""

    open_questions = {"kernel-react": "CORE-TIMING-12"}

    def __init__(self, *, learns: bool) -> None:
        super().__init__()
        self.learns = learns

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        if self.learns:
            state.learn()


def test_what_a_rule_makes_public_may_be_told_but_is_not_taken_back_for_nothing() -> None:
    told = "seats (0,) are asked, and else it would be (1,)"
    free = f"taking back is free, and seat None has learned something hidden: {told}"
    assert found_in(ByTheBook(learns=False), 40) == {"asked": free}
    assert found_in(ByTheBook(learns=True), 40) == {}


class Overheard(TellTale):
    """The same without bluff windows."""

    def __init__(self, *, learns: bool) -> None:
        super().__init__()
        self.learns = learns

    def has_bluff_windows(self, state: ToyState) -> bool:
        return False

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        if self.learns:
            state.learn()


def test_without_bluff_windows_a_question_may_tell_something_but_then_nobody_takes_back_for_nothing() -> None:
    told = "seats (0,) are asked, and else it would be (1,)"
    free = f"taking back is free, and seat None has learned something hidden: {told}"
    assert found_in(Overheard(learns=False), 40) == {"asked": free}
    assert found_in(Overheard(learns=True), 40) == {}


# --- hidden


class Blabs(Honest):
    def done(self, state: House, choice: str) -> None:
        state.secret = state.rng.below(1000)
        state.note = f"the secret is {state.secret}"

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        assert isinstance(state, House)
        state.secret = 1000
        state.note = state.note and "the secret is 1000"


def test_a_view_that_shows_something_hidden_is_found() -> None:
    found = found_in(Blabs())
    assert found.keys() == {"hidden"}
    assert "view.state.note" in found["hidden"]


LUCKY = Verb("work", WORK.label, facts=lambda state, asked, value: {"lucky": state.rng.word % 1000})


class Hints(Honest):
    def question(self, state: House) -> Decision:
        decision = super().question(state)
        decision.options[0] = Option(LUCKY)
        return decision


def test_an_option_that_gives_something_hidden_away_is_found() -> None:
    found = found_in(Hints())
    assert found.keys() == {"hidden"}
    assert "view.decision.options[0].lucky" in found["hidden"]


Shower = Presenter[Any, Any]


class Shown(Honest):
    """Honest, but for how it is shown."""

    def __init__(self, shower: Shower) -> None:
        super().__init__()
        self._shower = shower

    @property
    def presenter(self) -> Shower:
        return self._shower


class ShowsTooMuch(Shower):
    def present(self, state: ToyState, seat: int | None) -> dict[str, object]:
        return {"luck": state.rng.word % 1000}


def test_a_page_that_is_shown_something_hidden_is_found() -> None:
    found = found_in(Shown(ShowsTooMuch("toy")))
    assert found.keys() == {"hidden"}
    assert "shown.present.luck" in found["hidden"]


class Lucky(Sent, kw_only=True):
    luck: int


class HintsTooMuch(Shower):
    def hint(self, state: ToyState, seat: int | None, option: str) -> Sent:
        return Lucky(luck=state.rng.word % 1000)


def test_a_hint_that_gives_something_hidden_away_is_found() -> None:
    found = found_in(Shown(HintsTooMuch("toy")))
    assert found.keys() == {"hidden"}
    assert "shown.hints.work.luck" in found["hidden"]


# --- shown


class ShowsItself(Shower):
    def present(self, state: ToyState, seat: int | None) -> dict[str, object]:
        return {"diary": state.diary}


def test_showing_a_part_of_the_state_is_found() -> None:
    assert found_in(Shown(ShowsItself("toy"))) == {"shown": "what seat 0 is shown holds a part of the state"}


class ShowsObjects(Shower):
    def present(self, state: ToyState, seat: int | None) -> dict[str, object]:
        return {"odds": 0.5, "seats": {1, 2}}


def test_showing_what_is_not_plain_data_is_found() -> None:
    assert found_in(Shown(ShowsObjects("toy"))) == {"shown": "what seat 0 is shown holds ['set']"}


class Fiddles(Shower):
    def hint(self, state: ToyState, seat: int | None, option: str) -> Sent:
        state.diary.append(option)
        return Sent()


def test_a_hint_that_changes_the_state_is_found() -> None:
    found = found_in(Shown(Fiddles("toy")))
    assert found["shown"] == "showing the state changed it"
    assert found.keys() <= {"shown", "replay", "undo"}


# --- view


class WeighsExactly(Honest):
    def done(self, state: House, choice: str) -> None:
        state.weight = 1.5


def test_a_view_that_is_not_plain_data_is_found() -> None:
    assert found_in(WeighsExactly()) == {"view": "the view of seat None holds ['float']"}


def test_a_view_that_holds_a_part_of_the_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "show", lambda state, eyes: {"diary": state.diary})
    assert found_in(Honest()) == {"view": "the view of seat None holds a part of the state"}


# --- refusal


def test_an_answer_that_changes_something_before_it_is_refused_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    apply = engine.apply

    def careless(state: State, answer: object, **expected: Any) -> Any:
        state.serial += 1
        return apply(state, answer, **expected)

    monkeypatch.setattr(engine, "apply", careless)
    found = found_in(Honest())
    assert found.keys() == {"refusal"}
    assert found["refusal"].startswith("a stale answer changed the state")


@pytest.mark.parametrize(
    ("asks", "tried"),
    [
        (_asks_for_some, ["work", ["work", "work"]]),
        (_asks_for_an_order, ["work", ["work", "work"]]),
        (_asks_for_amounts, [{"work": -1}, {"work": 3}]),
    ],
)
def test_each_kind_of_question_is_answered_wrongly_in_its_own_ways(
    asks: Callable[[], Decision], tried: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[object] = []

    def refuses(state: State, answer: object, **expected: Any) -> None:
        answers.append(answer)
        raise Refused("refused-malformed")

    game = Honest()
    monkeypatch.setattr(game, "question", lambda state: asks())
    register(game)
    inspector = Inspector(Match(game, ToyOptions(), 1), Rng.seeded(1), breadth=8)
    monkeypatch.setattr(engine, "apply", refuses)
    assert list(CHECKS["refusal"](inspector)) == []
    assert answers[-2:] == tried


def test_a_wrong_answer_that_is_accepted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "read_answer", lambda state, decision, answer: "work")
    found = found_in(Honest())
    assert found.keys() == {"refusal"}


# --- rules, bound, outcome


class Objects(Honest):
    def violations(self, state: ToyState) -> Iterable[str]:
        if "rest" in state.diary:
            yield "somebody rests"


def test_what_the_game_itself_finds_wrong_is_found() -> None:
    assert found_in(Objects()) == {"rules": "somebody rests"}


def test_what_listens_to_something_else_than_is_known_is_found() -> None:
    game = find_game("caravan")
    match = Match(game, game.random_options(Rng.seeded(1)), 1)
    inspector = Inspector(match, Rng.seeded(1))
    listening = next(iter(match.state.index._known))
    assert inspector.look(["derived"]) == []
    match.state.sources[listening].zone = "nowhere"
    found = inspector.look(["derived"])
    assert found
    assert all(each.detail.endswith("is another than was known") for each in found)


class Endless(Honest):
    bound = 3


def test_a_game_that_does_not_end_in_time_is_found() -> None:
    assert found_in(Endless()) == {"bound": "not over after 3 decisions"}


class Mysterious(Honest):
    reasons = ("something else",)


def test_an_end_for_an_unknown_reason_is_found() -> None:
    assert found_in(Mysterious()) == {"outcome": "'over' is not one of the game's reasons to end"}


class StrangeWinner(Honest):
    def done(self, state: House, choice: str) -> None:
        state.finish("over", 7)


def test_a_winner_who_does_not_play_is_found() -> None:
    assert found_in(StrangeWinner()) == {"outcome": "these seats cannot have won: (7,)"}


class AllWin(Honest):
    def done(self, state: House, choice: str) -> None:
        state.finish("over", 0, 1)


def test_everybody_may_win() -> None:
    assert found_in(AllWin()) == {}


# --- The suite itself


# --- livelock


class Insists(Honest):
    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)  # so that no two states are equal
        state.the(Chores).left += 1


def test_a_question_that_is_put_until_somebody_gives_in_is_found() -> None:
    nagging = "seat 0 is asked kernel-react again and again, and nothing happens"
    assert found_in(Insists()) == {"livelock": nagging}


class Turns(Honest):
    def done(self, state: House, choice: str) -> None:
        state.token.count = 1 - state.token.count
        state.the(Chores).left += 1
        state.log(Scored(seat=0))


def test_a_position_that_comes_back_is_found_although_things_are_told() -> None:
    assert found_in(Turns()) == {"livelock": "the position in which seat 0 is asked kernel-react comes back"}


class Grumbles(Insists):
    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        state.log(Scored(seat=0))


def test_the_same_question_after_something_happened_is_no_livelock() -> None:
    assert found_in(Grumbles(), decisions=30) == {}


# --- partners


class Pair(Honest):
    """Two seats do the chores together, and the game says so."""

    has_shared_decisions = True
    partners: tuple[int, ...] = (1,)

    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), [Option(WORK), Option(REST)], partners=self.partners)


class Silent(Pair):
    has_shared_decisions = False


def test_a_question_to_several_in_a_game_that_does_not_say_so_is_found() -> None:
    assert found_in(Pair()) == {}
    assert list(found_in(Silent())) == ["partners"]


def test_every_check_has_a_test_here() -> None:
    import inspect
    import sys

    source = inspect.getsource(sys.modules[__name__])
    assert [name for name in CHECKS if f'"{name}"' not in source] == []


def test_a_check_that_breaks_down_is_a_violation_and_not_the_end() -> None:
    class Broken(Honest):
        def violations(self, state: ToyState) -> Iterable[str]:
            raise KeyError("lost")

    assert found_in(Broken()) == {"rules": "KeyError: 'lost'"}
