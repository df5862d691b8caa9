"""What can be told beforehand of a choice: of heroes and classes before a campaign begins, and of missions in it."""

from __future__ import annotations

from tests.assault.campaign.stages.desk import Desk, founded, new_campaign, result

from dejarik.assault.campaign.presenting.settings import class_setting, hero_settings, what_is_won
from dejarik.assault.campaign.rules.log import What
from dejarik.assault.campaign.stages.presenting.table import present_to_all
from dejarik.assault.facts.vocabulary import Box
from dejarik.messages import Language, say


def test_a_hero_and_a_class_name_the_cards_with_which_they_begin() -> None:
    heroes = {choice.value: choice.cards for choice in hero_settings()[0].choices}  # type: ignore[attr-defined]
    assert heroes["jyn-odan"] == ["jyn-odan", "jyn-odan-vintage-blaster"]
    classes = {choice.value: choice.cards for choice in class_setting().choices}  # type: ignore[attr-defined]
    assert classes["military-might"] == ["military-might-show-of-force"]


def test_what_is_won_by_a_threat_mission_names_its_boon() -> None:
    told = [say(each, Language.ENGLISH) for each in what_is_won("the-hard-way")]
    assert told == ["heroes win Strategy Executed", "Empire wins 2 influence"]


def test_a_mission_that_can_be_chosen_names_the_reward_cards_of_both_sides() -> None:
    log = result(founded(new_campaign(Box.RETURN_TO_HOTH)), rebels=True)
    for mission in log.names(What.ACTIVE):
        log.drop(What.ACTIVE, mission)
    for mission in ("the-hard-way", "breaking-point", "homecoming"):
        log.write(What.ACTIVE, name=mission)
    shown = {each.mission: each.cards for each in present_to_all(Desk(log).state).active}
    assert shown["the-hard-way"] == ["strategy-executed"]
    assert shown["breaking-point"] == ["supply-deficit"]
    assert shown["homecoming"] == []  # an ally has a Deployment card
