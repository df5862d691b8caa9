"""Whoever something is about may be gone before a mission's rules come to it: another rule of the same moment, or a
text that interrupts, defeats a figure as it activates, moves or interacts, and the others are asked once more."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field
from tests.assault.content.rolls import blue, white, yellow

from dejarik.assault.campaign.rules.missions import mission_text, playable_missions
from dejarik.assault.campaign.rules.sheet_tokens import on_sheet
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.rules.attack import attack_with
from dejarik.assault.rules.events import (
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    Deployed,
    MoveDeclared,
)
from dejarik.assault.rules.figures.damage import Damaged, defeat
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.movement.settling import MovementEnded
from dejarik.assault.rules.movement.steps import Spot
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.kernel import Event

pytestmark = pytest.mark.usefixtures("lenient")


def moments(gone: int, space: int) -> list[Event]:
    """What a figure that is gone was about to do, or has done."""
    here = Spot(space)
    return [
        ActivationBegins(figure=gone),
        ActivationEnds(figure=gone),
        ActivationOver(figure=gone),
        Deployed(figure=gone),
        MoveDeclared(figure=gone),
        Moved(figure=gone, to=here, origin=here),
        MovementEnded(figure=gone),
        Interacted(figure=gone, token=0, kind="terminal"),
        Damaged(target=gone, amount=1, by=EMPIRE),
    ]


def settle(field: Field) -> None:
    """Until somebody activates, or it is over."""
    while field.outcome is None and field.decision.prompt.id != "activate-group":
        field.go_on()


@pytest.mark.parametrize("mission", playable_missions())
def test_rules_of_a_mission_do_not_ask_about_figures_that_are_gone(mission: str) -> None:
    """All its events have happened, so that every rule counts."""
    field = Field(mission, 3)
    field.state.happened = list(mission_text(field.state).events)
    foe = next(figure for figure in field.state.figures.values() if figure.seat == EMPIRE)
    hero = field.figure("a")
    for figure in (foe, hero):
        space = figure.space
        if figure.id == hero.id:
            field.wound("a")
        if field.outcome is None:
            settle(field.now(lambda state, figure=figure: defeat(state, figure, EMPIRE)))  # type: ignore[misc]
        for event in moments(figure.id, space):
            if field.outcome is None:
                settle(field.occur(event))


def test_a_droid_that_falls_while_it_attacks_takes_no_notes() -> None:
    """Its attack goes on when the dice lie there (CORE-ATTACK-42); Know Your Enemy lends droids a surge ability."""
    field = Field("know-your-enemy", threat_level=3)
    [droid] = field.of_card("probe-droid")
    field.clear().put(droid, "J6").put("a", "J8").put("b", "F1")
    field.roll([blue(5, damage=1), yellow(0, surge=1), yellow(0, surge=1), white()])
    field.push(attack_with(field.state, droid, must=True)).until("attack-surges")
    field.now(lambda state: defeat(state, droid, by=1))
    assert droid.id not in field.state.figures
    field.until("activate-group")
    assert on_sheet(field.state, field.id("a"), "study") == 0
