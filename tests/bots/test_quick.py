"""The quick bot: it sees no more than its seat, has an answer of its own to every question, and plays better than
chance; and its policy, which plays without a view."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from bench.bots import match_up
from tests.bots.test_greedy import at_decision

from dejarik.assault.evaluation.quick.habits import habits
from dejarik.assault.game import GAME
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.skirmish.mind import SkirmishMind
from dejarik.bots import QuickPlayer, find_bot
from dejarik.kernel import Rng, apply, clone, decision, register
from dejarik.kernel.answers import best_answer, random_answer
from dejarik.kernel.driver import Turn
from dejarik.kernel.engine import start
from dejarik.kernel.match import Match
from dejarik.kernel.minds import Policy

register(GAME)

FORMATS = {
    "two": {"map": "mos-eisley-outskirts", "mission": "A"},
    "four": {"map": "hoth-battlefield", "mission": "A"},
    "mission": {"format": "mission", "mission": "aftermath", "heroes": "2"},
    "mission of four": {"format": "mission", "mission": "a-new-threat", "heroes": "4"},
    "campaign": {"format": "campaign"},
}


def quick_players(match: Match) -> list[QuickPlayer]:
    return [QuickPlayer(GAME, seat) for seat in range(GAME.seats(match.options))]


@pytest.fixture(autouse=True)
def no_question_is_too_hard(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """It answers even if its head fails; here it must not."""
    with caplog.at_level(logging.ERROR):
        yield
    assert caplog.records == []


# --- Its turn, and no more ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(0, 18, 3))
def test_what_is_hidden_does_not_change_what_it_does(seed: int) -> None:
    match = at_decision(seed, 60 + 5 * seed)
    asked = match.decision
    assert asked is not None
    other: Any = clone(match.state)
    GAME.redeal(other, asked.seat, Rng.seeded(99))
    answers = [QuickPlayer(GAME, 7).choose(Turn(state, asked)) for state in (match.state, other)]
    assert answers[0] == answers[1]


def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> list[Any]:
        match = at_decision(2, 40)
        players = quick_players(match)
        for _ in range(60):
            assert match.decision is not None
            match.apply(players[match.decision.seat].choose(Turn(match.state, match.decision)))
        return match.choices

    assert game() == game()


# --- Always an answer -----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("settings", FORMATS.values(), ids=FORMATS)
def test_it_plays_every_format_to_its_end(settings: dict[str, str]) -> None:
    match = Match(GAME, GAME.options_from(settings, Rng.seeded(3)), 3)
    players = quick_players(match)
    while (asked := match.decision) is not None:
        assert len(match.choices) < 3000
        match.apply(players[asked.seat].choose(Turn(match.state, asked)))
    assert match.outcome is not None
    assert match.outcome.reason in GAME.reasons


class Confused(Policy[Any]):
    """It fails to judge."""

    def rate(self, state: Any) -> dict[int, float]:
        raise ZeroDivisionError("a thought too many")


def test_if_its_policy_fails_it_still_answers_and_says_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_decision(1, 30)
    monkeypatch.setattr(SkirmishMind, "policy", lambda mind, rng: Confused())
    monkeypatch.setattr(GAME, "mind", SkirmishMind())
    bot = QuickPlayer(GAME, 3)
    for _ in range(5):
        assert match.decision is not None
        match.apply(bot.choose(Turn(match.state, match.decision)))
    assert [record.message for record in caplog.records] == [
        f"could not judge decision {30 + number} of assault" for number in range(5)
    ]
    caplog.clear()


# --- The policy itself ----------------------------------------------------------------------------


@pytest.mark.parametrize("settings", FORMATS.values(), ids=FORMATS)
def test_rating_changes_nothing(settings: dict[str, str]) -> None:
    state = start(GAME, GAME.options_from(settings, Rng.seeded(5)), 5)
    rng = Rng.seeded(6)
    policy = GAME.mind.policy(rng.split())
    for _ in range(60):
        asked = decision(state)
        if asked is None:
            break
        before = clone(state)
        ratings = policy.rate(state)
        assert state == before
        apply(state, best_answer(asked, ratings, rng) if ratings else random_answer(asked, rng))


def test_habits_are_of_texts_that_exist() -> None:
    """A text that has been renamed would be tried out each time, and nobody would notice."""
    unknown = []
    for name in habits():
        mode, occasion, text = name.split("/")
        assert mode in ("skirmish", "mission")
        assert occasion in ("activation", "reaction")
        key, ability = text.rsplit(".", 1)
        if ability not in {each.name for each in definition_of(key).abilities}:
            unknown.append(name)
    assert unknown == []


# --- Strength -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_it_beats_random() -> None:
    result = match_up("quick", "random", 8, first=10)
    assert result.wins >= 7, result.lost


@pytest.mark.slow
@pytest.mark.parametrize("side", ["rebels", "empire"])
def test_it_beats_random_in_missions(side: str) -> None:
    """Either side of an easy mission, four times."""
    won = 0
    for seed in range(4):
        options = GAME.options_from(
            {"format": "mission", "mission": "aftermath", "heroes": "2"}, Rng.seeded(seed)
        )
        match = Match(GAME, options, seed)
        names = ["random", "quick", "quick"] if side == "rebels" else ["quick", "random", "random"]
        players = [find_bot(name, GAME, seed * 10 + seat) for seat, name in enumerate(names)]
        while (asked := match.decision) is not None:
            match.apply(players[asked.seat].choose(Turn(match.state, asked)))
        assert match.outcome is not None
        won += names[match.outcome.winners[0]] == "quick"
    assert won >= 3
