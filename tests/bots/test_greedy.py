"""Bots: that they see no more than their seat, and that they always answer."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import pytest
from bench.bots import match_up

from dejarik.assault.game import GAME
from dejarik.assault.skirmish.game import Options, missions
from dejarik.assault.skirmish.mind import SkirmishMind
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.bots import GreedyPlayer, bot_names, find_bot, levels_of, offered_bots
from dejarik.bots.rookie import DREAMY, MISJUDGED, RookiePlayer
from dejarik.kernel import (
    Option,
    Problem,
    Ratings,
    Rng,
    Verb,
    choose,
    clone,
    register,
    text,
)
from dejarik.kernel.driver import RandomPlayer, Turn, play
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match

register(GAME)
CARDS = find_game("lcg")
ARMIES = tuple(ready_made().values())


# --- By name --------------------------------------------------------------------------------------


def test_a_game_with_a_mind_has_bots_that_think() -> None:
    assert bot_names(GAME) == bot_names()
    assert bot_names() == ["greedy", "master", "quick", "random", "rookie", "story", "veteran"]
    assert isinstance(find_bot("greedy", GAME, 1), GreedyPlayer)


def test_a_game_without_a_mind_is_played_at_random() -> None:
    assert bot_names(find_game("arena")) == ["random"]
    with pytest.raises(Problem, match="sim-bot-unknown"):
        find_bot("greedy", find_game("arena"), 1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Problem, match="sim-bot-unknown"):
        find_bot("clever", GAME, 1)


def test_a_bot_is_offered_where_figures_show_it_apart() -> None:
    assert levels_of(GAME) == ["story", "rookie", "greedy"]
    assert offered_bots(GAME) == ["greedy", "quick", "random", "rookie", "story"]
    assert levels_of(CARDS) == []
    assert offered_bots(CARDS) == ["greedy", "quick", "random", "rookie"]
    assert levels_of(find_game("arena")) == []
    assert offered_bots(find_game("arena")) == ["random"]


# --- Only its turn --------------------------------------------------------------------------------


def at_decision(seed: int, number: int) -> Match:
    """A random game at one of its decisions."""
    map_id, mission = missions()[seed % len(missions())]
    seats = GAME.seats(GAME.options_from({"map": map_id, "mission": mission}, Rng.seeded(1)))
    armies = tuple(ARMIES[(seed * 5 + 7 * seat) % len(ARMIES)] for seat in range(seats))
    match = Match(GAME, Options(map_id, mission, armies), seed)
    player = RandomPlayer(seed)
    while len(match.choices) < number and match.decision is not None:
        match.apply(player.choose(Turn(match.state, match.decision)))
    return match


@pytest.mark.parametrize("seed", range(0, 18, 3))
def test_what_is_hidden_does_not_change_what_a_bot_does(seed: int) -> None:
    match = at_decision(seed, 60 + 5 * seed)
    decision = match.decision
    assert decision is not None
    other: Any = clone(match.state)
    GAME.redeal(other, decision.seat, Rng.seeded(99))
    answers = [GreedyPlayer(GAME, 7).choose(Turn(state, decision)) for state in (match.state, other)]
    assert answers[0] == answers[1]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> list[Any]:
        match = at_decision(2, 40)
        players = [GreedyPlayer(GAME, 1), GreedyPlayer(GAME, 2)]
        for _ in range(25):
            assert match.decision is not None
            match.apply(players[match.decision.seat].choose(Turn(match.state, match.decision)))
        return match.choices

    assert game() == game()


# --- Always an answer -----------------------------------------------------------------------------


class Confused(SkirmishMind):
    """It fails to judge."""

    def rate(self, state: Any) -> Ratings:
        raise ZeroDivisionError("a thought too many")


class Blind(SkirmishMind):
    """It can't determinize anything."""

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Any:
        raise KeyError("state")


@pytest.mark.parametrize("mind", [Confused(), Blind()], ids=["confused", "blind"])
def test_a_bot_that_fails_to_think_still_answers_and_says_so(
    mind: SkirmishMind, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_decision(1, 30)
    monkeypatch.setattr(GAME, "mind", mind)
    bot = GreedyPlayer(GAME, 3)
    with caplog.at_level(logging.ERROR):
        for _ in range(10):
            assert match.decision is not None
            match.apply(bot.choose(Turn(match.state, match.decision)))
    assert len([record for record in caplog.records if "could not judge" in record.message]) == 10


@pytest.mark.slow
@pytest.mark.parametrize("map_id", ["hoth-battlefield", "nal-hutta-borderlands", "temple-gardens"])
def test_four_players_are_never_stuck(map_id: str, caplog: pytest.LogCaptureFixture) -> None:
    """One greedy player among four: the game ends, and no decision was too hard to judge."""
    options = GAME.options_from({"map": map_id, "mission": "A"}, Rng.seeded(5))
    players = [find_bot("greedy" if seat == 1 else "random", GAME, seat) for seat in range(4)]
    match = Match(GAME, options, 5)
    with caplog.at_level(logging.ERROR):
        outcome = play(match, players)
    assert outcome.reason in GAME.reasons
    assert caplog.records == []


# --- Strength -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_greedy_beats_random(caplog: pytest.LogCaptureFixture) -> None:
    """A small version of the series in `bench/bots.py`: every other mission from the middle of the list."""
    with caplog.at_level(logging.ERROR):
        result = match_up("greedy", "random", 8, first=10)
    assert result.wins >= 7, result.lost
    assert caplog.records == []


def test_nobody_thinks_about_a_question_with_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(*_: object) -> None:
        raise AssertionError("it was thought about")

    only = Option(Verb("end", text("kernel-pass")))
    turn = Turn(at_decision(3, 40).state, choose(0, text("kernel-react"), [only], pause=True))
    bot = GreedyPlayer(GAME, 1)
    monkeypatch.setattr(bot, "rate", thinks)
    assert bot.choose(turn) == only


# --- The rookie -----------------------------------------------------------------------------------


def test_a_rookie_misjudges_by_a_point_or_two_and_small_errors_are_likelier() -> None:
    match = at_decision(3, 40)
    state = GAME.mind.determinize(Turn(match.state, match.decision).view, Rng.seeded(1))  # type: ignore[arg-type]
    right = GreedyPlayer(GAME, 1).rate(state)
    errors = [
        abs(worth - right[place])
        for seed in range(40)
        for place, worth in RookiePlayer(GAME, seed).rate(state).items()
    ]
    assert 0 < max(errors) <= MISJUDGED
    assert sum(error < MISJUDGED / 2 for error in errors) > len(errors) / 2


def test_a_rookie_answers_the_same_with_the_same_seed() -> None:
    match = at_decision(3, 40)
    assert match.decision is not None
    turns = [Turn(match.state, match.decision) for _ in range(2)]
    assert RookiePlayer(GAME, 7).choose(turns[0]) == RookiePlayer(GAME, 7).choose(turns[1])


def test_who_plays_for_the_story_misjudges_more() -> None:
    match = at_decision(3, 40)
    state = GAME.mind.determinize(Turn(match.state, match.decision).view, Rng.seeded(1))  # type: ignore[arg-type]
    right = GreedyPlayer(GAME, 1).rate(state)
    dreamer = find_bot("story", GAME, 1)
    assert isinstance(dreamer, RookiePlayer)
    errors = [abs(worth - right[place]) for _ in range(20) for place, worth in dreamer.rate(state).items()]
    assert MISJUDGED < max(errors) <= DREAMY


@pytest.mark.slow
def test_a_rookie_beats_chance_and_loses_to_who_judges_well() -> None:
    assert match_up("rookie", "random", 4).wins == 4
    assert match_up("rookie", "greedy", 6).wins <= 3
