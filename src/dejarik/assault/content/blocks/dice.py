"""Abilities about dice: rerolls and surge abilities with a name."""

from __future__ import annotations

from dejarik.assault.content.blocks.constants import InAttack
from dejarik.assault.content.blocks.parts import Part
from dejarik.assault.content.blocks.using import after
from dejarik.assault.content.blocks.who import When_, WhenHearing, attacking, me, the_attack
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.rules.attack import Attack, Reroll, RerollTime, rerollable
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.texts import Surge, SurgeCondition, SurgeEffect
from dejarik.kernel import Cost, Limit, Source, Use
from dejarik.kernel.abilities import hearing


def may_reroll(
    name: str,
    *,
    dice: int = 1,
    defence: bool = False,
    either: bool = False,
    all_of_them: bool = False,
    side: When_[Assault] | WhenHearing[RerollTime] = attacking,
    when: InAttack | None = None,
    costs: tuple[Cost, ...] = (),
    limit: Limit | None = None,
) -> Part:
    """Rerolls of up to so many dice in step 3 (CORE-ATTACK-15): attack dice, or defence dice, or of either pool."""
    pools = ["attack", "defence"] if either else ["defence" if defence else "attack"]

    on_that_side = hearing(side, RerollTime)

    def usable(state: Assault, use: Use) -> bool:
        attack = the_attack(state)
        return (
            on_that_side(state, use)
            and any(rerollable(attack, pool) for pool in pools)
            and (when is None or when(state, attack, me(state, use)))
        )

    def do(state: Assault, use: Use) -> None:
        state.push(Reroll(seat=use.seat, pools=list(pools), most=dice, every=all_of_them))

    return after(name, RerollTime, do, when=usable, costs=costs, limit=limit)


def surge(
    name: str,
    *,
    now: SurgeEffect | None = None,
    after: SurgeEffect | None = None,
    effect: AttackEffect | None = None,
    repeats: bool = False,
    limit: Limit | None = None,
    when: SurgeCondition | None = None,
) -> Part:
    """What a printed surge ability with a name does beyond its numbers, and in which attacks there is one."""
    return Part(name, surge=Surge(name, effect or AttackEffect(), 1, repeats, limit, now, after, when))


def by_surge(attack: Attack, source: Source, name: str) -> Use:
    """The use of a surge ability, for the choices that it asks for."""
    return Use(source=0, key=source.key, ability=name, seat=attack.seat, subject=attack.attacker)
