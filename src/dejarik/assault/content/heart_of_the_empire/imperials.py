"""Imperial Deployment cards of Heart of the Empire: what their figures can do."""

from __future__ import annotations

from dejarik.assault.content.blocks import (
    ONCE_PER_ACTIVATION,
    Part,
    after,
    attacking,
    both,
    card,
    during,
    it_is_me,
    many,
    may_reroll,
    me,
    rule,
    special,
    the_attack,
    while_attacking,
)
from dejarik.assault.content.choosing import anywhere, choose
from dejarik.assault.content.families import assault, professional, targeting_computer
from dejarik.assault.content.phrases import attack, near
from dejarik.assault.content.picks import Pick, Then, afterwards
from dejarik.assault.content.series import attack_twice
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect, Condition, PowerToken
from dejarik.assault.rules.attack import (
    Attack,
    AttackResolved,
    ModifierTime,
    Tally,
)
from dejarik.assault.rules.attack.borrowing import attack_for, may_attack_for
from dejarik.assault.rules.events import (
    ActivationBegins,
    ActivationEnds,
)
from dejarik.assault.rules.figures.conditions import GainCondition, gain_power
from dejarik.assault.rules.figures.damage import Damaged, strain
from dejarik.assault.rules.ground import (
    are_adjacent,
    on_board,
    sees,
)
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Occurrence, Use
from dejarik.kernel.effects import follows

# --- AT-DP ----------------------------------------------------------------------------------------


def generators_hold(state: Assault, attack: Attack, figure: Figure) -> bool:
    return figure.damage < 9


card(
    "at-dp-elite",
    assault(),
    many(
        "charge-generators",
        while_attacking("charge-generators", generators_hold, damage=1),
        may_reroll("charge-generators", when=generators_hold),
    ),
)


# --- Emperor Palpatine ----------------------------------------------------------------------------


def servants(state: Assault, figure: Figure) -> list[Figure]:
    """Those who could attack at his word, friends and foes alike (IA-ATTACK-03)."""
    others = [other for other in on_board(state) if other.id != figure.id]
    return [other for other in near(state, figure, others, 4) if may_attack_for(state, other, figure.seat)]


@follows
def obey(state: Assault, pick: Pick, figure: Figure) -> None:
    attack_for(state, figure, pick.seat, must=True, granted_by=f"{pick.key}.{pick.ability}")


@follows
def tempt(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(
        Suffer(figures=[figure.id], by=pick.seat, source=pick.subject, damage=1),
        afterwards(pick, arm_tempted, chosen=[figure.id]),
    )


@follows
def arm_tempted(state: Assault, go: Then, nothing: None) -> None:
    figure = state.figures.get(go.chosen[0])
    if figure is not None:
        gain_power(state, figure, PowerToken.DAMAGE)


def in_lightning_range(state: Assault, figure: Figure) -> list[Figure]:
    return [other for other in near(state, figure, on_board(state), 4) if sees(state, figure, other)]


@follows
def lightning(state: Assault, pick: Pick, figure: Figure) -> None:
    beside = [other.id for other in on_board(state) if are_adjacent(state, figure, other)]
    harm = {figure.id: 3} | dict.fromkeys(beside, 1)
    events = [
        Damaged(target=id, amount=amount, by=pick.seat, source=pick.subject) for id, amount in harm.items()
    ]
    state.push(Occurrence(events=list(events)), GainCondition(figure=figure.id, condition=Condition.WEAKENED))


card(
    "emperor-palpatine-sith-master",
    during(
        "emperor",
        choose(servants, obey),
        limit=ONCE_PER_ACTIVATION,
    ),
    after(
        "tempt",
        ActivationBegins,
        choose(anywhere(on_board), tempt),
        when=it_is_me,
        forced=True,
    ),
    special("force-lightning", choose(in_lightning_range, lightning)),
)


# --- Riot troopers --------------------------------------------------------------------------------


def did_damage(state: Assault, use: Use, event: AttackResolved) -> bool:
    return attacking(state, use, event) and bool(event.damage) and event.target in state.figures


def strain_target(state: Assault, use: Use, event: AttackResolved) -> None:
    strain(state, state.figures[event.target], 1, by=use.seat)


def stun_batons() -> Part:
    return after("stun-batons", AttackResolved, strain_target, when=did_damage, forced=True)


def shield() -> Part:
    """A block token at the end of the activation, if it has none."""
    return after(
        "shield",
        ActivationEnds,
        lambda state, use: gain_power(state, me(state, use), PowerToken.BLOCK),
        when=both(it_is_me, lambda state, use: PowerToken.BLOCK not in me(state, use).power),
        forced=True,
    )


def hold_back(state: Assault, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(damage=-1))
    state.enter(CROWD_CONTROL, use.seat, subject=use.subject, until=state.scope("attack"))


def crowd_control() -> Part:
    """A damage less, and strain for a target that suffers damage nevertheless."""
    return after("crowd-control", ModifierTime, hold_back, when=attacking)


CROWD_CONTROL = "riot-trooper-campaign-lasting"

card("riot-trooper-skirmish", stun_batons(), shield())
card("riot-trooper-elite-skirmish", stun_batons(), shield(), professional())
card("riot-trooper-campaign", crowd_control(), shield())
card("riot-trooper-elite-campaign", crowd_control(), shield(), professional())
rule(CROWD_CONTROL, after("crowd-control", AttackResolved, strain_target, when=did_damage, forced=True))


# --- Sentry droids --------------------------------------------------------------------------------


for sentry in ("sentry-droid", "sentry-droid-elite"):
    card(
        sentry,
        special("multi-fire", attack_twice(distinct=True, damage=-1), attacks=True),
        special("charged-shot", attack(must=True, tally=Tally(accuracy=2)), attacks=True),
        targeting_computer(),
    )
