"""Damage (LCGC-DMG): what is moved on its way, what does not arrive, and what is moved afterwards."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt, is_facedown
from tests.lcg.table import Table

from dejarik.lcg.rules.damage import DamageMoved, DamageTurned, Dealing, WouldBeDamaged, move_damage

TWO_DEFLECTIONS = """
    light units: luke-skywalker-92, yoda-166
    light hand: lightsaber-deflection-89, lightsaber-deflection-89
    light objectives: a-heros-journey-2, a-heros-journey-2
    dark units: darth-vader-35
"""


def hit(table: Table, *packets: tuple[str, int]) -> Table:
    """Damage of one effect of the dark side, to all of these cards at the same time."""
    cards = [table.id(key) for key, _ in packets]
    return table.start(Dealing(seat=table.seat("dark"), cards=cards, amounts=[each for _, each in packets]))


def deflect(table: Table, to: str) -> None:
    table.choose("use:lightsaber-deflection-89").pay()
    if table.can("target:"):
        table.choose(f"target:{to}")


@pytest.mark.rule("LCGC-DMG-04")
def test_what_was_sent_to_another_unit_can_be_sent_on() -> None:
    table = hit(Table(TWO_DEFLECTIONS), ("luke-skywalker-92", 1))
    deflect(table, "yoda-166")
    deflect(table, "darth-vader-35")
    damage = [table.card(key).damage for key in ("luke-skywalker-92", "yoda-166", "darth-vader-35")]
    assert damage == [0, 0, 1]
    turned = [(event.start, event.end, event.amount) for event in table.happened(DamageTurned)]
    luke, yoda, vader = (table.id(key) for key in ("luke-skywalker-92", "yoda-166", "darth-vader-35"))
    assert turned == [(luke, yoda, 1), (yoda, vader, 1)]


@pytest.mark.rule("LCGC-DMG-03", "LCGC-DMG-04")
def test_what_is_sent_to_a_unit_that_is_hit_as_well_adds_to_it() -> None:
    table = hit(Table(TWO_DEFLECTIONS), ("luke-skywalker-92", 1), ("darth-vader-35", 1))
    deflect(table, "darth-vader-35")
    assert (table.card("luke-skywalker-92").damage, table.card("darth-vader-35").damage) == (0, 2)


WORSE = """
    light units: luke-skywalker-92, twilek-loyalist-15
    light hand: it-could-be-worse-81
    light objectives: a-heros-journey-2, a-heros-journey-2
"""


@pytest.mark.rule("LCGC-DMG-04")
def test_damage_that_is_prevented_goes_to_no_card() -> None:
    table = hit(Table(WORSE), ("luke-skywalker-92", 1))
    table.choose("use:it-could-be-worse-81").pay()
    assert table.card("luke-skywalker-92").damage == 0
    assert [(event.end, event.amount) for event in table.happened(DamageTurned)] == [(0, 1)]


@pytest.mark.rule("LCGC-DMG-04")
def test_nobody_interrupts_damage_of_nothing_or_to_what_is_gone() -> None:
    nothing = hit(Table(WORSE), ("luke-skywalker-92", 0))
    assert not nothing.can("use:it-could-be-worse-81")
    table = Table(WORSE).actions("dark")
    luke, gone = table.id("luke-skywalker-92"), 9999
    table.let(lambda state: state.push(Dealing(seat=0, cards=[gone, luke], amounts=[2, 1])))
    table.choose("use:it-could-be-worse-81").pay()  # of the one that is left nothing arrives
    assert [(event.card, event.amount) for event in table.happened(WouldBeDamaged)] == [(luke, 0)]
    assert table.card("luke-skywalker-92").damage == 0


@pytest.mark.rule("LCGC-DMG-06")
def test_where_there_is_no_damage_none_is_moved() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, imperial-command-73 damage=1
        light units: luke-skywalker-92
    """).actions("dark")
    whole, hurt, luke = (
        table.id(key) for key in ("shadows-of-dathomir-45", "imperial-command-73", "luke-skywalker-92")
    )
    table.let(lambda state: move_damage(state, 0, whole, luke))
    table.let(lambda state: move_damage(state, 0, hurt, 9999))  # to what is not there
    assert (table.card("luke-skywalker-92").damage, table.card("imperial-command-73").damage) == (0, 1)
    assert table.happened(DamageMoved) == []
    table.let(lambda state: move_damage(state, 0, hurt, luke, count=2))  # there is only one
    assert [event.amount for event in table.happened(DamageMoved)] == [1]
    assert (table.card("luke-skywalker-92").damage, table.card("imperial-command-73").damage) == (1, 0)


@pytest.mark.rule("LCGC-DMG-06", "LCG-FACEDOWN-03")
def test_to_move_no_damage_turns_no_objective_up() -> None:
    table = hunt("dark1 objectives: shadows-of-dathomir-45").actions("dark")
    hidden = next(card for card in table.state.cards.values() if card.facedown)
    key = table.state.sources[hidden.id].key
    start = table.id("shadows-of-dathomir-45")
    table.let(lambda state: move_damage(state, 0, start, hidden.id))
    assert is_facedown(table, key)
    table.state.cards[start].damage = 1
    table.let(lambda state: move_damage(state, 0, start, hidden.id))
    assert not is_facedown(table, key)
    assert table.card(key).damage == 0
