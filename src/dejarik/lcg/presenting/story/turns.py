"""Turns and phases, the Force, the dial, victory piles, and players who are out."""

from __future__ import annotations

from dejarik.kernel import Event, text
from dejarik.kernel.telling import Line, player
from dejarik.lcg.formats.team_play import BalanceUsed
from dejarik.lcg.presenting.fight_records import EdgeBeat, EdgeBeatKind, EdgeLine
from dejarik.lcg.presenting.story.scene import CardScene, bonus, story
from dejarik.lcg.rules.elimination import AffiliationTaken, Eliminated
from dejarik.lcg.rules.force import Committed, ForceCounted, StruggleResolved
from dejarik.lcg.rules.names import card_text, listed
from dejarik.lcg.rules.turn import PhaseBegins, PhaseEnds, PhaseSkipped, Refreshed, TurnBegins, TurnEnds
from dejarik.lcg.rules.victory import Awarded, DialCause, DialMoved

story.acts("turn", TurnBegins)
story.acts("force", Committed, StruggleResolved, BalanceUsed)
story.acts("dial", DialMoved)


@story.tells(TurnBegins)
def _turn(scene: CardScene, event: TurnBegins) -> Line:
    return Line(text=text("lcg-told-turn", turn=event.number, side=event.side.word), heading=True)


@story.tells_occasion(TurnBegins)
def _turn_begins(scene: CardScene, event: TurnBegins) -> Line:
    return Line(text=text("lcg-told-turn-begins", side=event.side.word))


@story.tells_occasion(TurnEnds)
def _turn_ends(scene: CardScene, event: TurnEnds) -> Line:
    return Line(text=text("lcg-told-turn-ends", side=event.side.word))


@story.tells(PhaseBegins)
def _phase(scene: CardScene, event: PhaseBegins) -> Line | None:
    """A phase in which nothing happens is not told of."""
    following = next((each for each in scene.after() if type(each) not in _MOMENTS), None)
    if isinstance(following, PhaseBegins | PhaseSkipped | TurnBegins):
        return None
    return Line(text=text("lcg-told-phase-begins", phase=event.phase.word))


@story.tells(PhaseSkipped)
def _phase_skipped(scene: CardScene, event: PhaseSkipped) -> Line:
    return Line(text=text("lcg-told-phase-skipped"))


@story.tells_occasion(PhaseBegins)
def _phase_begins(scene: CardScene, event: PhaseBegins) -> Line:
    return Line(text=text("lcg-told-phase-begins", phase=event.phase.word))


@story.tells_occasion(PhaseEnds)
def _phase_ends(scene: CardScene, event: PhaseEnds) -> Line:
    return Line(text=text("lcg-told-phase-ends", phase=event.phase.word))


@story.tells_occasion(Refreshed)
def _refreshed(scene: CardScene, event: Refreshed) -> Line:
    return Line(text=text("lcg-told-refreshed", player=player(event.seat)), seat=event.seat)


# --- The Force


@story.tells(BalanceUsed)
def _balance(scene: CardScene, event: BalanceUsed) -> Line:
    side = event.side.word
    return Line(text=text("lcg-told-balance-declined" if event.declined else "lcg-told-balance", side=side))


@story.tells(Committed)
def _committed(scene: CardScene, event: Committed) -> Line:
    return Line(text=text("lcg-told-committed", card=scene.card(event.unit)), seat=event.seat)


@story.tells(ForceCounted)
def _force(scene: CardScene, event: ForceCounted) -> Line | None:
    if not event.parts:
        return None
    parts = listed(
        text("lcg-told-edge-icons", card=scene.card(unit), count=count) if unit else bonus(count)
        for unit, count in event.parts
    )
    return Line(text=text("lcg-told-force-counted", side=event.side.word, parts=parts))


@story.tells(StruggleResolved)
def _struggle(scene: CardScene, event: StruggleResolved) -> Line:
    light, dark = event.light, event.dark
    if event.winner is None:
        return Line(text=text("lcg-told-struggle-tie", light=light, dark=dark))
    side = event.winner.word
    if event.moved:
        return Line(text=text("lcg-told-struggle", light=light, dark=dark, side=side))
    return Line(text=text("lcg-told-struggle-same", light=light, dark=dark, side=side))


# --- The dial and the piles


@story.tells(DialMoved)
def _dial(scene: CardScene, event: DialMoved) -> Line | None:
    if not event.by:
        return None
    count, value = abs(event.by), event.value
    if event.by < 0:
        return Line(text=text("lcg-told-dial-back", count=count, value=value))
    match event.why:
        case DialCause.BALANCE:
            return Line(text=text("lcg-told-dial-balance", count=count, value=value))
        case DialCause.TURN:
            return Line(text=text("lcg-told-dial-turn", count=count, value=value))
        case DialCause.OBJECTIVE:
            return Line(text=text("lcg-told-dial-objective", count=count, value=value))
        case _:
            return Line(text=text("lcg-told-dial", count=count, value=value))


@story.tells_occasion(DialMoved)
def _dial_moves(scene: CardScene, event: DialMoved) -> Line:
    said = text("lcg-told-dial-moves" if event.by > 0 else "lcg-told-dial-moves-back", count=abs(event.by))
    return Line(text=said)


@story.tells(Awarded)
def _awarded(scene: CardScene, event: Awarded) -> Line:
    name = card_text(event.key, event.number)
    said = text("lcg-told-awarded", player=player(event.seat), card=name, count=event.count)
    told = EdgeBeat(kind=EdgeBeatKind.AWARDED, seat=event.seat, key=event.key, count=event.count)
    return EdgeLine(text=said, seat=event.seat, beat=told)


# --- Players who are out


@story.tells(Eliminated)
def _eliminated(scene: CardScene, event: Eliminated) -> Line:
    return Line(text=text("lcg-told-eliminated", player=player(event.seat)), seat=event.seat)


@story.tells(AffiliationTaken)
def _affiliation(scene: CardScene, event: AffiliationTaken) -> Line:
    return Line(text=text("lcg-told-affiliation", player=player(event.seat)), seat=event.seat)


_MOMENTS: frozenset[type[Event]] = frozenset({TurnEnds, PhaseEnds, Refreshed})

story.silent(*_MOMENTS)  # they only mark a moment: what is done in it is told
