"""The log of a mission: what only a mission has, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.test_presenting import match as mission
from tests.assault.skirmish.heard import logged, story

from dejarik.assault.campaign.rules.attribute_tests import AttributeTest
from dejarik.assault.campaign.rules.heroes import deplete
from dejarik.assault.campaign.rules.missions import EventRead
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.supply import SupplyDrawn
from dejarik.assault.campaign.rules.threat import gain_threat, lose_threat, spend_threat
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.rules.attack.reports import SurgeSpent
from dejarik.assault.rules.figures.damage import Damaged, Strained
from dejarik.assault.rules.texts import definition_of
from dejarik.cli import main
from dejarik.kernel import Rng
from dejarik.kernel.answers import random_answer
from dejarik.kernel.effects import follows, name_of
from dejarik.kernel.match import Match

__all__ = ["mission"]
STAFF = "diala-passil-plasteel-staff"


@follows
def _nothing(state: MissionState, test: AttributeTest) -> None:
    """Nothing comes of it."""


def diala() -> MissionTable:
    return MissionTable("| A   d |", A="stormtrooper", d="diala-passil", cards={"d": [STAFF]})


def test_strain_and_wounds_are_told() -> None:
    table = diala().tire("d", 4)
    table.occur(Strained(figure=table.id("d"), amount=2, by=0))
    assert story(table) == [
        "Diala Passil suffers 2 strain.",
        "Diala Passil suffers 1 damage from strain.",
    ]
    table.occur(Damaged(target=table.id("d"), amount=11, by=0))
    assert story(table) == ["Diala Passil suffers 11 damage.", "Diala Passil is wounded."]
    table.occur(Damaged(target=table.id("d"), amount=20, by=0))
    assert story(table)[-1] == "Diala Passil withdraws."
    assert "defeated" not in " ".join(story(table))


@pytest.mark.rule("CORE-DAMAGE-02")
def test_damage_that_comes_too_late_is_not_told() -> None:
    table = diala()
    table.occur(Damaged(target=table.id("A"), amount=3, by=1), Damaged(target=table.id("A"), amount=1, by=1))
    assert story(table)[:2] == ["Stormtrooper 1 suffers 3 damage.", "Stormtrooper 1 is defeated."]


def test_a_surge_ability_that_costs_two_is_told_once() -> None:
    table = diala()
    [name] = [each.name for each in definition_of("verena-talos-military-blaster").surges if each.cost == 2]
    table.state.log(
        SurgeSpent(
            attacker=table.id("d"), target=table.id("A"), key="verena-talos-military-blaster", name=name
        )
    )
    assert logged(table) == ["Diala Passil spends 2 surges: +2 damage (Military Blaster)."]


def test_what_every_hero_may_do_is_told_by_its_name() -> None:
    table = diala().tire("d", 2).activate("d")
    story(table)
    table.choose("special:rules-hero.rest")
    assert story(table) == ["Diala Passil uses Rest.", "  Diala Passil recovers 2 strain."]


def test_threat_is_told_with_what_there_is_now() -> None:
    table = diala()
    gain_threat(table.state, 5)
    spend_threat(table.state, 3)
    lose_threat(table.state, 1)
    assert logged(table) == [
        "Threat rises by 5 to 5.",
        "The Empire spends 3 threat; 2 is left.",
        "Threat falls by 1 to 1.",
    ]


@pytest.mark.rule("CORE-EVENT-02")
def test_a_text_that_is_read_stands_in_the_log() -> None:
    table = diala()
    table.state.log(EventRead(mission="trespass", event="ambush"))
    (said,) = logged(table)
    assert said.startswith("Read to everybody: ")
    assert len(said) > 60, "with all its words"


def test_cards_are_told() -> None:
    table = diala()
    table.state.log(SupplyDrawn(figure=table.id("d"), card="shock-grenade"))
    deplete(table.state, table.source(STAFF))
    assert logged(table) == ["Diala Passil draws Shock Grenade.", "Plasteel Staff is depleted."]


def test_an_attribute_test_is_told_with_its_dice() -> None:
    table = diala()
    test = AttributeTest(
        figure=table.id("d"), attributes=[Attribute.TECH, Attribute.STRENGTH], then=name_of(_nothing)
    )
    table.push(test).choose("test:tech")
    assert story(table) == [
        "Diala Passil tests Tech: blue (2 accuracy, 1 surge)",
        "Diala Passil passes the test of Tech with 1 success.",
    ]


def test_the_log_of_a_recorded_mission_can_be_read(
    mission: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Rng.seeded(3)
    while mission.decision is not None and len(mission.choices) < 60:
        mission.apply(random_answer(mission.decision, rng))
    file = tmp_path / "mission.json"
    file.write_bytes(mission.replay())
    assert main(["replay", str(file), "--log", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Read to everybody: Trespass" in told
    assert "Diala Passil" in told
