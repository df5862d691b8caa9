"""Groups that the Imperial player sets aside for an event, secretly, when the mission is set up."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.deploying import deploy_reserved
from dejarik.assault.campaign.rules.layout import laid_spaces
from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.open_groups import ADD_GROUP, OpenGroupsChosen, may_be_open
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, Reserved, empire
from dejarik.assault.content.blocks import Part, is_complete
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.printed import cost_of
from dejarik.kernel import (
    Ability,
    Decision,
    Moment,
    Owner,
    Procedure,
    Public,
    Use,
    ask,
    choose,
    each_of,
    text,
)


class SetAside(Procedure):
    """The Imperial player chooses a group of at most some cost for an event (CORE-MISSION-03)."""

    event: Owner[str]  # which the Rebels do not know yet
    most: Public[int]
    seat: Public[int] = EMPIRE

    def offer(self, state: MissionState) -> Decision | None:
        fitting = [
            card.id
            for card in all_deployment()
            if not card.unique
            and is_complete(card)
            and may_be_open(state, card.id)
            and cost_of(card.id) <= self.most
        ]
        return choose(EMPIRE, text("setup-set-aside"), each_of(ADD_GROUP, fitting)) if fitting else None

    def take(self, state: MissionState, card: str) -> None:
        empire(state).reserved.append(Reserved(card, self.event))

    steps = (ask(offer, take),)


def set_aside(event: str, most: Callable[[MissionState], int]) -> Block:
    """One group of the Imperial player's choice is set aside for an event; it costs at most so much."""

    def do(state: MissionState, use: Use) -> None:
        state.push(SetAside(event=event, most=most(state)))

    return Block(
        Part("set-aside", (Ability("set-aside", OpenGroupsChosen, do, moment=Moment.AFTER, forced=True),))
    )


def deploy_set_aside(*spaces: str) -> Effect:
    """The group that was set aside for this event comes in."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        for each in [each for each in empire(state).reserved if each.event == occasion.event]:
            deploy_reserved(state, each.card, occasion.event, laid_spaces(state, spaces))

    return carry_out
