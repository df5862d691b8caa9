"""`dejarik odds`: exact odds of an attack in Imperial Assault, played well by both sides.

Its JSON has `damage`, `expected_damage`, `miss`, `defeat` (with `--health`) and `conditions`, among others,
and under `exact` the same numbers as fractions. The mathematics is in `dejarik.assault.dice`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import (
    AttackEffect,
    AttackNumbers,
    Condition,
    Conversion,
    Goal,
    PowerToken,
    RerollEffect,
    Side,
    SurgeAbility,
    TargetKind,
)
from dejarik.assault.dice.faces import DicePool
from dejarik.assault.dice.notation import (
    one_token_each,
    read_conditions,
    read_conversion,
    read_effect,
    read_pool,
    read_reroll,
    read_surge,
)
from dejarik.cli.command import Call, Command, Flag, Option, Repeated, Report, ValueKind, number, one_of
from dejarik.kernel.errors import Problem
from dejarik.kernel.text import text
from dejarik.messages import declare_family

if TYPE_CHECKING:
    from fractions import Fraction

    from dejarik.assault.dice.odds import Odds
    from dejarik.assault.dice.tally import Distribution

BAR = 40  # characters of the longest bar

_DICE = ValueKind(text("odds-placeholder-dice"), read_pool)
_EFFECT = ValueKind(text("odds-placeholder-effect"), read_effect)
_SURGE = ValueKind(text("odds-placeholder-surge"), read_surge)
_REROLL = ValueKind(text("odds-placeholder-reroll"), read_reroll)
_CONVERSION = ValueKind(text("odds-placeholder-conversion"), read_conversion)
_CONDITIONS = ValueKind(text("odds-placeholder-conditions"), read_conditions)

NONE: frozenset[Condition] = frozenset()

ATTACK: Option[DicePool] = Option("--attack", text("odds-option-attack"), DicePool(), kind=_DICE)
DEFENSE: Option[DicePool] = Option("--defense", text("odds-option-defense"), DicePool(), kind=_DICE)
RANGE: Option[int | None] = Option("--range", text("odds-option-range"), None, kind=number(0))
MELEE = Flag("--melee", text("odds-option-melee"))
SURGES: Repeated[SurgeAbility] = Repeated("--surge", text("odds-option-surge"), kind=_SURGE)
MODIFIERS: Repeated[AttackEffect] = Repeated("--modifier", text("odds-option-modifier"), kind=_EFFECT)
REROLLS: Repeated[RerollEffect] = Repeated("--reroll", text("odds-option-reroll"), kind=_REROLL)
CONVERSIONS: Repeated[Conversion] = Repeated("--convert", text("odds-option-convert"), kind=_CONVERSION)
ATTACKER: Option[frozenset[Condition]] = Option(
    "--attacker", text("odds-option-attacker"), NONE, kind=_CONDITIONS
)
DEFENDER: Option[frozenset[Condition]] = Option(
    "--defender", text("odds-option-defender"), NONE, kind=_CONDITIONS
)
TOKENS: Repeated[PowerToken] = Repeated(
    "--token", text("odds-option-token"), kind=one_of(PowerToken, text("odds-placeholder-token"))
)
TARGET: Option[TargetKind] = Option(
    "--target",
    text("odds-option-target"),
    TargetKind.FIGURE,
    kind=one_of(TargetKind, text("odds-placeholder-target")),
)
HEALTH: Option[int | None] = Option("--health", text("odds-option-health"), None, kind=number(1))
GOAL: Option[Goal] = Option(
    "--goal", text("odds-option-goal"), Goal.DAMAGE, kind=one_of(Goal, text("odds-placeholder-goal"))
)

declare_family("odds-condition-*", lambda: (f"odds-condition-{condition}" for condition in Condition))


def run(call: Call) -> Report:
    """Reads the attack and answers with its odds."""
    from dejarik.assault.dice.odds import odds

    attack = read_attack(call)
    found = odds(attack)
    return Report(data(attack, found), tuple(report(call, attack, found)))


def read_attack(call: Call) -> AttackNumbers:
    """The attack that the options describe."""
    if not call[ATTACK]:
        raise Problem("odds-no-attack-dice")
    if call[MELEE] and call[RANGE] is not None:
        raise Problem("odds-melee-and-range")
    spent: tuple[PowerToken, ...] = call[TOKENS]
    tokens = one_token_each(spent)
    modifiers: tuple[AttackEffect, ...] = call[MODIFIERS]
    return AttackNumbers(
        attack_pool=call[ATTACK],
        defence_pool=call[DEFENSE],
        distance=call[RANGE],
        modifiers=sum(modifiers, AttackEffect()),
        surges=call[SURGES],
        rerolls=call[REROLLS],
        conversions=call[CONVERSIONS],
        attacker_conditions=call[ATTACKER],
        target_conditions=call[DEFENDER],
        attacker_token=tokens.get(Side.ATTACKER),
        defender_token=tokens.get(Side.DEFENDER),
        target=call[TARGET],
        health=call[HEALTH],
        goal=call[GOAL],
    )


def data(attack: AttackNumbers, found: Odds) -> dict[str, object]:
    """The odds as JSON: numbers for programs, and the exact fractions."""
    exact = _structure(found)
    return {"goal": attack.goal.value, **_map(exact, float), "exact": _map(exact, str)}


Tree = dict[str, "Fraction | Tree"]


def _structure(found: Odds) -> Tree:
    tree: Tree = {
        "damage": _named(found.damage),
        "expected_damage": found.expected_damage,
        "miss": found.miss,
        "conditions": {condition.value: chance for condition, chance in found.conditions.items()},
        "recover": {"damage": _named(found.recover_damage), "strain": _named(found.recover_strain)},
        "blast": _named(found.blast),
        "cleave": _named(found.cleave),
        "expected_goal": found.goal,
    }
    if found.defeat is not None:
        tree["defeat"] = found.defeat
    return tree


def _named(distribution: Distribution) -> Tree:
    return {str(amount): chance for amount, chance in sorted(distribution.items())}


def _map(tree: Tree, write: type[float] | type[str]) -> dict[str, object]:
    return {
        name: _map(value, write) if isinstance(value, dict) else write(value) for name, value in tree.items()
    }


def report(call: Call, attack: AttackNumbers, found: Odds) -> list[str]:
    """The odds for people: a table of damage with bars, then everything else that can happen."""
    from dejarik.assault.dice.tally import expectation

    lines = damage_table(call, found.damage)
    rows = [
        (call.say("odds-average"), decimal(call, found.expected_damage, 2)),
        (call.say("odds-miss"), percent(call, found.miss)),
    ]
    if found.defeat is not None and attack.health is not None:
        rows.append((call.say("odds-defeat", health=attack.health), percent(call, found.defeat)))
    for condition, chance in found.conditions.items():
        if chance:
            rows.append((call.say(f"odds-condition-{condition}"), percent(call, chance)))
    amounts = (
        (call.say("odds-blast"), found.blast),
        (call.say("odds-cleave"), found.cleave),
        (call.say("odds-recover-damage"), found.recover_damage),
        (call.say("odds-recover-strain"), found.recover_strain),
    )
    for label, distribution in amounts:
        if any(distribution):
            rows.append((label, decimal(call, expectation(distribution), 2)))
    width = max(len(label) for label, _ in rows)
    return [*lines, "", *(f"{label.ljust(width)}  {value.rjust(7)}" for label, value in rows)]


def damage_table(call: Call, damage: Distribution) -> list[str]:
    """A line for each amount: exactly so much, at least so much, and a bar."""
    from fractions import Fraction

    titles = [call.say("odds-damage"), call.say("odds-exactly"), call.say("odds-at-least")]
    widths = [max(len(title), 7) for title in titles]
    lines = ["  ".join(title.rjust(width) for title, width in zip(titles, widths, strict=True))]
    longest = max(damage.values())
    at_least = Fraction(1)
    for amount in range(max(damage) + 1):
        chance = damage.get(amount, Fraction(0))
        cells = [str(amount), percent(call, chance), percent(call, at_least)]
        row = "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        lines.append(f"{row}  {'█' * round(BAR * chance / longest)}".rstrip())
        at_least -= chance
    return lines


def percent(call: Call, chance: Fraction) -> str:
    """`20.3%`, with the decimal sign of the language."""
    return call.say("odds-percent", number=decimal(call, 100 * chance, 1))


def decimal(call: Call, value: Fraction, places: int) -> str:
    """A number with so many decimal places, rounded, in the reader's language."""
    whole, part = f"{float(value):.{places}f}".split(".")
    return call.say("odds-decimal", whole=whole, part=part)


COMMAND = Command(
    "odds",
    text("cli-odds"),
    run,
    (
        ATTACK,
        DEFENSE,
        RANGE,
        MELEE,
        SURGES,
        MODIFIERS,
        REROLLS,
        CONVERSIONS,
        ATTACKER,
        DEFENDER,
        TOKENS,
        TARGET,
        HEALTH,
        GOAL,
    ),
    examples=text("odds-examples"),
)
