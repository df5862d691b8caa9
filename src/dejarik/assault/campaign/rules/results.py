"""The result of a mission: all that its campaign needs to know of it once it is over, wherever it was played."""

from __future__ import annotations

from dejarik.assault.campaign.rules.agendas import secret_agendas
from dejarik.assault.campaign.rules.bounties import has_bounty
from dejarik.assault.campaign.rules.missions import CRATE_CREDITS
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.campaign.rules.values import closing_credits, closing_influence
from dejarik.assault.facts.campaign_library import all_agenda
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.facts.campaign_vocabulary import AfterUse
from dejarik.kernel import Public, Record


class Result(Record):
    """How a mission has ended, and with what."""

    mission: Public[str]
    threat_level: Public[int]
    heroes: Public[int]  # how many
    winner: Public[Side | None]  # None: nobody has won
    reason: Public[str] = ""  # why it was over
    merits: Public[dict[str, int]] = {}  # what additional rewards ask for, and how often it held
    crates: Public[int] = 0  # credits for crates, and those that texts pay at the end
    purse: Public[int] = 0  # what is left of the credits that the Rebels had
    influence: Public[int] = 0  # what the Empire has then, with …
    gained: Public[int] = 0  # … the influence that texts have paid at the end
    bounties: Public[list[int]] = []  # the seats of the heroes who have a bounty token
    agendas: Public[list[str]] = []  # the Agenda cards that the Empire keeps in its hand or in play
    cards: Public[dict[str, int]] = {}  # what cards have paid of those credits


def winner(state: MissionState) -> Side | None:
    """The side that has won; None: nobody has."""
    if state.outcome is None or not state.outcome.winners:
        return None
    return Side.IMPERIAL if EMPIRE in state.outcome.winners else Side.REBEL


def result_of(state: MissionState) -> Result:
    """The result of a mission that was played here."""
    return Result(
        state.mission,
        state.threat_level,
        len(state.heroes),
        winner(state),
        state.outcome.reason if state.outcome is not None else "",
        dict(state.merits),
        state.credits + CRATE_CREDITS * sum(hero.crates for hero in state.heroes.values()),
        state.purse,
        empire(state).influence,
        closing_influence(state, 0),
        [hero.seat for hero in state.heroes.values() if has_bounty(state, hero.figure)],
        _agendas_kept(state),
        _paid_by_cards(state),
    )


def _paid_by_cards(state: MissionState) -> dict[str, int]:
    """The credits that each text pays at the end."""
    paid: dict[str, int] = {}
    for share in closing_credits.shares(state, 0) if state.outcome is not None else ():
        paid[share.key] = paid.get(share.key, 0) + share.amount
    return paid


def _agendas_kept(state: MissionState) -> list[str]:
    """Those in the hand, and those that stay in front of their player (CORE-AGENDA-04)."""
    held = {state.sources[id].key for id in secret_agendas(state)}
    lying = {source.key for source in state.sources.values() if source.seat == EMPIRE}
    return [
        card.id
        for card in all_agenda()
        if card.id in held or (card.after_use is AfterUse.STAYS and card.id in lying)
    ]
