"""Strain and recovery in a mission: a hero has Endurance, everybody else takes strain as damage (CORE-STRAIN)."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import Hero, MissionState, hero_of
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.rules.active import activation_of
from dejarik.assault.rules.figures.damage import Cause, Damaged, Strained, recover
from dejarik.assault.rules.reports import FigureEvent
from dejarik.assault.rules.state import Figure
from dejarik.assault.rules.values import can_be_affected
from dejarik.kernel import Permission, Public


class StrainRecovered(FigureEvent):
    """A hero has recovered strain."""

    amount: Public[int]


class StrainStored(FigureEvent):
    """Strain that a hero would have suffered lies on a card instead."""

    card: Public[str]
    amount: Public[int]


def may_suffer(state: MissionState, figure: Figure, strain: int) -> bool:
    """Whether a figure may choose to suffer strain: a hero not beyond Endurance (CORE-STRAIN-02); anybody else may,
    and takes the damage (CORE-STRAIN-05)."""
    hero = hero_of(state, figure)
    return hero is None or hero.strain + strain <= endurance(state, figure.id)


def take_strain(state: MissionState, event: Strained) -> None:
    """CORE-STRAIN-03, -05: what is beyond Endurance is damage, and all of it for those who have none."""
    hero = hero_of(state, event.figure)
    taken = 0
    if hero is not None:
        taken = max(0, min(event.amount, endurance(state, event.figure) - hero.strain))
        hero.strain += taken
    if event.amount > taken:
        state.occur(
            Damaged(target=event.figure, amount=event.amount - taken, cause=Cause.STRAIN, by=event.by)
        )


def recover_strain(state: MissionState, figure: Figure, amount: int) -> None:
    """A hero recovers strain, and 1 damage for each point that there is too much (CORE-RECOVER-03, -04)."""
    hero = hero_of(state, figure)
    if hero is None or not can_be_affected(state, figure.id):
        return
    recovered = min(amount, hero.strain)
    hero.strain -= recovered
    if recovered:
        state.log(StrainRecovered(figure=figure.id, amount=recovered))
    recover(state, figure, amount - recovered)


#: Whether resting recovers damage once there is no strain left.
can_heal_by_resting = Permission[MissionState]("can-heal-by-resting", lambda state, figure: True)


class Rested(FigureEvent):
    """A hero has rested."""


def rest(state: MissionState, figure: Figure) -> None:
    """CORE-ACTION-13, -14."""
    own = activation_of(state, figure)
    if own is not None:
        own.has_rested = True
    amount = endurance(state, figure.id)
    hero = hero_of(state, figure)
    if hero is not None and not can_heal_by_resting(state, figure.id):
        amount = min(amount, hero.strain)
    recover_strain(state, figure, amount)
    state.occur(Rested(figure=figure.id))


def discard_excess(state: MissionState, hero: Hero) -> None:
    """CORE-STRAIN-04: more strain than Endurance is discarded without effect."""
    hero.strain = min(hero.strain, endurance(state, hero.figure))
