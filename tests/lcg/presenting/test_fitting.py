"""Which decks a form offers to which seat: the game says it, whoever sits first chooses first."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.receiving import received

from dejarik.kernel import Problem, Rng
from dejarik.lcg.decks.deck import Deck
from dejarik.lcg.decks.deck_text import write_deck
from dejarik.lcg.decks.ready_made import DeckKind, kind_of, ready_made
from dejarik.lcg.game import GAME
from dejarik.lcg.opening import Options
from dejarik.messages import Language


def examined(*own: str, **settings: str) -> dict[str, Any]:
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    answer = received(GAME.presenter.examine("table", {"settings": named, "decks": list(own)}))
    return {**answer, "sides": {name: side["value"] for name, side in answer["sides"].items()}}


def offered(answer: dict[str, Any], setting: str) -> list[str]:
    return [name for name in ready_made() if name not in answer["refused"][setting]]


def sides(names: list[str]) -> set[str]:
    return {side.value for name in names if (side := ready_made()[name].side)}


def test_the_second_player_of_a_duel_is_offered_the_other_side() -> None:
    answer = examined(deck_1="old-masters")
    assert sides(offered(answer, "deck-1")) == {"light", "dark"}
    assert sides(offered(answer, "deck-2")) == {"dark"}
    assert answer["sides"] == {"deck-1": "light", "deck-2": "dark"}


def test_what_does_not_fit_beside_the_first_choice_is_dropped() -> None:
    assert examined(deck_1="old-masters", deck_2="red-squadron")["dropped"] == ["deck-2"]
    assert examined(deck_1="old-masters", deck_2="dark-throne")["dropped"] == []
    assert examined(deck_1="no-such-deck")["dropped"] == ["deck-1"]


@pytest.mark.rule("LCGC-DECK-08")
def test_small_decks_are_offered_in_the_first_duel_only() -> None:
    small = set(ready_made(DeckKind.STARTER))
    assert small & set(offered(examined(), "deck-1")) == set()
    assert small <= set(offered(examined(format="starter"), "deck-1"))


@pytest.mark.rule("LCGC-DECK-08")
def test_seats_that_are_left_open_in_the_first_duel_get_small_decks() -> None:
    options = GAME.options_from({"format": "starter"}, Rng.seeded(3))
    assert {len(deck.sets) for deck in options.decks} == {8}


@pytest.mark.rule("LCG-CHAL-01")
def test_one_seat_only_is_offered_the_challenge_deck() -> None:
    answer = examined(format="jerjerrod", deck_1="jerjerrods-task")
    assert "jerjerrods-task" not in offered(answer, "deck-2")
    assert sides(offered(answer, "deck-2")) == {"light"}
    assert [kind_of(name) for name in offered(examined(), "deck-1")].count(DeckKind.CHALLENGE) == 0


def test_a_team_player_may_sit_first_and_leave_the_challenge_to_the_next() -> None:
    answer = examined(format="jerjerrod", deck_1="old-masters")
    assert answer["sides"] == {"deck-1": "light", "deck-2": "dark", "deck-3": "light"}
    assert answer["players"] == [3, 4]


@pytest.mark.rule("LCG-DECK-02")
def test_teammates_are_offered_what_is_legal_beside_their_team() -> None:
    light = offered(examined(format="2v2", deck_1="old-masters"), "deck-2")
    assert "red-squadron" in light
    assert "scoundrels-and-jedi" not in light  # too many copies together


def test_decks_of_ones_own_are_judged_like_the_others() -> None:
    light, dark = (
        write_deck(ready_made()[name], Language.ENGLISH) for name in ("old-masters", "dark-throne")
    )
    answer = examined(light, dark, "nonsense", deck_1="red-squadron")
    assert "own-0" in answer["refused"]["deck-2"]
    assert "own-1" not in answer["refused"]["deck-2"]


# --- At a table that is made --------------------------------------------------------------------------


def drawn(seed: int, **settings: str) -> Options:
    return GAME.options_from(settings, Rng.seeded(seed))


def test_at_a_table_that_is_made_the_sides_stand() -> None:
    options = drawn(3, format="duel", **{"deck-1": "old-masters"})
    for seat, open_seats in ((0, [1]), (1, [])):
        answer = received(GAME.presenter.fitting(options, seat, (), open_seats))
        assert {name: side["value"] for name, side in answer["sides"].items()} == {
            "deck-1": "light",
            "deck-2": "dark",
        }
        assert sides(offered(answer, f"deck-{seat + 1}")) == {("light", "dark")[seat]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("format", "players"), [("2v2", 4), ("jerjerrod", 3), ("jerjerrod", 4), ("skywalker", 4)]
)
def test_whatever_is_offered_can_be_brought_and_nothing_else_can(format: str, players: int) -> None:
    """People who sit down in any order, each with anything that is offered. What was chosen stays."""
    chance = random.Random(players)
    for seed in range(6):
        options = drawn(seed, format=format, players=str(players))
        waiting = list(range(players))
        chance.shuffle(waiting)
        chosen: dict[int, Deck] = {}
        while waiting:
            seat = waiting.pop()
            names = offered(received(GAME.presenter.fitting(options, seat, (), waiting)), f"deck-{seat + 1}")
            for name in ready_made():
                try:
                    rng = Rng.seeded(chance.getrandbits(60))
                    brought = GAME.bring(options, f"deck-{seat + 1}", name, open_seats=waiting, rng=rng)
                    GAME.new(brought, Rng.seeded(1))
                except Problem:
                    assert name not in names
                else:
                    assert name in names
            if names:  # of three, two may leave none to the third but what was drawn
                name = chance.choice(names)
                rng = Rng.seeded(chance.getrandbits(60))
                options = GAME.bring(options, f"deck-{seat + 1}", name, open_seats=waiting, rng=rng)
            assert format != "2v2" or names
            chosen[seat] = ready_made()[name] if names else options.decks[seat]
            assert {each: options.decks[each] for each in chosen} == chosen


@pytest.mark.rule("LCG-DECK-02")
def test_a_deck_that_was_drawn_for_somebody_absent_stands_in_nobodys_way() -> None:
    """The partner's deck is drawn anew; once the partner sits there it counts."""
    setting, name = "deck-1", "scoundrels-and-jedi"
    options = drawn(1, format="2v2", **{"deck-1": "red-squadron", "deck-2": "old-masters"})
    assert name in received(GAME.presenter.fitting(options, 0, (), ()))["refused"][setting]
    assert name not in received(GAME.presenter.fitting(options, 0, (), [1]))["refused"][setting]
    brought = GAME.bring(options, setting, name, open_seats=[1], rng=Rng.seeded(1))
    assert brought.decks[0] == ready_made()[name]
    assert brought.decks[1] != options.decks[1]
    assert brought.decks[2:] == options.decks[2:]
    with pytest.raises(Problem):
        GAME.bring(options, setting, name)


@pytest.mark.parametrize(
    "document", [[], {"settings": 3}, {"more": 1}, {"sides": ["dark"]}, {"settings": {"players": "9"}}]
)
def test_what_is_no_table_is_refused(document: Any) -> None:
    with pytest.raises(Problem):
        GAME.presenter.examine("table", document)


def test_what_decks_are_for_names_formats_that_exist() -> None:
    catalogue = received(GAME.presenter.catalogue())
    formats = {choice["value"] for choice in received(GAME.presenter.settings())[0]["choices"]}
    assert {each["format"] for each in (*catalogue["purposes"], *catalogue["challenges"])} <= formats
