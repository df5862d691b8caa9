"""Steps 2 to 8 of an attack, rule by rule, with the dice as they lie on the table."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.assault.dice.attacks import rolled

from dejarik.assault.dice.attack import (
    HERO_RECOVERY,
    AttackEffect,
    AttackNumbers,
    Condition,
    Conversion,
    Goal,
    Side,
    SurgeAbility,
    TargetKind,
    Will,
    dice_rolled,
)
from dejarik.assault.dice.faces import DicePool, Die, Symbol, Symbols
from dejarik.assault.dice.notation import read_effect, read_surge
from dejarik.assault.dice.odds import odds
from dejarik.assault.dice.resolve import best_spending, modified, resolve
from dejarik.kernel.errors import Problem, Refused

RED = DicePool.of("red")
SURGES = tuple(map(read_surge, ("+1 damage", "pierce 2", "stun", "2: blast 3", "recover 2 damage")))
DAMAGE, PIERCE, STUN, BLAST, RECOVER = range(5)


def conditions(*names: str) -> frozenset[Condition]:
    return frozenset(Condition(name) for name in names)


class TestDice:
    @pytest.mark.rule("CORE-ATTACK-14", "CORE-COND-17")
    def test_focused_adds_a_green_die_to_the_attack_pool(self) -> None:
        focused = AttackNumbers(RED, attacker_conditions=conditions("focus"))
        assert dice_rolled(focused).dice == (Die.RED, Die.GREEN)
        assert odds(focused) == odds(AttackNumbers(DicePool.of("red", "green")))

    @pytest.mark.rule("CORE-ATTACK-09", "CORE-OBJECT-02")
    def test_a_target_without_defence_dice_rolls_nothing_and_blocks_nothing(self) -> None:
        assert odds(AttackNumbers(RED, target=TargetKind.OBJECT)).damage == {
            1: Fraction(1, 6),
            2: Fraction(1, 2),
            3: Fraction(1, 3),
        }

    @pytest.mark.rule("CORE-OBJECT-02")
    def test_fixed_blocks_of_an_object_work_like_rolled_ones(self) -> None:
        door = AttackNumbers(RED, target=TargetKind.OBJECT, modifiers=AttackEffect(block=2))
        assert odds(door).damage == {0: Fraction(2, 3), 1: Fraction(1, 3)}


class TestModifiers:
    @pytest.mark.rule("CORE-DICE-08")
    def test_positive_and_negative_symbols_annihilate_one_for_one(self) -> None:
        attack = AttackNumbers(RED, modifiers=AttackEffect(damage=-1, surge=-1))
        results = modified(attack, rolled("red: 2 damage, 1 surge"))
        assert (results.damage, results.surge) == (1, 0)

    @pytest.mark.rule("CORE-DICE-08")
    def test_a_total_below_zero_counts_as_zero_when_it_is_used(self) -> None:
        attack = AttackNumbers(
            RED, DicePool.of("black"), modifiers=AttackEffect(damage=-3, block=-5, evade=-1)
        )
        shown = rolled("red: 2 damage, 1 surge", "black: 1 evade")
        assert modified(attack, shown).surge == 1
        assert resolve(attack, shown).damage == 0

    @pytest.mark.rule("CORE-ATTACK-18")
    def test_modifiers_of_both_sides_change_the_results(self) -> None:
        attack = AttackNumbers(
            DicePool.of("blue"),
            DicePool.of("black"),
            distance=5,
            modifiers=read_effect("+1 damage, +1 accuracy, +1 surge, +1 block"),
        )
        shown = rolled("blue: 4 accuracy, 2 damage", "black: 1 block")
        assert modified(attack, shown) == Symbols(damage=3, surge=1, accuracy=5, block=2)
        assert resolve(attack, shown).damage == 1

    @pytest.mark.rule("CORE-ATTACK-19")
    def test_each_evade_cancels_one_surge_and_nothing_else(self) -> None:
        attack = AttackNumbers(DicePool.of("yellow"), DicePool.of("white"))
        results = modified(attack, rolled("yellow: 1 damage, 2 surge", "white: 1 evade"))
        assert (results.damage, results.surge) == (1, 1)

    @pytest.mark.rule("CORE-COND-16", "IA-KEYWORD-03")
    def test_a_weakened_attacker_loses_a_surge(self) -> None:
        attack = AttackNumbers(RED, attacker_conditions=conditions("weaken"))
        assert modified(attack, rolled("red: 2 damage, 1 surge")).surge == 0

    @pytest.mark.rule("CORE-COND-16", "IA-KEYWORD-04")
    def test_a_weakened_defender_loses_an_evade(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("white"), target_conditions=conditions("weaken"))
        assert modified(attack, rolled("red: 2 damage, 1 surge", "white: 1 evade")).surge == 1

    @pytest.mark.rule("CORE-COND-19")
    def test_hidden_costs_the_attack_two_accuracy_while_defending(self) -> None:
        hidden = AttackNumbers(DicePool.of("blue"), distance=3, target_conditions=conditions("hide"))
        assert resolve(hidden, rolled("blue: 4 accuracy, 2 damage")).missed
        assert not resolve(hidden, rolled("blue: 5 accuracy, 1 damage")).missed

    @pytest.mark.rule("CORE-COND-19")
    def test_hidden_gives_a_surge_while_attacking_and_means_nothing_to_a_melee_attack(self) -> None:
        attack = AttackNumbers(
            RED, attacker_conditions=conditions("hide"), target_conditions=conditions("hide")
        )
        assert modified(attack, rolled("red: 1 damage")).surge == 1
        assert resolve(attack, rolled("red: 1 damage")).damage == 1


class TestConversions:
    @pytest.mark.rule("CORE-DICE-09", "CORE-ATTACK-27")
    def test_a_dodge_that_becomes_an_evade_no_longer_makes_the_attack_miss(self) -> None:
        attack = AttackNumbers(
            RED,
            DicePool.of("white"),
            conversions=(Conversion(Side.DEFENDER, Symbol.DODGE, Symbol.EVADE),),
        )
        shown = rolled("red: 2 damage, 1 surge", "white: 1 dodge")
        assert modified(attack, shown) == Symbols(damage=2, evade=1)
        assert not resolve(attack, shown).missed
        assert odds(attack).miss == 0

    @pytest.mark.rule("CORE-DICE-09")
    def test_a_converted_result_can_be_converted_again(self) -> None:
        attack = AttackNumbers(
            RED,
            DicePool.of("white"),
            conversions=(
                Conversion(Side.DEFENDER, Symbol.DODGE, Symbol.EVADE),
                Conversion(Side.DEFENDER, Symbol.EVADE, Symbol.BLOCK, up_to=1),
            ),
        )
        assert modified(attack, rolled("red: 3 damage", "white: 1 dodge")).block == 1

    @pytest.mark.rule("CORE-DICE-09")
    def test_a_conversion_at_choice_is_used_when_it_serves_its_owner(self) -> None:
        """A damage given up for a surge buys two damage; without that surge ability it is kept."""
        may = (Conversion(Side.ATTACKER, Symbol.DAMAGE, Symbol.SURGE, 1, Will.MAY),)
        plain = odds(AttackNumbers(RED, surges=(read_surge("+2 damage"),)))
        better = odds(AttackNumbers(RED, surges=(read_surge("+2 damage"),), conversions=may))
        # Five of six faces gain one damage; the face with a surge of its own has nothing more to buy.
        assert better.expected_damage - plain.expected_damage == Fraction(5, 6)
        assert odds(AttackNumbers(RED, conversions=may)) == odds(AttackNumbers(RED))

    @pytest.mark.rule("CORE-DICE-09")
    def test_nobody_converts_more_results_than_there_are(self) -> None:
        may = (Conversion(Side.ATTACKER, Symbol.DAMAGE, Symbol.SURGE, 2, Will.MAY),)
        with pytest.raises(Refused):
            resolve(AttackNumbers(RED, conversions=may), rolled("red: 1 damage"), conversions_used=(2,))


class TestSurges:
    attack = AttackNumbers(RED, modifiers=AttackEffect(surge=1), surges=SURGES)
    two_surges = rolled("red: 2 damage, 1 surge")

    @pytest.mark.rule("CORE-ATTACK-20", "CORE-SURGE-01")
    def test_a_surge_ability_may_cost_two_surges(self) -> None:
        assert resolve(self.attack, self.two_surges, [BLAST]).blast == 3
        with pytest.raises(Refused):
            resolve(self.attack, rolled("red: 2 damage"), [BLAST])

    @pytest.mark.rule("CORE-SURGE-02")
    def test_each_surge_ability_is_used_once_per_attack(self) -> None:
        with pytest.raises(Refused):
            resolve(self.attack, self.two_surges, [DAMAGE, DAMAGE])

    @pytest.mark.rule("CORE-SURGE-02")
    def test_an_ability_printed_twice_is_two_abilities(self) -> None:
        printed_twice = AttackNumbers(
            RED, modifiers=AttackEffect(surge=1), surges=(SURGES[DAMAGE], SURGES[DAMAGE])
        )
        assert resolve(printed_twice, self.two_surges, [0, 1]).damage == 4
        assert max(odds(printed_twice).damage) == 4

    @pytest.mark.rule("CORE-SURGE-03")
    def test_an_ability_that_does_nothing_can_still_be_bought(self) -> None:
        assert resolve(self.attack, self.two_surges, [PIERCE]).damage == 2

    @pytest.mark.rule("CORE-SURGE-04")
    def test_damage_accuracy_and_pierce_count_at_once(self) -> None:
        attack = AttackNumbers(
            DicePool.of("blue"),
            DicePool.of("black"),
            distance=5,
            surges=(read_surge("+2 accuracy, +1 damage, pierce 1"),),
        )
        shown = rolled("blue: 3 accuracy, 1 damage, 1 surge", "black: 1 block")
        assert resolve(attack, shown).missed
        assert resolve(attack, shown, [0]).damage == 2

    @pytest.mark.rule("CORE-SURGE-05")
    def test_a_hero_may_recover_a_strain_for_a_surge_once_even_after_a_miss(self) -> None:
        attack = AttackNumbers(DicePool.of("yellow"), distance=4, surges=(HERO_RECOVERY,))
        assert resolve(attack, rolled("yellow: 1 damage, 2 surge"), [0]).recover_strain == 1
        assert odds(attack).recover_strain == {0: Fraction(1, 3), 1: Fraction(2, 3)}

    @pytest.mark.rule("CORE-SURGE-06", "CORE-ATTACK-20")
    def test_unspent_surges_are_lost_and_change_nothing(self) -> None:
        assert (
            odds(AttackNumbers(RED, modifiers=AttackEffect(surge=9))).damage
            == odds(AttackNumbers(RED)).damage
        )

    def test_surges_go_first_to_the_accuracy_that_makes_the_attack_hit(self) -> None:
        attack = AttackNumbers(
            DicePool.of("blue"), distance=4, surges=(read_surge("+2 damage"), read_surge("+1 accuracy"))
        )
        assert best_spending(attack, rolled("blue: 3 accuracy, 1 damage, 1 surge")) == (1,)

    def test_the_goal_decides_what_a_single_surge_buys(self) -> None:
        def bought(goal: Goal) -> tuple[int, ...]:
            attack = AttackNumbers(RED, surges=SURGES, health=3, goal=goal)
            return best_spending(attack, rolled("red: 2 damage, 1 surge"))

        assert bought(Goal.DAMAGE) == bought(Goal.DEFEAT) == (DAMAGE,)
        assert bought(Goal.STUN) == (STUN,)
        assert bought(Goal.RECOVER) == (RECOVER,)


class TestAccuracyAndDamage:
    @pytest.mark.rule("CORE-ATTACK-03")
    def test_a_melee_attack_needs_no_accuracy(self) -> None:
        assert odds(AttackNumbers(RED)).miss == 0

    @pytest.mark.rule("CORE-ATTACK-04", "CORE-ATTACK-21")
    def test_a_ranged_attack_misses_when_its_accuracy_is_below_the_distance(self) -> None:
        at_four = AttackNumbers(DicePool.of("blue"), distance=4)
        assert resolve(at_four, rolled("blue: 3 accuracy, 2 damage")).missed
        assert odds(at_four).miss == Fraction(2, 3)

    @pytest.mark.rule("CORE-ATTACK-22")
    def test_an_adjacent_target_needs_1_accuracy_and_an_object_in_the_same_space_none(self) -> None:
        yellow = DicePool.of("yellow")
        assert odds(AttackNumbers(yellow, distance=1)).miss == Fraction(1, 3)
        same_space = AttackNumbers(
            yellow, distance=0, modifiers=AttackEffect(accuracy=-2), target=TargetKind.OBJECT
        )
        assert odds(same_space).miss == 0
        assert not resolve(same_space, rolled("yellow: 1 surge")).missed

    @pytest.mark.rule("CORE-ATTACK-23", "CORE-DICE-06")
    def test_one_dodge_makes_the_attack_miss(self) -> None:
        outcome = resolve(AttackNumbers(RED, DicePool.of("white")), rolled("red: 3 damage", "white: 1 dodge"))
        assert (outcome.missed, outcome.damage) == (True, 0)

    @pytest.mark.rule("CORE-ATTACK-23")
    def test_damage_is_what_the_blocks_left_by_pierce_let_through(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("black"), modifiers=AttackEffect(pierce=1))
        assert resolve(attack, rolled("red: 3 damage", "black: 2 block")).damage == 2

    @pytest.mark.rule("CORE-ATTACK-24")
    def test_the_target_is_defeated_when_the_damage_reaches_what_it_can_still_suffer(self) -> None:
        assert resolve(AttackNumbers(RED, health=3), rolled("red: 3 damage")).defeated
        assert not resolve(AttackNumbers(RED, health=4), rolled("red: 3 damage")).defeated
        assert odds(AttackNumbers(RED, health=3)).defeat == Fraction(1, 3)

    @pytest.mark.rule("CORE-ATTACK-27")
    def test_a_dodge_taken_away_lets_the_attack_hit(self) -> None:
        attack = AttackNumbers(RED, DicePool.of("white"), modifiers=AttackEffect(dodge=-1))
        assert resolve(attack, rolled("red: 3 damage", "white: 1 dodge")).damage == 3
        two_dice = AttackNumbers(RED, DicePool.of("white", "white"), modifiers=AttackEffect(dodge=-1))
        assert odds(two_dice).miss == Fraction(1, 36)

    @pytest.mark.rule("CORE-ATTACK-28")
    def test_after_a_miss_surges_are_spent_and_recover_works_but_nothing_that_needs_damage(self) -> None:
        attack = AttackNumbers(
            RED, DicePool.of("white"), modifiers=AttackEffect(surge=1, blast=1), surges=SURGES
        )
        outcome = resolve(attack, rolled("red: 2 damage, 1 surge", "white: 1 dodge"), [RECOVER, STUN])
        assert (outcome.recover_damage, outcome.blast, outcome.conditions) == (2, 0, frozenset())

    @pytest.mark.rule("CORE-ATTACK-29")
    def test_a_fully_blocked_attack_did_not_miss(self) -> None:
        outcome = resolve(AttackNumbers(RED, DicePool.of("black")), rolled("red: 1 damage", "black: 3 block"))
        assert (outcome.missed, outcome.damage) == (False, 0)
        blocked = odds(AttackNumbers(RED, DicePool.of("black")))
        # Of 6 black faces, 5 stop the one red face with 1 damage, 3 each of the three with 2, 1 each of the two with 3.
        assert blocked.damage[0] == Fraction(5 + 3 * 3 + 2 * 1, 36)
        assert blocked.miss == 0

    def test_two_damage_and_pierce_2_are_added_to_the_results(self) -> None:
        generator = AttackNumbers(RED, DicePool.of("black"), modifiers=read_effect("+2 damage, pierce 2"))
        assert resolve(generator, rolled("red: 2 damage", "black: 3 block")).damage == 3


@pytest.mark.parametrize(
    ("message", "attack"),
    [
        ("odds-not-an-attack-die", AttackNumbers(DicePool.of("black"))),
        ("odds-not-a-defence-die", AttackNumbers(RED, DicePool.of("red"))),
        ("odds-too-many-dice", AttackNumbers(DicePool.of(*["red"] * 11))),
        ("odds-distance", AttackNumbers(RED, distance=-1)),
        ("odds-health", AttackNumbers(RED, health=0)),
        ("odds-defeat-without-health", AttackNumbers(RED, goal=Goal.DEFEAT)),
        ("odds-amount", AttackNumbers(RED, modifiers=AttackEffect(pierce=-1))),
        ("odds-surge-cost", AttackNumbers(RED, surges=(SurgeAbility(AttackEffect(), 0),))),
        ("odds-surge-effect", AttackNumbers(RED, surges=(SurgeAbility(AttackEffect(surge=1)),))),
        ("odds-too-many-surges", AttackNumbers(RED, surges=(SURGES[DAMAGE],) * 13)),
    ],
)
def test_an_attack_that_no_game_could_contain_is_refused_with_a_reason(
    message: str, attack: AttackNumbers
) -> None:
    with pytest.raises(Problem) as problem:
        odds(attack)
    assert problem.value.message.id == message
