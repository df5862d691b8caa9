"""Command cards: from the hand, on their occasion, on the figure that becomes "you"."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, Protocol, TypeVar

from dejarik.assault.content.blocks.costs import action_cost
from dejarik.assault.content.blocks.parts import _DONE, printed_card
from dejarik.assault.content.blocks.using import able
from dejarik.assault.content.blocks.who import AboutFigure, Do, DoHearing, H, When_, WhenHearing, here
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack, AttackEvent
from dejarik.assault.rules.events import DuringActivation, Special
from dejarik.assault.rules.state import HAND, Assault, Figure
from dejarik.assault.rules.texts import CardDefinition, Widening, write
from dejarik.assault.skirmish.rules.commands import (
    CommandDefinition,
    may_be_played_on,
    may_play,
    play_command,
    write_command,
)
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import Ability, Cost, Definition, Event, Limit, Moment, Use
from dejarik.kernel.abilities import always, hearing
from dejarik.kernel.effects import Effect, name_effects

E = TypeVar("E", bound=Event)

You = Callable[[SkirmishState, Use, Figure], bool]


class YouHearing(Protocol[H]):
    """Whether a figure fits an event of this kind."""

    def __call__(self, state: Any, use: Use, figure: Figure, event: H, /) -> bool: ...


def command(
    id: str,
    on: type[E],
    do: Do[SkirmishState] | DoHearing[E],
    *,
    you: You | YouHearing[E] | None = None,
    when: When_[SkirmishState] | WhenHearing[E] = always,
    moment: Moment = Moment.AFTER,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    widens: Callable[[Attack], None] | None = None,
) -> None:
    """A Command card: played from the hand on its occasion. `you` says whether a friendly figure fits; without it no
    figure is needed (CORE-CMD-06, -08). `widens` is what a card does to an attack before its declaration, if that
    gives it more targets."""
    printed = printed_card(id)
    name = printed.effects[0].name
    if you is None:
        rule = CommandDefinition(hearing(do, on), None, able(hearing(when, on), do))
    else:
        rule = CommandDefinition(hearing(do, on), _able_to(_fitting(you, on), do), hearing(when, on))
    write_command(id, rule)
    name_effects(id, Definition((Ability(name, on, do),)))
    ability = Ability(name, on, play_command, may_play, moment, limit=limit, costs=costs, zones=(HAND,))
    write(id, CardDefinition((ability,), widens=_widening(id, widens)))
    _DONE[id] = {effect.name for effect in printed.effects}


def _widening(id: str, change: Callable[[Attack], None] | None) -> Widening | None:
    if change is None:
        return None
    return Widening(
        lambda state, attack: change(attack), lambda state, figure: may_be_played_on(state, id, figure)
    )


def anybody(state: Any, use: Use, figure: Figure) -> bool:
    return True


def the_active(state: Assault, use: Use, figure: Figure) -> bool:
    """The figure that is being activated."""
    current = activation(state)
    return current is not None and current.figure == figure.id


def the_attacker(state: Assault, use: Use, figure: Figure, event: AttackEvent) -> bool:
    return event.attacker == figure.id


def the_defender(state: Assault, use: Use, figure: Figure, event: AttackEvent) -> bool:
    return event.target == figure.id


def the_one_concerned(state: Assault, use: Use, figure: Figure, event: AboutFigure) -> bool:
    """The figure that the event happens to."""
    return event.figure == figure.id


def _able_to(you: You, do: Do[SkirmishState] | DoHearing[Any]) -> You:
    """The figure fits, and if the card were played on it, there would be something to do."""
    if not isinstance(do, Effect):
        return you

    def fits(state: SkirmishState, use: Use, figure: Figure) -> bool:
        if not you(state, use, figure):
            return False
        before, use.subject = use.subject, figure.id
        try:
            return do.possible(state, use)
        finally:
            use.subject = before

    return fits


def _fitting(you: Callable[..., bool], on: type[Event]) -> You:
    """A question about the figure that also hears the event, if it wants to."""
    if len(signature(you).parameters) == 3:
        return you
    return lambda state, use, figure: you(state, use, figure, use.event(state, on))


def command_special(
    id: str,
    do: Do[SkirmishState],
    *,
    when: When_[SkirmishState] = here,
    actions: int = 1,
    attacks: bool = False,
    costs: tuple[Cost, ...] = (),
) -> None:
    """A Command card that is a special action of the figure that is activated: once an activation, also with several
    copies (CORE-CMD-07, CORE-ACTION-06)."""
    command(
        id,
        Special,
        do,
        you=the_active,
        when=when,
        costs=(action_cost(actions, attacks=attacks), *costs),
        limit=Limit("activation", by_key=True),
    )


def command_during(id: str, do: Do[SkirmishState], *, when: When_[SkirmishState] = here) -> None:
    """A Command card that is played during the figure's activation."""
    command(id, DuringActivation, do, you=the_active, when=when)
