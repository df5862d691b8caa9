"""Heroes and cards in play as a page shows them: gauges, attributes, and what has been used up."""

from __future__ import annotations

from dejarik.assault.campaign.presenting import records
from dejarik.assault.campaign.rules.bounties import has_bounty
from dejarik.assault.campaign.rules.counters import tokens_on
from dejarik.assault.campaign.rules.heroes import cards_of, group_of, shared_cards
from dejarik.assault.campaign.rules.state import DEPLETED, EMPIRE, FACE_DOWN, Hero, MissionState
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.facts.cards import Attribute
from dejarik.assault.facts.hero_sides import side_of, wounded_side
from dejarik.assault.rules import values
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.names import card_text, known_cards
from dejarik.kernel import IN_PLAY, Source


def heroes_shown(state: MissionState) -> list[records.HeroShown]:
    """Every hero's sheet, also of those who have withdrawn or escaped."""
    return [_hero(state, hero) for hero in state.heroes.values()]


def _hero(state: MissionState, hero: Hero) -> records.HeroShown:
    figure = state.figures.get(hero.figure)
    side = wounded_side(hero.sheet) if hero.wounded else hero.sheet
    printed = side_of(side)
    current = activation(state)
    there = figure is not None
    return records.HeroShown(
        figure=hero.figure,
        seat=hero.seat,
        sheet=hero.sheet,
        side=str(side),
        name=card_text(hero.sheet),
        health=values.health(state, hero.figure) if there else printed.health,
        damage=figure.damage if figure is not None else printed.health if hero.withdrawn else 0,
        endurance=endurance(state, hero.figure) if there else printed.endurance,
        strain=hero.strain,
        speed=values.speed(state, hero.figure) if there else printed.speed,
        wounded=hero.wounded,
        withdrawn=hero.withdrawn,
        escaped=hero.figure in state.escaped,
        incapacitated=hero.incapacitated,
        active=current is not None and current.figure == hero.figure,
        activations=group_of(state, hero).activations if there else 0,
        acted=hero.acted,
        crates=hero.crates,
        bounty=has_bounty(state, hero.figure),
        attributes=records.AttributeDice(
            strength=list(printed.attribute(Attribute.STRENGTH)),
            insight=list(printed.attribute(Attribute.INSIGHT)),
            tech=list(printed.attribute(Attribute.TECH)),
        ),
        defence=list(numbers.defence_pool(state, figure) if figure is not None else printed.defence),
        cards=_cards(state, hero),
    )


def _cards(state: MissionState, hero: Hero) -> list[records.CardInPlay]:
    """What lies in front of a hero; rules of the mission that count for heroes are no cards."""
    figure = state.figures.get(hero.figure)
    found = shared_cards(state, hero.seat) | (cards_of(state, figure) if figure is not None else {})
    return [card_in_play(state, id) for id, source in found.items() if source.key in known_cards()]


def card_in_play(state: MissionState, id: int) -> records.CardInPlay:
    """A card in front of a hero or the Empire."""
    source = state.sources[id]
    return records.CardInPlay(
        source=id,
        card=source.key,
        exhausted=_is_exhausted(state, id, source),
        depleted=source.zone == DEPLETED,
        face_down=source.zone == FACE_DOWN,
        on=state.fitted.get(id),
        tokens=tokens_on(state, id),
    )


def _is_exhausted(state: MissionState, id: int, source: Source) -> bool:
    """CORE-CARD-05: a hero's card until the hero activates, any other until the Status Phase."""
    figure = state.figures.get(source.subject)
    key = f"{source.key}@{figure.group}" if figure is not None else str(id)
    return f"exhausted:{key}" in state.memory


def empire_cards(state: MissionState) -> list[records.CardInPlay]:
    """The cards of the Imperial player that lie face up and are on no figure; an effect that lasts is no card."""
    return [
        card_in_play(state, id)
        for id, source in state.sources.items()
        if source.seat == EMPIRE
        and not source.subject
        and source.zone in (IN_PLAY, DEPLETED)
        and source.key in known_cards()
    ]
