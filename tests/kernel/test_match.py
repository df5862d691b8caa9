"""A match: playing, taking back, looking back, replay files, and rules that fail."""

from __future__ import annotations

import json
from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given, settings
from tests.kernel.toy import Toy

from dejarik.examples import arena, caravan
from dejarik.kernel import BadFile, Fault, Problem, Refused, State, ask, register, text
from dejarik.kernel.answers import random_answer
from dejarik.kernel.match import STRIDE, Match, read_replay
from dejarik.kernel.rng import Rng
from dejarik.kernel.saves import digest


def played(decisions: int, seed: int = 3, game: Any = arena) -> Match:
    """A match after so many random decisions (or at its end)."""
    match = Match(game.GAME, game.Options(), seed)
    rng = Rng.seeded(seed)
    while len(match.choices) < decisions and (waiting := match.decision) is not None:
        match.apply(random_answer(waiting, rng))
    return match


def history(match: Match) -> list[str]:
    """The digests of all states of a match, played again one by one."""
    again = Match(match.game, match.options, match.seed)
    digests = [digest(again.state)]
    for choice in match.choices:
        again.apply(choice)
        digests.append(digest(again.state))
    return digests


# --- Taking back


def test_taking_back_brings_back_every_earlier_state() -> None:
    match = played(3 * STRIDE)
    past = history(match)
    for number in reversed(range(3 * STRIDE)):
        match.undo()
        assert digest(match.state) == past[number]
    with pytest.raises(Problem) as caught:
        match.undo()
    assert caught.value.message.id == "undo-too-far"


def test_a_fork_has_come_the_same_way_and_goes_its_own() -> None:
    match = played(STRIDE + 5)
    before, choices = digest(match.state), match.choices[:]
    fork = match.fork()
    assert history(fork) == history(match)
    fork.undo(3)
    for _ in range(2):
        assert fork.decision is not None
        fork.apply(random_answer(fork.decision, Rng.seeded(9)))
    assert digest(fork.state) == history(fork)[-1]
    assert (digest(match.state), match.choices) == (before, choices)
    match.undo(STRIDE)
    assert digest(match.state) == history(match)[-1]


def test_a_state_is_kept_once_in_a_stride_and_forgotten_when_it_is_taken_back() -> None:
    match = played(2 * STRIDE + 1)
    assert sorted(match._snapshots) == [0, STRIDE, 2 * STRIDE]
    match.undo(STRIDE)
    assert sorted(match._snapshots) == [0, STRIDE]


def test_several_decisions_are_taken_back_at_once() -> None:
    match = played(50)
    past = history(match)
    match.undo(47)
    assert (digest(match.state), len(match.choices), match.state.number) == (past[3], 3, 3)


@pytest.mark.parametrize("decisions", [-1, 11])
def test_no_more_is_taken_back_than_was_decided(decisions: int) -> None:
    match = played(10)
    before = digest(match.state)
    with pytest.raises(Problem):
        match.undo(decisions)
    match.undo(0)
    assert digest(match.state) == before


def test_after_taking_back_the_game_may_go_another_way() -> None:
    match = played(STRIDE + 4)
    match.undo(8)
    rng = Rng.seeded(99)
    for _ in range(12):
        assert match.decision is not None
        match.apply(random_answer(match.decision, rng))
    assert digest(match.state) == history(match)[-1]


def test_a_marked_moment_can_be_gone_back_to() -> None:
    match = played(10)
    match.mark("before the attack")
    there = digest(match.state)
    rng = Rng.seeded(1)
    for _ in range(40):
        assert match.decision is not None
        match.apply(random_answer(match.decision, rng))
    match.undo_to("before the attack")
    assert digest(match.state) == there
    match.undo_to("before the attack")  # the mark is still there
    match.undo()
    with pytest.raises(Problem) as caught:
        match.undo_to("before the attack")  # it was taken back with the moment
    assert caught.value.message.id == "undo-no-mark"


def test_an_earlier_state_can_be_looked_at_without_going_back() -> None:
    match = played(70)
    past = history(match)
    for number in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 70):
        assert digest(match.state_at(number)) == past[number]
    assert len(match.choices) == 70
    for number, asked in ((-1, 71), (71, -1)):
        with pytest.raises(Problem) as caught:
            match.state_at(number)
        assert caught.value.message == text("undo-too-far", asked=asked, most=70)


def test_what_is_looked_at_is_a_copy() -> None:
    match = played(5)
    match.state_at(5).number = 1000
    assert match.state.number == 5


# --- What taking back costs


def test_taking_back_a_move_is_free_and_a_roll_of_dice_is_not() -> None:
    match = Match(arena.GAME, arena.Options(), 1)
    match.apply("move")
    assert match.undo_is_free()
    match.apply("stop")
    assert match.undo_is_free(2)
    assert match.decision is not None
    shot = next(option for option in match.decision.options if option.verb is arena.SHOOT)
    match.apply(shot)
    assert not match.undo_is_free()
    assert not match.undo_is_free(3)


def test_taking_back_a_face_down_bid_is_free_until_the_bids_are_turned_up() -> None:
    match = Match(caravan.GAME, caravan.Options(2), 1)
    match.apply([])
    match.apply([])
    assert match.decision is not None
    match.apply(match.decision.options[0])
    assert match.undo_is_free()
    match.apply(match.decision.options[0])
    assert not match.undo_is_free()


def test_taking_back_nothing_or_more_than_everything_is_not_free() -> None:
    match = Match(arena.GAME, arena.Options(), 1)
    match.apply("move")
    assert [match.undo_is_free(decisions) for decisions in (0, 1, 2)] == [False, True, False]


# --- Replay files


@pytest.mark.parametrize("game", [arena, caravan], ids=["arena", "caravan"])
def test_a_replay_reproduces_the_match(game: Any) -> None:
    match = played(10_000, game=game)
    again = Match.from_replay(match.replay(note="a fine game"))
    assert (again.choices, digest(again.state)) == (match.choices, digest(match.state))
    assert again.outcome == match.outcome
    assert again.replay("a fine game") == match.replay("a fine game")


@given(st.integers(0, 2**64 - 1), st.integers(0, 60))
@settings(max_examples=20)
def test_a_replay_of_any_length_and_seed_reproduces_the_match(seed: int, decisions: int) -> None:
    match = played(decisions, seed, caravan)
    assert digest(Match.from_replay(match.replay()).state) == digest(match.state)


def changed(**fields: Any) -> bytes:
    """A replay of Caravan with some of its entries replaced."""
    return json.dumps({**json.loads(played(12, game=caravan).replay()), **fields}).encode()


def problem(data: bytes) -> Problem:
    with pytest.raises(BadFile) as caught:
        Match.from_replay(data)
    return caught.value


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"dejarik": 2}, "file-newer"),
        ({"dejarik": 0}, "file-foreign"),
        ({"game": "chess"}, "file-other-game"),
        ({"version": "0"}, "file-other-version"),
        ({"options": {"players": "two"}}, "file-damaged"),
        ({"options": {"players": 9}}, "replay-options"),
        ({"options": []}, "file-damaged"),
        ({"seed": "x"}, "file-foreign"),
        ({"seed": 4}, "replay-"),
        ({"digest": "0" * 32}, "replay-differs"),
        ({"choices": ["nonsense"]}, "replay-refused"),
        ({"choices": [[], ["x"]]}, "replay-refused"),
        ({"choices": 3}, "file-foreign"),
        ({"choices": [[["a"]]]}, "file-foreign"),
        ({"choices": []}, "replay-differs"),
    ],
)
def test_a_replay_that_was_tampered_with_is_refused(fields: dict[str, Any], reason: str) -> None:
    assert problem(changed(**fields)).message.id.startswith(reason)


def test_what_is_said_about_a_damaged_replay_stays_short(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(given: bytes) -> None:
        raise ValueError("x" * 300)

    replay = changed()
    monkeypatch.setattr(caravan.GAME, "read_options", fails)
    assert problem(replay).message == text("file-damaged", detail="x" * 200)


def test_a_refused_replay_says_at_which_decision_and_why() -> None:
    refused = problem(changed(choices=[[], "spy#1"])).message
    assert (refused.id, refused.args["number"]) == ("replay-refused", 1)
    reason = refused.args["reason"]
    assert isinstance(reason, msgspec.Struct)


@pytest.mark.slow
@given(st.data())
def test_a_damaged_replay_is_refused_or_leads_to_the_same_end(data: st.DataObject) -> None:
    match = played(12, game=caravan)
    damaged = bytearray(match.replay())
    for place in data.draw(st.lists(st.integers(0, len(damaged) - 1), min_size=1, max_size=3)):
        damaged[place] ^= 1 << data.draw(st.integers(0, 7))
    try:
        again = Match.from_replay(bytes(damaged))
    except BadFile:
        return
    if read_replay(bytes(damaged))[0].digest:  # its name may have been hit: then there is nothing to compare
        assert digest(again.state) == digest(match.state)


@given(st.binary(max_size=100))
def test_garbage_is_no_replay(garbage: bytes) -> None:
    with pytest.raises(BadFile):
        Match.from_replay(garbage)


def test_what_was_answered_cannot_be_changed_afterwards() -> None:
    match = Match(caravan.GAME, caravan.Options(2), 1)
    assert match.decision is not None
    answer = [match.decision.options[0]]
    match.apply(answer)
    answer.clear()
    assert digest(Match.from_replay(match.replay()).state) == digest(match.state)


# --- When something fails


class Moody(arena.ArenaGame):
    """Arena, but bracing makes the rules fail after they have changed the state."""

    name = "moody"
    failure: type[Exception] = RuntimeError


@pytest.fixture
def moody(monkeypatch: pytest.MonkeyPatch) -> Moody:
    def act(activation: arena.Activation, state: arena.Arena, choice: str | int) -> None:
        if state.game == "moody" and choice == "brace":
            state.round += 100
            raise game.failure("brace")
        arena_act(activation, state, choice)

    game = Moody()
    arena_act = arena.Activation.act
    steps = (ask(arena.Activation.offer, act),)
    monkeypatch.setattr(arena.Activation, "steps", steps)
    register(game)
    return game


@pytest.mark.parametrize("failure", [RuntimeError, Fault, KeyError])
def test_rules_that_fail_leave_the_match_where_it_stood(moody: Moody, failure: type[Exception]) -> None:
    moody.failure = failure
    match = Match(moody, arena.Options(), 1)
    match.apply("move")
    match.apply("stop")
    before = digest(match.state)
    with pytest.raises(failure):
        match.apply("brace")
    assert (digest(match.state), len(match.choices)) == (before, 2)
    match.apply("done")
    assert match.state.number == 3


def test_rules_that_refuse_what_they_offered_are_at_fault_and_change_nothing(moody: Moody) -> None:
    moody.failure = Refused
    match = Match(moody, arena.Options(), 1)
    before = digest(match.state)
    with pytest.raises(Fault):
        match.apply("brace")
    assert (digest(match.state), match.choices) == (before, [])


def test_a_replay_at_which_the_rules_fail_says_so(moody: Moody) -> None:
    replay = json.loads(Match(moody, arena.Options(), 1).replay())
    replay["choices"] = ["brace"]
    assert problem(json.dumps(replay).encode()).message.id == "replay-broken"


def test_a_refused_answer_leaves_the_match_alone() -> None:
    match = Match(arena.GAME, arena.Options(), 1)
    state: State = match.state
    with pytest.raises(Refused):
        match.apply("fly")
    with pytest.raises(Refused):
        match.apply("move", seat=1)
    with pytest.raises(Refused):
        match.apply("move", number=7)
    assert match.state is state
    assert match.choices == []


def test_a_game_may_be_over_before_anybody_is_asked() -> None:
    toy = Toy()
    toy.lay()
    match = Match(toy, toy.random_options(Rng.seeded(1)), 1)
    assert match.decision is None
    assert match.outcome is not None
