"""The Hunt for Skywalker: every unit of the command deck is played."""

from __future__ import annotations

import pytest
from tests.lcg.hunt import hunt, is_facedown
from tests.lcg.table import Table

from dejarik.kernel import view
from dejarik.lcg.content.definitions import is_complete
from dejarik.lcg.facts.cards import Challenge
from dejarik.lcg.facts.library import all_cards
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.zones import CameFrom

OBJECTIVE = "shadows-of-dathomir-45"


def discards(table: Table) -> list[int]:
    """How many cards lie in the discard piles of the two hunters."""
    return [len(table.player(who).discard) for who in ("dark1", "dark2")]


def test_every_card_of_the_deck_is_written() -> None:
    deck = [card for card in all_cards() if card.challenge is Challenge.SKYWALKER]
    assert len(deck) == 32
    assert all(is_complete(card.id) for card in deck)


# --- Bothan Facilitator -------------------------------------------------------------------------------

SPYING = """
    light units: bothan-facilitator-475
    dark1 hand: force-choke-59, tie-bomber-148
    dark2 hand: tie-fighter-149
    dark2 reserve: force-lightning-60
"""


def spying(picture: str) -> Table:
    return hunt(picture).conflict("light").engage(OBJECTIVE, ["bothan-facilitator-475"], until="use:bothan")


@pytest.mark.rule("LCG-TEXT-02", "LCG-TEXT-03", "LCG-RESERVE-09")
def test_the_facilitator_discards_a_card_of_each_opponents_hand_or_common_reserve() -> None:
    table = spying(SPYING).choose("use:bothan-facilitator-475.spy")
    assert table.options() == ["choose:force-choke-59", "choose:tie-bomber-148"]
    table.choose("choose:force-choke-59")
    assert table.options() == ["choose:tie-fighter-149", "choose:force-lightning-60"]
    table.choose("choose:force-lightning-60")
    assert table.hand("dark1") == ["tie-bomber-148"]
    assert table.hand("dark2") == ["tie-fighter-149"]
    assert table.player("dark1").discard == ["force-choke-59"]
    assert table.player("dark2").discard == ["force-lightning-60"]


def test_all_hands_are_seen_before_the_first_choice_and_by_the_light_player_alone() -> None:
    table = spying(SPYING).choose("use:bothan-facilitator-475.spy")
    shown = str(view(table.state, table.seat("light"))["state"]["stack"])
    assert "force-lightning-60" in shown
    assert "force-choke-59" in shown
    assert "force-lightning-60" not in str(view(table.state, None))


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_facilitator_does_nothing_about_empty_hands() -> None:
    assert not spying("light units: bothan-facilitator-475").can("use:bothan-facilitator-475")


# --- Tatooine Sympathizer -----------------------------------------------------------------------------


@pytest.mark.parametrize(("balance", "count"), [("light", 2), ("dark", 1)])
def test_the_sympathizer_draws_one_card_or_two_with_the_balance_light(balance: str, count: int) -> None:
    table = hunt(f"balance: {balance}\nlight units: tatooine-sympathizer-476").actions("light")
    table.choose("use:tatooine-sympathizer-476.draw")
    assert len(table.hand("light")) == count
    assert table.card("tatooine-sympathizer-476").focus == 1


@pytest.mark.rule("LCGC-PLAY-05")
def test_the_sympathizer_draws_nothing_from_an_empty_deck() -> None:
    table = hunt("light only-deck: \nlight units: tatooine-sympathizer-476").actions("light")
    assert table.over or not table.can("use:tatooine-sympathizer-476")


# --- Rogue Squadron Backup, SpecForces Commando, Red Five ----------------------------------------------


@pytest.mark.parametrize("dark", [2, 3])
def test_rogue_squadron_backup_takes_two_cards_from_the_defender_for_each_hunter(dark: int) -> None:
    table = hunt("light units: rogue-squadron-backup-477", dark=dark).conflict("light")
    table.engage(OBJECTIVE, ["rogue-squadron-backup-477"], until="use:")
    table.choose("use:rogue-squadron-backup-477.mill")
    assert discards(table) == [2 * dark, 0]


def test_rogue_squadron_backup_takes_nothing_while_it_defends() -> None:
    table = hunt("light units: rogue-squadron-backup-477\ndark units: darth-vader-35").conflict("dark")
    table.engage("facedown", ["darth-vader-35"], ["rogue-squadron-backup-477"], until="use:rogue")
    assert not table.can("use:rogue")
    assert discards(table) == [0, 0]


@pytest.mark.rule("LCGC-DMG-01")
def test_the_commandos_damage_to_a_unit_empties_every_opponents_deck() -> None:
    table = hunt("light units: specforces-commando-478\ndark1 units: darth-vader-35 focus=1, tie-bomber-148")
    table.conflict("light").engage(
        OBJECTIVE, ["specforces-commando-478"], ["tie-bomber-148"], until="use:specforces"
    )
    table.choose("use:specforces-commando-478.mill")
    # 3 damage were dealt although 1 was enough. The bomber lies in the first pile, too.
    assert discards(table) == [4, 3]


def test_damage_by_others_does_not_concern_the_commando() -> None:
    table = hunt("light units: specforces-commando-478, x-wing-163\ndark1 units: darth-vader-35").conflict(
        "light"
    )
    table.engage(OBJECTIVE, ["x-wing-163"], ["darth-vader-35"], until="use:specforces")
    assert not table.can("use:specforces")


def test_red_fives_damage_to_an_objective_empties_every_opponents_deck() -> None:
    table = hunt("light units: red-five-480").conflict("light")
    table.engage(OBJECTIVE, ["red-five-480"], until="use:red-five-480").choose("use:red-five-480.mill")
    assert discards(table) == [4, 4]


def test_the_damage_for_an_unopposed_attack_is_not_red_fives() -> None:
    table = hunt("light units: red-five-480").conflict("light")
    table.engage(OBJECTIVE, ["red-five-480"], until="use:red-five-480").choose("pass").settle()
    assert discards(table) == [0, 0]


# --- Wedge Antilles -----------------------------------------------------------------------------------


def test_wedge_takes_one_card_more_for_each_opponent_and_none_for_his_own() -> None:
    table = hunt("light units: wedge-antilles-484 focus=1, red-five-480").conflict("light")
    table.engage(OBJECTIVE, ["red-five-480"], until="use:red-five-480").choose("use:red-five-480.mill")
    table.choose("use:wedge-antilles-484").choose("use:wedge-antilles-484")
    assert discards(table) == [5, 5]
    assert not table.can("use:wedge-antilles-484")


def test_the_balance_of_the_force_is_no_cards_effect() -> None:
    table = hunt("light units: wedge-antilles-484\nbalance: light").turn("light")
    assert not table.can("use:wedge-antilles-484")
    assert discards(table) == [1, 1]


# --- Rebel Ambush Team --------------------------------------------------------------------------------


@pytest.mark.rule("LCGC-ENG-08")
def test_the_ambush_team_joins_the_defence_and_damages_an_attacker() -> None:
    table = hunt("""
        light hand: rebel-ambush-team-479
        light units: rebel-sentry-474
        dark units: darth-vader-35, death-star-trooper-38
    """).conflict("dark")
    table.engage("facedown", ["darth-vader-35", "death-star-trooper-38"], until="use:rebel-ambush-team-479")
    assert table.options().count("use:rebel-ambush-team-479.ambush") == 1
    table.choose("use:rebel-ambush-team-479.ambush").choose("choose:darth-vader-35")
    assert table.card("darth-vader-35").damage == 2
    assert [(event.zone, event.key) for event in table.happened(CameFrom)] == [
        ("hand", "rebel-ambush-team-479")
    ]
    assert table.state.the(Engagement).defenders == [table.id("rebel-ambush-team-479")]
    table.pass_until("defend:").choose("defend:rebel-sentry-474")
    assert table.state.the(Engagement).defenders == [
        table.id("rebel-ambush-team-479"),
        table.id("rebel-sentry-474"),
    ]


def test_the_ambush_team_also_comes_from_under_an_objective() -> None:
    table = hunt("""
        light support: rebel-ambush-team-479 under rebel-command-469
        dark units: darth-vader-35
    """).conflict("dark")
    table.engage("facedown", ["darth-vader-35"], until="use:").choose("use:rebel-ambush-team-479.ambush")
    assert table.in_play("rebel-ambush-team-479")


def test_the_ambush_team_does_not_come_for_an_attack_of_its_own_player() -> None:
    table = hunt("light hand: rebel-ambush-team-479\nlight units: x-wing-163").conflict("light")
    table.engage(OBJECTIVE, ["x-wing-163"], until="use:")
    assert not table.can("use:rebel-ambush-team-479")


# --- "Boushh" -----------------------------------------------------------------------------------------


def test_boushh_turns_an_objective_up_when_she_arrives() -> None:
    table = hunt("light hand: boushh-483").deployment("light").choose("play:boushh-483")
    table.choose("pay:dagobah", "pay:the-mines", "pay:the-final-ship").choose("use:boushh-483.turn-up")
    table.choose("choose:the-ruins-of-alderaan-470")
    assert not is_facedown(table, "the-ruins-of-alderaan-470")


def test_boushh_is_discarded_when_leia_arrives() -> None:
    table = hunt("light units: boushh-483\nlight support: leia-organa-88 under rebel-command-469")
    table.deployment("light").choose("play:leia-organa-88")
    table.choose("pay:dagobah", "pay:the-mines")
    assert not table.in_play("boushh-483")
    assert table.player("light").discard == ["boushh-483"]


def test_boushh_does_not_stay_beside_leia() -> None:
    table = (
        hunt("light units: leia-organa-88\nlight hand: boushh-483")
        .deployment("light")
        .choose("play:boushh-483")
    )
    table.choose("pay:dagobah", "pay:the-mines", "pay:the-final-ship")
    assert not table.in_play("boushh-483")


# --- Units that say nothing beyond their keywords -------------------------------------------------------


@pytest.mark.rule("LCGC-KW-03")
def test_a_rebel_sentry_shields_the_facedown_objective_it_defends() -> None:
    table = hunt("light units: rebel-sentry-474\ndark units: dark-side-apprentice-33").conflict("dark")
    table.engage("facedown", ["dark-side-apprentice-33"], ["rebel-sentry-474"], until="shield:")
    assert table.options() == ["shield:rebel-sentry-474", "shield:rebel-command-469", "none"]


@pytest.mark.rule("LCGC-KW-08")
def test_r2_d2_pays_for_support_cards_of_any_affiliation() -> None:
    table = hunt("light units: r2-d2-481\nlight support: jedi-in-hiding-84 under rebel-command-469")
    table.deployment("light").choose("play:jedi-in-hiding-84").choose("pay:r2-d2-481", "pay:r2-d2-481")
    assert table.in_play("jedi-in-hiding-84")
    assert table.card("r2-d2-481").focus == 2
