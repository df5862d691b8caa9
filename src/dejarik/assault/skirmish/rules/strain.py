"""Strain in a skirmish: damage that the figure's player may buy off with Command cards (CORE-STRAIN-10, -12)."""

from __future__ import annotations

from dejarik.assault.rules.damage import Cause, Damaged
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Decision, Option, Procedure, Public, ask, choose, text


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
        options = [
            Option(f"discard:{cards}", text("strain-discard", cards=cards), value=cards + 1)
            for cards in range(most + 1)
        ]
        return choose(
            figure.seat, text("strain-prompt", amount=self.amount), options, about={"figure": figure.id}
        )

    def take(self, state: SkirmishState, cards_and_one: int) -> None:
        cards = cards_and_one - 1
        player = state.players[state.figures[self.figure].seat]
        for _ in range(cards):
            player.discard.append(player.deck.pop())
            state.learn()
        if cards < self.amount:
            state.occur(
                Damaged(target=self.figure, amount=self.amount - cards, cause=Cause.STRAIN, by=self.by)
            )

    steps = (ask(offer, take),)
