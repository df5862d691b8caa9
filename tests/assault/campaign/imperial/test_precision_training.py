"""Precision Training: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.content.rolls import black, blue, green, white, yellow

from dejarik.assault.campaign.rules.heroes import is_depleted
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die, Symbols

FORCE = "precision-training-strike-force"
PINPOINT = "precision-training-pinpoint-accuracy"
KNOWLEDGE = "precision-training-knowledge-of-attack"
VERSATILE = "precision-training-versatile-attack"
ASSASSINS = "precision-training-assassins"
EXACTING = "precision-training-exacting-strike"
MINDED = "precision-training-single-minded"


def test_a_strike_force_rerolls_a_die() -> None:
    table = fit(empire("A.d", A="stormtrooper"), FORCE, "A").attack_with("A", "d")
    table.choose(f"use:{FORCE}.strike-force", ["die:attack:0:blue"])
    assert [die.rerolled for die in table.attack.attack_dice] == [True, False]
    table = fit(empire("Ad", A="stormtrooper"), FORCE, "A").attack_with("d", "A")
    assert table.offers(f"use:{FORCE}") == []


@pytest.mark.rule("IA-CARD-15")
def test_pinpoint_accuracy_removes_a_dodge() -> None:
    table = empire("A.d", PINPOINT, A="stormtrooper")
    table.roll([blue(2, damage=1), green(1, damage=2), white(dodge=1)]).attack_with("A", "d")
    until(table, f"use:{PINPOINT}").choose(f"use:{PINPOINT}.pinpoint-accuracy")
    fight_on(table)
    assert (table.damage("d"), is_depleted(table.state, table.source(PINPOINT))) == (3, True)
    table = empire("A.d", PINPOINT, A="stormtrooper").roll(HIT).attack_with("A", "d")
    while not table.is_idle:
        assert table.offers(f"use:{PINPOINT}") == []
        table.choose("pass")


def test_sharpshooters_hit_farther() -> None:
    for cards, damage in (((), 0), (("precision-training-sharpshooters",), 2)):
        table = empire("A...d", *cards, A="stormtrooper").roll(HIT).attack_with("A", "d")
        fight_on(table)
        assert table.damage("d") == damage


def test_knowledge_of_attack_removes_a_surge() -> None:
    table = empire("Ad", KNOWLEDGE, A="stormtrooper")
    table.roll([green(1, surge=1), yellow(0, surge=1), black(block=1)]).attack_with("d", "A")
    until(table, f"use:{KNOWLEDGE}").choose(f"use:{KNOWLEDGE}.knowledge-of-attack")
    assert (table.attack.surges_left, table.is_exhausted(KNOWLEDGE)) == (1, True)


def test_a_versatile_attack_has_a_yellow_die_and_three_more_surge_abilities() -> None:
    table = empire("A.d", VERSATILE, threat=1, A="stormtrooper").attack_with("A", "d")
    table.roll([blue(2, surge=1), green(1, surge=1), yellow(1, damage=2), white(block=1)])
    table.choose(f"use:{VERSATILE}.versatile-attack")
    until(table, "surge:")
    lent = f"surge:{table.source(VERSATILE)}."
    assert table.offers(lent) == [f"{lent}1", f"{lent}2", f"{lent}3"]
    table.choose(f"{lent}1")
    assert table.offers(lent) == [f"{lent}2", f"{lent}3"]
    table.choose(f"{lent}2")
    fight_on(table)
    assert (table.damage("d"), table.has("d", Condition.WEAKENED), table.state.threat) == (2, True, 0)
    table.roll([blue(2, surge=1), green(1, surge=1), white()]).attack_with("A", "d")
    until(table, "surge:")
    assert table.offers(lent) == [], "only in that attack"


def test_assassins_shoot_past_figures_and_reroll_any_dice() -> None:
    table = fit(empire("AB.d", A="stormtrooper", B="stormtrooper"), ASSASSINS, "A").attack_with("A", "d")
    table.choose(f"use:{ASSASSINS}.assassins-reroll")
    table.choose(table.options)
    assert all(die.rerolled for die in table.attack.attack_dice)
    assert table.is_exhausted(ASSASSINS)
    table = empire("AB.d", A="stormtrooper", B="stormtrooper").activate("A")
    assert table.offers("attack") == []


def test_an_exacting_strike_takes_a_defence_die() -> None:
    table = empire("A.d", EXACTING, threat=2, A="stormtrooper").attack_with("A", "d")
    table.choose(f"use:{EXACTING}.exacting-strike")
    assert table.state.threat == 0
    fight_on(table)
    table = empire("A.d", EXACTING, threat=1, A="stormtrooper").attack_with("A", "d")
    assert table.offers(f"use:{EXACTING}") == []


def test_who_finds_the_weakness_pierces() -> None:
    table = (
        empire("A.d", "precision-training-find-the-weakness", A="stormtrooper")
        .roll(HIT)
        .attack_with("A", "d")
    )
    fight_on(table)
    assert table.damage("d") == 3


def test_the_single_minded_turn_a_die_instead_of_rerolling_it() -> None:
    table = fit(empire("A.d", MINDED, threat=1, A="stormtrooper"), FORCE, "A").roll(HIT).attack_with("A", "d")
    table.choose(f"use:{FORCE}.strike-force", ["die:attack:0:blue"], f"use:{MINDED}.single-minded-set-die")
    assert len(table.options) == 5, "another result than the one it shows"
    table.choose("turn:0:4")
    assert table.attack.attack_dice[0].symbols == Symbols(damage=2, accuracy=4)
    assert table.is_exhausted(MINDED)
    fight_on(table)
    assert table.damage("d") == 3
    table.attack_with("A", "d").choose(f"use:{MINDED}.single-minded-ready")
    assert (table.state.threat, table.is_exhausted(MINDED)) == (0, False)
    assert Die.BLUE in [die.colour for die in table.attack.attack_dice]


def test_the_single_minded_do_not_turn_the_heroes_dice() -> None:
    table = empire("A.d", MINDED, A="stormtrooper").roll(HIT).attack_with("A", "d")
    table.choose("use:diala-passil.foresight")
    assert table.offers(f"use:{MINDED}") == []
