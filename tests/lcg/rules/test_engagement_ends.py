"""The end of an engagement (LCGC-ENG-11, -12, -14): when its objective is gone, who has survived, and the edge of a
side that has lost its last unit."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import How
from dejarik.lcg.rules.actions import ActionWindow
from dejarik.lcg.rules.edge import EdgeWon, FateResolves
from dejarik.lcg.rules.engagement import Engagement, EngagementEnds
from dejarik.lcg.rules.leaving import destroy_all
from dejarik.lcg.rules.strikes import FocusedToStrike

DARK = "shadows-of-dathomir-45"
LIGHT = "a-heros-journey-2"


def fates(table: Table) -> list[str]:
    return [event.key for event in table.happened(FateResolves)]


def window(table: Table) -> str:
    """The occasion of the action window that is open, if any."""
    top = table.state.stack[-1]
    return top.occasion.value if isinstance(top, ActionWindow) else ""


@pytest.mark.rule("LCGC-ENG-11", "LCGC-EDGE-12")
def test_an_objective_that_falls_in_the_edge_battle_ends_it_without_a_winner() -> None:
    """The dark side attacks and would win the edge: no Human Replica Droid comes in for that."""
    table = Table("""
        dark units: kuati-security-team-136
        dark hand: target-of-opportunity-170, human-replica-droid-75
        light objectives: a-heros-journey-2 damage=3, a-heros-journey-2
        light hand: our-most-desperate-hour-96
        light units: twilek-loyalist-15
    """).conflict("dark")
    edge = [("dark", "target-of-opportunity-170")]
    table.engage(LIGHT, ["kuati-security-team-136"], edge=edge, until="use:human-replica-droid-75")
    assert fates(table) == ["target-of-opportunity-170"]
    assert table.player("dark").victory == [LIGHT]
    assert table.happened(EdgeWon) == []
    assert not table.can("use:human-replica-droid-75")
    assert table.hand("dark") == ["human-replica-droid-75"]
    assert table.player("dark").discard == ["target-of-opportunity-170"]
    assert len(table.happened(EngagementEnds)) == 1
    assert window(table) == "after an engagement"  # and none in between
    assert table.card("kuati-security-team-136").focus == 0


@pytest.mark.rule("LCGC-ENG-11")
def test_an_objective_that_falls_before_the_edge_battle_leaves_no_window_but_the_last() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light hand: yoda-166
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        dark hand: force-choke-59
        dark units: kuati-security-team-136
    """).conflict("light")
    table.engage(DARK, ["luke-skywalker-92"], until="defend:").choose("defend:kuati-security-team-136")
    assert window(table) == "after defenders were declared"
    table.let(lambda state: destroy_all(state, [table.id(DARK)], by=table.seat("light")))
    table.decline()
    assert window(table) == "after an engagement"


@pytest.mark.rule("LCGC-ENG-11", "LCGC-EDGE-06")
def test_fate_cards_that_come_after_the_fall_of_the_objective_do_nothing() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light hand: target-of-opportunity-133
        dark objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45
        dark units: kuati-security-team-136
        dark hand: target-of-opportunity-170
    """).conflict("light")
    edge = [("light", "target-of-opportunity-133"), ("dark", "target-of-opportunity-170")]
    table.engage(DARK, ["luke-skywalker-92"], ["kuati-security-team-136"], edge=edge).settle()
    assert fates(table) == ["target-of-opportunity-133"]
    assert table.player("dark").discard == ["target-of-opportunity-170"]
    assert table.happened(EdgeWon) == []
    assert table.happened(FocusedToStrike) == []


@pytest.mark.rule("LCGC-ENG-11")
def test_a_fate_card_that_destroyed_the_objective_is_not_resolved_again() -> None:
    """A Secret Informant may resolve fate cards twice."""
    table = Table("""
        light units: secret-informant-110
        light hand: target-of-opportunity-133
        dark objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45
        dark hand: force-choke-59
    """).conflict("light")
    edge = [("light", "target-of-opportunity-133")]
    table.engage(DARK, ["secret-informant-110"], edge=edge, until="yes")
    assert not table.can("yes")
    assert window(table) == "after an engagement"


@pytest.mark.rule("LCGC-ENG-11", "LCGC-KW-03")
def test_an_objective_that_falls_at_the_declaration_ends_the_engagement_before_any_window() -> None:
    """Outer Rim Hunter makes the defender put the last damage on the engaged objective; the engineer's Shielding
    came before that."""
    table = Table("""
        dark units: outer-rim-hunter-104, superlaser-engineer-129
        light objectives: a-heros-journey-2 damage=3
        light units: guardian-of-peace-109
        light hand: our-most-desperate-hour-96
    """).conflict("dark")
    attackers = ["outer-rim-hunter-104", "superlaser-engineer-129"]
    table.engage(LIGHT, attackers, until="use:outer-rim-hunter-104").choose("use:outer-rim-hunter-104")
    assert table.player("dark").victory == [LIGHT]
    assert len(table.happened(EngagementEnds)) == 1
    assert window(table) == "after an engagement"
    assert table.card("outer-rim-hunter-104").focus == 0


@pytest.mark.rule("LCGC-ENG-11")
def test_no_window_follows_the_strike_that_destroyed_the_objective() -> None:
    table = Table("""
        light units: red-five-113, luke-skywalker-92
        dark objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45
        dark hand: force-choke-59
    """).conflict("light")
    table.engage(DARK, ["red-five-113", "luke-skywalker-92"]).choose("strike:red-five-113")
    assert table.player("light").victory == [DARK]
    assert window(table) == "after an engagement"
    assert table.card("luke-skywalker-92").focus == 0


@pytest.mark.rule("LCGC-ENG-11")
@pytest.mark.parametrize(
    "when", ["after attackers were declared", "after defenders were declared", "after the edge battle"]
)
def test_an_action_that_destroys_the_objective_closes_its_window(when: str) -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73, imperial-command-73, imperial-command-73, imperial-command-73
        dark units: kuati-security-team-136
        dark hand: superlaser-blast-128, force-choke-59, darth-vader-35
        light hand: our-most-desperate-hour-96
        light units: twilek-loyalist-15
    """).conflict("dark")
    table.engage(LIGHT, ["kuati-security-team-136"], until="use:superlaser-blast-128")
    while window(table) != when or not table.can("use:superlaser-blast-128"):
        table.decline()
    table.choose("use:superlaser-blast-128").pay()
    table.choose(f"target:{LIGHT}#{table.state.engaged[0]}")
    assert len(table.happened(EngagementEnds)) == 1
    assert window(table) == "after an engagement"


# --- Who has survived -----------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENG-14", "LCGC-ENG-10")
def test_who_is_there_at_the_end_of_the_strikes_has_survived_whatever_follows_the_reward() -> None:
    """The light side is asked whether a shield stops the reward; an attacker that is gone by then has survived."""
    table = Table("""
        dark units: tie-fighter-149
        light objectives: a-heros-journey-2 shields=1
    """).conflict("dark")
    fighter = table.id("tie-fighter-149")
    table.engage(LIGHT, ["tie-fighter-149"], until="shield:").choose("no")  # the strike: 1 damage
    assert (table.card(LIGHT).damage, table.options()) == (1, ["shield:1", "no"])  # the reward
    table.state.the(Engagement).forget(fighter)
    ends = table.choose("no").happened(EngagementEnds)
    assert [(event.attackers, event.unopposed) for event in ends] == [([fighter], True)]
    assert table.card(LIGHT).damage == 2


# --- Engagements that have lost a side ------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENG-12")
def test_an_engagement_goes_on_when_its_only_attacker_dies_before_the_defence() -> None:
    """R-LCG-05: defenders are declared, the edge is fought for, the defenders strike, and nothing is rewarded."""
    table = Table("""
        light units: twilek-loyalist-15
        light hand: rebel-trooper-112
        dark objectives: imperial-command-73, shadows-of-dathomir-45
        dark units: kuati-security-team-136
        dark hand: force-choke-59
    """).conflict("light")
    table.engage("imperial-command-73", ["twilek-loyalist-15"], until="use:force-choke-59")
    table.choose("use:force-choke-59").choose("target:twilek-loyalist-15")
    assert not table.in_play("twilek-loyalist-15")
    table.pass_until("defend:").choose("defend:kuati-security-team-136")
    table.pass_until("edge:rebel-trooper-112")  # also the attacking player may fight for the edge
    table.settle()
    assert [event.unit for event in table.happened(FocusedToStrike)] == [table.id("kuati-security-team-136")]
    assert [event.unopposed for event in table.happened(EngagementEnds)] == [False]
    assert table.card("imperial-command-73").damage == 0


@pytest.mark.rule("LCGC-EDGE-04", "LCGC-EDGE-08")
@pytest.mark.parametrize(
    ("dark_card", "total", "winner"),
    [("darth-vader-35", 4, "dark"), ("emperor-palpatine-51", 5, "dark"), ("force-choke-59", 1, "light")],
)
def test_the_higher_total_wins_also_when_the_last_defender_fell_to_a_fate_card(
    dark_card: str, total: int, winner: str
) -> None:
    table = Table(f"""
        light units: luke-skywalker-92
        light hand: heat-of-battle-65
        dark objectives: imperial-command-73
        dark units: kuati-security-team-136 damage=1
        dark hand: {dark_card}
    """).conflict("light")
    edge = [("light", "heat-of-battle-65"), ("dark", dark_card)]
    table.engage("imperial-command-73", ["luke-skywalker-92"], ["kuati-security-team-136"], edge=edge)
    assert not table.in_play("kuati-security-team-136")
    won = table.settle().happened(EdgeWon)
    assert [event.totals for event in won] == [{table.seat("light"): 2, table.seat("dark"): total}]
    assert [event.seat for event in won] == [table.seat(winner)]


@pytest.mark.rule("LCGC-EDGE-04", "LCGC-EDGE-08")
def test_a_tie_goes_to_the_attacker_when_the_last_defender_fell_to_a_fate_card() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light hand: heat-of-battle-65
        dark objectives: imperial-command-73
        dark units: kuati-security-team-136 damage=1
        dark hand: interrogation-droid-79
    """).conflict("light")
    edge = [("light", "heat-of-battle-65"), ("dark", "interrogation-droid-79")]
    table.engage("imperial-command-73", ["luke-skywalker-92"], ["kuati-security-team-136"], edge=edge)
    won = table.settle().happened(EdgeWon)
    assert [(event.totals, event.seat) for event in won] == [
        ({table.seat("light"): 2, table.seat("dark"): 2}, table.seat("light"))
    ]


@pytest.mark.rule("LCGC-EDGE-04")
def test_a_defender_without_units_places_no_card_and_loses_the_edge_also_with_a_bonus() -> None:
    table = Table("""
        light units: luke-skywalker-92
        light hand: twilek-loyalist-15
        dark objectives: imperial-command-73
        dark units: kuati-security-team-136 focus=1
        dark hand: darth-vader-35
    """).conflict("light")
    table.state.modify("edge-total", How.ADD, 3, subject=table.seat("dark"), until="game")
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="edge:")
    assert table.asked.seat == table.seat("light")
    table.choose("edge:twilek-loyalist-15")
    assert not table.can("edge:")
    table.settle()
    assert [(event.seat, event.totals) for event in table.happened(EdgeWon)] == [
        (table.seat("light"), {table.seat("light"): 1, table.seat("dark"): 3})
    ]
    assert table.hand("dark") == ["darth-vader-35"]
