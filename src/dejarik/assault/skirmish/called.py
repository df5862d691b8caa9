"""What people call what a chronicle names (`kernel.chronicles`): missions, maps, armies, heroes, classes, cards."""

from __future__ import annotations

from dejarik.assault.board.library import map_ids
from dejarik.assault.board.mapdata import MapId
from dejarik.assault.board.missions import mission_ids
from dejarik.assault.board.words import map_name
from dejarik.assault.facts.campaign_library import imperial_decks
from dejarik.assault.facts.campaign_missions import campaign_mission_ids
from dejarik.assault.facts.library import is_deployment
from dejarik.assault.facts.mission_figures import is_mission_figure
from dejarik.assault.facts.vocabulary import Faction
from dejarik.assault.rules.names import card_text, known_cards, ranked_text
from dejarik.assault.skirmish.ready_made import ready_made, title
from dejarik.kernel import Text, text
from dejarik.kernel.chronicles import Named


def called(kind: Named, id: str) -> Text | None:
    """None: as it is written."""
    match kind:
        case Named.SCENE:
            return text(f"mission-{id}") if id in (*mission_ids(), *campaign_mission_ids()) else None
        case Named.GROUND:
            return map_name(MapId(id)) if id in map_ids() else called(Named.SCENE, id)
        case Named.FACTION:
            return Faction(id).word if id in list(Faction) else None
        case Named.BROUGHT:
            return _brought(id)
        case Named.CARD:
            return _card(id)


def _brought(id: str) -> Text | None:
    if id in ready_made():
        return title(id)
    if id in imperial_decks():
        return text(f"imperial-class-{id}")
    return _card(id)


def _card(id: str) -> Text | None:
    if is_deployment(id):
        return ranked_text(id)
    return card_text(id) if id in known_cards() or is_mission_figure(id) else None
