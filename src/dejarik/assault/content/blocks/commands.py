"""Command cards: from the hand, on their occasion, on the figure that becomes "you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault.content.blocks.costs import action_cost
from dejarik.assault.content.blocks.parts import _DONE, _printed
from dejarik.assault.content.blocks.who import Do, When_, here
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.commands import CommandText, may_play, play_command, write_command
from dejarik.assault.rules.events import DuringActivation, Special
from dejarik.assault.rules.state import HAND, Assault, Figure
from dejarik.assault.rules.texts import CardText, write
from dejarik.kernel import Ability, Cost, Definition, Event, Limit, Moment, Use


def command(
    id: str,
    on: type[Event],
    do: Do,
    *,
    you: Callable[[Any, Use, Figure], bool] | None = None,
    when: When_ | None = None,
    moment: Moment = Moment.AFTER,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    widens: Callable[[Attack], None] | None = None,
) -> None:
    """A Command card: played from the hand on its occasion. `you` says whether a figure of the player fits; without
    it no figure is needed (CORE-CMD-06, -08). `widens` is what a card does to an attack before its declaration, if that
    gives it more targets."""
    printed = _printed()[id]
    name = printed.effects[0].name
    write_command(id, CommandText(do, you, when))
    ability = Ability(name, on, play_command, may_play, moment, limit=limit, costs=costs, zones=(HAND,))
    write(id, CardText(Definition((ability,)), widens=widens))
    _DONE[id] = {effect.name for effect in printed.effects}


def anybody(state: Any, use: Use, figure: Figure) -> bool:
    return True


def the_active(state: Assault, use: Use, figure: Figure) -> bool:
    """The figure that is being activated."""
    current = activation(state)
    return current is not None and current.figure == figure.id


def the_attacker(state: Assault, use: Use, figure: Figure) -> bool:
    return bool(use.event(state).attacker == figure.id)


def the_defender(state: Assault, use: Use, figure: Figure) -> bool:
    return bool(use.event(state).target == figure.id)


def command_special(
    id: str,
    do: Do,
    *,
    when: When_ = here,
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


def command_during(id: str, do: Do, *, when: When_ = here) -> None:
    """A Command card that is played during the figure's activation."""
    command(id, DuringActivation, do, you=the_active, when=when)
