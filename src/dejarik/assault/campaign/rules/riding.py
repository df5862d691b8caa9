"""Heroes inside a figure that the mission gives to the Rebels: it acts and suffers in their place.

The hero is not on the map, and nothing of its sheet and cards counts. It keeps its activation tokens; when it would
activate, the other figure does (CORE-ACT-13, -14).
"""

from __future__ import annotations

from dejarik.assault.campaign.rules.heroes import group_of, may_activate
from dejarik.assault.campaign.rules.layout import own_hero
from dejarik.assault.campaign.rules.state import FACE_DOWN, Hero, MissionState
from dejarik.assault.rules.figures.groups import ready_group
from dejarik.assault.rules.ground import members
from dejarik.assault.rules.state import Group
from dejarik.kernel import IN_PLAY, Procedure, Public


class GetIn(Procedure):
    """The hero whose mission it is gets into the figure of this name."""

    name: Public[str]

    def get_in(self, state: MissionState) -> None:
        hero = own_hero(state)
        groups = [group for group, name in state.named.items() if name == self.name]
        [figure] = [figure for group in groups for figure in members(state, group)]
        hero.aboard = figure.id
        _turn(state, hero, IN_PLAY, FACE_DOWN)

    steps = (get_in,)


def get_out(state: MissionState, hero: Hero) -> None:
    """The hero is by itself again, and not yet on the map."""
    hero.aboard = 0
    _turn(state, hero, FACE_DOWN, IN_PLAY)


def _turn(state: MissionState, hero: Hero, before: str, after: str) -> None:
    for id in [id for id, source in state.sources.items() if source.subject == hero.figure]:
        if state.sources[id].zone == before:
            state.relocate(id, after)


def riders(state: MissionState) -> dict[int, Hero]:
    """The heroes who are inside figures, by the groups of these."""
    return {
        state.figures[hero.aboard].group: hero
        for hero in state.heroes.values()
        if hero.aboard in state.figures
    }


def may_be_driven(state: MissionState, hero: Hero) -> bool:
    """Whether it is the turn of a figure that a hero is inside of: whether it would be the hero's."""
    return group_of(state, hero).ready and may_activate(state, hero)


def drive(state: MissionState, hero: Hero, group: Group) -> None:
    """A token of the hero is spent for an activation of this group, which is readied."""
    group_of(state, hero).activations -= 1
    hero.acted += 1
    ready_group(state, group)
