"""The words for figures, targets and abilities in options and prompts, as texts."""

from __future__ import annotations

from functools import cache

from dejarik.assault.board import DoorId, each, token_symbols
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.library import all_cards
from dejarik.assault.rules.ground import board_for, space_name
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, Token
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import Text, text
from dejarik.messages import Language, declare_family, say

#: The key of an effect that lasts is its card's with this behind it.
LASTING = "-lasting"


def card_text(card: str) -> Text:
    return text(f"card-{card}")


def figure_text(state: Assault, figure: Figure) -> Text:
    """`Stormtrooper 2 (F7)`: enough to tell figures apart; a lone figure has no number."""
    name = bare_figure_text(state, figure)
    if figure.space == NOWHERE:
        return name
    return text("name-figure", figure=name, space=space_name(state, figure.space))


def bare_figure_text(state: Assault, figure: Figure) -> Text:
    """`Stormtrooper 2`: wherever it stands."""
    name = card_text(figure.card)
    if profile_of(state, figure).size > 1 or figure.number > 1:
        name = text("name-member", card=name, number=figure.number)
    return name


def group_text(state: Assault, group: Group) -> Text:
    """The card of a group; where its player has several of that card, with the numbers of its figures."""
    alike = [other for other in state.groups.values() if (other.seat, other.card) == (group.seat, group.card)]
    figures = [figure.number for figure in state.figures.values() if figure.group == group.id]
    if len(alike) == 1 or not figures:
        return card_text(group.card)
    numbers = "–".join(dict.fromkeys((str(min(figures)), str(max(figures)))))
    return text("name-group", card=card_text(group.card), numbers=numbers)


def prompt_text(key: str, effect: str) -> Text:
    """What a choice is for: the card and its effect; once, where both have the same name."""
    card, named = source_text(key), effect_text(key, effect)
    return (
        text("pick-card", card=card) if alike(card, named) else text("pick-prompt", card=card, effect=named)
    )


@cache
def _words(id: str) -> str:
    return say(text(id), Language.ENGLISH)


def alike(one: Text, other: Text) -> bool:
    """Whether two names are the same words."""
    return _words(one.id) == _words(other.id)


def token_text(state: Assault, token: Token) -> Text:
    """`Crate (F7)`, `Door (F7/F8)`: what it is and where it lies, if it lies anywhere."""
    kind = text(f"token-{token.kind}")
    if token.door >= 0:
        return text("name-token", kind=kind, space=door_name(state, token.door))
    return (
        kind
        if token.space == NOWHERE
        else text("name-token", kind=kind, space=space_name(state, token.space))
    )


def door_name(state: Assault, door: int) -> str:
    """Where a door is: the first and the last of the spaces on both sides of it."""
    ground = board_for(state)
    spaces = list(each(ground.door_spaces[DoorId(door)]))
    return f"{ground.name(spaces[0])}–{ground.name(spaces[-1])}"


def target_text(state: Assault, target: Figure | Token) -> Text:
    return figure_text(state, target) if isinstance(target, Figure) else token_text(state, target)


def surge_text(key: str, surge: Surge) -> Text:
    """What a surge ability gives and of which card it is; one with a name of its own is called by that."""
    named = not surge.name.isdigit() and key in known_cards()
    effect = effect_text(key, surge.name) if named else gains_text(surge.effect)
    if surge.cost > 1:
        effect = text("surge-dear", cost=surge.cost, effect=effect)
    return text("surge-name", effect=effect, card=source_text(key))


def gains_text(effect: AttackEffect) -> Text:
    """`+2 damage, Pierce 1, Stun`: what an effect adds to an attack."""
    parts: list[Text] = []
    for symbol in ("damage", "accuracy", "surge", "block", "evade", "dodge"):
        amount = getattr(effect, symbol)
        if amount:
            parts.append(text("gain-amount", amount=f"{amount:+d}", symbol=text(f"symbol-{symbol}")))
    for keyword in ("pierce", "blast", "cleave"):
        amount = getattr(effect, keyword)
        if amount:
            parts.append(text("gain-keyword", keyword=text(f"keyword-{keyword}"), amount=amount))
    if effect.recover_damage:
        parts.append(text("gain-recover", amount=effect.recover_damage))
    parts += [text(f"keyword-{condition.value}") for condition in sorted(effect.conditions)]
    if not parts:
        return text("gain-token")
    whole = parts.pop()
    while parts:
        whole = text("gain-and", first=parts.pop(), rest=whole)
    return whole


def source_text(key: str) -> Text:
    """The name of whatever a source is: a card, a mission, or the card that a lasting effect comes from."""
    if key in known_cards():
        return card_text(key)
    if key.endswith(LASTING):
        return card_text(key.removesuffix(LASTING))
    return text(f"mission-{key}")


def effect_text(key: str, effect: str) -> Text:
    """The name of an effect of a card; of a mission, the mission's name."""
    return text(f"card-{key}-{effect}") if key in known_cards() else source_text(key)


@cache
def known_cards() -> frozenset[str]:
    return frozenset(card.id for card in all_cards())


declare_family("token-*", lambda: (f"token-{kind}" for kind in token_symbols()))
declare_family("pool-*", lambda: (f"pool-{pool}" for pool in ("attack", "defence")))
