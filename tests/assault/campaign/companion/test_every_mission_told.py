"""All missions can be told from their set-up to each of their ends, in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from tests.assault.campaign.companion.table import Told

from dejarik.assault.campaign.companion.entering import fields
from dejarik.assault.campaign.companion.state import result_of_told
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.kernel import Text, engine
from dejarik.messages import Language, say

each_mission = pytest.mark.parametrize("mission", playable_missions())


@each_mission
def test_every_end_can_be_reached_and_entered(mission: str) -> None:
    for ending in text_of(mission).endings:
        told = Told(mission).end_by(ending)
        assert {each.about for each in fields(told.state) if each.kind == "merit"} == set(
            text_of(mission).merits
        )
        if told.options and "enter" not in told.options:  # all wounded, and over for another reason
            told.press("set:wounded.1=0")
        told.agree()
        assert told.match.outcome is not None
        assert told.match.outcome.reason == ending.reason
        assert result_of_told(told.state).winner is ending.side


@each_mission
def test_every_event_can_be_told_and_rebels_hear_of_none_before(mission: str) -> None:
    told = Told(mission)
    for event in campaign_mission(mission).events:
        if event.name not in text_of(mission).dues:
            continue
        hidden = [name for name in text_of(mission).events if name not in told.read]
        seen = json.dumps([msgspec.to_builtins(told.shown(seat)) for seat in (1, None)])
        seen += json.dumps(engine.view(told.state, 1))
        assert [name for name in hidden if f'"mission-{mission}-event-{name}' in seen] == []
        assert beyond_the_map(told) == set()
        if told.state.entered is None and event.name not in told.state.happened:
            told.press("look")
            if f"event:{event.name}" in told.options:
                told.press(f"event:{event.name}")
            told.settle()
        if told.state.entered is not None:
            told.press("cancel")
    unlaid = {str(each.region) for each in campaign_mission(mission).sections} - set(told.state.sections)
    assert not any(region in json.dumps(engine.view(told.state, 1)) for region in unlaid)


def beyond_the_map(told: Told) -> set[str]:
    """The spaces of sections that are not laid and that Rebels are shown nevertheless."""
    shown = msgspec.to_builtins(told.shown(1))
    laid = {square[0] for square in shown["map"]["squares"]}
    return {space for mark in shown["marks"] for space in mark["spaces"]} - laid


@each_mission
@pytest.mark.parametrize("language", Language)
def test_everything_that_is_shown_has_words(mission: str, language: Language) -> None:
    told = Told(mission, begun=False)
    shown = [told.shown(EMPIRE)]
    told.press("ready").press("ready")
    shown.append(told.shown(EMPIRE))
    told.end_by(text_of(mission).endings[0])
    shown.append(told.shown(EMPIRE))
    spoken = [say(each, language) for each in texts(shown)]
    assert len(spoken) > 20
    assert [each for each in spoken if re.fullmatch("[a-z0-9]+(-[a-z0-9]+)+", each) or "{" in each] == []


def texts(value: Any) -> list[Text]:
    """All texts in something that is shown."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, dict):
        return [text for each in value.values() for text in texts(each)]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts(each)]
    if isinstance(value, msgspec.Struct):
        return [text for name in value.__struct_fields__ for text in texts(getattr(value, name))]
    return []
