"""What texts do between two missions, and what they pay when one ends: blocks for cards of every kind."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, What
from dejarik.assault.campaign.rules.stages import (
    CampaignBegins,
    ImperialUpgradeBegins,
    MissionPaid,
    StageState,
    decide_together,
    note,
    strike_out,
)
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.villains import VILLAIN, villains_to_earn
from dejarik.assault.content.blocks.parts import Part
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.cards import Faction
from dejarik.kernel import (
    Ability,
    Constant,
    Decision,
    How,
    Moment,
    Option,
    Procedure,
    Public,
    Source,
    Use,
    Verb,
    ask,
    choose,
    each_of,
    text,
)

# --- When a campaign begins ---------------------------------------------------------------------------


class EarnVillain(Procedure):
    """The Empire earns a villain of its choice, of one faction."""

    card: Public[str]
    faction: Public[Faction]

    def offer(self, state: StageState) -> Decision | None:
        villains = [each for each in villains_to_earn(state.campaign, self.faction) if is_complete(each)]
        prompt = text("stage-earn-villain", card=text(f"card-{self.card}"))
        return choose(EMPIRE, prompt, each_of(VILLAIN, villains)) if villains else None

    def take(self, state: StageState, villain: str) -> None:
        note(
            state,
            What.VILLAIN,
            seat=EMPIRE,
            name=villain,
            reason="text",
            source=self.card,
            rule="IA-VILLAIN-02",
        )

    steps = (ask(offer, take),)


def earns_villains(name: str, *factions: Faction) -> Part:
    """When the campaign begins, the Empire earns a villain of each of these factions."""

    def put(state: StageState, use: Use) -> None:
        state.push(*(EarnVillain(card=use.key, faction=faction) for faction in factions))

    return Part(name, (Ability(name, CampaignBegins, put, moment=Moment.AFTER, forced=True),))


def hunts_all_heroes(name: str) -> Part:
    """When the campaign begins, each hero has a bounty token (IA-BOUNTY-03)."""

    def hand_out(state: StageState, use: Use) -> None:
        for seat in state.campaign.seats:
            note(state, What.BOUNTY, seat=seat, reason="text", source=use.key, rule="IA-BOUNTY-03")

    return Part(name, (Ability(name, CampaignBegins, hand_out, moment=Moment.AFTER, forced=True),))


# --- What is paid, drawn and kept ---------------------------------------------------------------------


def pays_influence(name: str, amount: int, when: Callable[[StageState, MissionPaid], bool]) -> Part:
    """When a mission has paid, the Empire receives so much influence more, or less."""

    def applies(state: StageState, use: Use) -> bool:
        return when(state, use.event(state, MissionPaid))

    def pay(state: StageState, use: Use) -> None:
        note(state, What.INFLUENCE, amount, seat=EMPIRE, reason="text", source=use.key)

    return Part(name, (Ability(name, MissionPaid, pay, applies, Moment.AFTER, forced=True),))


def rebels_won(state: StageState, paid: MissionPaid) -> bool:
    return paid.winner == TOGETHER


def more_items(name: str, *, of_each_deck: bool) -> Part:
    """One Item card more is drawn in each Rebel upgrade stage: of every deck, or of the dearest alone."""

    def when(state: StageState, source: Source, id: int, tier: int) -> bool:
        return of_each_deck or tier == max(state.campaign.slot.item_tiers)

    return Part(name, constants=(Constant("items-drawn", How.ADD, 1, when, name=name),))


def stays_with_its_hero(name: str) -> Part:
    """It can be neither sold nor handed over nor left behind."""
    return Part(
        name,
        constants=(
            Constant(
                "may-part", How.FORBID, when=lambda state, source, id, subject: id == subject, name=name
            ),
        ),
    )


def pays_at_the_end(name: str, query: str, amount: int) -> Part:
    """When a mission ends and the figure, or the card, is still there: credits for the Rebels (`closing-credits`) or
    influence for the Empire (`closing-influence`)."""

    def when(state: MissionState, source: Source, id: int, subject: int) -> bool:
        return not source.subject or source.subject in state.figures

    return Part(name, constants=(Constant(query, How.ADD, amount, when, name=name),))


# --- A card that the Rebels can be rid of -----------------------------------------------------------

PAY = Verb("pay", lambda state, asked, amount: text("stage-pay", credits=amount))
REFUSE = Verb("refuse", text("stage-refuse"), declines=True)


class BuyOff(Procedure):
    """The Rebels may pay for an ongoing agenda to be discarded; else the Empire draws one card more."""

    card: Public[str]
    price: Public[int]

    def offer(self, state: StageState) -> Decision | None:
        if state.campaign.total(What.CREDITS) < self.price:
            return None
        prompt = text("stage-buy-off", card=text(f"card-{self.card}"), credits=self.price)
        return decide_together(state, prompt, [Option(PAY, self.price), Option(REFUSE, 0)])

    def take(self, state: StageState, paid: int) -> None:
        if paid:
            note(state, What.CREDITS, -paid, reason="bought-off", source=self.card)
            strike_out(state, What.AGENDA, self.card, seat=EMPIRE, reason="bought-off", rule="CORE-AGENDA-04")
            for id in [id for id, source in state.sources.items() if source.key == self.card]:
                state.leave(id)
            self.end()

    def draw_more(self, state: StageState) -> None:
        note(state, What.EXTRA_AGENDA, seat=EMPIRE, reason="text", source=self.card)

    steps = (ask(offer, take), draw_more)


def can_be_bought_off(name: str, price: int) -> Part:
    """At the start of each Imperial upgrade stage: the Rebels pay, or one more agenda is drawn."""

    def put(state: StageState, use: Use) -> None:
        state.push(BuyOff(card=use.key, price=price))

    return Part(
        name, (Ability(name, ImperialUpgradeBegins, put, lambda state, use: True, Moment.AFTER, forced=True),)
    )
