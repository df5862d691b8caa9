"""From one map to another in the middle of a mission: everybody is set aside, and comes in somewhere else."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attachments import take_back
from dejarik.assault.campaign.rules.layout import laid_spaces, layout_of, section
from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.sections import replace_sections
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire, is_rebel
from dejarik.assault.facts.library import is_deployment
from dejarik.assault.rules.figures.groups import dismiss_group
from dejarik.assault.rules.ground import on_board, take_away
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.objects.tokens import remove_token
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import NOWHERE


def leave_behind(*sections: str, to: str) -> Effect:
    """All figures are set aside. Sections are taken off the map with everything that lies on it, and another one is
    laid (IA-REPLACE-01, -02)."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for figure in on_board(state):
            take_away(state, figure)
        for token in [token for token in state.tokens.values() if token.space != NOWHERE or token.door >= 0]:
            remove_token(state, token)
        replace_sections(state, [section(state, name) for name in sections], [section(state, to)])

    return carry_out


def dismiss_empire(state: MissionState) -> int:
    """The groups of the Empire leave the map, and their cards come back to the hand: what their figures cost."""
    cost = 0
    for group in [group for group in state.groups.values() if group.seat == EMPIRE]:
        cost += sum(
            profile_of(state, figure).figure_cost
            for figure in state.figures.values()
            if figure.group == group.id
        )
        take_back(state, group)
        dismiss_group(state, group)
        if is_deployment(group.card):
            empire(state).hand.append(group.card)
    return cost


def arrive(state: MissionState, occasion: EventHappens) -> None:
    """The Rebel figures that were set aside come to the entrance of the second map."""
    spaces = laid_spaces(state, layout_of(state).later_entrances)
    waiting = [
        figure for figure in state.figures.values() if figure.space == NOWHERE and is_rebel(state, figure)
    ]
    state.push(*(Place(figure=figure.id, seat=figure.seat, among=spaces, close=True) for figure in waiting))
