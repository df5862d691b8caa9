"""The driver: players answer decisions, see only their own view, and every game ends."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.examples import arena, caravan
from dejarik.kernel import Answer, Choice, Event, Fault, Option, Refused, Verb, register, text, view
from dejarik.kernel.driver import RandomPlayer, Turn, play
from dejarik.kernel.match import Match
from dejarik.kernel.saves import digest


def test_random_players_play_any_game_to_its_end() -> None:
    for game, options, seats in ((arena.GAME, arena.Options(), 2), (caravan.GAME, caravan.Options(4), 4)):
        match = Match(game, options, 1)
        outcome = play(match, [RandomPlayer(seat) for seat in range(seats)])
        assert outcome == match.outcome
        assert outcome.reason in game.reasons


def test_the_same_seeds_give_the_same_game() -> None:
    matches = [Match(arena.GAME, arena.Options(), 5) for _ in range(2)]
    for match in matches:
        play(match, [RandomPlayer(1), RandomPlayer(2)])
    assert digest(matches[0].state) == digest(matches[1].state)


class Scribe:
    """Notes whom it is asked for and what it sees, and takes the first option."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    def choose(self, turn: Turn) -> Answer:
        self.turns.append(turn)
        return [] if turn.decision["kind"] == "some" else str(turn.decision["options"][0]["id"])


def test_each_seat_is_answered_for_by_its_own_player() -> None:
    scribes = [Scribe(), Scribe()]
    play(Match(arena.GAME, arena.Options(health=1), 1), scribes)
    for seat, scribe in enumerate(scribes):
        assert scribe.turns
        assert {turn.decision["seat"] for turn in scribe.turns} == {seat}


def test_a_player_sees_the_view_of_its_own_seat() -> None:
    match = Match(caravan.GAME, caravan.Options(2), 1)
    assert match.decision is not None
    assert Turn(match.state, match.decision).view == view(match.state, match.decision.seat)


def test_no_view_is_made_for_a_player_who_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise AssertionError("a view was made")

    monkeypatch.setattr("dejarik.kernel.driver.view", fail)
    play(Match(arena.GAME, arena.Options(), 1), [RandomPlayer(1), RandomPlayer(2)])


def test_progress_is_told_after_every_decision_with_what_happened() -> None:
    told: list[tuple[int, list[Event]]] = []
    match = Match(arena.GAME, arena.Options(), 1)
    play(
        match,
        [RandomPlayer(1), RandomPlayer(2)],
        lambda match, events: told.append((len(match.choices), events)),
    )
    assert [number for number, _ in told] == list(range(1, len(match.choices) + 1))
    happened = [event for _, events in told for event in events]
    assert any(isinstance(event, arena.Stepped) for event in happened)


def test_an_illegal_answer_of_a_player_is_refused_and_the_match_stands() -> None:
    class Confused:
        def choose(self, turn: Turn) -> Answer:
            return "nonsense"

    match = Match(arena.GAME, arena.Options(), 1)
    with pytest.raises(Refused):
        play(match, [Confused(), Confused()])
    assert match.choices == []


def test_a_game_that_goes_beyond_its_bound_is_a_fault() -> None:
    class Short(arena.ArenaGame):
        name = "short"
        bound = 5

    match = Match(register(Short()), arena.Options(), 1)
    with pytest.raises(Fault, match="short is not over after 5 decisions"):
        play(match, [RandomPlayer(1), RandomPlayer(2)])
    assert len(match.choices) == 5


@pytest.mark.parametrize("answer", ["win", Option(Verb("win", text("kernel-pass")))])
def test_a_player_cannot_make_an_option_for_itself(answer: Answer | Choice) -> None:
    class Cheat:
        def choose(self, turn: Turn) -> Answer | Choice:
            turn.decision["options"][0]["id"] = "win"
            return answer

    with pytest.raises(Refused):
        play(Match(arena.GAME, arena.Options(), 1), [Cheat(), Cheat()])
