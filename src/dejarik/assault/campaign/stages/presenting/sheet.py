"""A campaign on one sheet: what was played, what everybody has, and, if wanted, every line of the log."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.stages.presenting.table import entries_shown, slots_shown
from dejarik.assault.campaign.stages.presenting.words import who
from dejarik.assault.facts.campaign_library import agenda
from dejarik.assault.facts.campaign_vocabulary import AgendaType
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.assault.showing.plain import listed
from dejarik.kernel import Text, text


def sheet(log: Log, *, entries: bool = False, eyes: int | None = EMPIRE) -> Iterator[Text]:
    """The lines of the sheet, as a seat may read it or, without one, everybody. Through the eyes of the Empire it tells
    all: for whoever has the file."""
    yield text("sheet-title", campaign=log.campaign.word)
    for number, slot in enumerate(slots_shown(log), start=1):
        if slot.name is not None and slot.reason is not None and slot.winner is not None:
            won = who(log, slot.winner)
            yield text("sheet-slot", number=number, mission=slot.name, winner=won, reason=slot.reason)
    yield text("sheet-credits", credits=log.total(What.CREDITS))
    for seat in (*log.seats, EMPIRE):
        cards = listed([card_text(card) for card in log.names(What.CARD, seat)] or [text("sheet-nothing")])
        yield text("sheet-owner", who=who(log, seat), xp=log.total(What.XP, seat), cards=cards)
    yield text("sheet-influence", influence=log.total(What.INFLUENCE, EMPIRE))
    shown = [
        (text("sheet-shared"), log.names(What.CARD)),
        (text("sheet-allies"), log.names(What.ALLY)),
        (text("sheet-villains"), log.names(What.VILLAIN, EMPIRE)),
        (text("sheet-agendas"), _agendas(log, eyes)),
    ]
    for label, names in shown:
        if names:
            yield text("sheet-cards", label=label, cards=listed([card_text(card) for card in names]))
    active = [mission_name(name) for name in log.names(What.ACTIVE)]
    if active:
        yield text("sheet-cards", label=text("sheet-active"), cards=listed(active))
    if entries:
        for each in entries_shown(log, eyes):
            if each.corrected is None:
                yield text("sheet-entry", slot=each.slot, text=each.text, rule=each.rule)
            else:
                by = each.corrected.name or each.corrected.by
                yield text("sheet-corrected", slot=each.slot, text=each.text, by=by, why=each.corrected.why)


def _agendas(log: Log, eyes: int | None) -> list[str]:
    """Those in the hand and in front of the Empire; of those in the hand, only it knows which."""
    held = log.names(What.AGENDA, EMPIRE)
    return [card for card in held if eyes == EMPIRE or agenda(card).type is not AgendaType.SECRET]
