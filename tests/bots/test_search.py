"""Search: what it looks at, when it deviates from what looks best at first, and that it can be repeated exactly."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.bots import bot_names, find_bot
from dejarik.bots.candidates import answer_at, candidates, default_answer
from dejarik.bots.search import Considered, Gain, Level, Search, Thought
from dejarik.bots.searching import SearchPlayer
from dejarik.kernel import Option, Rng, Verb, choose, choose_some, put_in_order, register, text, view
from dejarik.kernel.driver import Turn, play
from dejarik.kernel.games import find_game
from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.lcg.game import GAME
from dejarik.lcg.rules.format import format_names

register(GAME)
SOME_TEXT = text("kernel-react")
GO, SHOOT = Verb("go", SOME_TEXT), Verb("shoot", SOME_TEXT)
PASS = Option(Verb("pass", SOME_TEXT, declines=True))
QUICK = Level(playouts=4, turns=1, most=3)


def duel(seed: int) -> Match:
    return Match(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(seed)), seed)


# --- Candidates -----------------------------------------------------------------------------------


def test_candidates_are_spread_over_verbs() -> None:
    asked = choose(0, SOME_TEXT, [*(Option(GO, number) for number in range(9)), Option(SHOOT, 1), PASS])
    ratings = {place: 9.0 - place for place in range(9)}
    assert candidates(asked, ratings, (0,), 4) == [(0,), (9,), (10,), (1,)]


def test_the_default_is_the_first_candidate_whatever_it_is_rated() -> None:
    asked = choose(0, SOME_TEXT, [Option(GO, 1), Option(GO, 2), PASS])
    assert candidates(asked, {0: 1.0}, (1,), 3) == [(1,), (0,), (2,)]


def test_groups_are_near_the_default_and_legal() -> None:
    asked = choose_some(0, SOME_TEXT, [Option(GO, number) for number in range(4)], 1, 3)
    found = candidates(asked, {0: 4.0, 1: 3.0, 2: 2.0, 3: 1.0}, (0, 1), 20)
    assert found[0] == (0, 1)
    assert set(found) >= {(0, 1, 2), (0,), (1,), (0, 1, 3), (2,), (3,)}
    assert all(1 <= len(group) <= 3 for group in found)
    assert len(set(found)) == len(found)


def test_an_order_is_not_searched() -> None:
    asked = put_in_order(0, SOME_TEXT, [Option(GO, 1), Option(GO, 2)])
    assert default_answer(asked, {}, Rng.seeded(1)) is None


def test_an_answer_is_found_again_by_its_places() -> None:
    options = [Option(GO, number) for number in range(3)]
    assert answer_at(choose(0, SOME_TEXT, options), (2,)) is options[2]
    assert answer_at(choose_some(0, SOME_TEXT, options, 0, 3), (0, 2)) == [options[0], options[2]]


# --- Judging --------------------------------------------------------------------------------------


def test_a_gain_in_the_same_worlds_is_certain_where_single_chances_are_not() -> None:
    default = Considered((0,), [0.1, 0.9, 0.4, 0.6])
    gain = Gain.over(default, Considered((1,), [0.2, 1.0, 0.5, 0.7]))
    assert gain.mean == pytest.approx(0.1)
    assert gain.error == pytest.approx(0.005)
    assert gain.shrunk == pytest.approx(0.1, rel=0.01)
    unsure = Gain(0.1, 0.3)
    assert unsure.shrunk == pytest.approx(0.01)


class Told(Search):
    """A search whose playouts come to what it is told: the chances of each place, one world after the other."""

    def __init__(self, chances: dict[int, list[float]], level: Level) -> None:
        match = duel(2)
        asked = match.decision
        assert asked is not None
        super().__init__(GAME.mind, view(match.state, asked.seat), {}, level, Rng.seeded(1))
        self.chances = {place: iter(each) for place, each in chances.items()}
        self.tried: list[int] = []

    def found(self) -> Thought:
        considered = [Considered((place,)) for place in self.chances]
        self._halve(considered)
        return self._judged(considered)

    def _try_all(self, alive: list[Considered]) -> None:
        for each in alive:
            self.tried.append(each.places[0])
            each.chances.append(next(self.chances[each.places[0]]))


def test_most_playouts_go_to_those_between_which_it_is_close_and_the_default_is_never_dropped() -> None:
    search = Told({0: [0.1] * 99, 1: [0.6] * 99, 2: [0.2] * 99, 3: [0.5] * 99}, Level(playouts=16))
    thought = search.found()
    counts = [search.tried.count(place) for place in range(4)]
    assert counts == [4, 4, 2, 4]
    assert thought.deviates
    assert thought.places == (1,)
    assert thought.gain is not None
    assert thought.gain.mean == pytest.approx(0.5)


def test_a_gain_that_may_be_luck_is_no_reason_to_deviate() -> None:
    search = Told({0: [0.4, 0.5, 0.6, 0.5] * 9, 1: [0.9, 0.1, 0.9, 0.2] * 9}, Level(playouts=8))
    assert not search.found().deviates


# --- Repeating ------------------------------------------------------------------------------------


def choices_of(match: Match, decisions: int) -> list[Any]:
    """Two players who search go on with a match."""
    players = [SearchPlayer(GAME, seat, QUICK) for seat in range(2)]
    memories = Memories.of(match)
    while (asked := match.decision) is not None and len(match.choices) < decisions:
        events = match.apply(players[asked.seat].choose(Turn(match.state, asked, memories[asked.seat])))
        memories.hear(match.state, events)
    return match.choices


def test_a_game_that_was_saved_is_gone_on_with_exactly() -> None:
    whole = choices_of(duel(5), 40)
    begun = duel(5)
    choices_of(begun, 19)
    assert choices_of(Match.from_replay(begun.replay()), 40) == whole


def test_what_is_thought_follows_from_the_seed() -> None:
    """Also how likely a victory looks; another seed leads to other worlds."""

    def thoughts(seed: int) -> list[list[float]]:
        found: list[list[float]] = []
        player = SearchPlayer(
            GAME,
            seed,
            QUICK,
            lambda turn, asked, thought: found.extend(each.chances for each in thought.considered),
        )
        match = duel(6)
        while (asked := match.decision) is not None and len(match.choices) < 16:
            match.apply(player.choose(Turn(match.state, asked)))
        return found

    first = thoughts(1)
    assert first
    assert thoughts(1) == first
    assert thoughts(2) != first


@pytest.mark.slow
def test_a_whole_duel_ends_and_no_decision_was_too_hard(caplog: pytest.LogCaptureFixture) -> None:
    match = duel(9)
    outcome = play(match, [SearchPlayer(GAME, 1, QUICK), find_bot("quick", GAME, 2)])
    assert outcome.reason in GAME.reasons
    assert caplog.records == []
    assert Match.from_replay(match.replay()).outcome == outcome


@pytest.mark.slow
@pytest.mark.parametrize("format", format_names())
def test_every_format_of_the_card_game_is_searched(format: str, caplog: pytest.LogCaptureFixture) -> None:
    match = Match(GAME, GAME.options_from({"format": format, "decks": "random"}, Rng.seeded(3)), 3)
    thoughts: list[Thought] = []
    player = SearchPlayer(GAME, 1, QUICK, lambda world, asked, thought: thoughts.append(thought))
    memories = Memories.of(match)
    while (asked := match.decision) is not None and len(match.choices) < 40:
        turn = Turn(match.state, asked, memories[asked.seat])
        memories.hear(match.state, match.apply(player.choose(turn)))
    assert caplog.records == []
    assert any(len(thought.considered) > 1 for thought in thoughts)
    assert all(
        0.0 <= chance <= 1.0 for each in thoughts for found in each.considered for chance in found.chances
    )


def test_who_looks_ahead_is_offered_where_a_game_can_be_searched() -> None:
    assert {"veteran", "master"} <= set(bot_names(GAME))
    assert not {"veteran", "master"} & set(bot_names(find_game("arena")))
    assert isinstance(find_bot("master", GAME, 1), SearchPlayer)
