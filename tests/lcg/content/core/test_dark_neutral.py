"""Scum and Villainy and the neutral cards of the dark side: every card of the sets 33 to 36 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel.views import show
from dejarik.lcg.content.definitions import is_complete
from dejarik.lcg.facts.cards import CardType, Keyword
from dejarik.lcg.facts.library import all_cards
from dejarik.lcg.rules.state import Phase
from dejarik.lcg.rules.values import capacity, has_keyword, match_waived, reserve_value, unit_damage
from dejarik.lcg.rules.zones import hand

# --- 33: The Bespin Exchange --------------------------------------------------------------------------

BOBA = """
    dark affiliation: scum-and-villainy
    dark objectives: the-bespin-exchange-135, imperial-command-73 focus=2
    dark units: boba-fett-19
"""


@pytest.mark.rule("LCGC-CAP-01", "LCGC-CAP-02")
def test_boba_fett_captures_a_character_that_survives_his_shot() -> None:
    table = Table(f"""
        {BOBA}
        light objectives: a-heros-journey-2
        light units: believer-in-the-old-ways-154, x-wing-163
    """).conflict("dark")
    table.engage(
        "a-heros-journey-2", ["boba-fett-19"], ["believer-in-the-old-ways-154"], until="use:boba-fett-19"
    )
    table.choose("use:boba-fett-19")
    assert table.options() == ["choose:the-bespin-exchange-135", "choose:imperial-command-73"]
    table.choose("choose:imperial-command-73")
    assert table.captured("imperial-command-73") == ["believer-in-the-old-ways-154"]
    # The capture of a unit from play is what the Bespin Exchange waits for.
    table.choose("use:the-bespin-exchange-135")
    assert table.card("imperial-command-73").focus == 1


@pytest.mark.rule("LCGC-DMG-01")
def test_boba_fett_captures_neither_the_dead_nor_vehicles() -> None:
    for victim, remains in (("rebel-trooper-112", False), ("x-wing-163", True)):
        table = Table(f"""
            {BOBA}
            light objectives: a-heros-journey-2
            light units: {victim}
        """).conflict("dark")
        table.engage("a-heros-journey-2", ["boba-fett-19"], [victim], until="use:boba-fett-19")
        assert not table.can("use:boba-fett-19")
        assert table.in_play(victim) is remains
        assert table.in_play("boba-fett-19")


@pytest.mark.rule("LCG-TEXT-04")
def test_boba_fett_brings_his_captives_to_objectives_of_his_player() -> None:
    table = Table(
        """
        dark1 objectives: shadows-of-dathomir-45
        dark1 units: boba-fett-19
        dark2 objectives: imperial-command-73
        light2 objectives: a-heros-journey-2
        light2 units: believer-in-the-old-ways-154
        """,
        format="2v2",
    ).conflict("dark")
    table.engage(
        "a-heros-journey-2", ["boba-fett-19"], ["believer-in-the-old-ways-154"], until="use:boba-fett-19"
    )
    table.choose("use:boba-fett-19")  # there is only one, and nothing to choose
    assert table.captured("shadows-of-dathomir-45") == ["believer-in-the-old-ways-154"]


def test_the_bespin_exchange_does_not_count_cards_captured_from_a_hand() -> None:
    table = Table("""
        dark objectives: the-bespin-exchange-135, imperial-command-73 focus=2
        dark objective-deck: cruel-interrogations-30
        dark hand: force-choke-59
        light hand: yoda-166
        light units: luke-skywalker-92
    """).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    assert table.captured("cruel-interrogations-30") == ["yoda-166"]
    assert table.options() == ["use:force-choke-59.play", "pass"]  # the phase has come to its actions


@pytest.mark.rule("LCGC-ENG-06")
def test_outer_rim_hunter_makes_the_defender_choose_an_objective_to_damage() -> None:
    table = Table("""
        dark units: outer-rim-hunter-104
        light objectives: a-heros-journey-2, the-secret-of-yavin-4-144
        light units: luke-skywalker-92
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["outer-rim-hunter-104"], until="use:outer-rim-hunter-104")
    table.choose("use:outer-rim-hunter-104")
    assert table.asked.seat == table.seat("light")
    table.choose("choose:the-secret-of-yavin-4-144")
    assert table.card("the-secret-of-yavin-4-144").damage == 1


def test_outer_rim_hunter_asks_nothing_as_a_defender() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45
        dark units: outer-rim-hunter-104
        light units: luke-skywalker-92
    """).conflict("light")
    table.engage(
        "shadows-of-dathomir-45", ["luke-skywalker-92"], ["outer-rim-hunter-104"], until="use:outer-rim"
    )
    assert not table.can("use:outer-rim-hunter-104")


@pytest.mark.rule("LCGC-DMG-02", "LCGC-KW-04")
def test_mandalorian_armor_is_more_on_boba_fett() -> None:
    table = Table("""
        dark units: boba-fett-19, outer-rim-hunter-104
        dark enhancements: mandalorian-armor-93 on boba-fett-19, mandalorian-armor-93 on outer-rim-hunter-104
    """)
    boba, hunter = table.id("boba-fett-19"), table.id("outer-rim-hunter-104")
    assert (capacity(table.state, boba), capacity(table.state, hunter)) == (5, 4)
    assert has_keyword(table.state, boba, Keyword.TARGETED_STRIKE)
    assert not has_keyword(table.state, hunter, Keyword.TARGETED_STRIKE)


def test_blaster_pistol_adds_unit_damage_to_a_character() -> None:
    table = Table("""
        dark units: darth-vader-35, tie-fighter-149
        dark hand: blaster-pistol-18
    """).deployment("dark")
    table.play("blaster-pistol-18")  # a Vehicle holds no pistol: only Vader is left
    assert unit_damage(table.state, table.id("darth-vader-35")) == 3


@pytest.mark.rule("LCGC-ABL-07")
def test_bounty_collection_readies_up_to_three_of_your_cards_that_are_no_units() -> None:
    table = Table("""
        dark affiliation: scum-and-villainy
        dark objectives: looking-for-droids-91 focus=1, imperial-command-73 focus=2, shadows-of-dathomir-45
        dark units: boba-fett-19, advisor-to-the-emperor-9 focus=1
        dark enhancements: sith-library-72 focus=1
        dark hand: bounty-collection-20
        light objectives: a-heros-journey-2 focus=1
        light units: believer-in-the-old-ways-154
    """).conflict("dark")
    table.engage(
        "a-heros-journey-2", ["boba-fett-19"], ["believer-in-the-old-ways-154"], until="use:boba-fett-19"
    )
    table.choose("use:boba-fett-19").choose("choose:shadows-of-dathomir-45")
    table.choose("use:bounty-collection-20")
    targets = ["target:looking-for-droids-91", "target:imperial-command-73", "target:sith-library-72"]
    assert table.options() == targets
    assert (table.asked.least, table.asked.most) == (1, 3)
    table.choose("target:imperial-command-73", "target:sith-library-72")
    assert [table.card(key).focus for key in ("imperial-command-73", "sith-library-72")] == [1, 0]
    assert table.card("looking-for-droids-91").focus == 1


def test_who_captures_for_a_teammate_collects_the_bounty() -> None:
    table = Table(
        """
        dark1 affiliation: imperial-navy
        dark1 objectives: imperial-command-73, death-and-despayre-36 focus=1
        dark1 hand: detained-42, bounty-collection-20
        dark2 objectives: the-bespin-exchange-135
        light2 units: luke-skywalker-92
        """,
        format="2v2",
    ).conflict("light")
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="use:detained-42")
    table.play("detained-42").choose("choose:the-bespin-exchange-135")
    assert table.captured("the-bespin-exchange-135") == ["luke-skywalker-92"]
    assert table.options() == ["use:bounty-collection-20.play", "pass"]  # and nothing for the teammate


# --- 34: Looking for Droids ---------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-05", "LCGC-RES-06")
def test_looking_for_droids_waives_the_resource_match() -> None:
    picture = """
        dark affiliation: imperial-navy
        dark objectives: {}, imperial-command-73
        dark hand: nightsister-100, tie-fighter-149
    """
    without = Table(picture.format("defense-protocol-40")).deployment("dark")
    assert not without.can("play:nightsister-100")
    looking = Table(picture.format("looking-for-droids-91")).deployment("dark")
    looking.play("nightsister-100")
    assert looking.in_play("nightsister-100")


def test_looking_for_droids_is_for_its_player_alone() -> None:
    table = Table("dark1 objectives: looking-for-droids-91", format="2v2")
    waived = [match_waived(table.state, table.seat(who)) for who in ("dark1", "dark2", "light1")]
    assert waived == [True, False, False]


@pytest.mark.rule("LCGC-ABL-02", "LCGC-PLAY-01")
def test_viper_probe_droid_is_played_from_the_discard_pile() -> None:
    table = Table("""
        dark discard: force-choke-59, viper-probe-droid-161, rancor-107
    """).deployment("dark")
    table.play("viper-probe-droid-161")
    assert table.in_play("viper-probe-droid-161")
    assert table.player("dark").discard == ["force-choke-59", "rancor-107"]
    assert not table.can("play:")


@pytest.mark.rule("LCGC-MOVE-04")
def test_a_destroyed_viper_probe_droid_can_be_played_again() -> None:
    table = Table("""
        dark units: viper-probe-droid-161
        dark hand: force-choke-59
        light units: rebel-trooper-112
    """).refresh("dark")
    table.state.cards[table.id("viper-probe-droid-161")].damage = 1
    table.choose("use:force-choke-59")
    assert table.player("dark").discard == ["viper-probe-droid-161", "force-choke-59"]
    table.pass_until("play:viper-probe-droid-161")
    assert table.asked.seat == table.seat("dark")


def test_viper_probe_droid_is_not_played_in_the_enemys_deployment_phase_or_without_means() -> None:
    enemys = Table("dark discard: viper-probe-droid-161\nlight hand: rebel-trooper-112").deployment("light")
    assert enemys.options() == ["play:rebel-trooper-112", "pass"]
    poor = Table("""
        dark objectives: shadows-of-dathomir-45 focus=1
        dark discard: viper-probe-droid-161
        dark hand: espo-trooper-126
    """).deployment("dark")
    assert poor.options() == ["play:espo-trooper-126", "pass"]


@pytest.mark.rule("LCGC-TIM-08", "LCGC-RES-05")
def test_dark_alliance_waives_the_resource_match_for_the_phase() -> None:
    table = Table("""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73, imperial-command-73
        dark hand: dark-alliance-32, dark-alliance-32, nightsister-100
    """).deployment("dark")
    assert not table.can("play:nightsister-100")
    table.choose("use:dark-alliance-32")
    assert table.can("play:nightsister-100")
    assert not table.can("use:dark-alliance-32")  # a second one would do nothing
    table.play("nightsister-100")
    assert table.in_play("nightsister-100")
    table.pass_until("balance:")
    assert not match_waived(table.state, table.seat("dark"))


@pytest.mark.rule("LCGC-PLAY-05")
@pytest.mark.parametrize(
    ("hand", "phase", "offered"),
    [
        ("", Phase.DEPLOYMENT, False),
        ("dark-alliance-32", Phase.DEPLOYMENT, False),  # costs nothing
        ("espo-trooper-126", Phase.DEPLOYMENT, False),  # neutral: needs no match
        ("nightsister-100", Phase.DEPLOYMENT, True),
        ("nightsister-100", Phase.CONFLICT, False),  # no unit is played there
        ("force-stasis-62", Phase.CONFLICT, True),
    ],
)
def test_dark_alliance_needs_another_card_that_could_be_played_with_it(
    hand: str, phase: Phase, offered: bool
) -> None:
    table = Table(f"""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73, imperial-command-73
        dark units: kuati-security-team-136
        dark hand: dark-alliance-32{", " if hand else ""}{hand}
    """).phase(phase, "dark")
    assert table.can("use:dark-alliance-32") is offered


@pytest.mark.rule("LCGC-PLAY-05", "CORE-TIMING-12")
@pytest.mark.parametrize("hand", ["espo-trooper-126, espo-trooper-126", "force-stasis-62, dark-alliance-32"])
def test_who_is_asked_does_not_tell_whether_dark_alliance_has_something_to_help(hand: str) -> None:
    table = Table(f"""
        dark affiliation: imperial-navy
        dark objectives: imperial-command-73 focus=2
        dark only-deck:
        dark hand: {hand}
    """)
    table.state.bluff = True
    table.state.cards[table.player("dark").affiliation].focus = 1  # only what is free could be played
    table.conflict("dark")
    assert (table.asked.seat, table.asked.bluff) == (table.seat("dark"), True)


@pytest.mark.rule("LCGC-ABL-08", "LCGC-TIM-05")
def test_its_worse_cancels_an_interrupt_and_hurts_an_enemy() -> None:
    table = Table("""
        dark hand: force-choke-59, its-worse-83
        light units: luke-skywalker-92, redemption-115
        light hand: counter-stroke-28
    """).actions("dark")
    table.choose("use:force-choke-59").play("counter-stroke-28")
    table.choose("use:its-worse-83")
    assert table.options() == ["choose:luke-skywalker-92", "choose:redemption-115"]
    table.choose("choose:redemption-115")
    assert table.card("redemption-115").damage == 1
    assert table.card("luke-skywalker-92").damage == 1  # Force Choke went through
    assert table.player("light").discard == ["counter-stroke-28"]
    assert sorted(table.player("dark").discard) == ["force-choke-59", "its-worse-83"]


@pytest.mark.rule("LCGC-ABL-08")
def test_its_worse_waits_for_interrupts_not_for_actions_or_reactions() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: force-choke-59, its-worse-83
        light units: luke-skywalker-92
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    assert table.options() == ["use:darth-vader-35.punish", "pass"]


# --- 35: Corporate Exploitation -----------------------------------------------------------------------


@pytest.mark.rule("LCGC-PLAY-03", "LCGC-TOK-02")
def test_corporate_exploitation_puts_a_cheap_unit_into_play() -> None:
    table = Table("""
        dark objectives: corporate-exploitation-94
        dark hand: espo-trooper-126, tie-fighter-149, rancor-107, sith-library-72
    """).actions("dark")
    table.choose("use:corporate-exploitation-94")
    assert table.options() == ["choose:espo-trooper-126", "choose:tie-fighter-149"]
    table.choose("choose:tie-fighter-149")
    assert table.in_play("tie-fighter-149")
    assert table.card("corporate-exploitation-94").focus == 1
    assert "tie-fighter-149" not in table.hand("dark")


def test_corporate_exploitation_does_not_tell_which_cards_of_the_hand_are_cheap_units() -> None:
    table = Table("""
        dark objectives: corporate-exploitation-94
        dark hand: espo-trooper-126, tie-fighter-149, rancor-107
    """).actions("dark")
    held = hand(table.state, table.seat("dark"))
    table.choose("use:corporate-exploitation-94")
    asked = show(table.state.stack[-1], [table.seat("light")])
    assert not set(held) & set(asked["cards"])
    assert asked["keys"] == {"hidden": 2}


@pytest.mark.rule("LCG-RESERVE-05", "LCG-RESERVE-13")
def test_corporate_exploitation_may_take_a_unit_from_a_common_reserve() -> None:
    table = Table(
        "dark1 objectives: corporate-exploitation-94\ndark2 reserve: tie-fighter-149", format="2v2"
    ).actions("dark")
    table.choose("use:corporate-exploitation-94")
    assert table.card("tie-fighter-149").seat == table.seat("dark1")
    assert table.card("tie-fighter-149").owner == table.seat("dark2")


def test_corporate_exploitation_needs_a_cheap_unit() -> None:
    table = Table("dark objectives: corporate-exploitation-94\ndark hand: rancor-107").actions("dark")
    assert not table.can("use:corporate-exploitation-94")


# --- 36: Reconnaissance Mission -----------------------------------------------------------------------


@pytest.mark.rule("LCGC-DRAW-02")
def test_reconnaissance_mission_raises_the_reserve_of_its_player() -> None:
    table = Table("dark1 objectives: reconnaissance-mission-127", format="2v2")
    reserves = [reserve_value(table.state, table.seat(who)) for who in ("dark1", "dark2", "light1")]
    assert reserves == [7, 6, 6]
    drawn = Table("dark objectives: reconnaissance-mission-127").draw("dark")
    assert len(drawn.hand("dark")) == 7


@pytest.mark.rule("LCGC-EDGE-12", "LCGC-ENG-08", "LCGC-PLAY-03")
def test_human_replica_droid_joins_the_engagement_after_the_edge_is_won() -> None:
    table = Table("""
        dark units: tie-fighter-149
        dark hand: human-replica-droid-75
        light objectives: a-heros-journey-2
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-fighter-149"], until="use:human-replica-droid-75")
    table.choose("use:human-replica-droid-75")
    assert table.options() == ["strike:tie-fighter-149", "strike:human-replica-droid-75"]
    assert table.hand("dark") == []


@pytest.mark.rule("LCG-RESERVE-05")
def test_human_replica_droid_may_come_from_a_teammates_common_reserve() -> None:
    table = Table(
        """
        dark1 units: tie-fighter-149
        dark2 reserve: human-replica-droid-75
        light2 objectives: a-heros-journey-2
        """,
        format="2v2",
    ).conflict("dark")
    table.engage("a-heros-journey-2", ["tie-fighter-149"], until="use:human-replica-droid-75")
    assert table.asked.seat == table.seat("dark1")
    table.choose("use:human-replica-droid-75")
    assert table.card("human-replica-droid-75").seat == table.seat("dark1")
    assert table.options() == ["strike:tie-fighter-149", "strike:human-replica-droid-75"]


def test_human_replica_droid_stays_in_hand_when_the_edge_is_lost() -> None:
    table = Table("""
        dark units: tie-fighter-149
        dark hand: human-replica-droid-75
        light objectives: a-heros-journey-2
        light units: guardian-of-peace-109
    """).conflict("dark")
    table.engage(
        "a-heros-journey-2",
        ["tie-fighter-149"],
        ["guardian-of-peace-109"],
        until="use:human-replica-droid-75",
    )
    assert not table.can("use:human-replica-droid-75")
    assert "human-replica-droid-75" in table.hand("dark")


# --- All of them --------------------------------------------------------------------------------------


def test_affiliation_cards_and_the_dial_have_no_text() -> None:
    plain = [card for card in all_cards() if card.type in (CardType.AFFILIATION, CardType.DIAL)]
    assert len(plain) == 7
    assert all(is_complete(card.id) and not card.has_text for card in plain)
