"""Power of the Dark Side: what the cards of the deck do."""

from __future__ import annotations

import pytest
from tests.assault.campaign.imperial.scene import HIT, empire, fight_on, fit, until
from tests.assault.campaign.scene import MissionTable
from tests.assault.content.rolls import black, blue, green, yellow

from dejarik.assault.campaign.rules.heroes import is_depleted
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.events import RoundBegins, RoundEnds, StatusBegins
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.values import health

AGGRESSION = "manifest-aggression"
RESURGENCE = "dark-resurgence"
FEAR = "embrace-fear"
ANGER = "embrace-anger"
VIGOUR = "supernatural-vigor"
HATE = "embrace-hate"
UNNATURAL = "unnatural-abilities"
SUFFERING = "embrace-suffering"
PASSION = "the-power-of-passion"
DAMAGE = PowerToken.DAMAGE


def test_aggression_is_manifest_at_the_start_and_the_end_of_a_round() -> None:
    for event in (RoundBegins(round=1), RoundEnds(round=1)):
        table = empire("ABC.d", AGGRESSION, A="stormtrooper", B="stormtrooper", C="stormtrooper")
        table.occur(event).choose(f"use:{AGGRESSION}.round").pick("A").pick("C")
        assert [table.figure(letter).power for letter in "ABC"] == [[DAMAGE], [], [DAMAGE]]
        assert table.is_exhausted(AGGRESSION)


def test_aggression_is_manifest_when_an_imperial_figure_activates() -> None:
    table = empire("A.d", AGGRESSION, A="stormtrooper").activate("A").choose(f"use:{AGGRESSION}.activation")
    assert table.figure("A").power == [DAMAGE]
    table = empire("A.d", AGGRESSION, A="stormtrooper").activate("d")
    assert table.offers(f"use:{AGGRESSION}") == []


@pytest.mark.rule("IA-DEPLETE-01")
def test_a_dark_resurgence_keeps_a_figure_alive_once_a_mission() -> None:
    table = empire("A.d", RESURGENCE, A="stormtrooper-elite")
    table.occur(Damaged(target=table.id("A"), amount=9, by=1)).choose(f"use:{RESURGENCE}.survive")
    assert (table.damage("A"), is_depleted(table.state, table.source(RESURGENCE))) == (2, True)
    table.occur(Damaged(target=table.id("A"), amount=9, by=1))
    assert table.is_defeated("A")


@pytest.mark.rule("CORE-TEST-10")
def test_fear_tests_the_first_rebel_of_each_round() -> None:
    table = empire("A.de", FEAR, A="stormtrooper", e="diala-passil")
    table.activate("d").choose("decline")
    assert table.strain("d") == 1
    table.choose("end").activate("e")
    assert table.offers("test") == []
    assert table.strain("e") == 0
    table = empire("A.d", FEAR, A="stormtrooper")
    table.roll([blue(2, surge=1), green(1, damage=2), yellow(1, damage=2)]).activate("d").choose(
        "test:insight"
    )
    assert table.strain("d") == 0


def test_fear_hastens_an_imperial_figure() -> None:
    table = empire("A.d", FEAR, A="stormtrooper").activate("A").choose(f"use:{FEAR}.haste")
    assert (table.figure("A").points, table.is_exhausted(FEAR)) == (1, True)


def test_anger_hurts_the_attacker_and_the_target() -> None:
    table = empire("A.d", ANGER, A="stormtrooper").roll(HIT).attack_with("A", "d")
    table.choose(f"use:{ANGER}.painful-strike")
    fight_on(table)
    assert (table.damage("A"), table.damage("d"), table.is_exhausted(ANGER)) == (1, 3, True)


def groups(table: MissionTable, letter: str) -> MissionTable:
    """The group of a figure activates."""
    figure = table.figure(letter)
    return table.push(GroupActivation(group=figure.group, seat=figure.seat))


def test_anger_is_readied_when_the_activation_of_a_group_ends() -> None:
    table = empire("AB.d", ANGER, A="stormtrooper", B="stormtrooper", groups=("AB",))
    table.roll(HIT).attack_with("B", "d").choose(f"use:{ANGER}.painful-strike")
    fight_on(table)
    groups(table, "A").pick("A").choose("end")
    assert table.is_exhausted(ANGER)
    table.choose("end")
    assert (table.is_idle, table.is_exhausted(ANGER)) == (True, False)


def test_vigour_adds_health_until_the_round_ends() -> None:
    table = empire("AB.d", VIGOUR, A="stormtrooper", B="stormtrooper").occur(RoundBegins(round=1)).pick("A")
    assert [health(table.state, table.id(letter)) for letter in "AB"] == [6, 3]
    table.hurt("A", 4).occur(RoundEnds(round=1))
    assert table.is_defeated("A")


def test_hate_strains_a_rebel_and_consumes_an_imperial_figure_that_sees_it() -> None:
    table = empire("AB.de", HATE, A="stormtrooper", B="stormtrooper", e="diala-passil")
    table.occur(StatusBegins(round=1)).pick("d")
    assert (table.strain("d"), table.damage("B"), table.figure("B").power) == (1, 1, [DAMAGE])
    assert table.is_idle, "B stands in the way of A"


def test_unnatural_abilities_defend_who_is_alone_even_better() -> None:
    for group, damage in (("A", 0), ("AB", 1)):
        table = empire("B.Ad", A="stormtrooper-elite", B="stormtrooper-elite", groups=(group,))
        fit(table, UNNATURAL, *group)
        table.roll([green(1, surge=1), yellow(1, damage=2), black(block=1)]).attack_with("d", "A")
        assert table.offers("surge") == [], "the evade"
        fight_on(table)
        assert table.damage("A") == damage


def test_unnatural_abilities_empower_a_figure_after_the_activation_of_its_group() -> None:
    table = fit(empire("AB.d", A="stormtrooper", B="stormtrooper", groups=("AB",)), UNNATURAL, "A", "B")
    groups(table, "A").pick("A").choose("end")
    assert table.figure("A").power == []
    table.choose("end").pick("A")
    assert (table.figure("A").power, table.figure("B").power) == ([DAMAGE], [])


def test_unnatural_abilities_empower_a_figure_also_when_the_last_one_falls_in_its_activation() -> None:
    table = fit(empire("AB.d", A="stormtrooper", B="stormtrooper", groups=("AB",)), UNNATURAL, "A", "B")
    groups(table, "A").pick("A").choose("end")
    table.give("B", Condition.BLEEDING).hurt("B", 2).choose("move")
    assert (table.is_defeated("B"), table.figure("A").power) == (True, [DAMAGE])


def test_suffering_pushes_a_rebel() -> None:
    table = empire("A..d", SUFFERING, A="stormtrooper")
    table.occur(RoundEnds(round=1)).choose(f"use:{SUFFERING}.push")
    table.choose(next(id for id in table.options if id.endswith("B1")))
    while not table.is_idle:
        table.choose("stop" if "stop" in table.options else table.options[-1])
    assert (table.space("d"), table.is_exhausted(SUFFERING)) == ("B1", True)


@pytest.mark.rule("IA-ATTACK-03")
def test_suffering_makes_a_rebel_attack_its_own() -> None:
    table = empire("A.de", SUFFERING, threat=2, A="stormtrooper", e="diala-passil")
    table.occur(RoundEnds(round=1)).choose(f"use:{SUFFERING}.forced-attack").pick("d")
    assert table.decision.seat == 0
    if table.offers("attack:"):
        table.pick("e")
    assert (table.attack.attacker, table.attack.target) == (table.id("d"), table.id("e"))
    assert (table.state.threat, table.is_exhausted(SUFFERING)) == (0, True)


@pytest.mark.rule("IA-POWER-10", "IA-CARD-06")
def test_passion_adds_a_surge_to_a_damage_token_and_rerolls() -> None:
    table = empire("A.d", PASSION, A="stormtrooper").give("A", DAMAGE).roll(HIT).attack_with("A", "d")
    table.choose("token:damage")
    until(table, f"use:{PASSION}")
    assert (table.attack.tally.surge, table.attack.tally.damage) == (1, 1), "besides the dice"
    table.choose(f"use:{PASSION}.rerolls")
    table.choose(table.options)
    assert all(die.rerolled for die in table.attack.attack_dice)
    assert table.is_exhausted(PASSION)
