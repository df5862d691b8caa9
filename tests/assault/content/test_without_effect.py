"""Special actions that do nothing may be taken (CORE-RULE-04); a choice needs something to choose."""

from __future__ import annotations

import pytest
from tests.assault.content.hands import actions_left, offered, play, ready
from tests.assault.table import Table

from dejarik.assault.dice.attack import Condition


@pytest.mark.rule("CORE-RULE-04")
@pytest.mark.parametrize("card", ["recovery", "regroup", "planning"])
def test_a_special_action_of_a_command_card_may_do_nothing(card: str) -> None:
    table = play(ready("| A   .   b |", card, A="imperial-officer", b="rebel-trooper"), card)
    assert (actions_left(table), table.hand_of(0)) == (1, [])


@pytest.mark.rule("CORE-RULE-04")
@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("weequay-pirate-elite", "prowl"),
        ("snowtrooper", "environmental-recovery-gear"),
        ("jabba-the-hutt-vile-gangster-skirmish", "scheme"),
    ],
)
def test_a_special_action_of_a_figure_may_do_nothing(card: str, ability: str) -> None:
    picture = "| A   A   .   b |\n| A   A   .   . |" if "jabba" in card else "| A   .   b |"
    table = Table(picture, A=card, b="rebel-trooper")
    table.give("A", Condition.HIDDEN).activate("A").choose(f"special:{card}.{ability}")
    assert actions_left(table) == 1
    assert table.figure("A").conditions == [Condition.HIDDEN]


@pytest.mark.rule("CORE-RULE-04")
def test_a_target_may_be_one_on_whom_it_does_nothing() -> None:
    table = Table("| A   B   b |", A="mhd-19-skirmish", B="rebel-trooper", b="stormtrooper")
    table.activate("A").choose("special:mhd-19-skirmish.medical-loadout")
    assert table.options == [f"choose:{table.id('A')}", f"choose:{table.id('B')}"]
    terro = "captain-terro-wasteland-enforcer"
    fire = Table("| A   A   .   .   .   .   b |", A=terro, b="stormtrooper").activate("A")
    fire.choose(f"special:{terro}.flamethrower", "space:C1")
    assert (actions_left(fire), fire.damage("b")) == (1, 0)


@pytest.mark.rule("CORE-RULE-04", "CORE-RULE-05")
def test_to_the_limit_follows_a_special_action_that_did_nothing() -> None:
    table = ready("| A   .   b |", "recovery", "to-the-limit", A="stormtrooper", b="rebel-trooper")
    play(table, "recovery")
    assert offered(table, "to-the-limit")
