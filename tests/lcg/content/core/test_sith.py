"""Sith of the core set: every card of the sets 19 and 20 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import Keyword
from dejarik.lcg.rules.values import has_keyword, unit_damage

# --- 19: Fall of the Jedi -----------------------------------------------------------------------------


def test_fall_of_the_jedi_puts_a_card_of_the_hand_under_the_deck_before_the_draw() -> None:
    table = Table("""
        dark objectives: fall-of-the-jedi-99
        dark hand: force-choke-59, darth-vader-35
    """).draw("dark")
    table.choose("use:fall-of-the-jedi-99").choose("choose:force-choke-59")
    assert table.player("dark").command_deck[0] == "force-choke-59"
    assert table.hand("dark") == ["darth-vader-35"]  # the draw itself is still to come


def test_fall_of_the_jedi_is_for_the_own_draw_phase_and_needs_a_card_in_hand() -> None:
    objective = "dark objectives: fall-of-the-jedi-99"
    assert not Table(objective).draw("dark").can("use:fall-of-the-jedi-99")
    enemy = Table(f"{objective}\ndark hand: force-choke-59\nlight hand: yoda-166").draw("light")
    assert enemy.can("discard:yoda-166")  # the phase is past its beginning


@pytest.mark.rule("LCGC-ABL-03", "LCGC-ABL-04", "LCGC-TIM-02")
def test_vader_hurts_a_unit_after_a_sith_event_of_his_player_once_a_turn() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: force-choke-59, dark-precognition-34
        light units: luke-skywalker-92
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 1  # the event comes first
    table.choose("use:darth-vader-35.punish").choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 2
    table.choose("use:dark-precognition-34").choose("choose:kuati")
    assert not table.can("use:darth-vader-35")


def test_vader_does_not_care_for_events_of_others_or_of_other_affiliations() -> None:
    table = Table("""
        dark units: darth-vader-35, tie-fighter-149 focus=1
        dark hand: tallon-roll-132
        light hand: our-most-desperate-hour-96
        light units: luke-skywalker-92
    """).actions("dark")
    table.choose("use:tallon-roll-132")
    assert table.card("tie-fighter-149").focus == 0
    assert not table.can("use:darth-vader-35")
    table.choose("use:our-most-desperate-hour-96")
    assert not table.can("use:darth-vader-35")


@pytest.mark.rule("LCGC-EVT-01", "LCGC-ABL-08")
def test_vader_follows_an_event_that_was_cancelled_for_it_was_played() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: force-choke-59
        light units: luke-skywalker-92
        light hand: counter-stroke-28
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    table.choose("use:counter-stroke-28").pay()
    assert table.card("luke-skywalker-92").damage == 0
    assert table.player("dark").discard == ["force-choke-59"]
    table.choose("use:darth-vader-35.punish").choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 1


@pytest.mark.rule("LCGC-EVT-01", "LCGC-TIM-02")
def test_vader_follows_an_event_when_it_has_been_resolved_and_discarded() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: force-choke-59
        light units: luke-skywalker-92
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:luke-skywalker-92")
    assert table.options() == ["use:darth-vader-35.punish", "pass"]
    assert table.card("luke-skywalker-92").damage == 1
    assert table.player("dark").discard == ["force-choke-59"]


@pytest.mark.rule("LCGC-KW-04", "LCGC-CARD-10")
def test_vaders_lightsaber_is_more_in_the_hand_of_vader() -> None:
    table = Table("""
        dark units: darth-vader-35, dark-side-apprentice-33
        dark enhancements: vaders-lightsaber-159 on darth-vader-35, vaders-lightsaber-159 on dark-side-apprentice-33
    """)
    vader, apprentice = table.id("darth-vader-35"), table.id("dark-side-apprentice-33")
    assert (unit_damage(table.state, vader), unit_damage(table.state, apprentice)) == (3, 2)
    assert has_keyword(table.state, vader, Keyword.TARGETED_STRIKE)
    assert not has_keyword(table.state, apprentice, Keyword.TARGETED_STRIKE)


@pytest.mark.rule("LCGC-KW-04")
def test_vader_with_his_lightsaber_strikes_a_unit_that_takes_no_part() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark enhancements: vaders-lightsaber-159 on darth-vader-35
        light objectives: a-heros-journey-2
        light units: redemption-115
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["darth-vader-35"]).choose("icon:unit")
    assert table.card("redemption-115").damage == 3


@pytest.mark.rule("LCGC-EVT-01", "LCGC-EVT-02")
def test_force_choke_hurts_a_character_or_creature_and_only_one_is_played_each_turn() -> None:
    table = Table("""
        dark units: rancor-107
        dark hand: force-choke-59, force-choke-59
        light units: luke-skywalker-92, x-wing-163
    """).actions("dark")
    table.choose("use:force-choke-59")
    assert table.options() == ["target:rancor-107", "target:luke-skywalker-92"]
    table.choose("target:luke-skywalker-92")
    assert table.card("luke-skywalker-92").damage == 1
    assert table.hand("dark") == ["force-choke-59"]
    assert table.player("dark").discard == ["force-choke-59"]
    assert not table.can("use:force-choke-59")


@pytest.mark.rule("LCGC-PLAY-05")
def test_force_choke_needs_somebody_to_choke() -> None:
    table = Table("dark hand: force-choke-59\nlight units: x-wing-163").actions("dark")
    assert not table.can("use:force-choke-59")


@pytest.mark.rule("LCGC-EDGE-06", "LCGC-FATE-02", "LCGC-EDGE-10")
def test_heat_of_battle_hurts_a_participating_enemy() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: heat-of-battle-169
        light objectives: a-heros-journey-2
        light units: luke-skywalker-92, yoda-166
    """).conflict("dark")
    table.engage(
        "a-heros-journey-2",
        ["darth-vader-35"],
        ["luke-skywalker-92"],
        edge=[("dark", "heat-of-battle-169")],
    )
    assert table.card("luke-skywalker-92").damage == 1  # Yoda takes no part: nobody is asked
    assert table.player("dark").discard == ["heat-of-battle-169"]


# --- 20: Counsel of the Sith --------------------------------------------------------------------------


@pytest.mark.rule("LCGC-TURN-02")
def test_counsel_of_the_sith_draws_when_the_enemys_turn_begins() -> None:
    table = Table("dark objectives: counsel-of-the-sith-27").turn("light")
    table.choose("use:counsel-of-the-sith-27")
    assert len(table.hand("dark")) == 1


def test_counsel_of_the_sith_is_silent_in_the_own_turn_and_with_an_empty_deck() -> None:
    own = Table("dark objectives: counsel-of-the-sith-27").turn("dark")
    assert not own.can("use:counsel-of-the-sith-27")
    empty = Table("dark objectives: counsel-of-the-sith-27\ndark only-deck:").turn("light")
    assert not empty.can("use:counsel-of-the-sith-27")


def test_dark_precognition_draws_two_and_discards_one() -> None:
    table = Table("""
        dark hand: dark-precognition-34, rancor-107
        dark deck: darth-vader-35, force-choke-59
    """).actions("dark")
    table.choose("use:dark-precognition-34")
    assert table.hand("dark") == ["darth-vader-35", "force-choke-59", "rancor-107"]
    table.choose("choose:rancor-107")
    assert table.hand("dark") == ["darth-vader-35", "force-choke-59"]
    assert sorted(table.player("dark").discard) == ["dark-precognition-34", "rancor-107"]


@pytest.mark.rule("LCGC-ABL-05", "LCG-WIN-05")
def test_dark_precognition_discards_nothing_where_two_could_not_be_drawn() -> None:
    table = Table(
        "dark1 hand: dark-precognition-34, rancor-107\ndark1 only-deck: darth-vader-35", format="2v2"
    ).actions("dark")
    table.choose("use:dark-precognition-34")
    assert table.hand("dark") == ["darth-vader-35", "rancor-107"]


@pytest.mark.rule("LCGC-EDGE-11")
def test_twist_of_fate_starts_the_edge_battle_over() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: twist-of-fate-171, force-choke-59
        light objectives: a-heros-journey-2
        light units: luke-skywalker-92
        light hand: heat-of-battle-65, yoda-166
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["darth-vader-35"], ["luke-skywalker-92"], until="edge:")
    table.answer("edge:twist-of-fate-171", "edge:heat-of-battle-65", "pass", "pass")
    # 2 comes before 5: the enemy's fate card does nothing any more. The attacker begins with the cards that are left.
    assert table.options() == ["edge:force-choke-59", "pass"]
    assert table.card("darth-vader-35").damage == 0
    assert table.player("light").discard == ["heat-of-battle-65"]
    assert table.player("dark").discard == ["twist-of-fate-171"]
