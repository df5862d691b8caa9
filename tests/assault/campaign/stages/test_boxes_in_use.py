"""A campaign with some of the boxes: nothing of the others comes into it, between missions and in them."""

from __future__ import annotations

import pytest
from tests.assault.campaign.stages.desk import DECK, HEROES, Desk, founded, result

from dejarik.assault.campaign.determinization import determinize
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.stages.game import new_log
from dejarik.assault.facts.campaign_library import hero, imperial_deck, supply
from dejarik.assault.facts.library import deployment
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Rng, decision, find_game, start, view

GAME = find_game("assault")
CORE_ALONE = {"format": "campaign", "campaign": "core", "boxes": "core"}


def with_boxes(*boxes: Box) -> Log:
    """A campaign of the core set after its introduction, about to play a side mission."""
    log = founded(new_log(Box.CORE, HEROES, DECK, boxes=boxes))
    return Desk(result(log, rebels=True)).finish()


def mission_of(log: Log) -> MissionState:
    [mission] = log.names(What.CHOSEN)
    state = start(GAME, MissionOptions(mission, party_of(log), log.threat_level, log=log), 1)
    assert isinstance(state, MissionState)
    return state


@pytest.mark.rule("IA-SETUP-02")
def test_heroes_and_classes_by_chance_are_of_the_boxes_in_use() -> None:
    for seed in range(12):
        log = GAME.options_from(CORE_ALONE, Rng.seeded(seed)).log
        assert {hero(each).set for each in log.heroes} == {Box.CORE}
        assert imperial_deck(log.deck)[0].set is Box.CORE
        assert log.boxes == [Box.CORE]


@pytest.mark.rule("CORE-SIDE-01", "IA-SETUP-12")
def test_who_is_named_brings_the_own_box_and_the_own_side_mission() -> None:
    named = {**CORE_ALONE, "hero-1": "loku-kanoloa", "heroes": "2", "class": "nemeses"}
    log = GAME.options_from(named, Rng.seeded(1)).log
    assert log.boxes == [Box.CORE, Box.RETURN_TO_HOTH, *_box_of_class("nemeses")]
    assert "constant-vigilance" in founded(log).names(What.SIDE_DECK)


def _box_of_class(deck: str) -> list[Box]:
    box = imperial_deck(deck)[0].set
    return [] if box in (Box.CORE, Box.RETURN_TO_HOTH) else [box]


@pytest.mark.rule("IA-SETUP-02")
def test_supply_cards_and_open_groups_are_of_the_boxes_in_use() -> None:
    for boxes in ((Box.CORE,), tuple(Box)):
        state = mission_of(with_boxes(*boxes))
        asked = decision(state)
        assert asked is not None
        groups = [id.removeprefix("group:") for id in asked.ids(state)]
        assert {supply(card).set for card in state.supply} == set(boxes)
        assert {deployment(card).set for card in groups} == set(boxes)


@pytest.mark.rule("IA-SETUP-02")
def test_what_the_rebels_imagine_is_of_the_boxes_in_use() -> None:
    state = mission_of(with_boxes(Box.CORE))
    for seed in range(4):
        imagined = determinize(view(state, 1), Rng.seeded(seed))
        assert sorted(imagined.supply) == sorted(state.supply)
        assert {deployment(card).set for card in imagined.players[EMPIRE].hand} <= {Box.CORE}
