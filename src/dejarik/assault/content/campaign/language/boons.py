"""What each Rebel figure may choose for itself when an event is kind to them."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.state import MissionState, is_rebel
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import gain_points
from dejarik.kernel import Use
from dejarik.kernel.effects import follows


def each_rebel_chooses(*, points: int, strain: int, focus: bool = False) -> Effect:
    """Each Rebel figure gains movement points, recovers strain, or becomes Focused, of its player's choice."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        offered = words({"take-points": True, "take-strain": True, "become-focused": focus})
        for figure in on_board(state):
            if is_rebel(state, figure):
                use = Use(
                    source=0, key=state.mission, ability=occasion.event, seat=figure.seat, subject=figure.id
                )
                pick_word(state, use, offered, _take_it, decides=figure, chosen=[points, strain])

    return carry_out


@follows
def _take_it(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures.get(pick.subject)
    points, strain = pick.chosen
    if figure is None:
        return
    if word == "take-points":
        gain_points(state, figure, points)
    elif word == "take-strain":
        recover_strain(state, figure, strain)
    else:
        gain_condition(state, figure, Condition.FOCUSED)
