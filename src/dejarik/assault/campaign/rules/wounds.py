"""Heroes without Health left: wounded, then withdrawn (CORE-WOUND)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import Hero, MissionState
from dejarik.assault.campaign.rules.strain import discard_excess
from dejarik.assault.facts.hero_sides import wounded_side
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.objects.tokens import drop_carried
from dejarik.assault.rules.reports import FigureEvent
from dejarik.assault.rules.state import Figure


class Wounded(FigureEvent):
    """A hero has been wounded."""


class Withdrawn(FigureEvent):
    """A wounded hero has withdrawn."""


class Healed(FigureEvent):
    """A wounded hero is healthy again."""


def wound(state: MissionState, hero: Hero) -> None:
    """CORE-WOUND-01 to -05: all damage goes, the sheet is flipped, strain above the new Endurance is discarded. The
    conditions stay, what the hero carried does not, and the hero's own activation ends."""
    figure = state.figures[hero.figure]
    hero.wounded = True
    figure.damage = 0
    _turn_sheet(state, hero, figure)
    drop_carried(state, figure)
    own = activation_of(state, figure)
    if own is not None:
        own.broken = True
    state.occur(Wounded(figure=figure.id))


def make_healthy(state: MissionState, hero: Hero) -> None:
    """An effect flips the sheet back (CORE-WOUND-09, IA-WOUND-01)."""
    hero.wounded = False
    _turn_sheet(state, hero, state.figures[hero.figure])
    state.occur(Healed(figure=hero.figure))


def withdraw(state: MissionState, hero: Hero) -> None:
    """CORE-WOUND-06, -08: none of the hero's cards counts any more, and its own activation token is gone."""
    hero.withdrawn = True
    group = state.groups[state.figures[hero.figure].group]
    group.exhaust()
    state.occur(Withdrawn(figure=hero.figure))


def _turn_sheet(state: MissionState, hero: Hero, figure: Figure) -> None:
    """The texts of one side leave, those of the other come (CORE-WOUND-02)."""
    for id in [
        id
        for id, source in state.sources.items()
        if source.subject == figure.id and source.key == figure.card
    ]:
        state.leave(id)
    figure.card = wounded_side(hero.sheet) if hero.wounded else hero.sheet
    state.enter(figure.card, hero.seat, subject=figure.id)
    discard_excess(state, hero)
