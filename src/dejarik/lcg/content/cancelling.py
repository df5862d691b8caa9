"""Events that cancel an ability and may then go back into the deck for a resource: both challenge decks have one."""

from __future__ import annotations

from dejarik.kernel import AbilityUsed, Definition, Procedure, Public, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.blocks import cancel, event_interrupt, is_triggered, used_ability
from dejarik.lcg.content.picks import Pick, pick_word
from dejarik.lcg.rules.paying import Payment, means
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.zones import ToDeck, shuffle_deck


def shuffle_into_deck(state: Lcg, source: int) -> None:
    """A card that is being played goes into its owner's deck instead of the discard pile."""
    owner = state.cards.pop(source).owner
    key = state.leave(source).key
    state.players[owner].command_deck.append(key)
    state.log(ToDeck(seat=owner, key=key, shuffled=True))
    shuffle_deck(state, owner)


class IntoDeck(Procedure):
    """The same, once it has been paid for."""

    card: Public[int]

    def shuffle(self, state: Lcg) -> None:
        shuffle_into_deck(state, self.card)

    steps = (shuffle,)


def _is_action_reaction_or_interrupt(state: Lcg, use: Use, event: AbilityUsed) -> bool:
    return is_triggered(used_ability(event))


def _cancel_it(state: Lcg, use: Use, event: AbilityUsed) -> None:
    cancel(state, use, event)
    if means(state, use.seat):
        pick_word(state, use, ["cancelling-shuffle", "cancelling-discard"], _shuffle_or_not)


@follows
def _shuffle_or_not(state: Lcg, pick: Pick, chosen: int) -> None:
    if chosen == 0:
        state.push(Payment(seat=pick.owner, price=1), IntoDeck(card=pick.source))


def cancels_any_ability() -> Definition:
    """Cancel an Action, Reaction or Interrupt of anybody; then 1 resource shuffles this event into the deck."""
    return event_interrupt(AbilityUsed, _cancel_it, when=_is_action_reaction_or_interrupt)
