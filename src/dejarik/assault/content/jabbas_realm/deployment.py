"""Deployment cards of Jabba's Realm for the skirmish: Rebels, Imperials, and the groups and creatures of the Hutts.

Jabba's court is in `court`, the heroes who became mercenaries are in `hunters`.
"""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    Part,
    after,
    attacking,
    both,
    card,
    defending,
    during,
    here,
    it_is_me,
    many,
    may_reroll,
    me,
    rule,
    special,
    strain_cost,
    the_attack,
    while_attacking,
    while_defending,
)
from dejarik.assault.content.choosing import choose, choose_space
from dejarik.assault.content.families import brutality, non_sentient
from dejarik.assault.content.phrases import (
    against_ranged,
    attack,
    become,
    defend_better_this_round,
    in_this_attack,
    seen_foes,
    target_space_at_least,
    target_space_within,
)
from dejarik.assault.content.picks import Pick
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.rules.attack import (
    AttackDeclared,
    AttackEvent,
    AttackResolved,
    ModifierTime,
)
from dejarik.assault.rules.events import ActivationBegins, RoundBegins
from dejarik.assault.rules.figures.damage import hurt
from dejarik.assault.rules.ground import (
    figures_near,
    piece,
    situation,
    team,
)
from dejarik.assault.rules.movement import gain_points
from dejarik.assault.rules.reports import AbilitiesLost
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import How, Use
from dejarik.kernel.effects import follows


@follows
def suffer_1_damage(state: Assault, pick: Pick, figure: Figure) -> None:
    hurt(state, [figure], 1, by=pick.seat, source=pick.subject)


# --- Alliance Rangers -----------------------------------------------------------------------------


def its_target_fell(state: Assault, use: Use, event: AttackResolved) -> bool:
    return event.defeated


card(
    "alliance-ranger",
    after(
        "guerrilla",
        AttackResolved,
        become(Condition.HIDDEN),
        when=both(attacking, its_target_fell),
        forced=True,
    ),
    may_reroll("sniper", when=target_space_at_least(5)),
)


# --- Luke Skywalker -------------------------------------------------------------------------------


def shot_at_us(state: Assault, use: Use, event: AttackResolved) -> bool:
    """A ranged attack on Luke, or on a friendly figure that was adjacent to him."""
    luke = me(state, use)
    if the_attack(state).melee:
        return False
    if event.target == luke.id:
        return True
    return (
        luke.id in event.near
        and event.target_seat >= 0
        and team(state, event.target_seat) == team(state, luke.seat)
    )


card(
    "luke-skywalker-jedi-knight",
    after(
        "deflect",
        AttackResolved,
        choose(seen_foes, suffer_1_damage),
        when=both(here, shot_at_us),
        forced=True,
    ),
    during("heroic", attack(must=True), limit=ONCE_PER_ACTIVATION),
)


# --- Captain Terro --------------------------------------------------------------------------------


def burning(state: Assault, terro: Figure, space: int) -> list[Figure]:
    """Everybody but Terro on a space or next to it."""
    return [figure for figure in figures_near(state, 1 << space, 1) if figure.id != terro.id]


def spaces_to_burn(state: Assault, terro: Figure) -> list[int]:
    """The spaces at most 2 away."""
    spaces = board.spaces_within(situation(state), piece(state, terro), 2)
    return [int(space) for space in board.each(spaces)]


@follows
def burn(state: Assault, pick: Pick, space: int) -> None:
    terro = state.figures[pick.subject]
    state.push(
        Suffer(
            figures=[figure.id for figure in burning(state, terro, space)],
            by=pick.seat,
            source=terro.id,
            damage=1,
            strain=1,
            conditions=[Condition.WEAKENED],
        )
    )


card(
    "captain-terro-wasteland-enforcer",
    special("flamethrower", choose_space(spaces_to_burn, burn)),
    after(
        "mounted",
        ActivationBegins,
        lambda state, use: gain_points(state, me(state, use), 3),
        when=it_is_me,
        forced=True,
    ),
)


# --- Jet Troopers ---------------------------------------------------------------------------------


def agile() -> Part:
    """One block of the defending figure may become an evade."""

    def turn(state: Assault, use: Use) -> None:
        the_attack(state).modify(state, AttackEffect(block=-1, evade=1))

    return after(
        "agile",
        ModifierTime,
        turn,
        when=both(defending, lambda state, use: the_attack(state).blocks > 0),
    )


def aims_within_2(state: Assault, use: Use, event: AttackEvent) -> bool:
    return attacking(state, use, event) and target_space_within(2)(state, the_attack(state), me(state, use))


def fly_by(state: Assault, use: Use) -> None:
    state.enter("jet-trooper-elite-lasting", use.seat, subject=use.subject, until=state.scope("attack"))


card(
    "jet-trooper",
    agile(),
    after(
        "jets",
        AttackResolved,
        lambda state, use: gain_points(state, me(state, use), 1),
        when=aims_within_2,
        forced=True,
    ),
)
card(
    "jet-trooper-elite",
    agile(),
    after("fly-by", AttackDeclared, fly_by, when=aims_within_2, forced=True),
)
rule(
    "jet-trooper-elite-lasting",
    many(
        "fly-by",
        while_attacking("fly-by", blue=1),
        after(
            "fly-by",
            AttackResolved,
            lambda state, use: gain_points(state, me(state, use), 2),
            when=both(attacking, in_this_attack),
            forced=True,
        ),
    ),
)


# --- Gamorrean Guards -----------------------------------------------------------------------------

card(
    "gamorrean-guard",
    may_reroll("gamorrean-honor", defence=True, side=defending, when=against_ranged),
    may_reroll("labored-attack", costs=(strain_cost(1),)),
)
card(
    "gamorrean-guard-elite",
    while_defending("gamorrean-honor-guard", against_ranged, block=1),
    may_reroll("professional"),
)


# --- Rancor ---------------------------------------------------------------------------------------


def trained(state: Assault, use: Use) -> None:
    """A black die more for this round, without Brutality and Non-Sentient."""
    this_round = state.scope("round")
    defend_better_this_round(state, use, black=1)
    lost = ["brutality", "non-sentient"]
    for ability in lost:
        state.modify(f"keeps-{ability}", How.FORBID, subject=use.subject, until=this_round)
    state.log(AbilitiesLost(figure=use.subject, key=use.key, abilities=lost))


card(
    "rancor-elite-skirmish",
    brutality(),
    non_sentient(),
    after("trained", RoundBegins, trained, when=here),
)


# --- Weequay Pirates ------------------------------------------------------------------------------


def raider() -> Part:
    """One die of either pool is rerolled."""
    return may_reroll("raider", either=True)


card("weequay-pirate", raider())
card(
    "weequay-pirate-elite",
    special("prowl", become(Condition.HIDDEN)),
    raider(),
)
