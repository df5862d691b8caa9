"""What cards of the Imperial player speak of: Imperial and Rebel figures, in attacks and on the board.

Such a card lies in the play area and belongs to no figure; who is meant, the event or the choice says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.assault import board
from dejarik.assault.campaign.rules.state import (
    EMPIRE,
    IMPERIAL_TEAM,
    Hero,
    MissionState,
    hero_in,
    hero_of,
    is_rebel,
)
from dejarik.assault.content.blocks import (
    AboutFigure,
    Concerns,
    Do,
    Part,
    When_,
    WhenHearing,
    after,
    always_on,
    both,
    exhaust_cost,
    many,
    the_attack,
)
from dejarik.assault.content.phrases import everybody
from dejarik.assault.rules.activation import GroupActivation
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackEvent,
    ModifierTime,
    Reroll,
    RerollTime,
    rerollable,
)
from dejarik.assault.rules.events import ActivationOver
from dejarik.assault.rules.ground import members, on_board, piece, situation, team
from dejarik.assault.rules.printed import Faction, Trait, profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure
from dejarik.assault.rules.values import has_trait
from dejarik.kernel import Cost, How, Limit, Source, Use

ONCE_PER_ATTACK = Limit("attack")

EXHAUST = (exhaust_cost(),)

#: (state, the attack in progress, the attacker)
InAttackOf = Callable[[Any, Attack, Figure], bool]

# --- On the board ---------------------------------------------------------------------------------


def is_imperial(state: Assault, figure: Figure) -> bool:
    """CORE-TERM-08: what the Imperial player has; a neutral figure is nobody's."""
    return team(state, figure.seat) == IMPERIAL_TEAM


def is_mercenary(state: Assault, figure: Figure) -> bool:
    return profile_of(state, figure).faction is Faction.MERCENARY


def is_villain(state: Assault, figure: Figure) -> bool:
    """IA-VILLAIN-01: unique figures of the Empire and of mercenaries; nothing the Rebels have is one."""
    printed = profile_of(state, figure)
    return is_imperial(state, figure) and printed.unique and not printed.is_companion


def imperials(state: MissionState) -> list[Figure]:
    """The Imperial figures on the map."""
    return [figure for figure in on_board(state) if is_imperial(state, figure)]


def rebel_figures(state: MissionState) -> list[Figure]:
    """The heroes and allies on the map; not who is incapacitated."""
    return [figure for figure in everybody(state) if is_rebel(state, figure)]


def hero_figures(state: MissionState) -> list[Figure]:
    """The heroes on the map; where one is inside of a figure, that figure."""
    return [figure for figure in everybody(state) if hero_in(state, figure) is not None]


def spaces_within(spaces: int) -> Callable[[Assault, Figure], list[int]]:
    """The spaces at most so many away from a figure."""

    def find(state: Assault, figure: Figure) -> list[int]:
        found = board.spaces_within(situation(state), piece(state, figure), spaces)
        return [int(space) for space in board.each(found)]

    return find


# --- Who it happens to ----------------------------------------------------------------------------


def imperial_concerned(state: Assault, use: Use, event: AboutFigure) -> bool:
    """It happens to an Imperial figure."""
    figure = state.figures.get(event.figure)
    return figure is not None and is_imperial(state, figure)


def rebel_concerned(state: Assault, use: Use, event: AboutFigure) -> bool:
    """It happens to a hero or ally."""
    figure = state.figures.get(event.figure)
    return figure is not None and is_rebel(state, figure)


def rebel_is_done(state: Assault, use: Use, event: ActivationOver) -> bool:
    """The activation of a hero or ally is over, also if it was wounded or defeated in it."""
    figure = _who_is_done(state, event)
    return figure is not None and is_rebel(state, figure)


def imperial_is_done(state: Assault, use: Use, event: ActivationOver) -> bool:
    """The same of an Imperial figure."""
    figure = _who_is_done(state, event)
    return figure is not None and is_imperial(state, figure)


def _who_is_done(state: Assault, event: ActivationOver) -> Figure | None:
    return state.figures.get(event.figure) or state.fallen.get(event.figure)


def an_imperial_acts(state: Assault, use: Use) -> bool:
    """An Imperial figure acts that may use Class cards, which companions may not (IA-COMP-13)."""
    figure = state.figures.get(use.subject)
    return (
        figure is not None
        and figure.space >= 0
        and is_imperial(state, figure)
        and not profile_of(state, figure).is_companion
    )


# --- In attacks -----------------------------------------------------------------------------------


def imperial_attacks(state: Assault, use: Use, event: AttackEvent) -> bool:
    figure = state.figures.get(event.attacker)
    return figure is not None and is_imperial(state, figure)


def imperial_defends(state: Assault, use: Use, event: AttackEvent) -> bool:
    figure = state.figures.get(event.target)
    return figure is not None and is_imperial(state, figure)


def rebel_attacks(state: Assault, use: Use, event: AttackEvent) -> bool:
    figure = state.figures.get(event.attacker)
    return figure is not None and is_rebel(state, figure)


def hero_defends(state: MissionState, use: Use, event: AttackEvent) -> bool:
    return event.target in state.heroes


def ranged(state: Assault, use: Use, event: AttackEvent) -> bool:
    """It is a ranged attack."""
    return not the_attack(state).melee


def attacker_has(*traits: Trait) -> WhenHearing[AttackEvent]:
    """The attacker has one of these traits."""

    def holds(state: Assault, use: Use, event: AttackEvent) -> bool:
        return event.attacker in state.figures and has_trait(state, state.figures[event.attacker], *traits)

    return holds


def target_hero(state: MissionState) -> Hero | None:
    """The hero who defends."""
    return hero_of(state, the_attack(state).target)


def declared(
    name: str,
    do: Do[Any],
    *,
    when: When_[Any] | WhenHearing[AttackDeclared] = imperial_attacks,
    costs: tuple[Cost, ...] = EXHAUST,
    forced: bool = False,
) -> Part:
    """ "When an Imperial figure declares an attack", by default for exhausting the card."""
    return after(name, AttackDeclared, do, when=when, costs=costs, forced=forced)


def modified(
    name: str,
    do: Do[Any],
    *,
    when: When_[Any] | WhenHearing[ModifierTime] = imperial_attacks,
    costs: tuple[Cost, ...] = EXHAUST,
) -> Part:
    """ "While an Imperial figure attacks": a change of the results, in step 4 (CORE-ATTACK-31)."""
    return after(name, ModifierTime, do, when=when, costs=costs)


def side_rerolls(
    name: str,
    *,
    dice: int = 1,
    defence: bool = False,
    when: When_[Any] | WhenHearing[RerollTime] = imperial_attacks,
    costs: tuple[Cost, ...] = EXHAUST,
    limit: Limit | None = None,
) -> Part:
    """The Imperial player rerolls up to so many dice of a pool in step 3; 0: any number."""
    pool = "defence" if defence else "attack"

    def do(state: Assault, use: Use) -> None:
        most = dice or len(rerollable(the_attack(state), pool))
        state.push(Reroll(seat=use.seat, pools=[pool], most=most))

    def dice_left(state: Assault, use: Use) -> bool:
        return bool(rerollable(the_attack(state), pool))

    return after(name, RerollTime, do, when=both(when, dice_left), costs=costs, limit=limit)


def while_imperials_attack(name: str, when: InAttackOf | None = None, **results: int) -> Part:
    """Added to the results of all attacks of Imperial figures: `damage=1, accuracy=2 …`."""

    def applies(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        attack = state.find(Attack)
        return (
            attack is not None
            and attack.attacker == figure.id
            and is_imperial(state, figure)
            and (when is None or when(state, attack, figure))
        )

    return many(
        name, *(always_on(name, f"attack-{stat}", amount, who=applies) for stat, amount in results.items())
    )


def imperials_with(*traits: Trait) -> Concerns:
    """The Imperial figures that have one of these traits, for values that are another."""

    def holds(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
        return is_imperial(state, figure) and has_trait(state, figure, *traits)

    return holds


def attacker_in(state: Assault) -> Figure | None:
    """Who attacks, if it is still there."""
    return state.figures.get(the_attack(state).attacker)


def lasts_for_the_attack(state: Assault, use: Use, *, subject: int = 0) -> None:
    """Something of the card remains until the attack is over."""
    key = f"{use.key}-lasting"
    state.enter(key, use.seat, subject=subject or use.subject, until=state.scope("attack"))


def gives_dice(state: Assault, figure: int, pool: str, colour: str) -> None:
    """A die more in the pool of a figure, for this attack."""
    state.modify(f"{pool}-{colour}", How.ADD, 1, subject=figure, until=state.scope("attack"))


def group_is_done(state: Assault, use: Use, event: AboutFigure) -> bool:
    """With this figure the activation of an Imperial group is over."""
    current = state.find(GroupActivation)
    if current is None or current.seat != EMPIRE or current.acting != current.group:
        return False
    return all(
        figure.id in current.acted or figure.space == NOWHERE for figure in members(state, current.group)
    )
