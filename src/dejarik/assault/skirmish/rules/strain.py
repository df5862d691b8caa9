"""Strain in a skirmish: damage that the figure's player may buy off with Command cards (CORE-STRAIN-10, -12)."""

from __future__ import annotations

from dejarik.assault.rules.figures.damage import Cause, Damaged
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Decision, Procedure, Public, Verb, ask, choose, each_of, itself, text

DISCARD_TO_PREVENT = Verb("discard", lambda state, asked, cards: text("strain-discard", cards=cards), itself)


class TakeStrain(Procedure):
    """Discard Command cards from the top of the deck, one for each point prevented; the rest is damage."""

    figure: Public[int]
    amount: Public[int]
    by: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return None
        most = min(self.amount, len(state.players[figure.seat].deck))
        options = each_of(DISCARD_TO_PREVENT, range(most + 1))
        return choose(
            figure.seat, text("strain-prompt", amount=self.amount), options, about={"figure": figure.id}
        )

    def take(self, state: SkirmishState, cards: int) -> None:
        player = state.players[state.figures[self.figure].seat]
        for _ in range(cards):
            player.discard.append(player.deck.pop())
            state.learn()
        if cards < self.amount:
            state.occur(
                Damaged(target=self.figure, amount=self.amount - cards, cause=Cause.STRAIN, by=self.by)
            )

    steps = (ask(offer, take),)
