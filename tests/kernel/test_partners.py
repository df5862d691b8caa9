"""Decisions that belong to several seats: each of them sees the question, and any of them answers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance import Entry, assert_conforms
from tests.kernel.chores import REST, WORK, found_in
from tests.kernel.test_checks import Pair

from dejarik.examples import arena, caravan
from dejarik.kernel import (
    Decision,
    Kind,
    Option,
    Problem,
    Refused,
    Rng,
    Verb,
    apply,
    choose,
    choose_some,
    clone,
    decision,
    distribute,
    engine,
    itself,
    put_in_order,
    start,
    text,
    view,
)
from dejarik.kernel.answers import as_ids
from dejarik.kernel.driver import RandomPlayer, Turn, play
from dejarik.kernel.match import Match
from dejarik.kernel.policies import Conduct, policy_answer
from dejarik.kernel.saves import digest

COMPANIES = caravan.Options(4, companies=True)
NOBODY_BELONGS = (1, 3, None)


def waiting(state: Any) -> Decision:
    asked = decision(state)
    assert asked is not None
    return asked


def leading(seed: int = 1) -> caravan.Caravan:
    """Companies, where the first one (seats 0 and 2) decides who leads."""
    state: caravan.Caravan = start(caravan.GAME, COMPANIES, seed)
    for _ in range(4):
        apply(state, [])
    return state


# --- What a decision says


@pytest.mark.parametrize("partners", [(), (2,), (2, 3)])
def test_everybody_who_may_answer_is_in_seats_and_the_first_is_the_one_that_is_asked(
    partners: tuple[int, ...],
) -> None:
    options = [Option(WORK, cap=1), Option(REST, cap=1)]
    asked = [
        choose(1, text("kernel-react"), options, partners=partners),
        choose_some(1, text("kernel-react"), options, 0, 1, partners=partners),
        put_in_order(1, text("kernel-react"), options, partners=partners),
        distribute(1, text("kernel-react"), options, 1, 1, partners=partners),
    ]
    assert [each.kind for each in asked] == list(Kind)
    assert [(each.seat, each.seats) for each in asked] == [(1, (1, *partners))] * 4


def test_partners_are_shown_the_question_and_others_only_whose_it_is() -> None:
    state = leading()
    asked = waiting(state)
    shown = asked.show(state)
    assert (shown["seat"], shown["partners"]) == (0, [2])
    assert [option["id"] for option in shown["options"]] == ["player:0", "player:2"]
    assert [view(state, seat)["decision"] for seat in (0, 2)] == [shown, shown]
    known = {"number": asked.number, "seat": 0, "partners": [2]}
    assert [view(state, seat)["decision"] for seat in NOBODY_BELONGS] == [known, known, known]


def test_a_question_of_one_seat_says_nothing_of_partners() -> None:
    state = start(caravan.GAME, COMPANIES, 1)
    assert "partners" not in waiting(state).show(state)
    assert view(state, 1)["decision"] == {"number": 0, "seat": 0}


# --- Who may answer


@pytest.mark.parametrize("seat", [0, 2])
def test_any_partner_may_answer_and_the_same_comes_of_it(seat: int) -> None:
    state, other = leading(), leading()
    apply(state, "player:2", seat=seat, number=4)
    apply(other, "player:2")
    assert digest(state) == digest(other)
    assert [purse.leads for purse in state.purses] == [False, False, True, False]
    assert (waiting(state).seat, waiting(state).partners) == (1, (3,))


@pytest.mark.parametrize("seat", [1, 3, 4, -1])
def test_who_is_no_partner_is_refused_and_nothing_changes(seat: int) -> None:
    state = leading()
    before = digest(state)
    with pytest.raises(Refused) as caught:
        apply(state, "player:2", seat=seat, number=4)
    assert caught.value.message.id == "refused-seat"
    assert digest(state) == before


def test_the_second_of_two_answers_is_stale() -> None:
    match = Match(caravan.GAME, COMPANIES, 1)
    for _ in range(4):
        match.apply([])
    match.apply("player:2", seat=0, number=4)
    with pytest.raises(Refused) as caught:
        match.apply("player:0", seat=2, number=4)
    assert caught.value.message.id == "refused-stale"
    assert match.choices[4:] == ["player:2"]


def test_a_match_that_partners_have_answered_is_taken_back_and_replayed_like_any() -> None:
    match = Match(caravan.GAME, COMPANIES, 1)
    for _ in range(4):
        match.apply([])
    before = digest(match.state)
    match.apply("player:0", seat=2, number=4)
    after = digest(match.state)
    assert digest(Match.from_replay(match.replay()).state) == after
    match.undo()
    assert digest(match.state) == before
    match.apply("player:0", seat=0, number=4)
    assert digest(match.state) == after


def test_partners_that_the_game_names_are_there_at_once_and_after_loading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caravan.CaravanGame, "partners_in", lambda game, state, asked: (3,))
    state = start(caravan.GAME, COMPANIES, 1)
    for _ in range(2):
        assert (waiting(state).seats, waiting(clone(state)).seats) == ((waiting(state).seat, 3),) * 2
        apply(state, [])


# --- Those who play it


def test_the_driver_asks_the_first_of_them() -> None:
    asked: list[tuple[int, tuple[int, ...]]] = []

    class Scribe(RandomPlayer):
        def __init__(self, seat: int) -> None:
            super().__init__(seat)
            self._seat = seat

        def choose(self, turn: Turn) -> Any:
            assert turn.view["seat"] == self._seat == turn.decision["seat"]
            asked.append((self._seat, tuple(turn.decision.get("partners", ()))))
            return super().choose(turn)

    outcome = play(Match(caravan.GAME, COMPANIES, 1), [Scribe(seat) for seat in range(4)])
    assert len(outcome.winners) in (2, 4)
    assert {seats for seats in asked if seats[1]} >= {(0, (2,)), (1, (3,))}


def test_who_aims_at_its_own_side_aims_at_partners_too() -> None:
    facts = Verb("player", text("kernel-react"), itself, lambda *given: {"seat": given[2]})
    options = [Option(facts, seat) for seat in (1, 2, 3)]
    asked = choose(0, text("kernel-react"), options, partners=(2,))
    state = leading()
    for seed in range(10):
        chosen = policy_answer(Conduct.OWN, state, asked, Rng.seeded(seed))
        assert as_ids(state, asked, chosen) == "player:2"


# --- The example


def test_companies_are_for_four() -> None:
    with pytest.raises(Problem) as caught:
        start(caravan.GAME, caravan.Options(3, companies=True), 1)
    assert caught.value.message.id == "caravan-companies"
    assert [role.team for role in caravan.GAME.roles(COMPANIES)] == [0, 1, 0, 1]
    assert [role.team for role in caravan.GAME.roles(caravan.Options(4))] == [0, 1, 2, 3]


def test_who_leads_is_stronger_by_one_for_this_chest_only() -> None:
    state = leading()
    for leader in ("player:0", "player:3"):
        apply(state, leader)
    strengths = []
    for seat in range(4):
        card = caravan.hand(state, seat)[0]
        strengths.append(caravan.strength(state, card) - caravan.CARDS[state.sources[card].key])
    assert strengths == [1, 0, 0, 1]
    chests = len(state.chests)
    while len(state.chests) == chests:
        asked = waiting(state)
        apply(state, policy_answer(Conduct.FIRST, state, asked, Rng.seeded(1)))
    assert [purse.leads for purse in state.purses] == [False] * 4


def test_a_company_counts_its_gold_together() -> None:
    state = leading()
    state.chests, state.shown = [], []
    for purse, gold in zip(state.purses, (3, 5, 3, 0), strict=True):
        purse.gold = gold
    state.stack[:] = state.stack[:1]
    state.__dict__.pop("decision_")
    engine.run(state)
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("most-gold", (0, 2))


# --- The suite


@pytest.mark.slow
def test_games_of_companies_keep_every_promise() -> None:
    """Also where a company orders chests and divides gold."""
    kinds: set[Kind] = set()
    games = 0
    for seed in range(200):
        if caravan.GAME.random_options(Rng.seeded(seed).split()) != COMPANIES:
            continue
        match = assert_conforms(Entry("caravan", games=1, breadth=4), seed, seed)
        again = clone(match.state_at(0))
        for choice in match.choices:
            asked = waiting(again)
            kinds |= {asked.kind} if asked.partners else set()
            apply(again, choice)
        games += 1
        if games == 3:
            break
    assert games == 3
    assert kinds == {Kind.CHOOSE, Kind.ORDER, Kind.DISTRIBUTE}


@pytest.mark.parametrize(
    ("partners", "checks"), [((0,), ["partners"]), ((1, 1), ["partners"]), ((7,), ["answers"])]
)
def test_a_partner_who_is_there_twice_or_not_at_all_is_found(
    partners: tuple[int, ...], checks: list[str]
) -> None:
    wrong = Pair()
    wrong.partners = partners
    assert list(found_in(wrong)) == checks


def test_a_partner_who_does_not_see_the_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = engine.view

    def narrow(state: Any, seat: int | None) -> dict[str, Any]:
        seen = whole(state, seat)
        return {**seen, "decision": {"number": seen["decision"]["number"]}} if seat == 1 else seen

    monkeypatch.setattr(engine, "view", narrow)
    assert list(found_in(Pair())) == ["partners"]


def test_a_game_in_which_it_matters_who_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = engine.apply

    def telling(state: Any, answer: object, **asked: Any) -> list[Any]:
        events = plain(state, answer, **asked)
        state.diary.append(str(asked.get("seat") or 0))
        return events

    monkeypatch.setattr(engine, "apply", telling)
    assert "partners" in found_in(Pair())


def test_an_answer_of_somebody_else_that_is_taken_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = engine.apply

    def careless(state: Any, answer: object, **asked: Any) -> list[Any]:
        return plain(state, answer, number=asked.get("number"))

    monkeypatch.setattr(engine, "apply", careless)
    assert "refusal" in found_in(Pair())


def test_games_without_companies_share_nothing() -> None:
    assert not arena.GAME.has_shared_decisions
    assert [caravan.GAME.shares_decisions(each) for each in (caravan.Options(4), COMPANIES)] == [False, True]
