"""The odds of an attack that has not been declared yet, from the state as it is.

The attack lies on a copy of the state, and its numbers are the rules' own (`rules.attack.numbers`); reroll abilities in
play say themselves how many dice they take. Then `dice.odds` counts. Left out are Command cards in hands, and what
players may choose besides rerolls and surges; `complete` tells whether there is any.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from dejarik.assault.dice import attack as dice
from dejarik.assault.dice.attack import (
    MAX_DICE_WITH_REROLLS,
    MAX_REROLLS,
    MAX_SURGE_ABILITIES,
    AttackEffect,
    AttackNumbers,
    PowerToken,
    Side,
    SurgeAbility,
)
from dejarik.assault.dice.faces import DieKind
from dejarik.assault.dice.odds import Odds, odds
from dejarik.assault.dice.tally import expectation
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import (
    Attack,
    AttackDeclared,
    AttackEvent,
    BeforeAttack,
    DiceRolled,
    ModifierTime,
    PoolsFormed,
    Reroll,
    RerollTime,
    find_target,
    lay_dice,
    numbers,
    target_spaces,
)
from dejarik.assault.rules.ground import board_for, situation, team
from dejarik.assault.rules.mode import mode_of
from dejarik.assault.rules.state import Assault, Figure, Token
from dejarik.assault.showing import records
from dejarik.kernel import IN_PLAY, Moment, Occurrence, Problem, Use, clone
from dejarik.kernel.abilities import Ability

_REPEATS = 3  # of a surge ability that may be bought any number of times


def ghost(state: Assault) -> Assault:
    """A copy to try things out on, for as long as nothing moves: it shares what is known about the board."""
    twin = clone(state)
    mode_of(twin).conceal(twin)
    twin.__dict__["board_"] = board_for(state)
    twin.__dict__["situation_"] = situation(state)
    return twin


@dataclass(frozen=True)
class Estimate:
    """What is known of an attack before its dice are rolled."""

    attack: Attack
    distance: int | None
    needs: int | None
    odds: Odds | None  # None: the pool is not known yet, because its player has to choose dice
    complete: bool

    def shown(self) -> records.AttackHint:
        return records.AttackHint(
            distance=self.distance,
            needs=self.needs,
            melee=self.attack.melee,
            attack_dice=[die.colour for die in self.attack.attack_dice],
            defence_dice=[die.colour for die in self.attack.defence_dice],
            odds=None if self.odds is None else _shown(self.odds, complete=self.complete),
        )


def _shown(found: Odds, *, complete: bool) -> records.Odds:
    return records.Odds(
        damage={str(amount): float(chance) for amount, chance in sorted(found.damage.items())},
        expected=float(found.expected_damage),
        miss=float(found.miss),
        defeat=None if found.defeat is None else float(found.defeat),
        conditions={
            condition.value: float(chance) for condition, chance in found.conditions.items() if chance
        },
        blast=float(expectation(found.blast)),
        cleave=float(expectation(found.cleave)),
        complete=complete,
    )


def estimate(twin: Assault, attack: Attack, target: int) -> Estimate:
    """The odds of this attack, which lies on top of the stack of a ghost, against a target."""
    attack.target = target
    aimed = find_target(twin, target)
    assert aimed is not None
    spaces = target_spaces(twin, attack, aimed)
    if attack.target_space not in spaces:
        attack.target_space = spaces[0] if spaces else -1
    lay_dice(attack, twin)
    complete = not _reacts(twin, attack)
    rerolls, simple = _rerolls(twin, attack)
    counted: Odds | None = None
    if attack.attack_dice and not numbers.weapon_in(twin, attack).choose_dice:
        asked, exact = _asked(twin, attack, aimed, rerolls)
        counted = _count(asked)
        complete = complete and simple and exact
    return Estimate(
        attack, numbers.away(twin, attack), numbers.accuracy_needed(twin, attack), counted, complete
    )


@lru_cache(maxsize=512)
def _count(asked: AttackNumbers) -> Odds | None:
    try:
        return odds(asked)
    except Problem:  # more of something than can be counted
        return None


def _asked(
    state: Assault, attack: Attack, target: Figure | Token, rerolls: list[dice.RerollEffect]
) -> tuple[AttackNumbers, bool]:
    """The attack as numbers with what players will do, and whether they say everything that its abilities do."""
    surges, all_surges = _surges(state, attack)
    health = target.health if isinstance(target, Token) else values.health(state, target.id)
    asked = msgspec.structs.replace(
        numbers.in_numbers(state, attack),
        distance=numbers.odds_distance(state, attack),
        surges=surges,
        rerolls=tuple(rerolls),
        conversions=numbers.conversions(state, target.id),
        attacker_token=_token(state, state.figures[attack.attacker], Side.ATTACKER),
        defender_token=_token(state, target, Side.DEFENDER) if isinstance(target, Figure) else None,
        health=max(1, health - target.damage),
    )
    return asked, all_surges and numbers.is_all_counted(state, attack)


def _token(state: Assault, figure: Figure, side: Side) -> PowerToken | None:
    """The power token that is spent, if there is one (CORE-POWER-04)."""
    return next((each.kind for each in numbers.helpful_tokens(state, figure, side)), None)


def _surges(state: Assault, attack: Attack) -> tuple[tuple[SurgeAbility, ...], bool]:
    """The surge abilities that change the results; those that do something else count for nothing here."""
    found: list[SurgeAbility] = []
    complete = True
    times = numbers.times_each(state, attack.attacker)
    for _, _, surge in numbers.surge_abilities(state, attack):
        counted = numbers.counted_surges([surge])
        complete = complete and bool(counted or surge.effect == AttackEffect())
        found += counted * (_REPEATS if surge.repeats else times)
    return tuple(found[:MAX_SURGE_ABILITIES]), complete and len(found) <= MAX_SURGE_ABILITIES


# --- Abilities that react -------------------------------------------------------------------------


def _rerolls(twin: Assault, attack: Attack) -> tuple[list[dice.RerollEffect], bool]:
    """The rerolls that abilities in play allow, and whether these are all (CORE-ATTACK-15)."""
    found: list[dice.RerollEffect] = []
    complete = True
    event = RerollTime(attacker=attack.attacker, target=attack.target)
    usable = _usable(twin, event)
    twin.push(Occurrence(events=[event], moment=Moment.AFTER))  # abilities look at what they react to
    for use, ability in usable:
        height = len(twin.stack)
        ability.resolve(twin, use)
        started = twin.stack[height:]
        del twin.stack[height:]
        for procedure in started:
            if isinstance(procedure, Reroll) and not procedure.every:
                helps = team(twin, use.seat) == team(twin, attack.seat)
                complete = complete and len(procedure.pools) == 1
                found.append(_reroll(procedure, Side.ATTACKER if helps else Side.DEFENDER))
            else:
                complete = False
    pools = {DieKind.ATTACK: len(attack.attack_dice), DieKind.DEFENCE: len(attack.defence_dice)}
    counted = [each for each in found if pools[each.kind] <= MAX_DICE_WITH_REROLLS][:MAX_REROLLS]
    return counted, complete and len(counted) == len(found)


def _reroll(procedure: Reroll, side: Side) -> dice.RerollEffect:
    """Of either pool, whoever rerolls takes the own one."""
    kind = DieKind.ATTACK if side is Side.ATTACKER else DieKind.DEFENCE
    if len(procedure.pools) == 1:
        kind = DieKind.ATTACK if procedure.pools == ["attack"] else DieKind.DEFENCE
    return dice.RerollEffect(side, kind, procedure.most)


def _reacts(twin: Assault, attack: Attack) -> bool:
    """Whether an ability in play may still change this attack in a way that the odds leave out."""
    before_the_roll: list[AttackEvent] = [
        kind(attacker=attack.attacker, target=attack.target)
        for kind in (BeforeAttack, AttackDeclared, PoolsFormed)
    ]
    if any(_usable(twin, event) for event in before_the_roll):
        return True
    return any(  # what can be used then depends on the dice
        twin.sources[id].zone == IN_PLAY and twin.sources[id].subject in (attack.attacker, attack.target)
        for kind in (DiceRolled, ModifierTime)
        for id, _ in twin.index.listens(kind, Moment.AFTER)
    )


def _usable(twin: Assault, event: AttackEvent) -> list[tuple[Use, Ability[Any]]]:
    """The abilities in play, not in hands, that could react to this."""
    twin.push(Occurrence(events=[event], moment=Moment.AFTER))
    found: list[tuple[Use, Ability[Any]]] = []
    for id, ability in twin.index.listens(type(event), Moment.AFTER):
        source = twin.sources[id]
        use = Use.of(id, source, ability.name)
        if source.zone == IN_PLAY and ability.usable(twin, use):
            found.append((use, ability))
    twin.stack.pop()
    return found
