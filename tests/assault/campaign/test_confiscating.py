"""Items that are taken from heroes lie face down until they are given back; and attacks with bare hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.assault.campaign.field import Field
from tests.assault.campaign.scene import MissionTable

from dejarik.assault.campaign.presenting.heroes import heroes_shown
from dejarik.assault.campaign.rules.confiscating import ItemsRegained, confiscate, give_back
from dejarik.assault.campaign.rules.heroes import deplete
from dejarik.assault.campaign.rules.state import DEPLETED, FACE_DOWN, MissionState
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.content.campaign.feats import melee_weapons, ranged_weapons
from dejarik.assault.facts.campaign_library import is_item
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.values import health
from dejarik.assault.rules.weapons import weapons_of
from dejarik.kernel import IN_PLAY

STAFF, ARMOUR, SENSES = "diala-passil-plasteel-staff", "laminate-armor-tier-2", "diala-passil-force-adept"
BALANCE = "extended-haft"


@pytest.fixture
def table() -> MissionTable:
    """A hero with a weapon and what is on it, armour, and a feat; next to an officer."""
    return MissionTable(
        "| d   A |",
        A="imperial-officer",
        d="diala-passil",
        cards={"d": [STAFF, BALANCE, ARMOUR, SENSES]},
        on={BALANCE: STAFF},
    )


def now(table: MissionTable, do: Callable[[MissionState], object]) -> MissionTable:
    """Something happens, and what comes of it."""
    table.state.journal = []
    do(table.state)
    table.events += table.state.journal
    return table.push()


def zones(table: MissionTable) -> dict[str, str]:
    return {card: table.state.sources[table.source(card)].zone for card in (STAFF, BALANCE, ARMOUR, SENSES)}


@pytest.mark.rule("CORE-ITEM-01", "CORE-ITEM-08")
def test_weapons_modifications_armour_and_equipment_are_items_and_feats_are_none() -> None:
    assert [is_item(card) for card in (STAFF, BALANCE, ARMOUR, SENSES)] == [True, True, True, False]


def test_nothing_of_an_item_that_lies_face_down_counts(table: MissionTable) -> None:
    state, figure = table.state, table.figure("d")
    armoured = health(state, figure.id)
    confiscate(state, table.hero("d"))
    assert zones(table) == {STAFF: FACE_DOWN, BALANCE: FACE_DOWN, ARMOUR: FACE_DOWN, SENSES: IN_PLAY}
    assert (weapons_of(state, figure), may_attack(state, figure)) == ({}, False)
    assert health(state, figure.id) == armoured - 3
    assert table.hero("d").disarmed


def test_health_that_an_item_gave_is_missing(table: MissionTable) -> None:
    table.figure("d").damage = 12
    now(table, lambda state: confiscate(state, table.hero("d")))
    assert table.hero("d").wounded


@pytest.mark.rule("CORE-STRAIN-04")
def test_strain_that_only_an_item_let_a_hero_bear_is_discarded() -> None:
    table = MissionTable("| d   A |", A="imperial-officer", d="diala-passil", cards={"d": ["cybernetic-arm"]})
    hero = table.hero("d")
    hero.strain = endurance(table.state, hero.figure)
    assert hero.strain == 6
    now(table, lambda state: confiscate(state, hero))
    assert (hero.strain, endurance(table.state, hero.figure)) == (5, 5)


def test_everything_is_as_before_when_the_items_are_given_back(table: MissionTable) -> None:
    state, figure = table.state, table.figure("d")
    before = (weapons_of(state, figure), health(state, figure.id), endurance(state, figure.id))
    confiscate(state, table.hero("d"))
    now(table, lambda state: give_back(state, table.hero("d")))
    assert (weapons_of(state, figure), health(state, figure.id), endurance(state, figure.id)) == before
    assert state.fitted == {table.source(BALANCE): table.source(STAFF)}
    assert not table.hero("d").disarmed
    assert [event.figure for event in table.events if isinstance(event, ItemsRegained)] == [figure.id]


@pytest.mark.rule("CORE-CARD-03")
def test_what_is_depleted_stays_so(table: MissionTable) -> None:
    now(table, lambda state: deplete(state, table.source(ARMOUR)))
    confiscate(table.state, table.hero("d"))
    now(table, lambda state: give_back(state, table.hero("d")))
    assert zones(table) == {STAFF: IN_PLAY, BALANCE: IN_PLAY, ARMOUR: DEPLETED, SENSES: IN_PLAY}


def test_a_page_tells_face_down_from_depleted(table: MissionTable) -> None:
    now(table, lambda state: deplete(state, table.source(ARMOUR)))
    confiscate(table.state, table.hero("d"))
    [shown] = heroes_shown(table.state)
    assert {each.card: (each.depleted, each.face_down) for each in shown.cards} == {
        STAFF: (False, True),
        BALANCE: (False, True),
        ARMOUR: (True, False),
        SENSES: (False, False),
    }


@pytest.mark.usefixtures("lenient")
def test_bare_hands_are_attacked_with_and_are_no_weapon() -> None:
    """Texts that speak of melee weapons do not mean them."""
    field = Field("captured", ["gaarkhan", "jyn-odan"])
    figure = field.figure("a")
    [fists] = weapons_of(field.state, figure).values()
    assert (fists.melee, fists.bare) == (True, True)
    assert (melee_weapons(field.state, figure), ranged_weapons(field.state, figure)) == ([], [])
    field.put(field.of_card("stormtrooper")[0], "P7")
    assert may_attack(field.state, figure)
