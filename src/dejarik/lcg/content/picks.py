"""Choices while an effect is carried out: cards in play, of a hand or pile, players; and what follows from the answer.

`pick_…` asks, and what follows is a function marked with `@follows` (kernel), kept by its name, so that a choice in
progress is plain data. An effect that begins with a choice is better made by `choosing`; targets are chosen earlier
(`aiming`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from dejarik.kernel import (
    Decision,
    Option,
    Procedure,
    Public,
    Text,
    Use,
    Verb,
    ask,
    choose,
    choose_some,
    each_of,
    put_in_order,
)
from dejarik.kernel.effects import called, name_of
from dejarik.kernel.records import Owner
from dejarik.lcg.rules.names import text_of
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import opponents
from dejarik.lcg.rules.verbs import NONE, PLAYER, Placed, each_place, to_affected, to_place

#: (state, the choice with its `use`-like fields, what was chosen)
Follower = Callable[[Any, Any, Any], None]
#: All cards that could be chosen: (state, the use) → ids.
Among = Callable[[Lcg, Use], list[int]]


#: What is asked before a function that follows a choice, where the question is always the same.
PROMPTS: dict[str, str] = {}
F = TypeVar("F", bound=Follower)


def asks(prompt: str) -> Callable[[F], F]:
    """The question that a function marked with `@follows` is the answer to: what something is chosen for."""

    def mark(then: F) -> F:
        PROMPTS[name_of(then)] = prompt
        return then

    return mark


class PickKind(StrEnum):
    """What is chosen."""

    CARD = "card"  # cards in play, in a hand or beneath an objective, by id
    KEY = "key"  # cards of a deck or pile that lie open to the chooser, by place in `keys`
    ORDER = "order"  # all of such cards, in an order
    PLAYER = "player"
    WORD = "word"  # one of several messages, by its place


# --- Choices while an effect is carried out -----------------------------------------------------------


CHOOSE = to_affected("choose")
CHOOSE_KEY = to_place("choose")
WORD = Verb(
    "word",
    lambda state, asked, word: Text(f"lcg-word-{word.key}"),
    lambda state, asked, word: str(word.key),
)


def _number(chosen: int | Placed) -> int:
    """By what the followers know it: an id, a seat or a place."""
    return chosen.place if isinstance(chosen, Placed) else chosen


class Pick(Procedure):
    """A choice in progress. `owner` is who controls the effect, `source` and `key` the card whose effect it is."""

    seat: Public[int]  # who chooses
    then: Public[str]
    kind: Public[PickKind]
    owner: Public[int] = -1
    source: Public[int] = 0
    key: Public[str] = ""
    cards: Public[list[int]] = []
    keys: Owner[list[str]] = []
    words: Public[list[str]] = []
    least: Public[int] = 1
    most: Public[int] = 1
    data: Public[list[int]] = []  # whatever the follower needs to know
    prompt: Public[str] = "lcg-pick"

    def offer(self, state: Lcg) -> Decision | None:
        options = self._options(state)
        prompt = Text(self.prompt, {"card": text_of(state, self.key, self.source)})
        if not options or self.most <= 0:
            return None
        if self.kind is PickKind.ORDER:
            return put_in_order(self.seat, prompt, options, about={"key": self.key})
        if self.most == 1:
            if self.least == 0:
                options.append(NONE)
            return choose(self.seat, prompt, options, about={"key": self.key})
        least = min(self.least, len(options))
        return choose_some(self.seat, prompt, options, least, self.most, about={"key": self.key})

    def take(self, state: Lcg, chosen: Any) -> None:
        chosen = [_number(each) for each in chosen] if isinstance(chosen, list) else _number(chosen)
        if self.most == 1 and self.least == 0 and chosen == -1:
            chosen = None
        self.go_on(state, chosen)

    def go_on(self, state: Lcg, chosen: Any) -> None:
        if chosen is not None:
            called(self.then)(state, self, chosen)

    steps = (ask(offer, take),)

    def _options(self, state: Lcg) -> list[Option]:
        if self.kind is PickKind.CARD:
            return each_of(CHOOSE, (id for id in self.cards if id in state.sources))
        if self.kind in (PickKind.KEY, PickKind.ORDER):
            return each_place(CHOOSE_KEY, self.keys)
        if self.kind is PickKind.PLAYER:
            return each_of(PLAYER, self.cards)
        return each_place(WORD, self.words)


def pick_card(
    state: Lcg,
    use: Use | Pick,
    cards: Iterable[int],
    then: Follower,
    *,
    seat: int | None = None,
    least: int = 1,
    most: int = 1,
    data: Sequence[int] = (),
    prompt: str = "",
) -> None:
    """Choose among cards with ids: in play, in a hand, beneath an objective. With `most` 1 the follower gets the id
    (and is not called when nothing was chosen), otherwise the list of ids. Without any card nothing happens."""
    _push(state, use, then, PickKind.CARD, seat, least, most, data, prompt, cards=list(cards))


def pick_key(
    state: Lcg,
    use: Use | Pick,
    keys: Iterable[str],
    then: Follower,
    *,
    seat: int | None = None,
    least: int = 1,
    most: int = 1,
    data: Sequence[int] = (),
    prompt: str = "",
) -> None:
    """Choose among cards of a deck or pile that the chooser sees: the follower gets places in `pick.keys`."""
    _push(state, use, then, PickKind.KEY, seat, least, most, data, prompt, keys=list(keys))


def pick_order(
    state: Lcg,
    use: Use | Pick,
    keys: Iterable[str],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-order",
) -> None:
    """Put cards that the chooser sees in an order, the highest first: the follower gets all places in `pick.keys`."""
    _push(state, use, then, PickKind.ORDER, seat, 1, 1, data, prompt, keys=list(keys))


def pick_player(
    state: Lcg,
    use: Use | Pick,
    seats: Sequence[int],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-player",
) -> None:
    """Choose a player: "an opponent" is one of them, chosen on resolution (LCG-TEXT-01)."""
    _push(state, use, then, PickKind.PLAYER, seat, 1, 1, data, prompt, cards=list(seats))


def pick_word(
    state: Lcg,
    use: Use | Pick,
    words: Sequence[str],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-word",
) -> None:
    """Choose one of several messages `lcg-word-…`: the follower gets its place in `words`."""
    _push(state, use, then, PickKind.WORD, seat, 1, 1, data, prompt, words=list(words))


class OpponentPicks(Pick):
    """ "Your opponent chooses one of theirs": the controller says which opponent, and that one which card."""

    asks: Public[str] = "lcg-pick"  # what the opponent is asked

    def go_on(self, state: Lcg, chosen: int) -> None:
        theirs = [id for id in self.data if id in state.sources and state.sources[id].seat == chosen]
        state.push(
            Pick(
                seat=chosen,
                then=self.then,
                kind=PickKind.CARD,
                owner=self.owner,
                source=self.source,
                key=self.key,
                cards=theirs,
                prompt=self.asks,
            )
        )


def opponent_picks(
    state: Lcg, use: Use | Pick, cards: Sequence[int], then: Follower, *, prompt: str = ""
) -> None:
    """One opponent chooses among those of these cards that are the opponent's own (LCG-TEXT-01). The follower gets
    the id, and `pick.seat` is the opponent. Only an opponent with such a card can be meant."""
    owner = use.owner if isinstance(use, Pick) else use.seat
    holders = [
        seat for seat in opponents(state, owner) if any(state.sources[id].seat == seat for id in cards)
    ]
    if holders:
        state.push(
            OpponentPicks(
                seat=owner,
                then=name_of(then),
                kind=PickKind.PLAYER,
                owner=owner,
                source=use.source,
                key=use.key,
                cards=holders,
                data=list(cards),
                prompt="lcg-pick-player",
                asks=prompt or PROMPTS.get(name_of(then), "lcg-pick"),
            )
        )


def _push(
    state: Lcg,
    use: Use | Pick,
    then: Follower,
    kind: PickKind,
    seat: int | None,
    least: int,
    most: int,
    data: Sequence[int],
    prompt: str,
    *,
    cards: list[int] | None = None,
    keys: list[str] | None = None,
    words: list[str] | None = None,
) -> None:
    """`use` is the ability in progress, or a choice of it that leads to another one."""
    owner = use.owner if isinstance(use, Pick) else use.seat
    state.push(
        Pick(
            seat=owner if seat is None else seat,
            then=name_of(then),
            kind=kind,
            owner=owner,
            source=use.source,
            key=use.key,
            cards=cards or [],
            keys=keys or [],
            words=words or [],
            least=least,
            most=most,
            data=list(data),
            prompt=prompt or PROMPTS.get(name_of(then), "lcg-pick"),
        )
    )
