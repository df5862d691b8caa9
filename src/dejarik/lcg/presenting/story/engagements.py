"""Engagements: who attacks and defends, the edge battle and why it ends as it does, strikes, the reward."""

from __future__ import annotations

from dejarik.kernel import NOBODY, Text, text
from dejarik.kernel.telling import Line, player
from dejarik.lcg.facts.library import card as look_up
from dejarik.lcg.presenting.fight_records import EdgeBeat, EdgeBeatKind, EdgeCard, EdgeLine, EdgeStack
from dejarik.lcg.presenting.story.scene import CardScene, bonus, story, titles
from dejarik.lcg.rules.edge import (
    EdgeCounted,
    EdgePart,
    EdgePlaced,
    EdgeRestarted,
    EdgeRevealed,
    EdgeWon,
    FateResolves,
)
from dejarik.lcg.rules.engagement import Declared, Engaged, EngagementEnds
from dejarik.lcg.rules.names import card_text, listed
from dejarik.lcg.rules.strikes import FocusedToStrike, StrikeResolved
from dejarik.lcg.rules.taking_part import Joined, Unopposed
from dejarik.lcg.rules.tokens import FocusChanged, Why

PLAYERS_OF_A_DUEL = 2

story.acts("engagement", Engaged)
story.acts("edge", EdgeRevealed)
story.acts("strike", FocusedToStrike)


@story.tells(Engaged)
def _engaged(scene: CardScene, event: Engaged) -> Line:
    who, name = player(event.seat), scene.card(event.target)
    if len(scene.state.players) > PLAYERS_OF_A_DUEL:
        said = text("lcg-told-engaged-of", player=who, card=name, owner=player(event.defender))
    else:
        said = text("lcg-told-engaged", player=who, card=name)
    return Line(text=said, seat=event.seat)


@story.tells_before(Engaged)
def _to_engage(scene: CardScene, event: Engaged) -> Line:
    said = text("lcg-told-to-engage", player=player(event.seat), card=scene.card(event.target))
    return Line(text=said, seat=event.seat)


@story.tells(Declared)
def _declared(scene: CardScene, event: Declared) -> Line:
    name = scene.card(event.unit)
    said = text("lcg-told-attacks" if event.attacks else "lcg-told-defends", card=name)
    return Line(text=said, seat=event.seat)


@story.tells(Joined)
def _joined(scene: CardScene, event: Joined) -> Line:
    name = scene.card(event.unit)
    said = text("lcg-told-joins-attack" if event.attacks else "lcg-told-joins-defence", card=name)
    return Line(text=said, seat=event.seat)


# --- The edge battle


@story.tells(EdgePlaced)
def _placed(scene: CardScene, event: EdgePlaced) -> Line:
    giver = event.seat if event.giver == NOBODY else event.giver
    if not event.key:
        return Line(text=text("lcg-told-edge-placed", player=player(giver)), seat=giver)
    said = text("lcg-told-edge-open", player=player(giver), card=card_text(event.key))
    return Line(text=said, seat=giver)


@story.tells(EdgeRevealed)
def _revealed(scene: CardScene, event: EdgeRevealed) -> Line | None:
    stacks = [
        text("lcg-told-stack", player=player(seat), cards=titles(keys))
        for seat, keys in event.stacks.items()
        if keys
    ]
    match stacks:
        case []:
            return None
        case [only]:
            said = text("lcg-told-stack-revealed", stack=only)
        case _:
            said = text("lcg-told-stacks-revealed", first=stacks[0], second=stacks[1])
    told = EdgeBeat(
        kind=EdgeBeatKind.REVEALED,
        stacks=[
            EdgeStack(seat=seat, cards=[EdgeCard(key=key, force=look_up(key).force) for key in keys])
            for seat, keys in event.stacks.items()
        ],
    )
    return EdgeLine(text=said, beat=told)


@story.tells(FateResolves)
def _fate(scene: CardScene, event: FateResolves) -> Line:
    said = text("lcg-told-fate", player=player(event.seat), card=card_text(event.key))
    told = EdgeBeat(kind=EdgeBeatKind.FATE, seat=event.seat, key=event.key)
    return EdgeLine(text=said, seat=event.seat, beat=told)


@story.tells(EdgeRestarted)
def _restarted(scene: CardScene, event: EdgeRestarted) -> Line:
    return EdgeLine(text=text("lcg-told-edge-restarted"), beat=EdgeBeat(kind=EdgeBeatKind.RESTARTED))


def _part(part: EdgePart, key: str, number: int, count: int) -> Text:
    if part is EdgePart.ICONS:
        return text("lcg-told-edge-icons", card=card_text(key), count=count)
    if part is EdgePart.EDGE:
        return text("lcg-told-edge-unit", card=card_text(key, number), count=count)
    return text("lcg-told-edge-icons", card=card_text(key, number), count=count) if key else bonus(count)


@story.tells(EdgeCounted)
def _counted(scene: CardScene, event: EdgeCounted) -> Line | None:
    if not event.parts:
        return None
    parts = listed(_part(*part) for part in event.parts)
    said = text("lcg-told-edge-counted", player=player(event.seat), total=event.total, parts=parts)
    told = EdgeBeat(kind=EdgeBeatKind.COUNTED, seat=event.seat, total=event.total)
    return EdgeLine(text=said, seat=event.seat, beat=told)


@story.tells(EdgeWon)
def _won(scene: CardScene, event: EdgeWon) -> Line:
    who = player(event.seat)
    own = event.totals.get(event.seat, 0)
    others = max((total for seat, total in event.totals.items() if seat != event.seat), default=0)
    if not event.contested:
        said = text("lcg-told-edge-alone", player=who)
    elif own != others:
        said = text("lcg-told-edge", player=who, own=own, others=others)
    elif event.attacking:
        said = text("lcg-told-edge-tie-attacker", player=who, own=own, others=others)
    else:
        said = text("lcg-told-edge-tie", player=who, own=own, others=others)
    told = EdgeBeat(
        kind=EdgeBeatKind.WON,
        seat=event.seat,
        totals={str(seat): total for seat, total in event.totals.items()},
        contested=event.contested,
        tied=own == others,
    )
    return EdgeLine(text=said, seat=event.seat, beat=told)


# --- Strikes and the end


@story.tells(FocusedToStrike)
def _strikes(scene: CardScene, event: FocusedToStrike) -> Line:
    """The focus tokens that it costs come right after it."""
    name = scene.card(event.unit)
    tokens = next(
        (each.by for each in scene.after() if isinstance(each, FocusChanged) and each.why is Why.STRIKE), 0
    )
    return Line(text=text("lcg-told-strikes", card=name, count=tokens), seat=event.seat)


@story.tells_occasion(FocusedToStrike)
def _to_strike(scene: CardScene, event: FocusedToStrike) -> Line:
    return Line(text=text("lcg-told-to-strike", card=scene.card(event.unit)), seat=event.seat)


@story.tells_before(FocusedToStrike)
def _about_to_strike(scene: CardScene, event: FocusedToStrike) -> Line:
    return Line(text=text("lcg-told-about-to-strike", card=scene.card(event.unit)), seat=event.seat)


@story.tells_occasion(StrikeResolved)
def _struck(scene: CardScene, event: StrikeResolved) -> Line:
    return Line(text=text("lcg-told-struck", card=scene.card(event.unit)), seat=event.seat)


@story.tells(Unopposed)
def _unopposed(scene: CardScene, event: Unopposed) -> Line:
    return Line(text=text("lcg-told-unopposed", player=player(event.seat)), seat=event.seat)


@story.tells(EngagementEnds)
def _ends(scene: CardScene, event: EngagementEnds) -> Line:
    return Line(text=text("lcg-told-engagement-ends"), seat=event.seat)


story.silent(StrikeResolved)  # it only marks a moment: what the strike did is told
