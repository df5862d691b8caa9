"""Focus tokens, shields and damage: what comes and goes, and what it comes from."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from dejarik.kernel import Event, Text, text
from dejarik.kernel.telling import Line
from dejarik.lcg.facts.cards import CardType
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.presenting.story.scene import CardScene, counted, story
from dejarik.lcg.rules.damage import Damaged, DamageMoved, DamageTurned, WouldBeDamaged
from dejarik.lcg.rules.names import card_text, listed
from dejarik.lcg.rules.tokens import FocusChanged, Healed, ShieldChanged, Why

#: Tokens that another line tells of: the card pays or strikes.
_TOLD_ELSEWHERE = (Why.PAYMENT, Why.STRIKE)


def _refreshed(scene: CardScene, event: FocusChanged | ShieldChanged) -> list[FocusChanged | ShieldChanged]:
    """What a refresh takes away at once, with the first of it; nothing with the others."""

    def is_part(each: Event | None) -> bool:
        return isinstance(each, type(event)) and each.why is Why.REFRESH

    if is_part(next(scene.before(), None)):
        return []
    found = [event]
    for each in scene.after():
        if not (isinstance(each, type(event)) and is_part(each)):
            break
        found.append(each)
    return found


def _lost(scene: CardScene, events: list[FocusChanged | ShieldChanged]) -> Text:
    return listed(_counted(scene, events))


def _counted(scene: CardScene, events: list[FocusChanged | ShieldChanged]) -> Iterator[Text]:
    for each in events:
        yield counted(scene.card(each.card), -each.by)


def _focus(scene: CardScene, event: FocusChanged) -> Line:
    name, count = scene.card(event.card), abs(event.by)
    if event.by < 0:
        return scene.line(text("lcg-told-unfocus", card=name, count=count), card=event.card)
    source = scene.named(event.source) if event.source else None
    if source is not None:
        said = text("lcg-told-focus-by", card=name, count=count, source=source)
    else:
        said = text("lcg-told-focus", card=name, count=count)
    return scene.line(said, card=event.card)


@story.tells(FocusChanged)
def _focus_changed(scene: CardScene, event: FocusChanged) -> Line | None:
    if event.why in _TOLD_ELSEWHERE:
        return None
    if event.why is not Why.REFRESH:
        return _focus(scene, event)
    together = _refreshed(scene, event)
    if not together:
        return None
    said = text("lcg-told-refresh-focus", player=scene.whose(event.card), cards=_lost(scene, together))
    return scene.line(said, card=event.card)


story.tells_occasion(FocusChanged)(_focus)


@story.tells(ShieldChanged)
def _shield_changed(scene: CardScene, event: ShieldChanged) -> Line | None:
    name, count = scene.card(event.card), abs(event.by)
    if event.why is Why.REFRESH:
        together = _refreshed(scene, event)
        if not together:
            return None
        said = text("lcg-told-refresh-shields", player=scene.whose(event.card), cards=_lost(scene, together))
    elif event.why is Why.STOPS_DAMAGE:
        said = text("lcg-told-shield-damage", card=name, count=count)
    elif event.why is Why.STOPS_FOCUS:
        said = text("lcg-told-shield-focus", card=name, count=count)
    else:
        said = text("lcg-told-shield" if event.by > 0 else "lcg-told-unshield", card=name, count=count)
    return scene.line(said, card=event.card)


@story.tells(Healed)
def _healed(scene: CardScene, event: Healed) -> Line:
    said = text("lcg-told-healed", card=scene.card(event.card), count=event.by)
    return scene.line(said, card=event.card)


# --- Damage


def _dealt_by(scene: CardScene, event: Damaged | WouldBeDamaged) -> Text | None:
    """The card that deals damage to another one."""
    return scene.named(event.source) if event.source and event.source != event.card else None


@story.tells(Damaged)
def _damaged(scene: CardScene, event: Damaged) -> Line:
    """That of an objective is an act of its own: it is what a fight was about."""
    name, by = scene.named(event.card) or card_text(event.key, event.number), _dealt_by(scene, event)
    if by is None:
        said = text("lcg-told-damaged", card=name, count=event.amount)
    else:
        said = text("lcg-told-damaged-by", card=name, count=event.amount, source=by)
    is_objective = look_up(event.key).type is CardType.OBJECTIVE
    return Line(text=said, seat=event.controller, act="damage" if is_objective else UNSET)


@story.tells_before(WouldBeDamaged)
def _would_be_damaged(scene: CardScene, event: WouldBeDamaged) -> Line:
    name, by = scene.card(event.card), _dealt_by(scene, event)
    if by is None:
        said = text("lcg-told-would-damage", card=name, count=event.amount)
    else:
        said = text("lcg-told-would-damage-by", card=name, count=event.amount, source=by)
    return scene.line(said, card=event.card)


@story.tells(DamageTurned)
def _turned(scene: CardScene, event: DamageTurned) -> Line:
    name, count = scene.card(event.start), event.amount
    if not event.end:
        return scene.line(text("lcg-told-prevented", card=name, count=count), card=event.start)
    said = text("lcg-told-taken-over", card=name, count=count, other=scene.card(event.end))
    return scene.line(said, card=event.end)


@story.tells(DamageMoved)
def _moved(scene: CardScene, event: DamageMoved) -> Line:
    start, end = scene.card(event.start), scene.card(event.end)
    said = text("lcg-told-damage-moved", start=start, end=end, count=event.amount)
    return scene.line(said, card=event.start)


story.silent(WouldBeDamaged)  # what it comes to is told: damage, shields, damage that goes elsewhere
