"""The log is complete and gives nothing away: what is told adds up to what shows, in games that bots play.

A second account of the table is kept from the events alone that have a line in the log. If anything that shows changes
without being told, the two differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from dejarik.assault.dice.attack import Condition, PowerToken
from dejarik.assault.game import GAME
from dejarik.assault.rules.attack import PowerSpent
from dejarik.assault.rules.events import RoundBegins
from dejarik.assault.rules.figures.conditions import ConditionGained, PowerGained
from dejarik.assault.rules.figures.damage import Damaged, Defeated, Destroyed
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.reports import (
    ConditionLost,
    Dismissed,
    DoorClosed,
    DoorOpened,
    Dropped,
    FormTaken,
    Placed,
    PowerLost,
    Recovered,
    Retrieved,
    RubblePlaced,
    ShieldPlaced,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
    TokenTurned,
)
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.skirmish.game import SKIRMISH
from dejarik.assault.skirmish.rules.commands import (
    CommandPlayed,
    Discarded,
    Drawn,
    Origin,
    Reshuffled,
    Revealed,
    hand,
)
from dejarik.assault.skirmish.rules.rounds import InitiativeDecided, InitiativePassed
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import Eliminated, Scored
from dejarik.assault.skirmish.setup import ZoneChosen
from dejarik.bots import GreedyPlayer
from dejarik.kernel import Choice, Decision, Event, Kind, Rng, clone, register
from dejarik.kernel.answers import random_answer
from dejarik.kernel.driver import Turn
from dejarik.kernel.match import Match

register(GAME)


@dataclass
class Account:
    """The table by its public facts: of a state, or as somebody knows it who only hears the log."""

    spaces: dict[int, int] = field(default_factory=dict)
    damage: Counter[int] = field(default_factory=Counter)
    conditions: set[tuple[int, Condition]] = field(default_factory=set)
    power: Counter[tuple[int, PowerToken]] = field(default_factory=Counter)
    forms: dict[int, str] = field(default_factory=dict)
    points: Counter[int] = field(default_factory=Counter)
    hands: Counter[int] = field(default_factory=Counter)
    decks: Counter[int] = field(default_factory=Counter)
    zones: dict[int, str] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    tokens: dict[int, int] = field(default_factory=dict)  # where they lie
    turned: set[int] = field(default_factory=set)
    carried: dict[int, int] = field(default_factory=dict)
    doors: set[int] = field(default_factory=set)  # those that are open
    rubble: set[int] = field(default_factory=set)
    shields: set[int] = field(default_factory=set)
    round: int = 0
    initiative: int = 0

    @classmethod
    def of(cls, state: SkirmishState) -> Account:
        figures, tokens = state.figures.values(), state.tokens.values()
        hurt = {figure.id: figure.damage for figure in figures} | {token.id: token.damage for token in tokens}
        return cls(
            spaces={figure.id: figure.space for figure in figures if figure.space != NOWHERE},
            damage=+Counter(hurt),
            conditions={(figure.id, condition) for figure in figures for condition in figure.conditions},
            power=Counter((figure.id, token) for figure in figures for token in figure.power),
            forms={figure.id: figure.form for figure in figures if figure.form},
            points=+Counter({player.seat: player.vp for player in state.players}),
            hands=+Counter({player.seat: len(hand(state, player.seat)) for player in state.players}),
            decks=+Counter({player.seat: len(player.deck) for player in state.players}),
            zones={player.seat: player.zone for player in state.players if player.zone},
            out={player.seat for player in state.players if player.eliminated},
            tokens={token.id: token.space for token in tokens if token.door < 0},
            turned={token.id for token in tokens if token.turned},
            carried={token.id: token.carrier for token in tokens if token.carrier},
            doors={door for door in range(state.open_doors.bit_length()) if state.open_doors >> door & 1},
            rubble=set(state.rubble),
            shields=set(state.shields),
            round=state.round,
            initiative=state.initiative,
        )

    def hear(self, event: Event) -> None:
        """Believe what is told."""
        match event:
            case Placed():
                self.spaces[event.figure] = event.space
            case Moved():
                self.spaces[event.figure] = event.to.space
            case Defeated() | Dismissed():
                self.forget(event.figure)
            case Damaged():
                self.damage[event.target] += event.amount
            case Recovered():
                self.damage[event.figure] -= event.amount
            case ConditionGained():
                self.conditions.add((event.figure, event.condition))
            case ConditionLost():
                self.conditions.remove((event.figure, event.condition))
            case PowerGained():
                self.power[event.figure, event.token] += 1
            case PowerLost():
                self.power[event.figure, event.token] -= 1
            case PowerSpent():
                self.power[event.holder or event.figure, event.held or event.token] -= 1
            case FormTaken():
                self.forms[event.figure] = event.form
            case Scored():
                self.points[event.seat] += event.points
            case RoundBegins():
                self.round = event.round
            case InitiativeDecided() | InitiativePassed():
                self.initiative = event.seat
            case ZoneChosen():
                self.zones[event.seat] = event.zone
            case Eliminated():
                self.out.add(event.seat)
            case _:
                self._hear_of_cards(event)
                self._hear_of_objects(event)

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case Drawn():
                self.hands[event.seat] += event.count
                self.decks[event.seat] -= event.count
            case Revealed():  # a card that was searched for
                self.hands[event.seat] += 1
                self.decks[event.seat] -= 1
            case CommandPlayed():
                self.hands[event.seat] -= 1
            case Discarded(origin=Origin.HAND):
                self.hands[event.seat] -= len(event.cards)
            case Discarded(origin=Origin.DECK):
                self.decks[event.seat] -= len(event.cards)
            case Reshuffled():
                self.decks[event.seat] += 1

    def _hear_of_objects(self, event: Event) -> None:
        match event:
            case TokenPlaced() | TokenMoved():
                self.tokens[event.token] = event.space
            case TokenTurned():
                self.turned ^= {event.token}
            case Retrieved():
                self.carried[event.token] = event.figure
                self.tokens[event.token] = NOWHERE
            case Dropped():
                del self.carried[event.token]
                self.tokens[event.token] = event.space
            case TokenRemoved() | Destroyed():
                self.tokens.pop(event.token, None)
                self.carried.pop(event.token, None)
                self.turned.discard(event.token)
                self.damage.pop(event.token, None)
            case DoorOpened():
                self.doors.add(event.door)
            case DoorClosed():
                self.doors.remove(event.door)
            case RubblePlaced():
                self.rubble.add(event.space)
            case ShieldPlaced():
                self.shields.add(event.space)

    def forget(self, figure: int) -> None:
        """A figure is gone."""
        self.spaces.pop(figure, None)
        self.damage.pop(figure, None)
        self.forms.pop(figure, None)
        self.conditions = {each for each in self.conditions if each[0] != figure}
        self.power = Counter({each: count for each, count in self.power.items() if each[0] != figure})

    def settled(self) -> Account:
        """Without what has come down to nothing."""
        for counted in (self.damage, self.power, self.points, self.hands, self.decks):
            for key in [key for key, count in counted.items() if not count]:
                del counted[key]
        return self


def moments(seed: int, decisions: int, *, thinking: bool) -> Iterator[tuple[SkirmishState, list[Event]]]:
    """A game with what happened at each choice."""
    rng = Rng.seeded(seed)
    match = Match(GAME, SKIRMISH.random_options(rng.split()), seed)
    bots = [GreedyPlayer(GAME, seat) for seat in range(4)]
    yield _of(match), []
    while (asked := match.decision) is not None and asked.number < decisions:
        turn = Turn(match.state, asked)
        choice = bots[asked.seat].choose(turn) if thinking else _eager(asked, rng)
        events = match.apply(choice)
        yield _of(match), events


def _eager(asked: Decision, rng: Rng) -> Choice:
    """By chance, but quick to strike."""
    strikes = [
        option for option in asked.options if option.verb.word in ("attack", "surge", "special", "interact")
    ]
    if asked.kind is Kind.CHOOSE and strikes and rng.below(4):
        return rng.pick(strikes)
    return random_answer(asked, rng)


def _of(match: Match) -> SkirmishState:
    assert isinstance(match.state, SkirmishState)
    return match.state


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "decisions", "thinking"),
    [*((seed, 400, False) for seed in range(20, 26)), (3, 190, True)],
)
def test_what_is_told_adds_up_to_what_shows(seed: int, decisions: int, thinking: bool) -> None:
    heard: Account | None = None
    for state, events in moments(seed, decisions, thinking=thinking):
        if heard is None:
            heard = Account.of(state)
        for event in events:
            if not event.cancelled and GAME.presenter.tell(state, [event], None):
                heard.hear(event)
        assert heard.settled() == Account.of(state), f"before decision {state.number}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 24))
def test_what_is_told_follows_from_what_the_listener_may_know(seed: int) -> None:
    """Whatever the hidden cards are, the same is told of the same choice."""
    for state, events in moments(seed, 120, thinking=False):
        for seat in (None, 0):
            twin = clone(state)
            GAME.redeal(twin, seat, Rng.seeded(7))
            told = GAME.presenter.tell(state, events, seat)
            assert GAME.presenter.tell(twin, events, seat) == told
