"""Whether a text that chooses among figures of both sides helps or hurts the one it takes, as the page is told."""

from __future__ import annotations

import pytest
from tests.assault.table import Table

from dejarik.assault.content.picks import Follower, Pick, PickKind
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel.effects import follows, name_of


@follows
def focus(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


@follows
def stun(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.STUNNED)


@pytest.mark.parametrize(("then", "effect"), [(focus, "helps"), (stun, "hurts")])
def test_a_choice_among_figures_says_what_it_does_to_them(then: Follower, effect: str) -> None:
    table = Table("| A   b |", A="stormtrooper", b="rebel-trooper")
    ids = [table.id("A"), table.id("b")]
    table.push(Pick(seat=0, then=name_of(then), kind=PickKind.TARGET, numbers=ids))
    shown = table.decision.show(table.state)["options"]
    assert [(each["target"], each["effect"], each["own"]) for each in shown] == [
        (ids[0], effect, True),
        (ids[1], effect, False),
    ]
