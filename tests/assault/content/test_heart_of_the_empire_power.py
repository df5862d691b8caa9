"""Power tokens as they are spent in an attack: when, by whom, how many, and what they add."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import fight
from tests.assault.table import Table

from dejarik.assault.dice.attack import PowerToken


def duel() -> Table:
    return Table("| A   .   b |", A="snowtrooper", b="riot-trooper-elite-skirmish")


@pytest.mark.rule("IA-POWER-01", "CORE-POWER-04", "CORE-POWER-05")
def test_tokens_are_spent_when_the_attack_is_declared_the_attackers_first() -> None:
    table = (
        duel().give("A", PowerToken.DAMAGE, PowerToken.BLOCK).give("b", PowerToken.EVADE, PowerToken.SURGE)
    )
    fight(table, "A", "b", 4, 4, 0)
    assert table.decision.seat == 0
    assert table.options == ["token:damage", "keep"]  # a block is no help to an attacker
    table.choose("keep")
    assert table.decision.seat == 1
    assert table.options == ["token:evade", "keep"]
    table.choose("keep")
    assert table.is_idle  # and at no other time
    assert table.damage("b") == 4 - 1


@pytest.mark.rule("IA-POWER-02", "CORE-POWER-04")
def test_a_damage_token_adds_a_damage_and_a_block_token_a_block() -> None:
    table = duel().give("A", PowerToken.DAMAGE).give("b", PowerToken.BLOCK)
    fight(table, "A", "b", 4, 4, 0).choose("token:damage", "token:block")
    assert table.damage("b") == (4 + 1) - (1 + 1)
    assert table.figure("A").power == []
    assert table.figure("b").power == []


@pytest.mark.rule("IA-POWER-02", "IA-POWER-03")
def test_an_evade_token_adds_an_evade_and_a_surge_token_a_surge() -> None:
    table = duel().give("b", PowerToken.EVADE)
    assert fight(table, "A", "b", 0, 4, 0).choose("token:evade").is_idle  # the only surge is cancelled
    table.give("A", PowerToken.SURGE)
    fight(table, "A", "b", 4, 4, 0).choose("token:surge")
    assert table.attack.surges_left == 1


@pytest.mark.rule("IA-POWER-09")
def test_a_figure_spends_one_token_in_an_attack() -> None:
    table = duel().give("A", PowerToken.DAMAGE, PowerToken.DAMAGE)
    fight(table, "A", "b", 4, 4, 4).choose("token:damage")
    assert table.damage("b") == 4 + 1 - 3
    fight(table, "A", "b", 4, 4, 4)
    assert table.options == ["token:damage", "keep"]  # the other one, in the next attack
