"""Neutral figures are nobody's: no card of the Imperial player takes them for Imperial figures or chooses them
(CORE-NEUTRAL), nor heroes who are incapacitated (CORE-INCAP)."""

from __future__ import annotations

import pytest
from tests.assault.campaign.agendas.scene import plot
from tests.assault.campaign.imperial.scene import empire
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.rules.wounds import incapacitate
from dejarik.assault.dice.attack import PowerToken
from dejarik.assault.rules.events import ActivationOver, RoundBegins, RoundEnds, StatusBegins
from dejarik.kernel import NOBODY

AGGRESSION = "manifest-aggression"
DETONATORS = "technological-superiority-hidden-detonators"
FIRE = "imperial-discipline-fire-at-will"
DROID = "88-z"
PROTOCOL = "mechanical-protocol"
DISRUPTORS = "electromagnetic-disruptors"
SCANNERS = "infrared-scanners"
BLASTERS = "blaster-emplacements"
COORDINATION = "assault-coordination"
HATE = "embrace-hate"


def neutral(table: MissionTable, *letters: str) -> MissionTable:
    """These figures belong to nobody."""
    for letter in letters:
        figure = table.figure(letter)
        figure.seat = table.state.groups[figure.group].seat = NOBODY
    table.refresh()
    return table


def incapacitated(table: MissionTable, letter: str) -> MissionTable:
    incapacitate(table.state, table.hero(letter))
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


@pytest.mark.rule("CORE-NEUTRAL-02")
def test_neutral_figures_are_not_chosen_among_all_figures() -> None:
    table = neutral(empire("NZA.d", PROTOCOL, N="imperial-officer", Z=DROID, A="stormtrooper"), "N")
    table.activate("Z").choose(f"special:{PROTOCOL}")
    assert table.offers("choose:") == [], "there is only one other, who has the token"
    assert (table.figure("N").power, table.figure("A").power) == ([], [PowerToken.SURGE])
    table = neutral(empire("NZ....d", DISRUPTORS, N="imperial-officer", Z=DROID), "N")
    assert table.activate("Z").choose("end").is_idle
    table = neutral(plot("AN..d", COORDINATION, A="imperial-officer", N="stormtrooper"), "N").activate("A")
    table.choose(f"use:{COORDINATION}", f"special:{COORDINATION}")
    assert table.options == [f"choose:{table.id('A')}", "decline"]


@pytest.mark.rule("CORE-INCAP-02")
def test_who_is_incapacitated_is_not_chosen_by_cards_of_the_empire() -> None:
    assert empire("Z.d", SCANNERS, Z=DROID).activate("Z").offers(f"special:{SCANNERS}") != []
    table = incapacitated(empire("Z.d", SCANNERS, Z=DROID), "d").activate("Z")
    assert table.offers(f"special:{SCANNERS}") == []
    table = incapacitated(empire("A.d", BLASTERS, HATE, A="stormtrooper"), "d")
    assert table.occur(RoundEnds(round=1)).is_idle
    table.occur(StatusBegins(round=1))
    assert table.damage("A") == 0
