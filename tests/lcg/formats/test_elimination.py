"""Players who are out while their team plays on: what goes with them, and what stays."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.elimination import eliminate

LENT = """
    dark1 units: dark-side-apprentice-33
    dark2 units: tie-bomber-148
    light1 units: twilek-loyalist-15
    light2 units: rookie-pilot-120
"""


def lent() -> Table:
    """Dark 1 attacks light 2 with a bomber of dark 2."""
    table = Table(LENT, format="2v2").conflict("dark")
    table.engage("a-heros-journey-2", ["dark-side-apprentice-33"], until="support:")
    table.choose("support:tie-bomber-148").choose("yes")
    assert table.card("tie-bomber-148").seat == table.seat("dark1")
    return table


@pytest.mark.rule("LCG-ATTACK-02")
@pytest.mark.parametrize(("who", "stays"), [("dark2", False), ("dark1", False), ("light1", True)])
def test_a_lent_unit_falls_with_who_lent_it_or_has_it_and_with_nobody_else(who: str, stays: bool) -> None:
    table = lent()
    table.let(lambda state: eliminate(state, table.seat(who)))
    assert table.in_play("tie-bomber-148") is stays
    assert table.in_play("dark-side-apprentice-33") is (who != "dark1")
    assert table.in_play("twilek-loyalist-15") is (who != "light1")
    assert table.in_play("rookie-pilot-120")
