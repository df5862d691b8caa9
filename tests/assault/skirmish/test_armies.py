"""Army building: what an army may hold. Armies are written as in army files, with a legal rest around them."""

from __future__ import annotations

import pytest
from tests.assault.content.completeness import every_card_is_complete

from dejarik.assault.content import definitions
from dejarik.assault.facts.cards import CardId, DeploymentCard, Faction, HostRestriction, Trait
from dejarik.assault.facts.library import deployment
from dejarik.assault.skirmish.armies import (
    COMMAND_CARDS,
    Army,
    advice,
    command_points,
    command_points_allowed,
    most_attached,
    points,
    problems,
)
from dejarik.assault.skirmish.army_text import read_army
from dejarik.messages import Language, say

pytestmark = pytest.mark.usefixtures("every_card_is_complete")
__all__ = ["every_card_is_complete"]

FREE = """
    Celebration
    Deadeye
    Element of Surprise
    Expose Weakness
    Fleet Footed
    Planning
    Rally
    Recovery
    Sit Tight
    Take Cover
    Take Initiative
    To the Limit
    Urgency
    Harsh Environment
    Set a Trap
"""
"""Fifteen Command cards that cost nothing and that everybody can play."""


def army(faction: str, cards: str, command: str = FREE) -> Army:
    return read_army(f"Faction: {faction}\nDeployment:\n{cards}\nCommand:\n{command}", "test.army")


def wrong(faction: str, cards: str, command: str = FREE) -> list[str]:
    """Everything that is wrong with the army, in English."""
    return [say(problem, Language.ENGLISH) for problem in problems(army(faction, cards, command))]


def fifteen(*cards: str) -> str:
    """These Command cards, filled up to fifteen with ones that cost nothing."""
    free = [line.strip() for line in FREE.strip().splitlines() if line.strip() not in cards]
    return "\n".join([*cards, *free[: COMMAND_CARDS - len(cards)]])


# --- Points


@pytest.mark.rule("CORE-ARMY-01")
def test_an_army_is_deployment_cards_and_a_command_deck() -> None:
    troopers = army("Imperial", "2x Stormtrooper")
    assert troopers.cards == ("stormtrooper", "stormtrooper")
    assert len(troopers.command) == 15
    assert problems(troopers) == []


@pytest.mark.rule("CORE-ARMY-02")
def test_forty_points_are_allowed_and_upgrades_count() -> None:
    cards = """
        Han Solo, Scoundrel
        Luke Skywalker, Jedi Knight
        Diala Passil
        Ko-Tun Feralo
    """  # 12 + 12 + 7 + 7
    assert points(army("Rebel", cards)) == 38
    assert wrong("Rebel", cards + "Rebel High Command") == []
    assert wrong("Rebel", cards + "Rebel High Command\nBalance of the Force") == [
        "41 of 40 points; remove 1."
    ]


@pytest.mark.rule("CORE-ARMY-07", "IA-NEGCOST-01", "IA-NEGCOST-02")
def test_a_card_of_cost_minus_4_leaves_44_points_for_others() -> None:
    others = """
        Chewbacca, Loyal Wookiee
        Luke Skywalker, Jedi Knight
        Ahsoka Tano, Rebel Instigator
        Gideon Argus
    """  # 15 + 12 + 8 + 3
    assert wrong("Rebel", f"{others}\nRebel Trooper\nWookiee Avenger") == []
    assert points(army("Rebel", f"{others}\nRebel Trooper")) == 44
    assert wrong("Rebel", f"{others}\nDiala Passil\nWookiee Avenger") == ["41 of 40 points; remove 1."]


def test_an_army_needs_figures() -> None:
    assert wrong("Rebel", "Rebel High Command") == ["The army has no figures."]


# --- Affiliations


@pytest.mark.rule("CORE-ARMY-03")
def test_all_cards_have_one_affiliation() -> None:
    assert wrong("Imperial", "Stormtrooper\nNexu") == [
        "Nexu is Mercenary and cannot be in an army of another affiliation (Imperial)."
    ]


@pytest.mark.rule("CORE-ARMY-03", "IA-NEUTRAL-02")
@pytest.mark.parametrize(
    ("faction", "droid"), [("Rebel", "MHD-19"), ("Imperial", "Probe Droid"), ("Mercenary", "IG-88")]
)
def test_neutral_cards_may_be_in_every_army(faction: str, droid: str) -> None:
    assert wrong(faction, f"{droid}\nTargeting Computer") == []


def test_an_army_of_neutral_cards_has_no_affiliation() -> None:
    neutral = Army("", Faction.NEUTRAL, army("Rebel", "MHD-19").cards, army("Rebel", "").command)
    assert problems(neutral)[0].id == "army-neutral"


@pytest.mark.rule("CORE-ARMY-03")
def test_an_alliance_admits_two_cards_of_its_other_affiliation() -> None:
    alliance = "Temporary Alliance, Hired Guns\nStormtrooper\n"
    assert wrong("Imperial", f"{alliance}Nexu\nWampa") == []
    assert wrong("Imperial", f"{alliance}2x Nexu\nWampa") == [
        "3 cards of the other affiliation (Mercenary); the alliance admits 2."
    ]
    assert wrong("Imperial", f"{alliance}Rebel Trooper") == [
        "Rebel Trooper is Rebel and cannot be in an army of another affiliation (Imperial)."
    ]


@pytest.mark.rule("CORE-ARMY-03")
def test_the_alliance_of_the_mercenaries_admits_rebels() -> None:
    assert wrong("Mercenary", "Temporary Alliance, A Common Enemy\nMaul\nJyn Odan\nRebel Trooper") == []
    assert len(wrong("Mercenary", "Temporary Alliance, A Common Enemy\nMaul\nStormtrooper")) == 1


@pytest.mark.rule("CORE-ARMY-06")
def test_an_alliance_speaks_of_deployment_cards_and_so_not_of_upgrades() -> None:
    assert wrong("Imperial", "Temporary Alliance, Hired Guns\nStormtrooper\nFirst Strike") == [
        "First Strike: an alliance admits groups, not Skirmish Upgrades (Mercenary)."
    ]


# --- Copies


@pytest.mark.rule("CORE-ARMY-04")
def test_four_regular_and_two_elite_cards_of_a_name_are_allowed_and_counted_apart() -> None:
    assert wrong("Imperial", "4x Imperial Officer\n2x Imperial Officer (elite)") == []
    assert wrong("Imperial", "5x Imperial Officer\n3x Imperial Officer (elite)") == [
        "Imperial Officer: 5 copies; 4 are allowed.",
        "Imperial Officer (elite): 3 copies; 2 are allowed.",
    ]


@pytest.mark.rule("CORE-ARMY-04", "CORE-TERM-13")
def test_a_unique_name_is_allowed_once_whatever_its_subtitle() -> None:
    lukes = "Luke Skywalker, Jedi Knight\nLuke Skywalker, Hero of the Rebellion"
    assert wrong("Rebel", lukes) == ["Luke Skywalker is unique: 1 copy of this name is allowed, not 2."]


# --- Cards that cannot be used


@pytest.mark.rule("CORE-ARMY-05", "IA-RESTRICT-01")
def test_cards_for_campaigns_cannot_be_used() -> None:
    assert wrong("Rebel", "leia-organa-campaign") == ["Leia Organa: this card can be used only in campaigns."]


@pytest.mark.rule("IA-HABITAT-03")
def test_habitat_does_not_matter_in_a_skirmish() -> None:
    assert wrong("Mercenary", "2x Wampa") == []


@pytest.mark.rule("IA-SETUP-03")
@pytest.mark.parametrize("aside", ["j4x-7", "salacious-b-crumb", "scout", "senator"])
def test_companions_and_forms_are_set_aside_and_cannot_be_put_in_an_army(aside: str) -> None:
    with_it = Army("", Faction.REBEL, (CardId("mhd-19-skirmish"), CardId(aside)), army("Rebel", "").command)
    assert problems(with_it)[0].id.startswith("army-unknown-card")


def test_a_card_that_the_program_does_not_play_whole_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = army("Mercenary", "Nexu\nWampa (elite)")
    monkeypatch.setattr(definitions, "complete_ids", lambda: frozenset(legal.command) | {"nexu"})
    assert [say(problem, Language.ENGLISH) for problem in problems(legal)] == [
        "Wampa (elite): the program does not play everything this card says yet, so it cannot be used."
    ]


def test_a_card_nobody_knows_is_shown_with_the_closest_ids() -> None:
    unknown = Army("", Faction.IMPERIAL, (CardId("stormtroper"),), army("Rebel", "").command)
    assert say(problems(unknown)[0], Language.ENGLISH).startswith(
        "There is no card “stormtroper”. Close to it: stormtrooper"
    )
    nonsense = Army("", Faction.IMPERIAL, (CardId("zzz"),), ())
    assert say(problems(nonsense)[0], Language.POLISH) == "Nie ma karty „zzz”."


def test_a_card_in_the_wrong_part_is_named() -> None:
    mixed = Army("", Faction.IMPERIAL, (CardId("planning"),), (CardId("stormtrooper"),))
    assert [problem.id for problem in problems(mixed)][:2] == [
        "army-command-among-deployment",
        "army-deployment-among-command",
    ]


# --- Attachments


@pytest.mark.rule("CORE-ARMY-12", "IA-ATTACH-02", "IA-ATTACH-05")
def test_an_attachment_needs_a_card_that_meets_its_requirement() -> None:
    assert wrong("Imperial", "E-Web Engineer\nTargeting Computer") == []
    assert wrong("Imperial", "Stormtrooper\nTargeting Computer") == [
        "Targeting Computer has to be put on a card of the army, and none fits: "
        "Vehicle or Droid or Heavy Weapon."
    ]


@pytest.mark.rule("CORE-ARMY-08", "IA-NEGCOST-03")
def test_an_attachment_of_negative_cost_needs_its_card_too() -> None:
    assert wrong("Imperial", "Stormtrooper\nDriven by Hatred") == [
        "Driven by Hatred has to be put on a card of the army, and none fits: Darth Vader."
    ]


@pytest.mark.rule("CORE-ARMY-12", "IA-ATTACH-03")
def test_a_card_takes_one_attachment_so_two_need_two_cards() -> None:
    assert wrong("Mercenary", "IG-88\nTargeting Computer\nIndentured Jester") == [
        "2 Attachments, and 1 of them finds no card to be put on: a card takes only one."
    ]
    assert wrong("Mercenary", "IG-88\nDengar\nTargeting Computer\nIndentured Jester") == []


@pytest.mark.rule("CORE-ARMY-12")
def test_attachments_are_spread_so_that_each_finds_a_card_if_that_is_possible() -> None:
    """The jester could sit with either, so the computer gets the droid whichever is asked first."""
    jester, computer = _place("indentured-jester"), _place("targeting-computer")
    hosts = [deployment("ig-88-assassin-droid"), deployment("dengar")]
    for places in ([jester, computer], [computer, jester]):
        for order in (hosts, hosts[::-1]):
            assert most_attached(places, order) == 2
    assert most_attached([computer, computer], hosts) == 1


def test_nothing_can_be_attached_to_an_upgrade() -> None:
    anywhere = HostRestriction(traits=(Trait.SKIRMISH_UPGRADE,))
    assert most_attached([anywhere], [deployment("first-strike")]) == 0


def _place(id: str) -> HostRestriction:
    card: DeploymentCard = deployment(id)
    assert card.attaches_to is not None
    return card.attaches_to


# --- The Command deck


@pytest.mark.rule("CORE-ARMY-10")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (fifteen(), []),
        ("Rally", ["1 Command card; a Command deck has exactly 15."]),
        (FREE + "Negation", ["16 Command cards; a Command deck has exactly 15."]),
    ],
)
def test_a_command_deck_has_exactly_15_cards(cards: str, said: list[str]) -> None:
    assert wrong("Imperial", "Stormtrooper", cards) == said


FIFTEEN_POINTS = (
    "Covering Fire",
    "Maximum Firepower",
    "On the Lam",
    "Force Lightning",
    "Lure of the Dark Side",
)


@pytest.mark.rule("CORE-ARMY-10")
def test_a_command_deck_costs_at_most_15_points() -> None:
    assert wrong("Imperial", "Stormtrooper", fifteen(*FIFTEEN_POINTS)) == []
    assert wrong("Imperial", "Stormtrooper", fifteen(*FIFTEEN_POINTS, "Close the Gap")) == [
        "The Command cards cost 17 of 15 points; remove 2."
    ]


def test_a_card_of_the_army_may_allow_more_points_for_command_cards() -> None:
    """Balance of the Force allows 3 more."""
    rebels = army("Rebel", "Rebel Trooper\nBalance of the Force", fifteen(*FIFTEEN_POINTS, "Close the Gap"))
    assert (command_points(rebels), command_points_allowed(rebels)) == (17, 18)
    assert problems(rebels) == []


@pytest.mark.rule("CORE-ARMY-11")
def test_the_limit_icons_of_a_command_card_are_the_copies_allowed() -> None:
    assert wrong("Imperial", "Stormtrooper", fifteen("Marksman", "Marksman")) == []
    assert wrong("Imperial", "Stormtrooper", fifteen("Marksman", "Marksman", "Marksman")) == [
        "Marksman: 3 copies in the Command deck; 2 are allowed."
    ]
    assert wrong("Imperial", "Stormtrooper", fifteen("Negation", "Negation")) == [
        "Negation: 2 copies in the Command deck; only 1 is allowed."
    ]


@pytest.mark.rule("CORE-ARMY-14")
def test_command_cards_of_any_affiliation_may_be_included() -> None:
    assert wrong("Imperial", "Stormtrooper", fifteen("Son of Skywalker", "Draw!")) == []


@pytest.mark.parametrize(
    ("card", "group", "useful"),
    [
        ("Son of Skywalker", "Luke Skywalker, Jedi Knight", True),
        ("Son of Skywalker", "Rebel Trooper", False),
        ("Force Lightning", "Luke Skywalker, Jedi Knight", False),  # a Force User, but no Imperial one
        ("Tools for the Job", "Jyn Odan", True),  # a Hunter or a Smuggler
        ("Size Advantage", "Rebel Trooper", False),  # a large figure
        ("Negation", "Rebel Trooper", True),  # needs no figure
        ("Hunter Protocol", "Jarrod Kelvin", True),  # his companion is a Droid
    ],
)
def test_command_cards_that_no_figure_can_use_are_pointed_out(card: str, group: str, useful: bool) -> None:
    assert (advice(army("Rebel", group, fifteen(card))) == []) is useful


def test_everything_that_is_wrong_is_said_at_once() -> None:
    messages = wrong("Imperial", "3x General Weiss\nNexu\nDriven by Hatred", "2x Negation")
    assert len(messages) == 6
