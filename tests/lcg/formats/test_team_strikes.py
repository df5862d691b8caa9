"""Units of teammates in an engagement: those that were played into it, and those that may strike from outside."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.rules.engagement import Engagement, EngagementEnds
from dejarik.lcg.rules.strikes import FocusedToStrike


@pytest.mark.rule("LCGC-STR-03", "LCGC-ENG-08")
def test_a_unit_that_a_teammate_played_into_the_engagement_must_strike_too() -> None:
    """Dark 2 plays "Backstabber" into the attack of dark 1: who takes part strikes, and nobody is asked for leave."""
    table = Table(
        """
        dark1 units: dark-side-apprentice-33
        dark2 affiliation: imperial-navy
        dark2 hand: backstabber-13
        light2 objectives: a-heros-journey-2
        """,
        format="2v2",
    ).conflict("dark")
    table.engage("a-heros-journey-2", ["dark-side-apprentice-33"], until="use:backstabber-13.play")
    table.play("backstabber-13")
    while table.state.find(Engagement) is not None:
        assert table.asked.prompt.id != "lcg-strike-for-teammate"
        table.decline()
    struck = {event.unit: event.seat for event in table.happened(FocusedToStrike)}
    assert struck[table.id("backstabber-13")] == table.seat("dark2")
    assert table.card("backstabber-13").focus == 1


@pytest.mark.rule("LCGC-STR-03")
def test_a_defender_that_a_teammate_played_into_the_engagement_must_strike_too() -> None:
    table = Table(
        """
        dark1 units: dark-side-apprentice-33
        light1 affiliation: rebel-alliance
        light1 objectives: mission-briefing-97, mission-briefing-97
        light1 hand: admiral-ackbar-7
        light2 objectives: a-heros-journey-2
        """,
        format="2v2",
    ).conflict("dark")
    table.engage("a-heros-journey-2", ["dark-side-apprentice-33"], until="use:admiral-ackbar-7.play")
    table.play("admiral-ackbar-7")
    table.settle()
    struck = [event.unit for event in table.happened(FocusedToStrike)]
    assert table.id("admiral-ackbar-7") in struck


@pytest.mark.rule("LCGC-STR-04", "LCGC-ENG-10", "LCGC-ENG-14")
def test_who_keeps_a_unit_outside_ready_gives_the_attacker_the_reward_all_the_same() -> None:
    """The Trandoshans may strike from outside and do not: nobody else is ready, so the strikes are over."""
    table = Table("""
        light units: rebel-trooper-112
        dark objectives: imperial-command-73
        dark units: trandoshan-security-team-440
    """).conflict("light")
    trooper = table.id("rebel-trooper-112")
    table.engage("imperial-command-73", ["rebel-trooper-112"], until="strike:trandoshan-security-team-440")
    table.settle()
    ends = [(event.attackers, event.unopposed) for event in table.happened(EngagementEnds)]
    assert ends == [([trooper], True)]
    assert table.card("imperial-command-73").damage == 1
    assert table.card("trandoshan-security-team-440").focus == 0
