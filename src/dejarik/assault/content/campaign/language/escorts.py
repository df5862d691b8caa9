"""Figures that are led: they are on the Rebels' side and do not activate; and what figures do for movement points,
whether they are activated or led."""

from __future__ import annotations

from typing import ClassVar

from dejarik.assault.board import Nature
from dejarik.assault.campaign.rules.figures import card_named
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.content.blocks import Do, Part, cannot, me, movement_cost
from dejarik.assault.content.campaign.language.figures import for_figures
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.rules.activation.uses import USE, occasion_options
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.events import DuringActivation
from dejarik.assault.rules.ground import on_board
from dejarik.assault.rules.movement import (
    SpendPoints,
    WayOut,
    end_options,
    escape,
    escape_options,
    may_go,
    reach_by_points,
    walk,
)
from dejarik.assault.rules.movement.movement import STOP
from dejarik.assault.rules.movement.steps import GO, End
from dejarik.assault.rules.names import figure_text
from dejarik.assault.rules.reports import PointsGained
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Token
from dejarik.kernel import Ability, Constant, Decision, How, Option, Source, Use, ask, choose, text
from dejarik.kernel.procedures import Step


def escort(name: str, *, nature: Nature = Nature.SEEN_THROUGH) -> Block:
    """A figure of the mission on the Rebels' side that is led and does nothing by itself: it is not activated,
    nobody can attack it and it suffers nothing. It is in nobody's sight, unless its `nature` is another."""

    def is_one(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
        return figure.card == card_named(state, name)

    def bars(state: MissionState, figure: Figure, aim: Figure | Token) -> bool:
        return isinstance(aim, Figure) and aim.card == card_named(state, name)

    def of_the_group(state: MissionState, source: Source, id: int, group: int) -> bool:
        return state.groups[group].card == card_named(state, name)

    idle = Constant("can-activate", How.FORBID, 0, of_the_group, name=f"idle-{name}")
    safe = cannot(f"safe-{name}", "can-suffer-damage", who=is_one)
    part = Part(f"escort-{name}", constants=(idle, *safe.constants), bars_target=bars)
    return Block(part, escort=name, nature=nature)


def invulnerable(card: str, *, when: Condition | None = None) -> Block:
    """The figures of a card cannot suffer damage, as long as something holds."""

    def concerned(state: MissionState, source: Source, holder: Figure | None, figure: Figure) -> bool:
        return figure.card == card_named(state, card) and (when is None or when(state))

    return Block(cannot(f"invulnerable-{card}", "can-suffer-damage", who=concerned))


def the_one(state: MissionState, name: str) -> Figure | None:
    """The figure of a name, as long as it is on the map."""
    card = card_named(state, name)
    return next((figure for figure in on_board(state) if figure.card == card), None)


class LedOn(SpendPoints):
    """Movement points that are spent at once, also for what the mission lets figures do for them."""

    def offer_all(self, state: Assault) -> Decision | None:
        figure = state.figures.get(self.figure)
        if figure is None or figure.space == NOWHERE or not figure.points or not may_go(state, figure):
            return None
        options = [
            *end_options(state, figure, reach_by_points(state, figure), GO),
            *escape_options(state, figure),
            *occasion_options(state, figure, DuringActivation, USE),
        ]
        if not options:
            return None
        prompt = text("move-spend", figure=figure_text(state, figure), points=figure.points)
        return choose(figure.seat, prompt, [*options, Option(STOP)], about={"figure": figure.id})

    def take_any(self, state: Assault, choice: End | WayOut | tuple[str, Use] | str) -> None:
        figure = state.figures[self.figure]
        if isinstance(choice, str):
            return
        if isinstance(choice, WayOut):
            escape(state, figure, choice)
        elif isinstance(choice, End):
            walk(state, figure, reach_by_points(state, figure), choice.position)
        else:
            state.push(choice[1])
        self.go_to(LedOn.offer_all)

    steps: ClassVar[tuple[Step, ...]] = (SpendPoints.begin, ask(offer_all, take_any), SpendPoints.lose)


def lead_on(state: MissionState, figure: Figure, points: int) -> None:
    """A figure gains movement points out of turn, and may spend them for everything that costs some."""
    state.log(PointsGained(figure=figure.id, points=points))
    state.push(LedOn(figure=figure.id, points=points, kept=figure.points))


def for_points(name: str, points: int, do: Do[MissionState], *, by: Side, when: Side) -> Block:
    """What figures of a side may do for movement points while something holds for them: in their activations, and when
    they are led on (messages `rules-<mission>-figures-<name>`)."""

    def usable(state: MissionState, use: Use) -> bool:
        figure, current, led = me(state, use), activation(state), state.find(LedOn)
        its_turn = (
            led.figure == figure.id
            if led is not None
            else current is not None and current.figure == figure.id
        )
        return its_turn and when(state, figure)

    ability = Ability(name, DuringActivation, do, usable, costs=(movement_cost(points),))
    return for_figures(Part(name, (ability,)), by=by)
