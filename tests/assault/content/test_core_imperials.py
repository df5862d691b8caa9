"""Imperial Deployment cards of the core set, effect by effect."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses, wound
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content import blocks
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts import library
from dejarik.assault.facts.cards import Box


def test_every_deployment_card_of_the_core_set_is_complete() -> None:
    assert [card.id for card in library.all_deployment(Box.CORE) if not blocks.is_complete(card)] == []


TROOPERS = """
    | A   .   .   c |
    | B   .   .   . |
"""

# --- Stormtroopers --------------------------------------------------------------------------------


@pytest.mark.rule("IA-YOU-02", "CORE-ABILITY-07")
def test_squad_training_gives_each_trooper_one_reroll_in_its_own_attack() -> None:
    table = Table(TROOPERS, A="stormtrooper", B="stormtrooper", c="rebel-trooper", groups=["AB"])
    for attacker in "AB":
        fight(table, attacker, "c", 1, 0, 0)
        assert len(uses(table)) == 1  # the attacker's own, not the other trooper's
        table.script(4).choose("use:stormtrooper.squad-training", ["die:attack:0:blue"])
        assert [die.face for die in table.attack.attack_dice] == [4, 0]
        assert uses(table) == []
        decline_all(table)
        table.figure("c").damage = 0


def test_squad_training_may_be_declined() -> None:
    table = Table(TROOPERS, A="stormtrooper", B="stormtrooper-elite", c="rebel-trooper")
    fight(table, "A", "c", 4, 2, 1).choose("pass")
    assert table.is_defeated("c")  # 4 damage, 1 block


@pytest.mark.parametrize(
    ("picture", "other"),
    [("| B   .   A   .   c |", "stormtrooper"), ("| B   A   .   .   c |", "imperial-officer")],
    ids=["not adjacent", "no trooper"],
)
def test_squad_training_needs_another_friendly_trooper_beside_the_attacker(picture: str, other: str) -> None:
    table = Table(picture, A="stormtrooper", B=other, c="rebel-trooper")
    fight(table, "A", "c", 4, 2, 0)
    assert uses(table) == []
    assert table.is_defeated("c")


@pytest.mark.rule("IA-ATTACK-05")
def test_squad_training_does_not_count_friends_when_somebody_else_attacks_with_the_trooper() -> None:
    table = Table(TROOPERS, A="stormtrooper", B="stormtrooper", c="rebel-trooper")
    table.script(4, 2, 0).attack_with("A", "c", borrowed=True, seat=1)
    assert uses(table) == []
    assert table.is_defeated("c")


def test_last_stand_focuses_another_figure_of_the_group_that_its_player_picks() -> None:
    table = Table(
        """
        | A   B   C |
        | D   .   . |
        """,
        A="stormtrooper-elite",
        B="stormtrooper-elite",
        C="stormtrooper-elite",
        D="stormtrooper-elite",
        groups=["ABC"],
    )
    wound(table, "A", 5, by=1)
    assert table.decision.seat == 0
    assert table.options == [f"choose:{table.id('B')}", f"choose:{table.id('C')}"]  # D is of another group
    table.pick("C")
    assert table.has("C", Condition.FOCUSED)
    assert not table.has("B", Condition.FOCUSED)


def test_last_stand_of_the_last_figure_does_nothing() -> None:
    table = Table("| A   B |", A="stormtrooper-elite", B="stormtrooper-elite")
    wound(table, "A", 5, by=1)
    assert table.is_idle
    assert not table.has("B", Condition.FOCUSED)


# --- Officers -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-INTERRUPT-02", "CORE-MOVE-06")
def test_order_lets_another_friend_within_2_spaces_perform_a_move_at_once() -> None:
    table = Table(
        "| A   .   B   C   .   .   .   .   d |",
        A="imperial-officer",
        B="stormtrooper",
        C="stormtrooper",
        d="rebel-trooper",
    )
    table.activate("A").choose("special:imperial-officer.order")  # C is 3 away: B without a choice
    assert "go:G1" in table.options  # Speed 4, and through C one may go
    table.choose("go:F1")
    assert table.space("B") == "F1"
    table.choose("stop")  # one point is left, and lost
    assert table.figure("B").points == 0
    assert table.decision.about == {"figure": table.id("A"), "actions": 1, "points": 0}


def test_order_may_be_ignored_by_the_figure() -> None:
    table = Table("| A   B   .   c |", A="imperial-officer", B="stormtrooper", c="rebel-trooper")
    table.activate("A").choose("special:imperial-officer.order", "stop")
    assert table.space("B") == "B1"


@pytest.mark.rule("CORE-ACTION-06")
def test_order_needs_somebody_to_order_and_is_used_once_an_activation() -> None:
    far = Table("| A   .   .   B   c |", A="imperial-officer", B="stormtrooper", c="rebel-trooper")
    far.activate("A")
    assert uses(far) == []
    table = Table("| A   B   .   c |", A="imperial-officer", B="stormtrooper", c="rebel-trooper")
    table.activate("A").choose("special:imperial-officer.order", "stop")
    assert uses(table) == []


def test_executive_order_to_move() -> None:
    table = Table("| A   B   .   .   c |", A="imperial-officer-elite", B="stormtrooper", c="rebel-trooper")
    table.activate("A").choose("special:imperial-officer-elite.executive-order")
    assert table.options == ["choose:perform-a-move", "choose:perform-an-attack", "decline"]
    table.choose("choose:perform-a-move", "go:D1", "stop")
    assert table.space("B") == "D1"


@pytest.mark.rule("CORE-ACTION-05")
def test_executive_order_to_attack_does_not_count_as_an_attack_of_the_officer() -> None:
    table = Table(TROOPERS, A="imperial-officer-elite", B="stormtrooper", c="rebel-saboteur")
    table.activate("A").script(4, 2, 1)
    table.choose("special:imperial-officer-elite.executive-order", "choose:perform-an-attack")
    assert table.damage("c") == 3
    assert "attack" in table.options  # the officer's own attack is still to come


def test_executive_order_offers_what_the_figure_can_do() -> None:
    table = Table("| A   B   . | c |", A="imperial-officer-elite", B="stormtrooper", c="rebel-trooper")
    table.activate("A").choose("special:imperial-officer-elite.executive-order")
    assert table.options == ["choose:perform-a-move", "decline"]
    table.choose("decline")
    assert table.space("B") == "B1"
    stunned = Table("| A   B   .   c |", A="imperial-officer-elite", B="stormtrooper", c="rebel-trooper")
    stunned.give("B", Condition.STUNNED).activate("A")
    stunned.choose("special:imperial-officer-elite.executive-order")
    assert stunned.decision.about["figure"] == stunned.id("A")  # nothing was left to be asked


def test_executive_order_in_a_team_is_carried_out_by_the_figures_own_player() -> None:
    table = Table(
        "| A   B   .   d |",
        A="imperial-officer-elite",
        B="stormtrooper",
        d="rebel-trooper",
        seats={"A": 0, "B": 2, "d": 1},
        sides=Sides.TEAM,
    )
    table.activate("A").choose("special:imperial-officer-elite.executive-order")
    assert table.decision.seat == 2


@pytest.mark.parametrize("officer", ["imperial-officer", "imperial-officer-elite"])
def test_cower_rerolls_a_defence_die_beside_a_friend(officer: str) -> None:
    table = Table("| A   B   .   c |", A="stormtrooper", B=officer, c="rebel-trooper")
    fight(table, "c", "B", 1, 0, 0)
    assert uses(table) == [f"use:{officer}.cower"]
    assert table.decision.seat == 0
    table.script(5).choose(f"use:{officer}.cower")
    decline_all(table)
    assert table.damage("B") == 0  # a dodge


@pytest.mark.parametrize("officer", ["imperial-officer", "imperial-officer-elite"])
def test_cower_needs_a_friend_beside_the_officer(officer: str) -> None:
    table = Table("| A   .   B   c |", A="stormtrooper", B=officer, c="rebel-trooper")
    fight(table, "c", "B", 1, 0, 0)
    assert uses(table) == []


# --- General Weiss --------------------------------------------------------------------------------

WEISS = """
    | W   W   W   .   B   .   .   . |
    | W   W   W   .   C   .   .   d |
"""


def weiss() -> Table:
    return Table(
        WEISS,
        W="general-weiss-field-commander",
        B="stormtrooper",
        C="stormtrooper",
        d="rebel-trooper",
    )


def test_generals_orders_let_two_friends_move_in_the_order_chosen() -> None:
    table = weiss().activate("W").choose("special:general-weiss-field-commander.generals-orders")
    table.pick("C").pick("B")
    assert table.decision.about == {"figure": table.id("C")}
    table.choose("go:G2", "stop")
    assert table.decision.about == {"figure": table.id("B")}
    table.choose("go:E2", "stop")
    assert (table.space("C"), table.space("B")) == ("G2", "E2")


def test_generals_orders_may_go_to_one_friend_or_to_nobody() -> None:
    table = weiss().activate("W").choose("special:general-weiss-field-commander.generals-orders")
    table.pick("B").choose("decline", "go:F1", "stop")
    assert (table.space("B"), table.space("C")) == ("F1", "E2")
    table = weiss().activate("W").choose("special:general-weiss-field-commander.generals-orders", "decline")
    assert "end" in table.options


def test_generals_orders_need_another_friend() -> None:
    table = Table(
        """
        | W   W   W   . |
        | W   W   W   d |
        """,
        W="general-weiss-field-commander",
        d="rebel-trooper",
    )
    table.activate("W")
    assert uses(table) == []


def test_epic_arsenal_is_three_dice_of_choice_two_of_a_colour_at_most() -> None:
    table = weiss()
    table.attack_with("W", "d")
    assert table.options == [
        f"die:{colour}#{copy}" for colour in ("blue", "green", "red", "yellow") for copy in (1, 2)
    ]
    assert (table.decision.least, table.decision.most) == (3, 3)
    table.script(4, 0, 0, 0).choose(["die:blue#1", "die:red#1", "die:red#2"])
    assert table.is_defeated("d")


# --- Darth Vader ----------------------------------------------------------------------------------


def test_brutality_is_two_attacks_on_different_targets_with_one_action() -> None:
    table = Table("| b   A   c |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur", c="rebel-saboteur")
    table.activate("A").script(0, 0, 5, 0, 1, 1, 5, 0).choose(
        "special:darth-vader-lord-of-the-sith.brutality"
    )
    assert table.options == [f"attack:{table.id('b')}", f"attack:{table.id('c')}"]
    table.pick("b")
    assert table.damage("b") == 3
    assert table.is_defeated("c")  # nobody else is a target any more
    assert table.decision.about["actions"] == 1
    assert "attack" not in table.options  # CORE-ACTION-04


@pytest.mark.rule("CORE-ACTION-04")
def test_brutality_is_an_attack_action_and_needs_a_target() -> None:
    table = Table("| b   A   . |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur")
    table.activate("A").script(0, 0, 5, 0).choose("attack")
    assert uses(table) == ["special:darth-vader-lord-of-the-sith.force-choke"]
    far = Table("| b   .   A |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur").activate("A")
    assert uses(far) == ["special:darth-vader-lord-of-the-sith.force-choke"]


@pytest.mark.rule("CORE-ATTACK-07", "CORE-STRAIN-10", "CORE-STRAIN-12")
def test_force_choke_is_2_damage_and_1_strain_to_a_figure_in_sight_however_far() -> None:
    table = Table(
        """
        | A   .   .   .   .   .   .   b |
        +---+---+---+---+---+---+---+---+
        | .   c   .   .   .   .   .   . |
        """,
        A="darth-vader-lord-of-the-sith",
        b="rebel-saboteur",
        c="rebel-saboteur",
    )
    table.deck(1, "take-initiative", "urgency").activate("A")
    table.choose("special:darth-vader-lord-of-the-sith.force-choke")
    assert table.damage("b") == 2  # c is not in sight, so there was no choice
    table.choose("discard:1")  # the strain is bought off
    assert table.damage("b") == 2
    assert table.state.players[1].discard == ["urgency"]
    assert table.decision.about["actions"] == 1


def test_force_choke_without_cards_is_3_damage() -> None:
    table = Table("| A   .   b |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur").activate("A")
    table.choose("special:darth-vader-lord-of-the-sith.force-choke")
    assert table.damage("b") == 3


def test_force_choke_needs_sight() -> None:
    table = Table("| A | b |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur").activate("A")
    assert uses(table) == []


def test_foresight_of_vader_rerolls_one_defence_die() -> None:
    table = Table("| A   .   b |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur")
    fight(table, "b", "A", 4, 2, 0, 0)
    assert table.decision.seat == 0
    table.script(4).choose("use:darth-vader-lord-of-the-sith.foresight", ["die:defence:1:black"])
    decline_all(table)
    assert table.damage("A") == 5 - 1 - 3


def test_foresight_is_not_for_attacking() -> None:
    table = Table("| A   b |", A="darth-vader-lord-of-the-sith", b="rebel-saboteur")
    fight(table, "A", "b", 0, 0, 5, 0)
    assert table.is_idle
