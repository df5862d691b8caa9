"""Set-up of a duel, from the first decision to the first turn (LCGC-SETUP), and the first turns (LCGC-EX-15)."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Rng, apply, decision, register, view
from dejarik.kernel.decisions import Kind
from dejarik.kernel.engine import start
from dejarik.lcg.facts.cards import CardType, Side
from dejarik.lcg.facts.library import card
from dejarik.lcg.game import GAME
from dejarik.lcg.rules.force import FORCE_CARDS, free_force_cards
from dejarik.lcg.rules.setup import StartingObjectives
from dejarik.lcg.rules.state import Lcg, Phase
from dejarik.lcg.rules.values import objectives, reserve_value
from dejarik.lcg.rules.zones import hand

register(GAME)


def duel(seed: int = 1) -> Lcg:
    """A duel with ready-made decks: seat 0 is the dark side."""
    state: Lcg = start(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(seed)), seed)
    assert [player.side for player in state.players] == [Side.DARK, Side.LIGHT]
    return state


def answer(state: Lcg, given: object = None) -> None:
    """Answer the decision: as told, or with as little as possible."""
    asked = decision(state)
    assert asked is not None
    if given is None:
        quiet = next((option for option in asked.options if option.verb.declines), asked.options[0])
        given = quiet if asked.kind is Kind.CHOOSE else asked.options[: asked.least]
    apply(state, given)


def play_until(state: Lcg, prompt: str) -> None:
    for _ in range(300):
        asked = decision(state)
        assert asked is not None
        if asked.prompt.id == prompt:
            return
        answer(state)
    raise AssertionError(f"{prompt} is never asked")


@pytest.mark.rule("LCGC-SETUP-01", "LCGC-SETUP-02", "LCGC-CARD-02", "LCGC-FORCE-01")
def test_affiliation_cards_lie_out_the_dial_is_at_0_and_the_balance_is_light() -> None:
    state = duel()
    for player in state.players:
        shown = card(state.sources[player.affiliation].key)
        assert shown.type is CardType.AFFILIATION
        assert shown.resources == 1
        assert reserve_value(state, player.seat) == 6
        assert free_force_cards(state, player.side) == FORCE_CARDS == 3
    assert state.dial == 0
    assert state.balance is Side.LIGHT


@pytest.mark.rule("LCGC-SETUP-03", "LCGC-DECK-03", "LCGC-ZONE-01")
def test_both_decks_of_a_player_are_shuffled_separately_and_hidden() -> None:
    one, two = duel(1), duel(1)
    other = start(GAME, GAME.options_from({"format": "duel"}, Rng.seeded(1)), 99)
    assert one.players[1].command_deck == two.players[1].command_deck
    assert one.players[1].command_deck != other.players[1].command_deck
    assert sorted(one.players[1].command_deck) == sorted(other.players[1].command_deck)
    for seat in (0, 1, None):
        shown = view(one, seat)["state"]["players"][1]
        assert shown["command_deck"] == {"hidden": 50}
        assert shown["objective_deck"]["hidden"] in (6, 10)
        assert shown["discard"] == []
        assert shown["victory"] == []


@pytest.mark.rule("LCGC-SETUP-04")
def test_of_four_objectives_three_are_kept_and_nobody_else_sees_which() -> None:
    state = duel()
    asked = decision(state)
    assert asked is not None
    assert asked.seat == 0
    assert asked.kind is Kind.SOME
    assert (asked.least, asked.most, len(asked.options)) == (3, 3, 4)
    fourth = asked.options[3].value.key
    apply(state, asked.options[:3])
    assert state.players[0].objective_deck[0] == fourth  # the bottom of the deck
    assert len(state.players[0].objective_deck) == 7
    assert view(state, 1)["state"]["starting"]["0"]["objectives"] == {"hidden": 3}
    assert len(view(state, 0)["state"]["starting"]["0"]["objectives"]) == 3


@pytest.mark.rule("LCGC-SETUP-05", "LCGC-SETUP-06")
def test_each_player_draws_six_and_may_once_take_a_new_hand_the_dark_side_first() -> None:
    state = duel()
    play_until(state, "lcg-mulligan")
    asked = decision(state)
    assert asked is not None
    assert asked.seat == 0
    assert len(hand(state, 0)) == 6
    assert len(state.players[0].command_deck) == 44
    before = sorted([*state.players[0].command_deck, *(state.sources[id].key for id in hand(state, 0))])
    answer(state, "yes")
    assert len(hand(state, 0)) == 6
    after = sorted([*state.players[0].command_deck, *(state.sources[id].key for id in hand(state, 0))])
    assert after == before
    asked = decision(state)
    assert asked is not None
    assert asked.seat == 1


@pytest.mark.rule("LCGC-SETUP-07", "LCGC-SETUP-08")
def test_objectives_are_turned_up_one_at_a_time_the_dark_side_first_who_also_begins() -> None:
    state = duel()
    play_until(state, "lcg-setup-reveal")
    asked = decision(state)
    assert asked is not None
    assert asked.seat == 0
    assert len(asked.options) == 3
    answer(state)
    assert len(objectives(state, 0)) == 1
    assert not objectives(state, 1)
    for _ in range(12):
        if state.round:
            break
        answer(state)
    assert len(objectives(state, 0)) == len(objectives(state, 1)) == 3
    assert state.side is Side.DARK
    assert state.round == 1
    assert state.dial == 1  # LCGC-BAL-01: also on the first turn
    assert state.starting == {}  # nothing is left of the set-up


@pytest.mark.rule("LCGC-SETUP-04")
def test_who_has_only_three_objectives_keeps_them_without_being_asked() -> None:
    three = ["imperial-command-73", "shadows-of-dathomir-45", "death-and-despayre-36"]
    table = Table(f"dark objective-deck: {', '.join(three)}").start(StartingObjectives(seat=0))
    assert table.state.starting[0].objectives == three
    assert table.player("dark").objective_deck == []


@pytest.mark.rule("LCGC-EX-15", "LCGC-TURN-01", "LCGC-TURN-05", "LCGC-BAL-01")
def test_the_first_dark_turn_has_no_conflict_phase_but_everything_else() -> None:
    state = duel()
    play_until(state, "lcg-setup-reveal")
    phases: list[tuple[int, Side, Phase]] = []
    while state.round < 3:
        if not phases or phases[-1] != (state.round, state.side, state.phase):
            phases.append((state.round, state.side, state.phase))
        answer(state)
    first = [phase for round, side, phase in phases if (round, side) == (1, Side.DARK)]
    assert Phase.CONFLICT not in first
    assert Phase.DEPLOYMENT in first
    order = list(Phase)
    for turn in {(round, side) for round, side, _ in phases if round}:
        seen = [phase for round, side, phase in phases if (round, side) == turn]
        assert seen == sorted(seen, key=order.index)
