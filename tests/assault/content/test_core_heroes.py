"""Skirmish cards of the heroes of the core set, effect by effect."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses, wound
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.attack import AttackDeclared
from dejarik.assault.rules.objects.tokens import add_token

# --- Diala Passil ---------------------------------------------------------------------------------

DIALA = "diala-passil-skirmish"
BLOW = f"use:{DIALA}.shattering-blow"


@pytest.mark.rule("CORE-ATTACK-32", "CORE-ABILITY-03", "IA-YOU-03")
def test_shattering_blow_discards_a_card_and_takes_a_die_of_the_defence_pool_away() -> None:
    table = Table("| A   b |", A=DIALA, b="royal-guard-champion").hand(0, "take-initiative", "urgency")
    fight(table, "A", "b", 5, 2, 1)
    assert uses(table) == [BLOW]
    table.choose(BLOW)
    assert sorted(option.partition("#")[0] for option in table.options) == [
        "discard:take-initiative",
        "discard:urgency",
    ]
    table.choose("discard:urgency")
    assert table.options == ["choose:black", "choose:white"]
    table.choose("choose:black")
    decline_all(table)
    assert table.damage("b") == 3 + 2 - 1  # only the white die was rolled
    assert table.hand_of(0) == ["take-initiative"]
    assert table.state.players[0].discard == ["urgency"]


def test_shattering_blow_takes_one_of_two_dice_of_a_colour_without_asking_which() -> None:
    table = Table("| A   b |", A=DIALA, b="darth-vader-lord-of-the-sith").hand(0, "urgency")
    fight(table, "A", "b", 5, 2, 0).choose(BLOW)
    assert [die.colour for die in table.attack.defence_dice] == [Die.BLACK]


def test_shattering_blow_needs_a_card_in_hand_and_a_die_and_may_be_declined() -> None:
    without_cards = Table("| A   b |", A=DIALA, b="royal-guard")
    assert uses(fight(without_cards, "A", "b", 5, 2, 0)) == []
    without_dice = Table("| A   . |", A=DIALA).hand(0, "urgency")
    crate = add_token(without_dice.state, "crate", without_dice.figure("A").space + 1, health=9)
    without_dice.refresh()
    without_dice._ids["x"] = crate.id
    assert fight(without_dice, "A", "x", 5, 2).is_idle
    assert crate.damage == 5
    declined = Table("| A   b |", A=DIALA, b="royal-guard").hand(0, "urgency")
    decline_all(fight(declined, "A", "b", 5, 2, 0))
    assert declined.damage("b") == 5 - 1
    assert declined.hand_of(0) == ["urgency"]


def test_shattering_blow_is_dialas_own() -> None:
    table = Table("| A   b   C |", A=DIALA, b="royal-guard", C="gaarkhan-skirmish").hand(0, "urgency")
    table.hand(1, "urgency")
    assert uses(fight(table, "C", "b", 5, 5, 0)) == []
    decline_all(table)
    assert BLOW not in uses(fight(table, "b", "A", 5, 2, 0))  # nor when she defends


def test_foresight_of_diala_rerolls_her_defence_die() -> None:
    table = Table("| A   b |", A=DIALA, b="royal-guard")
    fight(table, "b", "A", 5, 2, 0)
    assert uses(table) == [f"use:{DIALA}.foresight"]
    table.script(5).choose(f"use:{DIALA}.foresight")
    assert table.damage("A") == 0


# --- Fenn Signis ----------------------------------------------------------------------------------

FENN = "fenn-signis-skirmish"
SQUAD = """
    | A   .   B   .   .   c |
    | .   .   .   .   .   . |
"""


def test_fenn_attacks_with_each_action() -> None:
    table = Table("| A   .   c |", A=FENN, c="chewbacca-loyal-wookiee").activate("A")
    table.script(4, 1, 2, 0, 0).choose("attack")
    assert "attack" in table.options


def test_trooper_assault_lets_a_trooper_within_3_attack_again_in_this_activation() -> None:
    table = Table(SQUAD, A=FENN, B="rebel-trooper", c="chewbacca-loyal-wookiee").activate("B")
    table.script(5, 5, 0, 0).choose("attack")
    assert uses(table) == [f"use:{FENN}.trooper-assault"]
    table.choose(f"use:{FENN}.trooper-assault")
    assert "attack" in table.options
    table.script(5, 5, 0, 0).choose("attack")
    assert uses(table) == []
    table.end().activate("B").script(5, 5, 0, 0).choose("attack")
    assert "attack" not in table.options  # another activation; and once a round
    assert uses(table) == []


def test_trooper_assault_may_be_declined() -> None:
    table = Table(SQUAD, A=FENN, B="rebel-trooper", c="chewbacca-loyal-wookiee").activate("B")
    table.script(5, 5, 0, 0).choose("attack", "pass")
    assert "attack" not in table.options


@pytest.mark.parametrize(
    ("picture", "other"),
    [
        ("| A   .   .   .   B   .   c |", "rebel-trooper"),
        ("| A   .   .   B   .   c |", "rebel-saboteur"),
    ],
    ids=["farther than 3 spaces", "no trooper"],
)
def test_trooper_assault_is_for_troopers_within_3_spaces(picture: str, other: str) -> None:
    table = Table(picture, A=FENN, B=other, c="chewbacca-loyal-wookiee").activate("B")
    table.script(5, 5, 0, 0).choose("attack")
    assert uses(table) == []
    assert "end" in table.options


def test_trooper_assault_is_not_for_attacks_outside_the_own_activation_nor_for_foes() -> None:
    table = Table(SQUAD, A=FENN, B="rebel-trooper", c="chewbacca-loyal-wookiee")
    assert fight(table, "B", "c", 5, 5, 0, 0).is_idle
    foe = Table(SQUAD, A=FENN, B="stormtrooper", c="chewbacca-loyal-wookiee", seats={"B": 1, "c": 0})
    foe.activate("B").script(5, 5, 0, 0).choose("attack")
    assert uses(foe) == []


# --- Gaarkhan -------------------------------------------------------------------------------------

GAARKHAN = "gaarkhan-skirmish"
CHARGE = f"special:{GAARKHAN}.charge"


def test_enraged_gaarkhan_attacks_with_each_action_while_he_is_hurt() -> None:
    hurt = Table("| A   c |", A=GAARKHAN, c="chewbacca-loyal-wookiee").hurt("A", 1).activate("A")
    hurt.script(5, 5, 0, 0).choose("attack")
    assert "attack" in hurt.options
    whole = Table("| A   c |", A=GAARKHAN, c="chewbacca-loyal-wookiee").activate("A")
    whole.script(5, 5, 0, 0).choose("attack")
    assert "attack" not in whole.options
    assert uses(whole) == []  # and Charge contains an attack


@pytest.mark.rule("CORE-MOVE-30", "CORE-ACTION-08")
def test_charge_moves_up_to_his_speed_and_may_attack_with_one_action() -> None:
    table = Table("| A   ~   ~   ~   .   .   c |", A=GAARKHAN, c="chewbacca-loyal-wookiee").activate("A")
    table.choose(CHARGE)
    assert table.offers("move:") == ["move:B1", "move:C1", "move:D1", "move:E1"]  # spaces, not points
    table.choose("move:E1")
    assert table.decision.about["actions"] == 1  # nobody beside him
    near = Table("| A   .   c |", A=GAARKHAN, c="chewbacca-loyal-wookiee").activate("A")
    near.choose(CHARGE, "move:B1")
    assert near.options == [f"attack:{near.id('c')}", "decline"]
    near.script(5, 5, 0, 0).pick("c")
    assert near.damage("c") == 3
    assert "attack" not in near.options


def test_charge_may_leave_out_move_and_attack() -> None:
    table = Table("| A   c   . |", A=GAARKHAN, c="chewbacca-loyal-wookiee").activate("A")
    table.choose(CHARGE, "stay", "decline")
    assert table.damage("c") == 0
    assert table.space("A") == "A1"


def test_a_stunned_gaarkhan_does_not_charge() -> None:
    table = Table("| A   c   . |", A=GAARKHAN, c="chewbacca-loyal-wookiee").give("A", Condition.STUNNED)
    assert uses(table.activate("A")) == []


# --- Gideon Argus ---------------------------------------------------------------------------------

GIDEON = "gideon-argus-skirmish"


@pytest.mark.rule("CORE-MOVE-06")
def test_tactical_maneuver_gives_2_movement_points_to_a_friend_in_sight() -> None:
    table = Table("| A   .   B   .   .   .   c |", A=GIDEON, B="rebel-trooper", c="stormtrooper").activate(
        "A"
    )
    table.choose(f"special:{GIDEON}.tactical-maneuver")
    assert sorted(table.offers("go:")) == ["go:B1", "go:D1", "go:E1"]
    table.choose("go:D1", "stop")
    assert table.space("B") == "D1"
    assert table.figure("B").points == 0


def test_on_my_mark_focuses_a_friend_in_sight() -> None:
    table = Table(
        """
        | A   .   B |
        | .   D   c |
        """,
        A=GIDEON,
        B="rebel-trooper",
        D="rebel-trooper",
        c="stormtrooper",
    ).activate("A")
    table.choose(f"special:{GIDEON}.on-my-mark").pick("D")
    assert table.has("D", Condition.FOCUSED)
    assert not table.has("B", Condition.FOCUSED)
    assert uses(table) == [f"special:{GIDEON}.tactical-maneuver"]


def test_gideons_orders_need_another_friend_in_sight() -> None:
    table = Table("| A | B   c |", A=GIDEON, B="rebel-trooper", c="stormtrooper").activate("A")
    assert uses(table) == []


# --- Jyn Odan -------------------------------------------------------------------------------------

JYN = "jyn-odan-skirmish"


@pytest.mark.rule("CORE-INTERRUPT-01")
def test_hair_trigger_attacks_a_foe_that_starts_its_activation() -> None:
    table = Table("| A   .   c   d |", A=JYN, c="stormtrooper-elite", d="stormtrooper-elite").activate("c")
    assert table.decision.seat == 0
    table.script(4, 2, 1).choose(f"use:{JYN}.hair-trigger")
    assert table.damage("c") == 4 - 1
    assert table.decision.about["figure"] == table.id("c")  # and goes on with its activation


def test_hair_trigger_ends_the_activation_of_a_foe_that_it_defeats() -> None:
    table = Table("| A   .   c   d |", A=JYN, c="stormtrooper", d="stormtrooper").activate("c")
    table.script(5, 5, 0).choose(f"use:{JYN}.hair-trigger")
    assert table.is_defeated("c")
    assert table.is_idle


def test_hair_trigger_is_used_once_a_round_and_may_be_declined() -> None:
    table = Table("| A   .   c |", A=JYN, c="chewbacca-loyal-wookiee").activate("c").choose("pass").end()
    table.activate("c").script(4, 2, 0, 0).choose(f"use:{JYN}.hair-trigger")
    table.end().activate("c")
    assert f"use:{JYN}.hair-trigger" not in uses(table)


def test_hair_trigger_is_for_foes_in_sight() -> None:
    friend = Table("| A   .   B | c |", A=JYN, B="rebel-trooper", c="stormtrooper").activate("B")
    assert "end" in friend.options
    unseen = Table("| A   .   B | c |", A=JYN, B="rebel-trooper", c="stormtrooper").activate("c")
    assert "end" in unseen.options


@pytest.mark.rule("CORE-MOVE-06")
def test_nimble_gives_2_movement_points_for_each_evade() -> None:
    table = Table("| .   .   A   .   .   c |", A=JYN, c="stormtrooper")
    fight(table, "c", "A", 4, 0, 2)  # one evade
    assert table.decision.seat == 0
    assert sorted(table.offers("go:")) == ["go:A1", "go:B1", "go:D1", "go:E1"]
    table.choose("go:A1")
    assert table.is_idle
    assert table.space("A") == "A1"


def test_nimble_gives_nothing_without_evades_and_the_points_may_be_left() -> None:
    table = Table("| .   .   A   .   .   c |", A=JYN, c="stormtrooper")
    assert fight(table, "c", "A", 1, 2, 1).is_idle
    fight(table, "c", "A", 1, 0, 3).choose("stop")
    assert table.space("A") == "C1"


# --- Mak Eshka'rey --------------------------------------------------------------------------------

MAK = "mak-eshkarey-skirmish"


def test_priority_target_sees_through_figures() -> None:
    mak = Table("| A   b   c |", A=MAK, b="royal-guard", c="imperial-officer").activate("A").choose("attack")
    assert mak.offers("attack:") == [f"attack:{mak.id('b')}", f"attack:{mak.id('c')}"]
    usual = Table("| A   b   c |", A="rebel-trooper", b="royal-guard", c="imperial-officer").activate("A")
    usual.script(4, 5, 4).choose("attack")
    assert [event.target for event in usual.events if isinstance(event, AttackDeclared)] == [usual.id("b")]


def critical(*cards: str, target: str = "imperial-officer", white: int = 1) -> Table:
    """Mak shoots: 3 damage, a surge; the target rolls a white die."""
    table = Table("| A   .   b   .   d |", A=MAK, b=target, d="stormtrooper").hand(1, *cards)
    return fight(table, "A", "b", 4, 3, white)


def critical_hit(table: Table) -> str:
    (surge,) = [id for id in table.offers("surge:") if id.endswith(".critical-hit")]
    return surge


def test_critical_hit_that_defeats_makes_the_opponent_discard_a_card_at_random() -> None:
    table = critical("take-initiative", "urgency")
    table.script(1).choose(critical_hit(table))  # pierce 2 against 1 block: 3 damage
    assert table.is_defeated("b")
    assert len(table.hand_of(1)) == 1
    assert len(table.state.players[1].discard) == 1


def test_critical_hit_that_does_not_defeat_or_is_not_bought_costs_no_card() -> None:
    survivor = critical("urgency", target="imperial-officer-elite")
    survivor.choose(critical_hit(survivor))
    assert survivor.damage("b") == 3
    assert survivor.hand_of(1) == ["urgency"]
    unbought = critical("urgency", white=0)
    unbought.choose("done")
    assert unbought.is_defeated("b")
    assert unbought.hand_of(1) == ["urgency"]


def test_critical_hit_against_an_empty_hand_does_nothing_more() -> None:
    table = critical()
    table.choose(critical_hit(table))
    assert table.is_defeated("b")
    assert table.is_idle


def test_critical_hit_lasts_for_its_attack_only() -> None:
    table = critical("urgency", target="imperial-officer-elite")
    table.choose(critical_hit(table))
    wound(table, "b", 2, by=0)
    assert table.is_defeated("b")
    assert table.hand_of(1) == ["urgency"]


@pytest.mark.rule("IA-4P-18", "CORE-FOUR-05")
def test_for_critical_hit_with_four_players_mak_s_player_chooses_the_opponent() -> None:
    table = Table(
        "| A   .   b   d   e |",
        A=MAK,
        b="imperial-officer",
        d="stormtrooper",
        e="stormtrooper",
        seats={"d": 2, "e": 1},
        sides=Sides.FREE_FOR_ALL,
    )
    table.hand(1, "urgency").hand(2, "urgency")
    fight(table, "A", "b", 4, 3, 1)
    table.choose(critical_hit(table))
    assert (table.decision.seat, table.options) == (0, ["player:1", "player:2"])  # seat 3 has no card
    table.choose("player:2")
    assert table.hand_of(1) == ["urgency"]
    assert table.hand_of(2) == []
    assert table.state.players[2].discard == ["urgency"]
