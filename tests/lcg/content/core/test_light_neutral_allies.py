"""Neutral cards of the light side: every card of the sets 17 and 18 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

# --- 17: Tribal Support -------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ABL-04", "LCGC-REF-02")
def test_tribal_support_fetches_an_ewok_for_a_card() -> None:
    table = Table("""
        light objectives: tribal-support-151, a-heros-journey-2, a-heros-journey-2
        light hand: yoda-166, luke-skywalker-92
        light discard: ewok-scout-53, twilek-loyalist-15
    """).refresh("light")
    table.choose("use:tribal-support-151.fetch").choose("choose:yoda-166")
    assert table.hand("light") == ["ewok-scout-53", "luke-skywalker-92"]
    assert table.player("light").discard == ["twilek-loyalist-15", "yoda-166"]


@pytest.mark.rule("LCGC-PLAY-05")
def test_tribal_support_needs_a_card_to_discard_and_an_ewok_to_fetch() -> None:
    supported = "light objectives: tribal-support-151, a-heros-journey-2, a-heros-journey-2\n"
    no_card = Table(supported + "light discard: ewok-scout-53").refresh("light")
    assert not no_card.can("use:tribal-support-151")
    no_ewok = Table(supported + "light hand: yoda-166").refresh("light")
    assert not no_ewok.can("use:tribal-support-151")


@pytest.mark.rule("LCGC-ENG-05")
def test_an_ewok_scout_keeps_an_enemy_from_defending_in_this_engagement() -> None:
    table = Table("""
        light units: ewok-scout-53, luke-skywalker-92
        dark objectives: shadows-of-dathomir-45, imperial-command-73
        dark units: darth-vader-35, kuati-security-team-136
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["ewok-scout-53"], until="use:ewok-scout-53")
    table.choose("use:ewok-scout-53.distract").choose("target:darth-vader-35")
    assert table.options() == ["defend:kuati-security-team-136"]
    table.choose().settle()
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="defend:")
    assert table.can("defend:darth-vader-35")


TRAPPED = """
    light objectives: jedi-training-86
    light enhancements: log-trap-90
    dark units: darth-vader-35, kuati-security-team-136, death-star-trooper-38
"""


@pytest.mark.rule("LCGC-ENG-07")
def test_a_log_trap_focuses_an_attacker_of_the_opponents_choice() -> None:
    table = Table(TRAPPED).conflict("dark")
    table.engage("jedi-training-86", ["darth-vader-35", "kuati-security-team-136"], until="use:log-trap-90")
    table.choose("use:log-trap-90.spring")
    assert table.asked.seat == table.seat("dark")
    assert table.options() == ["choose:darth-vader-35", "choose:kuati-security-team-136"]
    table.choose("choose:kuati-security-team-136")
    assert table.card("kuati-security-team-136").focus == 1


def test_a_log_trap_needs_enemy_attackers() -> None:
    assert not Table(TRAPPED).actions("light").can("use:log-trap-90")
    attacking = Table(TRAPPED + "light units: luke-skywalker-92").conflict("light")
    attacking.engage("shadows-of-dathomir-45", ["luke-skywalker-92"], until="use:log-trap-90")
    assert not attacking.can("use:log-trap-90")


@pytest.mark.rule("LCGC-TOK-02", "LCGC-MOVE-03")
def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement() -> None:
    table = Table("""
        light units: ewok-scout-53 focus=1, ewok-scout-53, luke-skywalker-92
        light hand: yub-yub-168
        dark enhancements: sith-library-72, intimidated-137 on luke-skywalker-92
    """).actions("dark")
    table.play("yub-yub-168").choose("target:intimidated-137")
    assert table.player("dark").discard == ["intimidated-137"]
    assert [table.card(f"ewok-scout-53/{each}").focus for each in (1, 2)] == [1, 1]


def test_yub_yub_needs_a_ready_ewok_of_its_player() -> None:
    table = Table("""
        light units: ewok-scout-53 focus=1
        light hand: yub-yub-168
        dark enhancements: sith-library-72
    """).actions("light")
    assert not table.can("use:yub-yub-168")


# --- 18: Hit and Run ----------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-EDGE-12", "LCGC-ABL-04")
def test_hit_and_run_damages_the_objective_after_the_edge_is_won_once_a_turn() -> None:
    table = Table("""
        light objectives: hit-and-run-68
        light units: luke-skywalker-92, jedi-in-hiding-84
        dark objectives: shadows-of-dathomir-45, imperial-command-73
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["jedi-in-hiding-84"], until="use:hit-and-run-68")
    table.choose("use:hit-and-run-68.hit").settle()
    assert table.card("shadows-of-dathomir-45").damage == 3
    table.engage("imperial-command-73", ["luke-skywalker-92"], until="use:hit-and-run-68").settle()
    assert table.card("imperial-command-73").damage == 3  # Luke's blast and the reward, nothing more


def test_hit_and_run_is_not_for_defenders() -> None:
    table = Table("""
        light objectives: hit-and-run-68
        light units: luke-skywalker-92
        dark units: death-star-trooper-38
    """).conflict("dark")
    table.engage(
        "hit-and-run-68", ["death-star-trooper-38"], ["luke-skywalker-92"], until="use:hit-and-run-68"
    )
    assert not table.can("use:hit-and-run-68")


INFORMED = """
    light units: secret-informant-110, luke-skywalker-92
    light hand: target-of-opportunity-133
    dark objectives: the-heart-of-the-empire-142
"""


@pytest.mark.rule("LCGC-EDGE-06")
@pytest.mark.parametrize(("again", "damage"), [("yes", 2), ("no", 1)])
def test_a_secret_informant_lets_a_fate_card_be_resolved_twice(again: str, damage: int) -> None:
    table = Table(INFORMED).conflict("light")
    table.engage(
        "the-heart-of-the-empire-142", ["secret-informant-110"],
        edge=[("light", "target-of-opportunity-133")], until="yes",
    )  # fmt: skip
    assert table.card("the-heart-of-the-empire-142").damage == 1
    table.choose(again).settle()
    # The fate card; then a blast of 1, and the reward.
    assert table.card("the-heart-of-the-empire-142").damage == damage + 2


def test_an_informant_who_does_not_take_part_repeats_nothing() -> None:
    table = Table(INFORMED).conflict("light")
    table.engage(
        "the-heart-of-the-empire-142", ["luke-skywalker-92"],
        edge=[("light", "target-of-opportunity-133")], until="yes",
    )  # fmt: skip
    assert not table.can("yes")


@pytest.mark.rule("LCGC-PLAY-05", "LCGC-FATE-02")
def test_a_fate_card_that_could_do_nothing_is_not_offered_again() -> None:
    table = Table(
        INFORMED.replace("target-of-opportunity-133", "heat-of-battle-65")
        + "\ndark units: twilek-loyalist-15"  # it dies by the first time
    ).conflict("light")
    table.engage(
        "the-heart-of-the-empire-142", ["secret-informant-110"], ["twilek-loyalist-15"],
        edge=[("light", "heat-of-battle-65")], until="yes",
    )  # fmt: skip
    assert not table.in_play("twilek-loyalist-15")
    assert not table.can("yes")
    assert not table.can("no")


@pytest.mark.rule("LCGC-PLAY-05")
def test_a_fate_card_that_finds_another_enemy_is_offered_again() -> None:
    table = Table(
        INFORMED.replace("target-of-opportunity-133", "heat-of-battle-65") + "\ndark units: darth-vader-35"
    ).conflict("light")
    table.engage(
        "the-heart-of-the-empire-142", ["secret-informant-110"], ["darth-vader-35"],
        edge=[("light", "heat-of-battle-65")], until="yes",
    )  # fmt: skip
    assert table.options() == ["yes", "no"]


@pytest.mark.rule("LCGC-EDGE-11")
def test_a_twist_of_fate_is_not_repeated() -> None:
    table = Table(
        INFORMED.replace("target-of-opportunity-133", "twist-of-fate-157, yoda-166, yoda-166")
    ).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["secret-informant-110"], until="edge:")
    table.choose("edge:twist-of-fate-157").choose("pass")
    assert table.player("light").discard == ["twist-of-fate-157"]
    assert table.can("edge:yoda-166")
