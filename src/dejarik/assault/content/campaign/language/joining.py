"""The parts of a mission's text as one part: of most things a text has one answer."""

from __future__ import annotations

from dejarik.assault.content.blocks import Part


def joined(parts: list[Part]) -> list[Part]:
    """A text has one answer to what may be interacted with and what may not be attacked: that of all its parts."""
    offers = [part.interactions for part in parts if part.interactions is not None]
    bars = [part.bars_target for part in parts if part.bars_target is not None]
    locks = [part.bars_interaction for part in parts if part.bars_interaction is not None]
    ways = [part.exits for part in parts if part.exits is not None]
    pasts = [part.sight_past for part in parts if part.sight_past is not None]
    abilities = tuple(ability for part in parts for ability in part.abilities)
    constants = tuple(constant for part in parts for constant in part.constants)
    return [
        Part(
            "mission",
            abilities,
            constants,
            interactions=lambda state, figure: [found for offer in offers for found in offer(state, figure)],
            bars_target=lambda state, figure, target: any(bar(state, figure, target) for bar in bars),
            bars_interaction=lambda state, figure, token: any(lock(state, figure, token) for lock in locks),
            sight_past=(
                lambda state, viewer, aim: [each for past in pasts for each in past(state, viewer, aim)]
            )
            if pasts
            else None,
            vantage=next((part.vantage for part in parts if part.vantage is not None), None),
            exits=(lambda state, figure: [space for way in ways for space in way(state, figure)])
            if ways
            else None,
        )
    ]
