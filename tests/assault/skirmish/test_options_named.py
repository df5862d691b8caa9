"""What is offered is named so that a player can tell it apart, and asked for with what it is for."""

from __future__ import annotations

from tests.assault.content.fights import wound
from tests.assault.content.rolls import black, blue, yellow
from tests.assault.table import Table

from dejarik.assault.game import GAME
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.messages import Language, say

LUKE = "luke-skywalker-hero-of-the-rebellion"


def labels(table: Table) -> list[str]:
    """The words of everything on offer."""
    asked = table.decision
    return [say(asked.label_of(table.state, option), Language.ENGLISH) for option in asked.options]


# --- Two of the same name


def test_the_same_ability_of_two_figures_is_offered_with_the_figures() -> None:
    table = Table("| A   B   .   b |", groups=("AB",), A="probe-droid", B="probe-droid", b="stormtrooper")
    table.occur(RoundEnds(round=1))
    assert labels(table) == [
        "Self-Destruct: Probe Droid 1 (A1)",
        "Self-Destruct: Probe Droid 2 (B1)",
        "Pass",
    ]
    table.choose("pass")
    alone = Table("| A   .   b |", A="probe-droid", b="stormtrooper").occur(RoundEnds(round=1))
    assert labels(alone) == ["Self-Destruct", "Pass"]


def test_the_ability_of_a_figure_and_of_its_attachment_are_told_apart() -> None:
    table = Table("| A   .   b |", A="probe-droid-elite", b="royal-guard").attach("A", "targeting-computer")
    table.roll([blue(2, 1), yellow(2, 1), yellow(2, 1), black(block=1)]).attack_with("A", "b")
    assert labels(table) == [
        "Targeting Computer: Probe Droid (A1)",
        "Targeting Computer (Attachment)",
        "Pass",
    ]


# --- What is asked for, and why


def prompt(table: Table) -> str:
    return say(table.decision.prompt, Language.ENGLISH)


def test_a_text_asks_with_its_name_for_what_it_wants() -> None:
    table = Table(
        "| A   B   C   b |", A="imperial-officer", B="stormtrooper", C="royal-guard", b="rebel-trooper"
    )
    assert prompt(table.activate("A").choose("special:")) == "Order (Imperial Officer): which figure?"
    table = Table("| A   .   .   b |", A="gamorrean-guard", b="stormtrooper").hand(0, "close-the-gap")
    table.occur(RoundBegins(round=1)).choose("use:close-the-gap")
    assert prompt(table) == "Close the Gap: which figure moves up to 1 space?"


def occasion(table: Table) -> list[str]:
    """What can be reacted to now."""
    return [say(line.text, Language.ENGLISH) for line in GAME.presenter.occasion(table.state, None)]


def test_who_can_still_be_saved_is_not_yet_defeated() -> None:
    table = Table("| A   M   .   b |", A="stormtrooper", M="mhd-19-skirmish", b="royal-guard")
    wound(table.hand(0, "miracle-worker"), "A", 3, by=1)
    assert occasion(table) == ["Stormtrooper 1 would be defeated."]


def test_the_end_of_an_activation_is_told_without_taking_anybody_for_a_thing() -> None:
    table = Table("| A   .   b |", A=LUKE, b="stormtrooper").hand(0, "son-of-skywalker")
    table.state.groups[table.figure("A").group].exhaust()
    table.activate("A").choose("end")
    assert occasion(table) == ["The activation of Luke Skywalker ends."]
