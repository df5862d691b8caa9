"""Who escapes from a mission's map: gone for the rest of it, with everything it carries (CORE-ESCAPE-01, -04)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.rules.figures.damage import remove_figure
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import Escaped
from dejarik.assault.rules.objects.tokens import carried_by, remove_token


def leave_map(state: MissionState, event: Escaped) -> None:
    """A hero is neither wounded by it nor has it withdrawn."""
    figure = state.figures[event.figure]
    for token in carried_by(state, figure):
        event.carried.append(token.kind)
        remove_token(state, token)
    state.escaped.append(figure.id)
    remove_figure(state, figure)
    for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
        state.leave(id)
    if not members(state, event.group):
        del state.groups[event.group]
