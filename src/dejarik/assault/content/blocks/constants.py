"""Constant abilities: values that are another as long as a text is in play, most of them in attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault.content.blocks.parts import Part, _has_part, many
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import keeps
from dejarik.kernel import Constant, How, Source

#: (state, the source, its figure or None, the figure asked about)
Concerns = Callable[[Any, Source, Figure | None, Figure], bool]


#: (state, the attack, the figure with the text)
InAttack = Callable[[Any, Attack, Figure], bool]


def always_on(
    name: str, query: str, value: int = 0, how: How = How.ADD, *, who: Concerns | None = None
) -> Part:
    """A value of the figure itself (or of those that `who` names) is another, as long as this text is in play."""

    def when(state: Assault, source: Source, id: int, subject: int) -> bool:
        if who is None and source.subject != subject:
            return False
        figure = state.figures.get(subject)
        mine = state.figures.get(source.subject) if source.subject else None
        if source.subject and (mine is None or not keeps(state, source.subject, name)):
            return False
        return who is None or (figure is not None and who(state, source, mine, figure))

    return Part(name, constants=(Constant(query, how, value, when, name=name),))


def may(name: str, query: str, *, who: Concerns | None = None) -> Part:
    """The figure may do something that the rules would not allow."""
    return always_on(name, query, how=How.ALLOW, who=who)


def cannot(name: str, query: str, *, who: Concerns | None = None) -> Part:
    """The figure cannot do something; cannot beats can (CORE-RULE-02)."""
    return always_on(name, query, how=How.FORBID, who=who)


def for_the_player(
    name: str, query: str, how: How, *, when: Callable[[Any, Source], bool] | None = None
) -> Part:
    """A value or permission of the source's player (a seat, not a figure) is another."""

    def applies(state: Assault, source: Source, id: int, seat: int) -> bool:
        return source.seat == seat and (when is None or when(state, source))

    return Part(name, constants=(Constant(query, how, 0, applies, name=name),))


def loses(name: str, ability: str) -> Part:
    """The figure no longer has a printed ability of its own."""
    return cannot(name, f"keeps-{ability}")


def while_attacking(name: str, when: InAttack | None = None, **results: int) -> Part:
    """Added to the results of the figure's own attacks: `damage=1, accuracy=2, pierce=3 …`."""
    return _results(name, "attack", when, results, mine=lambda attack, id: attack.attacker == id)


def while_defending(name: str, when: InAttack | None = None, **results: int) -> Part:
    """Added to the results when the figure defends: `block=1, evade=1, pierce=1` (taken from the attack's Pierce),
    `accuracy=2` (taken from the attack's accuracy)."""
    return _results(name, "defence", when, results, mine=lambda attack, id: attack.target == id)


def _counts_here(state: Assault, source: Source) -> bool:
    """What lasts as long as one attack does not count in another that is made within it."""
    until = source.until
    return not until.startswith("attack:") or until == state.scope("attack")


def _results(
    name: str,
    side: str,
    when: InAttack | None,
    results: dict[str, int],
    mine: Callable[[Attack, int], bool],
) -> Part:
    def applies(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        return (
            holder is figure
            and attack is not None
            and mine(attack, figure.id)
            and _counts_here(state, source)
            and (when is None or when(state, attack, figure))
        )

    return many(
        name, *(always_on(name, f"{side}-{stat}", amount, who=applies) for stat, amount in results.items())
    )


def while_others_attack(
    name: str, who: Callable[[Any, Attack, Figure, Figure], bool], *, once: bool = False, **results: int
) -> Part:
    """Added to the results of other figures' attacks: `who(state, attack, holder, attacker)`."""
    return _aura(name, "attack", who, once, results)


def while_others_defend(
    name: str, who: Callable[[Any, Attack, Figure, Figure], bool], *, once: bool = False, **results: int
) -> Part:
    """Added to the results when other figures defend: `who(state, attack, holder, defender)`. With `once`, several
    figures with the same ability do not add up."""
    return _aura(name, "defence", who, once, results)


def _aura(
    name: str,
    side: str,
    who: Callable[[Any, Attack, Figure, Figure], bool],
    once: bool,
    results: dict[str, int],
) -> Part:
    def applies(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        if attack is None or holder is None or holder.space == NOWHERE:
            return False
        if not who(state, attack, holder, figure):
            return False
        return not once or not any(
            other.subject < source.subject
            and other.subject in state.figures
            and state.figures[other.subject].space != NOWHERE
            and _has_part(other.key, name)
            and keeps(state, other.subject, name)
            and who(state, attack, state.figures[other.subject], figure)
            for other in state.sources.values()
        )

    return many(
        name, *(always_on(name, f"{side}-{stat}", amount, who=applies) for stat, amount in results.items())
    )
