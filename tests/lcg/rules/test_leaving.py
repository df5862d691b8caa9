"""Leaving play (LCGC-MOVE): once."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.rules.arriving import take_control
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Cause, Flipped, Leaves, leave_play, leaving
from dejarik.lcg.rules.zones import hand

ENGAGED = "shadows-of-dathomir-45"


def in_an_engagement() -> Table:
    """Luke and a loyalist attack; Yoda does not."""
    table = Table(f"""
        light units: luke-skywalker-92, twilek-loyalist-15, yoda-166
        light hand: jedi-lightsaber-102
        dark objectives: {ENGAGED}
        dark units: darth-vader-35
    """).conflict("light")
    return table.engage(
        ENGAGED, ["luke-skywalker-92", "twilek-loyalist-15"], ["darth-vader-35"], until="edge:"
    )


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


@pytest.mark.rule("LCGC-ENG-08")
@pytest.mark.parametrize(("unit", "took_part"), [("luke-skywalker-92", True), ("yoda-166", False)])
def test_a_card_that_leaves_knows_whether_it_took_part(unit: str, took_part: bool) -> None:
    table = in_an_engagement()
    left = leaving(table.state, table.id(unit), Cause.DISCARDED)
    table.state.occur(left)
    run(table.state)
    assert (left.cancelled, left.participating) == (False, took_part)


@pytest.mark.rule("LCGC-MOVE-05")
def test_who_comes_under_the_control_of_an_enemy_takes_no_part_any_more() -> None:
    table = in_an_engagement()
    luke = table.id("luke-skywalker-92")
    take_control(table.state, table.seat("dark"), luke)
    run(table.state)
    assert luke not in table.state.the(Engagement).participants()
    assert table.card("luke-skywalker-92").seat == table.seat("dark")


@pytest.mark.rule("LCG-FACEDOWN-04")
def test_what_lies_faceup_is_not_turned_up() -> None:
    table = in_an_engagement()
    flipped = Flipped(card=table.id(ENGAGED))
    table.state.occur(flipped)
    run(table.state)
    assert flipped.cancelled


def test_what_returns_to_a_hand_is_hidden_there() -> None:
    table = Table("""
        light units: twilek-loyalist-15
        dark hand: tie-fighter-149
    """).deployment("dark")
    table.state.occur(leaving(table.state, table.id("twilek-loyalist-15"), Cause.RETURNED))
    run(table.state)
    assert table.hand("light") == ["twilek-loyalist-15"]
    assert [table.state.sources[id].open for id in hand(table.state, table.seat("light"))] == [False]


@pytest.mark.rule("LCGC-ENH-04")
def test_enhancements_fall_with_their_hosts_before_anybody_reacts_to_one_of_several_that_leave() -> None:
    table = Table("""
        light units: leia-organa-88, twilek-loyalist-15, yoda-166
        light enhancements: trust-your-feelings-153 on twilek-loyalist-15, jedi-lightsaber-102 on yoda-166
        dark objectives: the-bespin-exchange-135, shadows-of-dathomir-45 focus=1
    """).actions("dark")
    leia, loyalist = table.id("leia-organa-88"), table.id("twilek-loyalist-15")
    table.let(lambda state: leave_play(state, [leia, loyalist], Cause.RETURNED, table.seat("dark")))
    table.choose("choose:the-bespin-exchange-135")
    assert table.can("use:the-bespin-exchange-135.trade")  # Leia has been captured
    assert table.player("light").discard == ["trust-your-feelings-153"]
    assert table.in_play("jedi-lightsaber-102")  # its host stays


@pytest.mark.rule("LCGC-ENH-04")
def test_an_enhancement_that_leaves_with_its_host_leaves_once() -> None:
    table = Table("""
        light units: yoda-166
        light enhancements: jedi-lightsaber-102 on yoda-166
    """).actions("dark")
    both = [table.id("yoda-166"), table.id("jedi-lightsaber-102")]
    table.let(lambda state: leave_play(state, both, Cause.RETURNED, table.seat("dark")))
    assert sorted(table.hand("light")) == ["jedi-lightsaber-102", "yoda-166"]
    assert [(event.card, event.cancelled) for event in table.happened(Leaves)] == [(id, False) for id in both]
