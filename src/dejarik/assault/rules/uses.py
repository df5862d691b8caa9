"""Abilities that a figure may use on an occasion: of its own cards, and of Command cards in its player's hand.

A card in hand belongs to no figure yet; on an occasion it is offered for the figure that acts, which becomes "you"
(CORE-CMD-06, IA-YOU-01).
"""

from __future__ import annotations

from dejarik.assault.rules.names import effect_text
from dejarik.assault.rules.state import HAND, Assault, Figure
from dejarik.kernel import Event, Moment, Option, Use
from dejarik.kernel.abilities import index_of


def uses_on(state: Assault, figure: Figure, occasion: type[Event]) -> list[Use]:
    """What a figure may use on an occasion."""
    found = []
    for id, ability in index_of(state).listens(occasion, Moment.AFTER):
        source = state.sources[id]
        if source.subject == figure.id or (source.zone == HAND and source.seat == figure.seat):
            use = Use.of(id, source, ability.name)
            use.subject = figure.id
            if ability.usable(state, use):
                found.append(use)
    return found


def occasion_options(state: Assault, figure: Figure, occasion: type[Event], verb: str) -> list[Option]:
    """One option for everything that a figure may use on an occasion; two copies of a card are one option."""
    options: dict[str, Option] = {}
    for use in uses_on(state, figure, occasion):
        in_hand = state.sources[use.source].zone == HAND
        id = f"{verb}:{use.key}.{use.ability}" if in_hand else f"{verb}:{use.key}.{use.ability}#{use.source}"
        if id not in options:
            options[id] = Option(id, effect_text(use.key, use.ability), {"card": use.key}, (verb, use))
    return list(options.values())
