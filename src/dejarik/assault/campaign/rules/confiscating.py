"""Items that have been taken from a hero: they lie face down, and nothing of them counts until they are given back."""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import cards_of
from dejarik.assault.campaign.rules.missions import refresh_goals
from dejarik.assault.campaign.rules.state import FACE_DOWN, Hero, MissionState
from dejarik.assault.campaign.rules.strain import discard_excess
from dejarik.assault.facts.campaign_library import is_item
from dejarik.assault.rules.figures.damage import check_defeat
from dejarik.assault.rules.reports import FigureEvent
from dejarik.kernel import IN_PLAY, NOBODY


class ItemsRegained(FigureEvent):
    """A hero has its items back. The mission hears of it."""


def confiscate(state: MissionState, hero: Hero) -> None:
    """All items that a hero has are turned face down: weapons, modifications, armour and equipment, class cards among
    them (CORE-ITEM-01, -08). What has been depleted stays so. Health and Endurance that they gave are gone."""
    hero.disarmed = True
    figure = state.figures[hero.figure]
    for id, source in cards_of(state, figure).items():
        if source.zone == IN_PLAY and is_item(source.key):
            state.relocate(id, FACE_DOWN)
    discard_excess(state, hero)
    check_defeat(state, figure, NOBODY)


def give_back(state: MissionState, hero: Hero) -> None:
    """They are turned face up again. Of an incapacitated hero nothing counts any more, but it has them."""
    hero.disarmed = False
    for id in [id for id, source in state.sources.items() if source.subject == hero.figure]:
        if state.sources[id].zone == FACE_DOWN:
            state.relocate(id, IN_PLAY)
    refresh_goals(state)
    state.occur(ItemsRegained(figure=hero.figure))
