"""What is chosen, and its words and ids: cards, players, abilities. An option never tells more than its seat may know.

Here are the verbs that several questions share; one that belongs to one question is declared beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from dejarik.kernel import Decision, Option, Text, Verb, as_fact, text
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


def _card_name(state: Lcg, asked: Decision, id: int) -> str:
    return f"{known_key(state, id, asked.seat)}#{id}"


def _card_label(state: Lcg, asked: Decision, id: int) -> Text:
    return card_text(known_key(state, id, asked.seat))


def _card_facts(state: Lcg, asked: Decision, id: int) -> dict[str, Any]:
    return {"card": id, "key": known_key(state, id, asked.seat)}


def to_card(word: str) -> Verb:
    """What is done to a card that has an id: `strike:luke-skywalker-92#17`, as the seat that is asked knows it."""
    return Verb(word, _card_label, _card_name, _card_facts)


class Placed(NamedTuple):
    """A card that lies in a deck or pile, by its place in it."""

    place: int
    key: str


def to_place(word: str) -> Verb:
    """What is done to a card in a deck or pile: `keep:luke-skywalker-92#0`."""
    return Verb(
        word,
        lambda state, asked, card: title(card.key),
        lambda state, asked, card: f"{card.key}#{card.place}",
        lambda state, asked, card: {"key": card.key},
    )


def each_place(verb: Verb, keys: Iterable[str]) -> list[Option]:
    """An option for each of several cards that lie in a deck or pile."""
    return [Option(verb, Placed(place, key)) for place, key in enumerate(keys)]


def seat_text(seat: int) -> Text:
    """Who sits there, as the rules know it; a page that knows the name puts it in its place."""
    return text("lcg-player", seat=seat + 1)


DISCARD = to_card("discard")
TARGET = to_card("target")
PLAYER = Verb(
    "player",
    lambda state, asked, seat: seat_text(seat),
    lambda state, asked, seat: str(seat + 1),
    as_fact("seat"),
)
NONE = Option(Verb("none", text("lcg-none"), declines=True), -1)

YES = Option(Verb("yes", text("lcg-yes")), True)
NO = Option(Verb("no", text("lcg-no"), declines=True), False)
