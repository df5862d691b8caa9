"""The state between two missions: the campaign's log, and what lies on the table for the moment."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.campaign.log import EMPIRE, TOGETHER, Log, What
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Owner,
    Public,
    Query,
    Record,
    State,
    Text,
    Verb,
    choose,
    text,
)

REBEL_TEAM, IMPERIAL_TEAM = 1, 0


class StagePlayer(Record):
    """A player, with the Agenda cards that only the Empire sees while it chooses among them."""

    seat: Public[int]
    team: Public[int]
    drawn: Owner[list[str]] = []


class StageState(State, kw_only=True, tag_field="kind", tag="campaign"):
    """A campaign between two missions."""

    mode: ClassVar[str] = "campaign"

    campaign: Public[Log]
    players: Public[list[StagePlayer]] = []
    offered: Public[list[str]] = []  # the items that have been drawn
    memory: Public[dict[str, int]] = {}


class Noted(Event):
    """Something has been entered into the log: at this place."""

    entry: Public[int]


def note(
    state: StageState,
    what: What,
    amount: int = 1,
    *,
    seat: int = TOGETHER,
    name: str = "",
    on: str = "",
    reason: str = "",
    source: str = "",
    rule: str = "",
    open: bool = True,
) -> None:
    """Enter something into the log, and tell everybody."""
    state.campaign.write(
        what, amount, seat=seat, name=name, on=on, reason=reason, source=source, rule=rule, open=open
    )
    state.log(Noted(entry=len(state.campaign.entries) - 1))


def strike_out(
    state: StageState, what: What, name: str, *, seat: int = TOGETHER, reason: str = "", rule: str = ""
) -> None:
    """Enter that something is gone, and tell everybody."""
    state.campaign.drop(what, name, seat=seat, reason=reason, rule=rule)
    state.log(Noted(entry=len(state.campaign.entries) - 1))


def decide_together(
    state: StageState, prompt: Text, options: list[Option], *, pause: bool = False
) -> Decision:
    """A question to all Rebels: any of them may answer."""
    first, *others = state.campaign.seats
    return choose(first, prompt, options, pause=pause, partners=tuple(others))


DONE = Verb("done", text("stage-done"), declines=True)

#: How many more cards are drawn from each Item deck that is drawn from, and how many Agenda cards; what texts add.
items_drawn = Query[StageState]("items-drawn", lambda state, tier: 0)
agendas_drawn = Query[StageState]("agendas-drawn", lambda state, seat: 4)

__all__ = ["EMPIRE", "TOGETHER", "Log", "What"]
