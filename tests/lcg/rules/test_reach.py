"""What effects of a player reach, whatever they do (LCGC-ZONE-02, LCG-VULN-02): not what has left play, and not an
enemy's card that no enemy's effect touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from tests.lcg.table import Table

from dejarik.kernel import Event
from dejarik.lcg.rules.damage import Damaged, deal
from dejarik.lcg.rules.leaving import (
    Leaves,
    bounce,
    capture_from_play,
    destroy,
    discard_from_play,
    sacrifice,
)
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.tokens import FocusChanged, focus_by_effect

UNTOUCHED = "luke-skywalker-485"  # no effect of an enemy touches him
PICTURE = f"""
    dark objectives: shadows-of-dathomir-45
    dark units: darth-vader-35
    light units: {UNTOUCHED}, yoda-166
"""


Do: TypeAlias = Callable[[Lcg, int, int], None]


def _damage(state: Lcg, seat: int, id: int) -> None:
    deal(state, seat, [id])


def _focus(state: Lcg, seat: int, id: int) -> None:
    focus_by_effect(state, seat, [id])


def _capture(state: Lcg, seat: int, id: int) -> None:
    captor = next(id for id, source in state.sources.items() if source.key == "shadows-of-dathomir-45")
    capture_from_play(state, seat, id, captor)


EFFECTS: dict[Do, type[Event]] = {
    _damage: Damaged,
    _focus: FocusChanged,
    _capture: Leaves,
    destroy: Leaves,
    bounce: Leaves,
    sacrifice: Leaves,
    discard_from_play: Leaves,
}


def touched(do: Do, by: str, key: str, *, gone: bool = False) -> list[Event]:
    """What comes of an effect of a side on a card."""
    table = Table(PICTURE).actions("dark")
    id = table.id(key)
    if gone:
        table.let(lambda state: bounce(state, table.seat("light"), id))
    table.events = []
    table.let(lambda state: do(state, table.seat(by), id))
    return list(table.happened(EFFECTS[do]))


@pytest.mark.rule("LCGC-ZONE-02", "LCGC-CARD-12")
@pytest.mark.parametrize("do", EFFECTS)
def test_an_effect_reaches_what_is_in_play_unless_it_is_an_enemys_that_none_touches(
    do: Do,
) -> None:
    assert len(touched(do, "dark", "yoda-166")) == 1
    assert len(touched(do, "light", UNTOUCHED)) == 1
    assert touched(do, "dark", UNTOUCHED) == []
    assert touched(do, "dark", "yoda-166", gone=True) == []


@pytest.mark.rule("LCGC-ZONE-02", "LCGC-CAP-03")
@pytest.mark.parametrize("do", EFFECTS)
def test_a_captured_card_is_reached_by_no_effect_on_cards_in_play(
    do: Do,
) -> None:
    table = Table(PICTURE + "light captured: rebel-trooper-112 under shadows-of-dathomir-45").actions("dark")
    (captive,) = (id for id in table.state.cards if table.state.sources[id].key == "rebel-trooper-112")
    table.let(lambda state: do(state, table.seat("dark"), captive))
    assert table.events == []
    assert table.captured("shadows-of-dathomir-45") == ["rebel-trooper-112"]
