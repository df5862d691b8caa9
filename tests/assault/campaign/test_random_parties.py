"""Who may take part in a mission, and parties that are drawn."""

from __future__ import annotations

import pytest
from tests.assault.campaign.field import Field

from dejarik.assault.campaign.party import (
    EmpireBrought,
    Party,
    playable_heroes,
    problems,
    random_party,
    starting_hero,
)
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.state import empire
from dejarik.assault.facts.campaign_library import class_deck
from dejarik.assault.facts.library import deployment
from dejarik.assault.facts.vocabulary import GameMode
from dejarik.assault.game import GAME
from dejarik.kernel import Rng

JABBA = "jabba-the-hutt-vile-gangster"
HEROES = tuple(starting_hero(each) for each in ("drokkatta", "ko-tun-feralo"))


@pytest.mark.rule("CORE-CARD-09")
def test_cards_for_the_skirmish_alone_are_no_villains_and_no_allies() -> None:
    for mode, count in (("campaign", 0), ("skirmish", 1)):
        villain = Party(HEROES, EmpireBrought("military-might", villains=(f"{JABBA}-{mode}",)))
        ally = Party(HEROES, EmpireBrought("military-might"), ally=f"leia-organa-{mode}")
        assert [len(problems(party)) for party in (villain, ally)] == [count, count]


@pytest.mark.rule("CORE-CARD-09")
def test_no_random_party_has_such_a_card() -> None:
    for seed in range(40):
        for card in random_party(Rng.seeded(seed), 2).empire.villains:
            assert GameMode.CAMPAIGN in deployment(card).modes


@pytest.mark.rule("CORE-CARD-09")
def test_cards_for_the_skirmish_alone_are_no_open_groups(lenient: None) -> None:
    state = Field("trespass").state
    empire(state).villains = [f"{JABBA}-campaign", f"{JABBA}-skirmish"]
    assert [may_be_open(state, f"{JABBA}-{mode}") for mode in ("campaign", "skirmish")] == [True, False]


def test_random_parties_have_the_heroes_of_heart_of_the_empire_and_all_their_cards() -> None:
    wanted = {"drokkatta", "jarrod-kelvin", "ko-tun-feralo"}
    assert wanted <= set(playable_heroes())
    cards = {card.id for hero in wanted for card in class_deck(hero)}
    drawn = [hero for seed in range(300) for hero in random_party(Rng.seeded(seed), 4).heroes]
    assert cards <= {card for hero in drawn for card in hero.cards}


@pytest.mark.parametrize("party", ["fitting", "starting", "random"])
def test_the_hero_whose_own_mission_it_is_takes_part(party: str) -> None:
    for seed in range(5):
        asked = {"format": "mission", "mission": "extortion", "heroes": "2", "party": party}
        options = GAME.options_from(asked, Rng.seeded(seed))
        assert options.party.heroes[0].hero == "onar-koma"
    asked = {"format": "mission", "mission": "extortion", "heroes": "2"}
    options = GAME.options_from({**asked, "hero-1": "mhd-19", "hero-2": "jyn-odan"}, Rng.seeded(1))
    assert [each.hero for each in options.party.heroes] == ["mhd-19", "jyn-odan"], "unless others are named"
