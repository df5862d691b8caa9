"""Spending surges (step 5, CORE-ATTACK-20, CORE-SURGE): one surge ability after another, until none is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dejarik.assault.dice.attack import HARMFUL, AttackEffect
from dejarik.assault.rules.attack import numbers
from dejarik.assault.rules.attack.reports import SurgeSpent
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.state import Assault
from dejarik.assault.rules.texts import Surge, definition_of
from dejarik.kernel import Decision, Option, Source, Text, Verb, choose, text

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack


def _surge_label(state: Assault, asked: Decision, ability: tuple[int, str, Surge]) -> Text:
    source, _, surge = ability
    return surge_text(state.sources[source].key, surge)


def changes_nothing(state: Assault, attack: Attack, surge: Surge) -> bool:
    """Whether a surge ability is of no use, whatever else is bought: accuracy where there is enough and nothing that
    reaches farther, Pierce without blocks, conditions for a door or object, recovering without damage."""
    if surge.now or surge.after or surge.tokens:
        return False
    effect = surge.effect
    attacker = state.figures.get(attack.attacker)
    if effect == AttackEffect(accuracy=effect.accuracy):
        bought = [each.effect for _, _, each in numbers.surge_abilities(state, attack)]
        cleaves = attack.tally.cleave or any(each.cleave for each in bought)
        return not cleaves and not numbers.falls_short(state, attack)
    if effect.conditions and effect == AttackEffect(conditions=effect.conditions & HARMFUL):
        return attack.target in state.tokens  # only figures have conditions
    if effect == AttackEffect(pierce=effect.pierce):
        return attack.blocks <= numbers.pierce(state, attack)
    return effect == AttackEffect(recover_damage=effect.recover_damage) and not (attacker and attacker.damage)


def _is_useless(state: Assault, asked: Decision, ability: tuple[int, str, Surge]) -> bool:
    from dejarik.assault.rules.attack.attack import Attack

    return changes_nothing(state, state.the(Attack), ability[2])


SURGE = Verb("surge", _surge_label, lambda state, asked, ability: str(ability[1]), idle=_is_useless)
SURGES_DONE = Verb("done", text("option-surges-done"), declines=True)


def offer_surges(attack: Attack, state: Assault) -> Decision | None:
    left = attack.surges_left
    if attack.attacker not in state.figures or not left:
        return None
    options = [
        Option(SURGE, ability)
        for ability in numbers.surge_abilities(state, attack)
        if ability[2].cost <= left
    ]
    if not options:
        return None
    return choose(
        attack.seat,
        text("attack-surges", surges=left),
        [*options, Option(SURGES_DONE)],
    )


def spend_surge(attack: Attack, state: Assault, choice: tuple[int, str, Surge] | str) -> None:
    if isinstance(choice, str):
        return
    source, key, surge = choice
    attack.spent += surge.cost
    attack.bought[key] = attack.bought.get(key, 0) + 1
    if surge.limit is not None:
        state.count_use(state.scope(surge.limit.per), key)
    attack.tally.add(surge.effect)
    state.log(
        SurgeSpent(
            attacker=attack.attacker, target=attack.target, key=state.sources[source].key, name=surge.name
        )
    )
    if surge.now is not None:
        surge.now(state, attack, state.sources[source])
    attack.go_to(offer_surges)


def bought_surges(state: Assault, attack: Attack) -> Iterator[tuple[Source, Surge]]:
    """The surge abilities that have been bought, each as often as it was, with their sources."""
    for key, times in attack.bought.items():
        source_id, _, name = key.partition(".")
        source = state.sources.get(int(source_id))
        if source is not None:
            for surge in definition_of(source.key).surges:
                if surge.name == name:
                    yield from [(source, surge)] * times
