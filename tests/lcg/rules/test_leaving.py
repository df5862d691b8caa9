"""Leaving play (LCGC-MOVE): once."""

from __future__ import annotations

from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.rules.leaving import Cause, leaving
from dejarik.lcg.rules.zones import hand


def test_what_makes_a_card_leave_that_has_left_already_does_not_happen() -> None:
    table = Table("""
        light units: twilek-loyalist-15
        dark hand: tie-fighter-149
    """).deployment("dark")
    loyalist = table.id("twilek-loyalist-15")
    first = leaving(table.state, loyalist, Cause.DESTROYED)
    second = leaving(table.state, loyalist, Cause.RETURNED)
    table.state.occur(first, second)
    run(table.state)
    assert (first.cancelled, second.cancelled) == (False, True)
    assert table.player("light").discard == ["twilek-loyalist-15"]
    assert table.hand("light") == []


def test_what_returns_to_a_hand_is_hidden_there() -> None:
    table = Table("""
        light units: twilek-loyalist-15
        dark hand: tie-fighter-149
    """).deployment("dark")
    table.state.occur(leaving(table.state, table.id("twilek-loyalist-15"), Cause.RETURNED))
    run(table.state)
    assert table.hand("light") == ["twilek-loyalist-15"]
    assert [table.state.sources[id].open for id in hand(table.state, table.seat("light"))] == [False]
