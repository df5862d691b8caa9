"""Whom the Rebels can bring to a mission as an ally (CORE-ALLY-03): asked when they choose, and when it is set up."""

from __future__ import annotations

from dejarik.assault.campaign.rules.figures import card_in
from dejarik.assault.campaign.rules.missions import playable_missions, text_of
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.rules.printed import profile


def can_be_brought(mission: str, card: str) -> bool:
    """Not whom the mission bars, and nobody unique who comes by the mission itself (CORE-ALLY-10)."""
    barred = text_of(mission).barred_allies if mission in playable_missions() else frozenset[str]()
    ally = profile(card)
    if barred is None or ally.title in barred:
        return False
    return not ally.unique or ally.title not in _titles_given(mission)


def _titles_given(mission: str) -> set[str]:
    """Who comes to the Rebels by the mission itself, now or later (CORE-ALLY-07)."""
    layout = campaign_mission(mission)
    names = [each.card for each in layout.allies]
    names += [each.card for event in layout.events for each in event.deploys if each.side is Side.REBEL]
    return {profile(card_in(mission, name)).title for name in names if name}
