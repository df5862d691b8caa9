"""Missions for one test alone: their own map and data, and as text only the words that the test is about."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.assault.campaign.rules import missions
from dejarik.assault.campaign.rules.missions import MissionText
from dejarik.assault.content.campaign.language import Block, mission, wants
from dejarik.assault.content.campaign.language.wants import MissionWants
from dejarik.assault.rules import texts
from dejarik.assault.rules.names import RULES
from dejarik.assault.rules.texts import CardDefinition


def write_trial(monkeypatch: pytest.MonkeyPatch, id: str, *blocks: Block, **facts: Any) -> None:
    """Write a mission, in the place of its own text if there is one; after the test everything is as it was."""
    own = [f"{RULES}{id}-{name}" for block in blocks for name in block.own]
    for key in (id, f"{RULES}{id}", f"{RULES}{id}-figures", f"{RULES}{id}-empire", *own):
        monkeypatch.setitem(texts._TEXTS, key, CardDefinition())
        del texts._TEXTS[key]
    monkeypatch.setitem(missions._MISSIONS, id, MissionText(id))
    monkeypatch.setitem(wants._WANTS, id, MissionWants())
    mission(id, *blocks, **facts)
