"""The phrases that card texts are made of: kinds of abilities, costs, who and what is meant, common effects.

A card's text reads like the card:

    write("luke-skywalker-92", Definition(abilities=(
        reaction("ready", TurnBegins, lose_own_focus, when=an_opposing_turn),
    )))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.kernel import (
    IN_PLAY,
    Ability,
    AbilityUsed,
    Constant,
    Cost,
    Definition,
    Event,
    How,
    Limit,
    Moment,
    Source,
    Use,
)
from dejarik.kernel.queries import Amount, Applies, on_itself
from dejarik.lcg.content.cards import CardType, Keyword, Side, Trait
from dejarik.lcg.content.library import card as look_up
from dejarik.lcg.content.picks import Among, Follower, Pick, follows, has_target, pick_card
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.damage import deal
from dejarik.lcg.rules.edge import FateResolves
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.leaving import Cause, destroy, leave_play, sacrifice
from dejarik.lcg.rules.paying import Payment, could_spend
from dejarik.lcg.rules.playing import PLAY_COST, clear_away
from dejarik.lcg.rules.state import EDGE, HANDS, Lcg, in_play
from dejarik.lcg.rules.teams import are_friends, side_of
from dejarik.lcg.rules.texts import definition_of
from dejarik.lcg.rules.tokens import add_focus, add_shield, focus_by_effect, heal, lose_focus
from dejarik.lcg.rules.values import (
    cards_in_play,
    enemies_can_cancel,
    enemy,
    face,
    friendly,
    has_trait,
    is_objective,
    is_ready,
    is_unit,
    type_of,
)
from dejarik.lcg.rules.zones import discard_from_hand, draw, hand

When = Callable[[Any, Use], bool]
Effect = Callable[[Any, Use], None]
Aiming = Callable[[Any, Use], None]


def always(state: Lcg, use: Use) -> bool:
    return True


def both(*conditions: When) -> When:
    """All of these hold."""
    return lambda state, use: all(condition(state, use) for condition in conditions)


# --- Kinds of abilities of cards in play (LCGC-ABL-01) ------------------------------------------------


def action(
    name: str,
    do: Effect,
    *,
    when: When = always,
    costs: tuple[Cost, ...] = (),
    aim: Aiming | None = None,
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
) -> Ability:
    """Action: in an action window."""
    return Ability(name, Action, do, when, costs=costs, aim=aim, limit=limit, zones=zones)


def reaction(
    name: str,
    on: type[Event],
    do: Effect,
    *,
    when: When = always,
    costs: tuple[Cost, ...] = (),
    aim: Aiming | None = None,
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
    forced: bool = False,
) -> Ability:
    """Reaction: after something has happened. `use.event(state)` is what happened."""
    return Ability(name, on, do, when, Moment.AFTER, forced, limit, costs, zones, aim)


def interrupt(
    name: str,
    on: type[Event],
    do: Effect,
    *,
    when: When = always,
    costs: tuple[Cost, ...] = (),
    aim: Aiming | None = None,
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
    forced: bool = False,
) -> Ability:
    """Interrupt: before something takes effect; the event can still be changed or cancelled."""
    return Ability(name, on, do, when, Moment.BEFORE, forced, limit, costs, zones, aim)


# --- Event cards: abilities that are played from the hand (LCGC-EVT) ----------------------------------


def event_action(
    do: Effect,
    *,
    when: When = always,
    aim: Aiming | None = None,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
) -> Definition:
    """An event card that is an action."""
    return Definition((_played(Action, do, when, Moment.AFTER, aim, costs, limit),))


def played_into(do: Effect, *, when: When = always) -> Ability:
    """A unit that may be played from the hand as an action, at a time of its own and for its cost."""
    return _played(Action, do, when, Moment.AFTER, None, (), None)


def event_reaction(
    on: type[Event],
    do: Effect,
    *,
    when: When = always,
    aim: Aiming | None = None,
    costs: tuple[Cost, ...] = (),
) -> Definition:
    """An event card that is a reaction."""
    return Definition((_played(on, do, when, Moment.AFTER, aim, costs, None),))


def event_interrupt(
    on: type[Event],
    do: Effect,
    *,
    when: When = always,
    aim: Aiming | None = None,
    costs: tuple[Cost, ...] = (),
) -> Definition:
    """An event card that is an interrupt."""
    return Definition((_played(on, do, when, Moment.BEFORE, aim, costs, None),))


def _played(
    on: type[Event],
    do: Effect,
    when: When,
    moment: Moment,
    aim: Aiming | None,
    costs: tuple[Cost, ...],
    limit: Limit | None,
) -> Ability:
    # Costs are paid from the last to the first (each is pushed on the other): the price of the card comes first.
    return Ability(PLAY, on, do, when, moment, False, limit, (*costs, PLAY_COST), HANDS, aim, clear_away)


PLAY = "play"

#: "Limit one copy of this event per turn" (LCGC-EVT-02).
ONE_COPY_A_TURN = Limit("turn", by_key=True)
ONCE_A_TURN = Limit("turn")


def fate(do: Effect) -> Definition:
    """A fate card: what it does when it is resolved in an edge battle. `use.seat` is whose stack holds it."""

    def own(state: Lcg, use: Use) -> bool:
        event: FateResolves = use.event(state)
        return event.card == use.source

    return Definition((Ability("fate", FateResolves, do, own, Moment.AFTER, True, zones=(EDGE,)),))


# --- Constant abilities -------------------------------------------------------------------------------


def gives(query: str, value: int | Amount = 1, when: Applies = on_itself) -> Constant:
    """The card, or what it is attached to, has so much more of a value (`rules.values` names them)."""
    return Constant(query, How.ADD, value, when)


def forbids(query: str, when: Applies = on_itself) -> Constant:
    return Constant(query, How.FORBID, when=when)


def allows(query: str, when: Applies = on_itself) -> Constant:
    return Constant(query, How.ALLOW, when=when)


def grants(keyword: Keyword, when: Applies = on_itself) -> Constant:
    """The card, or what it is attached to, has a keyword."""
    return allows(f"keyword-{keyword.value}", when)


def on_host(state: Lcg, source: Source, id: int, subject: int) -> bool:
    """For a unit that may come as an enhancement (LCGC-ENH-07): only what it is attached to, never itself."""
    return source.subject == subject != id


def on_host_named(title: str) -> Applies:
    """What the card is attached to, if that has this title."""
    return lambda state, source, id, subject: (
        source.subject == subject and face(state, subject).title == title
    )


def its_controller(state: Lcg, source: Source, id: int, seat: int) -> bool:
    """For values of players: the one who controls the card."""
    return source.seat == seat


def its_opponents(state: Lcg, source: Source, id: int, seat: int) -> bool:
    return not are_friends(state, source.seat, seat)


# --- Costs --------------------------------------------------------------------------------------------


def _is_ready_itself(state: Lcg, use: Use) -> bool:
    return in_play(state, use.source) and is_ready(state, use.source)


def _focus_itself(state: Lcg, use: Use) -> None:
    add_focus(state, use.source)


#: "Focus this card to …" (LCGC-TOK-02).
FOCUS_IT = Cost(_is_ready_itself, _focus_itself)


def _sacrifice_itself(state: Lcg, use: Use) -> None:
    sacrifice(state, use.seat, use.source)


SACRIFICE_IT = Cost(lambda state, use: in_play(state, use.source), _sacrifice_itself)


def spend(count: int) -> Cost:
    """Spend resources on an ability: no match needed (LCGC-RES-08)."""
    return Cost(
        lambda state, use: could_spend(state, use.seat) >= count,
        lambda state, use: state.push(Payment(seat=use.seat, price=count)),
    )


def _of_your_choice(among: Among, pay: Follower, *, prompt: str) -> Cost:
    """A cost that is paid with a card of the player's choice."""

    def choose_it(state: Lcg, use: Use) -> None:
        pick_card(state, use, among(state, use), pay, prompt=prompt)

    return Cost(lambda state, use: bool(among(state, use)), choose_it)


def sacrifice_one(among: Among) -> Cost:
    """Sacrifice one of these: only what the player controls (LCGC-MOVE-03)."""
    return _of_your_choice(own_of(among), _sacrificed, prompt="lcg-pick-sacrifice")


@follows
def _sacrificed(state: Lcg, pick: Pick, id: int) -> None:
    sacrifice(state, pick.owner, id)


def focus_one(among: Among) -> Cost:
    """Focus one of these: a ready card that the player controls (LCGC-TOK-02)."""
    return _of_your_choice(that(own_of(among), is_ready), _focused, prompt="lcg-pick-focus")


@follows
def _focused(state: Lcg, pick: Pick, id: int) -> None:
    add_focus(state, id)


def _hand_of_player(state: Lcg, use: Use) -> list[int]:
    return [id for id in hand(state, use.seat) if id != use.source]


@follows
def _discarded(state: Lcg, pick: Pick, id: int) -> None:
    discard_from_hand(state, [id])


#: "Discard a card from your hand to …".
DISCARD_ONE = _of_your_choice(_hand_of_player, _discarded, prompt="lcg-pick-discard")


# --- Whose and what: for `target`, `has_target` and `pick_card` ---------------------------------------


def units_with(*traits: Trait) -> Among:
    """Any unit with one of these traits, or any unit at all."""

    def among(state: Lcg, use: Use) -> list[int]:
        return [
            card.id
            for card in cards_in_play(state)
            if is_unit(state, card.id) and (not traits or has_trait(state, card.id, *traits))
        ]

    return among


def objectives_of_all(state: Lcg, use: Use) -> list[int]:
    return [card.id for card in cards_in_play(state) if is_objective(state, card.id)]


def enhancements_of_all(state: Lcg, use: Use) -> list[int]:
    return [card.id for card in cards_in_play(state) if type_of(state, card.id) is CardType.ENHANCEMENT]


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


def that(among: Among, fits: Callable[[Any, int], bool]) -> Among:
    """Those of them that fit: `that(any_unit, lambda state, id: …)`."""
    return lambda state, use: [id for id in among(state, use) if fits(state, id)]


def others(among: Among) -> Among:
    """Those of them that are not the card itself."""
    return lambda state, use: [id for id in among(state, use) if id != use.source]


def unshielded(among: Among) -> Among:
    """Those of them that can take a shield (LCGC-SHD-03)."""
    return lambda state, use: [id for id in among(state, use) if not state.cards[id].shields]


def costing_at_most(most: int, among: Among) -> Among:
    """Those of them whose printed cost is not higher."""
    return lambda state, use: [id for id in among(state, use) if (face(state, id).cost or 0) <= most]


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


enemy_participant: Among = enemy_of(participants)
friendly_participant: Among = friendly_of(participants)


# --- Moments ------------------------------------------------------------------------------------------


def its_own(state: Lcg, use: Use) -> bool:
    """The event is about the card itself: it arrived, was declared, is focused to strike …"""
    event = use.event(state)
    return bool((getattr(event, "card", 0) or getattr(event, "unit", 0)) == use.source)


def its_host(state: Lcg, use: Use) -> bool:
    """The event is about the card that this is attached to."""
    event = use.event(state)
    return bool((getattr(event, "card", 0) or getattr(event, "unit", 0)) == use.subject)


def your_own(state: Lcg, use: Use) -> bool:
    """The event is the player's own: "after you refresh", "after you play …"."""
    return bool(use.event(state).seat == use.seat)


def your_sides(state: Lcg, use: Use) -> bool:
    """The event is of the player's side: "your turn has started", "your draw phase has started"."""
    return bool(use.event(state).side is side_of(state, use.seat))


def the_other_sides(state: Lcg, use: Use) -> bool:
    """The event is of the opposing side: "an opposing turn has started"."""
    return bool(use.event(state).side is not side_of(state, use.seat))


def on_own_turn(state: Lcg, use: Use) -> bool:
    return state.side is side_of(state, use.seat)


def during_engagement(state: Lcg, use: Use) -> bool:
    return state.find(Engagement) is not None


def balance_is_light(state: Lcg) -> bool:
    return state.balance is Side.LIGHT


# --- Effects ------------------------------------------------------------------------------------------


def deal_to_targets(amount: int = 1) -> Effect:
    """Damage to each target."""
    return lambda state, use: deal(state, use.seat, use.targets, amount, source=use.source)


def focus_targets(count: int = 1) -> Effect:
    return lambda state, use: focus_by_effect(state, use.seat, use.targets, count)


def ready_targets(count: int | None = 1) -> Effect:
    """Each target loses so many focus tokens, or all (None)."""

    def ready(state: Lcg, use: Use) -> None:
        for id in use.targets:
            lose_focus(state, id, count)

    return ready


def heal_targets(count: int | None = 1) -> Effect:
    """Each target loses so much damage, or all (None)."""

    def mend(state: Lcg, use: Use) -> None:
        for id in use.targets:
            heal(state, id, count)

    return mend


def shield_targets(state: Lcg, use: Use) -> None:
    for id in use.targets:
        add_shield(state, id)


def bounce_targets(state: Lcg, use: Use) -> None:
    leave_play(state, use.targets, Cause.RETURNED, use.seat)


def destroy_targets(state: Lcg, use: Use) -> None:
    for id in use.targets:
        destroy(state, use.seat, id)


def discard_targets(state: Lcg, use: Use) -> None:
    leave_play(state, use.targets, Cause.DISCARDED, use.seat)


def can_draw(state: Lcg, use: Use) -> bool:
    """The player's deck has a card left."""
    return bool(state.players[use.seat].command_deck)


def draw_cards(count: int = 1) -> Effect:
    """The player draws."""

    def take(state: Lcg, use: Use) -> None:
        draw(state, use.seat, count)

    return take


def lose_own_focus(state: Lcg, use: Use) -> None:
    """The card itself loses 1 focus token."""
    lose_focus(state, use.source)


def is_focused(state: Lcg, use: Use) -> bool:
    """The card itself has a focus token, so that losing one would do something."""
    return in_play(state, use.source) and not is_ready(state, use.source)


def cancel(state: Lcg, use: Use) -> None:
    """What this reacts to does not happen (LCGC-ABL-08)."""
    use.event(state).cancelled = True


# --- Abilities as they are used, for what reacts to them ----------------------------------------------


def is_event_card(state: Lcg, use: Use) -> bool:
    """Somebody plays an event card that the player may cancel: for `interrupt("…", AbilityUsed, …)`."""
    event: AbilityUsed = use.event(state)
    return (
        event.ability == PLAY
        and look_up(event.key).type is CardType.EVENT
        and (are_friends(state, event.seat, use.seat) or enemies_can_cancel(state, event.source))
    )


def used_ability(state: Lcg, use: Use) -> Ability:
    """The ability whose use this reacts to."""
    event: AbilityUsed = use.event(state)
    return definition_of(event.key).ability(event.ability)


def is_interrupt(ability: Ability) -> bool:
    """An interrupt that is not forced."""
    return ability.moment is Moment.BEFORE and not ability.forced


def is_triggered(ability: Ability) -> bool:
    """An action, reaction or interrupt: no forced ability, no fate effect (LCGC-KW-11)."""
    return not ability.forced


def with_target(among: Among, *conditions: When) -> When:
    """There is a legal target, and these hold."""
    return both(has_target(among), *conditions)
