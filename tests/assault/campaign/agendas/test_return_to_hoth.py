"""The Agenda cards of Return to Hoth: what they do in a mission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.agendas.scene import deploy, has_played, held, is_depleted, plot
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, fight_on, until
from tests.assault.content.rolls import black, blue, green, yellow
from tests.assault.skirmish.heard import story

from dejarik.assault.board import TileType
from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.state import EMPIRE, empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import Attack, Tally
from dejarik.assault.rules.events import RoundBegins, RoundEnds
from dejarik.assault.rules.ground import stands_on

COUNTER = "defensive-tactics-counter-strike"
ARMOUR = "defensive-tactics-enhanced-armor"
GENERATORS = "defensive-tactics-personal-shield-generators"
FURY = "natural-warfare-bestial-fury"
EXPOSED = "natural-warfare-exposed-to-the-elements"
UNCHAINED = "natural-warfare-unchained"


# --- Defensive Tactics ----------------------------------------------------------------------------


def test_a_counter_strike_hurts_an_attacker_who_does_no_damage() -> None:
    table = plot("Ad", COUNTER, influence=2, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=2)]).attack_with("d", "A")
    until(table, f"use:{COUNTER}").choose(f"use:{COUNTER}")
    fight_on(table)
    assert (table.damage("A"), table.damage("d")) == (0, 3)
    assert (empire(table.state).influence, has_played(table, COUNTER)) == (1, True)


def test_a_counter_strike_that_fails_to_stop_the_attack_hurts_nobody() -> None:
    table = plot("Ad", COUNTER, influence=1, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).attack_with("d", "A")
    until(table, f"use:{COUNTER}").choose(f"use:{COUNTER}")
    fight_on(table)
    assert (table.damage("A"), table.damage("d")) == (2, 0)


def test_a_counter_strike_is_paid_with_influence_and_is_not_for_heroes() -> None:
    table = plot("Ad", COUNTER, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=2)]).attack_with("d", "A")
    while table.state.find(Attack):
        assert table.offers(f"use:{COUNTER}") == []
        table.choose(next(id for id in ("pass", "done") if id in table.options))
    table = plot("A.d", COUNTER, influence=1, A="stormtrooper").roll(HIT)
    table.attack_with("A", "d")
    fight_on(table)
    assert held(table) == [COUNTER]


@pytest.mark.parametrize(("plays", "suffered"), [(True, 1), (False, 2)])
def test_enhanced_armour_takes_one_pierce(plays: bool, suffered: int) -> None:
    table = plot("....d", ARMOUR)
    trooper = deploy(table, "stormtrooper", space=3)[0]
    table._ids["N"] = trooper.id
    table.choose(f"use:{ARMOUR}" if plays else "pass")
    assert (has_played(table, ARMOUR), held(table)) == ((True, []) if plays else (False, [ARMOUR]))
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=2)])
    story(table)
    table.attack_with("d", "N", tally=Tally(pierce=2, damage=-1))
    assert table.damage("N") == suffered
    [hit] = [line for line in story(table) if " hits" in line]
    assert ("(Pierce 1; 1 has no effect on the target)" in hit) is plays


def test_enhanced_armour_is_not_for_creatures_nor_vehicles() -> None:
    for card in ("nexu", "at-st-elite"):
        table = plot("| .   .   .   . |\n| .   .   .   . |\n| .   .   A   d |", ARMOUR, A="stormtrooper")
        deploy(table, card)
        assert table.is_idle


def test_shield_generators_add_three_blocks_once() -> None:
    table = plot("Ad", GENERATORS, A="stormtrooper")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).attack_with("d", "A")
    table.choose(f"use:{GENERATORS}")
    fight_on(table)
    assert (table.damage("A"), is_depleted(table, GENERATORS)) == (0, True)
    table.roll([green(1, damage=2), yellow(2, damage=1), black(block=2)]).attack_with("d", "A")
    assert table.offers(f"use:{GENERATORS}") == []


def test_shield_generators_are_for_imperial_figures() -> None:
    table = plot("A.d", GENERATORS, A="stormtrooper").roll(HIT).attack_with("A", "d")
    assert table.offers(f"use:{GENERATORS}") == []


# --- Bestial Fury ---------------------------------------------------------------------------------

FIELD = """
    | N   N   d |
    | .   .   A |
"""


def test_a_creature_in_fury_attacks_with_a_surge_and_is_worn_out() -> None:
    table = plot(FIELD, FURY, N="nexu", A="stormtrooper")
    table.occur(RoundEnds(round=1)).choose(f"use:{FURY}")
    assert table.attack.tally.surge == 1
    table.choose(f"attack:{table.id('d')}")
    fight_on(table)
    assert (table.has("N", Condition.BLEEDING), table.has("N", Condition.WEAKENED)) == (True, True)
    assert has_played(table, FURY)


def test_a_creature_that_does_not_attack_is_not_worn_out() -> None:
    table = plot(FIELD, FURY, N="nexu", A="stormtrooper")
    table.occur(RoundEnds(round=1)).choose(f"use:{FURY}", "decline")
    assert (table.has("N", Condition.BLEEDING), table.has("N", Condition.WEAKENED)) == (False, False)


def test_fury_is_for_creatures_with_somebody_to_attack() -> None:
    assert plot("A.d", FURY, A="stormtrooper").occur(RoundEnds(round=1)).is_idle
    assert plot("| N   N   .   d |", FURY, N="nexu").occur(RoundEnds(round=1)).is_idle


# --- Exposed to the Elements ----------------------------------------------------------------------


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("IA-CARD-14", "CORE-TERRAIN-30")
@pytest.mark.parametrize(("mission", "ground"), [("the-battle-of-hoth", "snow"), ("trespass", "desert")])
def test_heroes_out_there_who_fail_a_test_of_strength_are_strained_and_weakened(
    mission: str, ground: str
) -> None:
    field = Field(mission, agendas=[EXPOSED])
    assert all(stands_on(field.state, field.figure(letter), TileType(ground)) for letter in "ab")
    field.occur(RoundBegins(round=2))
    assert field.decision.seat == EMPIRE
    field.roll([blue(2, damage=1), green(1, damage=2), blue(2, damage=1), green(1, surge=1)])
    field.choose(f"use:{EXPOSED}")
    assert [field.strain(letter) for letter in "ab"] == [2, 0]
    assert [field.has(letter, Condition.WEAKENED) for letter in "ab"] == [True, False]
    assert has_played(field, EXPOSED)


@pytest.mark.usefixtures("lenient")
@pytest.mark.rule("IA-CARD-14")
@pytest.mark.parametrize("mission", ["aftermath", "dark-recon"])
def test_nobody_is_exposed_in_a_forest_or_a_city(mission: str) -> None:
    field = Field(mission, agendas=[EXPOSED])
    field.occur(RoundBegins(round=2))
    assert field.offers("use:") == []
    assert held(field) == [EXPOSED]


# --- Unchained ------------------------------------------------------------------------------------


def lair(card: str = "nexu") -> Field:
    """A group comes in for threat, and a hero stands three spaces from where it does."""
    field = Field("trespass", agendas=[UNCHAINED])
    empire(field.state).hand = [card]
    field.state.threat = 20
    field.put("a", "J6")
    field.push(OptionalDeployment()).choose(f"deploy:{card}")
    field.choose(field.offers("point")[-1])
    while field.offers("place"):
        field.choose(field.options[0])
    return field


@pytest.mark.usefixtures("lenient")
def test_a_creature_off_the_chain_moves_and_hurts_who_is_next_to_it() -> None:
    field = lair()
    assert field.standing()["nexu"] == ["I2+J2+I3+J3"]
    field.choose(f"use:{UNCHAINED}")
    field.choose("go:I4", "stop")
    assert field.damage("a") == 1
    assert is_depleted(field, UNCHAINED)


@pytest.mark.usefixtures("lenient")
def test_a_creature_off_the_chain_may_stay_and_hurt_nobody() -> None:
    field = lair().choose(f"use:{UNCHAINED}", "stop")
    assert (field.damage("a"), is_depleted(field, UNCHAINED)) == (0, True)


@pytest.mark.usefixtures("lenient")
def test_the_chain_is_for_creatures_that_were_deployed_for_threat() -> None:
    assert lair("royal-guard").offers(f"use:{UNCHAINED}") == []
    table = plot("| .   .   .   . |\n| .   .   A   d |", UNCHAINED, A="stormtrooper")
    deploy(table, "nexu")
    assert table.is_idle
