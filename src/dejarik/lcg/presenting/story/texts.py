"""What cards do: abilities that are used, events that are played, what is paid for them, what is cancelled."""

from __future__ import annotations

from collections.abc import Callable

from dejarik.kernel import AbilityUsed, Moment, Text, text
from dejarik.kernel.telling import Line, player
from dejarik.lcg.content.blocks import PLAY
from dejarik.lcg.content.lasting import Lasting
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.presenting.story.scene import CardScene, story
from dejarik.lcg.rules.actions import Action
from dejarik.lcg.rules.leaving import Leaves
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.paying import Cheaper, Generates, Unpaid
from dejarik.lcg.rules.playing import EventPlayed, Played, ReserveUsed
from dejarik.lcg.rules.texts import definition_of


def _begins(scene: CardScene, event: AbilityUsed) -> bool:
    """Whether a card is played now, and not only found to have done nothing after a decision."""
    return any(isinstance(each, Played) and each.key == event.key for each in scene.after())


def _forced(event: AbilityUsed, name: Text) -> Text | None:
    """A text that says where a card goes that leaves play is told with that: the card is still there for a while."""
    ability = definition_of(event.key).ability(event.ability)
    if ability.on is Leaves and ability.moment is Moment.BEFORE:
        return None
    return text("lcg-told-idle" if event.idle else "lcg-told-forced", card=name)


def _used_card(scene: CardScene, event: AbilityUsed) -> Line | None:
    name = scene.text_of(event.key, event.source)
    if event.forced:
        forced = _forced(event, name)
        return None if forced is None else Line(text=forced, seat=event.seat)
    who = player(event.seat)
    if event.ability == PLAY and event.idle and not _begins(scene, event):
        said = text("lcg-told-idle", card=name)
    elif event.ability == PLAY:
        said = text("lcg-told-played-idle" if event.idle else "lcg-told-played", player=who, card=name)
    else:
        said = text("lcg-told-used-idle" if event.idle else "lcg-told-used", player=who, card=name)
    return Line(text=said, seat=event.seat)


story.acts("card", Played)


@story.tells(AbilityUsed)
def _used(scene: CardScene, event: AbilityUsed) -> Line | None:
    """A text that must be carried out is the card's doing; a fate card has been told of when its turn came, but for
    having no effect."""
    if event.forced and look_up(event.key).type is CardType.FATE and not event.idle:
        return None
    line = _used_card(scene, event)
    if line is not None and not (event.forced or event.idle):
        line.act = "card"
    return line


@story.tells_cancelled(AbilityUsed)
def _cancelled(scene: CardScene, event: AbilityUsed) -> Line:
    name = scene.text_of(event.key, event.source)
    if event.cancelled_by is None:
        return Line(text=text("lcg-told-cancelled", card=name), seat=event.seat)
    by = scene.text_of(event.cancelled_by.key, event.cancelled_by.source)
    return Line(text=text("lcg-told-cancelled-by", card=name, source=by), seat=event.cancelled_by.seat)


@story.tells_before(AbilityUsed)
def _being_used(scene: CardScene, event: AbilityUsed) -> Line | None:
    return _used_card(scene, event)


@story.tells(Played)
def _played(scene: CardScene, event: Played) -> Line | None:
    """A card that is played as an ability has been told of when that began."""
    if event.due_to is not None and event.due_to.key == event.key and event.due_to.ability == PLAY:
        return None
    return Line(
        text=text("lcg-told-played", player=player(event.seat), card=card_text(event.key)), seat=event.seat
    )


@story.tells_occasion(EventPlayed)
def _event_played(scene: CardScene, event: EventPlayed) -> Line:
    said = text("lcg-told-played", player=player(event.seat), card=card_text(event.key))
    return Line(text=said, seat=event.seat)


@story.tells(Cheaper)
def _cheaper(scene: CardScene, event: Cheaper) -> Line:
    name, price, count = card_text(event.card), event.price, event.by
    if not event.key:
        return Line(text=text("lcg-told-cheaper", card=name, price=price, count=count))
    source = scene.text_of(event.key, event.source)
    return Line(text=text("lcg-told-cheaper-by", card=name, price=price, count=count, source=source))


@story.tells(Unpaid)
def _unpaid(scene: CardScene, event: Unpaid) -> Line:
    said = text(
        "lcg-told-unpaid-held" if event.held else "lcg-told-unpaid",
        card=card_text(event.key),
        player=player(event.seat),
    )
    return Line(text=said, seat=event.seat)


@story.tells(Generates)
def _generates(scene: CardScene, event: Generates) -> Line:
    """A card that is being played has no number yet: of one title with what pays it is another."""
    count, name, what = event.amount + event.extra, scene.card(event.card), card_text(event.buys)
    if event.extra:
        said = text("lcg-told-pays-more", card=name, count=count, what=what, tokens=event.amount)
        return scene.line(said, card=event.card)
    same = scene.key(event.card) == event.buys
    said = text("lcg-told-pays-another" if same else "lcg-told-pays", card=name, count=count, what=what)
    return scene.line(said, card=event.card)


@story.tells_before(Generates)
def _to_generate(scene: CardScene, event: Generates) -> Line:
    name, what = scene.card(event.card), card_text(event.buys)
    said = text("lcg-told-to-pay", card=name, count=event.amount + event.extra, what=what)
    return scene.line(said, card=event.card)


# --- What lasts for a time

UNTIL = {
    "strike": text("lcg-told-until-strike"),
    "engagement": text("lcg-told-until-engagement"),
    "phase": text("lcg-told-until-phase"),
    "turn": text("lcg-told-until-turn"),
}

#: Values of cards that texts change for a time: the card, by how much, until when.
OF_CARDS: dict[str, Callable[[Text, int, Text], Text]] = {
    "unit-damage": lambda card, count, until: text(
        "lcg-told-gains-unit", card=card, count=count, until=until
    ),
    "blast-damage": lambda card, count, until: text(
        "lcg-told-gains-blast", card=card, count=count, until=until
    ),
    "tactics": lambda card, count, until: text("lcg-told-gains-tactics", card=card, count=count, until=until),
    "can-attack": lambda card, _, until: text("lcg-told-no-attack", card=card, until=until),
    "can-defend": lambda card, _, until: text("lcg-told-no-defence", card=card, until=until),
    "engagements-most": lambda card, _, until: text("lcg-told-engage-again", card=card, until=until),
}
#: The same for values of players.
OF_PLAYERS: dict[str, Callable[[Text, int, Text], Text]] = {
    "reserve": lambda who, count, until: text("lcg-told-reserve-value", player=who, count=count, until=until),
    "match-waived": lambda who, _, until: text("lcg-told-no-match", player=who, until=until),
}


@story.tells(Lasting)
def _lasts(scene: CardScene, event: Lasting) -> Line | None:
    subject = event.subject
    if event.until == "next-play":
        return Line(text=text("lcg-told-next-cheaper", player=player(subject), count=event.by), seat=subject)
    until = UNTIL[event.until]
    if event.query in OF_PLAYERS:
        return Line(text=OF_PLAYERS[event.query](player(subject), event.by, until), seat=subject)
    said = OF_CARDS[event.query](scene.card(subject), event.by, until)
    return scene.line(said, card=subject)


story.silent(
    Action,  # it never happens: actions listen to it to be offered
    EventPlayed,  # the end of what was told when it began
    ReserveUsed,  # where the card lay is told
)
