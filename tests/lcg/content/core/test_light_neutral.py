"""Smugglers and Spies, and neutral cards of the light side: every card of the sets 15 and 16 is played."""

from __future__ import annotations

import pytest
from tests.lcg.table import Table

from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.rules.damage import Damaged, DamageMoved
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.values import tactics
from dejarik.lcg.rules.victory import Awarded

# --- 15: Questionable Contacts ------------------------------------------------------------------------

CONTACTS = """
    light objectives: questionable-contacts-69, a-heros-journey-2, a-heros-journey-2
    dark units: darth-vader-35, death-star-trooper-38
"""


@pytest.mark.rule("LCGC-DMG-06", "LCGC-ABL-04", "LCGC-ABL-06")
def test_questionable_contacts_take_a_damage_to_move_one_to_an_enemy() -> None:
    table = Table(CONTACTS + "light units: luke-skywalker-92 damage=2").refresh("light")
    table.choose("use:questionable-contacts-69.shift").choose("target:death-star-trooper-38")
    assert table.card("questionable-contacts-69").damage == 1
    contacts = table.id("questionable-contacts-69")
    told = [(event.card, event.amount, event.strike) for event in table.happened(Damaged)]
    assert told == [(contacts, 1, False)]
    assert table.card("luke-skywalker-92").damage == 1
    assert not table.in_play("death-star-trooper-38")


@pytest.mark.rule("LCGC-PLAY-05")
def test_questionable_contacts_need_a_damaged_friendly_unit() -> None:
    table = Table(CONTACTS + "light units: luke-skywalker-92").refresh("light")
    assert not table.can("use:questionable-contacts-69")


@pytest.mark.rule("LCGC-ABL-04")
def test_nothing_prevents_the_damage_that_questionable_contacts_pay_with() -> None:
    table = Table(
        CONTACTS + "light units: luke-skywalker-92 damage=2\nlight hand: it-could-be-worse-81"
    ).refresh("light")
    table.choose("use:questionable-contacts-69.shift")
    assert table.can("target:darth-vader-35")  # nobody was asked whether it could be worse
    assert table.card("questionable-contacts-69").damage == 1


@pytest.mark.rule("LCGC-DMG-01", "LCGC-TIM-01")
def test_questionable_contacts_may_fall_for_what_they_do() -> None:
    picture = CONTACTS.replace("questionable-contacts-69", "questionable-contacts-69 damage=4")
    table = Table(picture + "light units: luke-skywalker-92 damage=2").refresh("light")
    table.choose("use:questionable-contacts-69.shift").choose("target:darth-vader-35")
    assert table.card("darth-vader-35").damage == 1
    assert table.player("dark").victory == ["questionable-contacts-69"]
    order = [type(event) for event in table.events if isinstance(event, (Awarded, DamageMoved))]
    assert order == [Awarded, DamageMoved]  # the price is paid, and what comes of that, before the effect


@pytest.mark.rule("LCGC-TEAM-17", "LCG-TEXT-04")
def test_questionable_contacts_may_help_a_unit_of_a_teammate() -> None:
    table = Table(
        CONTACTS.replace("light ", "light1 ").replace("dark ", "dark1 ") + "light2 units: yoda-166 damage=1",
        format="2v2",
    ).refresh("light")
    table.choose("use:questionable-contacts-69.shift").choose("target:darth-vader-35")
    assert table.card("yoda-166").damage == 0
    assert table.card("darth-vader-35").damage == 1


@pytest.mark.rule("LCGC-ENG-06")
def test_han_solo_shoots_first_as_an_attacker() -> None:
    table = Table("""
        light units: han-solo-64
        dark objectives: shadows-of-dathomir-45
        dark units: death-star-trooper-38, darth-vader-35 focus=1
    """).conflict("light")
    table.engage("shadows-of-dathomir-45", ["han-solo-64"], until="use:han-solo-64")
    table.choose("use:han-solo-64.shoot-first").choose("target:darth-vader-35")
    assert table.card("darth-vader-35").damage == 1


def test_han_solo_shoots_first_as_a_defender() -> None:
    table = Table("""
        light objectives: jedi-training-86
        light units: han-solo-64
        dark units: death-star-trooper-38
    """).conflict("dark")
    table.engage("jedi-training-86", ["death-star-trooper-38"], ["han-solo-64"], until="use:han-solo-64")
    table.choose("use:han-solo-64.shoot-first")
    assert not table.in_play("death-star-trooper-38")


def test_swindled_returns_a_unit_that_costs_2_or_less() -> None:
    table = Table("""
        light affiliation: smugglers-and-spies
        light hand: swindled-130
        dark units: darth-vader-35, kuati-security-team-136
        light units: twilek-loyalist-15
    """).actions("dark")
    table.play("swindled-130")
    assert table.options() == ["target:kuati-security-team-136", "target:twilek-loyalist-15"]
    table.choose("target:kuati-security-team-136")
    assert table.hand("dark") == ["kuati-security-team-136"]


CROSSFIRE = """
    light units: jedi-in-hiding-84
    light hand: crossfire-29
    dark objectives: the-heart-of-the-empire-142
    dark units: darth-vader-35
"""


@pytest.mark.rule("LCGC-CARD-10", "LCGC-TIM-08")
@pytest.mark.parametrize(
    ("icon", "damage", "focus"), [("blast-damage", 3, 0), ("tactics", 2, 1), ("unit-damage", 2, 0)]
)
def test_crossfire_adds_an_icon_of_the_named_type_for_one_strike(icon: str, damage: int, focus: int) -> None:
    table = Table(CROSSFIRE).conflict("light")
    table.engage("the-heart-of-the-empire-142", ["jedi-in-hiding-84"], until="use:crossfire-29")
    table.play("crossfire-29").choose(f"word:crossfire-{icon}")
    while table.state.find(Engagement) is not None:
        table.decline()
        assert table.card("darth-vader-35").focus <= focus
    # Blast of the strike with the edge, and the reward; what is named comes on top.
    assert table.card("the-heart-of-the-empire-142").damage == damage
    assert tactics(table.state, table.id("jedi-in-hiding-84")) == 0


# --- 16: Rumors at the Cantina ------------------------------------------------------------------------


@pytest.mark.rule("LCGC-RES-05")
def test_rumors_at_the_cantina_waive_the_resource_match() -> None:
    picture = """
        light affiliation: rebel-alliance
        light hand: jedi-in-hiding-84
        light objectives: {}, hit-and-run-68
    """
    table = Table(picture.format("rumors-at-the-cantina-121")).deployment("light")
    table.play("jedi-in-hiding-84")
    assert table.in_play("jedi-in-hiding-84")
    assert not Table(picture.format("hit-and-run-68")).deployment("light").can("play:jedi-in-hiding-84")


def test_rumors_at_the_cantina_are_no_help_to_a_teammate() -> None:
    table = Table(
        """
        light1 objectives: rumors-at-the-cantina-121
        light2 affiliation: rebel-alliance
        light2 objectives: hit-and-run-68, hit-and-run-68
        light2 hand: jedi-in-hiding-84
    """,
        format="2v2",
    ).deployment("light")
    assert not table.can("play:jedi-in-hiding-84")


SYMPATHIZERS = """
    light affiliation: rebel-alliance
    light objectives: hit-and-run-68
    light units: rebel-sympathizer-111, rebel-sympathizer-111
    light hand: jedi-in-hiding-84, twilek-loyalist-15
"""


@pytest.mark.rule("LCGC-RES-05", "LCGC-RES-09")
def test_a_rebel_sympathizer_makes_the_next_card_cheaper_and_match() -> None:
    table = Table(SYMPATHIZERS).deployment("light")
    assert not table.can("play:")
    table.choose("use:rebel-sympathizer-111.help")
    assert table.can("play:twilek-loyalist-15")
    table.play("jedi-in-hiding-84")
    assert table.in_play("jedi-in-hiding-84")
    assert not table.can("play:twilek-loyalist-15")  # only the next card


def test_two_sympathizers_help_the_same_card() -> None:
    table = Table(SYMPATHIZERS).deployment("light")
    table.choose("use:rebel-sympathizer-111.help").choose("use:rebel-sympathizer-111.help")
    table.play("jedi-in-hiding-84")
    assert table.card("hit-and-run-68").focus == 0
    assert table.in_play("jedi-in-hiding-84")


def test_the_help_of_a_sympathizer_counts_for_an_event_too() -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light units: rebel-sympathizer-111
        light hand: it-binds-all-things-80
    """).actions("dark")
    table.choose("use:rebel-sympathizer-111.help").play("it-binds-all-things-80")
    assert all(card.focus == 0 for card in table.state.cards.values())  # it cost nothing
    assert table.state.modifiers == []


@pytest.mark.rule("LCGC-TIM-08")
def test_the_help_of_a_sympathizer_ends_with_the_phase() -> None:
    table = Table(SYMPATHIZERS).deployment("light")
    table.choose("use:rebel-sympathizer-111.help")
    assert len(table.state.modifiers) == 2
    table.choose("pass")
    assert table.state.modifiers == []


@pytest.mark.rule("LCGC-PLAY-05")
def test_without_a_card_to_play_a_sympathizer_can_t_help() -> None:
    table = Table("""
        light units: rebel-sympathizer-111
        light hand: twist-of-fate-157
    """).actions("light")
    assert not table.can("use:rebel-sympathizer-111")


@pytest.mark.rule("LCGC-PLAY-05", "LCGC-RES-07")
@pytest.mark.parametrize(("hand", "helps"), [("rebel-trooper-112", False), ("twilek-loyalist-15", True)])
def test_for_a_card_that_costs_nothing_a_sympathizer_can_t_help(hand: str, helps: bool) -> None:
    table = Table(f"light units: rebel-sympathizer-111\nlight hand: {hand}").actions("light")
    assert table.can("use:rebel-sympathizer-111") is helps


@pytest.mark.rule("LCGC-RES-05", "LCGC-RES-06")
def test_common_ground_makes_its_host_match_every_affiliation() -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light objectives: hit-and-run-68
        light enhancements: common-ground-23 on hit-and-run-68
        light hand: jedi-in-hiding-84
    """).deployment("light")
    table.play("jedi-in-hiding-84")
    assert table.in_play("jedi-in-hiding-84")


RESCUE = """
    light hand: rescue-mission-117
    dark objectives: shadows-of-dathomir-45, imperial-command-73
    light captured: luke-skywalker-92 under shadows-of-dathomir-45, yub-yub-168 under imperial-command-73
"""


@pytest.mark.rule("LCGC-CAP-03", "LCGC-CAP-04")
def test_a_rescue_mission_frees_a_captured_unit_straight_into_play() -> None:
    table = Table(RESCUE).actions("dark")
    table.play("rescue-mission-117")
    assert table.options() == ["choose:facedown", "choose:facedown"]  # nobody told their owner which they are
    first, second = (option.value for option in table.asked.options)
    table.choose(f"choose:facedown#{first}").choose("choose:luke-skywalker-92")
    assert table.in_play("luke-skywalker-92")
    assert table.hand("light") == []
    assert table.captured("imperial-command-73") == ["yub-yub-168"]
    assert second in table.state.cards


def test_a_rescued_unit_may_stay_in_hand() -> None:
    table = Table(RESCUE).actions("dark")
    table.play("rescue-mission-117").choose("choose:facedown").choose("none")
    assert table.hand("light") == ["luke-skywalker-92"]


@pytest.mark.rule("LCGC-CAP-05", "LCGC-KW-12")
def test_a_rescued_card_goes_to_the_hand_when_it_can_t_enter_play() -> None:
    table = Table(RESCUE + "light units: luke-skywalker-92").actions("dark")
    table.play("rescue-mission-117").choose("choose:facedown")
    assert table.hand("light") == ["luke-skywalker-92"]


@pytest.mark.rule("LCGC-TEAM-17")
def test_a_unit_rescued_for_a_teammate_enters_play_under_its_owners_control() -> None:
    table = Table(
        """
        light1 hand: rescue-mission-117
        dark1 objectives: shadows-of-dathomir-45
        light2 captured: luke-skywalker-92 under shadows-of-dathomir-45
    """,
        format="2v2",
    ).actions("dark")
    table.play("rescue-mission-117")
    assert table.asked.seat == table.seat("light1")
    table.choose("choose:luke-skywalker-92")
    assert table.cards_of("light2", CardType.UNIT) == ["luke-skywalker-92"]


def test_without_captives_there_is_no_rescue_mission() -> None:
    assert not Table("light hand: rescue-mission-117").actions("light").can("use:rescue-mission-117")


@pytest.mark.rule("LCGC-DMG-04")
def test_it_could_be_worse_lessens_damage_to_a_unit_or_objective() -> None:
    table = Table("""
        light affiliation: rebel-alliance
        light hand: it-could-be-worse-81, rebel-assault-108
        dark objectives: shadows-of-dathomir-45
    """).actions("dark")
    table.play("rebel-assault-108").play("it-could-be-worse-81")
    assert table.card("shadows-of-dathomir-45").damage == 1


def test_damage_that_is_lessened_to_nothing_never_happens() -> None:
    table = Table("""
        dark hand: force-choke-59
        light units: twilek-loyalist-15
        light hand: it-could-be-worse-81, it-could-be-worse-81
    """).actions("dark")
    table.play("force-choke-59").play("it-could-be-worse-81")
    assert table.in_play("twilek-loyalist-15")
    assert not table.can("use:it-could-be-worse-81")


def test_damage_on_the_dial_could_not_be_worse() -> None:
    table = Table("""
        light units: red-five-113
        light enhancements: trench-run-150 on death-star-dial
        light hand: it-could-be-worse-81
    """).conflict("light")
    table.engage("death-star-dial", ["red-five-113"], until="use:it-could-be-worse-81")
    assert table.card("death-star-dial").damage == 4
