"""What is written down of a mission: who took part with which cards."""

from __future__ import annotations

from dejarik.assault.campaign.party import Party
from dejarik.assault.campaign.rules.state import IMPERIAL_TEAM, REBEL_TEAM, MissionState
from dejarik.assault.facts.cards import Faction
from dejarik.assault.showing.chronicle import AssaultChronicler
from dejarik.kernel.chronicles import Brought


def mission_chronicler(mission: str, party: Party) -> AssaultChronicler[MissionState]:
    """The Empire is called by its class, each seat of the Rebels by its hero."""
    empire, rebels = Faction.IMPERIAL.value, Faction.REBEL.value
    cards = (*party.empire.cards, *party.empire.agendas, *party.empire.villains)
    return AssaultChronicler(
        mission,
        [
            Brought(IMPERIAL_TEAM, party.empire.deck, empire, cards),
            *(Brought(REBEL_TEAM, each.hero, rebels, each.cards) for each in party.heroes),
        ],
    )
