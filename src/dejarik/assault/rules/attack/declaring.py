"""Declaring an attack (steps 0 and 1, CORE-ATTACK-10 to -13, CORE-POWER-04): the target, its space, and power tokens;
and the space again when the target has moved (CORE-ATTACK-40)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from dejarik.assault.dice.attack import TOKEN_EFFECTS, Side
from dejarik.assault.rules import values
from dejarik.assault.rules.active import activation, is_cut_short
from dejarik.assault.rules.attack.events import AttackDeclared, BeforeAttack, PowerSpent
from dejarik.assault.rules.attack.helping import helping_cards
from dejarik.assault.rules.attack.numbers import Spending, helpful_tokens
from dejarik.assault.rules.attack.targets import (
    NO_SPACE,
    eligible_targets,
    find_target,
    has_target,
    in_reach,
    target_spaces,
)
from dejarik.assault.rules.attack.weaponry import choosable_weapons, take_up, take_up_the_only
from dejarik.assault.rules.ground import figures_near, space_name
from dejarik.assault.rules.names import card_text, figure_text, target_text
from dejarik.assault.rules.state import Assault, Figure
from dejarik.assault.rules.verbs import held_label, held_name
from dejarik.kernel import Decision, Option, Text, Use, Verb, as_fact, choose, each_of, itself, text
from dejarik.kernel.records import copy

if TYPE_CHECKING:
    from dejarik.assault.rules.attack.attack import Attack

BEYOND_ANY_BLAST = 5  # spaces: no text reaches as far from a target space


def _target_label(state: Assault, asked: Decision, id: int) -> Text:
    target = find_target(state, id)
    assert target is not None
    return text("option-attack", target=target_text(state, target))


def _space_name(state: Assault, asked: Decision, space: int) -> str:
    return space_name(state, space) if space >= 0 else "door"


def _space_label(state: Assault, asked: Decision, space: int) -> Text:
    return text("option-space", space=space_name(state, space) if space >= 0 else "-")


def _space_facts(state: Assault, asked: Decision, space: int) -> dict[str, Any]:
    return {"space": space_name(state, space) if space >= 0 else ""}


def _around(state: Assault, asked: Decision, space: int) -> Hashable:
    """The spaces of a door are alike where the same figures are near, whatever the attack does around its target; how
    far it is does not depend on the space."""
    if asked.about["figure"] not in state.tokens or space < 0:
        return space
    return frozenset(figure.id for figure in figures_near(state, 1 << space, BEYOND_ANY_BLAST))


def _token_label(state: Assault, asked: Decision, spent: Spending) -> Text:
    token = text(f"symbol-{spent.kind.value}")
    if spent.plain:
        return text("option-spend-token", token=token)
    holder = figure_text(state, state.figures[spent.holder])
    return text("option-spend-token-as", token=token, held=text(f"symbol-{spent.held.value}"), figure=holder)


def _token_name(state: Assault, asked: Decision, spent: Spending) -> str:
    kind = spent.kind.value
    return kind if spent.plain else f"{kind}#{spent.holder}.{spent.held.value}"


ATTACK = Verb("attack", _target_label, itself, as_fact("target"))
PLAY_TO_ATTACK = Verb(
    "play",
    lambda state, asked, use: card_text(use.key),
    lambda state, asked, use: str(use.key),
    lambda state, asked, use: {"card": use.key},
)
WEAPON = Verb("weapon", held_label, held_name, lambda state, asked, id: {"card": state.sources[id].key})
DECLINE_ATTACK = Verb("decline", text("option-decline-attack"), declines=True)
TARGET_SPACE = Verb("space", _space_label, _space_name, _space_facts, alike=_around)
SPEND_TOKEN = Verb("token", _token_label, _token_name)
KEEP_TOKENS = Verb("keep", text("option-keep-tokens"), declines=True)


def offer_weapon_or_card(attack: Attack, state: Assault) -> Decision | None:
    """Who has several weapons says which (CORE-ATTACK-01). And an attack that only a card makes possible
    (CORE-ATTACK-10): the card is played, or there is no attack."""
    if not _may_go_on(attack, state):
        return None
    weapons = choosable_weapons(state, attack)
    if len(weapons) > 1:
        options = each_of(WEAPON, weapons)
        if not attack.must:
            options.append(Option(DECLINE_ATTACK))
        prompt = text("attack-weapon", figure=figure_text(state, state.figures[attack.attacker]))
        return choose(attack.seat, prompt, options, about={"figure": attack.attacker})
    if has_target(state, attack):
        return None
    cards = [use for use in helping_cards(state, attack) if attack.with_card in ("", use.key)]
    if not cards:
        return None
    options = each_of(PLAY_TO_ATTACK, cards)
    if not attack.must:
        options.append(Option(DECLINE_ATTACK))
    about = {"figure": attack.attacker}
    return choose(attack.seat, text("attack-card"), options, about=about, pause=not attack.with_card)


def take_weapon_or_card(attack: Attack, state: Assault, choice: Use | int | str) -> None:
    if isinstance(choice, int):
        take_up(state, attack, choice)
        attack.go_to(offer_weapon_or_card)
    elif isinstance(choice, Use):
        attack.with_card = choice.key
        state.push(choice)
        attack.go_to(offer_weapon_or_card)  # with the help of the card there may be weapons to choose from
    elif len(choosable_weapons(state, attack)) > 1:
        attack.cancel(state)
    else:
        attack.with_card = ""


def before(attack: Attack, state: Assault) -> None:
    if not _may_go_on(attack, state):
        attack.cancel(state)
        return
    take_up_the_only(state, attack)
    state.occur(BeforeAttack(attacker=attack.attacker, played=attack.with_card))


def _may_go_on(attack: Attack, state: Assault) -> bool:
    return (
        attack.attacker in state.figures
        and values.can_attack(state, attack.attacker)
        and not is_cut_short(state, attack.attacker)
    )


def offer_targets(attack: Attack, state: Assault) -> Decision | None:
    if not _may_go_on(attack, state):
        return None
    options = each_of(ATTACK, (target.id for target in eligible_targets(state, attack)))
    if not options:
        return None
    if not attack.must:
        options.append(Option(DECLINE_ATTACK))
    prompt = text("attack-target", figure=figure_text(state, state.figures[attack.attacker]))
    return choose(attack.seat, prompt, options, about={"figure": attack.attacker})


def take_target(attack: Attack, state: Assault, choice: int | str) -> None:
    if isinstance(choice, int):
        attack.target = choice


def declare(attack: Attack, state: Assault) -> None:
    if not attack.target:
        attack.cancel(state)


def offer_space(attack: Attack, state: Assault) -> Decision | None:
    """A target of several spaces: which one (CORE-ATTACK-11); asked again when the target has moved (-40)."""
    attacker = state.figures.get(attack.attacker)
    target = find_target(state, attack.target)
    if attacker is None or target is None or not in_reach(state, attack, target):
        return None
    spaces = target_spaces(state, attack, target)
    if attack.target_space in spaces or not spaces:
        return None
    options = each_of(TARGET_SPACE, spaces)
    prompt = text("attack-space", target=target_text(state, target))
    about = {"figure": attack.target, "decides": attack.attacker}
    return choose(attack.seat, prompt, options, about=about)


def take_space(attack: Attack, state: Assault, space: int) -> None:
    attack.target_space = space


def look_again(attack: Attack, state: Assault) -> None:
    """CORE-ATTACK-40: a target that is no longer in reach leaves the attack without a target space."""
    attacker = state.figures.get(attack.attacker)
    target = find_target(state, attack.target)
    if attacker is None or target is None or in_reach(state, attack, target):
        return
    attack.target_space = NO_SPACE


def declared(attack: Attack, state: Assault) -> None:
    current = activation(state)
    if current is not None and current.figure == attack.attacker and not attack.borrowed:  # CORE-ATTACK-54
        current.has_attacked = True
    state.occur(AttackDeclared(attacker=attack.attacker, target=attack.target, tally=copy(attack.tally)))


def offer_attack_token(attack: Attack, state: Assault) -> Decision | None:
    return _offer_token(attack, state, state.figures.get(attack.attacker), Side.ATTACKER)


def offer_defence_token(attack: Attack, state: Assault) -> Decision | None:
    return _offer_token(attack, state, state.figures.get(attack.target), Side.DEFENDER)


def _offer_token(attack: Attack, state: Assault, figure: Figure | None, side: Side) -> Decision | None:
    """CORE-POWER-04, -05: one token of a kind that helps."""
    if figure is None or figure.id in attack.tokens_spent or attack.is_over(state):
        return None
    helpful = helpful_tokens(state, figure, side)
    if not helpful:
        return None
    seat = attack.seat if figure.id == attack.attacker else figure.seat
    options = each_of(SPEND_TOKEN, helpful)
    return choose(
        seat,
        text("attack-token", figure=figure_text(state, figure)),
        [*options, Option(KEEP_TOKENS)],
    )


def take_token(attack: Attack, state: Assault, choice: Spending | str) -> None:
    if isinstance(choice, str):
        return
    state.figures[choice.holder].power.remove(choice.held)
    attack.tokens_spent.append(choice.figure)
    attack.tally.add(TOKEN_EFFECTS[choice.kind])
    spent = PowerSpent(figure=choice.figure, token=choice.kind)
    if not choice.plain:
        spent.holder, spent.held = choice.holder, choice.held
    state.occur(spent)
