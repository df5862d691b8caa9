"""The Agenda cards of the base game: what they do in a mission."""

from __future__ import annotations

import pytest
from tests.assault.campaign.agendas.scene import (
    deploy,
    has_played,
    held,
    is_depleted,
    plot,
    reinforce,
    wound,
)
from tests.assault.campaign.field import Field
from tests.assault.campaign.imperial.scene import HIT, fight_on, until
from tests.assault.content.rolls import black, blue, green, red, white, yellow
from tests.assault.skirmish.heard import story

from dejarik.assault.campaign.rules.deploying import OptionalDeployment
from dejarik.assault.campaign.rules.open_groups import OpenGroupsChosen
from dejarik.assault.campaign.rules.prices import deployment_cost, reinforcement_cost
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack.reports import ResultsModified
from dejarik.assault.rules.events import MissionBegins, RoundBegins, RoundEnds
from dejarik.assault.rules.figures.damage import defeat
from dejarik.assault.rules.values import attacks_freely, health, speed

INFORMANTS = "agents-of-the-empire-imperial-informants"
BOUNTY = "for-the-right-price-high-value-target"
HIRED = "for-the-right-price-hired-help"
FIRE = "imperial-discipline-fire-at-will"
DOOM = "imperial-discipline-impending-doom"
MANOEUVRE = "imperial-discipline-tactical-maneuvering"
PROTOCOL = "imperial-industry-interrogation-protocol"
SUPPLIES = "imperial-industry-restorative-supplies"
ENFORCERS = "imperial-security-bureau-isb-enforcers"
OPERATIVE = "imperial-security-bureau-imperial-operative"
AFFAIRS = "imperial-security-bureau-internal-affairs"
DARK_POWER = "lord-vaders-command-a-dark-power"
WISH = "lord-vaders-command-as-you-wish"
EXPLOSIVES = "retaliation-tactical-explosives"
WEAKNESS = "retaliation-weakness-revealed"
VADER = "darth-vader-lord-of-the-sith"


@pytest.mark.rule("CORE-AGENDA-02")
def test_informants_raise_threat_by_the_threat_level_at_the_end_of_a_round_and_are_used_then() -> None:
    table = plot("A.d", INFORMANTS, threat=1, A="stormtrooper")
    table.occur(RoundEnds(round=1))
    assert table.decision.seat == 0
    table.choose(f"use:{INFORMANTS}")
    assert (table.state.threat, has_played(table, INFORMANTS)) == (3, True)
    assert table.occur(RoundEnds(round=1)).is_idle


@pytest.mark.rule("CORE-AGENDA-02")
def test_an_agenda_that_is_not_played_stays_in_the_hand_and_is_not_for_another_moment() -> None:
    table = plot("A.d", INFORMANTS, A="stormtrooper")
    assert table.occur(RoundBegins(round=1)).is_idle
    table.occur(RoundEnds(round=1)).choose("pass")
    assert (table.state.threat, held(table), empire(table.state).played) == (0, [INFORMANTS], [])


@pytest.mark.rule("CORE-WOUND-01")
def test_a_high_value_target_raises_threat_once_when_a_hero_is_defeated() -> None:
    table = plot("A.d", BOUNTY, A="stormtrooper")
    wound(table, "d").choose(f"use:{BOUNTY}")
    assert (table.state.threat, is_depleted(table, BOUNTY)) == (2, True)
    assert wound(table, "d").is_idle, "depleted, although the hero withdraws"


def test_a_high_value_target_is_also_there_when_a_wounded_hero_withdraws_but_for_nobody_else() -> None:
    table = plot("A.d", BOUNTY, A="stormtrooper")
    wound(table, "d").choose("pass")
    wound(table, "d").choose(f"use:{BOUNTY}")
    assert table.state.threat == 2
    table = plot("A.d", BOUNTY, A="stormtrooper")
    table.state.__dict__.pop("decision_", None)
    defeat(table.state, table.figure("A"), 1)
    assert table.push().is_idle


def test_hired_help_makes_hunters_cheaper_for_the_whole_mission() -> None:
    table = plot("A.d", HIRED, influence=1, A="stormtrooper")
    table.occur(OpenGroupsChosen()).choose(f"use:{HIRED}")
    state = table.state
    assert (empire(state).influence, has_played(table, HIRED)) == (0, True)
    assert [deployment_cost(state, card) for card in ("trandoshan-hunter", "stormtrooper")] == [5, 6]
    assert [reinforcement_cost(state, card) for card in ("trandoshan-hunter", "stormtrooper")] == [2, 2]


def test_hired_help_is_played_for_influence_alone() -> None:
    table = plot("A.d", HIRED, A="stormtrooper")
    assert table.occur(OpenGroupsChosen()).is_idle
    assert deployment_cost(table.state, "trandoshan-hunter") == 7
    assert reinforcement_cost(table.state, "trandoshan-hunter") == 3


def test_fire_at_will_is_an_attack_of_a_trooper_with_a_surge_after_any_activation() -> None:
    table = plot("BA.d", FIRE, A="stormtrooper", B="imperial-officer")
    table.roll(HIT).activate("d").choose("end", f"use:{FIRE}")
    fight_on(table)
    assert table.damage("d") == 2
    assert is_depleted(table, FIRE)
    assert table.activate("d").choose("end").is_idle


def test_the_surge_of_fire_at_will_can_be_spent() -> None:
    table = plot("A.d", FIRE, A="stormtrooper")
    table.roll(HIT).activate("A").choose("end", f"use:{FIRE}")
    until(table, "surge:")
    assert table.attack.surges_left == 1


def test_fire_at_will_needs_a_trooper_with_somebody_to_attack() -> None:
    assert plot("A.d", FIRE, A="imperial-officer").activate("d").choose("end").is_idle
    assert plot("| A | d |", FIRE, A="stormtrooper").activate("d").choose("end").is_idle


def test_impending_doom_focuses_up_to_two_figures_when_a_hero_is_wounded() -> None:
    table = plot("ABC.d", DOOM, A="stormtrooper", B="stormtrooper", C="stormtrooper").give(
        "C", Condition.FOCUSED
    )
    wound(table, "d").choose(f"use:{DOOM}")
    assert len(table.offers("choose:")) == 2, "who is focused is left out"
    table.pick("A").pick("B")
    assert [table.has(letter, Condition.FOCUSED) for letter in "ABC"] == [True, True, True]
    assert table.is_idle
    assert has_played(table, DOOM)


def test_impending_doom_may_focus_one_alone_and_is_not_for_a_hero_who_withdraws() -> None:
    table = plot("AB.d", DOOM, A="stormtrooper", B="stormtrooper")
    wound(table, "d").choose(f"use:{DOOM}").pick("A").choose("decline")
    assert [table.has(letter, Condition.FOCUSED) for letter in "AB"] == [True, False]
    table = plot("A.d", DOOM, A="stormtrooper")
    wound(table, "d").choose("pass")
    assert wound(table, "d").is_idle


def test_tactical_maneuvering_lets_up_to_three_figures_perform_a_move() -> None:
    table = plot(
        """
        | A   .   . |
        | B   .   . |
        | C   .   d |
        | D   .   . |
        """,
        MANOEUVRE,
        A="stormtrooper",
        B="stormtrooper",
        C="stormtrooper",
        D="stormtrooper",
    )
    table.occur(RoundEnds(round=1)).choose(f"use:{MANOEUVRE}")
    for letter, space in (("A", "B1"), ("B", "B2"), ("C", "B3")):
        table.pick(letter).choose(f"go:{space}", "stop")
    assert [table.space(letter) for letter in "ABCD"] == ["B1", "B2", "B3", "A4"]
    assert table.is_idle
    assert has_played(table, MANOEUVRE)


def test_tactical_maneuvering_needs_somebody_who_can_go() -> None:
    table = plot("A.d", MANOEUVRE, A="stormtrooper").give("A", Condition.STUNNED)
    assert table.occur(RoundEnds(round=1)).is_idle


def test_an_interrogation_strains_stuns_and_bleeds_whom_a_droid_has_hurt() -> None:
    table = plot("A.d", PROTOCOL, A="probe-droid")
    table.roll([blue(2, damage=1), red(2), white(block=1)]).attack_with("A", "d")  # it adds 1 damage itself
    until(table, f"use:{PROTOCOL}").choose(f"use:{PROTOCOL}")
    assert (table.damage("d"), table.strain("d")) == (3, 1)
    assert (table.has("d", Condition.STUNNED), table.has("d", Condition.BLEEDING)) == (True, True)
    assert has_played(table, PROTOCOL)


def test_an_interrogation_is_not_for_who_took_no_damage_nor_for_other_attackers() -> None:
    table = plot("A.d", PROTOCOL, A="probe-droid")
    table.roll([blue(2, damage=1), red(1), white(dodge=1)]).attack_with("A", "d")
    fight_on(table)
    assert table.is_idle
    table = plot("A.d", PROTOCOL, A="stormtrooper")
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert (table.damage("d"), table.is_idle) == (2, True)


def test_restorative_supplies_heal_as_much_as_two_red_dice_show() -> None:
    table = plot("AB.d", SUPPLIES, A="royal-guard", B="stormtrooper")
    table.hurt("A", 6).roll([red(2), red(3)])
    table.occur(RoundEnds(round=1)).choose(f"use:{SUPPLIES}")
    assert (table.damage("A"), is_depleted(table, SUPPLIES)) == (1, True)


def test_restorative_supplies_need_somebody_hurt() -> None:
    table = plot("A.d", SUPPLIES, A="royal-guard").hurt("d", 3)
    assert table.occur(RoundEnds(round=1)).is_idle


def test_isb_enforcers_let_a_new_group_of_stormtroopers_attack_with_both_actions() -> None:
    table = plot("....A.d", ENFORCERS, A="stormtrooper")
    deploy(table, "stormtrooper")
    table.choose(f"use:{ENFORCERS}")
    group = max(table.state.groups)
    new = [figure.id for figure in table.state.figures.values() if figure.group == group]
    assert [attacks_freely(table.state, id) for id in new] == [True] * 3
    assert not attacks_freely(table.state, table.id("A"))
    assert table.state.attached == {group: [ENFORCERS]}
    assert has_played(table, ENFORCERS)


@pytest.mark.rule("CORE-DEPLOY-10")
def test_isb_enforcers_count_for_a_reinforcement_and_go_with_the_group() -> None:
    table = plot("....A.d", ENFORCERS, A="stormtrooper")
    first, second, third = deploy(table, "stormtrooper")
    table.choose(f"use:{ENFORCERS}")
    for figure in (second, third):
        defeat(table.state, figure, 1)
        table.push()
    new = reinforce(table, first.group)
    assert attacks_freely(table.state, new.id)
    for figure in (first, new):
        defeat(table.state, figure, 1)
        table.push()
    assert table.state.attached == {}
    assert empire(table.state).attachments == [], "an agenda does not come back"
    assert has_played(table, ENFORCERS)


def test_isb_enforcers_are_stormtroopers() -> None:
    table = plot("....A.d", ENFORCERS, A="stormtrooper")
    deploy(table, "imperial-officer")
    assert table.is_idle
    assert held(table) == [ENFORCERS]


def test_an_operative_is_quick_and_tough_and_focused_in_each_activation() -> None:
    table = plot("..A.d", OPERATIVE, A="stormtrooper")
    (officer,) = deploy(table, "imperial-officer")
    table.choose(f"use:{OPERATIVE}")
    assert (speed(table.state, officer.id), health(table.state, officer.id)) == (5, 6)
    assert Condition.FOCUSED not in officer.conditions
    table._ids["O"] = officer.id
    table.activate("O")
    assert table.has("O", Condition.FOCUSED)


def test_an_operative_is_an_officer() -> None:
    table = plot("..A.d", OPERATIVE, A="imperial-officer")
    deploy(table, "probe-droid")
    assert table.is_idle
    assert (speed(table.state, table.id("A")), health(table.state, table.id("A"))) == (4, 3)


def test_internal_affairs_add_an_officer_to_the_hand_after_the_set_up() -> None:
    table = plot("A.d", AFFAIRS, A="stormtrooper")
    table.occur(MissionBegins())
    assert empire(table.state).hand == ["imperial-officer"]
    assert story(table)[-1] == "  Imperial Officer comes to the Imperial hand."
    table.occur(RoundBegins(round=1))
    assert empire(table.state).hand == ["imperial-officer"], "once"


def deploys(threat: int) -> Field:
    """An optional deployment with a Dark Power, Royal Guards (8) and an AT-ST (14) in the hand."""
    field = Field("trespass", agendas=[DARK_POWER])
    empire(field.state).hand = ["royal-guard", "at-st-elite"]
    field.state.threat = threat
    return field.push(OptionalDeployment())


@pytest.mark.usefixtures("lenient")
def test_a_dark_power_makes_one_group_cheaper_by_five() -> None:
    field = deploys(threat=4)
    assert field.offers("deploy:") == []
    field.choose(f"use:{DARK_POWER}.a-dark-power")
    field.choose(field.offers("point")[0])
    assert (field.state.threat, has_played(field, DARK_POWER)) == (1, True)
    assert empire(field.state).hand == ["at-st-elite"]
    while field.offers("place"):
        field.choose(field.options[0])
    assert field.offers("deploy:") == [], "one group alone"


@pytest.mark.usefixtures("lenient")
def test_a_dark_power_is_offered_when_a_group_can_be_paid_with_it() -> None:
    assert deploys(threat=2).offers("use:") == []
    field = deploys(threat=9).choose(f"use:{DARK_POWER}.a-dark-power")
    assert field.offers("deploy:") == ["deploy:royal-guard", "deploy:at-st-elite"]


def test_as_you_wish_adds_vader_to_the_hand() -> None:
    table = plot("A.d", WISH, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose(f"use:{WISH}")
    assert (empire(table.state).hand, has_played(table, WISH)) == ([VADER], True)
    assert story(table)[1:] == ["Player 1 uses As You Wish.", "  Darth Vader comes to the Imperial hand."]


def test_there_is_one_vader() -> None:
    table = plot("A.d", WISH, A=VADER)
    assert table.occur(RoundBegins(round=1)).is_idle
    table = plot("A.d", WISH, A="stormtrooper")
    empire(table.state).hand.append(VADER)
    assert table.occur(RoundBegins(round=1)).is_idle


@pytest.mark.rule("CORE-TEST-09")
def test_tactical_explosives_hurt_everybody_near_who_fails_a_test_of_insight() -> None:
    table = plot("A....B.d", EXPLOSIVES, A="stormtrooper", B="stormtrooper-elite")
    table.occur(RoundEnds(round=1)).choose(f"use:{EXPLOSIVES}")
    assert len(table.offers("space:")) == 8
    table.roll([blue(2, damage=1), green(1, damage=2), yellow(1, damage=2)]).choose("space:F1")
    assert (table.damage("d"), table.damage("B"), table.damage("A")) == (3, 0, 0)
    assert (table.has("d", Condition.BLEEDING), table.has("B", Condition.BLEEDING)) == (True, False)
    assert has_played(table, EXPLOSIVES)


def test_tactical_explosives_spare_a_hero_who_passes_and_hit_regular_troops() -> None:
    table = plot("A.d", EXPLOSIVES, A="royal-guard")
    table.roll([blue(3, damage=2), green(1, surge=1), yellow(1, damage=2)])
    table.occur(RoundEnds(round=1)).choose(f"use:{EXPLOSIVES}", "space:B1")
    assert (table.damage("d"), table.damage("A"), table.has("A", Condition.BLEEDING)) == (0, 3, True)


def test_a_revealed_weakness_costs_a_hero_damage_and_block_for_a_round() -> None:
    table = plot("Ad", WEAKNESS, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose(f"use:{WEAKNESS}")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=1)]).attack_with("d", "A")
    fight_on(table)
    assert table.damage("A") == 2
    table.roll(HIT).attack_with("A", "d")
    fight_on(table)
    assert table.damage("d") == 3
    changes = [event.tally for event in table.events if isinstance(event, ResultsModified)]
    assert [(tally.damage, tally.block) for tally in changes] == [(-1, 0), (0, -1)]
    assert is_depleted(table, WEAKNESS)


def test_without_a_choice_no_weakness_is_revealed() -> None:
    table = plot("Ad", WEAKNESS, A="stormtrooper")
    table.occur(RoundBegins(round=1)).choose("pass")
    table.roll([green(1, damage=2), yellow(1, damage=2), black(block=2)]).attack_with("d", "A")
    fight_on(table)
    assert (table.damage("A"), is_depleted(table, WEAKNESS)) == (2, False)
    assert table.occur(RoundEnds(round=1)).is_idle
