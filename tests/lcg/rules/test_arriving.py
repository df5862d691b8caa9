"""Entering play and changing control (LCGC-MOVE): what does not happen, and which teammates share an ability."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt
from tests.lcg.table import Table

from dejarik.lcg.rules.arriving import Arrives, ControlChanged, put_into_play, take_control
from dejarik.lcg.rules.leaving import Cause, Flipped, leaving
from dejarik.lcg.rules.state import SHARED

DASH = "dash-rendar-426"


def sharing(table: Table) -> list[int]:
    """The players who may use an ability of a teammate's card."""
    return [source.seat for source in table.state.sources.values() if source.zone == SHARED]


@pytest.mark.rule("LCGC-MOVE-05")
def test_an_ability_is_shared_by_the_teammates_of_who_controls_the_card_while_it_is_in_play() -> None:
    table = Table(format="2v2").actions("dark")
    light, dark = table.seat("light1"), table.seat("dark1")
    table.let(lambda state: put_into_play(state, DASH, light, light))
    assert sharing(table) == [table.seat("light2")]
    table.let(lambda state: take_control(state, dark, table.id(DASH)))
    assert sharing(table) == [table.seat("dark2")]
    table.let(lambda state: state.occur(leaving(state, table.id(DASH), Cause.DISCARDED)))
    assert sharing(table) == []


@pytest.mark.rule("LCGC-ENH-04")
def test_an_enhancement_whose_host_is_gone_does_not_enter_play() -> None:
    table = Table("light units: luke-skywalker-92").actions("dark")
    luke = table.id("luke-skywalker-92")
    table.let(lambda state: state.occur(leaving(state, luke, Cause.DISCARDED)))
    table.let(lambda state: put_into_play(state, "jedi-lightsaber-102", 1, 1, host=luke))
    assert not table.in_play("jedi-lightsaber-102")
    assert [event.cancelled for event in table.happened(Arrives)] == [True]


@pytest.mark.rule("LCGC-KW-12")
def test_a_unique_card_that_is_in_play_does_not_enter_play_again() -> None:
    table = Table("light units: luke-skywalker-92").actions("dark")
    assert not put_into_play(table.state, "luke-skywalker-92", 1, 1)
    assert put_into_play(table.state, "twilek-loyalist-15", 1, 1)
    assert len(table.ids("luke-skywalker-92")) == 1


@pytest.mark.rule("LCGC-MOVE-05")
def test_nobody_takes_control_of_what_has_just_left() -> None:
    table = Table("light units: luke-skywalker-92").actions("dark")
    luke = table.id("luke-skywalker-92")
    both = leaving(table.state, luke, Cause.RETURNED), ControlChanged(card=luke, seat=0)
    table.let(lambda state: state.occur(*both))
    assert [event.cancelled for event in table.happened(ControlChanged)] == [True]
    assert table.hand("light") == ["luke-skywalker-92"]


@pytest.mark.rule("LCG-FACEDOWN-04")
def test_objectives_of_one_title_have_numbers_once_they_are_turned_up() -> None:
    table = hunt().actions("dark")
    first, second = [card.id for card in table.state.cards.values() if card.facedown][:2]
    table.state.sources[second].key = table.state.sources[first].key
    table.let(lambda state: state.occur(Flipped(card=first)))
    table.let(lambda state: state.occur(Flipped(card=second)))
    assert [table.state.cards[id].number for id in (first, second)] == [1, 2]
