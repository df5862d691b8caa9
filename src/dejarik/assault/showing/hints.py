"""What a page shows about an option before it is taken: the way a figure goes, the odds of a shot, what an effect does.

An option is one of the decision that the seat is asked; other seats learn nothing about it. What can be looked up by
everybody is in `lookups`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from dejarik.assault.board import Position, Reach
from dejarik.assault.dice.attack import Condition
from dejarik.assault.rules import values
from dejarik.assault.rules.activation import ATTACK_ACTION, ATTACK_BY_CARD, MOVE
from dejarik.assault.rules.active import activation
from dejarik.assault.rules.attack import Attack, attack_with, eligible_targets, find_target
from dejarik.assault.rules.attack.declaring import ATTACK, WEAPON
from dejarik.assault.rules.attack.surges import SURGE, changes_nothing
from dejarik.assault.rules.attack.weaponry import take_up
from dejarik.assault.rules.ground import are_adjacent, members, piece_at, thing
from dejarik.assault.rules.movement import MoveSpaces, reach_by_points
from dejarik.assault.rules.movement.steps import where
from dejarik.assault.rules.names import surge_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.texts import definition_of
from dejarik.assault.rules.verbs import DISCARD_CARD, DISCARD_CONDITION
from dejarik.assault.showing.attacks import suffers
from dejarik.assault.showing.cards import card_shown, condition_card, condition_text
from dejarik.assault.showing.choices import effect_shown, explained
from dejarik.assault.showing.estimate import estimate, ghost
from dejarik.assault.showing.lookups import look_up
from dejarik.assault.showing.plain import names
from dejarik.assault.showing.records import AttackHint, Hint, PathStep
from dejarik.assault.showing.sight import sight_shown
from dejarik.kernel import Decision, Option, Use, Verb, decision
from dejarik.kernel.records import copy
from dejarik.kernel.sent import Sent

S = TypeVar("S", bound=Assault)
#: What there is to say about an option.
Finder = Callable[[S, Option], Sent | None]


def hint(state: S, seat: int | None, option: str, own: Mapping[Verb, Finder[S]]) -> Sent:
    """What a page shows a seat about an option or something to look up; nothing when there is nothing to say. `own`:
    what is said about options that only one way to play has."""
    asked = decision(state)
    if asked is not None and seat in asked.seats:
        chosen = asked.find(state, option)
        found = None if chosen is None else _about(state, asked, chosen, own)
        if found is not None:
            return found
    return look_up(state, option) or Hint()


def _about(state: S, asked: Decision, option: Option, own: Mapping[Verb, Finder[S]]) -> Sent | None:
    end = where(option)
    if end is not None:
        return _going(state, asked, end)
    find = own.get(option.verb) or _BY_VERB.get(option.verb)
    if find is not None:
        return find(state, option)
    use = option.value[1] if isinstance(option.value, tuple) and len(option.value) == 2 else option.value
    return effect_shown(use.key, use.ability) if isinstance(use, Use) else explained(state, option)


# --- Going ----------------------------------------------------------------------------------------


def _going(state: Assault, asked: Decision, end: Position) -> Sent | None:
    """Where a figure would stand, and the way there if it walks or is pushed."""
    figure = state.figures.get(asked.about.get("figure", 0))
    if figure is None:
        return None
    shown = Hint(ends=_covered(state, figure, end))
    found = _reach(state, figure)
    if found is None:
        return shown
    cost = found.cost(end)
    if cost is not None:
        shown.cost = cost
        shown.path = [
            PathStep(spaces=_covered(state, figure, step.position), cost=step.cost)
            for step in found.path(end)
        ]
    return shown


def _reach(state: Assault, figure: Figure) -> Reach | None:
    """What the movement that is asked about can reach; None for a figure that is put down."""
    top = state.stack[-1]
    if isinstance(top, MoveSpaces):
        return top.within_reach(state, figure)
    is_on_its_way = figure.points and figure.space >= 0
    return reach_by_points(state, figure) if is_on_its_way else None


def _covered(state: Assault, figure: Figure, position: Position) -> list[str]:
    return names(state, piece_at(state, figure, position).cells)


def _move(state: Assault, option: Option) -> Sent | None:
    """The action "move": every space that the base could cover afterwards (CORE-MOVE-01)."""
    current = activation(state)
    if current is None:
        return None
    twin = ghost(state)
    figure = twin.figures[current.figure]
    figure.points += values.speed(state, figure.id)
    ends = reach_by_points(twin, figure).ends()
    covered = {space: None for end in ends for space in _covered(state, figure, end)}
    return Hint(reach=list(covered), points=figure.points)


# --- Attacking ------------------------------------------------------------------------------------


def _attack_action(state: Assault, option: Option) -> Sent | None:
    """The action "attack": everybody it could be aimed at, with the odds. Lines are drawn for one target at a time."""
    current = activation(state)
    if current is None:
        return None
    attack = attack_with(state, state.figures[current.figure], must=True)
    return Hint(targets=_targets(state, attack))


def _weapon(state: Assault, option: Option) -> Sent | None:
    """A weapon to attack with (CORE-ATTACK-01): everybody it could be aimed at, with the odds."""
    attack = copy(state.the(Attack))
    take_up(state, attack, option.value)
    return Hint(card=state.sources[option.value].key, targets=_targets(state, attack))


def _attack_by_card(state: Assault, option: Option) -> Sent | None:
    """The same for an attack that a Command card makes possible: with the card."""
    found = effect_shown(option.value.key, option.value.ability)
    attack = attack_with(state, state.figures[option.value.subject], must=True)
    widens = definition_of(option.value.key).widens
    assert widens is not None
    widens.change(state, attack)
    found.targets = _targets(state, attack)
    return found


def _targets(state: Assault, attack: Attack) -> list[AttackHint]:
    return [_odds(state, target.id, copy(attack)) for target in eligible_targets(state, attack)]


def _odds(state: Assault, target: int, attack: Attack) -> AttackHint:
    twin = ghost(state)
    twin.push(attack)
    found = estimate(twin, attack, target).shown()
    found.id = target
    return found


def _attack_target(state: Assault, option: Option) -> Sent | None:
    """A target of the attack that is being declared: the odds and the lines of sight."""
    twin = ghost(state)
    attack = twin.stack[-1]
    target = find_target(state, option.value)
    if not isinstance(attack, Attack) or target is None:
        return None
    attacker = state.figures[attack.attacker]
    through = attack.through_figures or values.sees_through_figures(state, attacker.id)
    beside = attack.melee and are_adjacent(state, attacker, target)
    found = estimate(twin, attack, target.id).shown()
    lines = None if beside else sight_shown(state, attacker, thing(state, target), through_figures=through)
    found.sight = lines
    return found


# --- Effects --------------------------------------------------------------------------------------


def _surge(state: Assault, option: Option) -> Sent | None:
    """What a surge ability adds, and what the target would suffer then."""
    source, _, surge = option.value
    key = state.sources[source].key
    told = surge_text(key, surge)
    found = Hint(name=told, text=told) if surge.name.isdigit() else effect_shown(key, surge.name)
    twin = ghost(state)
    attack = twin.the(Attack)
    found.before, found.idle = suffers(twin, attack), changes_nothing(twin, attack, surge)
    attack.spent += surge.cost
    attack.tally.add(surge.effect)
    found.cost, found.suffers = surge.cost, suffers(twin, attack)
    target = twin.figures.get(attack.target)
    if target is not None:
        left = values.health(twin, target.id) - target.damage
        found.defeats = found.before < left <= found.suffers
    return found


def _discard(state: Assault, option: Option) -> Sent | None:
    """A condition that is discarded with its own action (CORE-ACTION-09), or a Command card."""
    if isinstance(option.value, Condition):
        card = condition_card(option.value)
        return None if card is None else Hint(name=card.name, text=condition_text(card))
    return card_shown(state.sources[option.value].key)


def group_hint(state: Assault, option: Option) -> Sent | None:
    """A group that may be activated."""
    group = state.groups.get(option.value)
    if group is None:
        return None
    return Hint(card=group.card, figures=[figure.id for figure in members(state, group.id)])


_BY_VERB: dict[Verb, Callable[[Assault, Option], Sent | None]] = {
    MOVE: _move,
    ATTACK_ACTION: _attack_action,
    ATTACK_BY_CARD: _attack_by_card,
    WEAPON: _weapon,
    ATTACK: _attack_target,
    SURGE: _surge,
    DISCARD_CONDITION: _discard,
    DISCARD_CARD: _discard,
}
