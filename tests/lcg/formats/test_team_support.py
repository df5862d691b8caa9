"""Team play: the common reserve, and units that support a teammate's attack or defence."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt
from tests.lcg.table import Table

from dejarik.kernel import view
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.engagement import Declared, Engagement
from dejarik.lcg.rules.state import RESERVE
from dejarik.lcg.rules.zones import Discarded, in_reserve

DARK_OBJECTIVE = "shadows-of-dathomir-45"
LIGHT_OBJECTIVE = "a-heros-journey-2"


def two_teams(picture: str = "") -> Table:
    """Seats 0 and 1 are dark, 2 and 3 light; dark 1 faces light 2."""
    return Table(picture, format="2v2")


def reserve(table: Table, who: str) -> str:
    """The key of the card in a player's common reserve."""
    id = in_reserve(table.state, table.seat(who))
    return table.state.sources[id].key if id else ""


# --- The common reserve -------------------------------------------------------------------------------


@pytest.mark.rule("LCG-RESERVE-01", "LCG-RESERVE-02", "LCGC-TEAM-11")
def test_each_player_may_put_a_card_into_the_own_common_reserve() -> None:
    table = two_teams("dark1 hand: twist-of-fate-171\ndark2 hand: force-choke-59").draw("dark")
    table.choose("keep").choose("reserve:twist-of-fate-171")
    table.choose("keep").choose("reserve:force-choke-59")
    assert (reserve(table, "dark1"), reserve(table, "dark2")) == ("twist-of-fate-171", "force-choke-59")
    assert "twist-of-fate-171" not in table.hand("dark1")


@pytest.mark.rule("LCG-RESERVE-02", "LCGC-TEAM-11", "LCGC-TEAM-12")
def test_the_card_lies_facedown_for_the_opponents_only() -> None:
    table = two_teams("dark1 hand: twist-of-fate-171\ndark2 hand: force-choke-59").draw("dark")
    table.choose("keep").choose("reserve:twist-of-fate-171")
    id = str(in_reserve(table.state, 0))
    assert [view(table.state, seat)["state"]["sources"][id]["key"] for seat in range(4)] == [
        "twist-of-fate-171",
        "twist-of-fate-171",
        None,
        None,
    ]


@pytest.mark.rule("LCG-RESERVE-02")
def test_no_card_has_to_be_put_there() -> None:
    table = two_teams("dark1 hand: twist-of-fate-171").draw("dark").choose("keep").choose("none")
    assert reserve(table, "dark1") == ""


@pytest.mark.rule("LCG-RESERVE-03", "LCG-RESERVE-04", "LCGC-TEAM-11")
def test_a_card_that_lies_there_is_discarded_before_another_one_comes() -> None:
    table = two_teams("""
        dark1 hand: twist-of-fate-171
        dark1 reserve: force-choke-59
        dark2 hand: tie-fighter-149
    """).draw("dark")
    table.choose("keep").choose("reserve:twist-of-fate-171")
    assert reserve(table, "dark1") == "twist-of-fate-171"
    assert table.player("dark1").discard == ["force-choke-59"]
    assert [event.keys for event in table.happened(Discarded)] == [["force-choke-59"]]
    assert sum(source.zone == RESERVE for source in table.state.sources.values()) == 1
    assert table.asked.seat == 1  # and no second card for player 1


@pytest.mark.rule("LCG-RESERVE-05", "LCGC-TEAM-12")
def test_a_teammate_plays_the_card_and_pays_for_it() -> None:
    table = two_teams("dark1 reserve: dark-side-apprentice-33\ndark2 hand: tie-fighter-149").deployment(
        "dark"
    )
    table.choose("pass")
    assert table.asked.seat == 1
    table.choose("play:dark-side-apprentice-33").pay()
    card = table.card("dark-side-apprentice-33")
    assert (card.seat, card.owner) == (1, 0)
    assert reserve(table, "dark1") == ""
    payers = [each.seat for each in table.state.cards.values() if each.focus]
    assert set(payers) == {1}


@pytest.mark.rule("LCG-RESERVE-06", "LCGC-TEAM-12")
def test_the_owner_plays_it_too() -> None:
    table = two_teams("dark1 reserve: dark-side-apprentice-33").deployment("dark")
    assert table.asked.seat == 0
    assert table.can("play:dark-side-apprentice-33")


@pytest.mark.rule("LCG-RESERVE-05", "LCGC-ZONE-03")
def test_what_a_teammate_played_goes_to_its_owners_discard_pile() -> None:
    table = two_teams(
        "dark1 reserve: force-choke-59\ndark2 hand: tie-fighter-149\nlight1 units: rookie-pilot-120"
    )
    table.actions("dark").choose("pass")
    assert table.asked.seat == 1
    table.choose("use:force-choke-59")
    assert not table.in_play("rookie-pilot-120")
    assert table.player("dark1").discard == ["force-choke-59"]
    assert table.player("dark2").discard == []


@pytest.mark.rule("LCG-RESERVE-07", "LCGC-TEAM-13", "LCGC-DRAW-01")
def test_the_own_reserve_counts_as_a_card_in_hand_when_drawing() -> None:
    hand = "tie-fighter-149, tie-fighter-149, tie-fighter-149"
    table = two_teams(f"dark1 hand: {hand}\ndark1 reserve: twist-of-fate-171").draw("dark").choose("keep")
    assert len(table.hand("dark1")) == 5  # it drew 2


@pytest.mark.rule("LCG-RESERVE-07", "LCGC-TEAM-13")
def test_the_own_reserve_counts_when_discarding_down() -> None:
    hand = ", ".join(["tie-fighter-149"] * 7)
    table = two_teams(f"dark1 hand: {hand}\ndark1 reserve: twist-of-fate-171").draw("dark").choose("keep")
    assert (table.asked.prompt.id, table.asked.least) == ("lcg-draw-down", 2)


@pytest.mark.rule("LCG-RESERVE-07")
def test_only_cards_in_hand_are_discarded_in_the_draw_phase() -> None:
    hand = ", ".join(["tie-fighter-149"] * 7)
    table = two_teams(f"dark1 hand: {hand}\ndark1 reserve: twist-of-fate-171").draw("dark")
    assert table.options() == ["keep", *["discard:tie-fighter-149"] * 7]
    assert table.choose("keep").options() == ["discard:tie-fighter-149"] * 7


@pytest.mark.rule("LCG-RESERVE-08", "LCGC-TEAM-13")
def test_a_teammates_reserve_does_not_count() -> None:
    hand = "tie-fighter-149, tie-fighter-149, tie-fighter-149"
    table = two_teams(f"dark2 hand: {hand}\ndark1 reserve: twist-of-fate-171").draw("dark")
    while table.asked.seat != 1:
        table.decline()
    table.choose("keep")
    assert len(table.hand("dark2")) == 6  # it drew 3


@pytest.mark.rule("LCG-RESERVE-09", "LCGC-TEAM-13")
def test_effects_on_a_hand_do_not_touch_the_reserve() -> None:
    table = two_teams("""
        dark1 objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark1 objective-deck: cruel-interrogations-30
        light1 reserve: rebel-trooper-112
        light2 hand: rookie-pilot-120
    """).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    assert table.captured("cruel-interrogations-30") == ["rookie-pilot-120"]
    assert reserve(table, "light1") == "rebel-trooper-112"


@pytest.mark.rule("LCG-RESERVE-10", "LCGC-TEAM-14")
def test_without_a_teammate_there_is_no_common_reserve() -> None:
    duel = Table("dark hand: twist-of-fate-171").draw("dark").choose("keep")
    assert duel.asked.prompt.id not in ("lcg-reserve-put", "lcg-reserve-replace")
    teams = two_teams("dark1 hand: twist-of-fate-171")
    teams.player("dark2").out = True
    teams.draw("dark").choose("keep")
    assert teams.asked.prompt.id not in ("lcg-reserve-put", "lcg-reserve-replace")
    solo = Table("light hand: rebel-sentry-474", format="skywalker", dark=2).draw("light").choose("keep")
    assert solo.asked.seat != solo.seat("light")


@pytest.mark.rule("LCG-RESERVE-11", "LCG-RESERVE-13", "LCGC-TEAMEX-01")
def test_example_tomek_puts_twist_of_fate_aside_and_krzysztof_draws_three_and_may_use_it() -> None:
    """Tomek is player 1 of the dark side, Krzysztof player 2."""
    table = two_teams("""
        dark1 hand: twist-of-fate-171, tie-fighter-149
        dark2 hand: tie-fighter-149, tie-fighter-149, tie-fighter-149
        dark2 units: dark-side-apprentice-33
    """).draw("dark")
    table.choose("keep").choose("reserve:twist-of-fate-171")
    table.choose("keep")
    assert len(table.hand("dark2")) == 6
    table = two_teams("""
        dark1 reserve: twist-of-fate-171
        dark2 units: dark-side-apprentice-33
        light1 units: rebel-trooper-112
    """).conflict("dark")
    table.engage(LIGHT_OBJECTIVE, ["dark-side-apprentice-33"], ["rebel-trooper-112"], until="edge:")
    assert table.asked.seat == 1
    table.choose("edge:twist-of-fate-171")
    assert reserve(table, "dark1") == ""


@pytest.mark.rule("LCG-RESERVE-12", "LCGC-TEAMEX-01")
def test_example_in_the_next_draw_phase_tomek_draws_four() -> None:
    table = (
        two_teams("dark1 hand: tie-fighter-149\ndark1 reserve: twist-of-fate-171").draw("dark").choose("keep")
    )
    assert len(table.hand("dark1")) == 5  # 1 in hand, 1 in the reserve, 4 drawn


# --- Defence support ----------------------------------------------------------------------------------

DEFENCE = f"""
    dark1 units: dark-side-apprentice-33, dark-side-apprentice-33 focus=1
    light1 units: x-wing-163, rookie-pilot-120, rebel-trooper-112 focus=1
    light2 objectives: {LIGHT_OBJECTIVE}
    light2 hand: rebel-trooper-112
"""


def under_attack(picture: str = DEFENCE, until: str = "support:") -> Table:
    """Dark 1 attacks an objective of light 2."""
    return (
        two_teams(picture).conflict("dark").engage(LIGHT_OBJECTIVE, ["dark-side-apprentice-33"], until=until)
    )


@pytest.mark.rule("LCG-DEFEND-01", "LCG-DEFEND-04", "LCGC-TEAM-15")
def test_a_ready_unit_of_a_teammate_defends_if_the_teammate_agrees() -> None:
    table = under_attack()
    assert (table.asked.seat, table.options()) == (
        3,
        ["support:x-wing-163", "support:rookie-pilot-120", "none"],
    )
    table.choose("support:x-wing-163")
    assert (table.asked.seat, table.asked.prompt.id) == (2, "lcg-lend")
    table.choose("yes")
    # Light 2 has no unit of that side's own in it, and no second unit may come from the same teammate.
    assert table.state.the(Engagement).defenders == [table.id("x-wing-163")]
    assert not table.can("support:")


@pytest.mark.rule("LCG-DEFEND-01", "LCGC-TEAM-15")
def test_a_teammate_may_refuse() -> None:
    table = under_attack().choose("support:x-wing-163").choose("no")
    assert table.card("x-wing-163").seat == 2
    assert not [event for event in table.events if isinstance(event, Declared) and not event.attacks]


@pytest.mark.rule("LCG-DEFEND-02", "LCGC-TEAM-15")
def test_the_attacked_player_controls_the_supporting_unit_until_the_engagement_ends() -> None:
    table = under_attack().choose("support:x-wing-163").choose("yes")
    assert table.card("x-wing-163").seat == 3
    table.settle()
    assert table.card("x-wing-163").seat == 2


@pytest.mark.rule("LCG-DEFEND-03", "LCGC-TEAM-15")
def test_all_defenders_are_declared_together() -> None:
    table = under_attack(f"{DEFENCE}\nlight2 units: jedi-in-hiding-84", until="defend:")
    table.choose("defend:jedi-in-hiding-84")
    assert not [event for event in table.events if isinstance(event, Declared) and not event.attacks]
    table.choose("support:x-wing-163").choose("yes")
    declared = [event.unit for event in table.events if isinstance(event, Declared) and not event.attacks]
    assert declared == [table.id("jedi-in-hiding-84"), table.id("x-wing-163")]


# --- Attack support -----------------------------------------------------------------------------------

ATTACK = """
    dark1 units: dark-side-apprentice-33
    dark2 units: tie-bomber-148, tie-fighter-149, kuati-security-team-136 focus=1
    light2 hand: rebel-trooper-112
    light2 units: rookie-pilot-120
"""


def attacking(picture: str = ATTACK) -> Table:
    """Dark 1 attacks an objective of light 2 and could ask dark 2 for support."""
    return (
        two_teams(picture)
        .conflict("dark")
        .engage(LIGHT_OBJECTIVE, ["dark-side-apprentice-33"], until="support:")
    )


@pytest.mark.rule("LCG-ATTACK-01", "LCGC-TEAM-16")
def test_a_ready_unit_of_a_teammate_attacks_if_the_teammate_agrees() -> None:
    table = attacking()
    assert (table.asked.seat, table.options()) == (
        0,
        ["support:tie-bomber-148", "support:tie-fighter-149", "none"],
    )
    table.choose("support:tie-bomber-148")
    assert (table.asked.seat, table.asked.prompt.id) == (1, "lcg-lend")
    table.choose("yes")
    attackers = [table.id("dark-side-apprentice-33"), table.id("tie-bomber-148")]
    assert table.state.the(Engagement).attackers == attackers
    assert not table.can("support:")  # one unit of each teammate


@pytest.mark.rule("LCG-ATTACK-02", "LCGC-TEAM-16")
def test_the_active_player_controls_the_supporting_unit_until_the_engagement_ends() -> None:
    table = attacking(f"{ATTACK}\ndark1 hand: force-choke-59").choose("support:tie-bomber-148").choose("yes")
    assert table.card("tie-bomber-148").seat == 0
    table.settle()
    assert table.card("tie-bomber-148").seat == 1


@pytest.mark.rule("LCG-ATTACK-03", "LCGC-TEAM-16")
def test_support_needs_an_attacker_of_ones_own() -> None:
    table = two_teams("dark2 units: tie-bomber-148").conflict("dark").pass_until("engage:")
    assert table.asked.seat == 1  # dark 1 has nobody to begin with, and is not asked


@pytest.mark.rule("LCG-ATTACK-03", "LCGC-TEAM-16")
def test_all_attackers_are_declared_together() -> None:
    table = attacking()
    assert not [event for event in table.events if isinstance(event, Declared)]
    table.choose("support:tie-bomber-148").choose("yes")
    declared = [event.unit for event in table.events if isinstance(event, Declared) and event.attacks]
    assert declared == [table.id("dark-side-apprentice-33"), table.id("tie-bomber-148")]
    assert table.cards_of("dark1", CardType.UNIT) == ["dark-side-apprentice-33", "tie-bomber-148"]


# --- The same rules against a challenge deck ----------------------------------------------------------


def scenario(name: str, picture: str = "") -> Table:
    """A team of two, whichever side it is, against the single player of a challenge deck."""
    return hunt(picture) if name == "skywalker" else Table(picture, format=name, light=2)


TEAMS = [("jerjerrod", "light", "rebel-trooper-112"), ("skywalker", "dark", "tie-fighter-149")]


@pytest.mark.rule("LCG-TEAM-01", "LCG-RESERVE-02", "LCG-RESERVE-05")
@pytest.mark.parametrize(("name", "side", "unit"), TEAMS)
def test_a_team_against_a_challenge_deck_has_common_reserves(name: str, side: str, unit: str) -> None:
    table = scenario(name, f"{side}1 hand: {unit}\n{side}2 hand: {unit}").draw(side)
    table.choose("keep").choose(f"reserve:{unit}")
    assert reserve(table, f"{side}1") == unit
    table = scenario(name, f"{side}1 reserve: {unit}\n{side}2 hand: twist-of-fate-171").deployment(side)
    table.pass_until(f"play:{unit}")
    table.choose("pass")
    assert table.asked.seat == table.seat(f"{side}2")
    assert table.can(f"play:{unit}")


@pytest.mark.rule("LCG-TEAM-01", "LCG-ATTACK-01")
@pytest.mark.parametrize(("name", "side", "unit"), TEAMS)
def test_a_team_against_a_challenge_deck_has_attack_support(name: str, side: str, unit: str) -> None:
    target = "facedown" if name == "skywalker" else "heightened-security-444"
    table = scenario(name, f"{side}1 units: {unit}\n{side}2 units: {unit}").conflict(side)
    table.engage(target, [unit], until="support:")
    assert table.asked.seat == table.seat(f"{side}1")
    assert table.options() == [f"support:{unit}", "none"]


@pytest.mark.rule("LCG-TEAM-01", "LCG-DEFEND-01")
@pytest.mark.parametrize(
    ("name", "side", "unit", "target", "attackers"),
    [
        ("jerjerrod", "light", "rebel-trooper-112", LIGHT_OBJECTIVE, "dark units: darth-vader-451"),
        ("skywalker", "dark", "tie-fighter-149", DARK_OBJECTIVE, "light units: x-wing-163"),
    ],
)
def test_a_team_against_a_challenge_deck_has_defence_support(
    name: str, side: str, unit: str, target: str, attackers: str
) -> None:
    alone, _, attacker = attackers.partition(" units: ")
    picture = f"{attackers}\n{side}1 objectives: {target}\n{side}2 units: {unit}"
    table = scenario(name, picture).conflict(alone).engage(target, [attacker], until="support:")
    assert table.asked.seat == table.seat(f"{side}1")
    assert table.options() == [f"support:{unit}", "none"]
