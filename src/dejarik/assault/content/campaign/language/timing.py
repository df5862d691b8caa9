"""What of a mission comes first when several of its rules answer the same moment. Otherwise the Imperial player says
(CORE-TIMING-07); but a mission is over only when everything else of that moment has happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.kernel import Ability, Occurrence, Use


def later(part: Part, others: Iterable[Part]) -> Part:
    """The abilities of a part wait for those of others that answer the same event."""
    rivals = [ability for other in others for ability in other.abilities]
    return replace(part, abilities=tuple(_waiting(ability, rivals) for ability in part.abilities))


def _waiting(ability: Ability[Any], others: list[Ability[Any]]) -> Ability[Any]:
    rivals = [other for other in others if other.on is ability.on and other.moment is ability.moment]
    if not rivals:
        return ability

    def due(state: MissionState, use: Use) -> bool:
        return ability.holds(state, use) and not any(_is_pending(state, use, rival) for rival in rivals)

    return replace(ability, when=due)


def _is_pending(state: MissionState, use: Use, rival: Ability[Any]) -> bool:
    """Another ability of the same text could still be used in this window."""
    window = next(each for each in reversed(state.stack) if isinstance(each, Occurrence))
    if f"{use.which}.{use.source}.{rival.name}" in window.used:
        return False
    own = Use.of(use.source, state.sources[use.source], rival.name, use.which)
    return rival.holds(state, own)
