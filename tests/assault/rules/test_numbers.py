"""The numbers of an attack as they are asked at one moment: what the odds can count, and what an attack needs."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.scenes import put_token, stand
from tests.assault.table import Table

from dejarik.assault.dice.attack import AttackEffect, Condition, Conversion, Side, TargetKind
from dejarik.assault.dice.faces import DicePool, Die, Symbol, Symbols
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.attack.numbers import (
    accuracy_needed,
    after_modifiers,
    attack_pool,
    conversions,
    counted_surges,
    damage,
    falls_short,
    in_numbers,
    is_all_counted,
    odds_distance,
    pierce,
    times_each,
    without,
    would_suffer,
)
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import How


def shooting(picture: str = "| A   .   b |") -> Table:
    """A Stormtrooper shoots at a Rebel Trooper two spaces away: 2 damage, 2 surges, accuracy 5, 1 block."""
    table = Table(picture, A="stormtrooper", b="stormtrooper")
    return table.roll([blue(3, 1, 1), green(2, 1, 1), black(block=1)]).attack_with("A", "b")


def more(table: Table, query: str, amount: int, letter: str) -> Table:
    table.state.modify(query, How.ADD, amount, subject=table.id(letter), until="game")
    return table


def test_the_odds_count_surges_that_change_the_results_and_no_others() -> None:
    counted = Surge("damage", AttackEffect(damage=1))
    dear = Surge("pierce", AttackEffect(pierce=2), cost=2)
    other = Surge("other", now=lambda state, attack, use: None)
    surging = Surge("surging", AttackEffect(surge=1, damage=1))
    found = counted_surges([counted, other, surging, dear])
    assert [(each.effect, each.cost) for each in found] == [(counted.effect, 1), (dear.effect, 2)]


@pytest.mark.rule("CORE-ATTACK-19", "CORE-ATTACK-20")
def test_after_the_modifiers_the_results_are_what_the_dice_and_the_texts_have_made_of_them() -> None:
    table = shooting()
    asked, results = after_modifiers(table.state, table.attack)
    assert results == Symbols(2, 2, 5, 1, 0, 0)
    assert (asked.attack_pool, asked.defence_pool, asked.distance) == (DicePool(), DicePool(), 2)
    assert asked.modifiers == AttackEffect()
    tally = table.attack.tally
    tally.pierce, tally.blast, tally.cleave, tally.conditions = 1, -1, [2], [Condition.STUNNED]
    asked, _ = after_modifiers(table.state, table.attack)
    assert asked.modifiers == AttackEffect(pierce=1, cleave=2, conditions=frozenset({Condition.STUNNED}))


@pytest.mark.rule("CORE-ATTACK-22", "CORE-ATTACK-21", "CORE-SPACE-22")
def test_the_accuracy_that_is_needed() -> None:
    table = shooting()
    attack = table.attack
    assert (accuracy_needed(table.state, attack), odds_distance(table.state, attack)) == (2, 2)
    for accuracy, short in ((1, True), (2, False)):
        attack.tally.accuracy = accuracy - attack.accuracy + attack.tally.accuracy
        assert (attack.accuracy, falls_short(table.state, attack)) == (accuracy, short)
    attack.melee = True
    assert (accuracy_needed(table.state, attack), odds_distance(table.state, attack)) == (None, None)
    assert not falls_short(table.state, attack)


@pytest.mark.rule("CORE-ATTACK-22")
def test_an_object_in_the_own_space_needs_no_accuracy_and_a_figure_at_least_one() -> None:
    table = Table("| A   b |", A="stormtrooper", b="stormtrooper")
    token = put_token(table, "A1", health=3)
    for target, needed in ((token.id, 0), (table.id("b"), 1)):
        attack = Attack(attacker=table.id("A"), seat=0, target=target)
        table.state.push(attack)
        assert accuracy_needed(table.state, attack) == needed
        table.state.stack.pop()


@pytest.mark.rule("CORE-ATTACK-44")
def test_a_target_that_is_gone_is_as_far_away_as_it_was() -> None:
    table = shooting()
    attack = table.attack
    attack.target = 999
    for away, needed in ((4, 4), (0, 1), (-1, None)):
        attack.away = away
        assert accuracy_needed(table.state, attack) == needed
    assert falls_short(table.state, attack)


@pytest.mark.rule("CORE-ATTACK-44")
def test_how_far_it_was_is_what_the_accuracy_was_measured_by() -> None:
    table = shooting()
    attack, rolled = table.attack, table.attack.away
    stand(table, "b", "B1")
    while not table.is_idle:
        table.choose(table.options[-1])
    assert (attack.away, rolled) == (1, 2)


@pytest.mark.rule("CORE-ATTACK-23")
def test_pierce_takes_blocks_away_and_what_takes_pierce_away_takes_none_but_it() -> None:
    table = shooting()
    state, attack = table.state, table.attack
    assert (damage(state, attack), would_suffer(state, attack)) == (1, 1)
    attack.tally.pierce = 2
    assert (pierce(state, attack), damage(state, attack)) == (2, 2)
    more(table, "defence-pierce", 1, "b")
    assert (pierce(state, attack), is_all_counted(state, attack)) == (1, True)
    more(table, "defence-pierce", 2, "b")
    assert (pierce(state, attack), damage(state, attack), is_all_counted(state, attack)) == (0, 1, False)
    for what in ("missed", "foiled"):
        setattr(attack, what, True)
        assert would_suffer(state, attack) == 0
        setattr(attack, what, False)
    assert would_suffer(state, attack) == 1


@pytest.mark.rule("CORE-ATTACK-27")
def test_evades_become_dodges_for_who_has_that() -> None:
    table = shooting()
    state = table.state
    assert conversions(state, table.id("b")) == conversions(state, 999) == ()
    state.modify("evades-for-dodges", How.ALLOW, subject=table.id("b"), until="game")
    assert conversions(state, table.id("b")) == (Conversion(Side.DEFENDER, Symbol.DODGE, Symbol.EVADE),)
    assert times_each(state, table.id("A")) == 1
    state.modify("surges-twice", How.ALLOW, subject=table.id("A"), until="game")
    assert times_each(state, table.id("A")) == 2


@pytest.mark.rule("CORE-ATTACK-14", "CORE-ATTACK-18")
def test_an_attack_in_numbers_has_the_pools_and_what_texts_and_conditions_add() -> None:
    table = shooting()
    state, attack = table.state, table.attack
    table.give("A", Condition.FOCUSED).give("b", Condition.WEAKENED, Condition.STUNNED)
    for query, amount, letter in (
        ("attack-damage", 1, "A"), ("attack-pierce", 2, "A"), ("attack-blast", -1, "A"), ("attack-cleave", 1, "A"),
        ("attack-accuracy", 3, "A"), ("defence-accuracy", 1, "b"), ("defence-block", 1, "b"),
        ("defence-evade", 1, "b"), ("defence-pierce", 3, "b"),
    ):  # fmt: skip
        more(table, query, amount, letter)
    asked = in_numbers(state, attack)
    assert asked.attack_pool == DicePool((Die.BLUE, Die.GREEN, Die.GREEN))
    assert asked.defence_pool == DicePool((Die.BLACK,))
    assert asked.modifiers == AttackEffect(
        damage=1, accuracy=2, block=1, evade=1, pierce=0, blast=0, cleave=1
    )
    assert asked.attacker_conditions == frozenset()
    assert asked.target_conditions == {Condition.WEAKENED, Condition.STUNNED}
    assert asked.target is TargetKind.FIGURE
    attack.lacks, attack.removed = [Die.BLUE], [Die.BLACK]
    asked = in_numbers(state, attack)
    assert (asked.attack_pool.dice, asked.defence_pool.dice) == ((Die.GREEN, Die.GREEN), ())
    assert in_numbers(state, attack, [Die.RED]).attack_pool == DicePool((Die.RED, Die.GREEN))


def test_dice_that_are_not_there_cannot_be_taken_out() -> None:
    assert without([Die.RED, Die.BLUE, Die.RED], [Die.RED, Die.BLACK]) == [Die.BLUE, Die.RED]


@pytest.mark.rule("CORE-ATTACK-14")
def test_dice_that_are_added_for_one_attack_are_not_rolled_in_another_within_it() -> None:
    table = shooting()  # which waits for its surges
    state, attacker = table.state, table.figure("A")
    state.modify("attack-red", How.ADD, 1, subject=attacker.id, until=state.scope("attack"))
    state.modify("attack-yellow", How.ADD, 1, subject=attacker.id, until="game")
    assert attack_pool(state, attacker, [Die.BLUE]) == [Die.BLUE, Die.RED, Die.YELLOW]
    state.push(attack_with(state, attacker, must=True))
    assert attack_pool(state, attacker, [Die.BLUE]) == [Die.BLUE, Die.YELLOW]
