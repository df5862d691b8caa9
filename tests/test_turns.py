"""Whose turn it is, as each game says it: the one who is activated or active, and nobody while a game is set up."""

from __future__ import annotations

import pytest

from dejarik.kernel import Rng, find_game
from dejarik.kernel.answers import random_answer
from dejarik.kernel.match import Match


@pytest.mark.parametrize(
    ("game", "settings", "in_turn"),
    [
        ("assault", {"players": "2", "armies": "ready-made"}, {"activation-prompt", "attack-surges"}),
        ("lcg", {"format": "duel"}, {"lcg-deploy", "lcg-engage"}),
        ("lcg", {"format": "2v2"}, {"lcg-deploy"}),
        ("arena", {}, {"arena-act"}),
    ],
)
def test_whoever_acts_is_in_turn_and_others_are_asked_out_of_it(
    game: str, settings: dict[str, str], in_turn: set[str]
) -> None:
    played = find_game(game)
    rng = Rng.seeded(4)
    match = Match(played, played.options_from(settings, rng), 4)
    assert played.has_turns
    assert not played.turn_of(match.state) or game == "arena", "it is being set up"
    teams = [role.team for role in played.roles(match.options)]
    acted, beside = 0, 0
    for _ in range(400):
        if (asked := match.decision) is None:
            break
        turn = played.turn_of(match.state)
        assert len({teams[seat] for seat in turn}) <= 1
        if asked.prompt.id in in_turn:
            assert asked.seat in turn, asked.prompt.id
            acted += 1
        beside += bool(turn) and asked.seat not in turn
        match.apply(random_answer(asked, rng))
    assert acted > 0
    assert beside > 0


def test_a_game_without_turns_says_so() -> None:
    caravan = find_game("caravan")
    assert not caravan.has_turns
    options = caravan.options_from({"players": "2"}, Rng.seeded(1))
    assert caravan.turn_of(Match(caravan, options, 1).state) == ()
