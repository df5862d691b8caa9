"""Subversive Tactics: heroes who are tired, and those who wait for it."""

from __future__ import annotations

from dejarik.assault.campaign.rules.state import EMPIRE, MissionState, hero_of
from dejarik.assault.campaign.rules.strain import Rested
from dejarik.assault.campaign.rules.threat import threat_cost
from dejarik.assault.campaign.rules.values import endurance
from dejarik.assault.content.blocks import after, before, both, card, exhaust_cost, the_attack
from dejarik.assault.content.campaign.empire import (
    EXHAUST,
    attacker_in,
    declared,
    hero_defends,
    hero_figures,
    imperial_attacks,
    imperials,
    rebel_attacks,
    target_hero,
)
from dejarik.assault.content.campaign.feats import adds
from dejarik.assault.content.choosing import anywhere, choose, heard
from dejarik.assault.content.phrases import perform_move
from dejarik.assault.content.picks import Pick, pick_word, words
from dejarik.assault.content.suffering import Suffer
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.attack import AttackDeclared, AttackResolved, attack_with, may_attack
from dejarik.assault.rules.events import RoundEnds
from dejarik.assault.rules.figures.damage import Cause, Damaged, Strained, strain
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.movement import may_go
from dejarik.assault.rules.state import Figure
from dejarik.kernel import Use
from dejarik.kernel.effects import follows

# --- Prey Upon Doubt (Savage Weaponry is numbers alone) ------------------------------------------


def _doubt(state: MissionState, use: Use) -> None:
    """Nobody chooses to suffer more than Endurance (CORE-STRAIN-02)."""
    figure = attacker_in(state)
    assert figure is not None
    ways = words({"suffer-strain": mode_of(state).may_suffer(state, figure, 1), "evade": True})
    pick_word(state, use, ways, _doubted, decides=figure)


@follows
def _doubted(state: MissionState, pick: Pick, word: str) -> None:
    figure = attacker_in(state)
    if word == "evade":
        the_attack(state).modify(state, AttackEffect(evade=1))
    elif figure is not None:
        strain(state, figure, 1, by=EMPIRE)


card("subversive-tactics-prey-upon-doubt", declared("prey-upon-doubt", _doubt, when=rebel_attacks))


# --- Surgical Strike, Exploit Weakness ------------------------------------------------------------


def _target_is_left(state: MissionState, use: Use, event: AttackResolved) -> bool:
    return event.target in state.figures


def _cut(state: MissionState, use: Use, event: AttackResolved) -> None:
    state.push(Suffer(figures=[event.target], by=EMPIRE, source=event.attacker, damage=1, strain=1))


card(
    "subversive-tactics-surgical-strike",
    after(
        "surgical-strike",
        AttackResolved,
        _cut,
        when=both(imperial_attacks, _target_is_left),
        costs=EXHAUST,
    ),
)


def _ways(state: MissionState, figure: Figure, hero: int) -> list[str]:
    attacks = may_attack(state, figure, asked=figure.seat, only=[hero])
    return words({"perform-a-move": may_go(state, figure), "perform-an-attack": attacks})


def _who_exploits(state: MissionState, use: Use, event: Rested) -> list[Figure]:
    return [figure for figure in imperials(state) if _ways(state, figure, event.figure)]


def _rested(state: MissionState, use: Use) -> int:
    return use.event(state, Rested).figure


@follows
def _exploit(state: MissionState, pick: Pick, figure: Figure) -> None:
    ways = _ways(state, figure, pick.amount)
    pick_word(state, pick, ways, _exploited, amount=pick.amount, chosen=[figure.id])


@follows
def _exploited(state: MissionState, pick: Pick, word: str) -> None:
    figure = state.figures[pick.chosen[0]]
    if word == "perform-a-move":
        perform_move(state, figure)
    else:
        state.push(attack_with(state, figure, only=[pick.amount], must=True))


card(
    "subversive-tactics-exploit-weakness",
    after(
        "exploit-weakness",
        Rested,
        choose(heard(Rested, _who_exploits), _exploit, amount=_rested),
        costs=EXHAUST,
    ),
)


# --- Heavy Pressure -------------------------------------------------------------------------------


def _hero_is_hit(state: MissionState, use: Use, event: Damaged) -> bool:
    return event.cause is Cause.ATTACK and event.amount > 0 and event.target in state.heroes


def _strain_instead(state: MissionState, use: Use, event: Damaged) -> None:
    use.replace(state, Strained(figure=event.target, amount=event.amount, by=event.by))


card(
    "subversive-tactics-heavy-pressure",
    before("heavy-pressure", Damaged, _strain_instead, when=_hero_is_hit, costs=EXHAUST),
)


# --- Executioner, Weary Target --------------------------------------------------------------------


def _strain_of_target(state: MissionState) -> int:
    hero = target_hero(state)
    return 0 if hero is None else hero.strain


def _is_strained(state: MissionState, use: Use) -> bool:
    return _strain_of_target(state) > 0


def _execute(state: MissionState, use: Use) -> None:
    the_attack(state).modify(state, AttackEffect(damage=min(3, _strain_of_target(state))))


card(
    "subversive-tactics-executioner",
    declared(
        "executioner",
        _execute,
        when=both(imperial_attacks, hero_defends, _is_strained),
        costs=(threat_cost(1), exhaust_cost()),
    ),
)


def _who_can_tire(state: MissionState) -> list[Figure]:
    return [
        figure
        for figure in hero_figures(state)
        if figure.id not in state.heroes or state.heroes[figure.id].strain < endurance(state, figure.id)
    ]


@follows
def _tire(state: MissionState, pick: Pick, figure: Figure) -> None:
    strain(state, figure, 2, by=EMPIRE)


card(
    "subversive-tactics-weary-target",
    after("weary-target", RoundEnds, choose(anywhere(_who_can_tire), _tire), forced=True),
)


# --- No Quarter, Oppression -----------------------------------------------------------------------

_MUCH = 2


def _target_is_weary(state: MissionState, use: Use) -> bool:
    return _strain_of_target(state) >= _MUCH


def _attacker_is_weary(state: MissionState, use: Use, event: AttackDeclared) -> bool:
    hero = hero_of(state, event.attacker)
    return hero is not None and hero.strain >= _MUCH


card(
    "subversive-tactics-no-quarter",
    declared(
        "no-quarter", adds(surge=1), when=both(imperial_attacks, _target_is_weary), costs=(), forced=True
    ),
)
card(
    "subversive-tactics-oppression",
    declared("oppression", adds(evade=1), when=_attacker_is_weary, costs=(), forced=True),
)
