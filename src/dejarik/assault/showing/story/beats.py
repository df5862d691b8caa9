"""The beats of an attack, made of the events that the log tells: what a page plays. The rules have the numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from msgspec import UNSET

from dejarik.assault.dice.attack import MAX_SURGE_ABILITIES, AttackEffect, AttackNumbers, SurgeAbility
from dejarik.assault.dice.faces import DicePool
from dejarik.assault.dice.odds import Odds, odds
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import AttackEvent, Rolled, Tally, numbers
from dejarik.assault.rules.attack.reports import AttackJudged, Why
from dejarik.assault.rules.figures.damage import Damaged
from dejarik.assault.rules.reports import Recovered
from dejarik.assault.rules.state import Assault, Token
from dejarik.assault.rules.texts import surges_of
from dejarik.assault.showing.fight_records import Beat, BeatKind, FightLine, ResultChange, Results, Verdict
from dejarik.assault.showing.records import LoggedDie
from dejarik.assault.showing.story.scene import AssaultScene
from dejarik.kernel import Problem, Text
from dejarik.kernel.sent import Maybe
from dejarik.kernel.telling import Line

Shown = Literal["accuracy", "surge", "damage", "block", "evade", "dodge", "pierce"]
_HELP_ATTACKS: tuple[Shown, ...] = ("accuracy", "surge", "damage", "pierce")
_HELP_DEFENCE: tuple[Shown, ...] = ("block", "evade", "dodge")
_REPEATS = 3  # of a surge ability that may be bought any number of times


def beat(event: AttackEvent, kind: BeatKind) -> Beat:
    return Beat(kind=kind, attacker=event.attacker, target=event.target)


def with_beat(line: Line, told: Beat) -> FightLine:
    """The same line, with what a page plays."""
    dice: Maybe[list[LoggedDie]] = getattr(line, "dice", UNSET)
    return FightLine(
        text=line.text, seat=line.seat, depth=line.depth, besides=line.besides, beat=told, dice=dice
    )


def dice_shown(dice: Iterable[Rolled]) -> list[LoggedDie]:
    return [LoggedDie(colour=die.colour, face=die.face) for die in dice]


def results(attack: Iterable[Rolled], defence: Iterable[Rolled]) -> Results:
    """What some dice come to."""
    lies, meets = [die.symbols for die in attack], [die.symbols for die in defence]
    return Results(
        accuracy=sum(each.accuracy for each in lies),
        surge=sum(each.surge for each in lies),
        damage=sum(each.damage for each in lies),
        block=sum(each.block for each in meets),
        evade=sum(each.evade for each in meets),
        dodge=sum(each.dodge for each in meets),
    )


def difference(before: list[Rolled], after: list[Rolled]) -> Results:
    """What dice come to more than they did; they are of either pool."""
    was, now = results(before, before), results(after, after)
    return Results(
        accuracy=now.accuracy - was.accuracy,
        surge=now.surge - was.surge,
        damage=now.damage - was.damage,
        block=now.block - was.block,
        evade=now.evade - was.evade,
        dodge=now.dodge - was.dodge,
    )


def changes(tally: Tally, cause: Text) -> list[ResultChange]:
    """What a source changes, symbol by symbol."""
    return [
        ResultChange(
            of=symbol,
            amount=amount,
            cause=cause,
            helps="attack" if (symbol in _HELP_ATTACKS) == (amount > 0) else "defence",
        )
        for symbol in (*_HELP_ATTACKS, *_HELP_DEFENCE)
        if (amount := getattr(tally, symbol))
    ]


# --- What it comes to ---------------------------------------------------------------------------------


def verdict(scene: AssaultScene, event: AttackJudged) -> Verdict:
    """Whether it hits, what the target has left, and how likely as much was."""
    amount, before, left, health = _suffered(scene, event)
    hits = event.missed is None
    said: Literal["hit", "blocked", "miss", "dodge"] = "miss"
    if hits:
        said = "hit" if amount else "blocked"
    elif event.missed is Why.DODGE:
        said = "dodge"
    found = _odds_of(scene.state, event)
    return Verdict(
        result=said,
        why=event.missed,
        accuracy=event.accuracy,
        needs=event.needed if event.ranged else UNSET,
        damage=event.damage,
        block=event.block,
        pierce=min(event.pierce, event.block),
        amount=amount,
        health=health,
        before=before,
        left=left,
        chance=UNSET if found is None else _chance(found, event.amount if hits else 0),
        expected=UNSET if found is None else round(float(found.expected_damage), 2),
    )


def _suffered(scene: AssaultScene, event: AttackJudged) -> tuple[int, Maybe[int], Maybe[int], Maybe[int]]:
    """What the target has suffered by it, and its health before and after, also where more has happened since."""
    amount = event.amount if event.missed is None else 0
    figure, token = scene.figure(event.target), scene.token(event.target)
    if figure is None and (token is None or not token.health):
        return amount, UNSET, UNSET, UNSET
    is_struck = False
    later = 0
    for each in scene.after():
        if isinstance(each, Damaged) and each.target == event.target and not each.cancelled:
            if amount and not is_struck:
                is_struck, amount = True, each.amount
            else:
                later += each.amount
        elif isinstance(each, Recovered) and each.figure == event.target:
            later -= each.amount
    if isinstance(token, Token):
        health, damage = token.health, token.damage
    else:
        assert figure is not None
        health = values.health(scene.state, figure.id) if figure.id in scene.state.figures else figure.damage
        damage = figure.damage
    if amount and not is_struck:  # somebody is asked before it is suffered
        damage += amount
    left = max(0, health - damage + later)
    return amount, min(health, left + amount), left, health


def _chance(found: Odds, amount: int) -> float:
    """Of so much or more; of nothing at all, where it comes to nothing."""
    if amount <= 0:
        return float(sum(share for dealt, share in found.damage.items() if dealt <= 0))
    return float(sum(share for dealt, share in found.damage.items() if dealt >= amount))


def _odds_of(state: Assault, event: AttackJudged) -> Odds | None:
    """The odds of the dice that were rolled, with what was added to them and the surge abilities that there are;
    None where the target's texts make more of the roll than can be counted, or a text that lends surge abilities asks
    about the attack, which is over by now."""
    attacker = state.figures.get(event.attacker)
    if attacker is None or not event.attack_dice or event.missed in (Why.SIGHT, Why.GONE, Why.FOILED):
        return None
    if event.target in state.figures and (
        values.block_per_evade(state, event.target) or values.evades_for_dodges(state, event.target)
    ):
        return None
    surges: list[SurgeAbility] = []
    times = numbers.times_each(state, attacker.id)
    try:
        offered = surges_of(state, attacker)
    except LookupError:
        return None
    for _, surge in offered:
        surges += numbers.counted_surges([surge]) * (_REPEATS if surge.repeats else times)
    added = event.added
    asked = AttackNumbers(
        attack_pool=DicePool(tuple(die.colour for die in event.attack_dice)),
        defence_pool=DicePool(tuple(die.colour for die in event.defence_dice)),
        distance=event.needed if event.ranged else None,
        modifiers=AttackEffect(
            added.damage, added.surge, added.accuracy, added.block, added.evade, added.dodge, max(0, added.pierce)
        ),
        surges=tuple(surges[:MAX_SURGE_ABILITIES]),
    )  # fmt: skip
    return _counted(asked)


@lru_cache(maxsize=512)
def _counted(asked: AttackNumbers) -> Odds | None:
    try:
        return odds(asked)
    except Problem:  # more of something than can be counted
        return None
