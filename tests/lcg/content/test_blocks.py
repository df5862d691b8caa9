"""The phrases that texts are made of: conditions that hear their event, and those that need none."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.kernel import Use
from dejarik.kernel.abilities import takes_event
from dejarik.lcg.content.blocks import both, its_host, its_own, your_own
from dejarik.lcg.rules.engagement import Declared
from dejarik.lcg.rules.leaving import Flipped
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.turn import Refreshed

NO_STATE: Any = None  # nothing here looks at it


def a_use(source: int = 7, seat: int = 0, subject: int = 0) -> Use:
    return Use(source=source, key="red-five-113", ability="x", seat=seat, subject=subject)


def never(state: Lcg, use: Use) -> bool:
    return False


def is_seven(state: Lcg, use: Use) -> bool:
    return use.source == 7


def test_conditions_together_hear_the_event_if_one_of_them_does() -> None:
    condition = both(is_seven, your_own)
    assert takes_event(condition)
    assert condition(NO_STATE, a_use(seat=1), Refreshed(seat=1))
    assert not condition(NO_STATE, a_use(seat=0), Refreshed(seat=1))
    assert not condition(NO_STATE, a_use(source=8, seat=1), Refreshed(seat=1))


def test_conditions_without_an_event_need_none_together() -> None:
    condition = both(is_seven, is_seven)
    assert not takes_event(condition)
    assert condition(NO_STATE, a_use())
    assert not both(is_seven, never)(NO_STATE, a_use())


@pytest.mark.parametrize("event", [Flipped(card=7), Declared(unit=7, seat=0, attacks=True)])
def test_an_event_about_a_unit_is_about_its_card(event: Flipped | Declared) -> None:
    assert its_own(NO_STATE, a_use(source=7), event)
    assert not its_own(NO_STATE, a_use(source=8), event)
    assert its_host(NO_STATE, a_use(source=8, subject=7), event)
