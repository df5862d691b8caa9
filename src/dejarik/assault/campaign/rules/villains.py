"""Villains (IA-VILLAIN): the unique figures of the Empire and of mercenaries, and choosing one by its card.

Those in the Imperial hand are secret, so who chooses is asked and nothing is stored of what could be chosen.
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.rules.open_groups import may_be_open
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.facts.cards import Faction, GameMode, Role
from dejarik.assault.facts.library import all_deployment, deployment, is_deployment
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Decision, Procedure, Public, Verb, ask, choose, each_of, itself, text

VILLAIN = Verb(
    "villain", lambda state, asked, card: card_text(card), itself, lambda state, asked, card: {"card": card}
)


def is_villain_card(card: str) -> bool:
    """IA-VILLAIN-01."""
    if not is_deployment(card):
        return False
    printed = deployment(card)
    return printed.unique and printed.faction in (Faction.IMPERIAL, Faction.MERCENARY)


def villains_to_earn(log: Log, faction: Faction) -> list[str]:
    """Whom the Imperial player has not earned yet, and may in this campaign (CORE-CAMPAIGN-17)."""
    gone = (*log.plan.barred_villains, *log.names(What.VILLAIN, EMPIRE))
    return [
        card.id
        for card in all_deployment()
        if card.role is Role.VILLAIN
        and card.faction is faction
        and GameMode.CAMPAIGN in card.modes
        and card.set in log.boxes
        and card.id not in gone
    ]


def free_villains(state: MissionState) -> list[str]:
    """The earned villains that may be open groups and are not used yet."""
    return [card for card in empire(state).villains if may_be_open(state, card)]


def known_villains(state: MissionState) -> list[str]:
    """The cards of villains on the map, of open groups and of reserved ones."""
    cards = [
        *(group.card for group in state.groups.values() if group.seat == EMPIRE),
        *empire(state).hand,
        *(each.card for each in empire(state).reserved),
    ]
    return [card for card in dict.fromkeys(cards) if is_villain_card(card)]


class AddVillain(Procedure):
    """An earned villain joins the open groups."""

    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        options = each_of(VILLAIN, free_villains(state))
        return choose(EMPIRE, text("villain-add"), options) if options else None

    def take(self, state: MissionState, card: str) -> None:
        empire(state).hand.append(card)

    steps = (ask(offer, take),)
