"""Shyla Varad: what her sheet and her class deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, green, red, yellow

from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AttackResolved
from dejarik.assault.rules.values import defence_evade

BLADE = "shyla-varad-duelists-blade"
HIT = [green(2, damage=2), yellow(1, damage=2)]
FOE = "trandoshan-hunter-elite"


def shyla(picture: str = "| s   A |", *cards: str, **more: str) -> MissionTable:
    figures = {"A": FOE, "s": "shyla-varad"} | more
    given = {"s": [BLADE, *(f"shyla-varad-{card}" for card in cards)]}
    return MissionTable(picture, cards=given, **figures)  # type: ignore[arg-type]


# --- Her sheet


@pytest.mark.rule("CORE-PUSH-01")
def test_the_whip_pulls_a_foe_next_to_her_and_she_attacks_it_with_a_melee_weapon() -> None:
    table = shyla("| s   .   .   A |").activate("s").roll([*HIT, black(block=1)])
    table.choose("special:shyla-varad.mandalorian-whip")
    assert (table.space("A"), table.damage("A"), table.strain("s")) == ("B1", 3, 1)


def test_the_whip_needs_somebody_within_3_spaces() -> None:
    table = shyla("| s   .   .   .   A |").activate("s")
    assert table.offers("special:shyla-varad") == []


def test_respite_recovers_strain_at_the_end_of_an_activation_without_a_foe_beside_her() -> None:
    for picture, left in (("| s   .   A |", 1), ("| s   A   . |", 2)):
        table = shyla(picture).tire("s", 2).activate("s").choose("end")
        assert table.strain("s") == left


@pytest.mark.rule("CORE-ATTACK-14", "CORE-ACTION-08")
def test_a_power_strike_has_a_red_die_instead_of_the_yellow_one() -> None:
    table = shyla().activate("s").roll([green(2, damage=2), red(3), black(block=1)])
    table.choose(f"special:{BLADE}.power-strike")
    skip(table)
    assert table.damage("A") == 4
    table.roll([*HIT, black(block=1)]).choose("attack")
    skip(table)
    assert table.damage("A") == 7, "only the special action has it"


# --- All-Out Attack, Responsiveness, Proximity Strike


def test_an_all_out_attack_is_1_damage_for_1_surge() -> None:
    table = shyla("| s   A |", "all-out-attack").activate("s")
    table.roll([green(2, damage=2), yellow(2, surge=1), black(block=1)])
    table.choose("attack", "use:shyla-varad-all-out-attack.all-out-attack")
    assert table.damage("A") == 2, "no surge is left"
    assert table.is_exhausted("shyla-varad-all-out-attack")


def test_responsiveness_is_a_movement_point_or_a_strain_less() -> None:
    table = shyla("| s   .   .   A |", "responsiveness").tire("s", 2).activate("s")
    table.choose("use:shyla-varad-responsiveness.move")
    assert (table.figure("s").points, table.strain("s")) == (1, 2)
    table = shyla("| s   .   .   A |", "responsiveness").tire("s", 2).activate("s")
    table.choose("use:shyla-varad-responsiveness.recover")
    assert (table.figure("s").points, table.strain("s")) == (0, 1)
    assert table.is_exhausted("shyla-varad-responsiveness")
    assert table.offers("use:shyla-varad-responsiveness") == []


@pytest.mark.rule("CORE-ATTACK-15")
def test_proximity_strike_rerolls_a_defence_die_and_then_an_attack_die_each_if_she_likes() -> None:
    strike = "use:shyla-varad-proximity-strike.proximity-strike"
    table = shyla("| s   A |", "proximity-strike").activate("s")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=3), black(block=1), yellow(1, damage=2)])
    table.choose("attack", strike, ["die:defence:0:black"], ["die:attack:1:yellow"])
    assert table.damage("A") == 3
    table = shyla("| s   A |", "proximity-strike").activate("s")
    table.roll([green(2, damage=2), yellow(2, damage=1), black(block=2), green(3, damage=2)])
    table.choose("attack", strike, [], ["die:attack:0:green"])
    assert (table.damage("A"), table.is_exhausted("shyla-varad-proximity-strike")) == (1, True)


# --- Smoke Bombs, Remote Detonator


def test_smoke_bombs_hide_a_friend_or_weaken_a_foe_within_3_spaces() -> None:
    bombs = "use:shyla-varad-smoke-bombs.smoke-bombs"
    for letter, condition in (("A", Condition.WEAKENED), ("g", Condition.HIDDEN), ("s", Condition.HIDDEN)):
        table = shyla("| A   .   s   g   .   .   B |", "smoke-bombs", B=FOE, g="diala-passil").activate("s")
        table.choose("end", bombs).pick(letter)
        assert table.has(letter, condition)
        assert [each for each in "ABgs" if table.figure(each).conditions] == [letter]
        assert table.is_exhausted("shyla-varad-smoke-bombs")
    table = shyla("| A   .   s   g   .   .   B |", "smoke-bombs", B=FOE, g="diala-passil").activate("s")
    table.choose("end", bombs)
    assert len(table.options) == 3, "not the one 4 spaces away"
    assert table.strain("s") == 1


def test_a_remote_detonator_hurts_a_foe_within_3_spaces_whom_she_need_not_see() -> None:
    table = shyla("| s   A   .   B |", "remote-detonator", B=FOE).activate("s").roll([green(2, damage=2)])
    table.choose("use:shyla-varad-remote-detonator.remote-detonator").pick("B")
    assert (table.damage("A"), table.damage("B"), table.strain("s")) == (0, 2, 1)
    assert table.is_exhausted("shyla-varad-remote-detonator")


# --- Swords Dance, Full Sweep, Deadly Grace


@pytest.mark.rule("CORE-ATTACK-14")
def test_swords_dance_strikes_the_same_target_again_with_a_die_less() -> None:
    dance = "use:shyla-varad-swords-dance.swords-dance"
    table = shyla("| B   s   A |", "swords-dance", B=FOE).activate("s").roll([*HIT, black(block=1)])
    skip(table.choose("attack").pick("A"), dance)
    table.roll([green(2, damage=2), black(block=1)]).choose(dance, "die:yellow")
    skip(table)
    assert (table.damage("A"), table.damage("B"), table.strain("s")) == (4, 0, 1)
    assert table.is_exhausted("shyla-varad-swords-dance")
    assert len([event for event in table.events if isinstance(event, AttackResolved)]) == 2


@pytest.mark.rule("CORE-ATTACK-14")
def test_swords_dance_takes_a_die_of_its_own_pool_and_not_one_of_the_first_attack() -> None:
    dance = "use:shyla-varad-swords-dance.swords-dance"
    table = shyla("| s   A |", "swords-dance").activate("s").roll([HIT[0], red(1), black(block=1)])
    skip(table.choose(f"special:{BLADE}.power-strike"), dance).choose(dance)
    assert table.options == ["die:green", "die:yellow"], "the red die was that of the power strike"
    table.roll([yellow(0, surge=1), black(block=1)]).choose("die:green")
    assert [die.colour for die in table.attack.attack_dice] == [Die.YELLOW]


def test_swords_dance_needs_a_target_that_is_left() -> None:
    table = shyla("| B   s   A |", "swords-dance", B=FOE).hurt("A", 9).activate("s")
    table.roll([*HIT, black(block=1)]).choose("attack").pick("A")
    with pytest.raises(AssertionError, match="not offered"):
        skip(table, "use:shyla-varad-swords-dance")
    assert table.is_defeated("A")


@pytest.mark.rule("CORE-ATTACK-25")
def test_full_sweep_is_cleave_3() -> None:
    sweep = "use:shyla-varad-full-sweep.full-sweep"
    table = shyla("| B   s   A |\n| .   .   C |", "full-sweep", B=FOE, C=FOE).activate("s")
    table.roll([*HIT, black(block=1)]).choose("attack").pick("A")
    skip(table, sweep).choose(sweep)
    table.pick("C")
    assert [table.damage(letter) for letter in "ABC"] == [3, 0, 3]
    assert table.is_exhausted("shyla-varad-full-sweep")


def test_deadly_grace_is_endurance_an_evade_and_2_movement_points() -> None:
    table = shyla("| s   .   .   A |", "deadly-grace")
    assert endurance(table.state, table.id("s")) == 5
    assert defence_evade(table.state, table.id("s")) == 1
    table.activate("s")
    assert table.figure("s").points == 2
