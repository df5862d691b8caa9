"""Command cards of the core set that are special actions and help somebody, card by card."""

from __future__ import annotations

import pytest
from tests.assault.content.fights import decline_all, fight, uses
from tests.assault.content.hands import actions_left, play, ready
from tests.assault.content.rolls import black, blue, green, white
from tests.assault.table import Table

from dejarik.assault.board import Sides
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.ground import members
from dejarik.assault.skirmish.rules.rounds import Round

# --- Help -----------------------------------------------------------------------------------------


def test_recovery_heals_two_damage() -> None:
    table = ready("| A   .   b |", "recovery", A="stormtrooper-elite", b="rebel-trooper").hurt("A", 3)
    play(table, "recovery")
    assert table.damage("A") == 1


def test_regroup_discards_all_harmful_conditions_of_adjacent_friends() -> None:
    table = ready(
        "| B   A   C   D   e |", "regroup",
        A="imperial-officer", B="stormtrooper", C="stormtrooper", D="stormtrooper", e="rebel-trooper",
    )  # fmt: skip
    table.give("A", Condition.BLEEDING).give("B", Condition.STUNNED, Condition.WEAKENED)
    table.give("C", Condition.BLEEDING, Condition.FOCUSED).give("D", Condition.STUNNED)
    table.deck(0, "rally", "urgency")
    play(table, "regroup").choose("discard:1")  # Bleeding hurts the officer after the action
    assert {letter: table.figure(letter).conditions for letter in "ABCD"} == {
        "A": [Condition.BLEEDING],
        "B": [],
        "C": [Condition.FOCUSED],
        "D": [Condition.STUNNED],
    }


def test_regroup_helps_neither_foes_nor_against_what_is_not_harmful() -> None:
    table = ready("| A   B   c |", "regroup", A="imperial-officer", B="stormtrooper", c="stormtrooper")
    table.give("B", Condition.FOCUSED).give("c", Condition.STUNNED)
    play(table, "regroup")
    assert table.has("B", Condition.FOCUSED)
    assert table.has("c", Condition.STUNNED)


def test_take_cover_gives_a_block_and_takes_two_accuracy_for_the_rest_of_the_round() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper-elite", b="stormtrooper").hand(0, "take-cover")
    table.push(Round()).choose("special:take-cover.take-cover", "end")  # then the other is activated
    table.roll([blue(4, damage=2), green(1, damage=2), black(block=1)]).choose("attack")
    assert table.damage("A") == 2  # accuracy 5 - 2 reaches, 4 damage meet 1 + 1 blocks
    table.choose("end")
    assert table.is_idle
    table.roll([blue(2, damage=1), green(1, damage=2), black(block=1)])
    assert (
        decline_all(table.attack_with("b", "A")).damage("A") == 2 + 2
    )  # accuracy 3 is enough again, 3 damage meet 1 block


def test_knowledge_and_defense_adds_a_white_die_to_every_defence_of_the_round() -> None:
    table = ready(
        "| A   .   b |", "knowledge-and-defense", A="luke-skywalker-hero-of-the-rebellion", b="stormtrooper"
    )
    play(table, "knowledge-and-defense").end()
    for _ in range(2):
        table.roll([blue(4, damage=2), green(2, damage=2), white(), white(dodge=1)])
        decline_all(table.attack_with("b", "A"))
        assert table.damage("A") == 0


@pytest.mark.rule("CORE-MOVE-07")
def test_urgency_is_speed_and_two_points_that_are_spent_at_once() -> None:
    table = ready("| A   .   .   .   .   .   .   b |", "urgency", A="stormtrooper", b="rebel-trooper")
    play(table, "urgency")
    assert [id for id in table.options if id > "go:F1"] == ["go:G1", "stop"]  # Speed 4 and 2
    table.choose("go:D1", "go:E1", "stop")
    assert table.figure("A").points == 0
    assert table.space("A") == "E1"


def test_points_of_the_figure_are_not_lost_by_urgency() -> None:
    table = ready("| A   .   .   b |", "urgency", A="stormtrooper", b="rebel-trooper")
    play(table.choose("move"), "urgency").choose("stop")
    assert table.figure("A").points == 4


@pytest.mark.rule("CORE-ACTION-16")
def test_meditation_gives_a_third_action_in_the_next_activation_only() -> None:
    table = ready(
        "| A   .   .   b |", "meditation", A="luke-skywalker-hero-of-the-rebellion", b="stormtrooper"
    )
    play(table, "meditation")
    assert actions_left(table) == 1
    table.end().activate("A")
    assert actions_left(table) == 3
    table.end().activate("A")
    assert actions_left(table) == 2


# --- Cards and players ----------------------------------------------------------------------------


def test_planning_of_a_leader_draws_two_cards() -> None:
    table = Table("| A   .   b |", A="imperial-officer", b="rebel-trooper").hand(0, "planning")
    play(table.deck(0, "rally", "urgency", "deadeye").activate("A"), "planning")
    assert table.hand_of(0) == ["deadeye", "urgency"]


def test_planning_of_anybody_else_keeps_one_of_the_two() -> None:
    table = Table("| A   .   b |", A="stormtrooper", b="rebel-trooper").hand(0, "planning", "recovery")
    play(table.deck(0, "rally", "urgency", "deadeye").activate("A"), "planning")
    assert [id.partition("#")[0] for id in table.options] == ["discard:deadeye", "discard:urgency"]
    assert table.decision.seat == 0
    table.choose("discard:deadeye")
    assert table.hand_of(0) == ["recovery", "urgency"]
    assert table.state.players[0].discard == ["deadeye", "planning"]


@pytest.mark.rule("CORE-CMD-03")
def test_planning_discards_the_only_card_drawn() -> None:
    table = ready("| A   .   b |", "planning", A="stormtrooper", b="rebel-trooper")
    table.deck(0, "rally").refresh()
    play(table, "planning")
    assert table.hand_of(0) == []
    assert table.state.players[0].discard == ["rally", "planning"]


def priced() -> Table:
    table = Table(
        "| A   b   c   d |",
        A="trandoshan-hunter", b="stormtrooper", c="stormtrooper", d="stormtrooper",
        groups=["bc"],
    ).hand(0, "price-on-their-heads")  # fmt: skip
    play(table.activate("A"), "price-on-their-heads")
    table.choose(f"group:{table.figure('b').group}")
    return table.end()


@pytest.mark.rule("CORE-CMD-04")
def test_a_price_is_paid_when_the_last_figure_of_the_group_falls_whoever_did_it() -> None:
    table = priced()
    assert table.state.players[0].discard == []
    table.occur(Damaged(target=table.id("b"), amount=3, by=0))
    assert table.vp(0) == 2
    table.occur(Damaged(target=table.id("d"), amount=3, by=0))  # of another group
    assert table.vp(0) == 4
    table.occur(Damaged(target=table.id("c"), amount=3, by=1))
    assert table.vp(0) == 4 + 2 + 4
    assert table.state.players[0].discard == ["price-on-their-heads"]


def test_a_price_can_only_be_put_on_an_enemy_group() -> None:
    table = Table("| A   B   c |", A="trandoshan-hunter", B="stormtrooper", c="stormtrooper")
    play(table.hand(0, "price-on-their-heads").activate("A"), "price-on-their-heads")
    group = table.figure("c").group
    assert table.state.memory == {
        f"price-on-their-heads:{id}": group
        for id, source in table.state.sources.items()
        if source.key == "price-on-their-heads-lasting"
    }
    assert len(members(table.state, group)) == 1


def test_shadow_ops_keeps_the_opponent_from_playing_cards() -> None:
    table = Table("| A   .   b |", A="mak-eshkarey-skirmish", b="stormtrooper").hand(
        0, "shadow-ops", "deadeye"
    )
    table.hand(1, "urgency", "deadeye")
    play(table.activate("A"), "shadow-ops").end()
    table.activate("b")
    assert uses(table) == []
    table.end()
    fight(table, "A", "b", 4, 4, 0)
    assert uses(table) == ["use:deadeye.deadeye"]  # its own player still may


@pytest.mark.rule("IA-4P-18", "CORE-FOUR-05")
def test_shadow_ops_with_four_players_is_aimed_at_one_opponent() -> None:
    table = Table(
        "| A   b   c   d |", sides=Sides.FREE_FOR_ALL, seats={"A": 0, "b": 1, "c": 2, "d": 3},
        A="mak-eshkarey-skirmish", b="stormtrooper", c="stormtrooper", d="stormtrooper",
    )  # fmt: skip
    for seat in (1, 2, 3):
        table.hand(seat, "urgency")
    play(table.hand(0, "shadow-ops").activate("A"), "shadow-ops")
    assert table.options == ["player:1", "player:2", "player:3"]
    table.choose("player:2").end()
    for letter, can_play in (("b", True), ("c", False), ("d", True)):
        table.activate(letter)
        assert ("special:urgency.urgency" in table.options) is can_play
        table.end()


@pytest.mark.rule("IA-4P-18")
def test_a_teammate_is_no_opponent() -> None:
    table = Table(
        "| A   b   c   d |", sides=Sides.TEAM, seats={"A": 0, "b": 1, "c": 2, "d": 3},
        A="mak-eshkarey-skirmish", b="stormtrooper", c="stormtrooper", d="stormtrooper",
    ).hand(0, "shadow-ops")  # fmt: skip
    play(table.activate("A"), "shadow-ops")
    assert table.options == ["player:1", "player:3"]
