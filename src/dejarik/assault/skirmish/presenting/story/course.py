"""The course of a skirmish: set-up, initiative, points and who is out."""

from __future__ import annotations

from dejarik.assault.board.svg.sheet import slug
from dejarik.assault.rules.events import DeploymentBegins
from dejarik.assault.rules.names import card_text, group_text, signed
from dejarik.assault.rules.printed import cost_of
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_player
from dejarik.assault.skirmish.rules.rounds import (
    ActivationPassed,
    FirstZoneGained,
    InitiativeClaimed,
    InitiativeDecided,
    InitiativePassed,
)
from dejarik.assault.skirmish.rules.victory import Earned, Eliminated, Scored, TieBreak, TieCompared
from dejarik.assault.skirmish.setup import Attached, ZoneChosen
from dejarik.kernel import Text, text
from dejarik.kernel.telling import Line, player

STORY.acts("score", Scored)
STORY.acts("turn", ActivationPassed, InitiativePassed, InitiativeDecided, Eliminated)
STORY.silent(DeploymentBegins)  # it only gives others their time


# --- Set-up and initiative ------------------------------------------------------------------------------


@STORY.tells(InitiativeDecided)
def _decided(scene: AssaultScene, event: InitiativeDecided) -> Line:
    return of_player(event.seat, text("assault-log-initiative", player=player(event.seat)))


STORY.tells_occasion(DeploymentBegins)(lambda scene, event: Line(text=text("assault-log-deployment-begins")))


@STORY.tells(InitiativePassed)
def _initiative(scene: AssaultScene, event: InitiativePassed) -> Line:
    return of_player(event.seat, text("assault-log-initiative", player=player(event.seat)))


@STORY.tells(FirstZoneGained)
def _first_zone(scene: AssaultScene, event: FirstZoneGained) -> Line:
    return of_player(event.seat, text("assault-log-zone-first", player=player(event.seat)))


@STORY.tells(InitiativeClaimed)
def _claimed(scene: AssaultScene, event: InitiativeClaimed) -> Line:
    return of_player(event.seat, text("assault-log-initiative-claimed", player=player(event.seat)))


@STORY.tells(ZoneChosen)
def _zone(scene: AssaultScene, event: ZoneChosen) -> Line:
    zone = text(f"board-zone-{event.zone}")
    return of_player(event.seat, text("assault-log-zone", player=player(event.seat), zone=zone))


@STORY.tells(Attached)
def _attached(scene: AssaultScene, event: Attached) -> Line:
    said = text(
        "assault-log-attached",
        player=player(event.seat),
        card=card_text(event.card),
        group=group_text(scene.state, scene.state.groups[event.group]),
    )
    return of_player(event.seat, said)


# --- Activations --------------------------------------------------------------------------------------


@STORY.tells(ActivationPassed)
def _passed(scene: AssaultScene, event: ActivationPassed) -> Line:
    who = player(event.seat)
    if event.spent:
        return of_player(event.seat, text("assault-log-spent", player=who))
    if event.bound:
        return of_player(event.seat, text("assault-log-passed-bound", player=who))
    return of_player(event.seat, text("assault-log-passed", player=who))


# --- Points ---------------------------------------------------------------------------------------------


@STORY.tells(Scored)
def _scored(scene: AssaultScene, event: Scored) -> Line:
    who, points = player(event.seat), abs(event.points)
    if event.points < 0:
        said = text("assault-log-lost-points", player=who, points=points)
    else:
        said = _earned(scene, event.earned, who, points)
    return of_player(event.seat, said)


def _earned(scene: AssaultScene, earned: Earned, who: Text, points: int) -> Text:
    things = scene.things(earned.tokens) if earned.tokens else None
    if things is not None and earned.carrier:
        carrier = scene.name(earned.carrier)
        return text("assault-log-scored-carrier", player=who, points=points, figure=carrier, things=things)
    if things is not None and earned.of_one_colour:
        return text("assault-log-scored-colour", player=who, points=points, things=things)
    if things is not None:
        return text("assault-log-scored-for", player=who, points=points, things=things)
    if earned.area:
        area = text(f"map-area-{slug(earned.area)}")
        return text("assault-log-scored-place", player=who, points=points, place=area)
    if earned.zone:
        zone = text(f"board-zone-{earned.zone}")
        return text("assault-log-scored-place", player=who, points=points, place=zone)
    if earned.attachment:
        card, cost = card_text(earned.attachment), signed(cost_of(earned.attachment))
        return text("assault-log-scored-attachment", player=who, points=points, card=card, cost=cost)
    return text("assault-log-scored", player=who, points=points)


@STORY.tells(Eliminated)
def _eliminated(scene: AssaultScene, event: Eliminated) -> Line:
    return of_player(event.seat, text("assault-log-eliminated", player=player(event.seat)))


@STORY.tells(TieCompared)
def _tie(scene: AssaultScene, event: TieCompared) -> Line:
    amounts = listed(
        [
            text("assault-log-tie-amount", team=_team(scene, team), amount=amount)
            for team, amount in event.amounts.items()
        ]
    )
    match event.by:
        case TieBreak.DEFEATS:
            return Line(text=text("assault-log-tie-defeats", amounts=amounts))
        case TieBreak.LOSSES:
            return Line(text=text("assault-log-tie-losses", amounts=amounts))
        case TieBreak.DIE:
            return Line(text=text("assault-log-tie-die", amounts=amounts))


def _team(scene: AssaultScene, team: int) -> Text:
    return listed([player(each.seat) for each in scene.state.players if each.team == team])
