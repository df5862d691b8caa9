"""What gear is worth to heroes: to those who come to a single mission, and to bots that buy."""

from __future__ import annotations

import pytest
from tests.assault.campaign.scene import MissionTable
from tests.assault.campaign.stages.desk import Desk, founded, result

from dejarik.assault.campaign.budgets import budget_of
from dejarik.assault.campaign.log_party import brought_by
from dejarik.assault.campaign.outfits import BESIDES, HEALTH, UNUSED_TO_IT, gain, outfit, worth
from dejarik.assault.campaign.party import starting_hero
from dejarik.assault.campaign.rules.state import REBEL_TEAM
from dejarik.assault.campaign.stages.mind import StageMind
from dejarik.assault.campaign.upgrades import fitting_party
from dejarik.assault.campaign.weapon_odds import printed_odds
from dejarik.assault.evaluation.arms import attack_in_hand, weapon_in_hand
from dejarik.assault.evaluation.survey import Survey
from dejarik.assault.facts.campaign_library import all_items, item
from dejarik.assault.rules.weapons import weapon_of, weapons_of
from dejarik.kernel import Rng, apply, clone, decision, find_game

GIDEON, DIALA = "gideon-argus", "diala-passil"
BLASTER, STAFF = "gideon-argus-holdout-blaster", "diala-passil-plasteel-staff"
RIFLE, BLADE, BARREL, COAT = "e-11", "vibroblade", "marksman-barrel", "combat-coat-tier-1"


def damage(weapon: str, *on: str) -> float:
    """What an attack with a weapon does on average, over all distances at which it is counted."""
    found = printed_odds(weapon, on)
    assert found is not None
    return sum(float(each.expected_damage) for _, each in found.at) / len(found.at)


# --- What it is worth -----------------------------------------------------------------------------


def test_only_the_best_weapon_counts() -> None:
    assert worth(starting_hero(GIDEON)) == pytest.approx(damage(BLASTER))
    assert gain(starting_hero(GIDEON), RIFLE) == pytest.approx(damage(RIFLE) - damage(BLASTER))
    assert gain(outfit(GIDEON, [BLASTER, RIFLE]), "dh-17") == 0.0


def test_a_weapon_counts_for_little_to_who_has_learned_to_fight_otherwise() -> None:
    assert gain(starting_hero(DIALA), BLADE) == pytest.approx(damage(BLADE) - damage(STAFF))
    assert damage(BLADE) > damage(BLASTER) > UNUSED_TO_IT * damage(BLADE)
    assert gain(starting_hero(GIDEON), BLADE) == 0.0


def test_armour_counts_by_the_health_that_it_gives_and_by_its_price() -> None:
    assert gain(starting_hero(GIDEON), COAT) == pytest.approx(
        HEALTH * item(COAT).increase.health + BESIDES * item(COAT).cost
    )
    assert gain(outfit(GIDEON, [BLASTER, COAT]), "laminate-armor-tier-2") == 0.0, "one armour at a time"


@pytest.mark.rule("CORE-ITEM-04")
def test_a_modification_goes_on_the_best_weapon_that_takes_it() -> None:
    equipped = outfit(GIDEON, [BLASTER, BARREL, RIFLE])
    assert equipped.on == {BARREL: RIFLE}
    assert worth(equipped) == pytest.approx(damage(RIFLE, BARREL) + BESIDES * item(BARREL).cost)
    assert gain(starting_hero(DIALA), BARREL) == 0.0, "there is nothing to put it on"


# --- Who comes equipped ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_heroes_who_come_to_a_mission_have_bought_what_is_of_use_and_each_has_something(seed: int) -> None:
    budget = budget_of("last-stand")
    items = {str(card.id) for card in all_items()}
    party = fitting_party((GIDEON, DIALA, "fenn-signis"), "military-might", budget, Rng.seeded(seed))
    for each in party.heroes:
        bought = [card for card in each.cards if card in items]
        assert bought
        for card in bought:
            others = [other for other in each.cards if other not in (card, *each.on)]
            assert gain(outfit(each.hero, others), card) > 0.0 or card in each.on


# --- Bots that buy --------------------------------------------------------------------------------


@pytest.fixture
def desk() -> Desk:
    """Diala, Fenn and Gaarkhan in the shop."""
    shop = Desk(result(founded(), rebels=True))
    shop.on_to("stage-shopping")
    return shop


def best_of(desk: Desk, *offered: str) -> str:
    """What a bot takes, where these cards are on offer."""
    state = clone(desk.state)
    state.offered = list(offered)
    asked, ratings = decision(state), StageMind().rate(state)
    assert asked is not None
    return asked.ids(state)[max(ratings, key=lambda place: ratings[place])]


@pytest.mark.rule("CORE-UPGRADE-04")
def test_a_bot_buys_what_helps_most_for_its_price_and_leaves_what_helps_nobody(desk: Desk) -> None:
    assert best_of(desk, "dh-17", BLADE) == f"buy:{BLADE}", "a pistol is no better than Fenn's rifle"
    assert best_of(desk, "dh-17") == "done"


@pytest.mark.rule("CORE-UPGRADE-04")
def test_a_bot_gives_it_to_whom_it_helps(desk: Desk) -> None:
    state = clone(desk.state)
    state.offered = [BLADE]
    apply(state, f"buy:{BLADE}")
    ratings = StageMind().rate(state)
    gains = [gain(brought_by(state.campaign, seat), BLADE) for seat in state.campaign.seats]
    assert [ratings[place] for place in range(3)] == gains
    assert gains[0] > gains[1] == 0.0, "Diala fights hand to hand, Fenn does not"


# --- In a fight -----------------------------------------------------------------------------------


@pytest.mark.rule("CORE-ATTACK-01")
def test_a_hero_is_reckoned_with_the_better_of_two_weapons() -> None:
    table = MissionTable("| A   .   d |", cards={"d": ("dh-17", RIFLE)}, A="stormtrooper", d=GIDEON)
    state, hero, trooper = table.state, table.figure("d"), table.figure("A")
    pistol, rifle = weapons_of(state, hero).values()
    assert (weapon_of(state, hero), weapon_in_hand(state, hero)) == (pistol, rifle)
    attack = attack_in_hand(state, hero)
    assert weapons_of(state, hero)[attack.weapon] == rifle
    assert find_game("assault").mind is not None, "it knows what missions are about"
    shot = Survey(state, REBEL_TEAM).shot(hero, trooper)
    assert shot.value(2) == Survey(state, REBEL_TEAM).special_shot(attack, trooper).value(2)
