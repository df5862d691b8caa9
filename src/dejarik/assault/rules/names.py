"""The words for figures, targets and abilities in options and prompts, as texts."""

from __future__ import annotations

from functools import cache

from dejarik.assault.content.library import all_cards
from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, Token
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import Text, text

#: The key of an effect that lasts is its card's with this behind it.
LASTING = "-lasting"


def card_text(card: str) -> Text:
    return text(f"card-{card}")


def figure_text(state: Assault, figure: Figure) -> Text:
    """`Stormtrooper 2 (F7)`: enough to tell figures apart."""
    where = "-" if figure.space == NOWHERE else space_name(state, figure.space)
    return text("figure-name", card=card_text(figure.card), number=figure.number, space=where)


def group_text(group: Group) -> Text:
    return card_text(group.card)


def token_text(state: Assault, token: Token) -> Text:
    where = "-" if token.space == NOWHERE else space_name(state, token.space)
    return text("token-name", kind=text(f"token-{token.kind}"), space=where)


def target_text(state: Assault, target: Figure | Token) -> Text:
    return figure_text(state, target) if isinstance(target, Figure) else token_text(state, target)


def surge_text(card: str, surge: Surge) -> Text:
    """What a surge ability gives, and of which card it is."""
    return text(
        "surge-name", card=card_text(card), effect=text("surge-effect", effect=surge.name), cost=surge.cost
    )


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
