"""Allies belong to all Rebels: whoever is asked about one, any of them may answer (CORE-ALLY-04)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.heroes.playing import skip
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, red, white, yellow

from dejarik.assault.campaign.rules.heroes import concerns_ally
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.figures.conditions import gain_power
from dejarik.kernel import Use, choose, each_of, text
from dejarik.kernel.windows import USE

pytestmark = pytest.mark.rule("CORE-ALLY-04")

FOE = "trandoshan-hunter-elite"  # a black die, Health 7
TROOPER, HAN = "rebel-trooper", "han-solo-scoundrel"
COMMAND = "special:gideon-argus.command"
TOGETHER = (1, 2)


def commanding(friend: str = TROOPER) -> MissionTable:
    """Gideon, in the second seat, commands an ally, whose card lies before the first."""
    table = MissionTable(
        "| A   .   f   . |\n| .   .   .   c |\n| .   .   d   . |",
        A=FOE, d="diala-passil", c="gideon-argus", f=friend, cards={"c": ["dh-17"]},
    )  # fmt: skip
    return table.activate("c").choose(COMMAND).pick("f")


def test_all_rebels_say_what_an_ally_does_on_command() -> None:
    table = commanding()
    assert table.options == ["choose:perform-a-move", "choose:perform-an-attack", "decline"]
    assert table.decision.seats == TOGETHER


def test_a_hero_who_is_commanded_decides_alone() -> None:
    table = MissionTable(
        "| A   .   d   c |", A=FOE, d="diala-passil", c="gideon-argus",
        cards={"d": ["diala-passil-plasteel-staff"]},
    )  # fmt: skip
    table.activate("c").choose(COMMAND)
    assert table.decision.seats == (1,)


def test_all_rebels_spend_the_surges_of_an_ally_that_attacks_in_a_heros_activation() -> None:
    table = commanding().roll([blue(4, damage=2), yellow(2, surge=1), black(block=1)])
    table.choose("choose:perform-an-attack")
    skip(table, "surge:")
    assert table.decision.seats == TOGETHER


def test_all_rebels_say_which_space_of_a_large_figure_an_ally_attacks() -> None:
    table = MissionTable(
        "| A   A   .   f |\n| A   A   d   c |", A="nexu", d="diala-passil", c="gideon-argus", f=TROOPER,
        cards={"c": ["dh-17"]},
    )  # fmt: skip
    table.activate("c").choose(COMMAND).pick("f").choose("choose:perform-an-attack")
    assert table.decision.prompt.id == "attack-space"
    assert table.decision.seats == TOGETHER


def test_a_hero_spends_the_own_surges_alone() -> None:
    table = commanding().choose("decline")
    table.roll([green(2, damage=2), yellow(2, surge=1), black(block=1)]).attack_with("c", "A")
    skip(table, "surge:")
    assert table.decision.seats == (2,)


def test_all_rebels_answer_for_an_ally_that_is_attacked() -> None:
    table = MissionTable("| A   h   c   d |", A=FOE, d="diala-passil", c="gideon-argus", h=HAN)
    table.roll([red(1), yellow(2, damage=1), white(dodge=1)]).attack_with("A", "h")
    skip(table, f"use:{HAN}.return-fire")
    assert table.decision.seats == TOGETHER
    table.roll([blue(4, damage=2), green(2, damage=2), green(1, surge=1), black(block=1)])
    skip(table.choose(f"use:{HAN}.return-fire"), "surge:")
    assert table.decision.seats == TOGETHER, "and for what it does then"


def test_who_has_something_of_the_own_besides_answers_alone() -> None:
    """A window asks a seat once for all that it may use."""
    table = MissionTable("| A   f   d   c |", A=FOE, d="diala-passil", c="gideon-argus", f=TROOPER)
    uses = [Use(source=0, key=TROOPER, ability="aim", seat=1, subject=table.id(each)) for each in "fd"]
    prompt = text("kernel-react")
    assert concerns_ally(table.state, choose(1, prompt, each_of(USE, uses[:1])))
    assert not concerns_ally(table.state, choose(1, prompt, each_of(USE, uses)))


def test_all_rebels_choose_what_an_ally_suffers() -> None:
    table = MissionTable(
        "| A   .   f |\n| l   .   d |", A=FOE, d="diala-passil", f="fenn-signis", l=TROOPER,
        cards={"f": ["fenn-signis-infantry-rifle", "fenn-signis-suppressive-fire"]},
    )  # fmt: skip
    table.roll([blue(4, damage=2), green(2, damage=2), black(block=1)]).attack_with("f", "A")
    table.choose("use:fenn-signis.havoc-shot", "use:fenn-signis-suppressive-fire.suppressive-fire")
    while table.decision.seat == 0:
        table.choose("choose:suffer-1-damage")
    assert (table.options, table.decision.seats) == (
        ["choose:suffer-1-damage", "choose:become-stunned"], TOGETHER,
    )  # fmt: skip


def test_all_rebels_choose_which_token_an_ally_gives_up() -> None:
    table = MissionTable("| A   f   d   c |", A=FOE, d="diala-passil", c="gideon-argus", f=TROOPER)
    table.give("f", PowerToken.BLOCK, PowerToken.EVADE).activate("A")
    figure = table.figure("f")
    table.push()
    gain_power(table.state, figure, PowerToken.DAMAGE)
    table.push()
    assert (table.decision.prompt.id, table.decision.seats) == ("power-discard", TOGETHER)
