"""Places that are joined although they lie apart: ladders to climb, heights, and ships that are shot at from below."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.areas import stands_in
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.rules.texts import Vantage
from dejarik.kernel import Constant, How, Source


def link(one: str, other: str) -> Block:
    """Objects of two kinds: the spaces of those that have the same colour count as adjacent for movement."""
    return Block(link=(one, other))


def height(area: str) -> Block:
    """An area so high that walls and figures hinder neither sight nor counting from it and to it. Who is adjacent to
    whom, and where anybody can go, is as everywhere."""
    return Block(height=area)


def aloft(kind: str, ships: Mapping[str, str], *, ground: str, down: int, up: int) -> Block:
    """Areas that lie above another one, each with an object of a kind, by its colour, on the ground below. In ranged
    attacks from there, to there and between them figures count as standing where that object lies. `down` is added to
    the accuracy of who shoots at the ground, `up` to that of who shoots from it."""

    def vantage(state: MissionState, attacker: Figure, target: Figure) -> Vantage | None:
        starts, ends = _stands(state, attacker), _stands(state, target)
        if ship_of(state, ships, attacker) == ship_of(state, ships, target) or starts is None or ends is None:
            return None
        return Vantage(starts, ends)

    def _stands(state: MissionState, figure: Figure) -> int | None:
        ship = ship_of(state, ships, figure)
        if not ship:
            return figure.space if stands_in(state, figure, ground) else None
        below = foot_of(state, kind, ship)
        return None if below is None else below.space

    def shot(state: Assault, id: int) -> tuple[str, str] | None:
        """From which area above to which one it is; none: it is no such attack."""
        attack = state.find(Attack)
        if attack is None or attack.melee or attack.attacker != id:
            return None
        assert isinstance(state, MissionState)
        attacker, target = state.figures.get(id), state.figures.get(attack.target)
        if attacker is None or target is None or vantage(state, attacker, target) is None:
            return None
        return ship_of(state, ships, attacker), ship_of(state, ships, target)

    def downwards(state: Assault, source: Source, id: int, subject: int) -> bool:
        found = shot(state, subject)
        return found is not None and not found[1]

    def upwards(state: Assault, source: Source, id: int, subject: int) -> bool:
        found = shot(state, subject)
        return found is not None and not found[0]

    return Block(
        Part(
            "aloft",
            constants=(
                Constant("attack-accuracy", How.ADD, down, downwards, name="aloft"),
                Constant("attack-accuracy", How.ADD, up, upwards, name="aloft"),
            ),
            vantage=vantage,
        )
    )


def ship_of(state: MissionState, ships: Mapping[str, str], figure: Figure) -> str:
    """The colour of the area above that a figure stands in; none: it stands elsewhere."""
    return next((colour for area, colour in ships.items() if stands_in(state, figure, area)), "")


def foot_of(state: MissionState, kind: str, colour: str) -> Token | None:
    """The object on the ground that belongs to an area above."""
    return next((token for token in tokens_of(state, kind) if token.colour == colour), None)
