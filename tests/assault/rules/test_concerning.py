"""What is in progress concerns whose figure is attacked, and whoever an opponent's card is used against."""

from __future__ import annotations

from tests.assault.table import Table

from dejarik.assault.rules.concerning import concerns


def test_an_attack_concerns_whose_figure_is_attacked_and_nobody_else() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").activate("A")
    assert not concerns(table.state, 1)
    table.choose("attack")
    assert (concerns(table.state, 0), concerns(table.state, 1)) == (False, True)


def test_what_somebody_uses_concerns_the_opponents() -> None:
    table = Table(
        "| A   B   C   b |", A="imperial-officer", B="stormtrooper", C="royal-guard", b="rebel-trooper"
    )
    table.activate("A")
    assert not concerns(table.state, 1)
    table.choose("special:")
    assert (concerns(table.state, 0), concerns(table.state, 1)) == (False, True)
