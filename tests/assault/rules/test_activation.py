"""Activations and actions (CORE-ACT, CORE-ACTION) and the movement points of an activation (CORE-MOVE)."""

from __future__ import annotations

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.rounds import asks, groups, idle_turn, play_round, ready, turn, used
from tests.assault.rules.scenes import chosen, lend, use
from tests.assault.table import Table

from dejarik.assault.content.blocks import after, rule
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.activation import Activation, GroupActivation
from dejarik.assault.rules.attack import AttackResolved, attack_with
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.kernel import Limit

OPEN = """
| A   .   .   .   .   .   .   b |
| .   .   .   .   .   .   .   . |
"""

WEAK = [blue(5, 1), green(2, 2), black(block=3)]  # an attack that hits and hurts nobody


def duel() -> Table:
    return Table(OPEN, A="stormtrooper", b="royal-guard")


# --- Activating -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACT-01", "CORE-ACT-02")
def test_the_figures_of_a_group_activate_one_after_another_in_any_order_each_once() -> None:
    table = Table(
        "| A   B   C   .   .   .   b |",
        groups=("ABC",),
        A="stormtrooper",
        B="stormtrooper",
        C="stormtrooper",
        b="rebel-trooper",
    )
    play_round(table)
    assert asks(table) == (0, "activate-figure")
    table.pick("C").choose("move")
    assert table.offers("go:")  # C's activation is finished before the next one begins
    table.choose("end")
    assert table.options == [f"figure:{table.id(letter)}" for letter in "AB"]
    table.pick("A").choose("end")
    table.choose("end")  # B, the only one left, needs no question
    assert asks(table)[0] == 1


@pytest.mark.rule("CORE-ACT-03", "CORE-TIMING-09")
def test_start_effects_then_actions_then_end_effects() -> None:
    table = lend(lend(lend(duel(), "A", "wake"), "A", "breathe"), "A", "rest")
    table.activate("A")
    assert used(table) == ["wake"]
    table.choose("move", "move")
    assert used(table) == ["wake", "breathe", "breathe"]
    assert "move" not in table.options  # two actions
    table.end()
    assert used(table) == ["wake", "breathe", "breathe", "rest"]


@pytest.mark.rule("CORE-ACT-04", "CORE-ACT-05", "CORE-MOVE-05", "CORE-MOVE-09")
def test_no_action_is_compulsory_and_what_is_left_is_lost() -> None:
    table = duel().activate("A")
    assert "end" in table.options
    table.choose("move", "end")
    assert table.is_idle
    assert table.figure("A").points == 0
    table.activate("A")
    assert not table.offers("go:")
    assert table.decision.about["actions"] == 2  # not three


@pytest.mark.rule("CORE-ACT-07")
def test_an_exhausted_group_can_not_be_activated_but_its_figures_still_act_by_other_effects() -> None:
    table = Table(
        "| A   O   .   .   .   .   b   c |",
        A="stormtrooper",
        O="imperial-officer",
        b="rebel-trooper",
        c="rebel-saboteur",
    )
    play_round(table)
    idle_turn(table, "A")
    idle_turn(table, "b")
    assert not ready(table, "A")
    assert groups(table) == ""  # only the officer is left, and nobody is asked
    table.choose("special:imperial-officer.order")
    table.choose("go:C1")  # A is the only one within reach of the order
    assert table.space("A") == "C1"


@pytest.mark.rule("CORE-ACT-08", "CORE-MOVE-03", "CORE-MOVE-04", "CORE-INTERRUPT-06", "CORE-ACTION-02")
def test_abilities_of_the_activation_and_movement_points_come_between_actions_never_in_them() -> None:
    table = lend(lend(duel(), "A", "bonus"), "A", "brute").roll(WEAK)
    table.activate("A")
    assert table.offers("use:rule-test-bonus")
    table.choose("move")
    assert table.offers("use:rule-test-bonus")
    assert table.offers("go:B1")
    table.choose("go:C1", "attack")  # inside the attack nothing of this is offered
    assert [id.split(".")[0] for id in table.options] == ["use:rule-test-brute", "pass"]
    table.choose("pass")
    assert table.offers("go:E1")
    assert table.offers("use:rule-test-bonus")


@pytest.mark.rule("CORE-ACT-10")
def test_an_activation_ends_at_once_when_its_figure_is_defeated() -> None:
    table = Table(
        "| A   B   .   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper"
    )
    play_round(table)
    lend(table.hurt("A", 2), "A", "pay-in-blood")
    use(turn(table, "A").choose("move"), "pay-in-blood")  # two strain are more than it can bear
    assert table.is_defeated("A")
    assert table.decision.about.get("figure") == table.id("B")  # the next one's activation


@pytest.mark.rule("CORE-ACT-09")
def test_an_ability_with_a_limit_for_each_activation_can_not_be_used_outside_of_one() -> None:
    table = lend(duel(), "A", "once-an-activation")
    table.roll(WEAK)
    table.attack_with("A", "b")
    while not table.is_idle:
        assert not table.offers("use:rule-test-once-an-activation")
        table.choose("pass" if "pass" in table.options else "done")
    assert used(table) == []
    table.roll(WEAK).activate("A").choose("attack")
    while table.decision.prompt.id != "activation-prompt":
        if table.offers("use:rule-test-once-an-activation"):
            table.choose("use:rule-test-once-an-activation")
        else:
            table.choose("pass" if "pass" in table.options else "done")
    assert "once-an-activation" in used(table)


@pytest.mark.rule("CORE-ACT-11")
def test_who_has_no_ready_card_has_no_use_of_abilities_tied_to_own_activations() -> None:
    table = lend(
        Table("| A   .   .   .   .   .   b   c |", A="stormtrooper", b="rebel-trooper", c="rebel-saboteur"),
        "A",
        "may-wake",
    ).hand(0, "fleet-footed")
    play_round(table)
    table.choose("activate:", "use:rule-test-may-wake", "end")
    while not table.is_idle:  # the opponent's two activations
        assert table.decision.seat == 1
        idle_turn(table, "b" if table.offers("activate:") else "c")
    assert table.hand_of(0) == ["fleet-footed"]


@pytest.mark.rule("CORE-ACT-16", "CORE-COMPANION-08")
def test_a_companion_activates_directly_before_or_after_its_group_and_is_exhausted_then() -> None:
    for first in ("companion", "group"):
        table = Table(
            "| A   B   .   .   .   b |", groups=("AB",), A="stormtrooper", B="stormtrooper", b="rebel-trooper"
        )
        state = table.state
        state.__dict__.pop("decision_", None)
        droid = bring_into_play(state, "j4x-7", state.groups[table.figure("A").group], [2])
        table._ids["J"] = droid.id
        play_round(table.push())  # when it has been placed
        if first == "companion":
            table.pick("J").choose("end").pick("A").choose("end", "end")
        else:
            table.pick("A").choose("end")
            assert str(droid.id) not in "".join(table.options)  # not between the two
            table.choose("end")  # B
            assert table.decision.about["figure"] == droid.id
            table.choose("end")
        assert not ready(table, "J")
        assert asks(table)[0] == 1


@pytest.mark.rule("CORE-ACT-17")
def test_a_single_action_given_by_a_mission_is_a_small_activation_of_its_own() -> None:
    table = lend(lend(lend(duel(), "A", "wake"), "A", "rest"), "A", "shield-up")
    for _ in range(2):
        table.push(Activation(figure=table.id("A"), actions=1))
        use(table, "shield-up", "special")  # its limit is fresh each time
        assert "move" not in table.options
        table.end()
    assert used(table) == ["wake", "shield-up", "rest"] * 2


# --- Actions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ACTION-01", "CORE-ACTION-10", "CORE-ACTION-11", "CORE-ACTION-12")
def test_the_actions_are_moving_attacking_interacting_and_special_actions() -> None:
    table = Table(
        """
        | O = .   .   b |
        | A = .   .   . |
        """,
        O="imperial-officer",
        A="stormtrooper",
        b="rebel-trooper",
    ).activate("O")
    (door,) = table.state.tokens
    assert table.options[:2] == ["move", f"interact:open#{door}"]
    assert [id.split("#")[0] for id in table.offers("special:")] == ["special:imperial-officer.order"]
    table.choose("interact:")
    assert "attack" in table.options  # the way is free


@pytest.mark.rule("CORE-ACTION-03", "CORE-MOVE-01", "CORE-MOVE-02", "CORE-ACTION-10")
def test_moving_twice_gives_the_speed_twice_and_changes_no_position_by_itself() -> None:
    table = duel().activate("A").choose("move")
    assert table.figure("A").points == 4
    assert table.space("A") == "A1"
    table.choose("go:C1", "move")
    assert table.figure("A").points == 6
    assert "move" not in table.options


@pytest.mark.rule("CORE-ACTION-07", "CORE-COND-13")
def test_a_double_special_action_costs_both_actions_and_is_one_action() -> None:
    table = lend(duel(), "A", "long-rest").give("A", Condition.BLEEDING).activate("A")
    use(table, "long-rest", "special")
    assert table.damage("A") == 1  # Bleeding once
    assert "move" not in table.options
    again = lend(duel(), "A", "long-rest").activate("A").choose("move")
    assert not again.offers("special:rule-test-long-rest")  # one action left is not enough


@pytest.mark.rule("CORE-ACTION-09", "CORE-ACTION-06")
def test_discarding_stunned_or_bleeding_is_a_special_action() -> None:
    table = lend(duel(), "A", "breathe").give("A", Condition.STUNNED, Condition.BLEEDING).activate("A")
    table.choose("discard:stun")
    assert not table.has("A", Condition.STUNNED)
    assert table.damage("A") == 1  # an action like any other: Bleeding
    table.choose("discard:bleed")
    assert table.damage("A") == 1
    assert used(table) == ["breathe", "breathe"]
    assert table.decision.about["actions"] == 0


@pytest.mark.rule("CORE-ACTION-14", "CORE-ACTION-05", "CORE-EXATT-14")
def test_what_an_effect_lets_a_figure_perform_uses_no_action_and_does_not_count_for_the_attack_limit() -> (
    None
):
    table = lend(duel(), "A", "breathe").activate("A")
    table.push(attack_with(table.state, table.figure("A"), must=True))
    while table.decision.prompt.id != "activation-prompt":
        table.choose("pass" if "pass" in table.options else "done")
    assert table.decision.about["actions"] == 2
    assert "attack" in table.options
    assert used(table) == []  # it was no action


@pytest.mark.rule("CORE-ACTION-16")
def test_an_extra_action_is_an_action_like_any_other_and_the_attack_limit_still_holds() -> None:
    table = Table("| A   .   .   .   b |", A="stormtrooper-elite", b="royal-guard")
    table.hand(0, "to-the-limit").give("A", Condition.BLEEDING)
    table.roll(WEAK).activate("A").choose("attack")
    while table.decision.prompt.id != "activation-prompt":
        table.choose(
            "pass" if "pass" in table.options else ("done" if "done" in table.options else "discard:0")
        )
    table.choose("discard:bleed")
    assert table.offers("use:to-the-limit")
    table.choose("use:to-the-limit")
    while table.decision.prompt.id != "activation-prompt":
        table.choose("pass")
    assert table.decision.about["actions"] == 1
    assert "move" in table.options
    assert "attack" not in table.options


# --- Texts made up for these rules ------------------------------------------------------------------------

rule(
    "rule-test-once-an-activation",
    after("once-an-activation", AttackResolved, lambda state, use: None, limit=Limit("activation")),
)


@pytest.mark.rule("CORE-ACT-06")
def test_a_card_is_exhausted_also_when_all_that_waited_are_gone_meanwhile() -> None:
    cards = dict.fromkeys("ABC", "stormtrooper")
    table = Table("| A   B   C   .   b |", groups=("ABC",), b="rebel-trooper", **cards)  # type: ignore[arg-type]
    group = table.state.groups[table.figure("A").group]
    table.push(GroupActivation(group=group.id, seat=0)).pick("A").choose("end")
    assert (chosen(table, "figure"), group.activations) == ("BC", 1)
    table.occur(*(Damaged(target=table.id(letter), amount=9, by=1) for letter in "BC"))
    assert (table.is_idle, group.activations) == (True, 0)
