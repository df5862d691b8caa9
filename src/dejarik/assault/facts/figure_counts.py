"""For how many groups of a title one copy of each box has figures, where it has cards for more (IA-SETUP-07 to -09)."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.assault.facts.cards import DeploymentCard, Title

_FEW: Mapping[Title, int] = {
    Title("gamorrean-guard"): 2,
    Title("jet-trooper"): 2,
    Title("riot-trooper"): 2,
    Title("sentry-droid"): 2,
    Title("weequay-pirate"): 2,
}
_ENOUGH = 99


def groups_at_once(card: DeploymentCard) -> int:
    """How many groups of the title of a card there can be at the same time, elite ones among them."""
    return _FEW.get(card.title, _ENOUGH)
