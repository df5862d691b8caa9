"""Rounds and groups (CORE-ROUND, CORE-GROUP, CORE-SKIRMISH): who activates when, and the Status Phase."""

from __future__ import annotations

import pytest
from tests.assault.rules.rounds import (
    asks,
    by_mission,
    groups,
    idle_turn,
    play_round,
    play_rounds,
    ready,
    sit_out,
    turn,
    used,
)
from tests.assault.rules.scenes import lend, put_token
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.movement import Place
from dejarik.assault.skirmish.rules.rounds import ActivationPassed, InitiativePassed

LINE = "| A   B   .   .   .   .   .   .   a   b |"


def line() -> Table:
    """Two groups of one figure on either side."""
    return Table(LINE, A="imperial-officer", B="snowtrooper", a="rebel-trooper", b="rebel-saboteur")


# --- The round --------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ROUND-01", "CORE-ROUND-02", "CORE-SKIRMISH-04", "CORE-ROUND-09")
def test_rounds_of_activations_and_a_status_phase_follow_each_other() -> None:
    table = line()
    by_mission(table, "status")
    play_rounds(table)
    assert table.state.round == 1
    for letters in "AaB":
        idle_turn(table, letters)
    assert used(table) == []
    idle_turn(table, "b")
    assert used(table) == ["status"]  # all are exhausted: the Status Phase
    assert table.state.round == 2
    assert asks(table) == (1, "activate-group")  # a new round, and the initiative has passed


@pytest.mark.rule("CORE-ROUND-03", "CORE-SKIRMISH-01", "CORE-TIMING-02")
def test_start_of_round_effects_come_before_the_first_activation_mission_then_initiative_then_opponent() -> (
    None
):
    table = by_mission(lend(lend(line(), "A", "dawn"), "a", "other-dawn"), "may-dawn")
    play_round(table, initiative=1)
    assert used(table) == ["may-dawn", "other-dawn", "dawn"]
    assert asks(table) == (1, "activate-group")


@pytest.mark.rule("CORE-ROUND-04", "CORE-ROUND-05", "CORE-SKIRMISH-02")
def test_players_alternate_from_the_one_with_initiative_one_group_at_a_time() -> None:
    table = play_round(line(), initiative=1)
    order = []
    for letter in "aAbB":
        order.append(asks(table)[0] if asks(table)[1] == "activate-group" else table.decision.seat)
        idle_turn(table, letter)
    assert order == [1, 0, 1, 0]


@pytest.mark.rule("CORE-ROUND-06")
def test_who_has_no_ready_group_left_is_left_out() -> None:
    table = Table(
        "| A   .   .   .   .   .   .   a   b   c |",
        A="imperial-officer",
        a="rebel-trooper",
        b="rebel-saboteur",
        c="gideon-argus-skirmish",
    )
    play_round(table)
    idle_turn(table, "A")
    for left in ("abc", "bc"):
        assert asks(table) == (1, "activate-group")
        assert groups(table) == left
        idle_turn(table, left[0])
    idle_turn(table, "c")  # the last group needs no question
    assert table.is_idle
    told = [(event.seat, event.spent) for event in table.events if isinstance(event, ActivationPassed)]
    assert told == [(0, True)]  # once


@pytest.mark.rule("CORE-ROUND-08", "CORE-EXMISC-13")
def test_who_has_fewer_ready_cards_than_the_opponent_may_pass_and_exhausts_nothing() -> None:
    table = Table(
        "| A   B   .   .   .   .   .   a   b   c |",
        A="imperial-officer",
        B="snowtrooper",
        a="rebel-trooper",
        b="rebel-saboteur",
        c="gideon-argus-skirmish",
    )
    play_round(table)
    assert "pass" in table.options  # 2 against 3
    table.choose("pass")
    assert ready(table, "A")
    assert ready(table, "B")
    assert asks(table) == (1, "activate-group")
    assert "pass" not in table.options  # 3 against 2
    idle_turn(table, "a")
    assert asks(table) == (0, "activate-group")
    assert "pass" not in table.options  # 2 against 2


@pytest.mark.rule("CORE-SKIRMISH-03")
def test_upgrades_and_companions_are_no_ready_cards_for_passing() -> None:
    table = line().upgrade(1, "rebel-high-command")
    state = table.state
    state.__dict__.pop("decision_", None)
    bring_into_play(state, "j4x-7", state.groups[table.figure("a").group], [table.figure("a").space])
    play_round(table)
    assert "pass" not in table.options  # 2 against 2: neither the upgrade nor the droid counts


# --- Groups -----------------------------------------------------------------------------------------------

SQUAD = "| A   B   C   .   .   .   .   .   a   b |"


def squad() -> Table:
    """A group of three troopers against two single figures."""
    return Table(
        SQUAD,
        groups=("ABC",),
        A="stormtrooper",
        B="stormtrooper",
        C="stormtrooper",
        a="rebel-trooper",
        b="rebel-saboteur",
    )


@pytest.mark.rule("CORE-GROUP-01", "CORE-ACT-06")
def test_the_card_is_exhausted_for_all_its_figures_after_the_last_of_them() -> None:
    table = play_round(squad())
    table.choose("activate:")
    for letter in "AB":
        idle_turn(table, letter)
        assert ready(table, "A")
    table.choose("end")
    assert not any(ready(table, letter) for letter in "ABC")


@pytest.mark.rule("CORE-GROUP-02")
def test_a_group_that_comes_into_play_during_the_phase_can_be_activated_in_the_same_round() -> None:
    table = play_round(line())
    turn(table, "A")
    late = add_group(table.state, 0, "imperial-officer")
    (figure,) = (figure for figure in table.state.figures.values() if figure.group == late.id)
    table._ids["C"] = figure.id
    table.push(Place(figure=figure.id, seat=0, among=[2]))
    table.choose("end")
    idle_turn(table, "a")
    assert groups(table) == "BC"


@pytest.mark.rule("CORE-GROUP-03")
def test_groups_of_the_same_name_are_separate_groups() -> None:
    table = Table(
        SQUAD,
        groups=("AB",),
        A="rebel-saboteur",
        B="rebel-saboteur",
        C="rebel-saboteur",
        a="rebel-trooper",
        b="stormtrooper",
    )
    play_round(table)
    assert groups(table) == "AC"
    idle_turn(table, "AB")
    assert not ready(table, "A")
    assert ready(table, "C")


@pytest.mark.rule("CORE-GROUP-04")
def test_damage_conditions_and_tokens_belong_to_the_single_figure() -> None:
    table = squad().give("A", Condition.STUNNED, PowerToken.BLOCK)
    table.occur(Damaged(target=table.id("A"), amount=2, by=1))
    assert (table.damage("A"), table.damage("B")) == (2, 0)
    assert table.figure("B").conditions == []
    assert table.figure("B").power == []


@pytest.mark.rule("CORE-GROUP-05")
def test_a_group_leaves_play_with_its_last_figure_and_no_earlier() -> None:
    table = squad()
    group = table.figure("A").group
    for letter, stays in (("A", True), ("B", True), ("C", False)):
        table.occur(Damaged(target=table.id(letter), amount=3, by=1))
        assert (group in table.state.groups) is stays


# --- The Status Phase -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-SKIRMISH-20", "CORE-SKIRMISH-21", "CORE-SKIRMISH-22", "CORE-SKIRMISH-23")
def test_the_status_phase_readies_draws_resolves_the_end_of_the_round_and_passes_initiative() -> None:
    table = by_mission(lend(lend(line(), "A", "may-dusk"), "a", "may-other-dusk"), "dusk")
    table.deck(0, "rally", "urgency").deck(1, "planning")
    play_rounds(table)
    for letter in "AaBb":
        idle_turn(table, letter)
    # End of round: cards are ready and drawn; mission first, then the player with initiative.
    assert used(table) == ["dusk"]
    assert asks(table) == (0, "kernel-react")
    assert all(ready(table, letter) for letter in "ABab")
    assert (table.hand_of(0), table.hand_of(1)) == (["urgency"], ["planning"])
    assert table.state.initiative == 0
    table.choose("use:")
    assert asks(table) == (1, "kernel-react")
    table.choose("use:")
    assert used(table) == ["dusk", "may-dusk", "may-other-dusk"]
    assert table.state.initiative == 1
    assert [event.seat for event in table.events if isinstance(event, InitiativePassed)] == [1]


@pytest.mark.rule("CORE-SKIRMISH-21", "CORE-EXMISC-15", "CORE-TOKEN-04", "CORE-CMD-02")
def test_each_terminal_that_a_player_controls_now_is_one_more_card() -> None:
    table = Table(
        """
        | .   A   .   .   .   .   .   .   a |
        | .   .   .   .   .   .   .   .   . |
        """,
        A="imperial-officer",
        a="rebel-trooper",
    )
    put_token(table, "A1", "terminal")
    put_token(table, "C1", "terminal")
    put_token(table, "I2", "terminal")
    table.deck(0, *["rally"] * 9).deck(1, *["planning"] * 9)
    sit_out(play_round(table))
    assert (len(table.hand_of(0)), len(table.hand_of(1))) == (3, 2)


@pytest.mark.rule("CORE-SKIRMISH-24", "CORE-ROUND-02")
def test_end_of_round_effects_see_the_number_of_the_round_that_ends() -> None:
    table = play_rounds(line())
    for letter in "AaBbaAbB":
        idle_turn(table, letter)
    assert table.state.round == 3
    assert [event.round for event in table.events if isinstance(event, RoundEnds)] == [1, 2]


@pytest.mark.rule("CORE-TIMING-04", "IA-4P-26")
@pytest.mark.parametrize(("gone", "arbiter"), [("", 0), ("A", 1), ("Ab", 2)])
def test_mission_rules_are_put_in_order_by_the_first_from_the_token_who_is_in_the_game(
    gone: str, arbiter: int
) -> None:
    table = Table(
        "| A   b   .   .   C   d |",
        seats={"A": 0, "b": 1, "C": 2, "d": 3},
        sides=Sides.FREE_FOR_ALL,
        A="stormtrooper", b="rebel-trooper", C="royal-guard", d="echo-base-trooper",
    )  # fmt: skip
    by_mission(by_mission(table, "dusk"), "other-dusk")
    table.occur(*(Damaged(target=table.id(letter), amount=9, by=3) for letter in gone))
    table.occur(RoundEnds(round=1))
    assert asks(table) == (arbiter, "kernel-which-first")


@pytest.mark.rule("CORE-SKIRMISH-25")
def test_nobody_rests_in_a_skirmish_and_strain_is_damage_or_cards() -> None:
    table = Table("| D   .   .   a |", D="diala-passil-skirmish", a="stormtrooper")
    table.deck(0, "rally", "urgency").give("D", Condition.BLEEDING).activate("D")
    assert set(table.options) == {"move", "discard:bleed", "end"}
    table.choose("move")
    assert table.options == ["discard:0", "discard:1"]
    table.choose("discard:0")
    assert table.damage("D") == 1
