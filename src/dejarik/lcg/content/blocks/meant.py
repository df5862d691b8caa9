"""Whose and what is meant, and when: the cards that could be chosen, and conditions on what happens."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import Use
from dejarik.lcg.content.blocks.heard import AboutCard, AboutFighter, OfPlayer, OfSide
from dejarik.lcg.content.picks import Among
from dejarik.lcg.facts.cards import CardType, Side, Trait
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import side_of
from dejarik.lcg.rules.values import (
    affects,
    enemy,
    face,
    friendly,
    has_trait,
    is_objective,
    on_table,
)


def always(state: Lcg, use: Use) -> bool:
    return True


# --- Whose and what: for `aimed`, `choose` and `to_all` ---------------------------------------


def units_with(*traits: Trait) -> Among:
    """Any unit with one of these traits, or any unit at all."""

    def among(state: Lcg, use: Use) -> list[int]:
        found = on_table(state, kind=CardType.UNIT)
        return [id for id in found if has_trait(state, id, *traits)] if traits else list(found)

    return among


def objectives_of_all(state: Lcg, use: Use) -> list[int]:
    return list(on_table(state, kind=CardType.OBJECTIVE))


def enhancements_of_all(state: Lcg, use: Use) -> list[int]:
    return list(on_table(state, kind=CardType.ENHANCEMENT))


def enemy_of(among: Among) -> Among:
    """Those of them that an opponent controls."""
    return lambda state, use: enemy(state, use.seat, among(state, use))


def friendly_of(among: Among) -> Among:
    """Those of them that the player or a teammate controls."""
    return lambda state, use: friendly(state, use.seat, among(state, use))


def own_of(among: Among) -> Among:
    """Those of them that the player controls ("you control")."""
    return lambda state, use: [id for id in among(state, use) if state.cards[id].seat == use.seat]


def focused(among: Among) -> Among:
    return lambda state, use: [id for id in among(state, use) if state.cards[id].focus]


def damaged(among: Among) -> Among:
    return lambda state, use: [id for id in among(state, use) if state.cards[id].damage]


def any_of(*amongs: Among) -> Among:
    return lambda state, use: [id for each in amongs for id in each(state, use)]


def that(among: Among, fits: Callable[[Lcg, int], bool]) -> Among:
    """Those of them that fit: `that(any_unit, lambda state, id: …)`."""
    return lambda state, use: [id for id in among(state, use) if fits(state, id)]


def others(among: Among) -> Among:
    """Those of them that are not the card itself."""
    return lambda state, use: [id for id in among(state, use) if id != use.source]


def unshielded(among: Among) -> Among:
    """Those of them that can take a shield (LCGC-SHD-03)."""
    return lambda state, use: [id for id in among(state, use) if not state.cards[id].shields]


def reached(among: Among) -> Among:
    """Those of them that an effect without a target reaches (LCG-VULN-02)."""
    return lambda state, use: [id for id in among(state, use) if affects(state, use.seat, id)]


def costing_at_most(most: int, among: Among) -> Among:
    """Those of them whose printed cost is not higher."""
    return lambda state, use: [id for id in among(state, use) if (face(state, id).cost or 0) <= most]


def discarded_units(state: Lcg, seat: int, trait: Trait) -> list[str]:
    """The units with a trait in a player's discard pile, each key once."""
    return sorted(
        key
        for key in set(state.players[seat].discard)
        if (card := look_up(key)).type is CardType.UNIT and trait in card.traits
    )


any_unit: Among = units_with()
any_character: Among = units_with(Trait.CHARACTER)
any_vehicle: Among = units_with(Trait.VEHICLE)
enemy_unit: Among = enemy_of(any_unit)
friendly_unit: Among = friendly_of(any_unit)
own_unit: Among = own_of(any_unit)
any_objective: Among = objectives_of_all
enemy_objective: Among = enemy_of(objectives_of_all)
friendly_objective: Among = friendly_of(objectives_of_all)
own_objective: Among = own_of(objectives_of_all)
any_enhancement: Among = enhancements_of_all


def participants(state: Lcg, use: Use) -> list[int]:
    engagement = state.find(Engagement)
    return [] if engagement is None else [id for id in engagement.participants() if in_play(state, id)]


def attackers(state: Lcg, use: Use) -> list[int]:
    engagement = state.find(Engagement)
    return [] if engagement is None else [id for id in engagement.attackers if in_play(state, id)]


def engaged_objective(state: Lcg, use: Use) -> list[int]:
    """The objective under attack, if it is one: the dial is none."""
    engagement = state.find(Engagement)
    if engagement is None or not in_play(state, engagement.target):
        return []
    return [engagement.target] if is_objective(state, engagement.target) else []


enemy_participant: Among = enemy_of(participants)
friendly_participant: Among = friendly_of(participants)


# --- Moments ------------------------------------------------------------------------------------------


def its_own(state: Lcg, use: Use, event: AboutCard) -> bool:
    """The event is about the card itself: it arrived, was declared, is focused to strike …"""
    return event.card == use.source


def it_attacks(state: Lcg, use: Use, event: AboutFighter) -> bool:
    """The card itself was declared as an attacker, or is focused to strike as one."""
    return event.card == use.source and event.attacks


def its_host(state: Lcg, use: Use, event: AboutCard) -> bool:
    """The event is about the card that this is attached to."""
    return event.card == use.subject


def your_own(state: Lcg, use: Use, event: OfPlayer) -> bool:
    """The event is the player's own: "after you refresh", "after you play …"."""
    return event.seat == use.seat


def your_sides(state: Lcg, use: Use, event: OfSide) -> bool:
    """The event is of the player's side: "your turn has started", "your draw phase has started"."""
    return event.side is side_of(state, use.seat)


def the_other_sides(state: Lcg, use: Use, event: OfSide) -> bool:
    """The event is of the opposing side: "an opposing turn has started"."""
    return event.side is not side_of(state, use.seat)


def on_own_turn(state: Lcg, use: Use) -> bool:
    return state.side is side_of(state, use.seat)


def during_engagement(state: Lcg, use: Use) -> bool:
    return state.find(Engagement) is not None


def balance_is_light(state: Lcg) -> bool:
    return state.balance is Side.LIGHT
