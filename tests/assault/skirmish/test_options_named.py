"""What is offered is named so that a player can tell it apart, and asked for with what it is for."""

from __future__ import annotations

from tests.assault.content.rolls import black, blue, yellow
from tests.assault.table import Table

from dejarik.assault.rules.events import RoundEnds
from dejarik.messages import Language, say


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
