"""Allies that the Rebels have earned: which of their cards they may bring (CORE-ALLY-05)."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.facts.cards import GameMode
from dejarik.assault.facts.library import all_deployment, deployment


def earned_allies(earned: Sequence[str]) -> list[str]:
    """The Deployment cards to choose from. Who exists as regular and elite is regular when earned once, and either of
    them when earned again; the cards in `earned` say who, not which."""
    titles = [deployment(card).title for card in earned]
    found: list[str] = []
    for card, title in zip(earned, titles, strict=True):
        versions = [
            each for each in all_deployment() if each.title == title and GameMode.CAMPAIGN in each.modes
        ]
        versions.sort(key=lambda each: each.elite)
        if deployment(card).unique or len({each.elite for each in versions}) == 1:
            found.append(card)
        else:
            found += [each.id for each in versions if not each.elite or titles.count(title) > 1]
    return list(dict.fromkeys(found))
