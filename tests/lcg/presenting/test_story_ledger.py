"""The log leaves nothing out and gives nothing away: what its events add up to is what lies on the table, and what a
listener is told does not depend on what is hidden from that listener."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import dejarik.lcg
from dejarik.kernel import AbilityUsed, Event, Rng, apply, clone, decision, start
from dejarik.kernel.answers import random_answer
from dejarik.kernel.records import Sight, fields_of
from dejarik.lcg.content.lasting import Lasting
from dejarik.lcg.formats.skywalker import Arranged
from dejarik.lcg.game import GAME
from dejarik.lcg.presenting.story import story
from dejarik.lcg.rules.arriving import Arrives, ControlChanged
from dejarik.lcg.rules.damage import Damaged, DamageMoved
from dejarik.lcg.rules.elimination import AffiliationTaken
from dejarik.lcg.rules.force import Committed, StruggleResolved
from dejarik.lcg.rules.leaving import Flipped, Leaves, Rescued
from dejarik.lcg.rules.playing import EventPlayed
from dejarik.lcg.rules.state import TABLE, Lcg
from dejarik.lcg.rules.teams import are_friends
from dejarik.lcg.rules.tokens import FocusChanged, Healed, ShieldChanged
from dejarik.lcg.rules.victory import Awarded, DialMoved

#: Formats with the number of players and the seeds of short games.
GAMES = [
    *(("duel", 2, seed) for seed in range(1, 6)),
    *(("2v2", 4, seed) for seed in range(1, 4)),
    *(("skywalker", 3, seed) for seed in range(1, 4)),
    *(("jerjerrod", 3, seed) for seed in range(1, 4)),
]
LENGTH = 220


def choices(format: str, players: int, seed: int) -> Iterator[tuple[Lcg, list[Event]]]:
    """A game played by chance: the state after each choice, and what happened."""
    options = GAME.options_from({"format": format, "players": str(players)}, Rng.seeded(seed))
    state: Lcg = start(GAME, options, seed)
    yield state, []
    rng = Rng.seeded(seed)
    for _ in range(LENGTH):
        asked = decision(state)
        if asked is None:
            return
        yield state, apply(state, random_answer(asked, rng))


class Tokens:
    """What lies on a card, and who controls it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.focus = self.damage = self.shields = 0
        self.committed = False

    @property
    def all(self) -> tuple[int, int, int, int, bool]:
        return self.seat, self.focus, self.damage, self.shields, self.committed


class Ledger:
    """A table as somebody keeps it who only hears what is told."""

    def __init__(self, state: Lcg) -> None:
        self.cards: dict[int, Tokens] = {}
        for id, card in state.cards.items():
            if state.sources[id].zone in TABLE:
                self.cards[id] = Tokens(card.seat)
        self.dial, self.balance = state.dial, state.balance
        self.victory = [len(player.victory) for player in state.players]
        self.affiliations = [player.affiliation for player in state.players]
        self.state = state  # for the teams, and what is laid out facedown

    def hear(self, event: Event) -> None:
        match event:
            case Arrives():
                self.cards[event.card] = Tokens(event.seat)
            case Leaves():
                del self.cards[event.card]
            case FocusChanged():
                self.cards[event.card].focus += event.by
            case ShieldChanged():
                self.cards[event.card].shields += event.by
            case Damaged():
                self.cards[event.card].damage += event.amount
            case Healed():
                self.cards[event.card].damage -= event.by
            case DamageMoved():
                self.cards[event.start].damage -= event.amount
                self.cards[event.end].damage += event.amount
            case Flipped():
                self.cards[event.card] = Tokens(self.cards[event.card].seat)
            case Committed():
                self.cards[event.unit].committed = True
            case ControlChanged():
                card = self.cards[event.card]
                if not are_friends(self.state, card.seat, event.seat):
                    card.committed = False
                card.seat = event.seat
            case DialMoved():
                self.dial += event.by
            case StruggleResolved() if event.winner is not None:
                self.balance = event.winner
            case Awarded():
                self.victory[event.seat] += 1
            case AffiliationTaken():
                del self.cards[self.affiliations[event.seat]]
            case Arranged():
                self.cards |= {
                    id: Tokens(card.seat) for id, card in self.state.cards.items() if card.facedown
                }
            case _:
                pass


def on_table(state: Lcg) -> dict[int, tuple[int, int, int, int, bool]]:
    return {
        id: (card.seat, card.focus, card.damage, card.shields, card.committed)
        for id, card in state.cards.items()
        if state.sources[id].zone in TABLE
    }


@pytest.mark.parametrize(("format", "players", "seed"), GAMES)
def test_what_is_told_adds_up_to_what_lies_on_the_table(format: str, players: int, seed: int) -> None:
    game = choices(format, players, seed)
    state, _ = next(game)
    ledger = Ledger(state)
    piles, modifiers = counts(state), len(state.modifiers)
    for state, events in game:
        for event in events:
            if not event.cancelled:
                ledger.hear(event)
        assert {id: card.all for id, card in ledger.cards.items()} == on_table(state), events
        assert (ledger.dial, ledger.balance) == (state.dial, state.balance), events
        assert ledger.victory == [len(player.victory) for player in state.players], events
        played = any(isinstance(event, EventPlayed) for event in events)  # it is discarded as all are
        if counts(state) != piles and not played:
            assert story.tell(state, events, None), events
        if len(state.modifiers) > modifiers:
            assert any(isinstance(event, Lasting) for event in events), events
        piles, modifiers = counts(state), len(state.modifiers)


def counts(state: Lcg) -> list[tuple[int, ...]]:
    """Of each player: cards in hand, deck and piles."""
    held = [source.seat for source in state.sources.values() if source.zone == "hand"]
    return [
        (
            held.count(player.seat),
            len(player.command_deck),
            len(player.discard),
            len(player.removed),
        )
        for player in state.players
    ]


@pytest.mark.parametrize(("format", "players", "seed"), GAMES)
def test_nobody_is_told_what_is_hidden(format: str, players: int, seed: int) -> None:
    """What is hidden from a listener is dealt anew behind the same events: the lines stay."""
    rng = Rng.seeded(seed)
    for number, (state, events) in enumerate(choices(format, players, seed)):
        if number % 7:
            continue
        for listener in (None, number // 7 % players):
            other = clone(state)
            GAME.redeal(other, listener, rng.split())
            assert story.tell(other, events, listener) == story.tell(state, events, listener)
            assert story.occasion(other, listener) == story.occasion(state, listener)


# --- No event is left out by oversight


def events_of_the_game(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("dejarik.lcg"):
            yield each
        yield from events_of_the_game(each)


def all_events() -> set[type[Event]]:
    for module in pkgutil.walk_packages(dejarik.lcg.__path__, "dejarik.lcg."):
        importlib.import_module(module.name)
    return set(events_of_the_game())


def test_every_event_of_the_card_game_is_told_or_silent_on_purpose() -> None:
    assert all_events() | {AbilityUsed} == story.known


def test_only_what_is_rescued_is_told_differently_to_different_people() -> None:
    """All other fields of events are for everybody; so no teller has to ask who listens."""
    hidden = {
        (kind, field.name)
        for kind in all_events()
        for field in fields_of(kind)
        if field.sight is not Sight.PUBLIC
    }
    assert hidden == {(Rescued, "key")}
