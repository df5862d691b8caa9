"""Bluff windows: what a hidden hand might hold decides whether its seat is asked, and never what it does hold."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.kernel.toy import HAND, Occasion, Scored, Toy, ToyState, asked, card, writes

from dejarik.kernel import (
    Ability,
    AbilityUsed,
    Constant,
    Cost,
    Definition,
    Game,
    How,
    Moment,
    Occurrence,
    Query,
    Use,
    apply,
    clone,
    decision,
)
from dejarik.kernel.bluffs import asking_tells, is_unknown, might_hold
from dejarik.kernel.saves import digest

means = Query[ToyState]("means", lambda state, seat: 0)


def costing(price: int) -> Cost:
    return Cost(lambda state, use: means(state, use.seat) >= price, lambda state, use: None)


def from_the_hand(name: str, price: int = 0) -> Definition:
    return card(Ability(name, Occasion, writes(name), zones=(HAND,), costs=(costing(price),)))


CARDS = {
    "ant": from_the_hand("ant"),
    "elk": from_the_hand("elk", 1),
    "oak": card(),
    "purse": Definition(constants=(Constant("means", How.ADD, 1, lambda *_: True, (HAND,)),)),
}


def of_another(state: ToyState, use: Use, event: AbilityUsed) -> bool:
    return event.seat != use.seat


VETO = card(Ability("veto", AbilityUsed, writes("veto"), of_another, Moment.BEFORE, zones=(HAND,)))


class Holding(Toy):
    """Whoever has a hand might hold any of these cards."""

    def __init__(self, *might: str, bluff: bool = True) -> None:
        super().__init__(CARDS)
        self.might = might
        self.bluff = bluff

    def has_bluff_windows(self, state: ToyState) -> bool:
        return self.bluff

    def offers_bluff(self, state: ToyState, occurrence: Occurrence, seat: int) -> bool:
        return Game.offers_bluff(self, state, occurrence, seat)

    def hidden_hand(self, state: ToyState, seat: int) -> Sequence[int]:
        return [id for id, source in state.sources.items() if source.zone == HAND and source.seat == seat]

    def might_hold(self, state: ToyState, seat: int) -> tuple[str, ...]:
        return self.might


@pytest.mark.parametrize("held", ["ant", "oak"])
def test_a_seat_is_asked_because_of_what_it_might_hold_whatever_it_holds(held: str) -> None:
    state = Holding("ant", "oak").lay(Occasion(), in_hand=[(held, 1)])
    options = ["use:ant.ant#1", "pass"] if held == "ant" else ["pass"]
    assert asked(state) == (1, options)
    apply(state, "pass")
    assert asked(state) is None


def test_a_seat_is_not_asked_where_nothing_that_it_might_hold_could_be_used() -> None:
    assert asked(Holding("oak").lay(Occasion(), in_hand=[("oak", 1)])) is None
    assert asked(Holding("ant").lay(Scored(seat=0), in_hand=[("oak", 1)])) is None  # another occasion
    assert asked(Holding("elk").lay(Occasion(), in_hand=[("oak", 1)])) is None  # too dear


def test_of_several_abilities_of_a_card_one_that_could_be_used_is_enough() -> None:
    both = card(*CARDS["elk"].abilities, *CARDS["ant"].abilities)
    game = Holding("both")
    game.cards = CARDS | {"both": both}
    assert asked(game.lay(Occasion(), in_hand=[("oak", 1)])) == (1, ["pass"])


def test_abilities_for_other_occasions_do_not_count_for_this_one() -> None:
    elsewhere = (
        Ability("late", Scored, writes("late"), zones=(HAND,)),
        Ability("early", Occasion, writes("early"), moment=Moment.BEFORE, zones=(HAND,)),
        Ability("laid", Occasion, writes("laid")),  # only in play
    )
    for more, seen in (((), None), (CARDS["ant"].abilities, (1, ["pass"]))):
        game = Holding("mixed")
        game.cards = CARDS | {"mixed": card(*elsewhere[::2], *more)}
        assert asked(game.lay(Occasion(), in_hand=[("oak", 1)])) == seen
    game = Holding("mixed")
    game.cards = CARDS | {"mixed": card(*elsewhere)}
    state = game.lay(Occasion(), in_hand=[("oak", 1)])
    assert asked(state) == (1, ["pass"]), "before it"
    apply(state, "pass")
    assert asked(state) is None, "not after it"


def test_of_several_events_at_once_one_that_something_fits_is_enough() -> None:
    together = Occurrence(events=[Scored(seat=0), Occasion()])
    state = Holding("ant").lay(together, in_hand=[("oak", 1)])
    assert asked(state) == (1, ["pass"])


def test_a_seat_without_a_hand_is_not_asked() -> None:
    assert asked(Holding("ant").lay(Occasion())) is None


def test_without_bluff_windows_only_those_who_can_do_something_are_asked() -> None:
    game = Holding("ant", bluff=False)
    assert asked(game.lay(Occasion(), in_hand=[("oak", 1)])) is None
    assert asked(game.lay(Occasion(), in_hand=[("ant", 1)])) == (1, ["use:ant.ant#1", "pass"])


@pytest.mark.parametrize("second", ["purse", "oak"])
def test_a_second_card_might_pay_for_the_first_whatever_it_is(second: str) -> None:
    state = Holding("elk", "purse").lay(Occasion(), in_hand=[("oak", 1), (second, 1)])
    assert asked(state) == (1, ["pass"])
    game = Holding("elk", "chest")
    heavy = Constant("means", How.ADD, 5, lambda *_: True)
    game.cards = CARDS | {"chest": Definition(constants=(heavy, *CARDS["purse"].constants))}
    assert asked(game.lay(Occasion(), in_hand=[("oak", 1), (second, 1)])) == (1, ["pass"])
    alone = Holding("elk", "purse").lay(Occasion(), in_hand=[(second, 1)])
    assert asked(alone) is None


def test_what_is_tried_out_leaves_no_trace() -> None:
    state = Holding("ant", "elk", "purse").lay(Occasion(), in_hand=[("oak", 1), ("purse", 1)])
    before = digest(state)
    seen: list[tuple[int, str]] = []

    def look(id: int) -> bool:
        seen.append((id, state.sources[id].key))
        assert (is_unknown(state, 1), is_unknown(state, 2)) == (False, True)
        return False

    assert not might_hold(state, 1, look, among=lambda keys: tuple(key for key in keys if key != "purse"))
    assert seen == [(1, "ant"), (1, "elk")]
    assert digest(state) == before
    assert not is_unknown(state, 2)
    assert means(state, 1) == 1  # the purse in the hand counts again


@pytest.mark.parametrize("held", ["veto", "oak"])
def test_the_use_of_an_ability_is_a_window_too_whoever_listens(held: str) -> None:
    game = Holding("veto", "oak")
    game.cards = CARDS | {"veto": VETO}
    state = game.lay(Occasion(), in_hand=[("ant", 0), (held, 1)])
    apply(state, "use:ant.ant#1")
    assert asked(state) == (1, ["use:veto.veto#2", "pass"] if held == "veto" else ["pass"])


# --- What it tells to be asked where there are no bluff windows


class Speaking(Holding):
    """Seat 0 has said something, and whoever has a card for it may answer."""

    def __init__(self, *might: str) -> None:
        super().__init__(*might, bluff=False)

    def open_bluff_windows(self, state: ToyState) -> None:
        self.bluff = True


def told_by_asking(game: Speaking, *, in_hand: str, in_play: str = "oak") -> bool:
    """Whether the question that comes after seat 0 has used its first card could tell anybody something."""
    state = game.lay(Occasion(), Occasion(), in_play=[("ant", 0), (in_play, 1)], in_hand=[(in_hand, 1)])
    before = clone(state)
    apply(state, "pass")
    return asking_tells(before, "pass", decision(state))


CARDS_IN_PLAY = {"ant": card(Ability("ant", Occasion, writes("ant"))), "oak": card()}


@pytest.mark.parametrize("held", ["veto", "oak"])
def test_who_is_asked_and_who_is_not_tells_what_the_hand_might_hold(held: str) -> None:
    game = Speaking("bee", "oak")
    game.cards = CARDS_IN_PLAY | {"bee": CARDS["ant"], "veto": VETO}
    assert told_by_asking(game, in_hand=held)


def test_who_could_hold_nothing_tells_nothing() -> None:
    game = Speaking("oak")
    game.cards = CARDS_IN_PLAY
    assert not told_by_asking(game, in_hand="oak")


def test_who_is_asked_about_a_card_that_everybody_sees_tells_nothing() -> None:
    game = Speaking("bee", "oak")
    game.cards = CARDS_IN_PLAY | {"bee": CARDS["ant"]}
    assert not told_by_asking(game, in_hand="oak", in_play="ant")


def test_a_game_that_has_bluff_windows_or_can_have_none_tells_nothing() -> None:
    game = Speaking("bee", "oak")
    game.cards = CARDS_IN_PLAY | {"bee": CARDS["ant"]}
    game.bluff = True
    state = game.lay(Occasion(), Occasion(), in_play=[("ant", 0)], in_hand=[("oak", 1)])
    assert not asking_tells(clone(state), "pass", decision(state))
    plain = Holding("bee", "oak", bluff=False)
    plain.cards = game.cards
    state = plain.lay(Occasion(), Occasion(), in_play=[("ant", 0)], in_hand=[("oak", 1)])
    assert not asking_tells(clone(state), "pass", decision(state))
