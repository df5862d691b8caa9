"""What somebody who chooses a mission is told about it beforehand."""

from __future__ import annotations

import json

import msgspec
import pytest

from dejarik.assault.campaign.presenting import settings as presenting
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.game import GAME
from dejarik.kernel import Rng
from dejarik.kernel.sent import Setting, SettingChoice
from dejarik.messages import Language, say


def setting(name: str) -> Setting:
    return next(each for each in presenting.settings() if each.name == name)


def told(choice: SettingChoice, language: Language = Language.ENGLISH) -> list[str]:
    assert isinstance(choice.notes, list)
    return [say(note, language) for note in choice.notes]


@pytest.fixture
def all_missions(monkeypatch: pytest.MonkeyPatch) -> list[SettingChoice]:
    """As if all of them could be played."""
    monkeypatch.setattr(presenting, "playable_missions", lambda: list(campaign_mission_ids()))
    return setting("mission").choices


def test_missions_stand_by_box_in_the_order_of_the_story(all_missions: list[SettingChoice]) -> None:
    boxes = [campaign_mission(choice.value).box.value for choice in all_missions]
    assert [boxes.count(box) for box in dict.fromkeys(boxes)] == [32, 16, 16, 16]
    assert boxes == [box for box in dict.fromkeys(boxes) for _ in range(boxes.count(box))]
    jabba = [choice.value for choice in all_missions if campaign_mission(choice.value).box == "jabbas-realm"]
    assert jabba == [
        "trespass",
        "hostile-negotiations", "overcharged",
        "trophy-hunting", "turf-war",
        "moment-of-fate",
        "dangerous-allies", "from-all-sides",
        "almost-home", "execute-the-plan",
        "mutiny", "storming-the-palace",
        "a-heros-welcome", "born-from-death", "extortion", "perilous-hunt",
    ]  # fmt: skip


def test_kind_threat_level_and_reward_are_told(all_missions: list[SettingChoice]) -> None:
    found = {choice.value: choice for choice in all_missions}
    kinds = {
        id: msgspec.to_builtins(found[id])["sort"]["id"] for id in ("trespass", "homecoming", "captured")
    }
    assert list(kinds.values()) == [
        f"shown-mission-kind-{kind}" for kind in ("introduction", "side", "forced")
    ]
    assert told(found["trespass"]) == ["threat level 2", "heroes win 1 XP each", "Empire wins 1 XP"]
    assert told(found["homecoming"]) == [
        "threat level 4", "heroes win Luke Skywalker", "Empire wins 2 influence",
    ]  # fmt: skip
    assert told(found["last-stand"]) == ["threat level 6", "decides the campaign"]
    for choice in all_missions:
        for language in Language:
            assert not [note for note in told(choice, language) if note.startswith(("card-", "shown-"))]


def test_nothing_of_what_happens_is_told() -> None:
    sent = json.dumps(msgspec.to_builtins(setting("mission")))
    missions = set(playable_missions())  # an event of one may be called as another one is
    names = {event for id in missions for event in text_of(id).events} - missions
    assert [name for name in names if f"-event-{name}" in sent or f'"{name}"' in sent] == []
    assert "-briefing" not in sent


def test_the_form_asks_with_which_cards() -> None:
    assert [choice.value for choice in setting("party").choices] == ["fitting", "starting"]
    for choice in setting("party").choices:
        GAME.options_from({"format": "mission", "party": choice.value}, Rng.seeded(1))
