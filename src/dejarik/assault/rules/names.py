"""The words for figures, targets and abilities in options and prompts, as texts."""

from __future__ import annotations

from dejarik.assault.rules.ground import space_name
from dejarik.assault.rules.state import NOWHERE, Assault, Figure, Group, Token
from dejarik.assault.rules.texts import Surge
from dejarik.kernel import Text, text


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


def effect_text(card: str, effect: str) -> Text:
    return text(f"card-{card}-{effect}")
