"""After an attack (step 8, CORE-ATTACK-25 to -29, CORE-KEYWORD): Focused and Hidden are used up, Recover, Blast,
Cleave, conditions, surge abilities that come afterwards, and everybody who reacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import HARMFUL, Condition
from dejarik.assault.rules.attack.events import AttackResolved
from dejarik.assault.rules.attack.reports import KeywordResolved
from dejarik.assault.rules.attack.surges import bought_surges
from dejarik.assault.rules.attack.targets import Target, candidates, find_target, in_reach
from dejarik.assault.rules.figures.conditions import discard_condition, gain_condition
from dejarik.assault.rules.figures.damage import hurt, recover
from dejarik.assault.rules.ground import distance, is_on_or_beside, on_board
from dejarik.assault.rules.names import target_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.kernel import Decision, Option, Text, Verb, as_fact, choose, itself, text

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def _cleave_label(state: Assault, asked: Decision, id: int) -> Text:
    target = find_target(state, id)
    assert target is not None
    return text("option-cleave", target=target_text(state, target))


CLEAVE = Verb("cleave", _cleave_label, itself, as_fact("target"))
NO_CLEAVE = Verb("decline", text("option-no-cleave"), declines=True)


def discard_conditions(attack: Attack, state: Assault) -> None:
    """CORE-ATTACK-25: an old Focused goes before a new one is gained."""
    attack.defeated = attack.on_figure and attack.target not in state.figures
    attacker = state.figures.get(attack.attacker)
    if attacker is not None:
        if attack.focused:  # CORE-COND-18: one gained after the roll is kept
            discard_condition(state, attacker, Condition.FOCUSED)
        discard_condition(state, attacker, Condition.HIDDEN)
        if attack.tally.recover:
            recover(state, attacker, attack.tally.recover)  # CORE-KEYWORD-31


def blast(attack: Attack, state: Assault) -> None:
    """CORE-KEYWORD-10 to -14."""
    if not attack.damage or attack.tally.blast <= 0:
        return
    victims = struck_by_blast(state, attack)
    if victims:
        _report(attack, state, "blast", attack.tally.blast)
    hurt(state, victims, attack.tally.blast, by=attack.seat, source=attack.attacker)


def struck_by_blast(state: Assault, attack: Attack) -> list[Target]:
    """Everybody and everything else on the target space or beside it, friends and the attacker, too; nobody where the
    target fills no space."""
    if attack.target_space < 0:
        return []
    others: list[Target] = [*on_board(state), *(token for token in state.tokens.values() if token.health)]
    return [
        other
        for other in others
        if other.id != attack.target and is_on_or_beside(state, other, attack.target_space)
    ]


def _report(attack: Attack, state: Assault, keyword: str, amount: int) -> None:
    state.log(KeywordResolved(attacker=attack.attacker, target=attack.target, keyword=keyword, amount=amount))


def offer_cleave(attack: Attack, state: Assault) -> Decision | None:
    """CORE-KEYWORD-15 to -18."""
    attacker = state.figures.get(attack.attacker)
    if attacker is None or not attack.damage or not attack.tally.cleave:
        return None
    options = [
        Option(CLEAVE, target.id)
        for target in candidates(state, attack)
        if target.id != attack.target and _cleaves(state, attack, attacker, target)
    ]
    if not options:
        return None
    return choose(
        attack.seat,
        text("attack-cleave", damage=attack.tally.cleave[0]),
        [*options, Option(NO_CLEAVE)],
    )


def _cleaves(state: Assault, attack: Attack, attacker: Figure, target: Target) -> bool:
    if not in_reach(state, attack, target):
        return False
    if attack.melee:
        return True
    away = distance(state, attacker, target)
    return away is not None and away <= attack.accuracy


def take_cleave(attack: Attack, state: Assault, choice: int | str) -> None:
    amount = attack.tally.cleave.pop(0)
    if isinstance(choice, int):
        target = find_target(state, choice)
        if target is not None:
            _report(attack, state, "cleave", amount)
            hurt(state, [target], amount, by=attack.seat, source=attack.attacker)
    attack.go_to(offer_cleave)  # CORE-KEYWORD-17: the next one, also when this one is declined


def give_conditions(attack: Attack, state: Assault) -> None:
    """CORE-KEYWORD-33 to -36."""
    if not attack.damage:
        return
    for condition in attack.tally.conditions:
        figure = state.figures.get(attack.target if condition in HARMFUL else attack.attacker)
        if figure is not None:
            gain_condition(state, figure, condition)


def follow_up(attack: Attack, state: Assault) -> None:
    """Surge abilities that take effect after the attack."""
    for source, surge in bought_surges(state, attack):
        if surge.after is not None:
            surge.after(state, attack, source)


def resolved(attack: Attack, state: Assault) -> None:
    state.occur(
        AttackResolved(
            attacker=attack.attacker,
            target=attack.target,
            damage=attack.damage,
            missed=attack.missed,
            defeated=attack.defeated,
            target_space=attack.target_space,
            target_seat=attack.target_seat,
            near=list(attack.near),
        )
    )
