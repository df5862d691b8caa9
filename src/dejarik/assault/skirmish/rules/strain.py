"""Strain in a skirmish: damage that the figure's player may buy off with Command cards (CORE-STRAIN-10, -12)."""

from __future__ import annotations

from dejarik.assault.rules.figures.damage import Cause, Damaged, Strained, is_falling
from dejarik.assault.rules.names import figure_text
from dejarik.assault.skirmish.rules.commands import discard_from_deck
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Decision, Procedure, Public, Verb, ask, choose, each_of, itself, text

DISCARD_TO_PREVENT = Verb("discard", lambda state, asked, cards: text("strain-discard", cards=cards), itself)


def take_strain(state: SkirmishState, event: Strained) -> None:
    """A figure suffers strain, at the same time as all others of the same moment."""
    for procedure in reversed(state.stack):
        if isinstance(procedure, TakeStrain) and not procedure.at:
            procedure.waiting.append(event)
            return
    state.push(TakeStrain(waiting=[event]))


class TakeStrain(Procedure):
    """Figure by figure, discard Command cards from the top of the deck, one for each point prevented; then the rest is
    damage to all of them at once (CORE-DEFEAT-01)."""

    waiting: Public[list[Strained]]
    damage: Public[list[Damaged]] = []

    def go_on(self, state: SkirmishState) -> None:
        """Who is gone, or as good as gone, suffers no strain (CORE-DAMAGE-02)."""
        self.waiting = [
            strained
            for strained in self.waiting
            if strained.figure in state.figures and not is_falling(state, strained.figure)
        ]

    def offer(self, state: SkirmishState) -> Decision | None:
        if not self.waiting:
            return None
        strained = self.waiting[0]
        figure = state.figures[strained.figure]
        most = min(strained.amount, len(state.players[figure.seat].deck))
        options = each_of(DISCARD_TO_PREVENT, range(most + 1))
        return choose(
            figure.seat,
            text("strain-prompt", figure=figure_text(state, figure), amount=strained.amount),
            options,
            about={"figure": figure.id},
        )

    def take(self, state: SkirmishState, cards: int) -> None:
        strained = self.waiting.pop(0)
        discard_from_deck(state, state.figures[strained.figure].seat, cards)
        left = strained.amount - cards
        if left:
            self.damage.append(
                Damaged(target=strained.figure, amount=left, cause=Cause.STRAIN, by=strained.by)
            )
        self.go_to(TakeStrain.go_on)

    def suffer(self, state: SkirmishState) -> None:
        if self.damage:
            state.occur(*self.damage)

    steps = (go_on, ask(offer, take), suffer)
