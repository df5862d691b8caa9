"""Choices that cards ask for: targets, cards of a hand or pile, players; and what follows from the answer.

A target is chosen when an ability is used, before anybody can cancel it (LCGC-ABL-06): give the ability `aim=target(…)`
and read `use.targets` in its effect. Everything else is chosen while the effect is carried out: `pick_…` asks, and
what follows is a function marked with `@follows`, kept by its name, so that a choice in progress is plain data.
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
    ask,
    choose,
    choose_some,
    put_in_order,
    text,
)
from dejarik.kernel.records import Owner
from dejarik.lcg.rules.names import card_options, card_text, key_options, player_option
from dejarik.lcg.rules.state import Lcg, in_play
from dejarik.lcg.rules.teams import opponents
from dejarik.lcg.rules.values import affects, can_be_targeted

#: (state, the choice with its `use`-like fields, what was chosen)
Follower = Callable[[Any, Any, Any], None]
F = TypeVar("F", bound=Follower)

#: Which cards fit: (state, the use, the card's id).
Fits = Callable[[Lcg, Use, int], bool]
#: All cards that could be chosen: (state, the use) → ids.
Among = Callable[[Lcg, Use], list[int]]

_FOLLOWERS: dict[str, Follower] = {}


def follows(function: F) -> F:
    """Mark a function as what follows from a choice: `(state, pick, chosen)`."""
    name = f"{function.__module__.removeprefix('dejarik.lcg.content.')}.{function.__name__}"
    if name in _FOLLOWERS:
        raise ValueError(f"{name} follows already")
    _FOLLOWERS[name] = function
    function.follower = name  # type: ignore[attr-defined]
    return function


class Kind(StrEnum):
    """What is chosen."""

    CARD = "card"  # cards in play, in a hand or beneath an objective, by id
    KEY = "key"  # cards of a deck or pile that lie open to the chooser, by place in `keys`
    ORDER = "order"  # all of such cards, in an order
    PLAYER = "player"
    WORD = "word"  # one of several messages, by its place


# --- Targets ------------------------------------------------------------------------------------------


class Aim(Procedure):
    """The controller of an ability chooses its targets."""

    seat: Public[int]
    cards: Public[list[int]]
    least: Public[int] = 1
    most: Public[int] = 1
    key: Public[str] = ""

    def offer(self, state: Lcg) -> Decision | None:
        options = card_options(state, "target", self.cards, self.seat)
        prompt = text("lcg-target", card=card_text(self.key))
        if not options:
            return None
        if self.least == self.most == 1:
            return choose(self.seat, prompt, options, about={"key": self.key})
        least = min(self.least, len(options))
        return choose_some(self.seat, prompt, options, least, self.most, about={"key": self.key})

    def take(self, state: Lcg, chosen: int | list[int]) -> None:
        state.the(Use).targets += [chosen] if isinstance(chosen, int) else chosen

    steps = (ask(offer, take),)


def target(among: Among, *, least: int = 1, most: int = 1) -> Callable[[Lcg, Use], None]:
    """`aim=target(enemy_units)`: choose targets for an ability once it has been paid."""

    def aim(state: Lcg, use: Use) -> None:
        cards = legal_targets(state, use, among)
        state.push(Aim(seat=use.seat, cards=cards, least=least, most=most, key=use.key))

    return aim


def targets(*amongs: Among) -> Callable[[Lcg, Use], None]:
    """One target of each kind, in this order: "a friendly unit and an enemy unit"."""

    def aim(state: Lcg, use: Use) -> None:
        state.push(
            *(Aim(seat=use.seat, cards=legal_targets(state, use, each), key=use.key) for each in amongs)
        )

    return aim


class AimApart(Procedure):
    """The controller of an ability chooses targets of different players, one after the other: at least one."""

    seat: Public[int]
    cards: Public[list[int]]
    most: Public[int] = 2
    key: Public[str] = ""

    def offer(self, state: Lcg) -> Decision | None:
        chosen = state.the(Use).targets
        taken = {state.cards[id].seat for id in chosen}
        left = [id for id in self.cards if state.cards[id].seat not in taken]
        if not left or len(chosen) >= self.most:
            return None
        options = card_options(state, "target", left, self.seat)
        if chosen:
            options.append(Option("none", text("lcg-none"), value=-1))
        prompt = text("lcg-target", card=card_text(self.key))
        return choose(self.seat, prompt, options, about={"key": self.key})

    def take(self, state: Lcg, chosen: int) -> None:
        if chosen >= 0:
            state.the(Use).targets.append(chosen)
            self.go_to(AimApart.offer)

    steps = (ask(offer, take),)


def targets_apart(among: Among, most: int = 2) -> Callable[[Lcg, Use], None]:
    """Up to so many targets, no two of the same player: "up to 2 units, at most 1 of each opponent"."""

    def aim(state: Lcg, use: Use) -> None:
        state.push(AimApart(seat=use.seat, cards=legal_targets(state, use, among), most=most, key=use.key))

    return aim


def legal_targets(state: Lcg, use: Use, among: Among) -> list[int]:
    """The cards that this use could be aimed at now."""
    return [id for id in among(state, use) if can_be_targeted(state, id) and affects(state, use.seat, id)]


def has_target(*amongs: Among) -> Callable[[Lcg, Use], bool]:
    """`when=has_target(enemy_units)`: whether there is a legal target of each kind (LCGC-PLAY-05)."""

    def found(state: Lcg, use: Use) -> bool:
        return all(legal_targets(state, use, each) for each in amongs)

    return found


def aimed_at(state: Lcg, use: Use) -> list[int]:
    """The targets that are still there when the effect is carried out."""
    return [id for id in use.targets if in_play(state, id)]


# --- Choices while an effect is carried out -----------------------------------------------------------


class Pick(Procedure):
    """A choice in progress. `owner` is who controls the effect, `source` and `key` the card whose effect it is."""

    seat: Public[int]  # who chooses
    then: Public[str]
    kind: Public[Kind]
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
        prompt = Text(self.prompt, {"card": card_text(self.key)})
        if not options or self.most <= 0:
            return None
        if self.kind is Kind.ORDER:
            return put_in_order(self.seat, prompt, options, about={"key": self.key})
        if self.most == 1:
            if self.least == 0:
                options.append(Option("none", text("lcg-none"), value=-1))
            return choose(self.seat, prompt, options, about={"key": self.key})
        least = min(self.least, len(options))
        return choose_some(self.seat, prompt, options, least, self.most, about={"key": self.key})

    def take(self, state: Lcg, chosen: Any) -> None:
        if self.most == 1 and self.least == 0 and chosen == -1:
            chosen = None
        self.go_on(state, chosen)

    def go_on(self, state: Lcg, chosen: Any) -> None:
        if chosen is not None:
            _FOLLOWERS[self.then](state, self, chosen)

    steps = (ask(offer, take),)

    def _options(self, state: Lcg) -> list[Option]:
        if self.kind is Kind.CARD:
            return card_options(state, "choose", [id for id in self.cards if id in state.sources], self.seat)
        if self.kind in (Kind.KEY, Kind.ORDER):
            return key_options("choose", self.keys)
        if self.kind is Kind.PLAYER:
            return [player_option(state, seat) for seat in self.cards]
        return [
            Option(f"word:{word}", Text(f"lcg-word-{word}"), value=place)
            for place, word in enumerate(self.words)
        ]


def pick_card(
    state: Lcg,
    use: Any,
    cards: Iterable[int],
    then: Follower,
    *,
    seat: int | None = None,
    least: int = 1,
    most: int = 1,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick",
) -> None:
    """Choose among cards with ids: in play, in a hand, beneath an objective. With `most` 1 the follower gets the id
    (and is not called when nothing was chosen), otherwise the list of ids. Without any card nothing happens."""
    _push(state, use, then, Kind.CARD, seat, least, most, data, prompt, cards=list(cards))


def pick_key(
    state: Lcg,
    use: Any,
    keys: Iterable[str],
    then: Follower,
    *,
    seat: int | None = None,
    least: int = 1,
    most: int = 1,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick",
) -> None:
    """Choose among cards of a deck or pile that the chooser sees: the follower gets places in `pick.keys`."""
    _push(state, use, then, Kind.KEY, seat, least, most, data, prompt, keys=list(keys))


def pick_order(
    state: Lcg,
    use: Any,
    keys: Iterable[str],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-order",
) -> None:
    """Put cards that the chooser sees in an order, the highest first: the follower gets all places in `pick.keys`."""
    _push(state, use, then, Kind.ORDER, seat, 1, 1, data, prompt, keys=list(keys))


def pick_player(
    state: Lcg,
    use: Any,
    seats: Sequence[int],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-player",
) -> None:
    """Choose a player: "an opponent" is one of them, chosen on resolution (LCG-TEXT-01)."""
    _push(state, use, then, Kind.PLAYER, seat, 1, 1, data, prompt, cards=list(seats))


def pick_word(
    state: Lcg,
    use: Any,
    words: Sequence[str],
    then: Follower,
    *,
    seat: int | None = None,
    data: Sequence[int] = (),
    prompt: str = "lcg-pick-word",
) -> None:
    """Choose one of several messages `lcg-word-…`: the follower gets its place in `words`."""
    _push(state, use, then, Kind.WORD, seat, 1, 1, data, prompt, words=list(words))


class OpponentPicks(Pick):
    """ "Your opponent chooses one of theirs": the controller says which opponent, and that one which card."""

    asks: Public[str] = "lcg-pick"  # what the opponent is asked

    def go_on(self, state: Lcg, chosen: int) -> None:
        theirs = [id for id in self.data if id in state.sources and state.sources[id].seat == chosen]
        state.push(
            Pick(
                seat=chosen,
                then=self.then,
                kind=Kind.CARD,
                owner=self.owner,
                source=self.source,
                key=self.key,
                cards=theirs,
                prompt=self.asks,
            )
        )


def opponent_picks(
    state: Lcg, use: Any, cards: Sequence[int], then: Follower, *, prompt: str = "lcg-pick"
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
                then=then.follower,  # type: ignore[attr-defined]
                kind=Kind.PLAYER,
                owner=owner,
                source=use.source,
                key=use.key,
                cards=holders,
                data=list(cards),
                prompt="lcg-pick-player",
                asks=prompt,
            )
        )


def _push(
    state: Lcg,
    use: Any,
    then: Follower,
    kind: Kind,
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
            then=then.follower,  # type: ignore[attr-defined]
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
            prompt=prompt,
        )
    )
