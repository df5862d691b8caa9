"""Words and ids for what is chosen: cards, players, abilities. An option never tells more than its seat may know."""

from __future__ import annotations

from collections.abc import Iterable

from dejarik.kernel import Option, Text, text
from dejarik.lcg.facts.library import title
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import eyes

UNKNOWN = "facedown"


def known_key(state: Lcg, id: int, seat: int) -> str:
    """The key of a card as a seat knows it."""
    source = state.sources[id]
    return source.key if source.open or source.seat in eyes(state, seat) else UNKNOWN


def card_text(key: str) -> Text:
    return text("lcg-facedown") if key == UNKNOWN else title(key)


def card_option(state: Lcg, verb: str, id: int, seat: int, *, cap: int = 0) -> Option:
    """`strike:luke-skywalker-92#17`, for the seat that is asked."""
    key = known_key(state, id, seat)
    return Option(f"{verb}:{key}#{id}", card_text(key), {"card": id, "key": key}, id, cap)


def card_options(state: Lcg, verb: str, ids: Iterable[int], seat: int) -> list[Option]:
    return [card_option(state, verb, id, seat) for id in ids]


def seat_text(seat: int) -> Text:
    """Who sits there, as the rules know it; a page that knows the name puts it in its place."""
    return text("lcg-player", seat=seat + 1)


def player_option(state: Lcg, seat: int) -> Option:
    return Option(f"player:{seat + 1}", seat_text(seat), {"seat": seat}, seat)


def key_options(verb: str, keys: Iterable[str]) -> list[Option]:
    """Cards that lie in a deck or pile, by their place in it: `take:luke-skywalker-92#0`."""
    return [
        Option(f"{verb}:{key}#{place}", title(key), {"key": key}, place) for place, key in enumerate(keys)
    ]


YES = Option("yes", text("lcg-yes"), value=True)
NO = Option("no", text("lcg-no"), value=False)
