"""The two small games that show how one is written: that their cards and rules do what they say."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.examples import arena, caravan
from dejarik.kernel import apply, decision, start

# --- Caravan


def bidding(*bids: str, hands: tuple[str, ...] = (), chest: int = 6) -> caravan.Caravan:
    """A game in which everybody has bid and the bids are about to be turned up.

    Each seat holds three guards beside its bid, or what `hands` says.
    """
    state: caravan.Caravan = start(caravan.GAME, caravan.Options(len(bids)), 1)
    for _ in bids:
        apply(state, [])
    state.chest = chest
    for seat, bid in enumerate(bids):
        rest = hands[seat].split() if hands else ["guard"] * 3
        for id, key in zip(caravan.hand(state, seat), [bid, *rest], strict=True):
            state.sources[id].key = key
    state.reindex()
    state.__dict__.pop("decision_", None)
    for bid in bids:
        waiting = decision(state)
        assert waiting is not None
        apply(state, next(id for id in waiting.ids(state) if id.startswith(f"{bid}#")))
    return state


def everybody_passes(state: Any, *uses: str) -> list[int]:
    """Use these cards where they are offered, else pass, until the next round of bids; the gold of all."""
    number = len(state.chests)
    while (waiting := decision(state)) is not None and waiting.prompt.id != "caravan-bid":
        ids = waiting.ids(state)
        use = next((id for id in ids for key in uses if id.startswith(f"use:{key}.")), None)
        if waiting.kind.value == "distribute":
            apply(state, {ids[0]: 2, ids[1]: 1})
        elif waiting.kind.value == "order":
            apply(state, ids)
        else:
            apply(state, use or ("pass" if "pass" in ids else ids[0]))
    assert number >= len(state.chests)
    return [purse.gold for purse in state.purses]


def test_the_strongest_bid_alone_takes_the_chest() -> None:
    assert everybody_passes(bidding("guard", "herald", "guard")) == [0, 0, 0]
    assert everybody_passes(bidding("guard", "herald", "captain")) == [6, 0, 0]


@pytest.mark.parametrize("seats", [("thief", "jailer"), ("jailer", "thief")])
def test_the_jailer_keeps_thieves_from_the_chest_and_nobody_else(seats: tuple[str, str]) -> None:
    """Whatever their seats: seat 0 is a seat like any other."""
    gold = everybody_passes(bidding(*seats))
    assert gold[seats.index("jailer")] == 6


def test_the_spy_in_the_hand_spoils_the_chest_of_another() -> None:
    hands = ("guard guard guard", "spy guard guard")
    assert everybody_passes(bidding("guard", "herald", hands=hands), "spy") == [0, 0]
    assert everybody_passes(bidding("guard", "herald", hands=hands)) == [6, 0]


def test_everybody_else_is_asked_to_react_to_a_taking_whether_or_not_anybody_has_a_spy() -> None:
    """Else whoever is not asked would tell that there is none."""
    for hands in (
        ("guard guard guard", "guard guard guard"),
        ("guard guard guard", "spy guard guard"),
        ("spy guard guard", "guard guard guard"),
    ):
        waiting = decision(bidding("guard", "captain", hands=hands))
        assert waiting is not None
        assert (waiting.seat, waiting.prompt.id) == (1, "kernel-react")


def test_the_banker_divides_three_gold_and_the_guard_halves_what_thieves_get() -> None:
    state = bidding("banker", "thief")
    waiting = decision(state)
    assert waiting is not None
    apply(state, {"player:0": 2, "player:1": 1})
    assert [purse.gold for purse in state.purses] == [2, 1]


# --- Arena


def test_a_droid_that_is_shot_at_may_shoot_back_and_a_miss_hurts_nobody() -> None:
    state: arena.Arena = start(arena.GAME, arena.Options(), 1)
    state.rng.script = [0, 0]  # two blanks
    before = [droid.damage for droid in state.droids.values()]
    shot = next(option for option in decision(state).options if option.verb is arena.SHOOT)  # type: ignore[union-attr]
    apply(state, shot)
    waiting = decision(state)
    assert waiting is not None
    assert waiting.seat == 1
    apply(state, next(id for id in waiting.ids(state) if "answer" in id))
    assert [droid.damage for droid in state.droids.values()] == before


def test_a_braced_droid_suffers_one_less_until_the_round_ends() -> None:
    state: arena.Arena = start(arena.GAME, arena.Options(), 1)
    apply(state, "brace")
    assert arena.armour(state, 1) == 1
    round_now = state.round
    while state.round == round_now:
        waiting = decision(state)
        assert waiting is not None
        apply(state, "done" if "done" in waiting.ids(state) else "pass")
    assert arena.armour(state, 1) == 0
