"""How the conformance suite looks: at which options and whose pages, after which answers, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.chores import REST, WORK, Chores, Honest, House, found_in
from tests.kernel.test_checks import Afterthought, Shower, Shown, TellTale
from tests.kernel.toy import HAND, GameOver, Occasion, ToyOptions, ToyState, card, writes

from dejarik.kernel import (
    Ability,
    Constant,
    Decision,
    Definition,
    How,
    Moment,
    Option,
    Procedure,
    Public,
    Query,
    Record,
    Refused,
    Rng,
    Use,
    Verb,
    as_fact,
    ask,
    choose,
    engine,
    register,
    text,
)
from dejarik.kernel.answers import random_answer
from dejarik.kernel.conformance import Inspector, _asks_the_same, undeclared
from dejarik.kernel.decisions import itself
from dejarik.kernel.events import EventFamily
from dejarik.kernel.match import Match
from dejarik.kernel.sent import Sent
from dejarik.kernel.wrong_answers import wrong_answers

PICK = Verb("pick", WORK.label, itself, as_fact("place"))


def inspected(game: Honest, choices: int = 0, seed: int = 1, breadth: int = 8) -> Inspector:
    """The suite at a game in which so many decisions have been made, which it has not seen."""
    register(game)
    match = Match(game, ToyOptions(), 1)
    for _ in range(choices):
        assert match.decision is not None
        match.apply(random_answer(match.decision, Rng.seeded(1)))
    return Inspector(match, Rng.seeded(seed), breadth)


# --- Beginning and taking back


def test_it_may_begin_in_the_middle_of_a_game() -> None:
    assert inspected(Honest(), choices=2).look() == []


def test_what_is_taken_back_is_taken_back_in_the_match_and_in_its_shadow() -> None:
    inspector = inspected(Honest())
    for _ in range(3):
        inspector.advance("work")
        assert inspector.look() == []
    inspector.take_back(2)
    assert inspector.match.choices == ["work"]
    assert inspector.look() == []
    inspector.advance("rest")
    assert inspector.look() == []


# --- Which options


class Stammers(Honest):
    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), [Option(WORK), Option(WORK)])


def test_an_option_that_is_there_twice_is_found_at_the_first_decision() -> None:
    assert [found.check for found in inspected(Stammers()).look(["answers"])] == ["answers"]


class Trap(Honest):
    """One of twelve options is refused."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), [Option(PICK, place) for place in range(12)])

    def done(self, state: House, choice: object) -> None:
        if choice == self.place:
            raise Refused("refused-malformed")


@pytest.mark.parametrize("place", [0, 11])
def test_of_many_options_some_are_tried_out_and_over_time_all_of_them(place: int) -> None:
    found = [inspected(Trap(place), seed=seed, breadth=3).look(["options"]) for seed in range(60)]
    assert 0 < sum(map(bool, found)) < 30


def test_who_is_asked_gets_hints_about_some_options_and_others_about_one_that_is_not_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int | None, str]] = []

    class Listens(Shower):
        def hint(self, state: ToyState, seat: int | None, option: str) -> Sent:
            asked.append((seat, option))
            return Sent()

    game = Shown(Listens("toy"))
    inspected(game).look(["shown"])
    assert asked == [(0, "work"), (0, "rest")]
    asked.clear()
    inspected(game).look(["hidden"])
    assert set(asked) == {(0, "work"), (0, "rest"), (1, "work")}
    asked.clear()
    monkeypatch.setattr(game, "question", Trap(99).question)
    inspected(game).look(["shown"])
    assert asked == [(0, "pick:0"), (0, "pick:4"), (0, "pick:8")]


# --- Whose pages


class Favours(Shower):
    """Some seats are shown what is hidden, at the end or before."""

    def __init__(self, *seats: int | None, over: bool = False) -> None:
        super().__init__("toy")
        self.seats, self.over = seats, over

    def present(self, state: ToyState, seat: int | None) -> dict[str, object]:
        shown = seat in self.seats and (state.outcome is not None) is self.over
        return {"luck": state.rng.word % 1000 if shown else 0}


class FourChores(Shown):
    def new(self, options: ToyOptions, rng: Rng) -> House:
        state = super().new(options, rng)
        state.stack = []
        state.push(Chores(left=4), GameOver())
        return state


def test_the_page_of_who_is_asked_is_looked_at_every_time_and_those_of_the_others_in_turn() -> None:
    for choices, found in ((0, (True, True, False)), (1, (True, False, True)), (2, (True, True, False))):
        for seat, is_found in zip((0, 1, None), found, strict=True):
            looked = inspected(Shown(Favours(seat)), choices).look(["hidden"])
            assert bool(looked) is is_found, (choices, seat)


def test_after_the_end_the_page_of_an_onlooker_is_looked_at() -> None:
    for seat, is_found in ((None, True), (0, True), (1, False)):
        looked = inspected(FourChores(Favours(seat, over=True)), 4).look(["hidden"])
        assert bool(looked) is is_found, seat


# --- Copies


def test_a_clone_that_is_another_state_and_asks_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: House, clone: Any = engine.clone) -> Any:
        twin = clone(state)
        twin.weight = None if state.weight else 2.0
        return twin

    inspector = inspected(Honest())
    monkeypatch.setattr(engine, "clone", careless)
    assert [found.detail for found in inspector.look(["clone"])] == ["a clone is another state"]


SAID = Verb(
    "say", WORK.label, lambda state, asked, value: "it", lambda state, asked, value: {"n": state.note}
)


class Says(Honest):
    value = 1

    def question(self, state: House) -> Decision:
        return choose(0, text("kernel-react"), [Option(SAID, self.value), Option(REST)])


def test_a_question_is_the_same_when_its_options_are_and_are_shown_alike() -> None:
    state = inspected(Says()).match.state
    twin = engine.clone(state)
    assert _asks_the_same(state, twin)
    other = engine.clone(state)
    assert isinstance(other, House)
    other.note = "else"
    assert not _asks_the_same(state, other), "the same options, but shown otherwise"
    register(another := Says())
    another.value = 2
    assert not _asks_the_same(state, engine.clone(state)), "another value that looks the same"


# --- What a hand holds

means = Query[Any]("means", lambda state, seat: 0)
TELLS = Verb("tell", WORK.label, facts=lambda state, asked, value: {"means": means(state, 1)})
CARDS = {
    "purse": Definition(constants=(Constant("means", How.ADD, 1, lambda *_: True, (HAND,)),)),
    "ant": card(Ability("bite", Occasion, writes("bite"), zones=(HAND,))),
    "oak": Definition(),
}


class Deals(TellTale):
    """Seat 1 has one card in its hand, which is dealt anew for everybody else."""

    dealt = ("purse", "oak")

    def __init__(self) -> None:
        super().__init__()
        self.cards = dict(CARDS)

    def new(self, options: ToyOptions, rng: Rng) -> House:
        state = super().new(options, rng)
        state.enter(self.dealt[0], 1, zone=HAND, open=False)
        return state

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        state.rng = rng.split()
        if seat != 1:
            for source in state.sources.values():
                source.key = rng.pick(self.dealt)

    def done(self, state: House, choice: str) -> None:
        state.diary.append(choice)

    def question(self, state: House) -> Decision:
        _ = state.index  # so that copies have what listened in their original
        return super().question(state)


class CountsMoney(Deals):
    def question(self, state: House) -> Decision:
        _ = state.index
        return choose(0, text("kernel-react"), [Option(TELLS), Option(REST)])


def test_what_a_hidden_card_adds_to_a_value_gives_it_away() -> None:
    found = found_in(CountsMoney(), 40)
    assert "options[0].means" in found["hidden"]


class Notices(Deals):
    """Seat 1 is asked when its hand listens, and only then; a public die is rolled each time."""

    dealt = ("ant", "oak")

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        state.note = str(state.rng.below(1000))
        if state.index.listens(Occasion, Moment.AFTER):
            state.push(Afterthought())


def test_a_question_gives_the_hand_away_also_when_dice_are_rolled_on_the_way() -> None:
    assert "learns something hidden" in found_in(Notices(), 40)["asked"]


class Scheme(Procedure):
    """A text of seat 1 asks it something; what it knows decides whether seat 0 is asked then."""

    seat: Public[int] = 1

    def offer(self, state: House) -> Decision:
        return choose(1, text("kernel-react"), [Option(WORK), Option(REST)])

    def take(self, state: House, choice: str) -> None:
        if state.secret:
            state.push(Afterthought())

    steps = (ask(offer, take),)


def plot(state: House, use: Use) -> None:
    state.push(Scheme())


class Plots(Deals):
    dealt = ("plot", "plot")

    def __init__(self) -> None:
        super().__init__()
        self.cards["plot"] = card(Ability("plot", Occasion, plot, zones=(HAND,), forced=True))

    def redeal(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        assert isinstance(state, House)
        if seat != 1:
            state.secret = rng.below(2)

    def done(self, state: House, choice: str) -> None:
        super().done(state, choice)
        state.occur(Occasion())


def test_what_follows_from_a_text_that_another_uses_may_depend_on_what_that_one_knows() -> None:
    assert found_in(Plots(), 12) == {}


# --- Wrong answers, records


def test_wrong_answers_are_early_late_from_others_and_of_no_shape() -> None:
    match = inspected(Honest(), choices=2).match
    wrong = list(wrong_answers(match.state, Rng.seeded(1)))
    assert [(each.what, each.seat, each.number) for each in wrong[:5]] == [
        ("a stale answer", 0, 1),
        ("an answer from the future", 0, 3),
        ("an answer out of turn", 1, 2),
        ("an answer out of turn", 2, 2),
        ("an unknown option", 0, 2),
    ]
    assert {(each.seat, each.number) for each in wrong[4:]} == {(0, 2)}
    assert (wrong[-1].what, wrong[-1].answer) == ("a list for one choice", ["work"])
    while match.decision is not None:
        match.apply("work")
    assert [tuple(each) for each in wrong_answers(match.state, Rng.seeded(1))] == [
        ("an answer after the end", "pass", None, None)
    ]


def test_members_of_families_whose_fields_cannot_be_read_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unsound(Record):
        seat: Public[NoSuchType]  # type: ignore[name-defined]  # noqa: F821

    monkeypatch.setitem(EventFamily.members, "unsound", Unsound)
    assert undeclared(House) == ["Unsound: name 'NoSuchType' is not defined"]


def test_records_whose_fields_cannot_be_read_are_listed() -> None:
    class Sound(Record):
        seat: Public[int]

    class Unsound(Record):
        seat: Public[NoSuchType]  # type: ignore[name-defined]  # noqa: F821

    assert undeclared(Sound) == []
    assert undeclared(Unsound) == ["Unsound: name 'NoSuchType' is not defined"]
