"""Keywords, conditions and power tokens: what they do to the numbers of an attack."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.assault.dice.attacks import rolled

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    Goal,
    PowerToken,
    Side,
    TargetKind,
    check,
)
from dejarik.assault.dice.faces import DicePool
from dejarik.assault.dice.notation import one_token_each, read_effect, read_surge
from dejarik.assault.dice.odds import odds
from dejarik.assault.dice.resolve import best_spending, modified, resolve
from dejarik.kernel.errors import Problem

RED = DicePool.of("red")
SURGES = tuple(map(read_surge, ("+1 damage", "pierce 2", "stun")))


def conditions(*names: str) -> frozenset[Condition]:
    return frozenset(Condition(name) for name in names)


class TestKeywords:
    @pytest.mark.rule("CORE-KEYWORD-02")
    def test_a_keyword_without_a_surge_cost_is_on_every_attack(self) -> None:
        assert odds(AttackNumbers(RED, modifiers=read_effect("bleed, cleave 2"))).conditions[
            Condition.BLEEDING
        ] == Fraction(1)

    @pytest.mark.parametrize("surges", [("stun", "focus"), ("focus", "stun")])
    def test_of_two_conditions_that_are_equally_good_always_the_same_is_taken(
        self, surges: tuple[str, str]
    ) -> None:
        """Not the one that a set happens to name first: then two processes would show other odds."""
        attack = AttackNumbers(RED, modifiers=AttackEffect(surge=1), surges=tuple(map(read_surge, surges)))
        found = odds(attack).conditions
        assert found[Condition.STUNNED] == 1
        assert found[Condition.FOCUSED] == Fraction(1, 6)  # the roll with another surge

    @pytest.mark.rule("CORE-KEYWORD-10", "CORE-KEYWORD-12")
    def test_blast_needs_damage_on_the_target_and_is_not_reduced_by_its_blocks(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("black"), modifiers=AttackEffect(blast=2))
        assert resolve(attack, rolled("red: 3 damage", "black: 2 block")).blast == 2
        assert resolve(attack, rolled("red: 3 damage", "black: 3 block")).blast == 0
        assert odds(attack).blast == {0: Fraction(16, 36), 2: Fraction(20, 36)}

    @pytest.mark.rule("CORE-KEYWORD-14")
    def test_several_blasts_add_up(self) -> None:
        attack = AttackNumbers(RED, modifiers=AttackEffect(blast=1, surge=1), surges=(read_surge("blast 1"),))
        assert resolve(attack, rolled("red: 1 damage"), [0]).blast == 2

    @pytest.mark.rule("CORE-KEYWORD-15")
    def test_cleave_needs_damage_on_the_target_and_several_are_all_dealt(self) -> None:
        attack = AttackNumbers(
            RED, DicePool.of("black"), modifiers=AttackEffect(cleave=1), surges=(read_surge("cleave 2"),)
        )
        assert resolve(attack, rolled("red: 2 damage, 1 surge", "black: 1 block"), [0]).cleave == 3
        assert resolve(attack, rolled("red: 2 damage, 1 surge", "black: 2 block"), [0]).cleave == 0

    @pytest.mark.rule("CORE-KEYWORD-20")
    def test_pierce_values_add_up_and_excess_is_lost(self) -> None:
        attack = AttackNumbers(
            RED, DicePool.of("black"), modifiers=AttackEffect(pierce=1), surges=(read_surge("pierce 3"),)
        )
        assert resolve(attack, rolled("red: 2 damage, 1 surge", "black: 3 block"), [0]).damage == 2

    @pytest.mark.rule("CORE-KEYWORD-21")
    def test_pierce_touches_neither_evade_nor_dodge(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("white"), modifiers=AttackEffect(pierce=5))
        assert modified(attack, rolled("red: 2 damage, 1 surge", "white: 1 evade")).surge == 0
        assert resolve(attack, rolled("red: 3 damage", "white: 1 dodge")).missed

    @pytest.mark.rule("CORE-KEYWORD-31")
    def test_recover_works_whether_or_not_the_target_suffered(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("black"), surges=(read_surge("recover 2 damage"),))
        assert resolve(attack, rolled("red: 2 damage, 1 surge", "black: 3 block"), [0]).recover_damage == 2

    @pytest.mark.rule("CORE-KEYWORD-33")
    def test_condition_keywords_need_1_damage_suffered(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("black"), modifiers=read_effect("stun, focus"))
        hurt = resolve(attack, rolled("red: 2 damage", "black: 1 block"))
        blocked = resolve(attack, rolled("red: 2 damage", "black: 2 block"))
        assert hurt.conditions == conditions("stun", "focus")
        assert blocked.conditions == frozenset()

    @pytest.mark.rule("CORE-KEYWORD-35")
    def test_a_defeated_figure_gains_no_condition_but_a_wounded_hero_and_the_attacker_do(self) -> None:
        keywords = read_effect("stun, focus")
        figure = AttackNumbers(RED, modifiers=keywords, health=2)
        hero = AttackNumbers(RED, modifiers=keywords, health=2, target=TargetKind.HERO)
        assert resolve(figure, rolled("red: 2 damage")).conditions == conditions("focus")
        assert resolve(hero, rolled("red: 2 damage")).conditions == conditions("stun", "focus")
        assert odds(figure).conditions[Condition.STUNNED] == Fraction(1, 6)
        assert odds(hero).conditions[Condition.STUNNED] == 1

    @pytest.mark.rule("CORE-KEYWORD-35")
    def test_who_plays_for_a_condition_does_not_buy_the_damage_that_would_defeat_the_target(self) -> None:
        """2 surges and 2 damage against Health 3: Stun alone stuns, Stun and +1 damage defeats."""
        attack = AttackNumbers(
            RED,
            modifiers=AttackEffect(surge=2),
            surges=(read_surge("+1 damage"), read_surge("stun")),
            health=3,
            goal=Goal.STUN,
        )
        assert best_spending(attack, rolled("red: 2 damage")) == (1,)
        # 1 or 2 damage (4 faces of 6) can stun, 3 damage always defeats.
        assert odds(attack).conditions[Condition.STUNNED] == Fraction(2, 3)

    @pytest.mark.rule("CORE-COND-02")
    def test_a_condition_the_target_already_has_is_not_gained_again(self) -> None:
        attack = AttackNumbers(
            RED, modifiers=read_effect("stun, bleed"), target_conditions=conditions("stun")
        )
        assert resolve(attack, rolled("red: 1 damage")).conditions == conditions("bleed")
        assert odds(attack).conditions[Condition.STUNNED] == 0

    @pytest.mark.rule("CORE-OBJECT-04")
    def test_an_object_never_gains_conditions(self) -> None:
        crate = AttackNumbers(RED, modifiers=read_effect("stun, hide"), target=TargetKind.OBJECT)
        assert resolve(crate, rolled("red: 1 damage")).conditions == conditions("hide")


class TestPowerTokens:
    @pytest.mark.rule("CORE-POWER-04", "IA-POWER-02")
    @pytest.mark.parametrize(
        ("token", "change"),
        [
            (PowerToken.DAMAGE, AttackEffect(damage=1)),
            (PowerToken.SURGE, AttackEffect(surge=1)),
            (PowerToken.BLOCK, AttackEffect(block=1)),
            (PowerToken.EVADE, AttackEffect(evade=1)),
        ],
    )
    def test_a_token_adds_one_symbol_of_its_kind(self, token: PowerToken, change: AttackEffect) -> None:
        base = AttackNumbers(RED, DicePool.of("white"), surges=SURGES)
        spent = one_token_each([token])
        with_token = AttackNumbers(
            RED,
            DicePool.of("white"),
            surges=SURGES,
            attacker_token=spent.get(Side.ATTACKER),
            defender_token=spent.get(Side.DEFENDER),
        )
        with_modifier = AttackNumbers(RED, DicePool.of("white"), surges=SURGES, modifiers=change)
        assert odds(with_token) == odds(with_modifier) != odds(base)

    @pytest.mark.rule("IA-POWER-03")
    def test_an_evade_token_cancels_a_surge(self) -> None:
        attack = AttackNumbers(RED, defender_token=PowerToken.EVADE)
        assert modified(attack, rolled("red: 2 damage, 1 surge")).evade == 1
        assert modified(attack, rolled("red: 2 damage, 1 surge")).surge == 0

    @pytest.mark.rule("CORE-POWER-04", "IA-POWER-09")
    def test_a_figure_spends_at_most_one_token_per_attack_and_each_side_may_spend_one(self) -> None:
        with pytest.raises(Problem):
            one_token_each([PowerToken.DAMAGE, PowerToken.SURGE])
        assert len(one_token_each([PowerToken.DAMAGE, PowerToken.BLOCK])) == 2

    @pytest.mark.rule("CORE-POWER-05")
    def test_the_attacker_spends_damage_or_surge_and_the_defender_evade_or_block(self) -> None:
        with pytest.raises(Problem):
            check(AttackNumbers(RED, attacker_token=PowerToken.BLOCK))
        with pytest.raises(Problem):
            check(AttackNumbers(RED, defender_token=PowerToken.SURGE))
