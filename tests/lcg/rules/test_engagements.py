"""Engagements, edge battles and strikes (LCGC-ENG, LCGC-EDGE, LCGC-STR), with the worked examples."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import view
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.edge import EdgeWon, FateResolves
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.strikes import FocusedToStrike, StrikeResolved
from dejarik.lcg.rules.values import blast_damage, unit_damage

BATTLE = """
    dark affiliation: imperial-navy
    dark objectives: imperial-command-73
    dark units: darth-vader-35, heavy-stormtrooper-squad-67
    light units: luke-skywalker-92, twilek-loyalist-15
    dark hand: dark-precognition-34
    light hand: jedi-lightsaber-102
"""
ATTACKERS = ["luke-skywalker-92", "twilek-loyalist-15"]
DEFENDERS = ["darth-vader-35", "heavy-stormtrooper-squad-67"]


@pytest.mark.rule("LCGC-EX-02", "LCGC-EDGE-06", "LCGC-EDGE-08", "LCGC-ENG-12", "LCGC-STR-03")
def test_seven_to_seven_the_defender_has_the_edge_and_must_still_strike() -> None:
    table = Table("""
        light units: jedi-in-hiding-84
        dark units: kuati-security-team-136
        dark objectives: imperial-command-73
        light hand: heat-of-battle-65, yoda-166
        dark hand: heat-of-battle-169, darth-vader-35, force-choke-59
    """)
    edge = [
        ("light", "heat-of-battle-65"),
        ("dark", "heat-of-battle-169"),
        ("light", "yoda-166"),
        ("dark", "darth-vader-35"),
        ("dark", "force-choke-59"),
    ]
    table.conflict("light").engage(
        "imperial-command-73", ["jedi-in-hiding-84"], ["kuati-security-team-136"], edge=edge
    )
    table.settle()
    fates = [event.key for event in table.happened(FateResolves)]
    assert fates == ["heat-of-battle-65", "heat-of-battle-169"]
    won = table.happened(EdgeWon)
    assert [event.totals for event in won] == [{table.seat("light"): 7, table.seat("dark"): 7}]
    assert [(event.seat, event.margin) for event in won] == [(table.seat("dark"), 0)]
    assert not table.in_play("jedi-in-hiding-84")
    assert table.card("kuati-security-team-136").damage == 1
    kuati = table.id("kuati-security-team-136")
    assert [event.unit for event in table.happened(StrikeResolved)] == [kuati]
    assert table.card("imperial-command-73").damage == 0  # nothing is rewarded


@pytest.mark.rule("LCGC-EX-04", "LCGC-STR-01", "LCGC-STR-06", "LCGC-STR-08", "LCGC-EDGE-09")
def test_strikes_when_the_light_side_has_the_edge() -> None:
    table = Table(BATTLE).conflict("light")
    table.engage("imperial-command-73", ATTACKERS, DEFENDERS, edge=[("light", "jedi-lightsaber-102")])
    assert table.asked.seat == table.seat("light")  # who has the edge strikes first
    (won,) = table.happened(EdgeWon)
    assert won.margin == won.totals[table.seat("light")] - won.totals[table.seat("dark")] > 0
    table.choose("strike:luke-skywalker-92").choose("icon:unit").choose("target:heavy-stormtrooper-squad-67")
    assert not table.in_play("heavy-stormtrooper-squad-67")
    assert table.card("imperial-command-73").damage == 2  # the blast comes next, without a question
    struck = [(event.card, event.amount, event.strike) for event in table.happened(Damaged)]
    assert struck[-1] == (table.id("imperial-command-73"), 2, True)
    assert table.card("luke-skywalker-92").focus == 1
    table.pass_until("target:").choose("target:twilek-loyalist-15")  # Vader is the only one left of his side
    assert not table.in_play("twilek-loyalist-15")
    focused = [event.unit for event in table.happened(FocusedToStrike)]
    assert focused == [table.id("luke-skywalker-92"), table.id("darth-vader-35")]
    assert table.card("imperial-command-73").damage == 2  # Vader is still there: no reward


@pytest.mark.rule("LCGC-EX-05", "LCGC-STR-02", "LCGC-STR-04", "LCGC-EDGE-05")
def test_the_same_when_the_dark_side_has_the_edge() -> None:
    table = Table(BATTLE).conflict("light")
    table.engage("imperial-command-73", ATTACKERS, DEFENDERS, edge=[("dark", "dark-precognition-34")])
    assert table.asked.seat == table.seat("dark")
    table.choose("strike:darth-vader-35").choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 2
    table.pass_until("strike:luke").choose("strike:luke-skywalker-92")
    table.choose("icon:unit").choose("target:heavy-stormtrooper-squad-67")
    table.settle()
    assert not table.in_play("heavy-stormtrooper-squad-67")
    assert table.card("imperial-command-73").damage == 1
    assert table.card("twilek-loyalist-15").focus == 1  # it had to strike, without any icon


@pytest.mark.rule("LCGC-ENG-01", "LCGC-ENG-03", "LCGC-EDGE-01")
def test_the_steps_of_an_engagement_in_their_order() -> None:
    table = Table("""
        light units: luke-skywalker-92, rebel-trooper-112
        dark units: kuati-security-team-136
        dark objectives: imperial-command-73
        light hand: our-most-desperate-hour-96, twilek-loyalist-15
    """).conflict("light")
    table.pass_until("engage:").choose("engage:imperial-command-73")
    assert table.options() == ["attack:luke-skywalker-92", "attack:rebel-trooper-112"]
    assert table.asked.least == 1
    table.choose("attack:luke-skywalker-92")
    assert table.can("use:our-most-desperate-hour-96")  # an action window after the attackers …
    assert str(table.asked.prompt) == "lcg-act(when=lcg-when-attackers)"
    assert table.card("luke-skywalker-92").focus == 0
    table.choose("pass")
    assert table.can("defend:")
    table.choose("defend:kuati-security-team-136")
    assert table.can("use:our-most-desperate-hour-96")  # … after the defenders …
    assert str(table.asked.prompt) == "lcg-act(when=lcg-when-defenders)"
    table.choose("pass")
    assert table.can("edge:")
    assert not table.can("use:")
    table.choose("pass")
    assert table.can("use:our-most-desperate-hour-96")  # … and one after it.
    assert str(table.asked.prompt) == "lcg-act(when=lcg-when-edge)"
    table.choose("pass")
    struck = [event.unit for event in table.happened(FocusedToStrike)]
    assert struck[0] == table.id("kuati-security-team-136")  # the tie gave the defender the edge


@pytest.mark.rule("LCGC-EDGE-05")
def test_a_stack_that_is_turned_up_shows_something_also_when_the_other_is_empty() -> None:
    table = Table(BATTLE).conflict("light")
    table.engage("imperial-command-73", ATTACKERS, DEFENDERS, until="edge:")
    table.choose("edge:jedi-lightsaber-102")
    assert not table.state.has_learned
    table.choose("pass")
    assert table.state.has_learned


@pytest.mark.rule("LCGC-ENG-10")
def test_the_reward_is_dealt_like_a_strike() -> None:
    table = Table("light units: twilek-loyalist-15\ndark objectives: imperial-command-73").conflict("light")
    table.engage("imperial-command-73", ["twilek-loyalist-15"]).settle()
    dealt = [(event.card, event.amount, event.strike) for event in table.happened(Damaged)]
    assert dealt == [(table.id("imperial-command-73"), 1, True)]


@pytest.mark.rule("LCGC-EDGE-05")
def test_stacks_are_facedown_until_all_cards_are_placed() -> None:
    table = Table(BATTLE).conflict("light")
    table.engage("imperial-command-73", ATTACKERS, DEFENDERS, until="edge:")
    table.choose("edge:jedi-lightsaber-102")
    dark, light = table.seat("dark"), table.seat("light")

    def seen(seat: int) -> list[str | None]:
        sources = view(table.state, seat)["state"]["sources"].values()
        return [source["key"] for source in sources if source["zone"] == "edge"]

    assert seen(light) == ["jedi-lightsaber-102"]
    assert seen(dark) == [None]


@pytest.mark.rule("LCGC-ENG-11")
def test_the_engagement_ends_when_its_objective_is_destroyed() -> None:
    table = Table("""
        light units: red-five-113, luke-skywalker-92
        dark units: kuati-security-team-136
        dark objectives: imperial-command-73 damage=4
    """).conflict("light")
    table.engage("imperial-command-73", ["red-five-113", "luke-skywalker-92"], ["kuati-security-team-136"])
    if table.can("strike:kuati") or table.can("target:"):
        table.choose("target:luke-skywalker-92")
    table.pass_until("strike:red-five").choose("strike:red-five-113")
    assert not table.in_play("imperial-command-73")
    assert table.state.find(Engagement) is None
    assert table.card("luke-skywalker-92").focus == 0  # it has not struck
    assert table.player("light").victory == ["imperial-command-73"]


@pytest.mark.rule("LCGC-STR-09", "LCGC-SHD-02")
def test_tactics_go_to_any_enemy_units_in_any_split() -> None:
    table = Table("""
        light units: admiral-ackbar-7
        light objectives: mission-briefing-97
        dark units: tie-fighter-149, tie-fighter-149 focus=1
        dark objectives: imperial-command-73
    """).conflict("light")
    table.engage("imperial-command-73", ["admiral-ackbar-7"], until="target:")
    assert table.options() == ["target:tie-fighter-149", "target:tie-fighter-149"]
    table.choose("target:tie-fighter-149*1", "target:tie-fighter-149*1")
    assert sorted(table.state.cards[id].focus for id in table.ids("tie-fighter-149")) == [1, 2]


@pytest.mark.rule("LCGC-STR-11", "LCGC-EDGE-09")
def test_edge_enabled_icons_count_while_the_edge_is_held() -> None:
    table = Table(BATTLE).conflict("light")
    luke = table.id("luke-skywalker-92")
    assert (unit_damage(table.state, luke), blast_damage(table.state, luke)) == (2, 1)
    table.engage("imperial-command-73", ATTACKERS, DEFENDERS, edge=[("light", "jedi-lightsaber-102")])
    assert (unit_damage(table.state, luke), blast_damage(table.state, luke)) == (2, 2)
    vader = table.id("darth-vader-35")
    assert blast_damage(table.state, vader) == 1
    table.choose("strike:luke-skywalker-92").choose("icon:unit").choose("target:darth-vader-35")
    table.pass_until("target:").choose("target:twilek-loyalist-15").settle()
    assert table.state.find(Engagement) is None
    assert blast_damage(table.state, luke) == 1
