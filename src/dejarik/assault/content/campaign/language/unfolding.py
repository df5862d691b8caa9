"""A map that unfolds: sections that are laid when Rebel figures come next to them, and events that hear of it."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.cues import Cue, Sign
from dejarik.assault.campaign.rules.layout import section
from dejarik.assault.campaign.rules.obscured import is_neared
from dejarik.assault.campaign.rules.sections import SectionPlaced, place_section
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.content.campaign.language.triggers import Signal, Trigger
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.movement import Moved
from dejarik.kernel import Ability, Moment, Use


def obscured(*sections: str) -> Block:
    """A section is laid as soon as a Rebel figure is next to it; of several that lead different ways, only one."""

    def neared(state: MissionState) -> list[str]:
        if any(section(state, name).region in state.sections for name in sections):
            return []
        return [name for name in sections if is_neared(state, name)]

    return _laid_when_near(sections[0], lambda state: neared(state)[:1])


def each_obscured(*sections: str) -> Block:
    """Each of these sections is laid as soon as a Rebel figure is next to it: all of them together, in no order."""

    def neared(state: MissionState) -> list[str]:
        hidden = [name for name in sections if section(state, name).region not in state.sections]
        return [name for name in hidden if is_neared(state, name)]

    return _laid_when_near(sections[0], neared)


def _laid_when_near(first: str, neared: Callable[[MissionState], list[str]]) -> Block:
    def due(state: MissionState, use: Use) -> bool:
        return bool(neared(state))

    def lay(state: MissionState, use: Use) -> None:
        for name in neared(state):
            place_section(state, section(state, name))

    name = f"obscured-{first}"
    occasions = (Moved, Deployed, SectionPlaced)
    return Block(
        Part(name, tuple(Ability(name, on, lay, due, Moment.AFTER, forced=True) for on in occasions))
    )


def laid(*sections: str) -> Trigger:
    """One of these sections has been laid, with everything on it."""
    cue = Cue(Sign.LAID, sections)
    return Trigger((Signal(SectionPlaced, lambda state, event: event.section in sections, cue=cue),))
