"""MHD-19, Fringe Medical Droid: his sheet and his class deck."""

from __future__ import annotations

from dejarik.assault import board
from dejarik.assault.campaign.rules.heroes import tokens_of
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.rules.strain import recover_strain
from dejarik.assault.campaign.rules.supply import SearchSupply, supplies_with
from dejarik.assault.content.blocks import (
    Do,
    When_,
    after,
    before,
    both,
    by_surge,
    cannot,
    card,
    could_attack,
    deplete_cost,
    during,
    exhaust_cost,
    exhaust_it,
    here,
    is_exhausted,
    it_is_me,
    loses,
    many,
    me,
    rule,
    special,
    strain_cost,
    surge,
)
from dejarik.assault.content.campaign.feats import another_attacks
from dejarik.assault.content.choosing import all_of, choose
from dejarik.assault.content.phrases import (
    adjacent_foes,
    adjacent_friends,
    become,
    move_up_to,
    near,
)
from dejarik.assault.content.picks import Pick, Then, afterwards, pick_target
from dejarik.assault.content.return_to_hoth.procedures import Treatment, needs_treatment
from dejarik.assault.content.return_to_hoth.rebels import mistreat
from dejarik.assault.content.series import AttackSeries
from dejarik.assault.dice.attack import AttackEffect, Condition
from dejarik.assault.facts.campaign_library import is_medical
from dejarik.assault.facts.campaign_vocabulary import ItemTrait
from dejarik.assault.rules.active import activation_of, is_cut_short
from dejarik.assault.rules.attack import Attack, AttackDeclared, AttackResolved, attack_with, may_attack
from dejarik.assault.rules.events import ActivationEnds, RoundBegins
from dejarik.assault.rules.figures.damage import Damaged, Defeated, hurt, recover, was_within
from dejarik.assault.rules.ground import are_within, friends, piece, situation, team
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.values import health
from dejarik.kernel import How, Occurrence, Source, Use
from dejarik.kernel.abilities import cancel, due_to_now
from dejarik.kernel.effects import follows

# --- His sheet ------------------------------------------------------------------------------------


def _search(trait: ItemTrait) -> Do[MissionState]:
    """He takes a card with this trait out of the Supply deck."""

    def do(state: MissionState, use: Use) -> None:
        state.push(
            SearchSupply(figure=use.subject, seat=use.seat, trait=trait, key=use.key, ability=use.ability)
        )

    return do


def _is_stocked(trait: ItemTrait) -> When_[MissionState]:
    return lambda state, use: here(state, use) and bool(supplies_with(state, trait))


def _by_a_medical_card(state: Assault, source: Source, holder: Figure | None, figure: Figure) -> bool:
    text = due_to_now(state)
    return holder is figure and text is not None and is_medical(text.key)


def _has_held_fire(state: Assault, use: Use) -> bool:
    own = activation_of(state, me(state, use))
    return own is not None and not own.has_attacked


card(
    "mhd-19",
    special(
        "medical-loadout",
        _search(ItemTrait.MEDICAL),
        when=_is_stocked(ItemTrait.MEDICAL),
        costs=(strain_cost(1),),
    ),
    many(
        "mechanical",
        cannot("mechanical", "can-recover", who=_by_a_medical_card),
        cannot("mechanical", "can-be-affected", who=_by_a_medical_card),
        loses("mechanical", "numb-the-pain"),
        loses("mechanical", "artificial-stimulants-store-strain"),
        loses("mechanical", "cybernetic-arm"),
    ),
    after(
        "ready-for-service",
        ActivationEnds,
        become(Condition.FOCUSED),
        when=both(it_is_me, _has_held_fire),
        forced=True,
    ),
)


# --- Bacta Injector, Improper Procedure, Field Surgeon --------------------------------------------


def _patients(state: Assault, figure: Figure) -> list[Figure]:
    return [friend for friend in adjacent_friends(state, figure) if needs_treatment(state, friend)]


@follows
def _inject(state: Assault, pick: Pick, figure: Figure) -> None:
    state.push(Treatment(figure=figure.id, key=pick.key, ability=pick.ability, may=False))


def _healing_shot(state: Assault, attack: Attack, source: Source) -> None:
    use = by_surge(attack, source, "field-surgeon-healing-shot")
    exhaust_it(state, use)
    pick_target(state, use, adjacent_friends(state, me(state, use)), _operate)


@follows
def _operate(state: Assault, pick: Pick, figure: Figure) -> None:
    recover(state, figure, 2)


def _can_operate(state: Assault, attack: Attack, source: Source) -> bool:
    use = by_surge(attack, source, "field-surgeon-healing-shot")
    return not is_exhausted(state, use) and bool(adjacent_friends(state, me(state, use)))


def _culprit(state: Assault, event: Defeated) -> int:
    """The figure by whose damage somebody has been defeated."""
    for procedure in reversed(state.stack):
        for each in procedure.events if isinstance(procedure, Occurrence) else ():
            if isinstance(each, Damaged) and each.target == event.figure and each.source:
                return each.source
    return 0


def _can_avenge(state: MissionState, use: Use, event: Defeated) -> bool:
    culprit = _culprit(state, event)
    return (
        here(state, use)
        and event.figure in state.heroes
        and event.figure != use.subject
        and culprit in state.figures
        and may_attack(state, me(state, use), asked=use.seat, only=[culprit])
    )


def _avenge(state: MissionState, use: Use, event: Defeated) -> None:
    state.push(attack_with(state, me(state, use), only=[_culprit(state, event)], must=True))


card(
    "mhd-19-bacta-injector",
    during("bacta-injector", choose(_patients, _inject), costs=(strain_cost(1), exhaust_cost())),
)
card(
    "mhd-19-improper-procedure",
    during("improper-procedure", choose(adjacent_foes, mistreat), costs=(strain_cost(1), exhaust_cost())),
)
card(
    "mhd-19-field-surgeon",
    surge("field-surgeon-healing-shot", now=_healing_shot, when=_can_operate),
    after("field-surgeon-vengeance", Defeated, _avenge, when=_can_avenge),
)


# --- Fuel Injection, Adrenal Vapor ----------------------------------------------------------------


def _friend_near_was_attacked(state: Assault, use: Use, event: AttackResolved) -> bool:
    """A friend within 4 spaces; of one that is gone, where it was."""
    if (
        not here(state, use)
        or event.target == use.subject
        or event.target_seat < 0
        or team(state, event.target_seat) != team(state, use.seat)
    ):
        return False
    droid, target = me(state, use), state.figures.get(event.target)
    if target is not None:
        return are_within(state, droid, target, 4)
    if event.target_space < 0:
        return False
    spot = board.space_thing(1 << event.target_space)
    return board.within(situation(state), piece(state, droid), spot, 4)


def _attacker_is_near(state: Assault, use: Use, event: AttackDeclared) -> bool:
    return are_within(state, me(state, use), state.figures[event.attacker], 2)


def _spray(state: Assault, use: Use, event: AttackDeclared) -> None:
    until = state.scope("attack")
    state.modify("attack-yellow", How.ADD, 1, subject=event.attacker, until=until, key=use.key)
    state.enter("mhd-19-adrenal-vapor-lasting", use.seat, subject=event.attacker, until=until)


def _never_his_own(state: Assault, attack: Attack, source: Source) -> bool:
    return False


card(
    "mhd-19-fuel-injection",
    after(
        "fuel-injection",
        AttackResolved,
        move_up_to(2),
        when=_friend_near_was_attacked,
        costs=(strain_cost(1), exhaust_cost()),
    ),
)
card(
    "mhd-19-adrenal-vapor",
    many(
        "adrenal-vapor",
        after(
            "adrenal-vapor",
            AttackDeclared,
            _spray,
            when=both(another_attacks, _attacker_is_near),
            costs=(strain_cost(2),),
        ),
        surge("adrenal-vapor", when=_never_his_own),
    ),
)
rule("mhd-19-adrenal-vapor-lasting", surge("adrenal-vapor", effect=AttackEffect(recover_damage=1)))


# --- Miracle Worker, Bacta Radiator, Combat Override ----------------------------------------------


def _can_save(state: MissionState, use: Use, event: Defeated) -> bool:
    hero = state.figures.get(event.figure)
    return (
        here(state, use)
        and hero is not None
        and hero.id in state.heroes
        and hero.id != use.subject
        and hero.damage >= health(state, hero.id)
        and was_within(event, me(state, use), 4)
    )


def _save(state: MissionState, use: Use, event: Defeated) -> None:
    cancel(state, event)
    recover(state, state.figures[event.figure], 3)


def _friends_near(state: Assault, figure: Figure) -> list[Figure]:
    return near(state, figure, friends(state, figure), 2)


def _radiate(state: MissionState, use: Use, figures: list[Figure]) -> None:
    tokens = tokens_of(state, state.heroes[use.subject])
    for figure in figures:
        recover_strain(state, figure, tokens)
        recover(state, figure, tokens)


def _fire_all(state: Assault, use: Use) -> None:
    state.push(AttackSeries(figure=use.subject, seat=use.seat, count=3), afterwards(use, _overheat))


@follows
def _overheat(state: Assault, done: Then, _: object) -> None:
    droid = state.figures.get(done.subject)
    if droid is not None and not is_cut_short(state, droid.id):
        hurt(state, [droid], 3, by=done.seat, source=droid.id)


card(
    "mhd-19-miracle-worker",
    before("miracle-worker", Defeated, _save, when=_can_save, costs=(deplete_cost(),)),
)
card(
    "mhd-19-bacta-radiator",
    after("bacta-radiator", RoundBegins, all_of(_friends_near, _radiate), when=here, forced=True),
)
card(
    "mhd-19-combat-override",
    during(
        "combat-override-arm",
        _search(ItemTrait.EXPLOSIVE),
        when=_is_stocked(ItemTrait.EXPLOSIVE),
        costs=(strain_cost(2), exhaust_cost()),
    ),
    special(
        "combat-override-barrage",
        _fire_all,
        when=could_attack(),
        actions=2,
        attacks=True,
        costs=(exhaust_cost(),),
    ),
)
