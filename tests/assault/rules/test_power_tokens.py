"""Power tokens (CORE-POWER, IA-POWER): gaining, keeping and spending them."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.scenes import lend, of_one_kind, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.figures.conditions import PowerGained

DUEL = "| A   .   b |"
ALL_FOUR = ["token:surge", "token:damage", "token:evade", "token:block"]


def duel(attacker: str = "stormtrooper") -> Table:
    return Table(DUEL, A=attacker, b="royal-guard")


@pytest.mark.rule("CORE-POWER-01", "IA-POWER-06")
@pytest.mark.parametrize("second", ["surge", "damage", "evade", "block"])
def test_tokens_without_a_type_are_of_the_types_that_the_player_picks(second: str) -> None:
    table = lend(duel(), "A", "charge-up").activate("A")
    use(table, "charge-up", "special")
    assert (table.decision.seat, table.options) == (0, ALL_FOUR)
    table.choose("token:evade", f"token:{second}")
    assert table.figure("A").power == [PowerToken.EVADE, PowerToken(second)]


@pytest.mark.rule("CORE-POWER-02", "IA-POWER-07", "IA-POWER-08")
@pytest.mark.parametrize("gone", ["surge#0", "damage#1", "block#2"])
def test_more_than_two_tokens_are_discarded_down_to_two_by_choice(gone: str) -> None:
    table = lend(duel(), "A", "shield-up").give("A", PowerToken.SURGE, PowerToken.DAMAGE).activate("A")
    use(table, "shield-up", "special")
    assert table.options == ["token:surge#0", "token:damage#1", "token:block#2"]  # before anything else
    table.choose([f"token:{gone}"])
    kind = PowerToken(gone.partition("#")[0])
    assert table.figure("A").power == [
        token for token in (PowerToken.SURGE, PowerToken.DAMAGE, PowerToken.BLOCK) if token is not kind
    ]


@pytest.mark.rule("CORE-POWER-03", "CORE-RULE-06", "IA-POWER-04")
def test_tokens_never_run_out() -> None:
    """The box has 28."""
    letters = "ABCDEFGHIJKLMN"
    picture = f"| {'   '.join(letters)}   b |"
    table = of_one_kind(picture, "stormtrooper", letters, b="royal-guard")
    for letter in letters:
        table.give(letter, PowerToken.BLOCK, PowerToken.BLOCK)
    lend(table, "b", "shield-up").activate("b")
    use(table, "shield-up", "special")
    assert table.figure("b").power == [PowerToken.BLOCK]


@pytest.mark.rule("IA-POWER-04")
def test_a_named_token_is_gained_as_it_is() -> None:
    table = lend(duel(), "A", "shield-up").activate("A")
    use(table, "shield-up", "special")
    assert table.figure("A").power == [PowerToken.BLOCK]
    assert [event.token for event in table.events if isinstance(event, PowerGained)] == [PowerToken.BLOCK]


@pytest.mark.rule("IA-POWER-05")
def test_tokens_belong_to_a_figure_and_not_to_its_group() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="royal-guard")
    table.give("A", PowerToken.DAMAGE)
    assert table.figure("B").power == []
    table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=2)]).attack_with("B", "b")
    assert not table.offers("token:")  # B has none to spend


@pytest.mark.rule("IA-POWER-01", "CORE-POWER-04", "IA-POWER-09")
def test_tokens_are_spent_when_an_attack_is_declared_and_at_no_other_time() -> None:
    table = duel().give("A", PowerToken.DAMAGE, PowerToken.SURGE).give("b", PowerToken.BLOCK)
    table.activate("A")
    assert not table.offers("token:")
    table.choose("attack")
    assert (table.decision.seat, table.options) == (0, ["token:damage", "token:surge", "keep"])
    assert [option.verb.declines for option in table.decision.options] == [False, False, True]
    table.choose("token:damage")
    assert (table.decision.seat, table.options) == (1, ["token:block", "keep"])  # one each, then the dice
    table.roll([blue(3, 1, 1), green(2, 2), black(block=1)]).choose("token:block")
    assert (table.attack.damage_results, table.attack.blocks) == (4, 2)
    table.choose("done")
    assert table.damage("b") == 2
    assert (table.figure("A").power, table.figure("b").power) == ([PowerToken.SURGE], [])


@pytest.mark.rule("CORE-POWER-05", "IA-POWER-01")
def test_attackers_keep_evades_and_blocks_and_defenders_surges_and_damage() -> None:
    table = (
        duel().give("A", PowerToken.EVADE, PowerToken.BLOCK).give("b", PowerToken.SURGE, PowerToken.DAMAGE)
    )
    table.roll([blue(3, 1, 1), green(2, 2), black(block=1)]).attack_with("A", "b")
    assert table.offers("surge:")  # nobody was asked for a token


def test_a_token_that_is_kept_can_be_spent_in_the_next_attack() -> None:
    table = duel().give("A", PowerToken.DAMAGE)
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).attack_with("A", "b").choose("keep")
    table.roll([blue(3, 2), green(2, 2), black(block=1)]).attack_with("A", "b").choose("token:damage")
    assert table.damage("b") == 3 + 4
