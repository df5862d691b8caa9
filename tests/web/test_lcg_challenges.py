"""The challenge decks of the card game, played to their end by clicking alone: from the seat of the single player and
from one of the team, against bots."""

from __future__ import annotations

import pytest
from tests.web.card_playing import STATE, answer
from tests.web.conftest import NewPage, Served
from tests.web.test_lcg import sit
from tests.web.test_lcg_whole import ENGLISH, POLISH, shows_the_end

REASONS = {"jerjerrod": {"card", "no-objectives"}, "skywalker": {"card", "quarry", "outlasted"}}


@pytest.mark.parametrize(
    ("format", "seat", "language"),
    [
        pytest.param("jerjerrod", 0, POLISH, id="jerjerrod-alone"),
        pytest.param("skywalker", 1, ENGLISH, id="skywalker-in-the-team"),
    ],
)
def test_a_challenge_deck_is_played_against_bots_to_its_end(
    new_page: NewPage, served: Served, format: str, seat: int, language: str
) -> None:
    page = new_page(language=language)
    page.goto(sit(served, format, 3, seat, "greedy").page)
    given: list[str] = []
    while (pressed := answer(page)) is not None:
        given += pressed
        assert len(given) < 1_500, "a challenge is over before"
    assert page.evaluate(f"{STATE}.outcome")["reason"] in REASONS[format]
    assert page.evaluate(f"{STATE}.shown.players.length") == 3
    shows_the_end(page, language)
