"""The verbs of options that several questions or readers share, and how what they choose is named.

An option never tells more than the seat that is asked may know. A verb of one question alone is declared beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, NamedTuple

from dejarik.kernel import Decision, Option, Text, Verb, as_fact, text
from dejarik.kernel.telling import player
from dejarik.lcg.facts.library import title
from dejarik.lcg.rules import state as zones
from dejarik.lcg.rules.names import known_key, name_of
from dejarik.lcg.rules.state import Lcg


def _card_name(state: Lcg, asked: Decision, id: int) -> str:
    return f"{known_key(state, id, asked.seat)}#{id}"


def _card_label(state: Lcg, asked: Decision, id: int) -> Text:
    return name_of(state, id, asked.seat)


def _card_facts(state: Lcg, asked: Decision, id: int) -> dict[str, Any]:
    return {"card": id, "key": known_key(state, id, asked.seat)}


def to_card(
    word: str,
    label: Callable[[Lcg, Decision, int], Text] = _card_label,
    idle: Callable[[Lcg, Decision, int], bool] | None = None,
    facts: Callable[[Lcg, Decision, int], dict[str, Any]] = _card_facts,
) -> Verb:
    """What is done to a card that has an id: `strike:luke-skywalker-92#17`, as the seat that is asked knows it."""
    return Verb(word, label, _card_name, facts, idle=idle)


def from_where(state: Lcg, label: Text, id: int, seat: int) -> Text:
    """What is done with a card that is used as if in hand, and where it lies where that is not the hand."""
    source = state.sources[id]
    match source.zone:
        case zones.RESERVE:
            return text("lcg-from-reserve", label=label, player=player(source.seat))
        case zones.LOAN:
            return text("lcg-from-reserve", label=label, player=player(state.cards[source.subject].owner))
        case zones.SUPPORT:
            return text("lcg-from-beneath", label=label, card=name_of(state, state.cards[id].host, seat))
        case zones.DISCARD:
            return text("lcg-from-discard", label=label)
        case _:
            return label


class Placed(NamedTuple):
    """A card that lies in a deck or pile, by its place in it."""

    place: int
    key: str


def _copies(state: Lcg, asked: Decision, card: Placed) -> Hashable:
    """In a deck or pile two copies of a card are the same to everybody."""
    return card.key


def to_place(word: str, alike: Callable[[Lcg, Decision, Placed], Hashable] = _copies) -> Verb:
    """What is done to a card in a deck or pile: `keep:luke-skywalker-92#0`."""
    return Verb(
        word,
        lambda state, asked, card: title(card.key),
        lambda state, asked, card: f"{card.key}#{card.place}",
        lambda state, asked, card: {"key": card.key},
        alike=alike,
    )


def each_place(verb: Verb, keys: Iterable[str]) -> list[Option]:
    """An option for each of several cards that lie in a deck or pile."""
    return [Option(verb, Placed(place, key)) for place, key in enumerate(keys)]


DISCARD = to_card("discard")


def _aimed_facts(state: Lcg, asked: Decision, id: int) -> dict[str, Any]:
    """A card to which something is done: with whether that helps or hurts it, where that can be foreseen."""
    from dejarik.lcg.rules.leaning import effect_on

    effect = effect_on(state, asked, id)
    return {**_card_facts(state, asked, id), **({} if effect is None else {"effect": effect})}


def to_affected(word: str) -> Verb:
    """What is done to a card by a text that may help or hurt it."""
    return to_card(word, facts=_aimed_facts)


TARGET = to_affected("target")
PLAYER = Verb(
    "player",
    lambda state, asked, seat: player(seat),
    lambda state, asked, seat: str(seat + 1),
    as_fact("seat"),
)
NONE = Option(Verb("none", text("lcg-none"), declines=True), -1)

YES = Option(Verb("yes", text("lcg-yes")), True)
NO = Option(Verb("no", text("lcg-no"), declines=True), False)

# --- The draw phase and engagements

KEEP_ALL = Option(Verb("keep", text("lcg-draw-keep"), declines=True), 0)
PUT_IN_RESERVE = to_card("reserve")
NO_RESERVE = Option(Verb("none", text("lcg-reserve-none"), declines=True), 0)

ENGAGE = to_card("engage")
ENGAGED_ENOUGH = Option(Verb("done", text("lcg-engage-done"), declines=True), 0)
ATTACK = to_card("attack")
DEFEND = to_card("defend")
SUPPORT = to_card("support")
NO_SUPPORT = Option(Verb("none", text("lcg-no-support"), declines=True), 0)
SHIELD = to_card("shield")
NO_SHIELD = Option(Verb("none", text("lcg-no-shield"), declines=True), 0)
STRIKE = to_card("strike")
