"""Command cards of the core set that are played during attacks, card by card."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, uses
from tests.assault.content.hands import offered, play
from tests.assault.content.rolls import Roll, black, blue, green, red, white, yellow
from tests.assault.rules.scenes import PREFIX, in_force
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.blocks import before, rule
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.rules.commands import CommandPlayed
from dejarik.kernel import Use

LUKE = "luke-skywalker-hero-of-the-rebellion"
VADER = "darth-vader-lord-of-the-sith"
JYN = "jyn-odan-skirmish"


def attack(table: Table, attacker: str, target: str, *dice: Roll) -> Table:
    """An attack with these dice; stops at the first question after its target."""
    return table.roll(dice).attack_with(attacker, target)


# --- Marksman -------------------------------------------------------------------------------------

BEHIND = "| A   b   c |"


@pytest.mark.rule("CORE-ATTACK-10")
def test_marksman_aims_past_other_figures() -> None:
    table = Table(BEHIND, A="stormtrooper", b="rebel-trooper", c="rebel-trooper").hand(0, "marksman")
    table.activate("A").choose("attack")
    play(table, "marksman")
    assert table.options == [f"attack:{table.id(target)}" for target in "bc"]
    table.roll([blue(4, damage=2), green(1, damage=2), white()]).pick("c")
    assert table.is_defeated("c")
    assert table.state.players[0].discard == ["marksman"]


def test_without_marksman_a_figure_in_the_way_blocks_sight() -> None:
    table = Table(BEHIND, A="stormtrooper", b="rebel-trooper", c="rebel-trooper").hand(0, "marksman")
    table.activate("A").choose("attack", "pass")
    assert table.attack.target == table.id("b")  # the only one there is


def test_marksman_makes_an_attack_possible_that_has_no_other_target() -> None:
    picture = "| A   B   c |"
    table = Table(picture, A="stormtrooper", B="stormtrooper", c="rebel-trooper").activate("A")
    assert "attack" not in table.options
    table = Table(picture, A="stormtrooper", B="stormtrooper", c="rebel-trooper").hand(0, "marksman")
    table.roll([blue(4, damage=2), green(1, damage=2), white()]).activate("A")
    assert table.options == [
        "move",
        "attack:marksman",
        "end",
    ]  # the card is named, and no other attack offered
    assert table.facts("attack:marksman") == {"card": "marksman"}
    table.choose(
        "attack:marksman", "pass"
    )  # it is played without another question; the rest is Squad Training
    assert table.is_defeated("c")
    assert table.state.players[0].discard == ["marksman"]


@pytest.mark.rule("CORE-ATTACK-10")
def test_an_attack_that_a_card_would_help_is_offered_without_it_where_there_is_a_target() -> None:
    table = Table(BEHIND, A="stormtrooper", b="rebel-trooper", c="rebel-trooper").hand(0, "marksman")
    assert table.activate("A").options == ["move", "attack", "end"]


@pytest.mark.rule("CORE-ATTACK-10", "CORE-CMD-11")
def test_an_attack_whose_card_is_cancelled_is_lost() -> None:
    table = Table("| A   B   c |", A="stormtrooper", B="stormtrooper", c="rebel-trooper").hand(0, "marksman")
    in_force(table, "silence").activate("A").choose("attack:marksman")
    assert table.damage("c") == 0
    assert table.options == ["move", "end"]


@pytest.mark.rule("CORE-ATTACK-10")
def test_an_attack_of_another_kind_that_only_a_card_makes_possible_asks_for_the_card() -> None:
    """Hair Trigger: Jyn may attack who activates, behind another figure."""
    table = Table("| A   b   c |", A=JYN, b="rebel-trooper", c="rebel-trooper").hand(0, "marksman")
    table.activate("c").choose("use:jyn-odan-skirmish.hair-trigger")
    assert (table.decision.seat, table.options) == (
        0,
        ["play:marksman"],
    )  # she has to attack, and is told how
    table.choose("play:marksman")
    assert table.attack.target == table.id("c")


@pytest.mark.rule("CORE-ATTACK-10", "CORE-CMD-01")
def test_who_orders_others_learns_nothing_of_their_players_hands() -> None:
    """An officer's order is for who sees a foe, whatever a team-mate holds."""
    table = Table(
        """
        | A   B   C   d |
        """,
        seats={"A": 0, "B": 2, "C": 2, "d": 1},
        sides=Sides.TEAM,
        A="gideon-argus-skirmish",
        B="stormtrooper",
        C="stormtrooper",
        d="rebel-trooper",
    )
    table.hand(0, "take-it-down").hand(2, "marksman").activate("A")
    assert not offered(table, "take-it-down")


def test_marksman_does_not_look_through_walls() -> None:
    table = Table("| A | c |", A="stormtrooper", c="rebel-trooper").hand(0, "marksman").activate("A")
    assert not table.offers("attack")


def test_marksman_is_for_ranged_attacks() -> None:
    table = Table("| A   b |", A="royal-guard", b="rebel-trooper").hand(0, "marksman").activate("A")
    table.choose("attack")
    assert not offered(table, "marksman")


def silence(state: Assault, use: Use, event: CommandPlayed) -> None:
    event.cancelled = True


rule(PREFIX + "silence", before("silence", CommandPlayed, silence, forced=True))

# --- Dice taken out of the defence pool -----------------------------------------------------------

CORNER = """
    | A | .   .   b |
    | . | .   .   . |
    | .   .   .   . |
"""


def ambush(target: str) -> Table:
    """A comes out from behind the wall in its activation and attacks."""
    table = Table(CORNER, A="stormtrooper", b=target).hand(0, "element-of-surprise").activate("A")
    return table.choose("move", "go:A3", "attack")


@pytest.mark.rule("CORE-ATTACK-14")
def test_element_of_surprise_takes_a_die_from_a_target_that_could_not_see_the_attacker_at_first() -> None:
    table = ambush("rebel-trooper").roll([blue(4, damage=2), green(1, damage=2)])
    play(table, "element-of-surprise")
    assert table.is_defeated("b")  # 4 damage, and no die to roll


def test_the_player_of_the_card_chooses_the_die() -> None:
    table = ambush("royal-guard-champion")
    play(table, "element-of-surprise")
    assert table.decision.seat == 0
    assert table.options == ["die:black", "die:white"]
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)]).choose("die:white")
    assert table.damage("b") == 3


def test_element_of_surprise_is_not_for_targets_that_saw_the_figure_at_the_start() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "element-of-surprise")
    table.activate("A").choose("attack")
    assert not offered(table, "element-of-surprise")


def test_element_of_surprise_is_only_for_attacks_in_the_own_activation() -> None:
    table = Table(CORNER, A="stormtrooper", b="rebel-trooper").hand(0, "element-of-surprise")
    table.activate("A").choose("move", "go:A3").end()
    assert not offered(table.attack_with("A", "b"), "element-of-surprise")


def test_one_in_a_million_takes_all_dice_in_an_attack_outside_the_own_activation() -> None:
    table = Table("| A   .   b |", A=JYN, b=VADER).hand(0, "one-in-a-million")
    attack(table, "A", "b", green(3, damage=2), green(2, damage=2))
    play(table, "one-in-a-million")
    decline_all(table)
    assert table.damage("b") == 4


def test_one_in_a_million_leaves_no_die_that_an_effect_has_added() -> None:
    table = Table("| A   .   b |", A=JYN, b=LUKE).hand(0, "one-in-a-million").hand(1, "knowledge-and-defense")
    table.activate("b").choose("pass", "special:knowledge-and-defense.knowledge-and-defense").end()
    play(attack(table, "A", "b", green(3, damage=2), green(2, damage=2)), "one-in-a-million")
    decline_all(table)
    assert table.damage("b") == 4 - 1  # Luke's own block


def test_one_in_a_million_is_not_for_the_own_activation_and_only_for_jyn() -> None:
    table = Table("| A   .   b |", A=JYN, b=VADER).hand(0, "one-in-a-million").activate("A")
    assert not offered(table.choose("attack"), "one-in-a-million")
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "one-in-a-million")
    assert not offered(table.attack_with("A", "b"), "one-in-a-million")


# --- Deflection -----------------------------------------------------------------------------------


def test_deflection_takes_two_accuracy_and_hurts_the_attacker_when_nothing_gets_through() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b=LUKE).hand(1, "deflection")
    attack(table, "A", "b", blue(3, damage=2), green(1, damage=2), white())
    assert table.decision.seat == 1
    play(table, "deflection")
    decline_all(table)
    assert table.damage("b") == 0  # accuracy 4 - 2 does not reach
    assert table.damage("A") == 2


def test_deflection_does_not_hurt_the_attacker_when_damage_was_taken() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b=LUKE).hand(1, "deflection")
    play(attack(table, "A", "b", blue(4, damage=2), green(1, damage=2), white()), "deflection")
    decline_all(table)
    assert (table.damage("A"), table.damage("b")) == (0, 3)


@pytest.mark.rule("CORE-ATTACK-29")
def test_deflection_also_works_when_the_attack_is_blocked_and_when_it_is_a_melee_attack() -> None:
    table = Table("| A   b |", A="royal-guard", b=LUKE).hand(1, "deflection")
    play(attack(table, "A", "b", red(1), yellow(0, surge=1), white(block=1)), "deflection")
    decline_all(table)
    assert (table.damage("A"), table.damage("b")) == (2, 0)


def test_deflection_is_for_force_users_who_are_attacked_and_may_be_kept() -> None:
    table = Table("| A   .   b |", A=LUKE, b="stormtrooper").hand(0, "deflection").hand(1, "deflection")
    attack(table, "A", "b", blue(4, damage=2), green(2, damage=2), yellow(0, surge=1), black(block=3))
    assert uses(table) == []  # the attacker is no target, the target no Force User
    decline_all(table)
    table = Table("| A   .   b |", A="stormtrooper", b=LUKE).hand(1, "deflection")
    attack(table, "A", "b", blue(4, damage=2), green(2, damage=2), white()).choose("pass")
    decline_all(table)
    assert table.hand_of(1) == ["deflection"]
    assert (table.damage("A"), table.damage("b")) == (0, 3)


@pytest.mark.rule("CORE-CMD-09")
def test_two_copies_of_a_card_are_not_played_for_the_same_attack() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b=LUKE).hand(1, "deflection", "deflection")
    attack(table, "A", "b", blue(4, damage=2), green(1, damage=2), white())
    play(table, "deflection")
    assert not offered(table, "deflection")


# --- Guardian Stance ------------------------------------------------------------------------------


def test_guardian_stance_rerolls_any_dice_of_both_pools_for_an_adjacent_friend() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="stormtrooper", c="royal-guard")
    table.hand(1, "guardian-stance")
    attack(table, "A", "b", blue(4, damage=2), green(2, damage=2), black(block=1))
    assert table.decision.seat == 1
    table.roll([blue(2, damage=1), black(block=3)])
    play(table, "guardian-stance").choose(["die:attack:0:blue", "die:defence:0:black"])
    assert table.damage("b") == 0  # 3 damage meet 3 blocks and the Protector's


def test_guardian_stance_rerolls_at_least_one_die() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="stormtrooper", c="royal-guard")
    table.hand(1, "guardian-stance")
    play(attack(table, "A", "b", blue(4, damage=2), green(2, damage=2), black(block=1)), "guardian-stance")
    assert (table.decision.least, table.decision.most) == (1, 3)


@pytest.mark.parametrize(
    ("picture", "target"),
    [("| A   .   b   .   c |", "b"), ("| A   .   c   .   b |", "c")],
    ids=["not adjacent", "the guardian itself is attacked"],
)
def test_guardian_stance_needs_an_adjacent_friend_who_defends(picture: str, target: str) -> None:
    table = Table(picture, A="stormtrooper", b="stormtrooper", c="royal-guard").hand(1, "guardian-stance")
    attack(table, "A", target, blue(4, damage=2), green(2, damage=2), black(block=1))
    assert not offered(table, "guardian-stance")


@pytest.mark.rule("CORE-ATTACK-16")
def test_guardian_stance_cannot_reroll_a_die_twice() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="stormtrooper", c="royal-guard")
    table.hand(0, "deadeye").hand(1, "guardian-stance")
    attack(table, "A", "b", blue(4, damage=2), green(2, damage=2), black(block=1))
    table.attack.attack_dice[0].rerolled = True
    table.refresh()
    play(table, "guardian-stance")
    assert table.options == ["die:attack:1:green", "die:defence:0:black"]


# --- Modifiers ------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-31", "CORE-ATTACK-18")
def test_deadeye_adds_two_accuracy() -> None:
    table = Table("| A   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "deadeye")
    attack(table, "A", "b", blue(2, damage=1), green(1, damage=2), white())
    play(table, "deadeye")
    assert table.is_defeated("b")  # accuracy 3 + 2 for 5 spaces


def test_without_deadeye_the_shot_falls_short() -> None:
    table = Table("| A   .   .   .   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "deadeye")
    attack(table, "A", "b", blue(2, damage=1), green(1, damage=2), white()).choose("pass")
    assert table.damage("b") == 0


def test_deadeye_is_not_for_the_defender() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(1, "deadeye")
    attack(table, "A", "b", blue(2, damage=1), green(1, damage=2), white())
    assert table.is_idle


def test_deadeye_is_not_offered_where_accuracy_does_not_count() -> None:
    melee = Table("| A   b |", A="royal-guard", b="rebel-trooper").hand(0, "deadeye")
    assert not offered(attack(melee, "A", "b", red(1), red(1), white()), "deadeye")
    ranged = Table("| A   .   . |\n| .   .   b |\n| #   .   . |", A="stormtrooper", b="rebel-trooper")
    attack(ranged.hand(0, "deadeye"), "A", "b", blue(2, damage=1), green(1, damage=2), white())
    assert offered(ranged, "deadeye")


def test_deadeye_is_not_offered_when_the_target_is_out_of_sight() -> None:
    """The target has run out of sight meanwhile, so that no accuracy helps."""
    table = Table("| A   .   b |\n| #   #   . |\n| #   #   . |", A="stormtrooper", b="vinto-hreeda-skirmish")
    attack(
        table.hand(0, "deadeye").hand(1, "on-the-lam"),
        "A",
        "b",
        blue(5, damage=1),
        green(2, damage=2),
        white(),
    )
    play(table, "on-the-lam").choose("go:C3", "stop")
    assert not offered(table, "deadeye")
    assert table.is_idle


def test_hunter_protocol_is_not_offered_without_surges_for_one_ability_twice() -> None:
    table = Table("| A   .   b |", A="probe-droid", b="royal-guard").hand(0, "hunter-protocol")
    one = [blue(2, surge=1), yellow(2, damage=1), yellow(2, damage=1), black(block=1)]
    assert not offered(attack(table, "A", "b", *one), "hunter-protocol")
    two = [blue(2, surge=1), yellow(0, surge=1), yellow(2, damage=1), black(evade=1)]
    assert not offered(attack(decline_all(table), "A", "b", *two), "hunter-protocol")


@pytest.mark.rule("CORE-SURGE-02")
def test_hunter_protocol_lets_a_droid_use_a_surge_ability_twice() -> None:
    table = Table("| A   .   b |", A="probe-droid", b="royal-guard").hand(0, "hunter-protocol")
    attack(
        table, "A", "b", blue(2, surge=1), yellow(0, surge=1), yellow(1, damage=1, surge=1), black(block=1)
    )
    play(table, "hunter-protocol")
    damage = table.offers("surge:")[0]
    table.choose(damage, damage)
    assert damage not in table.options
    decline_all(table)
    assert table.damage("b") == 1 + 2 - 1


def test_without_hunter_protocol_a_surge_ability_is_used_once() -> None:
    table = Table("| A   .   b |", A="probe-droid", b="royal-guard").hand(0, "hunter-protocol")
    attack(
        table, "A", "b", blue(2, surge=1), yellow(0, surge=1), yellow(1, damage=1, surge=1), black(block=1)
    )
    table.choose("pass")
    damage = table.offers("surge:")[0]
    assert damage not in table.choose(damage).options


def test_hunter_protocol_ends_with_the_attack_and_is_only_for_droids() -> None:
    table = Table("| A   .   b |", A="probe-droid", b="royal-guard").hand(0, "hunter-protocol")
    dice = [blue(2, surge=1), yellow(0, surge=1), yellow(0, surge=1), black(block=3)]
    decline_all(play(attack(table, "A", "b", *dice), "hunter-protocol"))
    attack(table, "A", "b", *dice)
    damage = table.offers("surge:")[0]
    assert damage not in table.choose(damage).options
    table = Table("| A   .   b |", A="stormtrooper", b="royal-guard").hand(0, "hunter-protocol")
    assert not offered(
        attack(table, "A", "b", blue(2, surge=1), green(1, surge=1), black(block=1)), "hunter-protocol"
    )


# --- Furious Charge -------------------------------------------------------------------------------


def charge(*dice: Roll, ready: bool = False, gaarkhan: str = "gaarkhan-skirmish") -> Table:
    table = Table("| A   .   b |", A="stormtrooper", b=gaarkhan).hand(1, "furious-charge")
    table.state.groups[table.figure("b").group].activations = int(ready)
    attack(table, "A", "b", *dice)
    while "done" in table.options:
        table.choose("done")
    return table


HARD = (blue(4, damage=2), green(2, damage=2), black(evade=1))  # 4 damage, 1 block is printed


def test_furious_charge_readies_gaarkhan_after_three_damage() -> None:
    table = charge(*HARD)
    assert table.damage("b") == 3
    play(table, "furious-charge")
    assert table.state.groups[table.figure("b").group].ready


def test_furious_charge_may_be_declined() -> None:
    table = charge(*HARD).choose("pass")
    assert not table.state.groups[table.figure("b").group].ready
    assert table.hand_of(1) == ["furious-charge"]


def test_furious_charge_needs_three_damage_an_exhausted_card_and_gaarkhan() -> None:
    assert not offered(charge(blue(4, damage=2), green(2, damage=2), black(block=1)), "furious-charge")
    assert not offered(charge(*HARD, ready=True), "furious-charge")
    assert not offered(charge(*HARD, gaarkhan="royal-guard"), "furious-charge")


def test_a_gaarkhan_who_falls_charges_no_more() -> None:
    table = Table("| A   .   b   c |", A="stormtrooper", b="gaarkhan-skirmish", c="rebel-trooper").hurt(
        "b", 7
    )
    table.hand(1, "furious-charge").state.groups[table.figure("b").group].exhaust()
    decline_all(attack(table, "A", "b", *HARD))
    assert table.is_defeated("b")
    assert table.hand_of(1) == ["furious-charge"]
