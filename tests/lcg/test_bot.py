"""The bot of the card game: it works from its view, always finds a legal answer by thinking, and beats chance."""

from __future__ import annotations

import pytest
from bench.cards import match_up

from dejarik.bots import find_bot
from dejarik.kernel import Rng, decision, register, view
from dejarik.kernel.answers import random_answer, read_answer
from dejarik.kernel.driver import Player, Turn
from dejarik.kernel.engine import apply, start
from dejarik.kernel.match import Match
from dejarik.lcg.game import GAME
from dejarik.lcg.rules.format import format_names

register(GAME)


@pytest.mark.slow
@pytest.mark.parametrize("format", format_names())
def test_it_thinks_of_an_answer_to_every_decision(format: str, caplog: pytest.LogCaptureFixture) -> None:
    options = GAME.options_from({"format": format, "decks": "random"}, Rng.seeded(3))
    players: list[Player] = [find_bot("greedy", GAME, seat) for seat in range(len(options.decks))]
    match = Match(GAME, options, 3)
    while (asked := match.decision) is not None and len(match.choices) < 150:
        match.apply(players[asked.seat].choose(Turn(match.state, asked)))
    assert caplog.records == []


@pytest.mark.parametrize("format", format_names())
def test_what_it_draws_for_the_hidden_asks_the_same_of_it(format: str) -> None:
    """From its view alone it comes to a state with the same decision and the same options."""
    options = GAME.options_from({"format": format, "decks": "random"}, Rng.seeded(4))
    state = start(GAME, options, 4)
    rng = Rng.seeded(5)
    for _ in range(120):
        asked = decision(state)
        if asked is None:
            break
        determinized = GAME.mind.determinize(view(state, asked.seat), rng.split())
        again = decision(determinized)
        assert again is not None
        assert again.ids(determinized) == asked.ids(state)
        answer = random_answer(asked, rng)
        read_answer(determinized, again, answer)
        apply(state, answer)


@pytest.mark.slow
def test_it_beats_a_random_player_with_either_side() -> None:
    assert match_up(4).wins >= 3
