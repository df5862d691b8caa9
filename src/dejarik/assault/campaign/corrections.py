"""Putting the log of a campaign right between two missions: what went wrong at the table, and on which all agree.

Nothing is struck out. A correction is one more entry, or several, that say by whom and why; totals stay sums of
entries. What a card or a result would have brought besides is not undone with it: each thing is put right by itself.
Agendas, and the decks that lie face down, are not: naming them would tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

from dejarik.assault.campaign.log_party import brought_by
from dejarik.assault.campaign.party import hero_problems, printed_card
from dejarik.assault.campaign.rules.log import (
    EMPIRE,
    TOGETHER,
    CorrectedBy,
    Entry,
    Log,
    What,
    is_forced,
)
from dejarik.assault.campaign.rules.missions import playable_missions
from dejarik.assault.campaign.stages.departing import choices
from dejarik.assault.content.definitions import is_complete
from dejarik.assault.facts.campaign_cards import ClassCard, ImperialClassCard, ItemCard, RewardCard
from dejarik.assault.facts.campaign_library import all_class_cards, all_imperial_class, all_items, all_rewards
from dejarik.assault.facts.campaign_vocabulary import Camp
from dejarik.assault.facts.cards import Card, DeploymentCard, Faction, GameMode
from dejarik.assault.facts.library import all_deployment
from dejarik.assault.rules.names import card_text
from dejarik.kernel import Problem, Text, text
from dejarik.kernel.corrections import Correction

#: More than this at once is a slip of the hand.
MOST = 1000


class Right(Enum):
    """What can be put right."""

    XP = "xp"
    CREDITS = "credits"
    INFLUENCE = "influence"
    BOUNTY = "bounty"
    CARD = "card"
    ALLY = "ally"
    VILLAIN = "villain"
    MISSION = "mission"  # whether it can be chosen
    RESULT = "result"  # who won the mission of a slot


AMOUNTS = (Right.XP, Right.CREDITS, Right.INFLUENCE)
_WHATS = {
    Right.XP: What.XP,
    Right.CREDITS: What.CREDITS,
    Right.INFLUENCE: What.INFLUENCE,
    Right.BOUNTY: What.BOUNTY,
    Right.CARD: What.CARD,
    Right.ALLY: What.ALLY,
    Right.VILLAIN: What.VILLAIN,
    Right.MISSION: What.ACTIVE,
    Right.RESULT: What.RESULT,
}


def what_of(what: Right) -> What:
    """The entries by which that is counted."""
    return _WHATS[what]


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change as a person asks for it: `amount` more, or less; of a seat, or of the Rebels together (-1); of what is
    called so; of the mission of a slot, that this seat has won it (0: the Empire, -1: the Rebels)."""

    what: Right
    amount: int = 1
    seat: int = TOGETHER
    name: str = ""
    slot: int = 0


def read_change(given: dict[str, Any]) -> Change:
    """A change in the form that it must have."""
    try:
        return msgspec.convert(given, Change)
    except (msgspec.ValidationError, OverflowError) as error:
        raise Problem("correction-malformed", detail=str(error)[:200]) from None


def corrected(log: Log, correction: Correction, *, is_leaving: bool) -> list[Entry]:
    """The entries that put the log right. What can't be is refused. `is_leaving`: the next mission begins with what
    everybody has now."""
    change = read_change(correction.change)
    if not correction.why.strip():
        raise Problem("correction-without-why")
    by = CorrectedBy(correction.seat, correction.name, correction.why)
    if change.what is Right.RESULT:
        return [_result(log, change, by)]
    _check_amount(log, change)
    if change.what in AMOUNTS or change.what is Right.BOUNTY:
        return [_amount(log, change, by)]
    _check_name(log, change)
    entries = list(_losing(log, change, by)) if change.amount < 0 else []
    entries.append(_entry(log, _WHATS[change.what], change.amount, change.seat, change.name, by))
    _check_after(log, entries, change, is_leaving=is_leaving)
    return entries


def _entry(log: Log, what: What, amount: int, seat: int, name: str, by: CorrectedBy, on: str = "") -> Entry:
    return Entry(log.slot_number, what, amount, seat=seat, name=name, on=on, reason="corrected", corrected=by)


# --- Amounts ----------------------------------------------------------------------------------------


def seats_for(log: Log, what: Right) -> list[int]:
    """Whose it can be."""
    together = [TOGETHER]
    return {
        Right.XP: [EMPIRE, *log.seats],
        Right.CREDITS: together,
        Right.INFLUENCE: [EMPIRE],
        Right.BOUNTY: list(log.seats),
        Right.CARD: [EMPIRE, *log.seats, TOGETHER],
        Right.ALLY: together,
        Right.VILLAIN: [EMPIRE],
        Right.MISSION: together,
        Right.RESULT: [EMPIRE, TOGETHER],
    }[what]


def _check_amount(log: Log, change: Change) -> None:
    if change.seat not in seats_for(log, change.what):
        raise Problem("correction-seat", seat=change.seat)
    most = MOST if change.what in AMOUNTS else 1
    if not change.amount or abs(change.amount) > most:
        raise Problem("correction-amount", amount=change.amount, most=most)
    if change.slot or (change.name and change.what in (*AMOUNTS, Right.BOUNTY)):
        raise Problem("correction-malformed", detail=change.name[:80] or str(change.slot))


def _amount(log: Log, change: Change, by: CorrectedBy) -> Entry:
    what = _WHATS[change.what]
    have = log.total(what, change.seat)
    if have + change.amount < 0:
        raise Problem("correction-too-little", have=have, less=-change.amount)
    if change.what is Right.BOUNTY and have + change.amount > 1:
        raise Problem("correction-bounty")
    return _entry(log, what, change.amount, change.seat, "", by)


# --- Results ----------------------------------------------------------------------------------------


def _result(log: Log, change: Change, by: CorrectedBy) -> Entry:
    """Who won the mission of a slot; forced missions have none."""
    own = [entry for entry in log.played if not is_forced(entry.name)]
    if not 1 <= change.slot <= len(own):
        raise Problem("correction-slot", slot=change.slot, most=len(own))
    if change.seat not in seats_for(log, Right.RESULT):
        raise Problem("correction-seat", seat=change.seat)
    played = own[change.slot - 1]
    if change.name or change.amount != 1 or log.winner_of(played) == change.seat:
        raise Problem("correction-same")
    entry = _entry(log, What.RESULT, 1, change.seat, played.name, by)
    entry.slot = change.slot
    return entry


# --- What has a name --------------------------------------------------------------------------------


def _check_name(log: Log, change: Change) -> None:
    """What is gained must be there, fit and not be anybody's; what is lost must be theirs."""
    has = log.names(_WHATS[change.what], change.seat)
    named = {Right.ALLY: ally_ids, Right.VILLAIN: villain_ids, Right.MISSION: mission_ids}
    if change.what is Right.CARD:
        _check_card(log, change)
    elif change.name not in named[change.what](log):
        raise Problem("correction-unknown", name=change.name[:80])
    if change.amount < 0 and change.name not in has:
        raise Problem("correction-not-there", name=_name(change))
    if change.amount > 0 and change.name in has:
        raise Problem("correction-there", name=_name(change))
    if change.what is Right.MISSION:
        _check_mission(log, change)


def _name(change: Change) -> Text:
    return text(f"mission-{change.name}") if change.what is Right.MISSION else card_text(change.name)


def ally_ids(log: Log) -> list[str]:
    return [card.id for card in _deployment(log) if card.faction is Faction.REBEL]


def villain_ids(log: Log) -> list[str]:
    """Whom the Empire can have in this campaign (CORE-CAMPAIGN-17)."""
    barred = log.plan.barred_villains
    return [
        card.id
        for card in _deployment(log)
        if card.faction is not Faction.REBEL and card.unique and card.id not in barred
    ]


def _deployment(log: Log) -> list[DeploymentCard]:
    """Those of the boxes in use."""
    return [
        card
        for card in all_deployment()
        if GameMode.CAMPAIGN in card.modes and is_complete(card.id) and card.set in log.boxes
    ]


def mission_ids(log: Log) -> list[str]:
    """Those that may be chosen in this campaign; what lies face down stays so."""
    face_down = set(log.names(What.ACTIVE, EMPIRE))
    own = {
        str(mission)
        for slot in log.plan.slots
        for mission in slot.missions
        if face_down.isdisjoint(slot.missions)  # which of them it is must not be found by asking
    }
    seen = {entry.name for entry in log.about(What.ACTIVE) if entry.open}
    return [name for name in playable_missions() if name in own | seen and not is_forced(name)]


def _check_mission(log: Log, change: Change) -> None:
    if change.amount > 0:
        if change.name in {entry.name for entry in log.played}:
            raise Problem("correction-played", mission=_name(change))
        return
    if change.name in (*log.names(What.CHOSEN), *log.names(What.FORCED)):
        raise Problem("correction-chosen", mission=_name(change))
    if choices(log) == [change.name]:
        raise Problem("correction-no-mission")


# --- Cards ------------------------------------------------------------------------------------------


def card_ids(log: Log, seat: int) -> list[str]:
    """The cards that this seat can have."""
    everything: list[Card] = [*all_items(), *all_class_cards(), *all_rewards(), *all_imperial_class()]
    return [card.id for card in everything if is_complete(card.id) and _fits(log, seat, card)]


def _fits(log: Log, seat: int, card: Card) -> bool:
    if isinstance(card, ImperialClassCard):
        return seat == EMPIRE and card.deck == log.deck
    if isinstance(card, ItemCard):
        return seat in log.seats and card.set in log.boxes
    if isinstance(card, ClassCard):
        return seat in log.seats and card.hero == log.heroes[seat - 1]
    if not isinstance(card, RewardCard):
        return False
    if card.side is Camp.IMPERIAL:
        return seat == EMPIRE
    if card.shared:
        return seat == TOGETHER
    return seat in log.seats and card.hero in ("", log.heroes[seat - 1])


def _check_card(log: Log, change: Change) -> None:
    try:
        card = printed_card(change.name)
    except KeyError:
        raise Problem("correction-unknown", name=change.name[:80]) from None
    if not is_complete(change.name) or not _fits(log, change.seat, card):
        raise Problem("correction-card-unfit", card=card_text(change.name))
    if change.amount < 0:
        return
    for seat in seats_for(log, Right.CARD):
        if change.name in log.names(What.CARD, seat):
            raise Problem("correction-there", name=card_text(change.name))
    if change.name in log.names(What.OWED_CARD):
        raise Problem("correction-owed", card=card_text(change.name))


def _losing(log: Log, change: Change, by: CorrectedBy) -> Iterator[Entry]:
    """What goes with what is lost: a modification comes off, an ally does not come along."""
    if change.what is Right.ALLY and change.name in log.names(What.BROUGHT):
        yield _entry(log, What.BROUGHT, -1, TOGETHER, change.name, by)
    if change.what is not Right.CARD:
        return
    for modification, weapon in log.fittings(change.seat).items():
        if change.name in (modification, weapon):
            yield _entry(log, What.FITTED, -1, change.seat, modification, by, on=weapon)
    if change.name in log.names(What.LEFT, change.seat):
        yield _entry(log, What.LEFT, -1, change.seat, change.name, by)


def _check_after(log: Log, entries: list[Entry], change: Change, *, is_leaving: bool) -> None:
    """A hero who is about to leave can't be given more than may be brought (CORE-ITEM-02)."""
    if not is_leaving or change.what is not Right.CARD or change.seat not in log.seats:
        return
    before = len(list(hero_problems(brought_by(log, change.seat))))
    log.entries += entries
    after = len(list(hero_problems(brought_by(log, change.seat))))
    del log.entries[-len(entries) :]
    if after > before:
        raise Problem("correction-too-much", card=card_text(change.name))
