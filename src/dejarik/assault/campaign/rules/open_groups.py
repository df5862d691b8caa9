"""Open groups: which Deployment cards the Imperial player may choose into the hand at set-up (CORE-MISSION-03, -04)."""

from __future__ import annotations

from functools import lru_cache

from dejarik.assault.board import TileType, load_mission_map, tile_types
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.layout import layout_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, empire
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.cards import DeploymentCard, Faction, GameMode
from dejarik.assault.facts.figure_counts import groups_at_once
from dejarik.assault.facts.library import all_deployment, deployment, is_deployment
from dejarik.assault.facts.vocabulary import Box
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


class CardAdded(Event):
    """A text that everybody knows has put a Deployment card into the Imperial hand."""

    card: Public[str]


def add_to_hand(state: MissionState, card: str) -> None:
    empire(state).hand.append(card)
    state.log(CardAdded(card=card))


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
    """Whether the Imperial player may choose a card into the hand."""
    printed = deployment(card)
    return card in suitable_cards(state) and is_left(printed, cards_in_use(state))


def suitable_cards(state: MissionState) -> frozenset[str]:
    """CORE-MISSION-04, CORE-KEYWORD-32, CORE-CARD-09, IA-SETUP-02: the cards that this mission and the Imperial
    player's campaign allow."""
    return _suitable_cards(
        state.mission,
        state.map,
        frozenset(state.boxes_out_of_use),
        frozenset(empire(state).villains),
        may_hire(state, EMPIRE),
    )


@lru_cache(maxsize=64)
def _suitable_cards(
    mission: str, map: str, boxes_out_of_use: frozenset[Box], villains: frozenset[str], hires: bool
) -> frozenset[str]:
    groups = campaign_mission(mission).open_groups
    barred = () if hires else groups.not_factions
    types = tile_types(load_mission_map(map))
    return frozenset(
        printed.id
        for printed in all_deployment()
        if not printed.is_upgrade
        and printed.faction in (Faction.IMPERIAL, Faction.MERCENARY)
        and printed.faction not in barred
        and GameMode.CAMPAIGN in printed.modes
        and printed.set not in boxes_out_of_use
        and (not printed.unique or printed.id in villains)
        and set(printed.traits).isdisjoint(groups.not_traits)
        and {TileType(each.habitat) for each in printed.keywords if each.habitat} <= types
    )


def cards_in_use(state: MissionState) -> list[str]:
    """The cards in the hand, in reserve and in play, with those that begin the mission."""
    coming = [] if _has_begun(state) else [layout_of(state)]
    return [
        *empire(state).hand,
        *(each.card for layout in coming for each in layout.initial_groups),
        *(each.card for each in empire(state).reserved),
        *(card_named(state, each.card) for layout in coming for each in layout.allies),
        *(group.card for group in state.groups.values()),
    ]


def is_left(printed: DeploymentCard, used: list[str]) -> bool:
    """IA-SETUP-07 to -09, CORE-ALLY-10: whether there is a card, and are figures, beside those in use."""
    if used.count(printed.id) >= max(1, printed.count):
        return False
    titles = [deployment(each).title for each in used if is_deployment(each)]
    return titles.count(printed.title) < (1 if printed.unique else groups_at_once(printed))


def _has_begun(state: MissionState) -> bool:
    """Whether the initial groups are on the map, or have been."""
    return state.round > 0 or any(group.seat == EMPIRE for group in state.groups.values())
