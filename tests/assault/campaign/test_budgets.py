"""What both sides have earned when they come to a mission, and parties that have spent it."""

from __future__ import annotations

import pytest

from dejarik.assault.campaign.budgets import Budget, budget_of, slots_of
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.party import Party, playable_decks, problems, starting_party
from dejarik.assault.campaign.upgrades import fitting_party
from dejarik.assault.facts.campaign_library import agenda, all_items, class_card, imperial_class
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.facts.campaign_records import MissionKind
from dejarik.assault.facts.campaigns import campaign
from dejarik.assault.facts.vocabulary import Box
from dejarik.assault.game import GAME
from dejarik.kernel import Problem, Rng

HEROES = ("diala-passil", "fenn-signis", "mak-eshkarey")


# --- The logs -------------------------------------------------------------------------------------


@pytest.mark.rule("CORE-LOG-03")
def test_the_log_of_the_core_campaign() -> None:
    log = campaign(Box.CORE)
    side, story = MissionKind.SIDE, MissionKind.STORY
    assert [(slot.kind, slot.threat_level, slot.item_tiers) for slot in log.slots] == [
        (MissionKind.INTRODUCTION, 2, (1,)),
        (side, 2, (1,)),
        (story, 3, (1,)),
        (side, 3, (1, 2)),
        (story, 4, (2,)),
        (side, 4, (2,)),
        (side, 4, (2, 3)),
        (story, 5, (3,)),
        (side, 5, (3,)),
        (story, 6, (3,)),
        (MissionKind.FINALE, 6, ()),
    ]


@pytest.mark.rule("CORE-CAMPAIGN-05")
def test_every_story_mission_has_its_place_and_the_threat_level_of_it() -> None:
    for box in Box:
        log = campaign(box)
        assert len(log.slots) == (8 if box is Box.HEART_OF_THE_EMPIRE else 11)
        placed = [id for slot in log.slots for id in slot.missions]
        line = {MissionKind.INTRODUCTION, MissionKind.STORY, MissionKind.INTERLUDE, MissionKind.FINALE}
        own = [id for id in campaign_mission_ids() if campaign_mission(id).box is box]
        assert sorted(placed) == [id for id in own if campaign_mission(id).kind in line]
        for slot in log.slots:
            levels = {campaign_mission(id).threat_level for id in slot.missions}
            assert levels - {0} <= {slot.threat_level}
            assert {campaign_mission(id).kind for id in slot.missions} <= {slot.kind}


# --- Budgets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "budget"),
    [
        ("aftermath", Budget(1, 2)),
        ("a-new-threat", Budget(3, 3, 2, 258, (1,), 2, 3)),
        ("fly-solo", Budget(5, 4, 4, 491, (1, 2), 4, 6)),
        ("drawn-in", Budget(8, 5, 8, 808, (1, 2, 3), 7, 10)),
        ("the-source", Budget(10, 6, 10, 1016, (1, 2, 3), 10, 13)),
        ("last-stand", Budget(11, 6, 12, 1116, (1, 2, 3), 11, 14)),
        ("dark-recon", Budget(1, 2)),
        ("on-the-run", Budget(7, 5, 8, 632, (1, 2, 3), 8, 8)),
        ("capital-escape", Budget(8, 5, 10, 732, (1, 2, 3), 10, 9)),
    ],
)
def test_what_was_earned_before_a_story_mission(mission: str, budget: Budget) -> None:
    assert budget_of(mission) == budget


@pytest.mark.parametrize(("level", "slot"), [(0, 6), (2, 2), (3, 4), (4, 6), (5, 9), (6, 6)])
def test_a_side_mission_comes_at_the_first_place_of_its_threat_level_or_in_the_middle(
    level: int, slot: int
) -> None:
    found = budget_of("vipers-den", threat_level=level)
    assert (found.slot, found.threat_level) == (slot, level or 4)
    assert slots_of("vipers-den") == [2, 4, 6, 7, 9]


@pytest.mark.rule("CORE-LOG-05")
def test_a_forced_mission_has_the_threat_level_of_the_one_before() -> None:
    assert (budget_of("captured").slot, budget_of("captured").threat_level) == (9, 5)


# --- Parties --------------------------------------------------------------------------------------


def fitting(mission: str, seed: int) -> tuple[Party, Budget]:
    rng = Rng.seeded(seed)
    budget = budget_of(mission)
    return fitting_party(HEROES, rng.pick(playable_decks()), budget, rng), budget


@pytest.mark.rule("CORE-UPGRADE-01", "CORE-UPGRADE-04", "CORE-UPGRADE-06", "CORE-UPGRADE-07")
@pytest.mark.parametrize("mission", ["a-new-threat", "fly-solo", "last-stand"])
def test_a_party_has_bought_what_it_can_pay_and_no_more(mission: str) -> None:
    price = {str(card.id): card.cost for card in all_items()}
    for seed in range(8):
        party, budget = fitting(mission, seed)
        assert problems(party) == []
        assert [each.hero for each in party.heroes] == list(HEROES)
        for each in party.heroes:
            classes = [class_card(card) for card in each.cards if card.startswith(each.hero)]
            assert 0 < sum(card.experience for card in classes) <= budget.xp
        credits = sum(price.get(card, 0) for each in party.heroes for card in each.cards)
        assert 0 < credits <= 3 * budget.credits
        paid = sum(imperial_class(card).experience for card in party.empire.cards)
        assert 0 < paid <= budget.imperial_xp
        agendas = [agenda(card) for card in party.empire.agendas]
        assert sum(card.cost for card in agendas) + party.empire.influence == budget.influence
        assert len(agendas) <= 4


def test_a_party_of_an_introduction_has_what_everybody_begins_with() -> None:
    rng = Rng.seeded(1)
    expected = starting_party(HEROES, "military-might")
    assert fitting_party(HEROES, "military-might", budget_of("trespass"), rng) == expected


def options(**settings: str) -> MissionOptions:
    given = {name.replace("_", "-"): value for name, value in settings.items()}
    made = GAME.options_from({"format": "mission", **given}, Rng.seeded(3))
    assert isinstance(made, MissionOptions)
    return made


def test_a_mission_played_alone_has_a_party_that_fits_it_unless_another_is_wanted() -> None:
    later = "dangerous-allies"
    drawn = options(mission=later, hero_1="gaarkhan")
    assert drawn.threat_level == 5
    assert drawn.party.heroes[0].hero == "gaarkhan"
    assert all(len(each.cards) > 2 for each in drawn.party.heroes)
    plain = options(mission=later, hero_1="gaarkhan", hero_2="jyn-odan", party="starting")
    assert plain.party.heroes == starting_party(("gaarkhan", "jyn-odan"), "military-might").heroes
    assert options(mission=later, party="starting", threat_level="3").threat_level == 3
    for wrong in ({"party": "rich"}, {"threat_level": "9"}, {"threat_level": "x"}):
        with pytest.raises(Problem):
            options(**wrong)


def test_a_hero_who_comes_in_place_of_another_has_the_items_and_the_own_class() -> None:
    made = options(mission="dangerous-allies", hero_1="gaarkhan", hero_2="jyn-odan")
    brought = GAME.bring(made, "hero-1", "mak-eshkarey", rng=Rng.seeded(1))
    new, other = brought.party.heroes
    assert (new.hero, other) == ("mak-eshkarey", made.party.heroes[1])
    assert problems(brought.party) == []
    assert not any("gaarkhan" in card for card in new.cards)
    own = [class_card(card) for card in new.cards if card.startswith("mak-eshkarey")]
    assert 0 < sum(card.experience for card in own) <= budget_of("dangerous-allies").xp
    assert brought.party.empire == made.party.empire
    assert GAME.bring(made, "hero-1", "gaarkhan") == made
