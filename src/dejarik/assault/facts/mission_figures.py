"""Figures that only a mission has and no card, under ids of their own (CORE-TERM-01): `imperial-hospitality--captive`.

What is like a card with other numbers keeps that card's id; the numbers come from the mission's data when it is
deployed (`campaign.rules.figures`).
"""

from __future__ import annotations

from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import MissionFigure, Side
from dejarik.assault.facts.vocabulary import CardId

_OF = "--"


def own_figure(mission: str, name: str) -> MissionFigure | None:
    """The figure of a mission that has this name: one of its figures, or an object that stands as one."""
    data = campaign_mission(mission)
    for each in data.figures:
        if each.name == name:
            return each
    for item in data.objects:
        if name in (item.name, item.kind):
            return MissionFigure(
                name=item.kind,
                side=Side.NEUTRAL,
                health=item.health,
                health_by_threat=item.health_by_threat,
                block=item.block,
                defence=item.dice,
            )
    return None


def figure_card(mission: str, name: str) -> CardId:
    """The id of a figure that is like no card."""
    return CardId(f"{mission}{_OF}{name}")


def is_mission_figure(card: str) -> bool:
    return _OF in card


def parts_of(card: str) -> tuple[str, str]:
    """The mission and the name of a figure that is like no card."""
    mission, _, name = card.partition(_OF)
    return mission, name


def mission_figure(card: str) -> MissionFigure:
    """What the mission's data say of a figure that is like no card."""
    found = own_figure(*parts_of(card))
    assert found is not None
    return found
