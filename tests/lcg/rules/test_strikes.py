"""Strikes in turn (LCGC-STR): who is next when one side has nothing left, or only units outside."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.strikes import FocusedToStrike

TRANDOSHANS = "trandoshan-security-team-440"


def struck(table: Table) -> list[str]:
    return [table.state.sources[event.unit].key for event in table.happened(FocusedToStrike)]


@pytest.mark.rule("LCGC-STR-02", "LCGC-STR-04")
def test_when_the_attacker_has_nobody_left_two_units_outside_strike_one_after_the_other() -> None:
    table = Table(f"""
        light units: redemption-115
        dark objectives: imperial-command-73
        dark units: {TRANDOSHANS}, {TRANDOSHANS}
    """).conflict("light")
    table.engage("imperial-command-73", ["redemption-115"])
    for _ in range(2):
        table.pass_until(f"strike:{TRANDOSHANS}").choose(f"strike:{TRANDOSHANS}")
    table.settle()
    assert struck(table) == ["redemption-115", TRANDOSHANS, TRANDOSHANS]


@pytest.mark.rule("LCGC-STR-01", "LCGC-STR-03")
def test_who_keeps_a_unit_outside_back_does_not_end_the_strikes_of_the_enemy() -> None:
    """The dark side has the edge and strikes first; the Trandoshans outside are kept back, and Yoda strikes too."""
    table = Table(f"""
        light units: redemption-115, yoda-166
        dark objectives: imperial-command-73
        dark units: darth-vader-35, {TRANDOSHANS}
        dark hand: darth-vader-35
    """).conflict("light")
    edge = [("dark", "darth-vader-35")]
    table.engage("imperial-command-73", ["redemption-115", "yoda-166"], ["darth-vader-35"], edge=edge)
    table.choose("strike:darth-vader-35").pass_until("target:redemption-115").choose("target:redemption-115")
    table.pass_until("strike:yoda-166").choose("strike:redemption-115")
    table.pass_until(f"strike:{TRANDOSHANS}").choose("pass")
    table.settle()
    assert struck(table) == ["darth-vader-35", "redemption-115", "yoda-166"]
