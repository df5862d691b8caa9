"""Jabba the Hutt and his jester: a Deployment card, an Attachment and a companion of Jabba's Realm."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.assault.content.blocks import (
    Part,
    after,
    card,
    it_is_me,
    many,
    me,
    points_cost,
    special,
)
from dejarik.assault.content.choosing import all_of, anywhere, choose
from dejarik.assault.content.companions import accompanied, affiliation
from dejarik.assault.content.jabbas_realm.deployment import suffer_1_damage
from dejarik.assault.content.phrases import adjacent_foes, everybody_within
from dejarik.assault.content.picks import Pick, pick_player
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules.attack import (
    attack_with,
    may_attack,
)
from dejarik.assault.rules.events import ActivationBegins, MissionBegins
from dejarik.assault.rules.figures.conditions import gain_condition
from dejarik.assault.rules.figures.damage import Defeated, hurt, strain
from dejarik.assault.rules.ground import foes, on_board, piece, team
from dejarik.assault.rules.movement import GainPoints, Moved
from dejarik.assault.rules.printed import Faction
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.skirmish.rules.commands import draw
from dejarik.assault.skirmish.rules.state import SkirmishState, opponents
from dejarik.assault.skirmish.rules.victory import gain
from dejarik.kernel import Event, Use
from dejarik.kernel.effects import follows

# --- Jabba the Hutt -------------------------------------------------------------------------------


def mercenaries(state: Assault) -> list[Figure]:
    """All mercenary figures on the board, whoever's they are."""
    return [figure for figure in on_board(state) if affiliation(state, figure) is Faction.MERCENARY]


@follows
def suffer_3_strain(state: Assault, pick: Pick, figure: Figure) -> None:
    strain(state, figure, 3, by=pick.seat)


@follows
def focus(state: Assault, pick: Pick, figure: Figure) -> None:
    gain_condition(state, figure, Condition.FOCUSED)


@follows
def hit(state: Assault, pick: Pick, figure: Figure) -> None:
    """The figure may interrupt to attack, and gains 2 movement points whether it did or not."""
    points = GainPoints(figure=figure.id, points=2)
    if may_attack(state, figure, asked=figure.seat):
        state.push(attack_with(state, figure, granted_by="order-hit"), points)
    else:
        state.push(points)


def scheme(state: SkirmishState, use: Use) -> None:
    draw(state, use.seat)


def gains_against(seat: int) -> str:
    return f"nefarious-gains:{seat}"


def is_gain(state: Assault, use: Use, event: Defeated) -> bool:
    """An opponent's figure has been defeated; where there are several opponents, the chosen one's (IA-4P-29)."""
    jabba = me(state, use)
    chosen = state.memory.get(gains_against(jabba.seat), event.seat)
    return team(state, event.seat) != team(state, jabba.seat) and event.seat == chosen


def several_opponents(state: SkirmishState, use: Use) -> bool:
    return len(opponents(state, use.seat)) > 1


def nefarious_gains(state: SkirmishState, use: Use) -> None:
    """What stands under one name is one effect: at the beginning it chooses from whom, later it gains."""
    if isinstance(use.event(state, Event), MissionBegins):
        pick_player(state, use, opponents(state, use.seat), gain_from)
    else:
        gain(state, me(state, use).seat, 1)


@follows
def gain_from(state: Assault, pick: Pick, seat: int) -> None:
    state.memory[gains_against(pick.seat)] = seat


card(
    "jabba-the-hutt-vile-gangster-skirmish",
    special("bully", choose(everybody_within(3), suffer_3_strain)),
    special("incentivize", choose(anywhere(mercenaries), focus)),
    special("scheme", scheme),
    special("order-hit", choose(anywhere(mercenaries), hit), actions=2, costs=(points_cost(2),)),
    many(
        "nefarious-gains",
        after("nefarious-gains", MissionBegins, nefarious_gains, when=several_opponents, forced=True),
        after("nefarious-gains", Defeated, nefarious_gains, when=is_gain, forced=True),
    ),
)


# --- Salacious B. Crumb and the Indentured Jester -------------------------------------------------


def own_spaces(state: Assault, host: Figure) -> Iterable[int]:
    return (int(space) for space in piece(state, host).cells)


card(
    "indentured-jester",
    accompanied("companion-setup", "salacious-b-crumb", own_spaces, counts_for_control=False),
    Part("companion-activation"),  # as every companion (CORE-ACT-16)
    Part("not-counted-for-control"),  # said where he comes into play
)


def swipe_mark(crumb: Figure, foe: Figure) -> str:
    return f"swipe:{crumb.id}:{foe.id}"


def swiped(state: Assault, crumb: Figure) -> list[Figure]:
    """The hostile figures in Crumb's space that he has not hurt this round."""
    return [
        foe
        for foe in foes(state, crumb)
        if piece(state, foe).spaces & piece(state, crumb).spaces
        and not state.used(state.scope("round"), swipe_mark(crumb, foe))
    ]


def swipe(state: Assault, use: Use, victims: list[Figure]) -> None:
    crumb = me(state, use)
    for foe in victims:
        state.count_use(state.scope("round"), swipe_mark(crumb, foe))
    hurt(state, victims, 1, by=use.seat, source=crumb.id)


SWIPE = all_of(swiped, swipe)
card(
    "salacious-b-crumb",
    many(
        "swipe",
        after("swipe", ActivationBegins, SWIPE, when=it_is_me, forced=True),
        after("swipe", Moved, SWIPE, when=it_is_me, forced=True),
    ),
    special("scratch", choose(adjacent_foes, suffer_1_damage)),
)
