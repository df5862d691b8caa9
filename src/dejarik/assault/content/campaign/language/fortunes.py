"""Boons and banes of threat missions, as other missions count them: cards that are used up count as well."""

from __future__ import annotations

from functools import cache

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.facts.campaign_library import all_rewards
from dejarik.assault.facts.campaign_vocabulary import RewardType


def boons(state: MissionState) -> int:
    """How many Boons the heroes have."""
    return _owned(state, RewardType.BOON)


def banes(state: MissionState) -> int:
    """How many Banes the Imperial player has."""
    return _owned(state, RewardType.BANE)


def _owned(state: MissionState, type: RewardType) -> int:
    return len({source.key for source in state.sources.values()} & _cards(type))


@cache
def _cards(type: RewardType) -> frozenset[str]:
    return frozenset(card.id for card in all_rewards() if card.type is type)
