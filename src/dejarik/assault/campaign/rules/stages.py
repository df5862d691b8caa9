"""The state between two missions: the campaign's log, and what lies on the table for the moment."""

from __future__ import annotations

from typing import ClassVar, Unpack

from dejarik.assault.campaign.rules.log import TOGETHER, Details, Log, What
from dejarik.assault.rules.texts import definition_of
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Owner,
    Permission,
    Public,
    Query,
    Record,
    State,
    Text,
    Verb,
    choose,
    text,
)


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


class CampaignBegins(Event):
    """A campaign begins: everybody has the cards that cost nothing."""


class MissionPaid(Event):
    """A mission has paid what it pays: texts may add to it."""

    mission: Public[str]
    winner: Public[int]  # seat of the Empire, or TOGETHER
    influence: Public[int]  # that the Empire has received


class ImperialUpgradeBegins(Event):
    """The Imperial upgrade stage begins."""


class Noted(Event):
    """Something has been entered into the log: at this place."""

    entry: Public[int]


def note(
    state: StageState,
    what: What,
    amount: int = 1,
    **details: Unpack[Details],
) -> None:
    """Enter something into the log, and tell everybody."""
    state.campaign.write(what, amount, **details)
    state.log(Noted(entry=len(state.campaign.entries) - 1))


def strike_out(
    state: StageState,
    what: What,
    name: str,
    *,
    seat: int = TOGETHER,
    reason: str = "",
    rule: str = "",
    open: bool | None = None,
) -> None:
    """Enter that something is gone, and tell everybody."""
    state.campaign.drop(what, name, seat=seat, reason=reason, rule=rule, open=open)
    state.log(Noted(entry=len(state.campaign.entries) - 1))


def acquire(
    state: StageState, seat: int, card: str, *, reason: str, source: str = "", rule: str = ""
) -> None:
    """A card is somebody's from now on, and its text counts."""
    note(state, What.CARD, seat=seat, name=card, reason=reason, source=source, rule=rule)
    lay_out(state, seat, card)


def decide_together(
    state: StageState, prompt: Text, options: list[Option], *, pause: bool = False
) -> Decision:
    """A question to all Rebels: any of them may answer."""
    first, *others = state.campaign.seats
    return choose(first, prompt, options, pause=pause, partners=tuple(others))


DONE = Verb("done", text("stage-done"), declines=True)

#: How many more cards are drawn from an Item deck, by its tier, and how many Agenda cards a seat draws.
items_drawn = Query[StageState]("items-drawn", lambda state, tier: 0)
agendas_drawn = Query[StageState]("agendas-drawn", lambda state, seat: 4)
#: Whether a hero can part with a card, asked of its source: sell it, hand it over or leave it behind.
may_part = Permission[StageState]("may-part", lambda state, source: True)


def can_part(state: StageState, seat: int, card: str) -> bool:
    """Whether a hero can part with one of its cards."""
    return all(
        may_part(state, id)
        for id, source in state.sources.items()
        if (source.key, source.seat) == (card, seat)
    )


#: What texts can do between two missions. Other texts do not count there, whatever they listen to.
_EVENTS = (CampaignBegins, MissionPaid, ImperialUpgradeBegins)
_VALUES = tuple(value.name for value in (items_drawn, agendas_drawn, may_part))


def lay_out(state: StageState, seat: int, card: str) -> None:
    """A card lies in front of somebody, and its text counts if it says something about the time between missions."""
    text = definition_of(card)
    if any(ability.on in _EVENTS for ability in text.abilities) or any(
        constant.query in _VALUES for constant in text.constants
    ):
        state.enter(card, max(seat, 0))
