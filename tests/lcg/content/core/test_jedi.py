"""Jedi of the core set: every card of the sets 1 to 7 is played."""

from __future__ import annotations

import pytest

from tests.lcg.table import Table


def test_luke_loses_a_focus_token_when_an_opposing_turn_begins() -> None:
    table = Table("light units: luke-skywalker-92 focus=2").turn("dark")
    table.choose("use:luke-skywalker-92.ready")
    assert table.card("luke-skywalker-92").focus == 1


def test_a_ready_luke_is_not_asked() -> None:
    table = Table("light units: luke-skywalker-92").turn("dark")
    assert not table.can("use:luke-skywalker-92")


@pytest.mark.rule("LCGC-ENH-02", "LCGC-CARD-10")
def test_a_lightsaber_adds_unit_damage_and_blast() -> None:
    table = Table("""
        light units: jedi-in-hiding-84
        light enhancements: jedi-lightsaber-102 on jedi-in-hiding-84
        dark objectives: the-heart-of-the-empire-142
    """).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["jedi-in-hiding-84"]).settle()
    # Blast: one by the saber, one by the edge; and one more, since nobody opposed the attack.
    assert table.card("the-heart-of-the-empire-142").damage == 3


def test_trust_your_feelings_readies_its_host() -> None:
    table = Table("""
        light units: luke-skywalker-92 focus=1
        light enhancements: trust-your-feelings-153 on luke-skywalker-92
    """).actions("light")
    table.choose("use:trust-your-feelings-153.ready")
    assert table.card("luke-skywalker-92").focus == 0
    assert table.card("trust-your-feelings-153").focus == 1
