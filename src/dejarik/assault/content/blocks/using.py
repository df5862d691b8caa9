"""Abilities that are used: special actions, during an activation, before and after something happens."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from dejarik.assault.content.blocks.costs import action_cost
from dejarik.assault.content.blocks.parts import Part
from dejarik.assault.content.blocks.who import Do, DoHearing, S, When_, WhenHearing, both, here, me
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import may_attack
from dejarik.assault.rules.events import DuringActivation, Special
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.rules.values import keeps
from dejarik.kernel import Ability, Cost, Event, Limit, Moment, Use
from dejarik.kernel.abilities import always, hearing
from dejarik.kernel.effects import Effect

E = TypeVar("E", bound=Event)

ONCE_PER_ROUND = Limit("round")


ONCE_PER_ACTIVATION = Limit("activation")


def special(
    name: str,
    do: Do[S],
    *,
    when: When_[S] = here,
    actions: int = 1,
    attacks: bool = False,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = ONCE_PER_ACTIVATION,
) -> Part:
    """A special action, once an activation of each figure (CORE-ACTION-06, -07) unless it says otherwise."""
    return Part(
        name,
        (
            Ability(
                name,
                Special,
                _alive(do),
                _kept(name, able(when, do)),
                limit=limit,
                costs=(action_cost(actions, attacks=attacks), *costs),
            ),
        ),
    )


def during(
    name: str, do: Do[S], *, when: When_[S] = here, limit: Limit | None = None, costs: tuple[Cost, ...] = ()
) -> Part:
    """Something the figure may do during its activation, before, between and after actions (CORE-ACT-08)."""
    return Part(
        name,
        (
            Ability(
                name,
                DuringActivation,
                _alive(do),
                _kept(name, both(_my_activation, able(when, do))),
                limit=limit,
                costs=costs,
            ),
        ),
    )


def after(
    name: str,
    on: type[E],
    do: Do[S] | DoHearing[E],
    *,
    when: When_[S] | WhenHearing[E] = always,
    forced: bool = False,
    limit: Limit | None = None,
    costs: tuple[Cost, ...] = (),
    posthumous: bool = False,
) -> Part:
    """A reaction to something that has happened; `posthumous`: also to the figure's own defeat."""
    usable = _kept(name, able(hearing(when, on), do), posthumous=posthumous)
    paid = _alive(hearing(do, on)) if costs and not posthumous else do
    return Part(name, (Ability(name, on, paid, usable, Moment.AFTER, forced, limit, costs),))


def before(
    name: str,
    on: type[E],
    do: Do[S] | DoHearing[E],
    *,
    when: When_[S] | WhenHearing[E] = always,
    forced: bool = False,
    limit: Limit | None = None,
    costs: tuple[Cost, ...] = (),
) -> Part:
    """Something that changes, replaces or prevents what is about to happen, or comes before it."""
    usable = _kept(name, able(hearing(when, on), do))
    paid = _alive(hearing(do, on)) if costs else do
    return Part(name, (Ability(name, on, paid, usable, Moment.BEFORE, forced, limit, costs),))


def could_attack(**kind: Any) -> When_[Assault]:
    """There is somebody to attack in this way."""
    return lambda state, use: here(state, use) and may_attack(state, me(state, use), asked=use.seat, **kind)


def able(when: When_[S], do: Do[S] | DoHearing[Any]) -> When_[S]:
    """The condition, and that of the effect itself if it has one."""
    return both(when, do.possible) if isinstance(do, Effect) else when


class _Alive(Effect[S]):
    """What a figure does itself, unless it has been defeated by the price (CORE-STRAIN-05, CORE-INTERRUPT-04); a card
    that belongs to no figure does it in any case."""

    def __init__(self, do: Do[S]) -> None:
        self._do = do

    @property
    def parts(self) -> tuple[Any, ...]:
        return (self._do,)

    def __call__(self, state: S, acting: Any) -> None:
        if not acting.subject or acting.subject in state.figures:
            self._do(state, acting)


@cache
def _alive(do: Do[Any]) -> _Alive[Any]:
    """One for each effect, so that abilities of one name on several occasions have the same."""
    return _Alive(do)


def _my_activation(state: Assault, use: Use) -> bool:
    current = activation(state)
    return current is not None and current.figure == use.subject


def _kept(name: str, when: When_[S], *, posthumous: bool = False) -> When_[S]:
    """A figure that is gone uses nothing any more, and another card may have taken an ability away."""

    def usable(state: S, use: Use) -> bool:
        if not use.subject:
            return when(state, use)
        if not posthumous and use.subject not in state.figures:
            return False
        return when(state, use) and keeps(state, use.subject, name)

    return usable


def has_use_left(state: Assault, figure: Figure, ability: str) -> bool:
    """Whether the limit of an ability printed on the figure's card leaves another use."""
    found = _own_ability(state, figure, ability)
    if found is None:
        return False
    use, text = found
    limit = _limit_now(state, text)
    return keeps(state, figure.id, ability) and (limit is None or limit.left(state, use))


def may_use_freely(state: Assault, figure: Figure, ability: str) -> bool:
    """Whether the figure could use an ability printed on its card now, without paying for it."""
    found = _own_ability(state, figure, ability)
    return found is not None and has_use_left(state, figure, ability) and found[1].holds(state, found[0])


def use_freely(state: Assault, figure: Figure, ability: str, which: int = 0) -> None:
    """The figure uses an ability printed on its card without paying for it; it counts against the ability's limit.

    `which` is the event of the window that it reacts to, if it is a reaction.
    """
    found = _own_ability(state, figure, ability)
    if found is None:
        return
    use, text = found
    use.which = which
    limit = _limit_now(state, text)
    if limit is not None:
        limit.count(state, use)
    use.at = 1  # what there is to pay is left out
    state.push(use)


def _own_ability(state: Assault, figure: Figure, name: str) -> tuple[Use, Ability[Any]] | None:
    """An ability printed on the card of the figure, as that figure would use it now."""
    for id, source in state.sources.items():
        if source.subject == figure.id and source.key == figure.card:
            for ability in definition_of(source.key).abilities:
                if ability.name == name:
                    return Use.of(id, source, name), ability
    return None


def _limit_now(state: Assault, ability: Ability[Any]) -> Limit | None:
    """How often it may be used: what is limited for each activation is not limited outside of one."""
    limit = ability.limit
    return None if limit is not None and limit.per == "activation" and activation(state) is None else limit
