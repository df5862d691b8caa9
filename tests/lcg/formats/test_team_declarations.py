"""Team play: teammates who refuse a unit, and defences that need a teammate's."""

from __future__ import annotations

import pytest
from tests.lcg.formats.test_team_support import DARK_OBJECTIVE, attacking, two_teams, under_attack
from tests.lcg.table import Table

from dejarik.lcg.rules.arriving import ControlChanged
from dejarik.lcg.rules.engagement import Declared, Engagement, EngagementEnds


@pytest.mark.rule("LCG-DEFEND-01", "LCGC-TEAM-15")
def test_after_a_refusal_the_defender_may_ask_for_another_unit_of_that_teammate() -> None:
    table = under_attack().choose("support:x-wing-163").choose("no")
    assert (table.asked.seat, table.options()) == (3, ["support:rookie-pilot-120", "none"])
    table.choose("support:rookie-pilot-120").choose("yes")
    assert table.state.the(Engagement).defenders == [table.id("rookie-pilot-120")]


@pytest.mark.rule("LCG-ATTACK-01", "LCGC-TEAM-16")
def test_after_a_refusal_the_attacker_may_ask_for_another_unit_of_that_teammate() -> None:
    table = attacking().choose("support:tie-bomber-148").choose("no")
    assert (table.asked.seat, table.options()) == (0, ["support:tie-fighter-149", "none"])
    table.choose("support:tie-fighter-149").choose("yes")
    attackers = [table.id("dark-side-apprentice-33"), table.id("tie-fighter-149")]
    assert table.state.the(Engagement).attackers == attackers


@pytest.mark.rule("LCG-ATTACK-01", "LCG-DEFEND-01")
def test_who_asks_for_nobody_is_not_asked_again_about_that_teammate() -> None:
    table = under_attack().choose("support:x-wing-163").choose("no").choose("none")
    assert not table.can("support:")
    assert table.state.find(Engagement) is None or not table.state.the(Engagement).defenders


#: A lonely Rumor Monger of light 2 attacks dark 1: at least two defend, or nobody.
LONELY = """
    light2 units: arcona-rumor-monger-427
    light2 hand: our-most-desperate-hour-96
    dark1 units: death-star-trooper-38
    dark2 units: tie-bomber-148, tie-fighter-149
"""


def met_by(picture: str = LONELY) -> Table:
    table = two_teams(picture)
    return table.conflict("light").engage(DARK_OBJECTIVE, ["arcona-rumor-monger-427"], until="yes")


@pytest.mark.rule("LCG-DEFEND-01", "LCG-DEFEND-03")
def test_an_own_defender_and_a_supporting_one_are_two() -> None:
    table = met_by()
    assert (table.asked.seat, table.asked.prompt.id) == (0, "lcg-defend")
    table.choose("yes")  # the trooper is the only one who can be the first
    table.choose("support:tie-bomber-148").choose("yes")
    defenders = [table.id("death-star-trooper-38"), table.id("tie-bomber-148")]
    assert table.state.the(Engagement).defenders == defenders
    declared = [event.unit for event in table.events if isinstance(event, Declared) and not event.attacks]
    assert declared == defenders
    assert table.card("tie-bomber-148").seat == table.seat("dark1")


@pytest.mark.rule("LCG-DEFEND-01", "LCG-DEFEND-03")
def test_when_the_teammate_refuses_a_single_defender_is_not_declared() -> None:
    table = met_by().choose("yes")
    table.choose("support:tie-bomber-148").choose("no")
    table.choose("support:tie-fighter-149").choose("no")
    assert table.state.the(Engagement).defenders == []
    assert not [event for event in table.events if isinstance(event, Declared) and not event.attacks]
    table.settle()
    assert table.card("death-star-trooper-38").focus == 0  # it took no part


@pytest.mark.rule("LCG-DEFEND-01", "LCG-DEFEND-03")
def test_when_the_teammate_refuses_two_own_units_may_still_be_declared() -> None:
    table = met_by(f"{LONELY}\ndark1 units: kuati-security-team-136").choose("yes")
    assert table.asked.least == 1  # a teammate could be the second
    table.choose("defend:death-star-trooper-38")
    table.choose("support:tie-bomber-148").choose("no").choose("none")
    assert (table.asked.seat, table.asked.prompt.id) == (0, "lcg-defend")
    table.choose("yes")
    defenders = [table.id("death-star-trooper-38"), table.id("kuati-security-team-136")]
    assert table.state.the(Engagement).defenders == defenders  # both are needed, so nothing else is asked


@pytest.mark.rule("LCG-DEFEND-04", "LCG-DEFEND-03")
def test_one_unit_of_each_of_two_teammates_are_two() -> None:
    table = Table(
        """
        light units: arcona-rumor-monger-427
        dark2 units: tie-bomber-148
        dark3 units: tie-fighter-149
        """,
        format="skywalker",
        dark=3,
    ).conflict("light")
    table.engage(DARK_OBJECTIVE, ["arcona-rumor-monger-427"], until="yes")
    table.choose("yes").choose("support:tie-bomber-148").choose("yes")
    table.choose("support:tie-fighter-149").choose("yes")
    assert table.card("tie-bomber-148").seat == table.card("tie-fighter-149").seat == table.seat("dark1")


@pytest.mark.rule("LCG-DEFEND-03")
def test_support_that_does_not_suffice_comes_under_nobodys_control() -> None:
    table = Table(
        """
        light units: arcona-rumor-monger-427
        dark2 units: tie-bomber-148
        dark3 units: tie-fighter-149
        """,
        format="skywalker",
        dark=3,
    ).conflict("light")
    table.engage(DARK_OBJECTIVE, ["arcona-rumor-monger-427"], until="yes")
    table.choose("yes").choose("support:tie-bomber-148").choose("yes")
    table.choose("support:tie-fighter-149").choose("no")
    assert not table.happened(ControlChanged)
    (ended,) = table.happened(EngagementEnds)
    assert (ended.defenders, ended.unopposed) == ([], True)
    table.settle()
    assert table.card("tie-bomber-148").focus == 0
