"""Damage, strain, recovery (CORE-DAMAGE, CORE-STRAIN, CORE-RECOVER, IA-DAMAGE), as a skirmish has them."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green, red, white
from tests.assault.rules.scenes import in_force, lend, use
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.values import health
from dejarik.kernel.errors import Refused

DUEL = "| A   .   b   c |"


@pytest.mark.rule("CORE-DAMAGE-01")
def test_a_figure_with_damage_equal_to_its_health_is_defeated() -> None:
    table = Table(DUEL, A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    table.occur(Damaged(target=table.id("b"), amount=2))
    assert table.damage("b") == 2  # of 3
    table.occur(Damaged(target=table.id("b"), amount=1))
    assert table.is_defeated("b")


@pytest.mark.rule("CORE-DAMAGE-02")
def test_nobody_suffers_more_than_is_left() -> None:
    table = Table(DUEL, A="stormtrooper", b="rebel-trooper", c="rebel-trooper")
    table.occur(Damaged(target=table.id("b"), amount=9))
    (suffered,) = (event.amount for event in table.events if isinstance(event, Damaged))
    assert suffered == 3


@pytest.mark.rule("CORE-DAMAGE-02", "CORE-DEFEAT-01")
def test_simultaneous_damage_defeats_a_figure_once() -> None:
    table = in_force(Table(DUEL, A="stormtrooper", b="rebel-trooper", c="rebel-trooper"), "count-defeats")
    hits = [Damaged(target=table.id("b"), amount=2, by=0) for _ in range(3)]
    table.occur(*hits)
    assert [hit.amount for hit in hits] == [2, 1, 0]
    assert table.is_defeated("b")
    assert table.vp(0) == 2 + 1  # its cost, and one defeat counted


@pytest.mark.rule("CORE-DAMAGE-03")
def test_damage_outside_attacks_is_not_blocked() -> None:
    table = Table("| V   .   b |", V="darth-vader-lord-of-the-sith", b="gaarkhan-skirmish").script(1, 2, 3)
    table.activate("V").choose("special:darth-vader-lord-of-the-sith.force-choke")
    assert table.damage("b") == 3  # Gaarkhan's own block does nothing
    assert table.state.rng.script == [1, 2, 3]


@pytest.mark.rule("CORE-DAMAGE-04", "IA-DAMAGE-01", "CORE-DEFEAT-01")
def test_health_below_the_damage_discards_the_excess_and_defeats() -> None:
    table = lend(Table(DUEL, A="stormtrooper", b="gaarkhan-skirmish", c="gaarkhan-skirmish"), "A", "curse")
    lend(table.hurt("b", 9).hurt("c", 7), "b", "cling-to-life").activate("A")
    use(table, "curse", "special")
    assert table.damage("b") == 7  # 9 of 10, then 8 of 8, and one recovered by what saved it
    assert health(table.state, table.id("b")) == 8
    assert table.damage("c") == 7  # still below 8


@pytest.mark.rule("CORE-DAMAGE-05")
def test_more_health_does_not_change_the_damage() -> None:
    table = lend(Table(DUEL, A="stormtrooper", b="gaarkhan-skirmish", c="gaarkhan-skirmish"), "A", "bless")
    table.hurt("A", 2).activate("A")
    use(table, "bless", "special")
    assert health(table.state, table.id("A")) == 5
    assert table.damage("A") == 2
    table.occur(Damaged(target=table.id("A"), amount=2))
    assert table.damage("A") == 4


# --- Strain -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-STRAIN-05", "CORE-STRAIN-10", "CORE-ABILITY-03")
def test_a_figure_may_pay_strain_with_its_life() -> None:
    table = lend(
        Table("| A   B   b |", A="stormtrooper", B="stormtrooper", b="rebel-trooper"), "A", "pay-in-blood"
    )
    table.hurt("A", 1).activate("A")
    use(table, "pay-in-blood")
    assert table.is_defeated("A")
    assert table.vp(1) == 2


@pytest.mark.rule("CORE-STRAIN-06")
def test_strain_taken_as_damage_is_damage_suffered() -> None:
    table = lend(Table(DUEL, A="stormtrooper", b="royal-guard", c="royal-guard"), "b", "tough-skin")
    table.occur(Strained(figure=table.id("b"), amount=1))
    assert (table.damage("b"), table.has("b", Condition.FOCUSED)) == (1, True)
    prevented = lend(Table(DUEL, A="stormtrooper", b="royal-guard", c="royal-guard"), "b", "tough-skin")
    prevented.deck(1, "rally").occur(Strained(figure=prevented.id("b"), amount=1)).choose("discard:1")
    assert (prevented.damage("b"), prevented.has("b", Condition.FOCUSED)) == (0, False)


@pytest.mark.rule("CORE-STRAIN-10", "CORE-TERM-02")
def test_in_a_skirmish_everybody_takes_strain_as_damage_also_a_hero_of_the_campaign() -> None:
    table = Table("| A   .   b |", A="diala-passil-skirmish", b="rebel-trooper")
    table.occur(Strained(figure=table.id("A"), amount=2))
    assert table.damage("A") == 2


@pytest.mark.rule("CORE-STRAIN-12")
def test_strain_is_prevented_with_cards_from_the_top_of_ones_own_deck() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard", c="royal-guard")
    table.deck(1, "rally", "urgency", "planning").hand(1, "deadeye").deck(0, "recovery")
    table.occur(Strained(figure=table.id("b"), amount=2))
    assert (table.decision.seat, table.options) == (1, ["discard:0", "discard:1", "discard:2"])
    table.choose("discard:1")
    assert table.damage("b") == 1
    assert table.state.players[1].deck == ["rally", "urgency"]  # the top card is gone
    assert table.state.players[1].discard == ["planning"]
    assert table.hand_of(1) == ["deadeye"]  # the hand can't be used
    assert table.state.players[0].deck == ["recovery"]


@pytest.mark.rule("CORE-STRAIN-12")
def test_with_an_empty_deck_nothing_is_prevented() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard", c="royal-guard").hand(1, "deadeye")
    table.occur(Strained(figure=table.id("b"), amount=2))
    assert table.is_idle
    assert table.damage("b") == 2


@pytest.mark.rule("CORE-EXMISC-06", "CORE-STRAIN-12")
def test_example_two_strain_and_one_card_in_the_deck() -> None:
    table = Table(DUEL, A="stormtrooper", b="royal-guard", c="royal-guard").deck(1, "rally")
    table.occur(Strained(figure=table.id("b"), amount=2))
    assert table.options == ["discard:0", "discard:1"]
    with pytest.raises(Refused):
        table.choose(["discard:2"])
    table.choose("discard:1")
    assert table.damage("b") == 1


# --- Recovering -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-RECOVER-01", "CORE-RECOVER-02", "CORE-RECOVER-05")
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (1, 0), (0, 0)])
def test_recovering_takes_away_damage_never_below_zero(damage: int, left: int) -> None:
    table = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard").hurt("D", damage)
    table.roll([red(2, 1), green(1, 2), black(block=3)]).attack_with("D", "b")
    table.choose(table.offers("surge:")[0])  # recover 2
    assert table.damage("D") == left


@pytest.mark.rule("CORE-RECOVER-03")
def test_nobody_in_a_skirmish_has_strain_to_recover() -> None:
    table = Table("| D   b |", D="diala-passil-skirmish", b="royal-guard").activate("D")
    assert "rest" not in table.options
    table.occur(Strained(figure=table.id("D"), amount=1))
    assert table.damage("D") == 1
    assert not hasattr(table.figure("D"), "strain")


@pytest.mark.rule("CORE-RECOVER-01")
def test_recover_works_although_the_attack_missed() -> None:
    table = Table("| D   b |", D="diala-passil-skirmish", b="rebel-trooper").hurt("D", 2)
    table.roll([red(2, 1), green(1, 2), white(dodge=1)]).attack_with("D", "b").choose(
        table.offers("surge:")[0]
    )
    assert (table.damage("D"), table.damage("b")) == (0, 0)


def test_a_shot_at_a_healthy_figure_counts_what_it_suffered() -> None:
    table = Table(DUEL, A="stormtrooper", b="rebel-trooper", c="rebel-trooper").hurt("b", 1)
    table.roll([blue(3, 2), green(2, 2), white()]).attack_with("A", "b")
    assert table.is_defeated("b")
    amounts = [event.amount for event in table.events if isinstance(event, Damaged)]
    assert amounts == [2]
