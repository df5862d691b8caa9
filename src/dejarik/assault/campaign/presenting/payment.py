"""What a mission that is over pays, for the page: each side's part with its reasons, and what follows in a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from dejarik.assault.campaign.presenting.records import PaidFor, PaidKind, PaidShown, PaymentShown
from dejarik.assault.campaign.rules.payment import (
    ALWAYS,
    WON,
    Following,
    Part,
    Payment,
    following,
    following_of,
    payment,
    payment_of,
)
from dejarik.assault.campaign.rules.results import Result
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.values import closing_credits, closing_influence
from dejarik.assault.facts.campaign_records import Reward, Side
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.assault.showing.plain import listed
from dejarik.kernel import Text, text
from dejarik.kernel.queries import Share
from dejarik.messages import declare_family


def payment_shown(state: MissionState) -> PaymentShown:
    """What both sides receive, and what comes next."""
    paid = payment(state)
    return PaymentShown(
        rebels=list(_rebels(paid, closing_credits.shares(state, 0))),
        empire=list(_empire(paid, closing_influence.shares(state, 0))),
        next=list(_next(following(state))),
    )


def payment_of_result(over: Result) -> PaymentShown:
    """The same of a result that people have entered: what texts have paid is among it."""
    paid = payment_of(over)
    by_texts = (
        [PaidShown(kind="influence", text=text("paid-influence"), amount=over.gained, reasons=[])]
        if over.gained
        else []
    )
    return PaymentShown(
        rebels=list(_rebels(paid, ())),
        empire=[*_empire(paid, ()), *by_texts],
        next=list(_next(following_of(over))),
    )


def reason_text(part: Part) -> Text:
    """Why a part is paid."""
    if part.because in (ALWAYS, WON):
        return text(f"paid-because-{part.because}")
    return text(f"reward-not-{part.because}" if part.unless else f"reward-{part.because}")


def _rebels(paid: Payment, by_cards: Sequence[Share]) -> Iterator[PaidShown]:
    yield from _sum(paid, "xp", text("paid-xp-each"), lambda reward: reward.xp_each_hero)
    each = text("paid-credits", heroes=paid.heroes)
    yield from _sum(paid, "credits", each, lambda reward: reward.credits_per_hero * paid.heroes)
    crates = paid.crates - sum(share.amount for share in by_cards)
    if crates > 0:
        yield PaidShown(kind="crates", text=text("paid-crates"), amount=crates, reasons=[])
    yield from _by_cards("credits", text("paid-credits-besides"), by_cards)
    yield from _sum(paid, "item", text("paid-item-cheaper"), lambda reward: reward.item_cheaper)
    for part in paid.parts:
        cards = [
            card for card in (part.reward.card, part.reward.boon) if card in (*paid.hero_cards, *paid.boons)
        ]
        yield from _things(part, "card", [card_text(card) for card in cards])
        allies = [card for card in (part.reward.ally, *part.reward.allies) if card]
        yield from _things(part, "figure", [text("paid-ally", card=card_text(card)) for card in allies])
        if part.reward.ally_choice:
            yield from _things(part, "figure", [text("paid-ally-choice")])
        if part.reward.bane_discarded:
            yield from _things(part, "card", [text("paid-bane-discarded")])
        if part.reward.campaign is Side.REBEL:
            yield from _things(part, "campaign", [text("paid-campaign")])


def _empire(paid: Payment, by_cards: Sequence[Share]) -> Iterator[PaidShown]:
    yield from _sum(paid, "xp", text("paid-xp"), lambda reward: reward.xp_imperial)
    yield from _sum(paid, "influence", text("paid-influence"), lambda reward: reward.influence)
    yield from _by_cards("influence", text("paid-influence"), by_cards)
    yield from _sum(paid, "agenda", text("paid-agenda"), lambda reward: reward.extra_agenda)
    for part in paid.parts:
        if part.reward.card in paid.imperial_cards:
            yield from _things(part, "card", [card_text(part.reward.card)])
        if part.reward.villain:
            yield from _things(part, "figure", [text("paid-villain", card=card_text(part.reward.villain))])
        if part.reward.campaign is Side.IMPERIAL:
            yield from _things(part, "campaign", [text("paid-campaign")])


def _sum(paid: Payment, kind: PaidKind, what: Text, of: Callable[[Reward], int]) -> Iterator[PaidShown]:
    """An amount that is made of the parts that have some of it."""
    found = [(part, of(part.reward) * part.times) for part in paid.parts if of(part.reward)]
    if found:
        yield PaidShown(
            kind=kind,
            text=what,
            amount=sum(amount for _, amount in found),
            reasons=[PaidFor(text=reason_text(part), amount=amount) for part, amount in found],
        )


def _by_cards(kind: PaidKind, what: Text, shares: Sequence[Share]) -> Iterator[PaidShown]:
    """What texts that are there when the mission ends pay."""
    for share in shares:
        reason = PaidFor(text=card_text(share.key), amount=share.amount)
        yield PaidShown(kind=kind, text=what, amount=share.amount, reasons=[reason])


def _things(part: Part, kind: PaidKind, names: Sequence[Text]) -> Iterator[PaidShown]:
    for name in names:
        yield PaidShown(
            kind=kind,
            text=name,
            amount=0,
            reasons=[PaidFor(text=reason_text(part), amount=0)],
        )


# --- What follows -----------------------------------------------------------------------------------


def _next(follow: Following) -> Iterator[Text]:
    """What becomes active; of a mission that lies face down, not which it is."""
    if follow.forced:
        yield text("next-forced", mission=mission_name(follow.forced))
    names = [mission_name(id) for id in follow.missions]
    if follow.face_down and names:
        yield text("next-face-down")
    elif follow.chosen_by is not None:
        yield text(f"next-chosen-{follow.chosen_by.value}", missions=listed(names))
    elif names:
        yield text("next-story", mission=names[0])
    if follow.side_missions:
        yield text("next-side-missions", count=follow.side_missions)
    if follow.threat_missions:
        yield text("next-threat-missions", count=follow.threat_missions)


declare_family("paid-because-*", lambda: (f"paid-because-{because}" for because in (ALWAYS, WON)))
declare_family(
    "next-chosen-*",
    lambda: (f"next-chosen-{side.value}" for side in (Side.REBEL, Side.IMPERIAL)),
    arguments=("missions",),
)
