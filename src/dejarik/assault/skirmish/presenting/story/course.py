"""The course of a skirmish: set-up, initiative, rounds, activations, points and who is out."""

from __future__ import annotations

from dejarik.assault.rules.events import (
    ActionResolved,
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    DeploymentBegins,
    DuringActivation,
    MissionBegins,
    RoundBegins,
    RoundEnds,
    Special,
    StatusBegins,
)
from dejarik.assault.rules.names import card_text
from dejarik.assault.skirmish.presenting.plain import listed
from dejarik.assault.skirmish.presenting.story.scene import STORY, SkirmishScene, of_figure, of_player
from dejarik.assault.skirmish.rules.rounds import (
    ActivationPassed,
    InitiativeClaimed,
    InitiativeDecided,
    InitiativePassed,
)
from dejarik.assault.skirmish.rules.victory import Eliminated, Scored, TieBreak, TieCompared
from dejarik.assault.skirmish.setup import Attached, ZoneChosen
from dejarik.kernel import Text, text
from dejarik.kernel.telling import Line, player

# They only give others their time.
STORY.silent(MissionBegins, DeploymentBegins, StatusBegins, DuringActivation, Special)
# What follows tells that they have ended: the next activation or the next choice.
STORY.silent(ActionResolved, ActivationEnds, ActivationOver)


# --- Set-up and initiative ------------------------------------------------------------------------------


@STORY.tells(InitiativeDecided)
def _decided(scene: SkirmishScene, event: InitiativeDecided) -> Line:
    return of_player(event.seat, text("assault-log-initiative", player=player(event.seat)))


STORY.tells_occasion(DeploymentBegins)(lambda scene, event: Line(text=text("assault-log-deployment-begins")))
STORY.tells_occasion(MissionBegins)(lambda scene, event: Line(text=text("assault-log-mission-begins")))


@STORY.tells(InitiativePassed)
def _initiative(scene: SkirmishScene, event: InitiativePassed) -> Line:
    return of_player(event.seat, text("assault-log-initiative", player=player(event.seat)))


@STORY.tells(InitiativeClaimed)
def _claimed(scene: SkirmishScene, event: InitiativeClaimed) -> Line:
    return of_player(event.seat, text("assault-log-initiative-claimed", player=player(event.seat)))


@STORY.tells(ZoneChosen)
def _zone(scene: SkirmishScene, event: ZoneChosen) -> Line:
    zone = text(f"board-zone-{event.zone}")
    return of_player(event.seat, text("assault-log-zone", player=player(event.seat), zone=zone))


@STORY.tells(Attached)
def _attached(scene: SkirmishScene, event: Attached) -> Line:
    said = text(
        "assault-log-attached",
        player=player(event.seat),
        card=card_text(event.card),
        group=card_text(event.group),
    )
    return of_player(event.seat, said)


# --- Rounds and activations -----------------------------------------------------------------------------


@STORY.tells(RoundBegins)
def _round(scene: SkirmishScene, event: RoundBegins) -> Line:
    return Line(text=text("assault-log-round", round=event.round), heading=True)


@STORY.tells_occasion(RoundBegins)
def _round_begins(scene: SkirmishScene, event: RoundBegins) -> Line:
    return Line(text=text("assault-log-round-begins", round=event.round))


@STORY.tells(RoundEnds)
def _round_ends(scene: SkirmishScene, event: RoundEnds) -> Line:
    return Line(text=text("assault-log-round-ends", round=event.round))


@STORY.tells_occasion(StatusBegins)
def _status(scene: SkirmishScene, event: StatusBegins) -> Line:
    return Line(text=text("assault-log-round-ends", round=event.round))


@STORY.tells(ActivationBegins)
def _activation(scene: SkirmishScene, event: ActivationBegins) -> Line:
    return of_figure(scene, event.figure, text("assault-log-activation", figure=scene.name(event.figure)))


@STORY.tells_occasion(DuringActivation)
def _during(scene: SkirmishScene, event: DuringActivation) -> Line:
    return of_figure(scene, event.figure, text("assault-log-activation", figure=scene.name(event.figure)))


@STORY.tells_occasion(ActivationEnds)
def _activation_ends(scene: SkirmishScene, event: ActivationEnds) -> Line:
    said = text("assault-log-activation-ends", figure=scene.name(event.figure))
    return of_figure(scene, event.figure, said)


@STORY.tells_occasion(ActivationOver)
def _activation_over(scene: SkirmishScene, event: ActivationOver) -> Line:
    said = text("assault-log-activation-ends", figure=scene.name(event.figure))
    return of_figure(scene, event.figure, said)


@STORY.tells_occasion(ActionResolved)
def _action(scene: SkirmishScene, event: ActionResolved) -> Line:
    return of_figure(scene, event.figure, text("assault-log-action", figure=scene.name(event.figure)))


@STORY.tells(ActivationPassed)
def _passed(scene: SkirmishScene, event: ActivationPassed) -> Line:
    who = player(event.seat)
    if event.spent:
        return of_player(event.seat, text("assault-log-spent", player=who))
    if event.bound:
        return of_player(event.seat, text("assault-log-passed-bound", player=who))
    return of_player(event.seat, text("assault-log-passed", player=who))


# --- Points ---------------------------------------------------------------------------------------------


@STORY.tells(Scored)
def _scored(scene: SkirmishScene, event: Scored) -> Line:
    who, points = player(event.seat), abs(event.points)
    if event.points < 0:
        said = text("assault-log-lost-points", player=who, points=points)
    elif event.tokens:
        said = text("assault-log-scored-for", player=who, points=points, things=scene.things(event.tokens))
    else:
        said = text("assault-log-scored", player=who, points=points)
    return of_player(event.seat, said)


@STORY.tells(Eliminated)
def _eliminated(scene: SkirmishScene, event: Eliminated) -> Line:
    return of_player(event.seat, text("assault-log-eliminated", player=player(event.seat)))


@STORY.tells(TieCompared)
def _tie(scene: SkirmishScene, event: TieCompared) -> Line:
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


def _team(scene: SkirmishScene, team: int) -> Text:
    return listed([player(each.seat) for each in scene.state.players if each.team == team])
