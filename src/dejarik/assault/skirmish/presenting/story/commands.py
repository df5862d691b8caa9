"""Command cards: drawn, played, cancelled and discarded."""

from __future__ import annotations

from dejarik.assault.rules.names import card_text, source_text
from dejarik.assault.showing.story.scene import STORY, AssaultScene, cards_text, of_player
from dejarik.assault.skirmish.rules.commands import (
    CommandIdle,
    CommandPlayed,
    Discarded,
    Drawn,
    Origin,
    Reshuffled,
    Revealed,
)
from dejarik.kernel import Text, text
from dejarik.kernel.telling import Line, player

STORY.acts("card", CommandPlayed, Revealed)


@STORY.tells(Drawn)
def _drawn(scene: AssaultScene, event: Drawn) -> Line:
    who, count, more = player(event.seat), event.count, event.for_terminals
    if more:
        said = text("assault-log-drawn-terminals", player=who, count=count, more=more)
        return of_player(event.seat, said)
    return of_player(event.seat, text("assault-log-drawn", player=who, count=count))


@STORY.tells(Revealed)
def _revealed(scene: AssaultScene, event: Revealed) -> Line:
    said = text("assault-log-revealed", player=player(event.seat), card=card_text(event.card))
    return of_player(event.seat, said)


@STORY.tells(Discarded)
def _discarded(scene: AssaultScene, event: Discarded) -> Line:
    who, cards = player(event.seat), cards_text(event.cards)
    if event.origin is Origin.DECK:
        return of_player(event.seat, text("assault-log-discarded-deck", player=who, cards=cards))
    if event.at_random:
        return of_player(event.seat, text("assault-log-discarded-random", player=who, cards=cards))
    return of_player(event.seat, text("assault-log-discarded", player=who, cards=cards))


@STORY.tells(Reshuffled)
def _reshuffled(scene: AssaultScene, event: Reshuffled) -> Line:
    said = text("assault-log-reshuffled", player=player(event.seat), card=card_text(event.card))
    return of_player(event.seat, said)


# --- Command cards ------------------------------------------------------------------------------------


@STORY.tells(CommandPlayed)
def _played(scene: AssaultScene, event: CommandPlayed) -> Line:
    return _of_command(event, _playing(scene, event))


@STORY.tells(CommandIdle)
def _idle(scene: AssaultScene, event: CommandIdle) -> Line:
    return of_player(event.seat, text("assault-log-idle", card=card_text(event.card)))


@STORY.tells_cancelled(CommandPlayed)
def _cancelled(scene: AssaultScene, event: CommandPlayed) -> Line:
    card, by = card_text(event.card), event.cancelled_by
    if by is None:
        return _of_command(event, text("assault-log-cancelled", card=card))
    return _of_command(event, text("assault-log-cancelled-by", card=card, by=source_text(by.key)))


def _playing(scene: AssaultScene, event: CommandPlayed) -> Text:
    who, card = player(event.seat), card_text(event.card)
    if not event.figure:
        return text("assault-log-command", player=who, card=card)
    return text("assault-log-command-on", player=who, card=card, figure=scene.name(event.figure))


def _of_command(event: CommandPlayed, said: Text) -> Line:
    """A line that stands where the use of the card does: what the card does lies within it."""
    line = of_player(event.seat, said)
    if event.due_to is not None:
        line.depth = event.due_to.depth - 1
    return line
