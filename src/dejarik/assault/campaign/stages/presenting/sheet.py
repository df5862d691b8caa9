"""A campaign on one sheet: what was played, what everybody has, and, if wanted, every line of the log."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.assault.campaign.rules.log import EMPIRE, Log, What
from dejarik.assault.campaign.stages.presenting.table import entries_shown, slots_shown
from dejarik.assault.campaign.stages.presenting.words import who
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.plain import listed
from dejarik.kernel import Text, text


def sheet(log: Log, *, entries: bool = False) -> Iterator[Text]:
    """The lines of the sheet. It tells all: it is for whoever has the file."""
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
    if entries:
        for each in entries_shown(log, EMPIRE):
            if each.corrected is None:
                yield text("sheet-entry", slot=each.slot, text=each.text, rule=each.rule)
            else:
                by = each.corrected.name or each.corrected.by
                yield text("sheet-corrected", slot=each.slot, text=each.text, by=by, why=each.corrected.why)
