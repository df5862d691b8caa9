"""Figures of a mission alone, and neutral ones (CORE-NEUTRAL): the card that a name stands for, and what they have."""

from __future__ import annotations

from functools import cache

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.missions import mission_text
from dejarik.assault.campaign.rules.state import EMPIRE, WHOLE_MISSION, MissionState
from dejarik.assault.facts.campaign_missions import campaign_mission, campaign_mission_ids
from dejarik.assault.facts.campaign_records import MissionFigure
from dejarik.assault.facts.library import is_companion, is_deployment
from dejarik.assault.facts.mission_figures import figure_card, own_figure
from dejarik.assault.rules.figures.groups import add_group
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.movement import Place
from dejarik.assault.rules.printed import profile
from dejarik.assault.rules.state import Figure, Group
from dejarik.kernel import NOBODY, How, Text, text


def figure_named(state: MissionState, name: str) -> MissionFigure | None:
    """The figure of this mission that has the name; of a card there is none, unless it is unique and the mission has
    numbers of its own for it whenever it comes."""
    return _figure_in(state.mission, name)


def _figure_in(mission: str, name: str) -> MissionFigure | None:
    if mission not in campaign_mission_ids():
        return None
    if is_companion(name) or is_deployment(name):
        return _always_as(mission, name)
    return own_figure(mission, name)


@cache
def _always_as(mission: str, card: str) -> MissionFigure | None:
    """The figure that a unique card is in a mission; where the data bring it by its own name, the card is itself."""
    facts = campaign_mission(mission)
    own = next((each for each in facts.figures if each.like == card and profile(card).unique), None)
    brought = [str(arrival.card) for event in facts.events for arrival in event.deploys]
    return None if own is None or own.name in brought else own


def own_name(state: MissionState, group: int) -> Text | None:
    """What the mission calls the figures of a group that are like a card, where it has a name for them."""
    name = state.named.get(group, "")
    own = figure_named(state, name) if name else None
    return text(f"mission-{state.mission}-figure-{own.name}") if own is not None and own.called else None


def card_named(state: MissionState, name: str) -> str:
    """The card that a name of the mission's data or module stands for."""
    return card_in(state.mission, name)


def card_in(mission: str, name: str) -> str:
    """The card that a name stands for in a mission."""
    own = _figure_in(mission, name)
    return name if own is None else own.like or figure_card(mission, own.name)


def add_named_group(state: MissionState, seat: int, name: str, *, figures: int = 0) -> Group:
    """A group of a card or of the mission's own figures, not yet on the board; all of them, or so many."""
    group = add_group(state, seat, card_named(state, name), figures=figures)
    if figure_named(state, name) is not None:
        state.named[group.id] = name
        for figure in members(state, group.id):
            strengthen(state, figure)
    return group


def strengthen(state: MissionState, figure: Figure) -> None:
    """What the mission adds to the numbers of a figure's card, or writes in their place: for those that come with their
    group, and for its reinforcements."""
    name = state.named.get(figure.group, "")
    own = figure_named(state, name) if name else None
    if own is None:
        return
    printed = profile(figure.card)
    more = {
        "health": (own.health - printed.health if own.health else 0)
        + own.more_health
        + own.health_by_threat * state.threat_level,
        "speed": (own.speed - printed.speed if own.speed else 0) + own.more_speed,
        "attack-damage": own.damage,
        "attack-accuracy": own.accuracy,
        "defence-block": own.block,
        "defence-evade": own.evade,
    }
    for query, amount in more.items():
        if amount:
            state.modify(query, How.ADD, amount, subject=figure.id, until=WHOLE_MISSION, key=state.mission)
    figure.attacks_as = own.attacks_as
    lend_own_text(state, figure)


def lend_own_text(state: MissionState, figure: Figure) -> None:
    """What the mission lets a figure of its own do besides its card."""
    name = state.named.get(figure.group, "")
    own = figure_named(state, name) if name else None
    if own is not None and own.name in mission_text(state).own_uses:
        state.enter(mission_text(state).own_text(own.name), figure.seat, subject=figure.id)


def add_neutral(state: MissionState, name: str, space: int) -> None:
    """A neutral figure comes onto the map (CORE-NEUTRAL-01): nobody's, so that nobody activates or commands it."""
    group = add_named_group(state, NOBODY, name)
    [figure] = members(state, group.id)
    state.push(Place(figure=figure.id, seat=EMPIRE, among=[space], close=True))


def is_neutral(figure: Figure) -> bool:
    return figure.seat == NOBODY


def nature_of(state: MissionState, figure: Figure) -> Nature:
    """How a figure of the mission takes up space, where the mission says something about it."""
    natures = mission_text(state).natures
    if not natures:
        return Nature.ORDINARY
    return next(
        (nature for name, nature in natures.items() if figure.card == card_named(state, name)),
        Nature.ORDINARY,
    )
