"""Heroes without Health left: wounded, then withdrawn (CORE-WOUND) or incapacitated (CORE-INCAP)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.attachments import equip
from dejarik.assault.campaign.rules.figures import lend_own_text
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import Hero, MissionState, hero_of
from dejarik.assault.campaign.rules.strain import discard_excess
from dejarik.assault.facts.hero_sides import wounded_side
from dejarik.assault.facts.mission_figures import is_mission_figure
from dejarik.assault.rules.active import activation, activation_of
from dejarik.assault.rules.figures.conditions import discard_condition
from dejarik.assault.rules.ground import forget_situation
from dejarik.assault.rules.objects.tokens import drop_carried
from dejarik.assault.rules.reports import FigureEvent
from dejarik.assault.rules.state import Figure
from dejarik.kernel import NOBODY, How

#: The text of an incapacitated hero, instead of all its own (CORE-INCAP-02).
INCAPACITATED = "rules-incapacitated"


class Wounded(FigureEvent):
    """A hero has been wounded."""


class Incapacitated(FigureEvent):
    """A wounded hero has been incapacitated, and stays where it is."""


class StoodUp(FigureEvent):
    """An incapacitated figure has got up again."""


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
    _end_activation(state, figure)
    state.occur(Wounded(figure=figure.id))


def make_healthy(state: MissionState, hero: Hero) -> None:
    """An effect flips the sheet back (CORE-WOUND-09, IA-WOUND-01)."""
    hero.wounded = False
    _turn_sheet(state, hero, state.figures[hero.figure])
    state.occur(Healed(figure=hero.figure))


def withdraw(state: MissionState, hero: Hero) -> None:
    """CORE-WOUND-06, -08: none of the hero's cards counts any more, and its own activation token is gone with it."""
    hero.withdrawn = True
    state.occur(Withdrawn(figure=hero.figure))


def incapacitate(state: MissionState, hero: Hero) -> None:
    """CORE-INCAP-01, -02, where a mission says so: the figure stays, but has neither conditions nor abilities any more
    and cannot be affected. Its own activation ends as at any defeat."""
    figure = state.figures[hero.figure]
    hero.incapacitated = True
    _lie_down(state, figure)
    discard_excess(state, hero)  # Endurance that a card gave is gone
    _end_activation(state, figure)
    state.occur(Incapacitated(figure=figure.id))


def lay_low(state: MissionState, figure: Figure) -> None:
    """The same of another figure, which does not leave its space any more either, unless the mission lets it."""
    state.laid_low.append(figure.id)
    text = _lie_down(state, figure)
    if not mission_text(state).crawls:
        state.modify("can-exit", How.FORBID, subject=figure.id, source=text)
    _end_activation(state, figure)
    state.occur(Incapacitated(figure=figure.id))


def stand_up(state: MissionState, figure: Figure) -> None:
    """A mission lets a figure that was laid low go on unhurt: its own texts count again, and what its group has."""
    if figure.id not in state.laid_low:
        return
    state.laid_low.remove(figure.id)
    for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
        state.leave(id)
    if not is_mission_figure(figure.card):
        state.enter(figure.card, figure.seat, subject=figure.id)
    equip(state, figure)
    lend_own_text(state, figure)
    forget_situation(state)
    state.log(StoodUp(figure=figure.id))


def _lie_down(state: MissionState, figure: Figure) -> int:
    """What counts of the figure from now on is one text, whose source is returned."""
    figure.damage = 0
    for condition in list(figure.conditions):
        discard_condition(state, figure, condition)
    drop_carried(state, figure)
    for id in [id for id, source in state.sources.items() if source.subject == figure.id]:
        state.leave(id)
    text = state.enter(INCAPACITATED, NOBODY, subject=figure.id)
    forget_situation(state)
    return text


def is_incapacitated(state: MissionState, figure: Figure) -> bool:
    hero = hero_of(state, figure)
    return figure.id in state.laid_low or (hero is not None and hero.incapacitated)


def begin_incapacitated(state: MissionState, figure: Figure) -> None:
    """An incapacitated figure has one action, and what is forbidden by its text leaves nothing but moving."""
    current = activation(state)
    if is_incapacitated(state, figure) and current is not None:
        current.actions = 1


def _end_activation(state: MissionState, figure: Figure) -> None:
    own = activation_of(state, figure)
    if own is not None:
        own.broken = True


def _turn_sheet(state: MissionState, hero: Hero, figure: Figure) -> None:
    """The texts of the other side count (CORE-WOUND-02). It is the same sheet: what has been used of it has been used
    (CORE-HERO-08)."""
    side = wounded_side(hero.sheet) if hero.wounded else hero.sheet
    for source in state.sources.values():
        if source.subject == figure.id and source.key == figure.card:
            source.key = side
    state.reindex()
    figure.card = side
    discard_excess(state, hero)
