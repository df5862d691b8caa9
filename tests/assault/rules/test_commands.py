"""Command cards as they come, go and are told (CORE-CMD): what is learned, what the log hears, what strain costs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.skirmish.rules.commands import (
    DiscardCommand,
    Discarded,
    Drawn,
    Origin,
    discard_at_random,
    discard_from_deck,
    discard_from_hand,
    draw,
    hand,
)
from dejarik.assault.skirmish.rules.mode import SKIRMISH_MODE
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Scored, gain, pay

CARDS = ("planning", "urgency", "take-initiative")


def table() -> Table:
    return (
        Table("| A   .   b |", A="stormtrooper", b="rebel-trooper")
        .deck(0, *CARDS)
        .hand(0, "rally", "element-of-surprise")
    )


LEARNED: dict[str, Callable[[SkirmishState], object]] = {
    "cards are drawn": lambda state: draw(state, 0),
    "cards of the deck are discarded": lambda state: discard_from_deck(state, 0, 2),
    "a card is discarded": lambda state: discard_from_hand(state, hand(state, 0)[0]),
    "a card is discarded at random": lambda state: discard_at_random(state, 0),
}
HIDDEN: dict[str, Callable[[SkirmishState], object]] = {
    "no card is drawn": lambda state: draw(state, 0, 0),
    "no card of the deck is discarded": lambda state: discard_from_deck(state, 0, 0),
    "there is none to discard": lambda state: discard_at_random(state, 1),
}


@pytest.mark.parametrize("happen", LEARNED.values(), ids=LEARNED)
def test_what_shows_a_card_is_learned(happen: Callable[[SkirmishState], object]) -> None:
    state = table().state
    before = state.has_learned
    happen(state)
    assert (before, state.has_learned) == (False, True)
    assert len(state.journal) == 1


@pytest.mark.parametrize("happen", HIDDEN.values(), ids=HIDDEN)
def test_what_shows_none_is_neither_learned_nor_told(happen: Callable[[SkirmishState], object]) -> None:
    state = table().state
    happen(state)
    assert (state.has_learned, state.journal) == (False, [])


@pytest.mark.rule("CORE-CMD-03", "CORE-SKIRMISH-21")
@pytest.mark.parametrize(
    ("count", "terminals", "told"), [(1, 0, (1, 0)), (1, 1, (2, 1)), (2, 2, (3, 1)), (4, 1, (3, 0))]
)
def test_how_many_cards_are_drawn_and_how_many_of_them_for_terminals(
    count: int, terminals: int, told: tuple[int, int]
) -> None:
    state = table().state
    drawn = draw(state, 0, count, for_terminals=terminals)
    assert [state.sources[id].key for id in drawn] == list(reversed(CARDS))[: told[0]]
    (event,) = state.journal
    assert isinstance(event, Drawn)
    assert (event.seat, event.count, event.for_terminals) == (0, *told)


@pytest.mark.rule("CORE-STRAIN-10")
def test_where_discarded_cards_come_from_is_told() -> None:
    scene = table()
    state = scene.state
    discard_from_deck(state, 0, 5)
    discard_from_hand(state, hand(state, 0)[1])
    discard_at_random(state, 0)
    told = [
        (event.cards, event.origin, event.at_random)
        for event in state.journal
        if isinstance(event, Discarded)
    ]
    assert told == [
        (list(reversed(CARDS)), Origin.DECK, False),
        (["element-of-surprise"], Origin.HAND, False),
        (["rally"], Origin.HAND, True),
    ]
    assert state.players[0].discard == [*reversed(CARDS), "element-of-surprise", "rally"]
    assert (hand(state, 0), state.players[0].deck) == ([], [])
    assert scene.push(DiscardCommand(seat=0)).is_idle, "there is none left"


@pytest.mark.rule("CORE-STRAIN-10", "CORE-STRAIN-12", "CORE-DAMAGE-02")
@pytest.mark.parametrize(("cards", "damage"), [(0, 2), (1, 1), (2, 0)])
def test_each_card_of_the_deck_prevents_a_point_of_strain(cards: int, damage: int) -> None:
    scene = table()
    scene.occur(Strained(figure=scene.id("A"), amount=2, by=1))
    assert (scene.decision.seat, scene.options) == (0, ["discard:0", "discard:1", "discard:2"])
    assert scene.decision.about == {"figure": scene.id("A")}
    scene.choose(f"discard:{cards}")
    assert (scene.damage("A"), len(scene.state.players[0].deck)) == (damage, 3 - cards)
    assert sum(isinstance(event, Damaged) for event in scene.events) == (damage > 0)


@pytest.mark.rule("CORE-VP-04", "CORE-VP-05")
def test_points_that_change_are_told_and_nothing_is_told_of_those_that_do_not() -> None:
    state = table().state
    gain(state, 0, 3)
    gain(state, 0, 0)
    gain(state, 1, -2)
    pay(state, 0, 1, 5)
    told = [(event.seat, event.points) for event in state.journal if isinstance(event, Scored)]
    assert told == [(0, 3), (0, -3), (1, 3)]
    assert [player.vp for player in state.players] == [0, 3]


@pytest.mark.rule("CORE-TIMING-02", "CORE-TIMING-04")
def test_the_first_from_the_token_who_is_in_the_game_decides() -> None:
    figures = {"A": "stormtrooper", "b": "rebel-trooper", "C": "royal-guard", "d": "echo-base-trooper"}
    ring = Table(
        "| A   b   C   d |", seats={"A": 0, "b": 1, "C": 2, "d": 3}, sides=Sides.FREE_FOR_ALL, **figures
    )
    state = ring.state
    state.initiative = 2
    assert (SKIRMISH_MODE.order(state), SKIRMISH_MODE.arbiter(state)) == ([2, 3, 0, 1], 2)
    for seat, arbiter in ((2, 3), (3, 0), (0, 1), (1, 2)):
        state.players[seat].eliminated = True
        assert SKIRMISH_MODE.arbiter(state) == arbiter
