"""The Pit Droid that may be among what heroes find in crates: its Supply card, and what the droid itself can do."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.supply import SupplyDrawn
from dejarik.assault.content.blocks import Part, after, card, me, special
from dejarik.assault.content.campaign.between import pays_at_the_end
from dejarik.assault.content.campaign.supply import just_drawn
from dejarik.assault.content.choosing import choose
from dejarik.assault.content.companions import bring_into_play
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.ground import piece
from dejarik.assault.rules.objects.interacting import beside
from dejarik.assault.rules.objects.tokens import CRATE, retrieve, tokens_of
from dejarik.assault.rules.state import Figure, Token
from dejarik.kernel import Use
from dejarik.kernel.effects import follows


def _call_droid(state: MissionState, use: Use) -> None:
    figure = me(state, use)
    spaces = [int(space) for space in piece(state, figure).cells]
    bring_into_play(state, "pit-droid", state.groups[figure.group], spaces)


card(
    "pit-droid-supply",
    after("deploy-companion", SupplyDrawn, _call_droid, when=just_drawn, forced=True),
    Part("companion-activation"),  # so do all companions (CORE-ACT-16)
)


def _crates_beside(state: MissionState, figure: Figure) -> list[Token]:
    return [crate for crate in tokens_of(state, CRATE) if not crate.carrier and beside(state, figure, crate)]


@follows
def _carry(state: MissionState, pick: Pick, crate: Token) -> None:
    retrieve(state, state.figures[pick.subject], crate)


card(
    "pit-droid",
    special("useful", choose(_crates_beside, _carry), limit=None),  # CORE-TOKEN-12
    pays_at_the_end("shiny", "closing-credits", 50),
)
