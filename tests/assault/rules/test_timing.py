"""Timing and interrupts (CORE-TIMING, CORE-INTERRUPT): who comes first, what pauses what, and what is lost."""

from __future__ import annotations

from typing import Any

import pytest
from tests.assault.content.rolls import black, blue, green
from tests.assault.rules.rounds import asks, by_mission, play_round, used
from tests.assault.rules.scenes import PREFIX, lend, put_token, stun_attacker, use
from tests.assault.table import Table

from dejarik.assault.content.blocks import after, attacking, before, both, defending, it_is_me, rule
from dejarik.assault.content.missions.blocks.scoring import seats_in_order
from dejarik.assault.content.missions.moisture_farm_b import Raid, arm
from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.library import command
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackResolved,
    BeforeAttack,
    DiceRolled,
    attack_with,
    may_attack,
)
from dejarik.assault.rules.events import ActivationEnds
from dejarik.assault.rules.figures.damage import Damaged, Defeated
from dejarik.assault.rules.movement import Moved, MoveSpaces
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Occurrence, Use, view

LINE = """
| A   .   .   .   .   a |
| B   .   .   .   .   b |
"""


def line() -> Table:
    return Table(LINE, A="stormtrooper", B="snowtrooper", a="royal-guard", b="stormtrooper")


def finish(table: Table) -> Table:
    """Decline everything until the figure that is activated goes on, or nobody does."""
    while not table.is_idle and table.decision.prompt.id not in ("activation-prompt", "activate-group"):
        table.choose(
            next(word for word in ("pass", "done", "decline", "keep", "stay") if word in table.options)
        )
    return table


# --- Who goes first ---------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-TIMING-02", "CORE-TIMING-08")
def test_outside_attacks_a_player_resolves_everything_before_the_next_begins() -> None:
    table = line()
    for letter, name in (
        ("A", "may-dawn"),
        ("B", "may-other-dawn"),
        ("a", "may-dawn"),
        ("b", "may-other-dawn"),
    ):
        lend(table, letter, name)
    play_round(table, initiative=1)
    order = []
    while asks(table)[1] == "kernel-react":
        order.append(asks(table)[0])
        table.choose(table.options[0])
    assert order == [1, 1, 0, 0]


@pytest.mark.rule("CORE-TIMING-03")
def test_in_an_attack_mission_rules_come_first_then_the_attacker_then_the_defender() -> None:
    table = by_mission(lend(lend(line(), "A", "numb"), "a", "answer-forced"), "verdict")
    table.state.initiative = 1  # the initiative does not matter here
    table.roll([blue(5, 1), green(2, 2), black(block=1)]).attack_with("A", "a")
    finish(table)
    assert used(table)[-3:] == ["verdict", "numb", "answer-forced"]


@pytest.mark.rule("CORE-TIMING-04")
def test_the_player_with_initiative_orders_several_mission_rules() -> None:
    table = by_mission(by_mission(line(), "dawn"), "other-dawn")
    play_round(table, initiative=1)
    assert asks(table) == (1, "kernel-which-first")
    assert "pass" not in table.options
    table.choose("use:rule-test-other-dawn")
    assert used(table) == ["other-dawn", "dawn"]


@pytest.mark.rule("CORE-TIMING-05")
def test_a_player_orders_the_own_effects() -> None:
    table = lend(lend(line(), "A", "dawn"), "B", "other-dawn")
    play_round(table, initiative=1)
    assert asks(table) == (0, "kernel-which-first")
    table.choose("use:rule-test-other-dawn")
    assert used(table) == ["other-dawn", "dawn"]


@pytest.mark.rule("CORE-TIMING-06")
def test_the_player_with_initiative_decides_what_a_mission_rule_leaves_open() -> None:
    """The raiders of Moisture Farm belong to nobody; whether and where they move is open."""
    table = Table("| A   .   .   .   .   .   b |", A="stormtrooper", b="royal-guard")
    arm(put_token(table, "D1", "raider"))
    table.state.initiative = 1
    table.push(Raid(seat=seats_in_order(table.state)[0], key="moisture-farm-b"))
    assert table.decision.seat == 1
    table.choose("raid:move")
    assert table.decision.seat == 1


@pytest.mark.rule("CORE-TIMING-09")
def test_before_effects_come_before_it_takes_hold_and_after_effects_when_it_is_finished() -> None:
    seen: list[tuple[str, bool]] = []
    watch["see"] = lambda state, use: seen.append((use.ability, any_fallen(state)))
    table = by_mission(line(), "witness")
    table.occur(Damaged(target=table.id("A"), amount=3, by=1))
    assert seen == [("before-defeat", False), ("after-defeat", True)]


def any_fallen(state: Assault) -> bool:
    return len(state.figures) < 4


@pytest.mark.rule("CORE-TIMING-10", "CORE-ABILITY-10")
def test_who_declines_is_not_asked_again_for_the_same_instance() -> None:
    table = lend(lend(line(), "A", "may-dawn"), "a", "may-dawn")
    play_round(table)
    table.choose("pass")
    assert asks(table) == (1, "kernel-react")
    table.choose("use:")  # what the opponent does brings nobody back
    assert asks(table)[1] == "activate-group"


@pytest.mark.rule("CORE-TIMING-11", "CORE-COND-14")
def test_weakened_goes_before_the_players_effects_at_the_end_of_an_activation() -> None:
    def look(state: Assault, use: Use) -> None:
        """What was seen is kept in the state: a copy that plays on looks, too."""
        for what, found in (
            ("looked", True),
            ("weakened", Condition.WEAKENED in state.figures[use.subject].conditions),
        ):
            state.memory[what] = state.memory.get(what, 0) + found

    watch["see"] = look
    table = lend(line(), "A", "look-back").give("A", Condition.WEAKENED)
    table.activate("A")
    assert table.has("A", Condition.WEAKENED)
    table.end()
    assert (table.state.memory["looked"], table.state.memory["weakened"]) == (1, 0)


@pytest.mark.rule("CORE-TIMING-12")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    """At a table with bluff windows everybody with cards is asked wherever a card could be played."""
    for card in ("take-initiative", "rally"):  # one that fits the start of a round, and one that does not
        table = line().hand(1, card)
        table.state.memory["bluff"] = 1
        play_round(table)
        assert asks(table) == (1, "kernel-react")
        assert view(table.state, 0)["decision"] == {"number": table.decision.number, "seat": 1}
    silent = play_round(line().hand(1, "rally"))
    assert asks(silent)[1] == "activate-group"


def windows_of_an_attack(card: str, *, bluff: bool) -> list[tuple[int, str]]:
    """In which windows somebody is asked while a trooper attacks a saboteur and both players hold such a card."""
    table = Table("| A   .   .   a |", A="stormtrooper", a="rebel-saboteur").hand(0, card).hand(1, card)
    if bluff:
        table.state.memory["bluff"] = 1
    table.roll([blue(5, 1), green(2, 2), black(block=1)])
    table.activate("A").choose("attack")
    asked = []
    while asks(table)[1] != "activation-prompt":
        top = table.state.stack[-1]
        if isinstance(top, Occurrence):
            asked.append((asks(table)[0], type(top.event).__name__))
        table.choose("pass" if "pass" in table.options else "done")
    return asked


@pytest.mark.rule("CORE-TIMING-12")
@pytest.mark.parametrize("card", ["rally", "marksman", "planning", "take-initiative"])
def test_players_are_asked_in_the_same_windows_of_an_attack_whatever_they_hold(card: str) -> None:
    """The attacker might hold a card for troopers; no card that there is could be played by the defender."""
    assert windows_of_an_attack(card, bluff=True) == [(0, "BeforeAttack"), (0, "ModifierTime")]


@pytest.mark.rule("CORE-TIMING-12")
def test_without_bluff_windows_the_question_gives_the_card_away() -> None:
    asked = {card: windows_of_an_attack(card, bluff=False) for card in ("rally", "marksman")}
    assert asked == {"rally": [], "marksman": [(0, "BeforeAttack")]}


@pytest.mark.rule("CORE-TIMING-12")
def test_an_empty_hand_is_not_asked_nor_one_that_can_hold_nothing_more_for_the_moment() -> None:
    """Hands and discard piles are counted by everybody: what lies there as often as a deck may have it is not held."""
    table = line()
    table.state.memory["bluff"] = 1
    play_round(table)
    assert asks(table) == (0, "activate-group")
    fitting = ("close-the-gap", "covering-fire", "sit-tight", "take-initiative", "harsh-environment")
    for left, expected in (("", (0, "activate-group")), ("sit-tight", (1, "kernel-react"))):
        table = line().hand(1, "rally")
        table.state.memory["bluff"] = 1
        pile = table.state.players[1].discard
        pile += [card for card in fitting for _ in range(command(card).copies_allowed) if card != left]
        play_round(table)
        assert asks(table) == expected


# --- Interrupts -------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-INTERRUPT-01", "CORE-STATE-07")
def test_interrupts_nest_and_everything_goes_on_where_it_was_paused() -> None:
    """A's attack is paused by b's attack, which is paused by A's sidestep."""
    table = lend(lend(line(), "b", "strike-back"), "A", "evasive")
    table.roll([blue(5, 1), green(1, 2), black(block=2)])  # b's dice fall first …
    table.roll([blue(5, 1), green(2, 2), black(evade=1)])  # … then A's
    table.activate("A").choose("attack", f"attack:{table.id('b')}")
    use(table, "strike-back").choose(f"attack:{table.id('A')}")
    use(table, "evasive")
    attackers = [each.attacker for each in table.state.stack if isinstance(each, Attack)]
    assert attackers == [table.id("A"), table.id("b")]
    table.choose("move:B1")
    finish(table)
    assert [event.attacker for event in table.events if isinstance(event, AttackResolved)] == [
        table.id("b"),
        table.id("A"),
    ]
    assert table.damage("A") == 1
    assert table.damage("b") == 2  # A's attack went on, now from B1; the guard beside b gives it a block
    assert table.decision.about["actions"] == 1


@pytest.mark.rule("CORE-INTERRUPT-03")
def test_a_figure_may_interrupt_its_own_activation() -> None:
    table = lend(line(), "A", "second-wind").roll([blue(5, 1), green(2, 2), black(block=3)])
    table.activate("A").choose("attack", f"attack:{table.id('a')}")
    while not table.offers("use:rule-test-second-wind"):
        table.choose("pass" if "pass" in table.options else "done")
    table.choose("use:rule-test-second-wind")
    assert table.offers("move:C1")  # a move in the middle of the attack action
    table.choose("move:C1")
    finish(table)
    assert table.space("A") == "C1"
    assert table.decision.about["actions"] == 1


@pytest.mark.rule("CORE-INTERRUPT-04")
def test_what_an_interrupt_makes_impossible_is_not_resolved_but_stays_paid() -> None:
    """Stunned before it can declare a target: the attack does not happen, and its action is gone."""
    table = lend(line(), "a", "ambush").activate("A").choose("attack")
    finish(table)
    assert table.has("A", Condition.STUNNED)
    assert table.decision.about["actions"] == 1  # the action is used
    assert "attack" not in table.options
    assert table.damage("a") == 0
    assert not any(isinstance(event, DiceRolled) for event in table.events)


@pytest.mark.rule("CORE-INTERRUPT-05")
def test_nobody_interrupts_a_figure_on_its_way_through_another_ones_space() -> None:
    """A walks through b's space: a may react when A enters C1 and E1, not while it is in D1."""
    table = lend(
        Table("| A   .   .   b   .   .   a |", A="stormtrooper", a="royal-guard", b="rebel-trooper"),
        "a",
        "watch",
    )
    table.activate("A").choose("move")
    table.figure("A").points = 5
    table.refresh()
    table.choose("go:E1")
    entered = []
    while table.offers("use:rule-test-watch"):
        entered.append(table.space("A"))
        table.choose("pass")
    assert entered == ["B1", "C1", "E1"]


# --- Texts made up for these rules ------------------------------------------------------------------------

watch: dict[str, Any] = {}


def see(state: Assault, use: Use) -> None:
    watch["see"](state, use)


rule(PREFIX + "verdict", after("verdict", AttackResolved, lambda state, use: None, forced=True))
rule(
    PREFIX + "answer-forced",
    after("answer-forced", AttackResolved, lambda state, use: None, when=defending, forced=True),
)
rule(
    PREFIX + "witness",
    before("before-defeat", Defeated, see, forced=True),
    after("after-defeat", Defeated, see, forced=True),
)


def strike_back(state: Assault, use: Use) -> None:
    state.push(attack_with(state, state.figures[use.subject]))


rule(
    PREFIX + "strike-back",
    after(
        "strike-back",
        AttackDeclared,
        strike_back,
        when=both(defending, lambda state, use: may_attack(state, state.figures[use.subject])),
    ),
)
rule(
    PREFIX + "evasive",
    after(
        "evasive",
        AttackDeclared,
        lambda state, use: state.push(MoveSpaces(figure=use.subject, spaces=1, seat=use.seat)),
        when=defending,
    ),
)
rule(
    PREFIX + "second-wind",
    after(
        "second-wind",
        AttackDeclared,
        lambda state, use: state.push(MoveSpaces(figure=use.subject, spaces=2, seat=use.seat)),
        when=attacking,
    ),
)
rule(PREFIX + "ambush", after("ambush", BeforeAttack, stun_attacker, forced=True))
rule(PREFIX + "watch", after("watch", Moved, lambda state, use: None, when=lambda state, use: True))
rule(PREFIX + "look-back", before("look-back", ActivationEnds, see, when=it_is_me, forced=True))
