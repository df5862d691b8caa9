"""What can be put right in the log of a campaign, and what somebody wants to put right, for a page."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.assault.campaign.corrections import (
    AMOUNTS,
    Right,
    ally_ids,
    card_ids,
    mission_ids,
    read_change,
    seats_for,
    villain_ids,
    what_of,
)
from dejarik.assault.campaign.putting_right import log_of, log_to_put_right
from dejarik.assault.campaign.rules.log import Entry, Log, What, is_forced
from dejarik.assault.campaign.stages.presenting import records
from dejarik.assault.campaign.stages.presenting.words import entry_text, who
from dejarik.assault.rules.names import card_text
from dejarik.assault.showing.missions import mission_name
from dejarik.kernel import Problem, Text, text
from dejarik.kernel.corrections import Correction


def correction_text(options: object, correction: Correction) -> Text:
    """A change in the words of the log's entries."""
    log = log_of(options)
    try:
        change = read_change(correction.change)
        name = change.name
        if change.what is Right.RESULT:  # the mission may have been played since the log of the options
            return text("campaign-result", slot=change.slot, who=who(log, change.seat))
        entry = Entry(0, what_of(change.what), change.amount, seat=change.seat, name=name)
        said = entry_text(log, entry, None)
    except (Problem, LookupError):
        said = None
    return said or text("campaign-correction")


def correctable(options: object, state: object) -> records.Correctable:
    """Everything that can be put right now, by whose it is."""
    log = log_to_put_right(options, state)
    own = [entry for entry in log.played if not is_forced(entry.name)]
    return records.Correctable(
        amounts=[
            records.CorrectableAmount(
                what=what, seat=seat, who=who(log, seat), have=log.total(what_of(what), seat)
            )
            for what in (*AMOUNTS, Right.BOUNTY)
            for seat in seats_for(log, what)
        ],
        things=[_things(log, what, seat) for what in _CAN_HAVE for seat in seats_for(log, what)],
        results=[
            records.CorrectableResult(
                slot=place, mission=mission_name(entry.name), winner=log.winner_of(entry)
            )
            for place, entry in enumerate(own, start=1)
        ],
    )


_CAN_HAVE: dict[Right, Callable[[Log, int], list[str]]] = {
    Right.CARD: card_ids,
    Right.ALLY: lambda log, seat: ally_ids(log),
    Right.VILLAIN: lambda log, seat: villain_ids(log),
    Right.MISSION: lambda log, seat: mission_ids(log),
}


def _things(log: Log, what: Right, seat: int) -> records.CorrectableThings:
    has, can_have = log.names(what_of(what), seat), _CAN_HAVE[what](log, seat)
    taken = {name for each in seats_for(log, what) for name in log.names(what_of(what), each)}
    if what is Right.MISSION:
        taken |= {entry.name for entry in log.about(What.PLAYED)}

    def named(names: list[str]) -> list[records.Named]:
        return [
            records.Named(name=name, text=mission_name(name) if what is Right.MISSION else card_text(name))
            for name in names
        ]

    return records.CorrectableThings(
        what=what,
        seat=seat,
        who=who(log, seat),
        lose=named([name for name in has if name in can_have]),
        gain=named([name for name in can_have if name not in taken]),
    )
