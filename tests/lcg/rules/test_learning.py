"""What shows somebody something hidden can't be taken back freely: each way in which a card comes to light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.lcg.hunt import hunt
from tests.lcg.table import Table

from dejarik.kernel import Rng
from dejarik.kernel.answers import random_answer
from dejarik.kernel.match import Match
from dejarik.lcg.game import GAME
from dejarik.lcg.rules.leaving import destroy_all, rescue
from dejarik.lcg.rules.playing import put_from_hand, take_in_hand
from dejarik.lcg.rules.setup import RevealObjectives, StartingHand, StartingObjectives
from dejarik.lcg.rules.state import Lcg, Starting
from dejarik.lcg.rules.turn import Refresh, turn_up_objective
from dejarik.lcg.rules.zones import (
    discard_at_random,
    discard_from_hand,
    draw,
    hand,
    mill,
    shuffle_deck,
    take_from_top,
)

LIGHT = 1
HELD = """
    dark objectives: shadows-of-dathomir-45, imperial-command-73, imperial-command-73
    light hand: rebel-trooper-112
    light units: yoda-166
    light captured: twilek-loyalist-15 under shadows-of-dathomir-45
"""


def _captive(state: Lcg) -> int:
    return next(id for id in state.cards if state.sources[id].zone == "captured")


SHOWN: dict[str, Callable[[Lcg], object]] = {
    "cards are drawn": lambda state: draw(state, LIGHT, 2),
    "cards are discarded from a deck": lambda state: mill(state, LIGHT, 1),
    "the top of a deck is looked at": lambda state: take_from_top(state, LIGHT, 2),
    "a card is discarded": lambda state: discard_from_hand(state, hand(state, LIGHT)),
    "one of several is discarded": lambda state: discard_at_random(state, LIGHT),
    "a captured card is rescued": lambda state: rescue(state, _captive(state)),
    "a card is played": lambda state: take_in_hand(state, hand(state, LIGHT)[0], LIGHT),
    "a card is put into play": lambda state: put_from_hand(state, hand(state, LIGHT)[0], LIGHT),
    "an objective is turned up": lambda state: turn_up_objective(state, 0),
    "starting objectives are drawn": lambda state: state.push(StartingObjectives(seat=0)),
    "a starting hand is drawn": lambda state: state.push(StartingHand(seat=0)),
}
HIDDEN: dict[str, Callable[[Lcg], object]] = {
    "no card is drawn": lambda state: draw(state, LIGHT, 0),
    "no card is discarded": lambda state: discard_from_hand(state, []),
    "nothing is looked at": lambda state: take_from_top(state, LIGHT, 0),
    "a deck is shuffled": lambda state: shuffle_deck(state, LIGHT),
    "cards are refreshed": lambda state: state.push(Refresh(seat=0)),
}


@pytest.mark.parametrize("happen", SHOWN.values(), ids=SHOWN)
def test_what_comes_to_light_is_learned(happen: Callable[[Lcg], object]) -> None:
    table = Table(HELD).actions("dark")
    assert not table.state.has_learned
    happen(table.state)
    if not table.state.has_learned:
        table.let(lambda state: None)  # what was begun goes on
    assert table.state.has_learned


@pytest.mark.parametrize("happen", HIDDEN.values(), ids=HIDDEN)
def test_what_shows_nothing_teaches_nothing(happen: Callable[[Lcg], object]) -> None:
    table = Table(HELD).actions("dark").let(happen)
    assert not table.state.has_learned


@pytest.mark.rule("LCGC-SETUP-06")
def test_a_mulligan_goes_back_into_the_deck_which_is_shuffled() -> None:
    picture = "dark only-deck: " + ", ".join(["force-choke-59", "darth-vader-35", "heat-of-battle-169"] * 4)
    for answer, shuffles in (("no", False), ("yes", True)):
        table = Table(picture).start(StartingHand(seat=0))
        held, drawn = len(table.hand(0)), table.state.rng.drawn
        table.choose(answer)
        assert (len(table.hand(0)), len(table.player(0).command_deck)) == (held, 12 - held)
        assert (table.state.rng.drawn > drawn) is shuffles


@pytest.mark.rule("LCGC-SETUP-07")
def test_a_starting_objective_that_is_turned_up_is_learned() -> None:
    table = Table()
    table.state.starting[0] = Starting(0, ["imperial-command-73", "counsel-of-the-sith-27"])
    table.start(RevealObjectives(seat=0)).choose("reveal:imperial-command-73")
    assert table.state.has_learned


@pytest.mark.rule("LCG-FACEDOWN-04")
def test_a_facedown_objective_that_is_turned_up_is_learned() -> None:
    table = hunt().actions("dark")
    covered = next(card.id for card in table.state.cards.values() if card.facedown)
    assert table.let(lambda state: destroy_all(state, [covered])).state.has_learned


# --- What one shows oneself


@pytest.mark.parametrize(
    ("happen", "own"),
    [
        ("a card is played", True),
        ("a card is discarded", True),
        ("cards are drawn", False),
        ("an objective is turned up", False),
    ],
)
def test_what_a_player_has_shown_of_the_own_hand_costs_nobody_else_anything(happen: str, own: bool) -> None:
    state = Table(HELD).deployment("light").state
    SHOWN[happen](state)
    assert state.has_learned
    assert [state.has_learned_besides(seat) for seat in (0, LIGHT)] == [True, not own]


def test_a_card_that_is_being_paid_for_is_taken_back_freely() -> None:
    match = Match(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(3)), 3)
    while (asked := match.decision) is not None and asked.prompt.id != "lcg-pay":
        playing = [option for option in asked.options if option.verb.word == "play"]
        match.apply(playing[0] if playing else random_answer(asked, Rng.seeded(1)))
    assert asked is not None
    assert (match.undo_is_free(), match.is_half_made) == (True, True)
    before = match.state.number
    match.undo()
    assert (match.decision or asked).prompt.id == "lcg-deploy"
    assert (match.state.number, match.is_half_made) == (before - 1, False)
