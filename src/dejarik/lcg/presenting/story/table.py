"""Cards that come into play, change hands, are turned up, leave play, are captured and rescued."""

from __future__ import annotations

from dejarik.kernel import Text, text
from dejarik.kernel.telling import Line, player
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.formats.skywalker import Arranged, Reinforced
from dejarik.lcg.presenting.fight_records import EdgeBeat, EdgeBeatKind, EdgeLine
from dejarik.lcg.presenting.story.scene import CardScene, story
from dejarik.lcg.rules.arriving import Arrives, Attached, ControlChanged
from dejarik.lcg.rules.damage import Damaged
from dejarik.lcg.rules.leaving import Captured, Cause, Destination, Flipped, Leaves, Rescued
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.texts import definition_of


@story.tells(Arrives)
def _arrives(scene: CardScene, event: Arrives) -> Line:
    who, name = player(event.seat), card_text(event.key, event.number)
    if look_up(event.key).type is CardType.OBJECTIVE:
        said = text("lcg-told-objective", player=who, card=name)
    elif event.host:
        said = text("lcg-told-arrives-on", player=who, card=name, host=scene.card(event.host))
    else:
        said = text("lcg-told-arrives", player=who, card=name)
    return Line(text=said, seat=event.seat)


@story.tells(Attached)
def _attached(scene: CardScene, event: Attached) -> Line:
    said = text("lcg-told-attached", card=scene.card(event.card), host=scene.card(event.host))
    return scene.line(said, card=event.card)


@story.tells(ControlChanged)
def _control(scene: CardScene, event: ControlChanged) -> Line:
    who, name = player(event.seat), scene.card(event.card)
    if event.freed:
        said = text("lcg-told-control-freed", player=who, card=name)
    elif event.lent:
        said = text("lcg-told-lent", player=who, card=name)
    elif event.back:
        said = text("lcg-told-given-back", player=who, card=name)
    else:
        said = text("lcg-told-control", player=who, card=name)
    return Line(text=said, seat=event.seat)


@story.tells(Flipped)
def _flipped(scene: CardScene, event: Flipped) -> Line:
    """Before it happens nobody may know what lies there."""
    if not event.key:
        return scene.line(text("lcg-told-turns-up", card=scene.card(event.card)), card=event.card)
    laid = scene.state.cards.get(event.card)
    said = text("lcg-told-flipped", card=card_text(event.key), place=0 if laid is None else laid.place)
    return scene.line(said, card=event.card)


# --- Leaving play


@story.tells(Leaves)
def _leaves(scene: CardScene, event: Leaves) -> Line:
    """Where it goes says more than why, wherever that is not its owner's discard pile."""
    name = card_text(event.key, event.number)
    said = _elsewhere(scene, event, name) or _gone(event, name)
    if event.type is not CardType.OBJECTIVE or not event.is_destroyed:
        return Line(text=said, seat=event.seat)
    told = EdgeBeat(kind=EdgeBeatKind.FELL, seat=event.seat, key=event.key, damage=event.damage)
    return EdgeLine(text=said, seat=event.seat, beat=told, act="fall")


@story.tells_before(Leaves)
def _leaving(scene: CardScene, event: Leaves) -> Line:
    name = card_text(event.key, event.number)
    said = text("lcg-told-about-to-fall" if event.is_destroyed else "lcg-told-about-to-leave", card=name)
    return Line(text=said, seat=event.seat)


def _elsewhere(scene: CardScene, event: Leaves, name: Text) -> Text | None:
    owner = player(event.owner)
    match event.to:
        case Destination.CAPTIVITY:
            captor = scene.card(event.captor)
            return text(
                "lcg-told-destroyed-captured" if event.is_destroyed else "lcg-told-captured",
                card=name,
                captor=captor,
            )
        case Destination.HAND:
            return text("lcg-told-returned", card=name, player=owner)
        case Destination.DECK_BOTTOM:
            return text("lcg-told-buried", card=name, player=owner)
        case Destination.ASIDE:
            return text("lcg-told-aside", card=name)
        case _:
            return None


def _gone(event: Leaves, name: Text) -> Text:
    match event.cause:
        case Cause.DESTROYED if event.capacity is not None:
            return text("lcg-told-destroyed-capacity", card=name, count=event.capacity)
        case Cause.DESTROYED:
            return text("lcg-told-destroyed", card=name)
        case Cause.SACRIFICED:
            return text("lcg-told-sacrificed", card=name)
        case Cause.REMOVED:
            return text("lcg-told-removed", card=name)
        case _ if _gives_way(event):
            return text("lcg-told-discarded-damaged", card=name, count=event.damage)
        case _:
            return text("lcg-told-discarded-from-play", card=name)


def _gives_way(event: Leaves) -> bool:
    """Whether a card leaves play by a text of its own that answers the damage on it."""
    text_of_it = event.due_to
    if text_of_it is None or text_of_it.source != event.card:
        return False
    return definition_of(text_of_it.key).ability(text_of_it.ability).on is Damaged


@story.tells(Captured)
def _captured(scene: CardScene, event: Captured) -> Line | None:
    """A unit that was in play has been told of when it left."""
    return None if event.unit else _is_captured(scene, event)


@story.tells_occasion(Captured)
def _is_captured(scene: CardScene, event: Captured) -> Line:
    said = text(
        "lcg-told-captures",
        player=player(event.seat),
        owner=player(event.owner),
        captor=scene.card(event.captor),
    )
    return Line(text=said, seat=event.seat)


@story.tells(Rescued)
def _rescued(scene: CardScene, event: Rescued) -> Line:
    """Who held the card and who gets it know which it is."""
    name = card_text(event.key) if event.seen(scene.eyes) else text("lcg-told-captive")
    captor = scene.card(event.captor)
    return Line(
        text=text("lcg-told-rescued", player=player(event.seat), card=name, captor=captor), seat=event.seat
    )


# --- The pyramid of the hunt


@story.tells(Arranged)
def _arranged(scene: CardScene, event: Arranged) -> Line:
    return Line(text=text("lcg-told-arranged", player=player(event.seat)), seat=event.seat)


@story.tells(Reinforced)
def _reinforced(scene: CardScene, event: Reinforced) -> Line:
    said = text("lcg-told-reinforced", player=player(event.seat), host=scene.card(event.host))
    return Line(text=said, seat=event.seat)
