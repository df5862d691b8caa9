"""Jabba's Realm: Alliance Rangers, Luke, Captain Terro, Jet Troopers, Gamorreans, the Rancor, Weequay Pirates."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, uses
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import Attack, attack_with
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.objects.interacting import interactions
from dejarik.assault.rules.objects.tokens import add_token

SNIPER = "use:alliance-ranger.sniper"
FLAMES = "special:captain-terro-wasteland-enforcer.flamethrower"
HEROIC = "use:luke-skywalker-jedi-knight.heroic"


def colours(attack: Attack) -> tuple[list[Die], list[Die]]:
    """Both pools of an attack."""
    return [die.colour for die in attack.attack_dice], [die.colour for die in attack.defence_dice]


# --- Alliance Rangers -----------------------------------------------------------------------------


def test_guerrilla_hides_a_ranger_whose_target_is_defeated() -> None:
    table = Table("| A   .   b |", A="alliance-ranger", b="weequay-pirate").hurt("b", 3)
    table.roll([blue(3, damage=2), blue(4, damage=2), black(block=1)]).attack_with("A", "b")
    assert table.is_defeated("b")
    assert table.has("A", Condition.HIDDEN)


def test_guerrilla_needs_the_target_of_the_attack_to_be_defeated() -> None:
    table = Table("| A   .   b |", A="alliance-ranger", b="weequay-pirate")
    table.roll([blue(3, damage=2), blue(4, damage=2), black(block=1)]).attack_with("A", "b")
    assert table.damage("b") == 3
    assert not table.has("A", Condition.HIDDEN)


@pytest.mark.rule("CORE-OBJECT-05")
def test_guerrilla_does_not_count_an_object_that_is_destroyed() -> None:
    table = Table("| A   .   . |", A="alliance-ranger")
    crate = add_token(table.state, "crate", space=2, health=2)
    table.refresh()
    table.roll([blue(3, damage=2), blue(4, damage=2)])
    table.push(attack_with(table.state, table.figure("A"), only=[crate.id], must=True))
    assert crate.id not in table.state.tokens
    assert not table.has("A", Condition.HIDDEN)


def test_sniper_rerolls_an_attack_die_at_5_spaces_or_more() -> None:
    table = Table("| A   .   .   .   .   b |", A="alliance-ranger", b="weequay-pirate")
    table.roll([blue(2, damage=1), blue(2, damage=1), black(block=1)]).attack_with("A", "b")
    assert uses(table) == [SNIPER]
    table.roll([blue(4, damage=2)]).choose(SNIPER, ["die:attack:0:blue"])
    assert table.damage("b") == 2  # 2 + 1 damage, 1 block; accuracy 4 + 2 + 1
    near = Table("| A   .   .   .   b |", A="alliance-ranger", b="weequay-pirate")
    near.roll([blue(2, damage=1), blue(2, damage=1), black(block=1)]).attack_with("A", "b")
    assert near.is_idle
    assert near.damage("b") == 1


def test_sniper_counts_to_the_target_space_of_a_large_figure() -> None:
    table = Table("| A   .   .   .   c   c |", A="alliance-ranger", c="captain-terro-wasteland-enforcer")
    table.attack_with("A", "c").choose("space:E1")
    assert SNIPER not in uses(table)
    table = Table(
        """
        | A   .   .   .   .   . |
        | .   .   .   .   c   c |
        """,
        A="alliance-ranger",
        c="captain-terro-wasteland-enforcer",
    )
    table.attack_with("A", "c").choose("space:F2")
    assert SNIPER in uses(table)


# --- Luke Skywalker -------------------------------------------------------------------------------

DEFLECT = """
    | L   R   .   .   a |
    | .   .   .   .   b |
"""


def test_deflect_after_a_ranged_attack_on_luke_hurts_any_foe_he_sees() -> None:
    table = Table(
        """
        | L   .   .   .   a |
        | .   .   .   .   b |
        """,
        L="luke-skywalker-jedi-knight", a="weequay-pirate", b="jet-trooper",
    )  # fmt: skip
    table.roll([green(2, damage=2), green(3, damage=2), white()]).attack_with("a", "L")
    table.choose("pass")  # the pirate's reroll
    assert table.decision.seat == 0
    assert table.offers("choose:") == [f"choose:{table.id('a')}", f"choose:{table.id('b')}"]
    assert "decline" not in table.options  # not a matter of choice
    table.pick("b")
    assert table.damage("b") == 1
    assert table.damage("L") == 4


def test_deflect_after_a_ranged_attack_that_defeats_an_adjacent_friend() -> None:
    table = Table(
        DEFLECT, L="luke-skywalker-jedi-knight", R="rebel-trooper", a="weequay-pirate", b="jet-trooper"
    )
    table.hurt("R", 2)
    table.roll([green(2, damage=2), green(3, damage=2), white()]).attack_with("a", "R").choose("pass")
    assert table.is_defeated("R")
    table.pick("a")
    assert table.damage("a") == 1


def test_deflect_does_not_answer_melee_attacks_nor_attacks_on_others() -> None:
    melee = Table("| L   a |", L="luke-skywalker-jedi-knight", a="gamorrean-guard")
    melee.roll([red(3), red(3), white()]).attack_with("a", "L").choose("pass")
    assert melee.is_idle
    assert melee.damage("a") == 0
    far = Table(
        "| L   .   R   .   a |", L="luke-skywalker-jedi-knight", R="rebel-trooper", a="weequay-pirate"
    )
    far.roll([green(2, damage=2), green(3, damage=2), white()]).attack_with("a", "R").choose("pass")
    assert far.is_idle
    assert far.damage("a") == 0
    foe = Table("| L   a   .   R |", L="luke-skywalker-jedi-knight", R="alliance-ranger", a="weequay-pirate")
    foe.roll([blue(3, damage=2), blue(4, damage=2), black(block=2)]).attack_with("R", "a")
    assert foe.is_idle
    assert foe.damage("a") == 2


def test_deflect_needs_a_foe_in_sight() -> None:
    table = Table(
        """
        | L |
        | R |
        | . |
        | a |
        """,
        L="luke-skywalker-jedi-knight", R="alliance-ranger", a="weequay-pirate",
    )  # fmt: skip
    table.roll([green(2, damage=2), green(3, damage=2), black(block=1)]).attack_with("a", "R").choose("pass")
    assert table.is_idle
    assert table.damage("R") == 3
    assert table.damage("a") == 0


def test_heroic_attack_once_an_activation_without_an_action() -> None:
    table = Table("| L   a |", L="luke-skywalker-jedi-knight", a="shyla-varad-skirmish").activate("L")
    assert HEROIC in uses(table)
    table.roll([blue(2, damage=1), green(2, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose(HEROIC)
    decline_until_activation(table)
    assert table.damage("a") == 5
    assert table.decision.about["actions"] == 2
    assert HEROIC not in uses(table)
    assert "attack" in table.options  # the attack action is still to come


def decline_until_activation(table: Table) -> None:
    while "end" not in table.options:
        table.choose(next(word for word in ("done", "pass", "decline") if word in table.options))


def test_heroic_needs_somebody_to_attack() -> None:
    table = Table("| L   .   a |", L="luke-skywalker-jedi-knight", a="shyla-varad-skirmish").activate("L")
    assert HEROIC not in uses(table)


# --- Captain Terro --------------------------------------------------------------------------------


def test_flamethrower_burns_friend_and_foe_on_and_around_a_space_but_not_terro() -> None:
    table = Table(
        """
        | T   T   .   .   a   .   .   c |
        | .   .   .   J   .   .   .   . |
        """,
        T="captain-terro-wasteland-enforcer", J="jet-trooper-elite", a="weequay-pirate", c="weequay-pirate",
    )  # fmt: skip
    table.deck(1, "draw", "draw").activate("T").choose(FLAMES)
    assert "space:E1" not in table.options  # 3 spaces away
    table.choose("space:D1")
    assert table.decision.seat == 1
    assert table.options == ["discard:0", "discard:1"]
    table.choose("discard:1")
    assert table.damage("J") == 2
    assert table.damage("a") == 1
    assert table.damage("c") == 0
    assert table.damage("T") == 0
    assert table.has("J", Condition.WEAKENED)
    assert table.has("a", Condition.WEAKENED)
    assert not table.has("T", Condition.WEAKENED)
    assert not table.has("c", Condition.WEAKENED)
    assert table.decision.about["actions"] == 1
    assert "attack" in table.options  # it was no attack


@pytest.mark.rule("CORE-DEFEAT-01", "CORE-STRAIN-10", "CORE-STRAIN-12")
@pytest.mark.parametrize(("guard", "champion"), [(2, 2), (1, 2), (2, 1), (1, 1)])
def test_whom_damage_and_strain_of_one_effect_leave_without_health_fall_together(
    guard: int, champion: int
) -> None:
    """So much Health is left; Executor would be for a champion who outlives the guard."""
    table = Table(
        "| T   T   .   b   c   .   d |",
        T="captain-terro-wasteland-enforcer",
        b="royal-guard",
        c="royal-guard-champion",
        d="rebel-trooper",
    )
    table.hurt("b", 8 - guard).hurt("c", 13 - champion).deck(1, "draw")
    table.activate("T").choose(FLAMES, "space:D1")
    for health in (guard, champion):
        if health == 2:  # whom the damage has left without Health, suffers no strain
            assert (table.decision.seat, table.options) == (1, ["discard:0", "discard:1"])
            assert not table.is_defeated("b")
            table.choose("discard:0")
    assert table.is_defeated("b")
    assert table.is_defeated("c")
    assert not table.offers("use:royal-guard-champion")
    fallen = [event for event in table.events if isinstance(event, (Damaged, Defeated))]
    assert [type(event) for event in fallen[-2:]] == [Defeated, Defeated]


@pytest.mark.rule("CORE-STRAIN-12")
def test_a_card_saves_one_of_two_from_the_strain_of_one_effect() -> None:
    table = Table(
        "| T   T   .   b   c   .   . |",
        T="captain-terro-wasteland-enforcer",
        b="royal-guard",
        c="royal-guard",
    )
    table.hurt("b", 6).hurt("c", 6).deck(1, "draw").activate("T").choose(FLAMES, "space:D1")
    table.choose("discard:1")  # for b; there is no card for c, and nothing to ask
    assert (table.damage("b"), table.has("b", Condition.WEAKENED)) == (7, True)
    assert table.is_defeated("c")
    assert table.state.players[1].discard == ["draw"]


def test_flamethrower_needs_no_sight_but_a_way() -> None:
    table = Table(
        """
        | T   T | a |
        +   +   +   +
        | .   .   . |
        """,
        T="captain-terro-wasteland-enforcer", a="weequay-pirate",
    )  # fmt: skip
    table.activate("T").choose(FLAMES, "space:C1")
    assert table.damage("a") == 2


def test_flamethrower_does_not_weaken_whom_it_defeats() -> None:
    table = Table("| T   T   a |", T="captain-terro-wasteland-enforcer", a="weequay-pirate").hurt("a", 3)
    table.activate("T").choose(FLAMES, "space:C1")
    assert table.is_defeated("a")


@pytest.mark.rule("CORE-MOVE-02")
def test_mounted_gives_3_movement_points_at_the_start_of_the_activation() -> None:
    table = Table(
        "| T   T   .   .   .   .   .   a |", T="captain-terro-wasteland-enforcer", a="weequay-pirate"
    )
    table.activate("T")
    assert table.decision.about["points"] == 3
    assert "go:D1/across" in table.options
    assert "go:E1/across" not in table.options


# --- Jet Troopers ---------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-19")
def test_agile_turns_a_block_into_an_evade_which_cancels_a_surge() -> None:
    table = Table("| A   .   j |", A="alliance-ranger", j="jet-trooper-elite")
    table.roll([blue(3, damage=1, surge=1), blue(4, damage=2), black(block=2)]).attack_with("A", "j")
    assert table.decision.seat == 1
    assert uses(table) == ["use:jet-trooper-elite.agile"]
    table.choose("use:jet-trooper-elite.agile")
    assert table.is_idle  # no surge is left to spend
    assert table.damage("j") == 2  # 3 damage, 1 block


def test_agile_may_be_left_out_and_needs_a_block() -> None:
    table = Table("| A   .   j |", A="alliance-ranger", j="jet-trooper")
    table.roll([blue(3, damage=1, surge=1), blue(2, damage=1), black(block=2)]).attack_with("A", "j")
    table.choose("pass")
    assert table.attack.surges_left == 1
    none = Table("| A   .   j |", A="alliance-ranger", j="jet-trooper")
    none.roll([blue(3, damage=1, surge=1), blue(2, damage=1), black(evade=1)]).attack_with("A", "j")
    assert none.is_idle
    assert none.damage("j") == 2


def test_jets_give_a_movement_point_after_an_attack_on_a_space_within_2() -> None:
    table = Table("| A   .   j |", j="jet-trooper", A="alliance-ranger")
    table.activate("j").roll([blue(2, damage=1), green(1, damage=2), black(block=1)])
    table.choose("attack")
    assert table.decision.about["points"] == 1
    far = Table("| A   .   .   j |", j="jet-trooper", A="alliance-ranger")
    far.activate("j").roll([blue(2, damage=1), green(1, damage=2), black(block=1)])
    far.choose("attack")
    assert far.decision.about["points"] == 0


@pytest.mark.rule("CORE-MOVE-06")
def test_jets_outside_the_activation_are_used_at_once() -> None:
    table = Table("| A   .   j   . |", j="jet-trooper", A="alliance-ranger")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).attack_with("j", "A")
    assert table.options == ["go:B1", "go:D1", "stop"]
    table.choose("go:D1")
    assert table.is_idle
    assert table.space("j") == "D1"


@pytest.mark.rule("CORE-ATTACK-14")
def test_fly_by_adds_a_blue_die_and_2_movement_points_within_2_spaces() -> None:
    table = Table("| A   .   j |", j="jet-trooper-elite", A="alliance-ranger")
    table.activate("j")
    table.roll([blue(2, damage=1), green(1, damage=2), blue(2, damage=1), black(block=1)])
    table.choose("attack")
    assert table.damage("A") == 3
    assert table.decision.about["points"] == 2
    assert not [source for source in table.state.sources.values() if source.key.endswith("-lasting")]


def test_fly_by_is_measured_when_the_attack_is_declared() -> None:
    table = Table("| A   .   .   j |", j="jet-trooper-elite", A="alliance-ranger").activate("j")
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 3  # two dice
    assert table.decision.about["points"] == 0


def test_fly_by_points_stay_when_the_target_has_fled_meanwhile() -> None:
    table = Table("| A   .   j   .   .   . |", j="jet-trooper-elite", A="vinto-hreeda-skirmish")
    table.hand(0, "on-the-lam").activate("j").choose("attack", "use:on-the-lam.on-the-lam")
    table.choose("stop")
    decline_until_activation(table)
    assert table.decision.about["points"] == 2


def test_fly_by_of_one_attack_does_not_count_in_another_within_it() -> None:
    table = Table("| A   .   j |", j="jet-trooper-elite", A="royal-guard").activate("j")
    table.roll([blue(2, damage=1), green(1, 1, 1), blue(2, damage=1), black(block=1)]).choose("attack")
    assert table.attack.surges_left == 1, "the first attack waits"
    outer = table.attack.frame
    table.roll([blue(2, damage=1), green(1, 2), blue(2, damage=1), black(block=1)])
    table.push(attack_with(table.state, table.figure("j"), must=True))
    assert table.attack.frame == outer, "the second one is over"
    assert table.damage("A") == 3, "three dice: 4 damage, 1 block"
    assert table.figure("j").points == 2, "2 for it; those of the first come when that is over"


# --- Gamorrean Guards -----------------------------------------------------------------------------


def test_gamorrean_honor_rerolls_a_defence_die_against_ranged_attacks() -> None:
    table = Table("| A   .   g |", A="alliance-ranger", g="gamorrean-guard")
    table.roll([blue(4, damage=2), blue(4, damage=2), black(evade=1)]).attack_with("A", "g")
    assert table.decision.seat == 1
    assert uses(table) == ["use:gamorrean-guard.gamorrean-honor"]
    table.roll([black(block=3)]).choose("use:gamorrean-guard.gamorrean-honor")
    assert table.damage("g") == 1
    melee = Table("| A   g |", A="gamorrean-guard-elite", g="gamorrean-guard")
    melee.roll([red(3), red(3), black(block=3)]).attack_with("A", "g").choose("pass")
    assert melee.is_idle
    assert melee.damage("g") == 3


@pytest.mark.rule("CORE-STRAIN-05", "CORE-STRAIN-12")
def test_labored_attack_costs_strain_for_the_reroll_of_an_attack_die() -> None:
    table = Table("| G   a |", G="gamorrean-guard", a="alliance-ranger")
    table.roll([red(1), red(2), black(block=1)]).attack_with("G", "a")
    assert uses(table) == ["use:gamorrean-guard.labored-attack"]
    table.roll([red(3)]).choose("use:gamorrean-guard.labored-attack", ["die:attack:0:red"])
    assert table.damage("G") == 1  # the strain
    assert table.damage("a") == 3  # 3 + 2, less 1 as printed, less 1 block


def test_labored_attack_may_be_declined() -> None:
    table = Table("| G   a |", G="gamorrean-guard", a="alliance-ranger")
    table.roll([red(1), red(2), black(block=1)]).attack_with("G", "a").choose("pass")
    assert table.damage("G") == 0
    assert table.damage("a") == 1


@pytest.mark.rule("CORE-ATTACK-44", "CORE-STRAIN-05", "CORE-INTERRUPT-04")
def test_labored_attack_may_cost_the_guard_its_life_and_then_rerolls_nothing() -> None:
    table = Table("| G   a |", G="gamorrean-guard", a="alliance-ranger").hurt("G", 4)
    table.roll([red(1), red(2), black(block=1)]).attack_with("G", "a")
    table.choose("use:gamorrean-guard.labored-attack")
    assert table.is_defeated("G")
    assert table.vp(1) == 3
    assert table.is_idle


def test_gamorrean_honor_guard_adds_a_block_against_ranged_attacks_only() -> None:
    table = Table("| A   .   g |", A="alliance-ranger", g="gamorrean-guard-elite")
    table.roll([blue(4, damage=2), blue(4, damage=2), black(block=1)]).attack_with("A", "g")
    assert table.damage("g") == 2
    melee = Table("| A   g |", A="gamorrean-guard", g="gamorrean-guard-elite")
    melee.roll([red(3), red(2), black(block=1)]).attack_with("A", "g").choose("pass")
    assert melee.damage("g") == 3


def test_professional_rerolls_an_attack_die_for_nothing() -> None:
    table = Table("| G   a |", G="gamorrean-guard-elite", a="alliance-ranger")
    table.roll([red(1), red(2), black(block=1)]).attack_with("G", "a")
    table.roll([red(3)]).choose("use:gamorrean-guard-elite.professional", ["die:attack:0:red"])
    assert table.damage("G") == 0
    assert table.damage("a") == 4


# --- Rancor ---------------------------------------------------------------------------------------

PIT = """
    | R   R   a   . |
    | R   R   .   . |
    | R   R   b   . |
"""
BRUTALITY = "special:rancor-elite-skirmish.brutality"


def rancor() -> Table:
    return Table(PIT, R="rancor-elite-skirmish", a="alliance-ranger", b="alliance-ranger")


def test_brutality_attacks_two_different_targets_with_one_action() -> None:
    table = rancor().activate("R")
    table.roll([red(2), green(1, damage=2), green(2, damage=2), black(block=2)])
    table.roll([red(3), green(1, damage=2), green(2, damage=2), black(block=3)])
    table.choose(BRUTALITY).pick("a")
    assert table.damage("a") == 4
    assert table.damage("b") == 4
    assert table.decision.about["actions"] == 1
    assert "attack" not in table.options


def test_non_sentient_cannot_interact() -> None:
    table = Table("| R   R = .   . |\n| R   R = .   . |\n| R   R   .   . |", R="rancor-elite-skirmish")
    assert interactions(table.state, table.figure("R")) == []


def test_trained_adds_a_black_die_for_the_round_and_takes_brutality_and_non_sentient() -> None:
    table = Table(
        """
        | R   R = .   a |
        | R   R = .   . |
        | R   R   b   . |
        """,
        R="rancor-elite-skirmish", a="alliance-ranger", b="gamorrean-guard",
    )  # fmt: skip
    table.occur(RoundBegins(round=1)).choose("use:rancor-elite-skirmish.trained")
    assert interactions(table.state, table.figure("R"))
    table.attack_with("b", "R").choose("space:B3")
    assert colours(table.attack)[1] == [Die.BLACK, Die.BLACK]
    decline_all(table).activate("R")
    assert BRUTALITY not in uses(table)
    assert [id for id in table.options if id.startswith("interact:")]


def test_trained_may_be_declined() -> None:
    table = rancor().occur(RoundBegins(round=1)).choose("pass")
    table.attack_with("a", "R").choose("space:B1")
    assert colours(table.attack)[1] == [Die.BLACK]
    decline_all(table).activate("R")
    assert BRUTALITY in uses(table)


# --- Weequay Pirates ------------------------------------------------------------------------------


@pytest.mark.parametrize("pirate", ["weequay-pirate", "weequay-pirate-elite"])
def test_raider_has_a_die_of_either_pool_rerolled(pirate: str) -> None:
    table = Table("| W   .   a |", W=pirate, a="alliance-ranger")
    table.roll([green(2, damage=2), green(1, damage=2), black(block=3)]).attack_with("W", "a")
    assert table.decision.seat == 0
    table.choose(f"use:{pirate}.raider")
    assert table.options == ["die:attack:0:green", "die:attack:1:green", "die:defence:0:black"]
    table.roll([black(block=1)]).choose(["die:defence:0:black"])
    assert table.damage("a") == 3


def test_raider_may_be_declined() -> None:
    table = Table("| W   .   a |", W="weequay-pirate", a="alliance-ranger")
    table.roll([green(2, damage=2), green(1, damage=2), black(block=3)]).attack_with("W", "a").choose("pass")
    assert table.damage("a") == 1


def test_prowl_hides_the_pirate_once() -> None:
    table = Table("| W   .   a |", W="weequay-pirate-elite", a="alliance-ranger").activate("W")
    table.choose("special:weequay-pirate-elite.prowl")
    assert table.has("W", Condition.HIDDEN)
    assert table.decision.about["actions"] == 1
    assert "special:weequay-pirate-elite.prowl" not in uses(table)
