"""The Hunt for Skywalker: every enhancement, event and fate card of the command deck is played."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import engageable, hunt
from tests.lcg.table import Table

from dejarik.kernel.engine import run
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import sacrifice
from dejarik.lcg.rules.values import capacity

OBJECTIVE = "shadows-of-dathomir-45"


def discards(table: Table) -> list[int]:
    """How many cards lie in the discard piles of the two hunters."""
    return [len(table.player(who).discard) for who in ("dark1", "dark2")]


def played(table: Table, event: str, *paying: str) -> Table:
    """The event is played and paid for."""
    return table.choose(f"use:{event}").choose(*paying)


# --- Enhancements -------------------------------------------------------------------------------------


def test_the_hideout_takes_a_card_for_each_facedown_objective_when_an_enemy_objective_falls() -> None:
    table = hunt(
        """
        light enhancements: secret-hideout-486
        light units: red-five-480
        dark1 objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45, shadows-of-dathomir-45
        """,
        up=["rebel-command-469", "dagobah-refuge-467"],
    ).conflict("light")
    table.engage(OBJECTIVE, ["red-five-480"], until="use:secret-hideout-486").choose(
        "use:secret-hideout-486.mill"
    )
    assert table.card("secret-hideout-486").focus == 1
    assert discards(table) == [7, 7]


@pytest.mark.rule("LCGC-TOK-02")
def test_an_exhausted_hideout_does_nothing() -> None:
    table = hunt("""
        light enhancements: secret-hideout-486 focus=1
        light units: red-five-480
        dark1 objectives: shadows-of-dathomir-45 damage=4, shadows-of-dathomir-45, shadows-of-dathomir-45
    """).conflict("light")
    table.engage(OBJECTIVE, ["red-five-480"], until="use:secret-hideout-486")
    assert not table.can("use:secret-hideout-486")


def test_the_command_center_takes_two_focus_tokens_from_a_unit() -> None:
    table = hunt("""
        light enhancements: command-center-487
        light units: rebel-sentry-474 focus=3, x-wing-163
        dark units: darth-vader-35 focus=1
    """).actions("light")
    table.choose("use:command-center-487.ready")
    assert table.options() == ["choose:rebel-sentry-474", "choose:darth-vader-35"]
    table.choose("choose:rebel-sentry-474")
    assert table.card("rebel-sentry-474").focus == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_command_center_is_not_offered_while_all_units_are_ready() -> None:
    table = hunt("""
        light enhancements: command-center-487
        light units: tatooine-sympathizer-476
    """).actions("light")
    assert table.options() == ["use:tatooine-sympathizer-476.draw", "pass"]


ENTRENCHED = """
    light enhancements: entrenched-position-488 on rebel-command-469
    light units: wedge-antilles-484
    dark units: darth-vader-35, emperors-royal-guard-52
"""


def entrenched(target: str = "rebel-command-469") -> Table:
    table = hunt(ENTRENCHED, up=["rebel-command-469"]).conflict("dark")
    attackers = ["darth-vader-35", "emperors-royal-guard-52"]
    return table.engage(target, attackers, ["wedge-antilles-484"], until="use:entrenched")


def test_an_entrenched_position_fires_at_an_attacker_of_its_host() -> None:
    table = entrenched().choose("use:entrenched-position-488.fire").choose("choose:darth-vader-35")
    table.decline()  # nobody protects
    assert table.card("darth-vader-35").damage == 2
    assert table.card("rebel-command-469").focus == 1
    assert not table.can("use:entrenched-position-488")  # its host is exhausted


def test_an_entrenched_position_fires_harder_with_the_edge() -> None:
    table = entrenched().pass_until("defend:").choose("defend:wedge-antilles-484")
    while table.state.the(Engagement).edge < 0:
        table.decline()  # nobody places a card: the defender has the edge
    table.choose("use:entrenched-position-488.fire").choose("choose:darth-vader-35").decline()
    assert table.card("darth-vader-35").damage == 3


def test_an_entrenched_position_is_silent_while_another_objective_is_attacked() -> None:
    assert not entrenched("facedown").can("use:entrenched-position-488")


def test_an_honor_guard_strengthens_its_host_and_moves_on_when_that_one_leaves() -> None:
    table = hunt("""
        light units: rebel-sentry-474 damage=3, bothan-facilitator-475, x-wing-163, tatooine-sympathizer-476
        light enhancements: rebel-honor-guard-489 on rebel-sentry-474
    """).actions("light")
    assert capacity(table.state, table.id("rebel-sentry-474")) == 4
    sacrifice(table.state, table.seat("light"), table.id("rebel-sentry-474"))
    run(table.state)
    table.choose("use:rebel-honor-guard-489.move")
    assert table.options() == [
        "choose:bothan-facilitator-475",
        "choose:tatooine-sympathizer-476",
    ]  # Characters
    table.choose("choose:bothan-facilitator-475")
    assert not table.in_play("rebel-sentry-474")
    assert table.player("light").discard == ["rebel-sentry-474"]
    assert table.card("rebel-honor-guard-489").host == table.id("bothan-facilitator-475")
    assert capacity(table.state, table.id("bothan-facilitator-475")) == 3


@pytest.mark.rule("LCGC-ENH-04")
def test_without_another_character_the_honor_guard_falls_with_its_host() -> None:
    table = hunt("""
        light units: rebel-sentry-474, x-wing-163
        light enhancements: rebel-honor-guard-489 on rebel-sentry-474, command-center-487
        dark units: tie-bomber-148 focus=1
    """).actions("light")
    sacrifice(table.state, table.seat("light"), table.id("rebel-sentry-474"))
    run(table.state)
    assert table.player("light").discard == ["rebel-sentry-474", "rebel-honor-guard-489"]


# --- Events -------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-FACEDOWN-02")
def test_rigged_to_explode_destroys_all_attackers_when_an_objective_is_turned_up() -> None:
    table = hunt("""
        light hand: rigged-to-explode-490
        dark1 units: darth-vader-35, tie-bomber-148, stormtrooper-elite-125 focus=1
    """).conflict("dark")
    table.engage("facedown", ["darth-vader-35", "tie-bomber-148"], until="strike:").choose(
        "strike:tie-bomber-148"
    )
    table.choose("use:rigged-to-explode-490.play").choose(
        "pay:rebel", "pay:dagobah", "pay:the-mines", "pay:the-final"
    )
    assert table.cards_of("dark1", CardType.UNIT) == ["stormtrooper-elite-125"]


def test_rigged_to_explode_does_nothing_outside_engagements() -> None:
    table = (
        hunt("light hand: rigged-to-explode-490, boushh-483").deployment("light").choose("play:boushh-483")
    )
    table.choose("pay:dagobah", "pay:the-mines", "pay:the-final-ship").choose("use:boushh-483.turn-up")
    table.choose("choose:the-ruins-of-alderaan-470").choose("use:the-ruins-of-alderaan-470.mill")
    assert not table.can("use:rigged-to-explode-490")


STRONG = """
    light hand: the-force-is-strong-491
    light units: tatooine-sympathizer-476
    dark1 units: darth-vader-35
    dark1 hand: force-choke-59, tie-bomber-148
    dark2 hand: tie-fighter-149
"""


def strong(picture: str = STRONG) -> Table:
    return played(hunt(picture).actions("light"), "the-force-is-strong-491", "pay:rebel", "pay:dagobah")


def test_the_force_is_strong_returns_an_enemy_unit() -> None:
    table = strong().choose("word:force-is-strong-return")
    assert not table.in_play("darth-vader-35")
    assert table.hand("dark1") == ["darth-vader-35", "force-choke-59", "tie-bomber-148"]


@pytest.mark.rule("LCG-TEXT-02", "LCGC-TIE-04")
def test_the_force_is_strong_takes_a_random_card_from_each_hand() -> None:
    table = strong().choose("word:force-is-strong-discard")
    assert (len(table.hand("dark1")), len(table.hand("dark2"))) == (1, 0)
    assert discards(table) == [1, 1]


def test_the_force_is_strong_takes_three_cards_from_each_deck() -> None:
    assert discards(strong().choose("word:force-is-strong-mill")) == [3, 3]


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_force_is_strong_offers_only_what_can_be_done() -> None:
    table = strong("light hand: the-force-is-strong-491\nlight units: tatooine-sympathizer-476")
    assert discards(table) == [3, 3]  # there is nothing else to do


@pytest.mark.rule("LCGC-ABL-08", "LCGC-EVT-01")
def test_run_luke_run_cancels_an_event_which_stays_paid_and_discarded() -> None:
    table = hunt("""
        light hand: run-luke-run-492
        light units: rebel-sentry-474, tatooine-sympathizer-476
        dark hand: force-choke-59
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:rebel-sentry-474").choose("use:run-luke-run-492")
    table.choose("pay:rebel-command").choose("word:cancelling-discard")
    assert table.card("rebel-sentry-474").damage == 0
    assert table.player("dark").discard == ["force-choke-59"]
    assert table.player("light").discard == ["run-luke-run-492"]


def test_run_luke_run_goes_back_into_the_deck_for_one_resource() -> None:
    table = hunt("""
        light hand: run-luke-run-492
        light only-deck: rebel-sentry-474
        light units: tatooine-sympathizer-476, rebel-sentry-474
        dark hand: force-choke-59
    """).actions("dark")
    table.choose("use:force-choke-59").choose("target:rebel-sentry-474").choose("use:run-luke-run-492")
    table.choose("pay:rebel-command").choose("word:cancelling-shuffle").choose("pay:dagobah-refuge-467")
    assert sorted(table.player("light").command_deck) == ["rebel-sentry-474", "run-luke-run-492"]
    assert table.player("light").discard == []
    assert table.card("dagobah-refuge-467").focus == 1


def test_run_luke_run_cannot_cancel_what_is_forced() -> None:
    table = hunt("""
        light hand: run-luke-run-492
        light units: rebel-sentry-474
        dark2 units: darth-vader-35
        dark1 units: darth-vader-35
        dark enhancements: intimidated-137 on rebel-sentry-474
    """).conflict("dark")
    table.engage("facedown", ["darth-vader-35"], ["rebel-sentry-474"], until="use:run-luke-run-492")
    assert not table.can("use:run-luke-run-492")


@pytest.mark.rule("LCGC-MOVE-07")
def test_premonitions_keep_one_of_three_cards_and_shuffle_themselves_in() -> None:
    table = hunt("""
        light hand: premonitions-of-the-future-493
        light units: tatooine-sympathizer-476
        light only-deck: rebel-sentry-474, red-five-480, r2-d2-481, decoy-wing-482
    """).actions("light")
    table.choose("use:premonitions-of-the-future-493")
    assert table.options() == ["choose:rebel-sentry-474", "choose:red-five-480", "choose:r2-d2-481"]
    table.choose("choose:red-five-480")
    assert table.hand("light") == ["red-five-480"]
    assert sorted(table.player("light").command_deck) == [
        "decoy-wing-482",
        "premonitions-of-the-future-493",
        "r2-d2-481",
        "rebel-sentry-474",
    ]
    assert table.player("light").discard == []


def test_evading_pursuit_swaps_two_facedown_objectives_and_draws() -> None:
    table = hunt("""
        light hand: evading-pursuit-494
        light units: tatooine-sympathizer-476
    """).actions("light")
    played(table, "evading-pursuit-494", "pay:rebel-command")
    table.choose("choose:rebel-command-469", "choose:return-to-tatooine-468")
    assert table.card("rebel-command-469").place == 9
    assert table.card("return-to-tatooine-468").place == 1
    assert len(table.hand("light")) == 1


@pytest.mark.rule("LCGC-PLAY-04")
def test_evading_pursuit_cannot_be_played_in_an_engagement() -> None:
    table = hunt("light hand: evading-pursuit-494\ndark units: darth-vader-35").conflict("dark")
    table.pass_until("engage:")
    assert engageable(table) == [1, 2]
    table.choose("engage:")
    while table.state.find(Engagement) is not None:
        assert not table.can("use:evading-pursuit-494")
        table.decline()


@pytest.mark.rule("LCGC-EDGE-11", "LCGC-EDGE-06")
def test_a_change_of_plan_starts_the_edge_battle_over_and_draws_a_card() -> None:
    table = hunt("""
        light hand: change-of-plan-495, luke-skywalker-92
        light units: wedge-antilles-484
        light only-deck: rebel-sentry-474
        dark units: darth-vader-35
        dark hand: heat-of-battle-169, force-choke-59
    """).conflict("dark")
    table.engage("facedown", ["darth-vader-35"], ["wedge-antilles-484"], until="edge:")
    table.choose("edge:heat-of-battle-169").choose("edge:change-of-plan-495").answer("pass", "pass")
    assert table.card("wedge-antilles-484").damage == 0  # the other fate card has no effect
    assert table.player("light").discard == ["change-of-plan-495"]
    assert table.player("dark").discard == ["heat-of-battle-169"]
    assert table.hand("light") == ["luke-skywalker-92", "rebel-sentry-474"]
    assert table.options() == ["edge:force-choke-59", "pass"]  # from the beginning
