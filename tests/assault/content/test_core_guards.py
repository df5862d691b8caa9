"""Imperial Deployment cards of the core set, effect by effect: guards, droids and machines."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses, wound
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.objects.tokens import add_token

# --- Royal Guards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("guard", ["royal-guard", "royal-guard-elite"])
def test_protector_adds_a_block_for_a_friend_attacked_beside_it_once_however_many_there_are(
    guard: str,
) -> None:
    one = Table("| .   A   B   .   c |", A=guard, B="stormtrooper-elite", c="rebel-trooper")
    fight(one, "c", "B", 2, 2, 0)
    decline_all(one)
    assert one.damage("B") == 5 - 1 - 1  # with Aim 5 damage; a block of the die, one of the Protector
    two = Table(
        """
        | .   A   B   .   c |
        | .   .   D   .   . |
        """,
        A=guard,
        B="stormtrooper-elite",
        D="royal-guard",
        c="rebel-trooper",
    )
    fight(two, "c", "B", 2, 2, 0)
    decline_all(two)
    assert two.damage("B") == 5 - 1 - 1


@pytest.mark.parametrize("guard", ["royal-guard", "royal-guard-elite"])
def test_protector_does_not_help_far_friends_foes_or_itself(guard: str) -> None:
    far = Table("| A   .   B   .   c |", A=guard, B="stormtrooper-elite", c="rebel-trooper")
    decline_all(fight(far, "c", "B", 2, 2, 0))
    assert far.damage("B") == 5 - 1
    foe = Table(
        "| a   B   .   C |",
        a=guard,
        B="stormtrooper-elite",
        C="rebel-trooper",
        seats={"a": 1, "B": 2, "C": 3},
        sides=Sides.FREE_FOR_ALL,
    )
    decline_all(fight(foe, "C", "B", 2, 2, 0))
    assert foe.damage("B") == 5 - 1
    itself = Table("| A   .   c |", A=guard, c="rebel-trooper")
    decline_all(fight(itself, "c", "A", 2, 2, 0))
    assert itself.damage("A") == 5 - 1


@pytest.mark.rule("CORE-TERRAIN-12")
def test_protector_is_asked_of_the_space_and_not_of_the_figure_in_it() -> None:
    """A space of blocking terrain is next to nothing, although the figure that hovers over it is."""
    table = Table("| A  #B^  .   c |", A="royal-guard", B="probe-droid", c="rebel-trooper")
    decline_all(fight(table, "c", "B", 2, 2, 0))
    assert table.damage("B") == 5 - 1


def test_vengeance_focuses_a_guard_beside_a_defeated_friend() -> None:
    table = Table("| .   A   B   c |", A="royal-guard", B="stormtrooper", c="rebel-trooper")
    wound(table, "B", 3, by=1)
    assert table.has("A", Condition.FOCUSED)


def test_vengeance_is_not_for_far_friends_and_not_for_foes() -> None:
    table = Table("| A   .   B   . |", A="royal-guard", B="stormtrooper")
    wound(table, "B", 3, by=1)
    assert not table.has("A", Condition.FOCUSED)
    table = Table("| A   c |", A="royal-guard", c="rebel-trooper")
    wound(table, "c", 3, by=0)
    assert table.is_defeated("c")
    assert not table.has("A", Condition.FOCUSED)


def test_forward_vengeance_focuses_and_may_move_1_space() -> None:
    table = Table("| .   A   B   . |", A="royal-guard-elite", B="stormtrooper")
    wound(table, "B", 3, by=1)
    assert table.has("A", Condition.FOCUSED)
    assert table.options == ["move:A1", "move:C1", "stay"]
    table.choose("move:C1")
    assert table.space("A") == "C1"


def test_forward_vengeance_may_stay() -> None:
    table = Table("| .   A   B   . |", A="royal-guard-elite", B="stormtrooper")
    wound(table, "B", 3, by=1).choose("stay")
    assert table.space("A") == "B1"
    assert table.has("A", Condition.FOCUSED)


def test_forward_vengeance_is_not_for_foes() -> None:
    table = Table("| .   A   b   . |", A="royal-guard-elite", b="rebel-trooper")
    wound(table, "b", 3, by=0)
    assert table.is_idle
    assert not table.has("A", Condition.FOCUSED)


CHAMPION = "| A   .   B   c |"


def test_executor_moves_up_to_2_spaces_and_attacks_when_a_friend_within_3_falls() -> None:
    table = Table(CHAMPION, A="royal-guard-champion", B="stormtrooper", c="chewbacca-loyal-wookiee")
    wound(table, "B", 3, by=1)
    assert table.decision.seat == 0
    table.choose("use:royal-guard-champion.executor")
    assert table.offers("move:") == ["move:B1", "move:C1"]
    table.script(0, 2, 5, 0, 0).choose("move:C1")
    assert table.damage("c") == 1 + 2 + 1 - 1


def test_executor_whose_move_leads_to_nobody_ends_there() -> None:
    table = Table(CHAMPION, A="royal-guard-champion", B="stormtrooper", c="chewbacca-loyal-wookiee")
    wound(table, "B", 3, by=1).choose("use:royal-guard-champion.executor", "move:B1")
    assert table.is_idle
    assert table.damage("c") == 0


def test_executor_is_used_once_a_round_and_may_be_declined() -> None:
    table = Table(
        "| A   B   C   D |", A="royal-guard-champion", B="stormtrooper", C="stormtrooper", D="stormtrooper"
    )
    wound(table, "B", 3, by=1).choose("pass")
    wound(table, "C", 3, by=1).choose("use:royal-guard-champion.executor", "stay")
    assert wound(table, "D", 3, by=1).is_idle  # used


def test_executor_is_not_for_far_friends_foes_or_a_stunned_champion() -> None:
    far = Table("| A   .   .   .   B |", A="royal-guard-champion", B="stormtrooper")
    assert wound(far, "B", 3, by=1).is_idle
    foe = Table("| A   .   b |", A="royal-guard-champion", b="rebel-trooper")
    assert wound(foe, "b", 3, by=0).is_idle
    stunned = Table("| A   B   . |", A="royal-guard-champion", B="stormtrooper").give("A", Condition.STUNNED)
    assert wound(stunned, "B", 3, by=1).is_idle


def test_the_champion_has_brutality() -> None:
    table = Table("| b   A   c |", A="royal-guard-champion", b="rebel-saboteur", c="rebel-saboteur")
    table.activate("A").script(0, 2, 5, 0, 0, 2, 5, 1).choose("special:royal-guard-champion.brutality")
    table.pick("b")
    assert table.is_defeated("b")
    assert table.damage("c") == 3


# --- Droids and machines --------------------------------------------------------------------------

DROID = """
    | A   B   .   . |
    | c   .   d   . |
"""


@pytest.mark.parametrize("droid", ["probe-droid", "probe-droid-elite"])
@pytest.mark.rule("CORE-VP-01", "IA-4P-25")
def test_self_destruct_hurts_everything_beside_the_droid_and_defeats_it(droid: str) -> None:
    table = Table(DROID, A="stormtrooper", B=droid, c="rebel-saboteur", d="rebel-saboteur")
    crate = add_token(table.state, "crate", table.state.figures[table.id("B")].space + 1, health=3)
    table.refresh()
    table.occur(RoundEnds(round=1))
    assert table.decision.seat == 0
    table.script(1).choose(f"use:{droid}.self-destruct")  # red: 2 damage
    assert (table.damage("A"), table.damage("c"), table.damage("d")) == (2, 2, 2)
    assert crate.damage == 2
    assert table.is_defeated("B")
    assert table.vp(1) == (3 if droid == "probe-droid" else 5)
    assert table.vp(0) == 0


@pytest.mark.parametrize("droid", ["probe-droid", "probe-droid-elite"])
def test_self_destruct_spares_what_is_farther_away_and_may_be_declined(droid: str) -> None:
    table = Table("| A   .   c |", A=droid, c="rebel-saboteur").occur(RoundEnds(round=1))
    table.choose("pass")
    assert not table.is_defeated("A")
    table.occur(RoundEnds(round=2)).script(5).choose(f"use:{droid}.self-destruct")
    assert table.damage("c") == 0
    assert table.is_defeated("A")


@pytest.mark.rule("IA-4P-25")
def test_self_destruct_with_four_players_lets_its_player_choose_who_scores() -> None:
    table = Table("| A   .   .   b |", A="probe-droid", b="rebel-saboteur", sides=Sides.FREE_FOR_ALL)
    table.occur(RoundEnds(round=1)).choose("use:probe-droid.self-destruct")
    assert table.decision.seat == 0
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:2")
    assert [table.vp(seat) for seat in range(4)] == [0, 0, 3, 0]


@pytest.mark.parametrize("machine", ["probe-droid-elite", "at-st-elite"])
def test_targeting_computer_rerolls_one_attack_die_of_its_own_attack(machine: str) -> None:
    picture = """
        | A   A   A   .   .   c |
        | A   A   A   .   .   . |
    """
    table = Table(
        picture if machine == "at-st-elite" else "| A   .   .   c |", A=machine, c="chewbacca-loyal-wookiee"
    )
    fight(table, "A", "c", 5, 0, 0, 0, 0)
    assert uses(table) == [f"use:{machine}.targeting-computer"]
    table.script(4).choose(f"use:{machine}.targeting-computer", ["die:attack:0:blue"])
    assert uses(table) == []


def test_targeting_computer_is_not_for_defending() -> None:
    table = Table("| A   .   .   c |", A="probe-droid-elite", c="chewbacca-loyal-wookiee")
    fight(table, "c", "A", 5, 1, 5, 0)
    assert uses(table) == []
    assert table.damage("A") == 1 + 2 + 1 - 1


def test_a_regular_probe_droid_has_no_targeting_computer() -> None:
    table = Table("| A   .   .   c |", A="probe-droid", c="rebel-saboteur")
    fight(table, "A", "c", 4, 5, 5, 0)
    assert uses(table) == []


@pytest.mark.rule("CORE-ATTACK-13")
def test_awkward_at_st_cannot_attack_who_is_next_to_it() -> None:
    table = Table(
        """
        | A   A   A   b   .   . |
        | A   A   A   .   .   c |
        """,
        A="at-st-elite",
        b="rebel-saboteur",
        c="rebel-saboteur",
    )
    table.activate("A").script(4, 4, 4, 0, 0).choose("attack")
    declared = [event.target for event in table.events if isinstance(event, AttackDeclared)]
    assert declared == [table.id("c")]  # without a choice


def test_awkward_leaves_nothing_to_attack_when_all_foes_are_beside_it() -> None:
    table = Table(
        """
        | A   A   A   b |
        | A   A   A   . |
        """,
        A="at-st-elite",
        b="rebel-saboteur",
    )
    table.activate("A")
    assert "attack" not in table.options


EWEBS = ["e-web-engineer", "e-web-engineer-elite"]


@pytest.mark.parametrize("gun", EWEBS)
def test_tripod_has_either_moved_or_attacked(gun: str) -> None:
    picture = "| A   A   .   .   .   .   d |"
    table = Table(picture, A=gun, d="chewbacca-loyal-wookiee").activate("A").choose("move")
    table.choose("go:B1")
    assert "attack" not in table.options
    table = Table(picture, A=gun, d="chewbacca-loyal-wookiee").activate("A").choose("move")
    assert "go:B1/across" in table.options
    table.script(5, 0, 2, 0, 0).choose("attack")
    assert table.figure("A").points > 0
    assert table.offers("go:") == []  # points, but it may not go any more


@pytest.mark.parametrize("gun", EWEBS)
def test_tripod_that_was_pushed_may_still_attack(gun: str) -> None:
    table = Table("| A   A   .   .   .   .   d |", A=gun, d="chewbacca-loyal-wookiee").activate("A")
    table.push(MoveSpaces(figure=table.id("A"), spaces=1, seat=1, willing=False)).choose("push:B1")
    assert table.space("A") == "B1"
    assert "attack" in table.options


@pytest.mark.parametrize("gun", EWEBS)
def test_tripod_is_free_again_in_the_next_activation(gun: str) -> None:
    table = Table("| A   A   .   .   .   .   d |", A=gun, d="chewbacca-loyal-wookiee").activate("A")
    table.choose("move", "go:B1").end()
    table.activate("A")
    assert "attack" in table.options


@pytest.mark.parametrize("gun", EWEBS)
@pytest.mark.rule("CORE-ACTION-04")
def test_assault_attacks_with_each_action(gun: str) -> None:
    table = Table("| A   A   .   .   d |", A=gun, d="chewbacca-loyal-wookiee").activate("A")
    table.script(1, 0, 5, 0, 0).choose("attack")
    assert table.decision.about["actions"] == 1
    table.script(1, 0, 5, 0, 0).choose("attack")
    assert "attack" not in table.options  # no actions left
    usual = Table("| A   .   .   d |", A="stormtrooper", d="chewbacca-loyal-wookiee").activate("A")
    usual.script(1, 2, 0, 0).choose("attack")
    assert "attack" not in usual.options
