"""Units that come into an engagement in progress: where a unit may not attack it may not join the attack either."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table


@pytest.mark.rule("LCGC-CARD-15", "LCGC-ENG-08")
@pytest.mark.parametrize(("attackers", "joins"), [(1, True), (2, False)])
def test_nobody_is_played_into_an_attack_that_is_as_strong_as_it_may_be(attackers: int, joins: bool) -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light objectives: draw-their-fire-82, draw-their-fire-82
        light hand: admiral-ackbar-7
        light units: luke-skywalker-92, yoda-166
        dark objectives: the-ultimate-power-145
        dark units: kuati-security-team-136
    """).conflict("light")
    table.engage(
        "the-ultimate-power-145", ["luke-skywalker-92", "yoda-166"][:attackers], until="use:admiral-ackbar-7"
    )
    assert table.can("use:admiral-ackbar-7") is joins


@pytest.mark.rule("LCGC-CARD-15", "LCGC-ENG-04")
@pytest.mark.parametrize(("objective", "joins"), [("the-rebel-fleet-143", False), ("jedi-training-86", True)])
def test_a_droid_does_not_infiltrate_an_attack_on_an_objective_that_only_vehicles_may_attack(
    objective: str, joins: bool
) -> None:
    table = Table(f"""
        dark units: tie-fighter-149
        dark hand: human-replica-droid-75
        light objectives: {objective}
    """).conflict("dark")
    table.engage(objective, ["tie-fighter-149"], until="use:human-replica-droid-75")
    assert table.can("use:human-replica-droid-75") is joins


def test_backstabber_defends_the_dial_but_finds_no_objective_there() -> None:
    table = Table("""
        light units: red-five-113
        light enhancements: trench-run-150 on death-star-dial
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73, imperial-command-73
        dark hand: backstabber-13
    """).conflict("light")
    table.engage("death-star-dial", ["red-five-113"], until="use:backstabber-13")
    table.play("backstabber-13")
    assert table.in_play("backstabber-13")
    assert not table.can("use:backstabber-13.stab")
