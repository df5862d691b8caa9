"""The challenge decks of the card game, begun by clicking and played to their end: from the seat of the single player
and from one of the team, against bots."""

from __future__ import annotations

import pytest
from tests.web.card_playing import CALM, EAGER, STATE, answer
from tests.web.conftest import NewPage, Served
from tests.web.hurrying import hurry
from tests.web.test_lcg import sit
from tests.web.test_lcg_whole import ENGLISH, POLISH, shows_the_end

REASONS = {"jerjerrod": {"card", "no-objectives"}, "skywalker": {"card", "quarry", "outlasted"}}


@pytest.mark.parametrize(
    ("format", "seat", "bot", "language"),
    [
        pytest.param("jerjerrod", 0, "random", POLISH, id="jerjerrod-alone"),
        pytest.param("skywalker", 1, "greedy", ENGLISH, id="skywalker-in-the-team"),
    ],
)
def test_a_challenge_deck_is_played_against_bots_to_its_end(
    new_page: NewPage, served: Served, format: str, seat: int, bot: str, language: str
) -> None:
    page = new_page(language=language)
    page.goto(sit(served, format, 3, seat, bot).page)
    while page.evaluate(f"{STATE}?.shown?.round ?? 0") < 2:
        assert answer(page) is not None, "a challenge takes longer"
    hurry(page, eager=EAGER, calm=CALM, several=3, seconds=240)
    assert page.evaluate(f"{STATE}.outcome")["reason"] in REASONS[format]
    assert page.evaluate(f"{STATE}.shown.players.length") == 3
    shows_the_end(page, language)
