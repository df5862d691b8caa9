"""Hands, decks, piles and the common reserve: how many cards come and go, and which where everybody knows it."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import Event, Text, text
from dejarik.kernel.telling import Line, player
from dejarik.lcg.presenting.story.scene import CardScene, story, titles
from dejarik.lcg.rules.names import UNKNOWN, card_text, listed
from dejarik.lcg.rules.setup import Mulligan, OrderChosen
from dejarik.lcg.rules.state import ASIDE, DECK, DISCARD, HAND, LOAN, RESERVE, VICTORY
from dejarik.lcg.rules.zones import (
    CameFrom,
    DeckEmpty,
    Discarded,
    Drawn,
    Milled,
    PutInReserve,
    Revealed,
    Searched,
    Shown,
    ToDeck,
    ToHand,
)


@story.tells(Mulligan)
def _mulligan(scene: CardScene, event: Mulligan) -> Line:
    return Line(text=text("lcg-told-mulligan", player=player(event.seat)), seat=event.seat)


@story.tells(OrderChosen)
def _order(scene: CardScene, event: OrderChosen) -> Line:
    said = text("lcg-told-order", players=listed(player(seat) for seat in event.order))
    return Line(text=said, seat=event.order[0])


@story.tells(Drawn)
def _drawn(scene: CardScene, event: Drawn) -> Line:
    return Line(text=text("lcg-told-drawn", player=player(event.seat), count=event.count), seat=event.seat)


@story.tells(DeckEmpty)
def _deck_empty(scene: CardScene, event: DeckEmpty) -> Line:
    return Line(text=text("lcg-told-deck-empty", player=player(event.seat)), seat=event.seat)


@story.tells(Discarded)
def _discarded(scene: CardScene, event: Discarded) -> Line | None:
    if not event.keys:
        return None
    said = text("lcg-told-discarded", player=player(event.seat), cards=titles(event.keys))
    return Line(text=said, seat=event.seat)


@story.tells(Milled)
def _milled(scene: CardScene, event: Milled) -> Line | None:
    if not event.keys:
        return None
    said = text("lcg-told-milled", player=player(event.seat), cards=titles(event.keys))
    return Line(text=said, seat=event.seat)


def is_return(start: Event | None, end: Event | None) -> bool:
    """Whether a card goes from a discard pile to a hand, which is told at once."""
    return (
        isinstance(start, CameFrom)
        and isinstance(end, ToHand)
        and (start.zone, start.key) == (DISCARD, end.key)
    )


@story.tells(CameFrom)
def _came_from(scene: CardScene, event: CameFrom) -> Line | None:
    if is_return(event, next(iter(scene.after()), None)):
        return None
    name = card_text(event.key or UNKNOWN)
    if event.host:
        said = text("lcg-told-from-beneath", card=name, host=scene.card(event.host))
    else:
        said = FROM[event.zone](name, player(event.seat))
    return Line(text=said, seat=event.seat)


#: Where a card was, and whose that is.
FROM: dict[str, Callable[[Text, Text], Text]] = {
    HAND: lambda card, who: text("lcg-told-from-hand", card=card, player=who),
    RESERVE: lambda card, who: text("lcg-told-from-reserve", card=card, player=who),
    LOAN: lambda card, who: text("lcg-told-from-reserve", card=card, player=who),
    DECK: lambda card, who: text("lcg-told-from-deck", card=card, player=who),
    DISCARD: lambda card, who: text("lcg-told-from-discard", card=card, player=who),
    VICTORY: lambda card, who: text("lcg-told-from-victory", card=card, player=who),
    ASIDE: lambda card, _: text("lcg-told-from-aside", card=card),
}


@story.tells(Searched)
def _searched(scene: CardScene, event: Searched) -> Line:
    return Line(text=text("lcg-told-searched", player=player(event.seat)), seat=event.seat)


@story.tells(ToHand)
def _to_hand(scene: CardScene, event: ToHand) -> Line:
    if not event.key:
        return Line(text=text("lcg-told-takes", player=player(event.seat)), seat=event.seat)
    returns = is_return(next(scene.before(), None), event)
    said = text(
        "lcg-told-to-hand-back" if returns else "lcg-told-to-hand",
        player=player(event.seat),
        card=card_text(event.key),
    )
    return Line(text=said, seat=event.seat)


@story.tells(ToDeck)
def _to_deck(scene: CardScene, event: ToDeck) -> Line:
    who = player(event.seat)
    if not event.key:
        said = text("lcg-told-buries-held" if event.held else "lcg-told-buries", player=who)
        return Line(text=said, seat=event.seat)
    card = card_text(event.key)
    said = text("lcg-told-shuffled" if event.shuffled else "lcg-told-buried", player=who, card=card)
    return Line(text=said, seat=event.seat)


@story.tells(Revealed)
def _revealed(scene: CardScene, event: Revealed) -> Line | None:
    if not event.keys:
        return None
    said = text("lcg-told-revealed", player=player(event.seat), cards=titles(event.keys))
    return Line(text=said, seat=event.seat)


@story.tells(Shown)
def _shown(scene: CardScene, event: Shown) -> Line:
    who, count = player(event.seat), event.count
    if event.seat == event.whose:
        return Line(text=text("lcg-told-looks", player=who, count=count), seat=event.seat)
    said = text("lcg-told-shown", player=who, whose=player(event.whose), count=count)
    return Line(text=said, seat=event.seat)


@story.tells(PutInReserve)
def _reserved(scene: CardScene, event: PutInReserve) -> Line:
    return Line(text=text("lcg-told-reserve", player=player(event.seat)), seat=event.seat)
