"""The words for figures, targets and abilities in options and prompts, as texts."""

from __future__ import annotations

from functools import cache

from dejarik.assault.board import token_symbols
from dejarik.assault.dice.attack import AttackEffect
from dejarik.assault.facts.library import all_cards
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, Token
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import Text, text
from dejarik.messages import declare_family

#: The key of an effect that lasts is its card's with this behind it.
LASTING = "-lasting"


def card_text(card: str) -> Text:
    return text(f"card-{card}")


def figure_text(state: Assault, figure: Figure) -> Text:
    """`Stormtrooper 2 (F7)`: enough to tell figures apart; a lone figure has no number."""
    name = card_text(figure.card)
    if profile_of(state, figure).size > 1:
        name = text("name-member", card=name, number=figure.number)
    if figure.space == NOWHERE:
        return name
    return text("name-figure", figure=name, space=space_name(state, figure.space))


def group_text(group: Group) -> Text:
    return card_text(group.card)


def token_text(state: Assault, token: Token) -> Text:
    where = "-" if token.space == NOWHERE else space_name(state, token.space)
    return text("name-token", kind=text(f"token-{token.kind}"), space=where)


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
