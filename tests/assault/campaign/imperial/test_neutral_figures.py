"""Neutral figures are nobody's: no card of the Imperial player takes them for Imperial figures (CORE-NEUTRAL)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import empire
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.rules.events import ActivationOver, RoundBegins, RoundEnds
from dejarik.kernel import NOBODY

AGGRESSION = "manifest-aggression"
DETONATORS = "technological-superiority-hidden-detonators"
FIRE = "imperial-discipline-fire-at-will"


def neutral(table: MissionTable, *letters: str) -> MissionTable:
    """These figures belong to nobody."""
    for letter in letters:
        figure = table.figure(letter)
        figure.seat = table.state.groups[figure.group].seat = NOBODY
    table.refresh()
    return table


@pytest.mark.rule("CORE-NEUTRAL-02", "CORE-TERM-08")
def test_neutral_figures_gain_nothing_from_cards_of_the_empire() -> None:
    table = neutral(empire("AN.d", AGGRESSION, A="stormtrooper", N="imperial-officer"), "N")
    table.occur(RoundBegins(round=1)).choose(f"use:{AGGRESSION}.round")
    assert table.is_idle, "the only Imperial figure has the token"
    assert (len(table.figure("A").power), table.figure("N").power) == (1, [])


@pytest.mark.rule("CORE-NEUTRAL-02", "CORE-TERM-08")
def test_neutral_figures_are_not_chosen_for_cards_of_the_empire() -> None:
    table = neutral(empire("dN", DETONATORS, threat=1, N="imperial-officer"), "N")
    assert table.occur(RoundEnds(round=1)).is_idle, "there is no Imperial figure"
    table = neutral(empire("d.N", FIRE, N="stormtrooper"), "N")
    assert table.occur(ActivationOver(figure=table.id("d"))).is_idle
