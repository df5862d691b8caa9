"""Costs of abilities beyond the price of a card: focusing, sacrificing, discarding, spending (LCGC-ABL-04)."""

from __future__ import annotations

from dejarik.kernel import Cost, Use
from dejarik.kernel.effects import follows
from dejarik.lcg.content.blocks.chosen import discard_chosen
from dejarik.lcg.content.blocks.meant import own_of, that
from dejarik.lcg.content.picks import Among, Follower, Pick, pick_card
from dejarik.lcg.rules.leaving import sacrifice
from dejarik.lcg.rules.paying import Payment, could_spend
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.tokens import add_focus
from dejarik.lcg.rules.values import is_ready
from dejarik.lcg.rules.zones import hand


def _is_ready_itself(state: Lcg, use: Use) -> bool:
    return in_play(state, use.source) and is_ready(state, use.source)


def _focus_itself(state: Lcg, use: Use) -> None:
    add_focus(state, use.source)


#: "Focus this card to …" (LCGC-TOK-02).
FOCUS_IT = Cost(_is_ready_itself, _focus_itself)


def _sacrifice_itself(state: Lcg, use: Use) -> None:
    sacrifice(state, use.seat, use.source)


SACRIFICE_IT = Cost(lambda state, use: in_play(state, use.source), _sacrifice_itself)


def spend(count: int) -> Cost:
    """Spend resources on an ability: no match needed (LCGC-RES-08)."""
    return Cost(
        lambda state, use: could_spend(state, use.seat) >= count,
        lambda state, use: state.push(Payment(seat=use.seat, price=count)),
    )


def _of_your_choice(among: Among, pay: Follower, *, prompt: str) -> Cost:
    """A cost that is paid with a card of the player's choice."""

    def choose_it(state: Lcg, use: Use) -> None:
        pick_card(state, use, among(state, use), pay, prompt=prompt)

    return Cost(lambda state, use: bool(among(state, use)), choose_it)


def sacrifice_one(among: Among) -> Cost:
    """Sacrifice one of these: only what the player controls (LCGC-MOVE-03)."""
    return _of_your_choice(own_of(among), _sacrificed, prompt="lcg-pick-sacrifice")


@follows
def _sacrificed(state: Lcg, pick: Pick, id: int) -> None:
    sacrifice(state, pick.owner, id)


def focus_one(among: Among) -> Cost:
    """Focus one of these: a ready card that the player controls (LCGC-TOK-02)."""
    return _of_your_choice(that(own_of(among), is_ready), _focused, prompt="lcg-pick-focus")


@follows
def _focused(state: Lcg, pick: Pick, id: int) -> None:
    add_focus(state, id)


def _hand_of_player(state: Lcg, use: Use) -> list[int]:
    return [id for id in hand(state, use.seat) if id != use.source]


#: "Discard a card from your hand to …".
DISCARD_ONE = _of_your_choice(_hand_of_player, discard_chosen, prompt="lcg-pick-discard")
