"""Open groups: which Deployment cards the Imperial player may choose into the hand at set-up (CORE-MISSION-03, -04)."""

from __future__ import annotations

from dejarik.assault.board import TileType, load_mission_map, tile_types
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.facts.cards import Faction, GameMode
from dejarik.assault.facts.figure_counts import groups_at_once
from dejarik.assault.facts.library import deployment, is_deployment
from dejarik.assault.rules.names import asking_text, card_text
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import (
    Decision,
    Event,
    Option,
    Permission,
    Procedure,
    Public,
    Verb,
    as_fact,
    ask,
    choose,
    itself,
)

#: Whether open groups may be of a faction that the mission forbids: asked of the seat.
may_hire = Permission[MissionState]("may-hire", lambda state, seat: False)


class OpenGroupsChosen(Event):
    """Set-up: the open groups are chosen."""


class AddOpenGroup(Procedure):
    """The Imperial player may take a group more into the hand."""

    card: Public[str]
    key: Public[str]  # the card that allows it, and its ability
    ability: Public[str]

    def offer(self, state: MissionState) -> Decision | None:
        if not may_be_open(state, self.card):
            return None
        options = [Option(ADD_GROUP, self.card), Option(DECLINE)]
        return choose(EMPIRE, asking_text(self.key, self.ability), options)

    def take(self, state: MissionState, choice: str) -> None:
        if choice == self.card:
            empire(state).hand.append(choice)

    steps = (ask(offer, take),)


ADD_GROUP = Verb("group", lambda state, asked, card: card_text(card), itself, as_fact("card"))


def may_be_open(state: MissionState, card: str) -> bool:
    """CORE-MISSION-04, CORE-KEYWORD-32, CORE-CARD-09, IA-SETUP-07: which cards the Imperial player may
    choose into the hand."""
    printed = deployment(card)
    if printed.is_upgrade or printed.faction not in (Faction.IMPERIAL, Faction.MERCENARY):
        return False
    if GameMode.CAMPAIGN not in printed.modes:
        return False
    if printed.unique and card not in empire(state).villains:
        return False
    groups = layout_of(state).open_groups
    barred = () if may_hire(state, EMPIRE) else groups.not_factions
    if printed.faction in barred or not set(printed.traits).isdisjoint(groups.not_traits):
        return False
    habitats = {TileType(each.habitat) for each in printed.keywords if each.habitat}
    if not habitats <= tile_types(load_mission_map(state.map)):
        return False
    used = [
        *empire(state).hand,
        *(each.card for each in layout_of(state).initial_groups if not _has_begun(state)),
        *(each.card for each in empire(state).reserved),
        *(card_named(state, each.card) for each in layout_of(state).allies if not _has_begun(state)),
        *(group.card for group in state.groups.values()),
    ]
    titles = [deployment(each).title for each in used if is_deployment(each)]
    most = 1 if printed.unique else groups_at_once(printed)  # CORE-ALLY-10, IA-SETUP-08, -09
    return used.count(card) < max(1, printed.count) and titles.count(printed.title) < most


def _has_begun(state: MissionState) -> bool:
    """Whether the initial groups are on the map, or have been."""
    return state.round > 0 or any(group.seat == EMPIRE for group in state.groups.values())
