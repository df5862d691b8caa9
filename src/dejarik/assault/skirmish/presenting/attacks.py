"""The attack in progress as a page shows it: its dice, what they come to, and how much the target would suffer.

The numbers are those of the attack's own record (CORE-ATTACK-18 to -24); nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dejarik.assault.dice.attack import HARMFUL
from dejarik.assault.rules import values
from dejarik.assault.rules.attack import Attack, Rolled, find_target
from dejarik.assault.rules.attack.aftermath import Aftermath
from dejarik.assault.rules.attack.declaring import Declaring
from dejarik.assault.rules.attack.rolling import Rolling
from dejarik.assault.rules.ground import distance
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.texts import text_of
from dejarik.assault.skirmish.presenting.plain import Shown, names, symbols, words
from dejarik.kernel.procedures import Question, Step

#: The step of the rules that begins with a step of the procedure (CORE-ATTACK-30).
_BEGINS: dict[Callable[[Any, Any], Any], str] = {
    Declaring.before: "declare",
    Rolling.offer_dice: "roll",
    Rolling.reroll_time: "rerolls",
    Rolling.apply_modifiers: "modifiers",
    Rolling.offer_surges: "surges",
    Rolling.check_accuracy: "accuracy",
    Rolling.suffer: "damage",
    Aftermath.discard_conditions: "after",
}


def _steps(steps: Iterable[Step]) -> tuple[str, ...]:
    """The step of the rules for each step of the procedure."""
    found: list[str] = []
    step = ""
    for each in steps:
        step = _BEGINS.get(each.put if isinstance(each, Question) else each, step)
        found.append(step)
    return tuple(found)


STEPS = _steps(Attack.steps)


def attack_shown(state: Assault) -> Shown | None:
    """The innermost attack in progress."""
    attack = state.find(Attack)
    if attack is None:
        return None
    target = find_target(state, attack.target) if attack.target else None
    return {
        "attacker": attack.attacker,
        "target": attack.target or None,
        "target_kind": None if target is None else "figure" if isinstance(target, Figure) else "token",
        "target_space": names(state, [attack.target_space])[0] if attack.target_space >= 0 else None,
        "seat": attack.seat,
        "melee": attack.melee,
        "distance": away(state, attack),
        "step": step_of(state, attack),
        "attack_dice": [_die(die) for die in attack.attack_dice],
        "defence_dice": [_die(die) for die in attack.defence_dice],
        "totals": {
            "damage": attack.damage_results,
            "surge": attack.surges_left,
            "accuracy": attack.accuracy,
            "block": attack.blocks,
            "evade": attack.evades,
            "dodge": attack.dodges,
            "pierce": pierce(state, attack),
            "needs": needs(state, attack),
        },
        "suffers": suffers(state, attack),
        "bought": _bought(state, attack),
        "missed": attack.missed,
        "conditions": sorted({each.value for each in attack.tally.conditions if each in HARMFUL}),
    }


def step_of(state: Assault, attack: Attack) -> str:
    """The step of the rules that the attack is in: the one that asks, or the one whose window is open."""
    place = attack.at if state.stack[-1] is attack else attack.at - 1
    return STEPS[max(0, min(place, len(STEPS) - 1))]


def _die(die: Rolled) -> Shown:
    return {
        "colour": die.colour.value,
        "face": die.face if die.face >= 0 else None,
        "rerolled": die.rerolled,
        "symbols": symbols(die.symbols),
    }


def away(state: Assault, attack: Attack) -> int | None:
    """How far the target is; when one of the two is gone, how far it was."""
    attacker = state.figures.get(attack.attacker)
    target = find_target(state, attack.target) if attack.target else None
    if attacker is None or target is None:
        return attack.away if attack.away >= 0 else None
    return distance(state, attacker, target)


def needs(state: Assault, attack: Attack) -> int | None:
    """The accuracy that a ranged attack needs (CORE-ATTACK-22); None for a melee attack and where nothing suffices."""
    space = away(state, attack)
    if attack.melee or space is None:
        return None
    return space if attack.target in state.tokens else max(1, space)


def pierce(state: Assault, attack: Attack) -> int:
    """What is left of the attack's Pierce against this target."""
    taken = values.defence_pierce(state, attack.target) if attack.target in state.figures else 0
    return max(0, attack.tally.pierce - taken)


def suffers(state: Assault, attack: Attack) -> int:
    """What the target has suffered, or would suffer if nothing more changed (CORE-ATTACK-22 to -24)."""
    if step_of(state, attack) == "after" or attack.damage:
        return attack.damage
    needed = needs(state, attack)
    short = not attack.melee and (needed is None or attack.accuracy < needed)
    if attack.missed or attack.dodges or short:
        return 0
    return max(0, attack.damage_results - max(0, attack.blocks - pierce(state, attack)))


def _bought(state: Assault, attack: Attack) -> list[Shown]:
    """The surge abilities that have been used, each as often as it was."""
    found: list[Shown] = []
    for key, times in attack.bought.items():
        source, _, name = key.partition(".")
        card = state.sources.get(int(source))
        if card is not None:
            found += [
                words(surge_text(card.key, surge))
                for surge in text_of(card.key).surges
                if surge.name == name
                for _ in range(times)
            ]
    return found
