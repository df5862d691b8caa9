"""What is printed on a figure's card, in the form the rules ask for it: one profile for groups and companions alike."""

from __future__ import annotations

from functools import cache

import msgspec

from dejarik.assault.board import Base
from dejarik.assault.dice.faces import Die
from dejarik.assault.facts.campaign_records import Side
from dejarik.assault.facts.cards import AttackType, Faction, Keyword, Title, Trait
from dejarik.assault.facts.hero_sides import is_hero_side, sheet_of, side_of
from dejarik.assault.facts.library import companion, deployment, is_companion
from dejarik.assault.facts.mission_figures import is_mission_figure, mission_figure
from dejarik.assault.rules.state import Assault, Figure

__all__ = ["Faction", "Keyword", "Profile", "Trait", "cost_of", "profile", "profile_of"]


class Profile(msgspec.Struct, frozen=True):
    """The numbers and words of a card with figures."""

    id: str
    title: Title
    faction: Faction
    traits: frozenset[Trait]
    health: int
    speed: int
    defence: tuple[Die, ...]
    attacks: bool
    melee: bool
    dice: tuple[Die, ...]
    choose_dice: int  # how many dice of its own choice it attacks with, if they are not printed
    base: Base
    keywords: frozenset[Keyword]
    cost: int
    figure_cost: int
    size: int
    unique: bool
    elite: bool
    is_companion: bool


@cache
def profile(card: str) -> Profile:
    """The profile of a Deployment or Companion card, or of one side of a hero sheet."""
    if is_hero_side(card):
        return _hero_profile(card)
    if is_mission_figure(card):
        return _mission_profile(card)
    printed = companion(card) if is_companion(card) else deployment(card)
    attack = printed.attack
    group = None if is_companion(card) else deployment(card)
    return Profile(
        id=card,
        title=group.title if group else Title(card),
        faction=printed.faction,
        traits=frozenset(printed.traits),
        health=printed.health,
        speed=printed.speed,
        defence=printed.defence,
        attacks=attack is not None,
        melee=attack is not None and attack.type is AttackType.MELEE,
        dice=attack.dice if attack else (),
        choose_dice=attack.choice if attack else 0,
        base=printed.base or Base.SMALL,
        keywords=frozenset(each.keyword for each in printed.keywords),
        cost=group.cost if group else 0,
        figure_cost=group.figure_cost if group else 0,
        size=group.group_size if group else 1,
        unique=printed.unique,
        elite=group.elite if group else False,
        is_companion=group is None,
    )


def _hero_profile(card: str) -> Profile:
    """What is printed on a side of a sheet; heroes attack with weapons, and are neither elite nor regular."""
    sheet, side = sheet_of(card), side_of(card)
    return Profile(
        id=card,
        title=Title(sheet.id),
        faction=sheet.faction,
        traits=frozenset(sheet.traits),
        health=side.health,
        speed=side.speed,
        defence=side.defence,
        attacks=False,
        melee=False,
        dice=(),
        choose_dice=0,
        base=sheet.base,
        keywords=frozenset(),
        cost=0,
        figure_cost=0,
        size=1,
        unique=True,
        elite=False,
        is_companion=False,
    )


_FACTIONS = {Side.REBEL: Faction.REBEL, Side.IMPERIAL: Faction.IMPERIAL, Side.NEUTRAL: Faction.NEUTRAL}


def _mission_profile(card: str) -> Profile:
    """What a mission says of a figure that has no card; its figure cost is what the mission says, else 0
    (IA-FIGCOST-05)."""
    own = mission_figure(card)
    return Profile(
        id=card,
        title=Title(card),
        faction=_FACTIONS[own.side],
        traits=frozenset(),
        health=own.health,
        speed=own.speed,
        defence=own.defence,
        attacks=bool(own.attack),
        melee=False,
        dice=own.attack,
        choose_dice=0,
        base=Base.SMALL,
        keywords=frozenset(),
        cost=own.cost,
        figure_cost=own.cost // own.figures,
        size=own.figures,
        unique=False,
        elite=False,
        is_companion=False,
    )


def profile_of(state: Assault, figure: Figure) -> Profile:
    """What is printed for a figure as it is now."""
    return profile(figure.card)


@cache
def cost_of(card: str) -> int:
    """The deployment cost of a card, upgrades included; companions have none (CORE-TERM-14)."""
    if is_mission_figure(card):
        return mission_figure(card).cost
    return 0 if is_companion(card) else deployment(card).cost
