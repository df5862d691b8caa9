"""The fuzzer's awkward people: each chooses in its own way, always legally, and stubbornly."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.toy import GameOver, Scored, Toy, ToyOptions, ToyState

from dejarik.examples import arena
from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Rng,
    Verb,
    as_fact,
    ask,
    choose,
    minds,
    register,
    text,
)
from dejarik.kernel.answers import Answer, read_answer
from dejarik.kernel.decisions import choose_some, distribute, itself, put_in_order
from dejarik.kernel.engine import run
from dejarik.kernel.fuzz import fuzz
from dejarik.kernel.livelock import MOST_REACHED, Watch
from dejarik.kernel.match import Match
from dejarik.kernel.policies import FOOLISH, LONGEST_MOOD, MOODS, Conduct, Players, owners_of, policy_answer
from dejarik.kernel.windows import PASS, USE

LABEL = text("kernel-pass")
AIM = Verb("aim", LABEL, itself, as_fact("target"))
ASK_SEAT = Verb("player", LABEL, itself, as_fact("player"))
CARD = Verb("use", LABEL, itself)
DO = Verb("do", LABEL)
YES = Option(Verb("yes", LABEL), True)
NO = Option(Verb("no", LABEL, declines=True), False)

PILE = [Option(AIM, place, cap=2) for place in range(4)]


def table() -> ToyState:
    """Seat 0 has the cards 1 and 2, seat 1 has 3."""
    return Toy(cards={}).lay()


def chosen(policy: Conduct, decision: Decision, state: ToyState | None = None) -> set[str]:
    """What a policy chooses of single options, over many tries."""
    state = state or table()
    rng = Rng.seeded(1)
    found = set()
    for _ in range(60):
        choice = policy_answer(policy, state, decision, rng)
        assert isinstance(choice, Option)
        found.add(decision.id_of(state, choice))
    return found


@pytest.mark.parametrize("conduct", [each for each in Conduct if each is not Conduct.SENSIBLE])
def test_one_of_those_gets_something_that_must(conduct: Conduct) -> None:
    for least, most in ((1, 1), (1, 7), (3, 5)):
        asked = distribute(0, LABEL, PILE, least, most, among=(PILE[1], PILE[2]))
        for seed in range(10):
            given = policy_answer(conduct, table(), asked, Rng.seeded(seed))
            total = sum(amount for _, amount in read_answer(table(), asked, given))
            assert least <= total <= most
    if conduct is Conduct.FIRST:
        assert given == [(PILE[0], 2), (PILE[1], 1)]


def test_who_refuses_declines_what_can_be_declined_and_takes_the_least() -> None:
    assert chosen(Conduct.REFUSE, choose(0, LABEL, [YES, NO])) == {"no"}
    assert chosen(Conduct.REFUSE, choose(0, LABEL, PILE)) == {"aim:0", "aim:1", "aim:2", "aim:3"}
    assert policy_answer(Conduct.REFUSE, table(), choose_some(0, LABEL, PILE, 0, 3), Rng.seeded(1)) == []
    assert policy_answer(Conduct.REFUSE, table(), distribute(0, LABEL, PILE, 0, 3), Rng.seeded(1)) == []


def test_who_takes_the_least_of_several_takes_any_of_them() -> None:
    rng, two = Rng.seeded(1), choose_some(0, LABEL, PILE, 2, 3)
    taken = [policy_answer(Conduct.REFUSE, table(), two, rng) for _ in range(60)]
    pairs = {frozenset(map(str, each)) for each in taken if isinstance(each, list)}
    assert len(pairs) == 6


def test_who_is_eager_never_passes_and_takes_the_most() -> None:
    assert chosen(Conduct.EAGER, choose(0, LABEL, [Option(DO), PASS])) == {"do"}
    some = policy_answer(Conduct.EAGER, table(), choose_some(0, LABEL, PILE, 0, 3), Rng.seeded(1))
    assert isinstance(some, list)
    assert len(some) == 3
    shares = read_answer(
        table(),
        distribute(0, LABEL, PILE, 0, 7),
        policy_answer(Conduct.EAGER, table(), distribute(0, LABEL, PILE, 0, 7), Rng.seeded(1)),
    )
    assert sum(amount for _, amount in shares) == 7


def test_the_first_and_the_last() -> None:
    assert chosen(Conduct.FIRST, choose(0, LABEL, PILE)) == {"aim:0"}
    assert chosen(Conduct.LAST, choose(0, LABEL, PILE)) == {"aim:3"}
    assert policy_answer(Conduct.LAST, table(), put_in_order(0, LABEL, PILE), Rng.seeded(1)) == PILE[::-1]
    assert policy_answer(Conduct.LAST, table(), distribute(0, LABEL, PILE, 3, 5), Rng.seeded(1)) == [
        (PILE[3], 2),
        (PILE[2], 1),
    ]


def test_who_hoards_uses_nothing_but_goes_on() -> None:
    assert CARD.word == USE.word
    asked = choose(0, LABEL, [Option(CARD, 1), Option(DO), PASS])
    assert chosen(Conduct.HOARD, asked) == {"do", "pass"}
    assert policy_answer(Conduct.HOARD, table(), distribute(0, LABEL, PILE, 1, 7), Rng.seeded(3)) in (
        [[(option, 1)] for option in PILE]
    )


def test_who_aims_at_its_own_goes_by_the_facts() -> None:
    state = table()
    mine, theirs = state.enter("a", 0), state.enter("b", 1)
    assert owners_of(state) == {mine: 0, theirs: 1}
    assert chosen(Conduct.OWN, choose(0, LABEL, [Option(AIM, mine), Option(AIM, theirs)]), state) == {
        f"aim:{mine}"
    }
    assert chosen(Conduct.OWN, choose(1, LABEL, [Option(ASK_SEAT, 0), Option(ASK_SEAT, 1)]), state) == {
        "player:1"
    }
    some = choose_some(0, LABEL, [Option(AIM, theirs), Option(AIM, mine)], 1, 2)
    assert policy_answer(Conduct.OWN, state, some, Rng.seeded(1)) == [Option(AIM, mine)]
    must = choose_some(0, LABEL, [Option(AIM, theirs), Option(AIM, mine)], 2, 2)
    assert policy_answer(Conduct.OWN, state, must, Rng.seeded(1)) == [Option(AIM, mine), Option(AIM, theirs)]
    both = Verb("both", LABEL, itself, lambda state, asked, id: {"place": "here", "target": id, "seat": -1})
    assert chosen(Conduct.OWN, choose(0, LABEL, [Option(both, mine), Option(both, theirs)]), state) == {
        f"both:{mine}"
    }


def test_who_has_several_things_of_its_own_takes_any_of_them_and_no_fewer_than_it_may() -> None:
    state = table()
    own = [Option(AIM, state.enter("a", 0)) for _ in range(3)]
    theirs = Option(AIM, state.enter("b", 1))
    two, rng = choose_some(0, LABEL, [theirs, *own], 0, 2), Rng.seeded(1)
    pairs = set()
    for _ in range(60):
        taken = policy_answer(Conduct.OWN, state, two, rng)
        assert isinstance(taken, list)
        assert theirs not in taken
        pairs.add(frozenset(map(str, taken)))
    assert (len(pairs), {len(pair) for pair in pairs}) == (3, {2})


@pytest.mark.parametrize("policy", Conduct)
def test_every_policy_plays_a_sound_game_without_finding_anything(policy: Conduct) -> None:
    report = fuzz(arena.GAME, 60, seed=2, conduct=policy, every=5)
    assert (report.decisions, report.violations) == (60, [])


def test_who_retries_takes_back_and_the_game_stays_the_same() -> None:
    match = Match(arena.GAME, arena.GAME.random_options(Rng.seeded(1)), 1)
    players = Players(Conduct.RETRY, Rng.seeded(1))
    assert players.take_back(0, 0) == 0
    assert {players.take_back(0, 10) for _ in range(200)} == {0, 1, 2, 3}
    assert {Players(Conduct.FIRST, Rng.seeded(1)).take_back(0, 10) for _ in range(200)} == {0}
    assert match.choices == []


def test_in_a_mixed_game_everybody_has_every_mood() -> None:
    players = Players(Conduct.MIXED, Rng.seeded(1))
    state, seen = table(), {0: set[Conduct](), 1: set[Conduct]()}
    for turn in range(2_000):
        players.hear()
        seen[turn % 2].add(players._mood(turn % 2))
        players.answer(state, choose(turn % 2, LABEL, PILE))
    assert seen == {0: set(MOODS), 1: set(MOODS)}


@pytest.mark.parametrize(("drawn", "lasts"), [(0, 1), (LONGEST_MOOD - 1, LONGEST_MOOD)])
def test_a_mood_lasts_from_one_decision_to_forty(drawn: int, lasts: int) -> None:
    rng = Rng.seeded(1)
    rng.script = [MOODS.index(Conduct.FIRST), drawn]
    players, state = Players(Conduct.MIXED, rng), table()
    for _ in range(lasts):
        players.hear()
        assert players.answer(state, choose(0, LABEL, PILE)) == "aim:0"
    rng.script = [MOODS.index(Conduct.LAST), 0]
    players.hear()
    assert players.answer(state, choose(0, LABEL, PILE)) == "aim:3"


# --- Sense


class LikesThree(minds.Policy[Any]):
    """It knows what it wants."""

    def rate(self, state: Any) -> dict[int, float]:
        return {3: 1.0}


def sensible_answers(players: Players, seat: int, times: int) -> list[Answer]:
    given = []
    for _ in range(times):
        players.hear()
        given.append(players.answer(table(), choose(seat, LABEL, PILE)))
    return given


def test_who_is_sensible_does_what_the_mind_likes_but_for_a_whim() -> None:
    rng = Rng.seeded(1)
    rng.script = [0]  # both sides are
    given = sensible_answers(Players(Conduct.SENSIBLE, rng, LikesThree(), [0, 1]), 0, 400)
    assert 0.9 < given.count("aim:3") / 400 < 1.0


def test_what_is_asked_for_the_first_time_is_answered_by_a_whim_more_often() -> None:
    first = [
        sensible_answers(Players(Conduct.SENSIBLE, Rng.seeded(seed), LikesThree()), 0, 1)[0]
        for seed in range(300)
    ]
    assert 0.65 < first.count("aim:3") / 300 < 0.85  # a whim in three, a quarter of which is right


def test_at_times_one_side_is_not_sensible() -> None:
    rng = Rng.seeded(1)
    rng.script = [2, FOOLISH.index(Conduct.RANDOM)]  # the second side
    players = Players(Conduct.SENSIBLE, rng, LikesThree(), [0, 1, 1])
    shares = [sensible_answers(players, seat, 200).count("aim:3") / 200 for seat in (0, 1, 2)]
    assert shares[0] > 0.9
    assert max(shares[1:]) < 0.5


def test_on_a_tour_each_side_is_the_foolish_one_in_turn() -> None:
    foolish = [
        set(Players(Conduct.SENSIBLE, Rng.seeded(9), LikesThree(), [0, 1, 1], turn)._fools)
        for turn in range(4)
    ]
    assert foolish == [set(), {0}, {1, 2}, set()]


def test_where_nobody_can_think_who_is_sensible_plays_at_random() -> None:
    given = sensible_answers(Players(Conduct.SENSIBLE, Rng.seeded(1)), 0, 200)
    assert set(given) == {"aim:0", "aim:1", "aim:2", "aim:3"}


def test_one_mixed_game_in_three_is_sensible_where_somebody_can_think() -> None:
    sensible = [
        Players(Conduct.MIXED, Rng.seeded(seed), LikesThree(), [0, 1])._conduct is Conduct.SENSIBLE
        for seed in range(300)
    ]
    assert 70 < sum(sensible) < 130


# --- Stubbornness


class Nagging(Procedure):
    """Both seats are asked in turn until somebody says yes; each no is written down, and told to nobody."""

    seat: Public[int] = 0

    def offer(self, state: ToyState) -> Decision:
        return choose(self.seat, LABEL, [YES, NO])

    def take(self, state: ToyState, agrees: bool) -> None:
        if not agrees:
            state.diary.append("no")
            self.seat = 1 - self.seat
            self.go_to(Nagging.offer)

    steps = (ask(offer, take),)


class NaggingGame(Toy):
    name = "nagging"

    def new(self, options: ToyOptions, rng: Rng) -> ToyState:
        state = ToyState(game=self.name, rng=rng)
        state.push(Nagging(), GameOver())
        return state


@pytest.mark.parametrize("policy", [Conduct.REFUSE, Conduct.LAST, Conduct.RANDOM, Conduct.MIXED])
def test_whoever_is_asked_the_same_again_says_the_same_so_that_a_livelock_is_not_escaped(
    policy: Conduct,
) -> None:
    report = fuzz(register(NaggingGame()), 300, seed=1, conduct=policy, every=1_000, most_violations=1)
    assert [(finding.check, finding.detail) for finding in report.violations] == [
        ("livelock", "seat 1 is asked kernel-pass again and again, and nothing happens")
    ]


@pytest.mark.parametrize(("times", "found"), [(MOST_REACHED, False), (MOST_REACHED + 1, True)])
def test_a_position_may_come_back_so_often_and_no_more(times: int, found: bool) -> None:
    state, watch = NaggingGame().new(ToyOptions(), Rng.seeded(1)), Watch()
    register(NaggingGame())
    run(state)
    for _ in range(times):
        watch.reach(state, told=True)
    assert bool(watch.found) is found


class Urging(Nagging):
    """The same, but each no is told to all."""

    def take(self, state: ToyState, agrees: bool) -> None:
        super().take(state, agrees)
        state.log(Scored(seat=self.seat))

    steps = (ask(Nagging.offer, take),)


class UrgingGame(NaggingGame):
    name = "urging"

    def new(self, options: ToyOptions, rng: Rng) -> ToyState:
        state = ToyState(game=self.name, rng=rng)
        state.push(Urging(), GameOver())
        return state


def test_a_question_that_is_put_again_because_something_happened_is_answered_anew_until_it_ends() -> None:
    report = fuzz(register(UrgingGame()), 60, seed=1, conduct=Conduct.RANDOM, every=1_000)
    assert report.violations == []
    assert report.games > 5


def test_after_something_happened_the_same_question_is_thought_about_again() -> None:
    state, players = table(), Players(Conduct.RANDOM, Rng.seeded(1))
    asked = choose(0, LABEL, PILE)
    assert len({str(players.answer(state, asked)) for _ in range(30)}) == 1
    again = set()
    for _ in range(60):
        players.hear()
        again.add(str(players.answer(state, asked)))
    assert again == {"aim:0", "aim:1", "aim:2", "aim:3"}
