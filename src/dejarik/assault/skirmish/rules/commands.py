"""Playing Command cards (CORE-CMD): from the hand, on the figure that becomes "you", announced and then resolved.

What each card does is content; a card's definition says on which occasion it listens from the hand, and its effect is
carried out here once nobody has cancelled it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

import msgspec

from dejarik.assault.facts.cards import CommandRestriction, FigureSize
from dejarik.assault.facts.library import command
from dejarik.assault.rules.active import borrowed
from dejarik.assault.rules.attack import BeforeAttack
from dejarik.assault.rules.ground import is_small, team
from dejarik.assault.rules.names import card_text
from dejarik.assault.rules.printed import profile_of
from dejarik.assault.rules.reports import Chosen
from dejarik.assault.rules.state import HAND, NOWHERE, Figure
from dejarik.assault.rules.values import has_trait
from dejarik.assault.rules.verbs import DISCARD_CARD, FIGURE
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel import (
    Decision,
    Event,
    Hidden,
    Occurrence,
    Permission,
    Procedure,
    Public,
    Use,
    ask,
    choose,
    each_of,
    text,
)
from dejarik.kernel.abilities import always
from dejarik.kernel.listening import sources_in
from dejarik.kernel.traces import Trace

#: Whether a seat may play Command cards at all.
can_play_commands = Permission[SkirmishState]("can-play-commands", lambda state, seat: True)

#: What a Command card does: (state, the use of it). `use.subject` is the figure it is played on, or 0.
CommandEffect = Callable[[Any, Use], None]


@dataclass(frozen=True, slots=True)
class CommandDefinition:
    """What a Command card does and who may play it when: `you` says whether a figure fits the moment."""

    do: CommandEffect
    you: Callable[[Any, Use, Figure], bool] | None = None
    when: Callable[[Any, Use], bool] = always


_COMMANDS: dict[str, CommandDefinition] = {}


def write_command(card: str, effect: CommandDefinition) -> None:
    _COMMANDS[card] = effect


class CommandPlayed(Event):
    """A Command card is announced; it can still be cancelled, and only then takes effect. The log hears of it when
    it is announced."""

    logged: ClassVar[bool] = False

    seat: Public[int]
    card: Public[str]
    figure: Public[int] = 0

    def happen(self, state: SkirmishState) -> None:
        _COMMANDS[self.card].do(state, state.the(Use))


class CommandIdle(Event):
    """A Command card has changed nothing."""

    seat: Public[int]
    card: Public[str]


class PlayCommand(Procedure):
    """A player plays a card: choose its figure, announce it, resolve it, discard it (CORE-CMD-04, -06)."""

    seat: Public[int]
    card: Public[str]
    figure: Public[int] = 0
    kept: Public[bool] = False  # it stays in play
    before: Hidden[Trace] = msgspec.field(default_factory=Trace)  # it took effect
    told: Public[bool] = False  # everybody knows that it is played, though not yet on whom

    def offer_figure(self, state: SkirmishState) -> Decision | None:
        if self.figure or _COMMANDS[self.card].you is None:
            return None
        figures = players_of(state, state.the(Use), self.card, self.seat)
        options = each_of(FIGURE, (figure.id for figure in figures))
        return (
            choose(self.seat, text("command-figure", card=card_text(self.card)), options) if options else None
        )

    def take_figure(self, state: SkirmishState, figure: int) -> None:
        self.figure = figure

    def announce(self, state: SkirmishState) -> None:
        played = CommandPlayed(seat=self.seat, card=self.card, figure=self.figure)
        if self.told:
            state.log(Chosen(seat=self.seat, key=self.card, ability=self.card, target=self.figure))
        else:
            state.log(played)
        use = state.the(Use)
        use.subject = self.figure
        use.reported = False  # whatever the log hears of from now on is an effect of the card
        self.before = Trace.of(state, self)
        state.occur(played)

    def discard(self, state: SkirmishState) -> None:
        if self.before.is_unchanged(state, self):
            state.log(CommandIdle(seat=self.seat, card=self.card))
        if not self.kept:
            state.players[self.seat].discard.append(self.card)

    steps = (ask(offer_figure, take_figure), announce, discard)


def play_command(state: SkirmishState, use: Use) -> None:
    """The card leaves the hand and is played."""
    state.leave(use.source)
    state.learn(use.seat)
    window = _window(state, use)
    if window is not None:
        window.used.append(_mark(use.seat, use.key))
    playing = PlayCommand(seat=use.seat, card=use.key, figure=use.subject)
    if not use.subject and _COMMANDS[use.key].you and len(players_of(state, use, use.key, use.seat)) > 1:
        playing.told = True
        state.log(CommandPlayed(seat=use.seat, card=use.key))
    state.push(playing)


def may_play(state: SkirmishState, use: Use) -> bool:
    """Whether a card can be played now: by this player, once for each trigger, on a figure that fits."""
    seat, card = use.seat, use.key
    if state.players[seat].eliminated or not can_play_commands(state, seat):
        return False
    window = _window(state, use)
    if window is not None and _was_played(state, window, seat, card):
        return False
    rule = _COMMANDS[card]
    if not rule.when(state, use):
        return False
    if use.source != _first_copy(state, seat, card, use.source):
        return False
    if rule.you is None:
        return True
    if use.subject:
        figure = state.figures.get(use.subject)
        return figure is not None and _fits(state, use, card, figure)
    return any(True for _ in _players(state, use, card, seat))


def players_of(state: SkirmishState, use: Use, card: str, seat: int) -> list[Figure]:
    """The figures that the card could be played on now: friendly ones, so a team-mate's too (CORE-CMD-06, IA-4P-14)."""
    return list(_players(state, use, card, seat))


def _players(state: SkirmishState, use: Use, card: str, seat: int) -> Iterator[Figure]:
    side = team(state, seat)
    seats = [player.seat for player in state.players if player.team == side]
    restriction, you, outcast = command(card).restriction, _COMMANDS[card].you, borrowed(state)
    for figure in state.figures.values():
        if (
            figure.seat in seats
            and figure.space != NOWHERE
            and figure.id != outcast  # IA-ATTACK-05: it is nobody's friend
            and admits(state, restriction, figure)
            and (you is None or you(state, use, figure))
        ):
            yield figure


def _fits(state: SkirmishState, use: Use, card: str, figure: Figure) -> bool:
    you = _COMMANDS[card].you
    return (
        figure.space != NOWHERE
        and figure.id != borrowed(state)  # IA-ATTACK-05: it is nobody's friend
        and admits(state, command(card).restriction, figure)
        and (you is None or you(state, use, figure))
    )


def may_be_played_on(state: SkirmishState, card: str, figure: Figure) -> bool:
    """Whether a figure's player could play a card on it, whatever the moment."""
    return (
        not state.players[figure.seat].eliminated
        and can_play_commands(state, figure.seat)
        and figure.id != borrowed(state)
        and admits(state, command(card).restriction, figure)
    )


def admits(state: SkirmishState, restriction: CommandRestriction, figure: Figure) -> bool:
    """Whether a figure meets everything that a card asks for."""
    printed = profile_of(state, figure)
    if restriction.figure and printed.title != restriction.figure:
        return False
    if restriction.traits and not has_trait(state, figure, *restriction.traits):
        return False
    if restriction.faction is not None and printed.faction is not restriction.faction:
        return False
    if restriction.size is not None and is_small(state, figure) is not (restriction.size is FigureSize.SMALL):
        return False
    return not restriction.ready or state.groups[figure.group].ready


def _window(state: SkirmishState, use: Use) -> Occurrence | None:
    """The window in which a card is played as a reaction."""
    if not use.source:
        return None
    return next(
        (each for each in reversed(state.stack) if isinstance(each, Occurrence) and not each.is_a_use), None
    )


def _was_played(state: SkirmishState, window: Occurrence, seat: int, card: str) -> bool:
    """CORE-CMD-09: this player has played a copy for the same trigger, here or to make the attack possible at all."""
    return _mark(seat, card) in window.used or any(
        isinstance(event, BeforeAttack)
        and event.played == card
        and event.attacker in state.figures
        and state.figures[event.attacker].seat == seat
        for event in window.events
    )


def _first_copy(state: SkirmishState, seat: int, card: str, source: int) -> int:
    """Copies of a card in a hand are one choice: that of the first; a card that is elsewhere is itself."""
    copies = [id for id in hand(state, seat) if state.sources[id].key == card]
    return copies[0] if source in copies else source


def _mark(seat: int, card: str) -> str:
    return f"played:{seat}:{card}"


# --- Hand and deck --------------------------------------------------------------------------------


class Drawn(Event):
    """A player has drawn Command cards; only that player sees which. Some of them may be for terminals."""

    seat: Public[int]
    count: Public[int]
    for_terminals: Public[int] = 0


class Revealed(Event):
    """A player has shown a Command card to everybody."""

    seat: Public[int]
    card: Public[str]


class Origin(StrEnum):
    """Where a card comes from that is discarded."""

    HAND = "hand"
    DECK = "deck"


class Discarded(Event):
    """Command cards lie in their player's discard pile now, for everybody to see."""

    seat: Public[int]
    cards: Public[list[str]]
    origin: Public[Origin] = Origin.HAND
    at_random: Public[bool] = False


def discard_from_deck(state: SkirmishState, seat: int, count: int) -> None:
    """The top cards of a deck are discarded."""
    player = state.players[seat]
    cards = [player.deck.pop() for _ in range(min(count, len(player.deck)))]
    player.discard += cards
    if cards:
        state.learn()
        state.log(Discarded(seat=seat, cards=cards, origin=Origin.DECK))


class Reshuffled(Event):
    """A card of the discard pile has been shuffled into its player's deck."""

    seat: Public[int]
    card: Public[str]


def draw(state: SkirmishState, seat: int, count: int = 1, *, for_terminals: int = 0) -> list[int]:
    """Draw from the top of the deck into the hand; an empty deck gives nothing (CORE-CMD-03)."""
    player = state.players[seat]
    drawn = []
    for _ in range(min(count + for_terminals, len(player.deck))):
        drawn.append(to_hand(state, seat, player.deck.pop()))
    if drawn:
        state.learn()
        more = max(0, len(drawn) - count)
        state.log(Drawn(seat=seat, count=len(drawn), for_terminals=more))
    return drawn


def to_hand(state: SkirmishState, seat: int, card: str) -> int:
    """A card comes into the hand of a player."""
    return state.enter(card, seat, zone=HAND, open=False)


def hand(state: SkirmishState, seat: int) -> list[int]:
    """The cards in a player's hand, by their source ids."""
    return sources_in(state, HAND, seat)


def discard_from_hand(state: SkirmishState, id: int, *, at_random: bool = False) -> None:
    source = state.leave(id)
    state.players[source.seat].discard.append(source.key)
    state.learn()
    state.log(Discarded(seat=source.seat, cards=[source.key], at_random=at_random))


def discard_at_random(state: SkirmishState, seat: int) -> None:
    """A player loses one card of the hand, picked at random."""
    held = hand(state, seat)
    if held:
        discard_from_hand(state, state.rng.pick(held), at_random=True)


class DiscardCommand(Procedure):
    """A player chooses a Command card of the hand and discards it."""

    seat: Public[int]

    def offer(self, state: SkirmishState) -> Decision | None:
        options = each_of(DISCARD_CARD, hand(state, self.seat))
        return choose(self.seat, text("command-discard"), options) if options else None

    def take(self, state: SkirmishState, id: int) -> None:
        discard_from_hand(state, id)

    steps = (ask(offer, take),)
