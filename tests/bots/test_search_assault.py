"""Search in Imperial Assault: how likely a victory looks, what a turn is, and games that are repeated exactly."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from tests.bots.test_greedy import at_decision

from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.game import GAME
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.attack.aftermath import struck_by_blast
from dejarik.assault.rules.ground import team
from dejarik.bots import bot_names, find_bot
from dejarik.bots.search import Level, Search, Thought
from dejarik.bots.searching import SearchPlayer
from dejarik.kernel import NOBODY, Rng, decision, register, view
from dejarik.kernel.driver import Turn
from dejarik.kernel.match import Match
from dejarik.kernel.memories import Memories
from dejarik.kernel.state import Outcome

register(GAME)
MIND = GAME.mind
SHORT = Level(playouts=4, turns=1, most=3)

FORMATS = {
    "skirmish": {"map": "mos-eisley-outskirts", "mission": "A"},
    "four": {"map": "hoth-battlefield", "mission": "A"},
    "mission": {"format": "mission", "mission": "aftermath", "heroes": "2"},
    "mission of three": {"format": "mission", "mission": "trespass", "heroes": "3"},
}


@pytest.fixture(autouse=True)
def no_question_is_too_hard(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A bot answers even if its head fails; here it must not."""
    with caplog.at_level(logging.ERROR):
        yield
    assert caplog.records == []


def begun(format: str, seed: int, rounds: int = 1) -> Match:
    """A game that quick bots have played up to a question of who activates in a round."""
    match = Match(GAME, GAME.options_from(FORMATS[format], Rng.seeded(seed)), seed)
    players = [find_bot("quick", GAME, seat) for seat in range(GAME.seats(match.options))]
    while (asked := match.decision) is not None:
        state: Any = match.state
        if state.round >= rounds and asked.options[0].verb.word == "activate":
            return match
        match.apply(players[asked.seat].choose(Turn(match.state, asked)))
    raise AssertionError("it was over too soon")


def choices_of(match: Match, decisions: int) -> list[Any]:
    """Players who search go on with a match."""
    players = [SearchPlayer(GAME, seat, SHORT) for seat in range(GAME.seats(match.options))]
    memories = Memories.of(match)
    while (asked := match.decision) is not None and len(match.choices) < decisions:
        events = match.apply(players[asked.seat].choose(Turn(match.state, asked, memories[asked.seat])))
        memories.hear(match.state, events)
    return match.choices


def thoughts_of(match: Match) -> list[Thought]:
    """What somebody thinks who searches."""
    found: list[Thought] = []
    assert match.decision is not None
    player = SearchPlayer(GAME, 1, SHORT, lambda world, asked, thought: found.append(thought))
    player.choose(Turn(match.state, match.decision))
    return found


# --- How likely a victory looks -------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_the_chances_of_all_sides_are_one_together_and_partners_share_theirs(format: str) -> None:
    state: Any = begun(format, 3, rounds=2).state
    chances = {player.seat: MIND.value(state, player.seat) for player in state.players}
    sides = {team(state, seat): chance for seat, chance in chances.items()}
    assert sum(sides.values()) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in sides.values())
    assert all(chance == sides[team(state, seat)] for seat, chance in chances.items())


@pytest.mark.parametrize("format", ["skirmish", "mission"])
def test_a_game_that_is_over_is_won_or_lost(format: str) -> None:
    state: Any = begun(format, 3).state
    state.outcome = Outcome("points", (1,))
    assert MIND.value(state, 1) == 1.0
    assert MIND.value(state, 0) == 0.0
    assert MIND.aspects(state, 1) == {"victory": 50.0}
    state.outcome = Outcome("points")
    assert MIND.value(state, 0) == MIND.value(state, 1) == 0.5


@pytest.mark.parametrize("format", ["skirmish", "mission"])
def test_who_loses_a_figure_is_less_likely_to_win(format: str) -> None:
    state: Any = begun(format, 3).state
    before = MIND.value(state, 1)
    lost = next(figure for figure in state.figures.values() if figure.seat == 1)
    lost.damage += 3
    assert MIND.value(state, 1) < before
    assert MIND.value(state, 0) > 1 - before


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_aspects_together_are_what_a_side_is_ahead(format: str) -> None:
    state: Any = begun(format, 3, rounds=2).state
    side = team(state, 1)
    found = MIND.aspects(state, 1)
    assert sum(found.values()) == pytest.approx(evaluate(state, side))
    assert all(MIND.aspect(name).id for name in found)


def test_a_figure_of_nobody_is_nobodys_gain() -> None:
    state: Any = begun("mission", 3).state
    figure = next(figure for figure in state.figures.values() if figure.seat == 0)
    figure.seat = NOBODY
    assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


# --- What a turn is -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_turns_are_activations_of_groups(format: str) -> None:
    match = begun(format, 4)
    players = [find_bot("quick", GAME, seat) for seat in range(GAME.seats(match.options))]
    first = MIND.horizon(match.state)
    seen, groups = {first}, set[int]()
    state: Any = match.state
    while (asked := match.decision) is not None and state.round < 2:
        match.apply(players[asked.seat].choose(Turn(match.state, asked)))
        acting = state.find(GroupActivation)
        if acting is not None and acting.acted:
            groups.add(acting.group)
        seen.add(MIND.horizon(match.state))
    assert len(groups) > 2
    assert max(seen) - first >= len(groups)
    assert sorted(seen) == list(range(first, max(seen) + 1))


def test_nothing_is_foreseen_before_the_first_round() -> None:
    match = Match(GAME, GAME.options_from(FORMATS["mission"], Rng.seeded(1)), 1)
    state: Any = match.state
    assert state.round == 0
    assert not MIND.foresees(match.state)
    assert not thoughts_of(match)
    assert MIND.foresees(begun("mission", 1).state)


def test_between_missions_nothing_is_foreseen() -> None:
    match = Match(GAME, GAME.options_from({"format": "campaign"}, Rng.seeded(1)), 1)
    assert not MIND.foresees(match.state)
    assert not thoughts_of(match)


def test_with_each_turn_all_that_is_tried_has_the_same_luck() -> None:
    match = begun("skirmish", 5)
    asked = match.decision
    assert asked is not None
    search = Search(MIND, view(match.state, asked.seat), {}, SHORT, Rng.seeded(1))
    world, chance = search.first, Rng.seeded(9)
    ends = [search._played_out(world, (place,), chance) for place in range(2)]
    assert [MIND.horizon(end) - MIND.horizon(world) for end in ends] == [1, 1]
    assert len({(end.rng.word, end.rng.step) for end in ends}) == 1


# --- Repeating ------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("format", FORMATS)
def test_a_game_with_a_search_is_repeated_and_gone_on_with_exactly(format: str) -> None:
    first = len(begun(format, 5).choices)
    whole = choices_of(begun(format, 5), first + 14)
    assert len(whole) == first + 14
    stopped = begun(format, 5)
    choices_of(stopped, first + 6)
    assert choices_of(Match.from_replay(stopped.replay()), first + 14) == whole


@pytest.mark.parametrize("format", ["skirmish", "mission"])
def test_both_sides_are_searched(format: str) -> None:
    match = begun(format, 6)
    state: Any = match.state
    thoughts: dict[int, int] = {}
    players = [find_bot("quick", GAME, seat) for seat in range(GAME.seats(match.options))]
    while len(thoughts) < 2:
        asked = match.decision
        assert asked is not None
        side = team(state, asked.seat)
        if side not in thoughts and len(asked.options) > 1:
            found = thoughts_of(match)
            if found and len(found[0].considered) > 1:
                thoughts[side] = len(found[0].considered)
                chances = [chance for each in found[0].considered for chance in each.chances]
                assert chances
                assert all(0.0 <= chance <= 1.0 for chance in chances)
        match.apply(players[asked.seat].choose(Turn(match.state, asked)))


def test_whoever_looks_ahead_plays_imperial_assault() -> None:
    assert {"veteran", "master"} <= set(bot_names(GAME))


# --- What a search has found ----------------------------------------------------------------------


def test_a_blast_strikes_nobody_around_what_fills_no_space() -> None:
    """A door fills none: surges against it are weighed all the same."""
    state: Any = at_decision(1, 60).state
    figure = next(iter(state.figures.values()))
    attack = Attack(attacker=figure.id, seat=figure.seat)
    assert attack.target_space < 0
    assert struck_by_blast(state, attack) == []
    assert decision(state) is not None
