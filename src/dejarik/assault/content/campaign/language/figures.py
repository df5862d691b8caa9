"""What all figures of a mission may do besides their own, and neutral figures that others push about."""

from __future__ import annotations

from dataclasses import replace

from dejarik.assault.board import Manner, reach
from dejarik.assault.campaign.rules.figures import card_named, is_neutral
from dejarik.assault.campaign.rules.missions import Condition
from dejarik.assault.campaign.rules.state import MissionState, hero_of
from dejarik.assault.content.blocks import Part, during, me, movement_cost
from dejarik.assault.content.campaign.language.mission import Block, Side
from dejarik.assault.content.choosing import by_use, choose
from dejarik.assault.content.picks import Pick
from dejarik.assault.rules.ground import are_adjacent, members, on_board, piece, position_of, situation
from dejarik.assault.rules.movement import MoveSpaces
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Ability, Constant, How, Source, Use
from dejarik.kernel.effects import follows


def for_figures(*parts: Part, by: Side) -> Block:
    """What each figure of some side may do in this mission besides its own (messages `rules-<mission>-figures-<part>`);
    an incapacitated hero may not (CORE-INCAP-02)."""

    def narrowed(ability: Ability) -> Ability:  # type: ignore[type-arg]
        def holds(state: MissionState, use: Use) -> bool:
            figure = state.figures.get(use.subject)
            if figure is None or not by(state, figure):
                return False
            hero = hero_of(state, figure)
            return (hero is None or not hero.incapacitated) and ability.holds(state, use)

        return replace(ability, when=holds)

    return Block(
        for_figures=tuple(
            replace(part, abilities=tuple(narrowed(ability) for ability in part.abilities)) for part in parts
        )
    )


def confined(card: str, area: str) -> Block:
    """Figures of a card cannot leave an area, by whatever moves them."""
    return Block(confines=lambda state, figure: area if figure.card == card_named(state, card) else "")


def idle(who: Side, *, when: Condition | None = None) -> Block:
    """Groups of these figures are not activated, as long as something holds."""

    def is_one(state: Assault, source: Source, id: int, group: int) -> bool:
        assert isinstance(state, MissionState)
        return (when is None or when(state)) and any(who(state, figure) for figure in members(state, group))

    return Block(Part("idle", constants=(Constant("can-activate", How.FORBID, 0, is_one, name="idle"),)))


def pushable(kind: str, *, by: Side, points: int, spaces: int = 1) -> Block:
    """Neutral figures that a figure next to them may push so many spaces for movement points."""

    def beside(state: MissionState, use: Use) -> list[Figure]:
        return [
            figure
            for figure in on_board(state)
            if is_neutral(figure)
            and figure.card == card_named(state, kind)
            and are_adjacent(state, me(state, use), figure)
            and _can_go(state, figure)
        ]

    push = choose(by_use(beside), _push, amount=lambda state, use: spaces)
    return for_figures(during(f"push-{kind}", push, costs=(movement_cost(points),)), by=by)


def _can_go(state: MissionState, figure: Figure) -> bool:
    ends = reach(situation(state), piece(state, figure), 1, Manner.SPACES).ends()
    return any(position != position_of(figure) for position in ends)


@follows
def _push(state: MissionState, pick: Pick, figure: Figure) -> None:
    state.push(
        MoveSpaces(
            figure=figure.id, spaces=pick.amount, seat=pick.seat, willing=False, must=True, by_mission=True
        )
    )
