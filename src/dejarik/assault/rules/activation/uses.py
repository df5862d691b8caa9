"""Abilities that a figure may use on an occasion: of its own cards, and of its player's cards that belong to no figure.

A card in hand or in the play area belongs to no figure; on an occasion it is offered for the figure that acts, which
becomes "you" (CORE-CMD-06, IA-YOU-01). What a figure does in its activation is its own player's choice, from the own
hand (R-IA-16).
"""

from __future__ import annotations

from typing import Any

from dejarik.assault.rules.names import use_text
from dejarik.assault.rules.state import HAND, Assault, Figure
from dejarik.kernel import Decision, Event, Moment, Option, Text, Use, Verb
from dejarik.kernel.listening import Listener


def uses_on(state: Assault, figure: Figure, occasion: type[Event]) -> list[Use]:
    """What a figure may use on an occasion."""
    found, sources = [], state.sources
    for id, ability in _concerning(state, figure, occasion):
        use = Use.of(id, sources[id], ability.name)
        use.subject = figure.id
        if ability.usable(state, use):
            found.append(use)
    return found


def _concerning(state: Assault, figure: Figure, occasion: type[Event]) -> list[Listener]:
    """What listens to an occasion and belongs to a figure, or to its player; kept until cards come or go."""
    memo, key = state.index.memo, (occasion, figure.id, figure.seat)
    found: list[Listener] | None = memo.get(key)
    if found is None:
        found = memo[key] = [
            each
            for each in state.index.listens(occasion, Moment.AFTER)
            if (source := state.sources[each.source]).subject == figure.id
            or (not source.subject and source.seat == figure.seat)
        ]
    return found


def uses_of_player(state: Assault, seat: int, occasion: type[Event]) -> list[Use]:
    """What a player may use on an occasion at which no figure acts."""
    found = []
    for id, ability in state.index.listens(occasion, Moment.AFTER):
        source = state.sources[id]
        if not source.subject and source.seat == seat:
            use = Use.of(id, source, ability.name)
            if ability.usable(state, use):
                found.append(use)
    return found


def player_options(state: Assault, seat: int, occasion: type[Event], verb: Verb) -> list[Option]:
    """One option for each of them; its value says by which verb it is used."""
    return [Option(verb, (verb.word, use)) for use in uses_of_player(state, seat, occasion)]


def _name(state: Assault, asked: Decision, used: tuple[str, Use]) -> str:
    use = used[1]
    name = f"{use.key}.{use.ability}"
    return name if is_in_hand(state, use) else f"{name}#{use.source}"


def _label(state: Assault, asked: Decision, used: tuple[str, Use]) -> Text:
    offered = [option.value[1] for option in asked.options if option.verb in (SPECIAL, USE)]
    return use_text(state, used[1], [other for other in offered if other != used[1]])


def _facts(state: Assault, asked: Decision, used: tuple[str, Use]) -> dict[str, Any]:
    return {"card": used[1].key}


SPECIAL = Verb("special", _label, _name, _facts)
USE = Verb("use", _label, _name, _facts)


def occasion_options(state: Assault, figure: Figure, occasion: type[Event], verb: Verb) -> list[Option]:
    """One option for everything that a figure may use on an occasion; two copies of a card are one option. Its value
    says by which verb it is used."""
    options: dict[tuple[str, str, int], Option] = {}
    for use in uses_on(state, figure, occasion):
        copy = 0 if is_in_hand(state, use) else use.source
        options.setdefault((use.key, use.ability, copy), Option(verb, (verb.word, use)))
    return list(options.values())


def is_in_hand(state: Assault, use: Use) -> bool:
    """Whether the card that would be used is in its player's hand."""
    return state.sources[use.source].zone == HAND
