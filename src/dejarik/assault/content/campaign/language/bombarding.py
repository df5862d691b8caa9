"""Guns of the map: somebody chooses a space, and a die says what everything there and next to it suffers."""

from __future__ import annotations

from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, rebels
from dejarik.assault.content.phrases import roll, things_near
from dejarik.assault.content.picks import Pick, pick_space
from dejarik.assault.dice.faces import Die
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows


def bombard(*, imperial: bool, objects: bool) -> Effect:
    """One side chooses a space anywhere on the map; every figure, and every object that can be damaged if `objects`, on
    it or adjacent to it suffers the damage that a red die shows."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        seat = EMPIRE if imperial else rebels(state)[0]
        use = Use(source=0, key=state.mission, ability=occasion.event, seat=seat)
        ground = board_for(state)
        spaces = [int(ground.space(name)) for name in ground.map.spaces]
        land = everything_suffers if objects else figures_suffer
        pick_space(state, use, spaces, land, together=not imperial)

    return carry_out


@follows
def everything_suffers(state: MissionState, pick: Pick, space: int) -> None:
    [face] = roll(state, Die.RED)
    hurt(state, things_near(state, space, 1), face.damage, by=pick.seat)


@follows
def figures_suffer(state: MissionState, pick: Pick, space: int) -> None:
    [face] = roll(state, Die.RED)
    struck = [each for each in things_near(state, space, 1) if isinstance(each, Figure)]
    hurt(state, struck, face.damage, by=pick.seat)
