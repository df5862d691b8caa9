"""Attacks in words: `+1 damage, pierce 2`, `2: blast 3`, `defender:defense:1`, `may 1 damage to surge`.

The same short notation serves the command line and anybody who writes abilities down as text. It reads
English words only, as ids are English everywhere; what it means is in `dejarik.assault.dice.attack`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from dejarik.assault.dice.attack import (
    AttackEffect,
    Condition,
    Conversion,
    PowerToken,
    RerollEffect,
    Side,
    SurgeAbility,
    Will,
)
from dejarik.assault.dice.faces import DicePool, DieKind, Symbol, die_named
from dejarik.kernel.errors import Problem

_CHANGE = re.compile(r"([+-]?\d{1,3}) (damage|surges?|accuracy|blocks?|evades?|dodges?)")
_KEYWORD = re.compile(r"(pierce|blast|cleave) \+?(\d{1,3})")
_RECOVER = re.compile(r"recover (\d{1,3}) (damage|strain)")
_COST = re.compile(r"(\d{1,3})(?: surges?)? *: *(.*)")
_REROLL = re.compile(r"(?:(attacker|defender) *: *)?(attack|defen[sc]e) *: *(\d{1,3})")
_CONVERSION = re.compile(r"(?:(attacker|defender) *: *)?(?:(may|must) +)?(?:(\d{1,3}) +)?(\w+) to (\w+)")

_DICE = {"attack": DieKind.ATTACK, "defense": DieKind.DEFENCE, "defence": DieKind.DEFENCE}
_OWNERS = {DieKind.ATTACK: Side.ATTACKER, DieKind.DEFENCE: Side.DEFENDER}


def read_pool(written: str) -> DicePool:
    """`blue,green`; an empty text is a pool without dice."""
    colours = (colour.strip().lower() for colour in written.split(","))
    return DicePool(tuple(die_named(colour) for colour in colours if colour))


def read_effect(written: str) -> AttackEffect:
    """`+1 damage, pierce 2, stun`: changes and keywords, separated by commas or `and`."""
    words = " ".join(written.lower().split())
    parts = [part.strip() for part in re.split(r",| and ", words)]
    return sum((_read_part(part, written) for part in parts), AttackEffect())


def _read_part(part: str, written: str) -> AttackEffect:
    change = _CHANGE.fullmatch(part)
    if change:
        symbol = change[2] if change[2] == "damage" else change[2].removesuffix("s")
        return _effect(symbol, int(change[1]))
    keyword = _KEYWORD.fullmatch(part)
    if keyword:
        return _effect(keyword[1], int(keyword[2]))
    recover = _RECOVER.fullmatch(part)
    if recover:
        return _effect(f"recover_{recover[2]}", int(recover[1]))
    if part in set(Condition):
        return AttackEffect(conditions=frozenset({Condition(part)}))
    raise Problem("odds-unreadable-effect", given=written)


def _effect(field: str, amount: int) -> AttackEffect:
    return msgspec.convert({field: amount}, AttackEffect)


def read_surge(written: str) -> SurgeAbility:
    """An effect, with its cost in front if it is not 1: `+1 damage`, `2: blast 3`."""
    priced = _COST.fullmatch(written.strip())
    if priced:
        return SurgeAbility(read_effect(priced[2]), int(priced[1]))
    return SurgeAbility(read_effect(written))


def read_reroll(written: str) -> RerollEffect:
    """`attack:1`, the attacker's own dice; `attacker:defense:1`, the other side's."""
    match = _REROLL.fullmatch(written.strip().lower())
    if match is None:
        raise Problem("odds-unreadable-reroll", given=written)
    kind = _DICE[match[2]]
    return RerollEffect(Side(match[1]) if match[1] else _OWNERS[kind], kind, int(match[3]))


def read_conversion(written: str) -> Conversion:
    """`dodge to evade`, all of them and always; `may 1 damage to surge`; `attacker: must 1 dodge to evade`."""
    match = _CONVERSION.fullmatch(" ".join(written.lower().split()))
    if match is None or not {match[4], match[5]} <= set(Symbol):
        raise Problem("odds-unreadable-conversion", given=written)
    source = Symbol(match[4])
    owner = Side.ATTACKER if source in (Symbol.DAMAGE, Symbol.SURGE) else Side.DEFENDER
    return Conversion(
        side=Side(match[1]) if match[1] else owner,
        source=source,
        result=Symbol(match[5]),
        up_to=int(match[3]) if match[3] else None,
        will=Will(match[2]) if match[2] else Will.MUST,
    )


def read_conditions(written: str) -> frozenset[Condition]:
    """`focus,hide`: conditions by their keywords."""
    words = [word.strip().lower() for word in written.split(",") if word.strip()]
    for word in words:
        if word not in set(Condition):
            raise Problem("odds-unknown-condition", given=word, conditions=", ".join(Condition))
    return frozenset(Condition(word) for word in words)


def one_token_each(tokens: Iterable[PowerToken]) -> dict[Side, PowerToken]:
    """The token of each side; a `Problem` if one side would spend two in one attack (CORE-POWER-04)."""
    spent: dict[Side, PowerToken] = {}
    for token in tokens:
        if token.side in spent:
            raise Problem("odds-two-tokens")
        spent[token.side] = token
    return spent
