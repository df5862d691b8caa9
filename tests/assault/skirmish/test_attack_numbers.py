"""An attack's numbers are stated once: what the rules do over all rolls, what the page shows and what the bot counts
are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import msgspec
import pytest
from tests.assault.table import Table
from tests.receiving import received

import dejarik.assault.skirmish.stakes  # noqa: F401 - what there is to win
from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.dice.faces import Die
from dejarik.assault.evaluation.shots import as_numbers, chances
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import Attack, AttackResolved, attack_with, numbers
from dejarik.assault.rules.ground import board_for
from dejarik.assault.rules.objects.tokens import add_token
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import How, apply, clone, decision


def declaring(table: Table, target: int = 0, **kind: object) -> tuple[SkirmishState, int]:
    """The figure A is about to declare its attack on b or a token, who can suffer any amount."""
    target = target or table.id("b")
    if target in table.state.figures:
        table.state.modify("health", How.ADD, 50, subject=target, until=table.state.scope("round"))
    table.push(attack_with(table.state, table.figure("A"), **kind))
    return table.state, target


def plain() -> tuple[SkirmishState, int]:
    return declaring(Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper"))


def far_away() -> tuple[SkirmishState, int]:
    """Pierce and a condition are among the surge abilities."""
    return declaring(Table("| A   .   .   .   .   .   b |", A="snowtrooper", b="stormtrooper"))


def in_melee() -> tuple[SkirmishState, int]:
    """Pierce is printed."""
    return declaring(Table("| A   b |", A="emperor-palpatine-sith-master", b="stormtrooper"))


def in_armour() -> tuple[SkirmishState, int]:
    """The target takes a part of the Pierce that is printed."""
    table = Table("| A   b |", A="emperor-palpatine-sith-master", b="stormtrooper")
    until = table.state.scope("round")
    table.state.modify("defence-pierce", How.ADD, 1, subject=table.id("b"), until=until)
    return declaring(table)


def with_conditions() -> tuple[SkirmishState, int]:
    table = Table("| A   .   .   b |", A="stormtrooper", b="rebel-trooper")
    table.give("A", Condition.WEAKENED, PowerToken.SURGE).give("b", Condition.HIDDEN, Condition.WEAKENED)
    return declaring(table)


def out_of_hiding() -> tuple[SkirmishState, int]:
    table = Table("| A   .   .   b |", A="jet-trooper-elite", b="stormtrooper")
    return declaring(table.give("A", Condition.HIDDEN))


def on_an_object() -> tuple[SkirmishState, int]:
    """It has a block and no dice; the attacker's Focused adds a die."""
    table = Table("| A   .   .   .   b |", A="stormtrooper", b="rebel-trooper").give("A", Condition.FOCUSED)
    crate = add_token(table.state, "crate", 2, health=50, block=1)
    table.refresh()
    return declaring(table, crate.id)


def on_a_strong_object() -> tuple[SkirmishState, int]:
    """Only Pierce that is bought twice comes through the blocks."""
    table = Table("| A   .   b |", A="rebel-saboteur", b="stormtrooper")
    table.state.modify("attack-surge", How.ADD, 1, subject=table.id("A"), until=table.state.scope("round"))
    gate = add_token(table.state, "gate", 1, health=50, block=5)
    table.refresh()
    return declaring(table, gate.id)


def with_other_dice() -> tuple[SkirmishState, int]:
    """What grants the attack says with what."""
    table = Table("| A   b |", A="stormtrooper", b="rebel-trooper")
    return declaring(table, melee=True, dice=[Die.RED, Die.YELLOW])


ATTACKS = [
    plain, far_away, in_melee, in_armour, with_conditions, out_of_hiding, on_an_object, on_a_strong_object,
    with_other_dice,
]  # fmt: skip


@pytest.mark.rule("CORE-ATTACK-14", "CORE-ATTACK-18", "CORE-ATTACK-20", "CORE-ATTACK-22", "CORE-ATTACK-23")
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_rules_page_and_bot_agree(attack: Callable[[], tuple[SkirmishState, int]]) -> None:
    state, target = attack()
    played = by_the_rules(state, target)
    assert by_the_page(state, target) == pytest.approx(played)
    assert by_the_bot(state, target) == pytest.approx(played)


@pytest.mark.rule("CORE-COND-02")
@pytest.mark.parametrize("has", [False, True])
def test_a_condition_that_the_target_has_is_not_promised_again(has: bool) -> None:
    table = Table("| A   .   b |", A="snowtrooper", b="rebel-trooper")
    if has:
        table.give("b", Condition.WEAKENED)
    state, target = declaring(table)
    shown = received(GAME.presenter.hint(state, 0, f"attack:{target}"))["odds"]
    assert ("weaken" in shown["conditions"]) is not has


def by_the_rules(state: SkirmishState, target: int) -> dict[int, float]:
    """Every roll is played; of the surge abilities those are bought that hurt most."""
    twin = copied(state)
    twin.the(Attack).target = target
    count = len(numbers.in_numbers(twin, twin.the(Attack)).attack_pool.dice)
    count += len(numbers.in_numbers(twin, twin.the(Attack)).defence_pool.dice)
    suffered: Counter[int] = Counter()
    for faces in product(range(6), repeat=count):
        twin = copied(state)
        twin.rng.script += faces
        suffered[most_damage(twin, f"attack:{target}")] += 1
        assert not twin.rng.script, "fewer dice than expected were rolled"
    return {amount: times / 6**count for amount, times in suffered.items()}


def most_damage(state: SkirmishState, choice: str) -> int:
    """What the target suffers when this is chosen, and then whatever is best for the attacker."""
    for event in apply(state, choice):
        if isinstance(event, AttackResolved):
            return event.damage
    asked = decision(state)
    assert asked is not None
    options = asked.ids(state)
    tokens = [id for id in options if id.startswith("token:")]
    if tokens:
        return most_damage(state, tokens[0])
    assert "done" in options, options
    return max(most_damage(copied(state), id) for id in options)


def by_the_page(state: SkirmishState, target: int) -> dict[int, float]:
    shown = received(GAME.presenter.hint(state, 0, f"attack:{target}"))["odds"]
    return {int(amount): chance for amount, chance in shown["damage"].items()}


def by_the_bot(state: SkirmishState, target: int) -> dict[int, float]:
    twin = copied(state)
    attack = twin.the(Attack)
    attack.target = target
    asked = msgspec.structs.replace(as_numbers(twin, attack), distance=numbers.odds_distance(twin, attack))
    return dict(chances(asked).damage)


def copied(state: SkirmishState) -> SkirmishState:
    twin = clone(state)
    twin.__dict__["board_"] = board_for(state)
    return twin
