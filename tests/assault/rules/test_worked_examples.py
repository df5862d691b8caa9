"""Worked examples of attacks and other short cases (CORE-EXATT, CORE-EXMISC), those that concern the skirmish."""

from __future__ import annotations

import pytest
from tests.assault.content.completeness import every_card_is_complete
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.rules.scenes import chosen, in_force, lend, of_one_kind, put_token
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition
from dejarik.assault.facts.cards import CardId
from dejarik.assault.facts.library import all_command, deployment
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.skirmish.armies import Army, problems
from dejarik.assault.skirmish.rules.rounds import ActivationPhase, Round
from dejarik.assault.skirmish.setup import SetUp
from dejarik.messages import Language, say

__all__ = ["every_card_is_complete"]


@pytest.mark.rule("CORE-EXATT-04", "CORE-COND-16")
def test_weakened_attacker_in_melee() -> None:
    table = Table("| G   b |", G="royal-guard", b="rebel-trooper").give("G", Condition.WEAKENED)
    table.roll([red(2, 1), yellow(1, 1, 1), white(block=1, evade=1)]).attack_with("G", "b")
    assert table.is_idle  # no surge is left: nobody was asked
    assert table.damage("b") == 2


@pytest.mark.rule("CORE-EXATT-05", "CORE-KEYWORD-15")
def test_cleave_after_a_defeat() -> None:
    table = Table("| G   b   . |\n| .   .   c |", G="royal-guard", b="rebel-trooper", c="gaarkhan-skirmish")
    lend(table.give("G", Condition.WEAKENED).hurt("b", 1), "G", "cleaver")
    table.roll([red(2, 1), yellow(1, 1, 1), white(block=1, evade=1)]).attack_with("G", "b")
    assert table.is_defeated("b")
    assert table.vp(0) == 2
    assert chosen(table, "cleave") == "c"  # within 2 spaces and in sight
    table.pick("c")
    assert table.damage("c") == 2


@pytest.mark.rule("CORE-EXATT-06")
def test_blast_1_around_a_target_space() -> None:
    table = Table(
        """
        | .   .   .   .   . |
        | .   B   .   .   . |
        | A   .   b   .   . |
        | .   .   .   d   . |
        | .   .   c   .   . |
        """,
        A="fenn-signis-skirmish", B="stormtrooper", b="gaarkhan-skirmish", c="gaarkhan-skirmish", d="gaarkhan-skirmish",
    )  # fmt: skip
    table.roll([blue(3, 1, 1), red(2), green(1, 2), black(block=1)]).attack_with("A", "b")
    table.choose(table.offers("surge:")[0])
    assert {letter: table.damage(letter) for letter in "ABbcd"} == {"A": 0, "B": 1, "b": 3, "c": 0, "d": 1}


@pytest.mark.rule("CORE-EXATT-07", "CORE-ATTACK-29")
def test_blast_without_damage() -> None:
    table = Table("| A   .   b   c |", A="fenn-signis-skirmish", b="stormtrooper", c="stormtrooper")
    table.roll([blue(2, 0, 1), red(1), green(1, 1, 1), black(block=3)]).attack_with("A", "b")
    table.choose(table.offers("surge:")[0])
    table.choose("done")
    assert not any(getattr(event, "missed", False) for event in table.events)  # blocked, but no miss
    assert (table.damage("b"), table.damage("c")) == (0, 0)


@pytest.mark.rule("CORE-EXATT-12", "CORE-COND-18")
def test_focus_gained_by_a_focused_attacker() -> None:
    table = Table("| G   b |", G="gaarkhan-skirmish", b="royal-guard").give("G", Condition.FOCUSED)
    table.roll([red(2, 1), yellow(1, 2), green(2, 2), black(block=1)]).attack_with("G", "b")
    table.choose(table.offers("surge:")[1])
    assert table.damage("b") == 5
    assert table.has("G", Condition.FOCUSED)


@pytest.mark.rule("CORE-EXATT-14", "CORE-ACTION-04")
def test_an_action_with_two_attacks_is_the_attack_of_an_activation() -> None:
    table = Table("| b   V   c |", V="darth-vader-lord-of-the-sith", b="royal-guard", c="royal-guard")
    dice = [red(2), red(2), yellow(1, 2), black(block=3)]
    table.roll([*dice, *dice]).activate("V").choose("special:darth-vader-lord-of-the-sith.brutality")
    table.pick("b")  # the other attack has one target left, and no "may"
    assert (table.damage("b"), table.damage("c")) == (3, 3)
    assert "attack" not in table.options
    assert not table.offers("special:darth-vader-lord-of-the-sith.brutality")
    assert table.offers("special:darth-vader-lord-of-the-sith.force-choke")  # contains no attack
    table.roll(dice).push(attack_with(table.state, table.figure("V"), must=True)).pick("b")
    assert table.damage("b") == 6  # an effect may still let it attack outside its own actions


# --- Armies -----------------------------------------------------------------------------------------------

FREE = [card.id for card in all_command() if not card.cost][:15]
DEAR = sorted(all_command(), key=lambda card: -card.cost)


def wrong(cards: list[str], command: list[CardId]) -> list[str]:
    """Everything that is wrong with an army of these cards, in English."""
    faction, ids = deployment(cards[0]).faction, tuple(deployment(card).id for card in cards)
    return [
        say(problem, Language.ENGLISH) for problem in problems(Army("test", faction, ids, tuple(command)))
    ]


@pytest.mark.rule("CORE-EXMISC-12")
@pytest.mark.usefixtures("every_card_is_complete")
def test_army_check() -> None:
    elite = ["stormtrooper-elite"] * 3 + ["imperial-officer-elite"] * 2 + ["imperial-officer"]
    assert any(
        "3" in problem and "2" in problem for problem in wrong(elite, FREE)
    )  # two copies of an elite card
    vader = ["darth-vader-lord-of-the-sith"] * 2 + ["imperial-officer"] * 2
    assert wrong(vader, FREE)  # a unique name twice
    legal = [
        "darth-vader-lord-of-the-sith",
        "royal-guard-champion",
        "imperial-officer-elite",
        "imperial-officer",
    ]
    assert not wrong(legal, FREE)
    assert wrong(legal, FREE[:14])  # 14 Command cards
    costs = [card.cost for card in DEAR[:5]]
    assert sum(costs) == 15
    assert not wrong(legal, [*(card.id for card in DEAR[:5]), *FREE[:10]])
    assert wrong(legal, [*(card.id for card in DEAR[:6]), *FREE[:9]])  # more than 15 points


# --- The round --------------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-EXMISC-13")
@pytest.mark.parametrize(("exhausted", "may_pass"), [("A", True), ("", False), ("a", False)])
def test_passing_needs_fewer_ready_cards(exhausted: str, may_pass: bool) -> None:
    table = of_one_kind("| A   B   C   .   a   b   c |", "stormtrooper", "ABCabc")
    for letter in exhausted:
        table.state.groups[table.figure(letter).group].exhaust()
    table.push(ActivationPhase(turn=0))
    assert ("pass" in table.options) is may_pass


@pytest.mark.rule("CORE-EXMISC-14")
def test_the_cheaper_army_chooses_who_has_initiative() -> None:
    table = Table(
        "| A   B   C   a   b   c |",
        A="darth-vader-lord-of-the-sith", B="chewbacca-loyal-wookiee", C="stormtrooper",  # 18 + 15 + 6
        a="darth-vader-lord-of-the-sith", b="chewbacca-loyal-wookiee", c="trandoshan-hunter",  # 18 + 15 + 7
    )  # fmt: skip
    table.push(SetUp())
    assert table.decision.seat == 0
    assert table.options == ["player:0", "player:1"]


def status_phase(table: Table) -> Table:
    for group in table.state.groups.values():
        group.exhaust()
    return table.push(Round())


@pytest.mark.rule("CORE-EXMISC-15")
def test_two_terminals_draw_two_more_cards() -> None:
    table = Table("| .   A   .   .   .   b |", A="stormtrooper", b="royal-guard")
    put_token(table, "A1", "terminal")
    put_token(table, "C1", "terminal")
    table.deck(0, *["rally"] * 5).deck(1, *["rally"] * 5)
    status_phase(table)
    assert (len(table.hand_of(0)), len(table.hand_of(1))) == (3, 1)


@pytest.mark.rule("CORE-EXMISC-17")
def test_a_tie_goes_to_who_has_more_points_from_defeats() -> None:
    table = Table("| A   .   .   b |", A="stormtrooper", b="royal-guard")
    for player, from_defeats in zip(table.state.players, (28, 31), strict=True):
        player.vp = player.vp_from_defeats = from_defeats
    status_phase(in_force(table, "feast"))  # at the end of the round both go up to 40
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)
