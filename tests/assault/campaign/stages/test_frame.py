"""The frame of a campaign: who takes part, how a mission's stage goes, and which missions its cards name."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import HEROES, Desk, founded, new_campaign, result

from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.facts.campaigns import Colour, campaign, side_missions
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Problem, Rng, find_game
from dejarik.lab.series import play_series

GAME = find_game("assault")


@pytest.mark.rule("CORE-CAMPAIGN-01", "CORE-CAMPAIGN-10")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_one_imperial_player_and_two_to_four_heroes(heroes: int) -> None:
    options = GAME.options_from({"format": "campaign", "heroes": str(heroes)}, Rng.seeded(1))
    assert [role.team for role in GAME.roles(options)] == [IMPERIAL_TEAM, *[REBEL_TEAM] * heroes]


@pytest.mark.rule("CORE-CAMPAIGN-01")
@pytest.mark.parametrize("heroes", ["0", "1", "5"])
def test_fewer_or_more_heroes_are_refused(heroes: str) -> None:
    with pytest.raises(Problem) as refused:
        GAME.options_from({"format": "campaign", "heroes": heroes}, Rng.seeded(1))
    assert refused.value.message.id == "mission-hero-count"


@pytest.mark.rule("CORE-CAMPAIGN-01")
def test_everybody_keeps_his_role_from_stage_to_stage() -> None:
    stages = play_series(GAME, StageOptions(new_campaign(heroes=HEROES[:2])), ("random",), 3)
    matches = [next(stages) for _ in range(4)]
    assert [GAME.roles(match.options) for match in matches] == [GAME.roles(matches[0].options)] * 4


@pytest.mark.rule("CORE-STAGE-04")
def test_a_mission_is_set_up_played_to_its_end_and_rewarded_once() -> None:
    before = founded(new_campaign(heroes=HEROES[:2]))
    assert before.names(What.CHOSEN) == ["aftermath"]
    assert before.played == []
    after = result(before, rebels=True)
    assert [entry.name for entry in after.played] == ["aftermath"], "it is over"
    assert after.names(What.CHOSEN) == []
    paid = [entry.seat for entry in after.about(What.XP) if entry.source == "aftermath"]
    assert sorted(paid) == [EMPIRE, 1, 2], "once each"
    ready = Desk(after).finish()
    assert [entry.seat for entry in ready.about(What.XP) if entry.source == "aftermath"] == paid


@pytest.mark.rule("IA-CARD-21")
def test_enemies_closer_is_a_story_mission_of_heart_of_the_empire() -> None:
    assert story_missions(Box.HEART_OF_THE_EMPIRE).count("enemies-closer") == 1
    assert "enemies-closer" not in side_missions()


@pytest.mark.rule("IA-CARD-24")
def test_home_front_is_a_story_mission_of_return_to_hoth() -> None:
    assert story_missions(Box.RETURN_TO_HOTH).count("home-front") == 1
    assert "home-front" not in side_missions()


@pytest.mark.rule("IA-CARD-22")
def test_unfinished_business_is_drokkattas_own_and_earns_wookiee_roar() -> None:
    earns("unfinished-business", "drokkatta", "wookiee-roar", Box.HEART_OF_THE_EMPIRE)


@pytest.mark.rule("IA-CARD-25")
def test_constant_vigilance_is_lokus_own_and_earns_battle_vision() -> None:
    earns("constant-vigilance", "loku-kanoloa", "battle-vision", Box.RETURN_TO_HOTH)


def story_missions(box: Box) -> list[str]:
    return [str(mission) for slot in campaign(box).slots for mission in slot.missions]


def earns(mission: str, hero: str, reward: str, box: Box) -> None:
    """The mission is in the deck only beside its hero, who gets the reward if the Rebels win it and not otherwise."""
    assert side_missions()[mission].colour is Colour.PERSONAL
    assert mission not in deck_and_active(founded(new_campaign(box, HEROES)))
    log = founded(new_campaign(box, (HEROES[0], hero)))
    assert mission in deck_and_active(log)
    log.write(What.CHOSEN, -1, name=log.names(What.CHOSEN)[0])
    log.write(What.CHOSEN, name=mission)
    assert reward in result(log, rebels=True).names(What.CARD, 2)
    assert reward not in result(log, rebels=False).names(What.CARD, 2)


def deck_and_active(log: Log) -> list[str]:
    return [*log.names(What.SIDE_DECK), *log.names(What.ACTIVE)]
