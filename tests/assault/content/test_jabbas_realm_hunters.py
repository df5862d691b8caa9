"""Jabba's Realm: Onar Koma, Shyla Varad and Vinto Hreeda in the skirmish."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import uses
from tests.assault.content.rolls import black, blue, green, yellow
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.events import ActivationBegins
from dejarik.assault.rules.figures.conditions import gain_condition

ONAR = "onar-koma-skirmish"
SHYLA = "shyla-varad-skirmish"
VINTO = "vinto-hreeda-skirmish"
RUSH = f"special:{ONAR}.rush"
GET_DOWN = f"use:{ONAR}.get-down"
WHIP = f"special:{SHYLA}.mandalorian-whip"
RESPONSIVE = f"use:{SHYLA}.responsive"
RAPID_FIRE = f"special:{VINTO}.rapid-fire"
BOLTSLINGER = f"use:{VINTO}.boltslinger"


@pytest.mark.rule("CORE-WIN-03")
def test_the_second_shot_of_rapid_fire_is_taken_although_the_first_has_reached_the_points() -> None:
    guard = "royal-guard"
    table = Table("| V   b   .   c   .   d |", V=VINTO, b=guard, c=guard, d=guard).hurt("b", 7).hurt("c", 7)
    table.state.players[0].vp = 39
    table.roll([blue(5, 1), green(1, 2), black(block=1)]).activate("V").choose(RAPID_FIRE)
    assert table.is_defeated("b")  # it hid the others
    assert table.vp(0) == 39 + 4
    assert "pass" in table.options  # the game goes on
    table.roll([blue(5, 1), green(1, 2), black(block=1)]).choose("pass")
    assert table.is_defeated("c")
    assert table.vp(0) == 39 + 4 + 4
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "points"


# --- Onar Koma ------------------------------------------------------------------------------------

CORRIDOR = "| O   .   .   .   a   .   . |"


@pytest.mark.rule("CORE-PUSH-01", "CORE-PUSH-03")
def test_rush_moves_4_spaces_then_pushes_a_small_figure_and_both_are_hurt() -> None:
    table = Table(CORRIDOR, O=ONAR, a="alliance-ranger").activate("O").choose(RUSH)
    assert "move:F1" not in table.options  # 5 spaces away
    table.choose("move:D1")
    assert table.options == [f"choose:{table.id('a')}", "decline"]
    table.pick("a")  # one space is free: F1
    assert table.space("a") == "F1"
    assert table.damage("a") == 1
    assert table.damage("O") == 1
    assert table.decision.about["actions"] == 1
    assert RUSH not in uses(table)


def test_rush_pushes_a_friend_as_well_where_the_player_likes() -> None:
    table = Table(
        """
        | O   B   . |
        | .   .   a |
        """,
        O=ONAR, B="weequay-pirate", a="alliance-ranger",
    )  # fmt: skip
    table.activate("O").choose(RUSH, "stay").pick("B")
    assert sorted(table.options) == ["push:A2", "push:B2", "push:C1"]
    table.choose("push:C1")
    assert table.space("B") == "C1"
    assert table.damage("B") == 1


def test_rush_without_a_push_hurts_nobody() -> None:
    table = Table(CORRIDOR, O=ONAR, a="alliance-ranger").activate("O").choose(RUSH, "move:D1", "decline")
    assert table.damage("O") == 0
    assert table.damage("a") == 0


def test_rush_does_not_push_large_figures_nor_those_without_room() -> None:
    table = Table("| O   a   b   b |", O=ONAR, a="alliance-ranger", b="captain-terro-wasteland-enforcer")
    table.activate("O")
    assert RUSH in uses(table)  # he may still move
    table.choose(RUSH)
    assert table.decision.about["actions"] == 1  # but has nowhere to go, and nobody to push


@pytest.mark.rule("CORE-MOVE-34")
def test_rush_of_a_stunned_onar_only_pushes() -> None:
    table = Table("| O   a   . |", O=ONAR, a="alliance-ranger").give("O", Condition.STUNNED).activate("O")
    table.choose(RUSH).pick("a")
    assert table.space("a") == "C1"
    alone = Table("| O   .   a |", O=ONAR, a="alliance-ranger").give("O", Condition.STUNNED).activate("O")
    assert RUSH not in uses(alone)


SHOT = "| O   .   W   .   .   a |"
HIT = [blue(4, damage=2), blue(3, damage=1, surge=1), black(block=1)]


@pytest.mark.parametrize(("word", "damage"), [("block", 1), ("evade", 2)])
def test_get_down_adds_a_block_or_an_evade_for_a_small_figure_within_2_spaces(word: str, damage: int) -> None:
    table = Table(SHOT, O=ONAR, W="weequay-pirate", a="alliance-ranger").roll(HIT).attack_with("a", "W")
    assert table.decision.seat == 0
    table.choose(GET_DOWN)
    assert table.options == ["choose:block", "choose:evade"]
    table.choose(f"choose:{word}")
    if word == "block":
        table.choose("done")  # the surge is still there
    assert table.is_idle
    assert table.damage("W") == damage


def test_get_down_once_a_round() -> None:
    table = Table(SHOT, O=ONAR, W="weequay-pirate", a="alliance-ranger").roll(HIT).attack_with("a", "W")
    table.choose(GET_DOWN, "choose:evade")
    table.roll(HIT).attack_with("a", "W")
    assert uses(table) == []
    assert table.attack.surges_left == 1


def test_get_down_covers_onar_himself_and_may_be_declined() -> None:
    table = Table("| O   .   .   a |", O=ONAR, a="alliance-ranger")
    table.roll([blue(4, damage=2), blue(2, damage=1)]).attack_with("a", "O")
    assert uses(table) == [GET_DOWN]
    table.choose("pass")
    assert table.damage("O") == 3


@pytest.mark.rule("CORE-ABILITY-02")
def test_get_down_is_not_asked_for_the_enemy_whom_ones_own_side_attacks() -> None:
    for attacker in ("O", "W"):
        table = Table("| O   .   a   .   W |", O=ONAR, W="weequay-pirate", a="alliance-ranger")
        table.script(0, 0, 0, 0).attack_with(attacker, "a")
        while not table.is_idle:
            assert GET_DOWN not in uses(table)
            table.choose(table.options[-1])


@pytest.mark.rule("CORE-ABILITY-02", "IA-4P-14")
def test_get_down_covers_an_enemy_whom_another_enemy_attacks() -> None:
    seats = {"O": 0, "a": 1, "b": 2}
    table = Table(
        "| O   .   b   .   .   a |",
        seats=seats, sides=Sides.FREE_FOR_ALL, O=ONAR, b="weequay-pirate", a="alliance-ranger",
    )  # fmt: skip
    table.roll(HIT).attack_with("a", "b")
    assert (table.decision.seat, uses(table)) == (0, [GET_DOWN])


def test_get_down_covers_neither_distant_nor_large_figures() -> None:
    far = Table("| O   .   .   W   .   a |", O=ONAR, W="weequay-pirate", a="alliance-ranger")
    far.roll(HIT).attack_with("a", "W")
    assert uses(far) == []
    large = Table(
        """
        | O   J   J   .   .   a |
        | .   J   J   .   .   . |
        """,
        O=ONAR, J="jabba-the-hutt-vile-gangster-skirmish", a="alliance-ranger",
    )  # fmt: skip
    large.roll(HIT).attack_with("a", "J").choose("space:C1")
    assert uses(large) == []


def test_immune_onar_gains_no_harmful_conditions() -> None:
    table = Table("| O   .   a |", O=ONAR, a="alliance-ranger")
    onar = table.figure("O")
    for condition in (Condition.STUNNED, Condition.BLEEDING, Condition.WEAKENED, Condition.FOCUSED):
        gain_condition(table.state, onar, condition)
    assert onar.conditions == [Condition.FOCUSED]


# --- Shyla Varad ----------------------------------------------------------------------------------

ARENA = """
    | S   .   .   a   b |
    | .   .   .   .   . |
"""


def test_whip_pulls_a_small_foe_next_to_her_and_she_attacks_it() -> None:
    table = Table(ARENA, S=SHYLA, a="weequay-pirate-elite", b="weequay-pirate").activate("S").choose("pass")
    table.roll([green(1, damage=2), green(2, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose(WHIP)  # b is 4 spaces away: a without a choice
    assert sorted(table.options) == ["push:A2", "push:B1", "push:B2"]  # no staying where it is
    table.choose("push:B2")
    assert table.space("a") == "B2"
    assert table.damage("a") == 5
    assert table.decision.about["actions"] == 1
    assert "attack" not in table.options  # CORE-ACTION-04


def test_whip_may_leave_an_adjacent_foe_where_it_is() -> None:
    table = Table("| S   a   . |", S=SHYLA, a="weequay-pirate-elite").activate("S").choose("pass")
    table.roll([green(1, damage=2), green(2, damage=2), yellow(1, damage=2), black(block=1)])
    table.choose(WHIP)
    assert table.damage("a") == 5


def test_whip_needs_a_small_foe_in_sight_within_3_that_can_come_near() -> None:
    far = Table("| S   .   .   .   a |", S=SHYLA, a="weequay-pirate").activate("S").choose("pass")
    assert WHIP not in uses(far)
    large = (
        Table("| S   .   a   a |", S=SHYLA, a="captain-terro-wasteland-enforcer").activate("S").choose("pass")
    )
    assert WHIP not in uses(large)
    hidden = Table("| S   # | a |", S=SHYLA, a="weequay-pirate").activate("S").choose("pass")
    assert WHIP not in uses(hidden)
    pit = Table("| S   :   a |", S=SHYLA, a="weequay-pirate").activate("S").choose("pass")
    assert WHIP not in uses(pit)  # seen, but it cannot be pulled over


def test_responsive_gives_a_movement_point_at_the_start_of_her_activation() -> None:
    table = Table("| S   .   .   a |", S=SHYLA, a="weequay-pirate").activate("S").choose(RESPONSIVE)
    assert table.decision.about["points"] == 1  # nothing to heal: no choice


def test_responsive_or_heals_1_damage() -> None:
    table = (
        Table("| S   .   .   a |", S=SHYLA, a="weequay-pirate").hurt("S", 2).activate("S").choose(RESPONSIVE)
    )
    assert table.options == ["choose:gain-point", "choose:recover-damage"]
    table.choose("choose:recover-damage")
    assert table.damage("S") == 1
    assert table.decision.about["points"] == 0


def test_responsive_is_for_her_own_activation_and_may_be_declined() -> None:
    table = Table("| S   .   .   a |", S=SHYLA, a="weequay-pirate").hurt("S", 2)
    assert table.occur(ActivationBegins(figure=table.id("a"))).is_idle
    table.activate("S").choose("pass")
    assert table.decision.about["points"] == 0
    assert table.damage("S") == 2


# --- Vinto Hreeda ---------------------------------------------------------------------------------


def test_rapid_fire_attacks_twice_also_the_same_target() -> None:
    table = Table("| V   .   a |", V=VINTO, a="weequay-pirate-elite").activate("V")
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)])
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=3)]).choose(RAPID_FIRE)
    assert table.damage("a") == 3 + 1
    assert table.decision.about["actions"] == 1
    assert "attack" not in table.options


def test_rapid_fire_needs_a_target() -> None:
    table = Table("| V | a |", V=VINTO, a="weequay-pirate").activate("V")
    assert RAPID_FIRE not in uses(table)


STREET = "| c   .   V   .   a   .   b |"


def test_boltslinger_hurts_another_foe_in_sight_within_3_spaces() -> None:
    table = Table(STREET, V=VINTO, a="weequay-pirate", b="weequay-pirate", c="weequay-pirate").activate("V")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).choose("attack").pick("a")
    assert uses(table) == [BOLTSLINGER]
    table.choose(BOLTSLINGER)  # b is 4 spaces away, a was the target: c without a choice
    assert table.damage("c") == 1
    assert table.damage("a") == 2


def test_boltslinger_may_be_declined_and_needs_somebody_else() -> None:
    table = Table(STREET, V=VINTO, a="weequay-pirate", b="weequay-pirate", c="weequay-pirate").activate("V")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).choose("attack").pick("a").choose(
        "pass"
    )
    assert table.damage("c") == 0
    alone = Table("| V   .   a |", V=VINTO, a="weequay-pirate").activate("V")
    alone.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).choose("attack")
    assert "end" in alone.options


def test_boltslinger_only_in_his_own_activation() -> None:
    table = Table(STREET, V=VINTO, a="weequay-pirate", b="weequay-pirate", c="weequay-pirate")
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)]).attack_with("V", "a")
    assert table.is_idle
    assert table.damage("a") == 2
