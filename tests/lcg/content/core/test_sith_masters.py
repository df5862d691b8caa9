"""Sith of the core set: every card of the sets 23 to 25 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.kernel import view
from dejarik.lcg.rules.state import HAND
from dejarik.lcg.rules.values import cost

# --- 23: The Emperor's Web ----------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-09")
def test_the_first_sith_event_of_a_turn_is_cheaper_in_the_emperors_web() -> None:
    table = Table("""
        dark objectives: the-emperors-web-105, shadows-of-dathomir-45
        dark hand: force-lightning-60, force-choke-59, a-disturbance-in-the-force-1
        light units: luke-skywalker-92 focus=1, yoda-166 committed
    """).actions("dark")
    table.play("force-lightning-60")
    spent = sum(card.focus for card in table.state.cards.values() if card.seat == table.seat("dark"))
    assert spent == 2
    assert not table.in_play("luke-skywalker-92")
    other = next(id for id, source in table.state.sources.items() if source.key.startswith("a-disturbance"))
    assert cost(table.state, other) == 2  # the second one has its price


def test_the_emperors_web_is_for_sith_events_of_its_player_only() -> None:
    table = Table(
        """
        dark1 objectives: the-emperors-web-105
        dark1 hand: there-is-no-escape-139, superlaser-blast-128
        dark2 hand: there-is-no-escape-139
        """,
        format="2v2",
    )
    prices = {
        (source.seat, source.key): cost(table.state, id)
        for id, source in table.state.sources.items()
        if source.zone == HAND
    }
    assert prices == {
        (table.seat("dark1"), "there-is-no-escape-139"): 3,
        (table.seat("dark1"), "superlaser-blast-128"): 4,
        (table.seat("dark2"), "there-is-no-escape-139"): 4,
    }


def test_palpatine_recalls_a_sith_event_when_any_objective_is_destroyed() -> None:
    table = Table("""
        dark units: emperor-palpatine-51, nightsister-100
        dark discard: force-choke-59, force-lightning-60, superlaser-blast-128, rancor-107
        light objectives: a-heros-journey-2 damage=3
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["nightsister-100"], until="use:emperor-palpatine-51")
    table.choose("use:emperor-palpatine-51")
    assert table.options() == ["choose:force-choke-59", "choose:force-lightning-60"]
    table.choose("choose:force-lightning-60")
    assert table.hand("dark") == ["force-lightning-60"]
    assert table.player("dark").discard == ["force-choke-59", "superlaser-blast-128", "rancor-107"]


def test_palpatine_recalls_nothing_when_there_is_no_sith_event() -> None:
    table = Table("""
        dark units: emperor-palpatine-51, nightsister-100
        dark discard: rancor-107
        light objectives: a-heros-journey-2 damage=3
    """).conflict("dark")
    table.engage("a-heros-journey-2", ["nightsister-100"], until="use:emperor-palpatine-51")
    table.settle()
    assert not table.in_play("a-heros-journey-2")
    assert table.player("dark").discard == ["rancor-107"]


@pytest.mark.rule("LCGC-DMG-05")
def test_force_lightning_destroys_a_focused_unit_whatever_shields_it_has() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: force-lightning-60
        light units: redemption-115 focus=1 shields=1, luke-skywalker-92
    """).actions("dark")
    table.play("force-lightning-60")  # only the Redemption has a focus token
    assert not table.in_play("redemption-115")
    assert table.player("light").discard == ["redemption-115"]


def test_force_lightning_is_not_offered_while_all_units_are_ready() -> None:
    table = Table("dark hand: force-lightning-60\nlight units: luke-skywalker-92").actions("dark")
    assert not table.can("use:force-lightning-60")


# --- 24: Cruel Interrogations -------------------------------------------------------------------------


@pytest.mark.rule("LCGC-CAP-01", "LCGC-CAP-03", "LCGC-EX-13")
def test_cruel_interrogations_capture_a_random_card_of_the_enemys_hand() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark objective-deck: cruel-interrogations-30
        light hand: yoda-166, luke-skywalker-92
    """).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    captured = table.captured("cruel-interrogations-30")
    assert len(captured) == 1
    assert sorted([*captured, *table.hand("light")]) == ["luke-skywalker-92", "yoda-166"]


@pytest.mark.rule("LCGC-CAP-03")
def test_only_the_captor_sees_what_was_captured() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark objective-deck: cruel-interrogations-30
        light hand: yoda-166
    """).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    assert "yoda-166" in str(view(table.state, table.seat("dark")))
    assert "yoda-166" not in str(view(table.state, table.seat("light")))


@pytest.mark.rule("LCG-TEXT-02", "LCG-TEXT-03", "LCG-RESERVE-09")
def test_cruel_interrogations_capture_from_each_opponent_but_not_from_a_common_reserve() -> None:
    table = Table(
        """
        dark1 objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark1 objective-deck: cruel-interrogations-30
        light1 hand: yoda-166
        light2 hand: luke-skywalker-92
        light2 reserve: leia-organa-88
        """,
        format="2v2",
    ).refresh("dark")
    table.choose("use:cruel-interrogations-30")
    assert sorted(table.captured("cruel-interrogations-30")) == ["luke-skywalker-92", "yoda-166"]
    assert (table.hand("light1"), table.hand("light2")) == ([], [])


def test_cruel_interrogations_need_a_hand_to_capture_from() -> None:
    table = Table("""
        dark objectives: shadows-of-dathomir-45, shadows-of-dathomir-45
        dark objective-deck: cruel-interrogations-30
        dark hand: force-choke-59
        light units: yoda-166
    """).refresh("dark")
    assert table.in_play("cruel-interrogations-30")
    assert table.options() == ["use:force-choke-59.play", "pass"]  # the phase has come to its actions


@pytest.mark.rule("LCGC-CAP-04", "LCGC-OBJ-01")
def test_captured_cards_come_back_when_their_captor_is_destroyed() -> None:
    table = Table("""
        dark objectives: cruel-interrogations-30 damage=4
        light captured: yoda-166 under cruel-interrogations-30
        light units: rebel-trooper-112
    """).conflict("light")
    table.engage("cruel-interrogations-30", ["rebel-trooper-112"])
    assert table.player("light").victory == ["cruel-interrogations-30"]
    assert "yoda-166" in table.hand("light")


@pytest.mark.rule("LCGC-TIE-04", "LCG-TEXT-02")
def test_interrogation_droid_makes_each_opponent_discard_at_random() -> None:
    table = Table(
        """
        dark1 hand: interrogation-droid-79
        light1 hand: yoda-166
        light2 hand: luke-skywalker-92, luke-skywalker-92
        """,
        format="2v2",
    ).deployment("dark")
    table.play("interrogation-droid-79").choose("use:interrogation-droid-79")
    assert (table.hand("light1"), table.hand("light2")) == ([], ["luke-skywalker-92"])
    assert table.player("light1").discard == ["yoda-166"]
    assert table.player("light2").discard == ["luke-skywalker-92"]


@pytest.mark.rule("LCGC-STR-05", "LCGC-FORCE-04", "LCGC-ENH-02")
def test_an_intimidated_unit_gets_one_more_focus_token_when_it_strikes() -> None:
    table = Table("""
        light units: luke-skywalker-92 committed
        dark enhancements: intimidated-137 on luke-skywalker-92
        dark objectives: shadows-of-dathomir-45
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["luke-skywalker-92"])
    assert table.card("luke-skywalker-92").focus == 3


def test_intimidated_goes_on_enemy_characters_only() -> None:
    table = Table("""
        dark units: darth-vader-35
        dark hand: intimidated-137
        light units: luke-skywalker-92, yoda-166, x-wing-163
    """).deployment("dark")
    table.choose("play:intimidated-137")
    assert table.options() == ["host:luke-skywalker-92", "host:yoda-166"]


@pytest.mark.rule("LCG-TEXT-01", "LCGC-MOVE-07")
def test_interrogation_looks_at_a_hand_and_discards_a_card_of_it() -> None:
    table = Table(
        """
        dark1 hand: interrogation-78
        light1 hand: yoda-166, luke-skywalker-92
        light2 hand: leia-organa-88
        """,
        format="2v2",
    ).actions("dark")
    table.play("interrogation-78")
    assert table.options() == ["player:3", "player:4"]
    table.choose("player:3")
    assert sorted(table.options()) == ["choose:luke-skywalker-92", "choose:yoda-166"]
    table.choose("choose:yoda-166")
    assert table.hand("light1") == ["luke-skywalker-92"]
    assert table.player("light1").discard == ["yoda-166"]


def test_interrogation_needs_a_hand_to_look_at() -> None:
    assert not Table("dark hand: interrogation-78").actions("dark").can("use:interrogation-78")


# --- 25: Shadows of Dathomir --------------------------------------------------------------------------


@pytest.mark.rule("LCGC-FORCE-02")
def test_nightsister_hurts_an_objective_when_she_is_committed() -> None:
    table = Table("""
        dark units: nightsister-100, nightsister-100, rancor-107
        light objectives: a-heros-journey-2
    """).force("dark")
    table.choose("commit:nightsister-100", "commit:rancor-107")
    table.choose("use:nightsister-100").choose("target:a-heros-journey-2")
    assert table.card("a-heros-journey-2").damage == 1
    assert not table.can("use:nightsister-100")  # the other one has not been committed


@pytest.mark.rule("LCGC-REF-02")
def test_rancor_devours_the_cheapest_unit_that_is_no_vehicle() -> None:
    table = Table("""
        dark units: rancor-107, tie-fighter-149
        dark hand: rancor-107
        light units: luke-skywalker-92, jedi-in-hiding-84, x-wing-163
    """).refresh("dark")
    assert not table.in_play("jedi-in-hiding-84")
    assert all(table.in_play(key) for key in ("x-wing-163", "tie-fighter-149", "luke-skywalker-92"))


@pytest.mark.rule("LCGC-TIE-01")
def test_the_active_player_decides_whom_the_rancor_devours_of_equals() -> None:
    table = Table("""
        dark units: rancor-107, espo-trooper-126
        light units: rebel-trooper-112
    """).refresh("dark")
    assert table.asked.seat == table.seat("dark")
    assert table.options() == ["choose:espo-trooper-126", "choose:rebel-trooper-112"]
    table.choose("choose:rebel-trooper-112")
    assert not table.in_play("rebel-trooper-112")
    assert table.in_play("espo-trooper-126")


def test_a_rancor_without_other_prey_devours_itself() -> None:
    table = Table("dark units: rancor-107, tie-fighter-149\ndark hand: rancor-107").refresh("dark")
    assert not table.in_play("rancor-107")


def test_rancor_stays_calm_when_the_enemy_refreshes() -> None:
    table = Table("""
        dark units: rancor-107
        light units: rebel-trooper-112
        light hand: our-most-desperate-hour-96
    """).refresh("light")
    assert table.can("use:our-most-desperate-hour-96")  # the phase has come to its actions
    assert table.in_play("rebel-trooper-112")


def test_the_hands_blessing_takes_all_focus_tokens_from_its_host() -> None:
    table = Table("""
        dark units: darth-vader-35 focus=5
        dark enhancements: the-hands-blessing-141 on darth-vader-35
    """).refresh("dark")
    assert table.card("darth-vader-35").focus == 3  # Elite
    table.choose("use:the-hands-blessing-141")
    assert table.card("darth-vader-35").focus == 0


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_hands_blessing_is_not_offered_for_a_ready_host() -> None:
    table = Table("""
        dark units: darth-vader-35 focus=1
        dark enhancements: the-hands-blessing-141 on darth-vader-35
        dark hand: force-choke-59
    """).refresh("dark")
    assert table.options() == ["use:force-choke-59.play", "pass"]  # the phase has come to its actions


@pytest.mark.rule("LCGC-SHD-01")
def test_a_disturbance_in_the_force_focuses_all_committed_enemies() -> None:
    table = Table("""
        dark units: darth-vader-35 committed
        dark hand: a-disturbance-in-the-force-1
        light units: yoda-166 committed, luke-skywalker-92 committed shields=1, rebel-trooper-112
    """).actions("dark")
    table.play("a-disturbance-in-the-force-1").choose("shield:1")
    focus = {key: table.card(key).focus for key in ("yoda-166", "luke-skywalker-92", "rebel-trooper-112")}
    assert focus == {"yoda-166": 1, "luke-skywalker-92": 0, "rebel-trooper-112": 0}
    assert table.card("darth-vader-35").focus == 0


def test_a_disturbance_needs_a_committed_enemy() -> None:
    table = Table("""
        dark units: darth-vader-35 committed
        dark hand: a-disturbance-in-the-force-1
        light units: yoda-166
    """).actions("dark")
    assert not table.can("use:a-disturbance-in-the-force-1")
