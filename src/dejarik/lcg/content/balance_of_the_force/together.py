"""What several cards of the objective sets 91 to 96 share: they speak of friendly players and common reserves."""

from __future__ import annotations

from dejarik.kernel import Constant, Source, Use
from dejarik.lcg.content.blocks import gives, its_controller
from dejarik.lcg.rules.force import StruggleResolved
from dejarik.lcg.rules.state import RESERVE, Lcg
from dejarik.lcg.rules.teams import are_friends, clockwise, side_of


def friends_in_order(state: Lcg, seat: int) -> list[int]:
    """The player and the teammates, clockwise from the active player (LCG-TEXT-03, -04)."""
    return [each for each in clockwise(state) if are_friends(state, seat, each)]


def _reserve_cards(state: Lcg, source: Source, id: int, seat: int) -> int:
    return sum(
        each.zone == RESERVE and are_friends(state, each.seat, seat) for each in state.sources.values()
    )


#: In Force struggles each card in the side's common reserves counts as an icon.
RESERVES_ADD_FORCE: Constant = gives("force-bonus", _reserve_cards, its_controller)


def you_won_the_struggle(state: Lcg, use: Use, event: StruggleResolved) -> bool:
    return event.winner is side_of(state, use.seat)
