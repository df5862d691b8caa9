"""What carries others: sections of the map that move with everybody on them (barges that dock, elevators), and a figure
that a hero is inside of."""

from __future__ import annotations

from dejarik.assault.campaign.rules.cues import Cue, Sign
from dejarik.assault.campaign.rules.layout import own_hero, section
from dejarik.assault.campaign.rules.missions import Effect, EventHappens
from dejarik.assault.campaign.rules.riding import get_out
from dejarik.assault.campaign.rules.sections import move_sections
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Part
from dejarik.assault.content.campaign.language.mission import Block
from dejarik.assault.content.campaign.language.triggers import Trigger, on
from dejarik.assault.rules.figures.damage import Damaged, Defeated, Strained
from dejarik.assault.rules.movement import Place
from dejarik.kernel import Ability, Event, Moment, Use


def carry_over(*names: str, to: str, columns: int = 0, rows: int = 0) -> Effect:
    """Sections move so many columns and rows, where the map has another section for them; what stands and lies on them
    keeps its place there."""

    def carry_out(state: MissionState, occasion: EventHappens) -> None:
        old = [section(state, name) for name in names]
        move_sections(state, old, [section(state, to)], columns=columns, rows=rows)

    return carry_out


def driven(name: str, *, rule: int) -> Block:
    """The hero whose mission it is begins inside of a figure that the data give to the Rebels, under this name. It
    activates whenever the hero would, and suffers what the hero would suffer. `rule`: which one of the briefing says
    so."""

    def hit(state: MissionState, use: Use) -> int:
        event = use.event(state, Event)
        if isinstance(event, Strained):
            return event.figure
        return event.target if isinstance(event, Damaged) else 0

    def is_inside(state: MissionState, use: Use) -> bool:
        hero = state.heroes.get(hit(state, use))
        return hero is not None and hero.aboard in state.figures

    def take_over(state: MissionState, use: Use) -> None:
        event, vehicle = use.event(state, Event), state.heroes[hit(state, use)].aboard
        if isinstance(event, Strained):
            event.figure = vehicle
        elif isinstance(event, Damaged):
            event.target = vehicle

    kinds: tuple[type[Event], ...] = (Damaged, Strained)
    abilities = tuple(
        Ability(f"rule-{rule}", kind, take_over, is_inside, Moment.BEFORE, forced=True) for kind in kinds
    )
    return Block(Part(f"rule-{rule}", abilities), vehicle=name)


def wrecked(name: str) -> Trigger:
    """The figure that a hero is inside of is defeated."""
    return on(
        Defeated, lambda state, event: state.named.get(event.group) == name, Cue(Sign.DEFEATED, (name,))
    )


def get_out_of_wreck(state: MissionState, occasion: EventHappens) -> None:
    """The hero who was inside of it is placed in one of its spaces, and plays like the others from now on."""
    hero, spaces = own_hero(state), occasion.cause(Defeated).spaces
    get_out(state, hero)
    state.push(Place(figure=hero.figure, seat=hero.seat, among=spaces, close=True))
