"""Kinds of abilities: actions, reactions, interrupts, event cards, fate cards and constant abilities (LCGC-ABL-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dejarik.kernel import (
    IN_PLAY,
    Ability,
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
from dejarik.kernel.effects import Effect, would_do_something
from dejarik.kernel.queries import Amount, Applies, on_itself
from dejarik.lcg.content.aiming import aim_of
from dejarik.lcg.content.blocks.heard import Do, Plain, When, both
from dejarik.lcg.content.blocks.meant import always, its_own
from dejarik.lcg.facts.cards import Keyword
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.edge import FateResolves
from dejarik.lcg.rules.playing import PLAY_COST, clear_away
from dejarik.lcg.rules.state import EDGE, HANDS, Lcg
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.values import face

E = TypeVar("E", bound=Event)

# --- Kinds of abilities of cards in play (LCGC-ABL-01) ------------------------------------------------


def action(
    name: str,
    do: Callable[[Lcg, Use], None],
    *,
    when: Plain = always,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
) -> Ability[Action]:
    """Action: in an action window."""
    return _ability(name, Action, do, when, Moment.AFTER, False, limit, costs, zones)


def reaction(
    name: str,
    on: type[E],
    do: Do[E],
    *,
    when: When[E] = always,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
    forced: bool = False,
) -> Ability[E]:
    """Reaction: after something has happened. What looks at it takes it as a third parameter."""
    return _ability(name, on, do, when, Moment.AFTER, forced, limit, costs, zones)


def interrupt(
    name: str,
    on: type[E],
    do: Do[E],
    *,
    when: When[E] = always,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    zones: tuple[str, ...] = (IN_PLAY,),
    forced: bool = False,
) -> Ability[E]:
    """Interrupt: before something takes effect; the event can still be changed or cancelled."""
    return _ability(name, on, do, when, Moment.BEFORE, forced, limit, costs, zones)


def _ability(
    name: str,
    on: type[E],
    do: Do[E],
    when: When[E],
    moment: Moment,
    forced: bool,
    limit: Limit | None,
    costs: tuple[Cost, ...],
    zones: tuple[str, ...],
    after: Callable[[Lcg, Use], None] | None = None,
) -> Ability[E]:
    """An effect brings its own condition, that it would do anything, and its targets."""
    if isinstance(do, Effect):
        when = both(when, would_do_something(do))
    return Ability(name, on, do, when, moment, forced, limit, costs, zones, aim_of(do), after)


# --- Event cards: abilities that are played from the hand (LCGC-EVT) ----------------------------------


def event_action(
    do: Callable[[Lcg, Use], None],
    *,
    when: Plain = always,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
) -> Definition:
    """An event card that is an action."""
    return Definition((_played(Action, do, when, Moment.AFTER, costs, limit),))


def played_into(do: Callable[[Lcg, Use], None], *, when: Plain = always) -> Ability[Action]:
    """A unit that may be played from the hand as an action, at a time of its own and for its cost."""
    return _played(Action, do, when, Moment.AFTER, (), None)


def event_reaction(
    on: type[E],
    do: Do[E],
    *,
    when: When[E] = always,
    costs: tuple[Cost, ...] = (),
) -> Definition:
    """An event card that is a reaction."""
    return Definition((_played(on, do, when, Moment.AFTER, costs, None),))


def event_interrupt(
    on: type[E],
    do: Do[E],
    *,
    when: When[E] = always,
    costs: tuple[Cost, ...] = (),
) -> Definition:
    """An event card that is an interrupt."""
    return Definition((_played(on, do, when, Moment.BEFORE, costs, None),))


def _played(
    on: type[E],
    do: Do[E],
    when: When[E],
    moment: Moment,
    costs: tuple[Cost, ...],
    limit: Limit | None,
) -> Ability[E]:
    return _ability(PLAY, on, do, when, moment, False, limit, (PLAY_COST, *costs), HANDS, clear_away)


PLAY = "play"

#: "Limit one copy of this event per turn" (LCGC-EVT-02).
ONE_COPY_A_TURN = Limit("turn", by_key=True)
ONCE_A_TURN = Limit("turn")


def fate(do: Callable[[Lcg, Use], None], could: Callable[[Lcg, Use], bool] | None = None) -> Definition:
    """A fate card: what it does when it is resolved in an edge battle. `use.seat` is whose stack holds it. `could` says
    whether it would change anything now: who may resolve it twice is not asked in vain."""
    fate = Ability("fate", FateResolves, do, its_own, Moment.AFTER, True, zones=(EDGE,))
    if could is None:
        return Definition((fate,))

    def in_vain(state: Lcg, source: Source, id: int, subject: int) -> bool:
        return id == subject and not could(state, Use.of(id, source, fate.name))

    return Definition((fate,), (Constant("fate-takes-effect", How.FORBID, when=in_vain, zones=(EDGE,)),))


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


def on_the_card_itself(state: Lcg, source: Source, id: int, subject: int) -> bool:
    """The card alone, also where it lies outside play or on another card."""
    return id == subject


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
