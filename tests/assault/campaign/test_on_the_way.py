"""Small things on the way of a hero: a neutral figure, a weapon that is not chosen after all, a surge by its name."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.test_neutral_figures import neutral
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.attack import AttackDeclared, attack_with
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.texts import Surge
from dejarik.messages import Language, say

STAFF = "diala-passil-plasteel-staff"


@pytest.mark.rule("CORE-NEUTRAL-01")
@pytest.mark.parametrize("nobodys", [True, False])
def test_a_neutral_figure_costs_nothing_to_pass(nobodys: bool) -> None:
    table = MissionTable(
        "| d   N   .   .   .   . |", N="stormtrooper", d="diala-passil", cards={"d": [STAFF]}
    )
    if nobodys:
        neutral(table, "N")
    table.activate("d").choose("move")
    table.figure("d").points = 2
    table.refresh()
    assert table.offers("go:") == (["go:C1"] if nobodys else [])


@pytest.mark.rule("CORE-ATTACK-10", "CORE-ATTACK-56")
def test_who_may_attack_and_has_two_weapons_may_choose_none() -> None:
    table = MissionTable(
        "| A   d |", A="stormtrooper", d="diala-passil", cards={"d": [STAFF, "armored-gauntlets"]}
    )
    table.push(attack_with(table.state, table.figure("d")))
    assert [id.split("#")[0] for id in table.options] == [
        f"weapon:{STAFF}",
        "weapon:armored-gauntlets",
        "decline",
    ]
    table.choose("decline")
    assert table.is_idle
    assert not [event for event in table.events if isinstance(event, AttackDeclared)]


@pytest.mark.rule("CORE-SURGE-01")
def test_a_surge_that_has_a_name_is_called_by_it() -> None:
    assert say(surge_text("rules-hero", Surge("recover")), Language.ENGLISH) == "recover 1 strain (Hero)"


@pytest.mark.rule("CORE-SURGE-01")
def test_a_surge_that_is_called_like_its_card_is_named_once() -> None:
    assert say(surge_text("jyn-odan-cheap-shot", Surge("cheap-shot")), Language.ENGLISH) == "Cheap Shot"
    dear = Surge("1", AttackEffect(damage=2), cost=2)
    assert (
        say(surge_text("verena-talos-military-blaster", dear), Language.ENGLISH)
        == "2 surges: +2 damage (Military Blaster)"
    )
