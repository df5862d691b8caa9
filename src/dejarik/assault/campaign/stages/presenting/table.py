"""A campaign as it stands between two missions, for everybody and for each seat alone."""

from __future__ import annotations

from dejarik.assault.campaign.presenting.records import MissionPlayerShown
from dejarik.assault.campaign.presenting.settings import cards_won, what_is_won
from dejarik.assault.campaign.presenting.table import SIDES
from dejarik.assault.campaign.rules.log import EMPIRE, Entry, Log, What, is_forced
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.aftermath import Aftermath
from dejarik.assault.campaign.stages.departing import BringAlly, ChooseMission, Prepare
from dejarik.assault.campaign.stages.empire import ImperialUpgrade
from dejarik.assault.campaign.stages.founding import FoundCampaign
from dejarik.assault.campaign.stages.presenting import records
from dejarik.assault.campaign.stages.presenting.previously import previously
from dejarik.assault.campaign.stages.presenting.words import (
    entry_text,
    name_text,
    reason_text,
    source_text,
    who,
)
from dejarik.assault.campaign.stages.rebels import (
    RebelUpgrade,
    Selling,
    Shopping,
    Training,
    class_cards_left,
    price,
    sale_price,
    saleable,
)
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_library import agenda, imperial_deck, item
from dejarik.assault.facts.campaign_missions import listed_mission
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Procedure, Text, text

#: What is being done, the innermost first.
_STEPS: dict[type[Procedure], str] = {
    Training: "learn",
    Selling: "sell",
    Shopping: "shop",
    RebelUpgrade: "shop",
    ImperialUpgrade: "empire",
    ChooseMission: "mission",
    Prepare: "prepare",
    BringAlly: "ally",
    Aftermath: "aftermath",
    FoundCampaign: "found",
}


def present_to_all(state: StageState) -> records.StageShownToAll:
    """What everybody sees."""
    log = state.campaign
    agendas = log.names(What.AGENDA, EMPIRE)
    secret = [card for card in agendas if agenda(card).type is AgendaType.SECRET]
    return records.StageShownToAll(
        format="campaign",
        campaign=log.campaign,
        name=log.campaign.word,
        step=next((step for kind, step in _STEPS.items() if state.find(kind) is not None), ""),
        players=[
            MissionPlayerShown(
                seat=player.seat, team=player.team, name=who(log, player.seat), zone=SIDES[player.team]
            )
            for player in state.players
        ],
        slots=slots_shown(log),
        slot=log.slot_number,
        heroes=[_hero(state, seat) for seat in log.seats],
        shared=log.names(What.CARD),
        allies=log.names(What.ALLY),
        credits=log.total(What.CREDITS),
        shop=[
            records.ShopItem(card=card, tier=item(card).tier, cost=price(state, card))
            for card in state.offered
        ],
        empire_class=log.deck,
        empire_xp=log.total(What.XP, EMPIRE),
        influence=log.total(What.INFLUENCE, EMPIRE),
        empire_cards=log.names(What.CARD, EMPIRE),
        empire_deck=[
            card.id
            for card in imperial_deck(log.deck)
            if not card.starting and is_complete(card.id) and card.id not in log.names(What.CARD, EMPIRE)
        ],
        villains=log.names(What.VILLAIN, EMPIRE),
        agendas=[card for card in agendas if card not in secret],
        secret_agendas=len(secret),
        active=[_active(name) for name in log.names(What.ACTIVE)]
        + [_face_down(name) for name in log.names(What.ACTIVE, EMPIRE)],
        chosen=next((mission_name(name) for name in log.names(What.CHOSEN)), None),
    )


def present_to(state: StageState, seat: int | None) -> records.StageShownToOne:
    """What a seat sees for itself."""
    log, own = state.campaign, seat == EMPIRE
    agendas = log.names(What.AGENDA, EMPIRE) if own else []
    return records.StageShownToOne(
        entries=entries_shown(log, seat),
        previously=previously(log, seat),
        hand=[card for card in agendas if agenda(card).type is AgendaType.SECRET],
        drawn=list(state.players[EMPIRE].drawn) if own else [],
        face_down=[mission_name(name) for name in log.names(What.ACTIVE, EMPIRE)] if own else [],
    )


def slots_shown(log: Log) -> list[records.SlotShown]:
    """The campaign's slots, with what was played."""
    own = [entry for entry in log.played if not is_forced(entry.name)]
    shown: list[records.SlotShown] = []
    for place, slot in enumerate(log.plan.slots):
        entry = own[place] if place < len(own) else None
        forced = [each.name for each in log.played if is_forced(each.name) and each.slot == place + 1]
        shown.append(
            records.SlotShown(
                kind=slot.kind,
                threat_level=entry.amount if entry else max(1, slot.threat_level + log.threat),
                tiers=list(slot.item_tiers),
                mission=entry.name if entry else None,
                name=mission_name(entry.name) if entry else None,
                winner=log.winner_of(entry) if entry else None,
                reason=Text(f"outcome-assault-{entry.on}") if entry else None,
                forced=[mission_name(name) for name in forced],
            )
        )
    return shown


def entries_shown(log: Log, seat: int | None) -> list[records.EntryShown]:
    """The log as a seat may read it."""
    return [
        records.EntryShown(
            slot=entry.slot,
            what=entry.what,
            amount=entry.amount,
            seat=entry.seat,
            text=said,
            name=name_text(entry, seat),
            because=reason_text(entry),
            source=source_text(entry),
            rule=entry.rule,
            corrected=corrected_shown(log, entry),
        )
        for entry in log.entries
        if (said := entry_text(log, entry, seat)) is not None
    ]


def corrected_shown(log: Log, entry: Entry) -> records.CorrectedShown | None:
    by = entry.corrected
    return None if by is None else records.CorrectedShown(by=who(log, by.seat), name=by.name, why=by.why)


def _hero(state: StageState, seat: int) -> records.CampaignHero:
    log = state.campaign
    sheet, cards = log.heroes[seat - 1], log.names(What.CARD, seat)
    fitted, left = log.fittings(seat), log.names(What.LEFT, seat)
    for_sale = {card for owner, card in saleable(state) if owner == seat}
    return records.CampaignHero(
        seat=seat,
        sheet=sheet,
        name=card_text(sheet),
        xp=log.total(What.XP, seat),
        cards=[
            records.OwnedCard(
                card=card,
                on=fitted.get(card),
                left=card in left,
                sells_for=sale_price(card) if card in for_sale else None,
            )
            for card in cards
        ],
        deck=[card.id for card in class_cards_left(log, sheet)],
    )


def _active(mission: str) -> records.ActiveMission:
    return records.ActiveMission(
        mission=mission,
        name=mission_name(mission),
        kind=listed_mission(mission).kind,
        notes=what_is_won(mission),
        cards=cards_won(mission),
    )


def _face_down(mission: str) -> records.ActiveMission:
    return records.ActiveMission(
        mission=None, name=text("campaign-face-down"), kind=listed_mission(mission).kind, notes=[], cards=[]
    )
