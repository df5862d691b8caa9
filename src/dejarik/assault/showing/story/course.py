"""The course of a game: rounds and activations."""

from __future__ import annotations

from dejarik.assault.rules.events import (
    ActionResolved,
    ActivationBegins,
    ActivationEnds,
    ActivationOver,
    DuringActivation,
    MissionBegins,
    MoveDeclared,
    RoundBegins,
    RoundEnds,
    Special,
    StatusBegins,
)
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_figure
from dejarik.kernel import text
from dejarik.kernel.telling import Line

# They only give others their time.
STORY.silent(MissionBegins, StatusBegins, DuringActivation, Special)
# What follows tells that they have ended: the next activation or the next choice.
STORY.silent(ActionResolved, ActivationEnds, ActivationOver, MoveDeclared)

STORY.acts("activation", ActivationBegins)
STORY.acts("round", RoundBegins, RoundEnds)

STORY.tells_occasion(MissionBegins)(lambda scene, event: Line(text=text("assault-log-mission-begins")))


@STORY.tells(RoundBegins)
def _round(scene: AssaultScene, event: RoundBegins) -> Line:
    return Line(text=text("assault-log-round", round=event.round), heading=True)


@STORY.tells_occasion(RoundBegins)
def _round_begins(scene: AssaultScene, event: RoundBegins) -> Line:
    return Line(text=text("assault-log-round-begins", round=event.round))


@STORY.tells(RoundEnds)
def _round_ends(scene: AssaultScene, event: RoundEnds) -> Line:
    return Line(text=text("assault-log-round-ends", round=event.round))


@STORY.tells_occasion(StatusBegins)
def _status(scene: AssaultScene, event: StatusBegins) -> Line:
    return Line(text=text("assault-log-round-ends", round=event.round))


@STORY.tells(ActivationBegins)
def _activation(scene: AssaultScene, event: ActivationBegins) -> Line:
    return of_figure(scene, event.figure, text("assault-log-activation", figure=scene.name(event.figure)))


@STORY.tells_occasion(DuringActivation)
def _during(scene: AssaultScene, event: DuringActivation) -> Line:
    return of_figure(scene, event.figure, text("assault-log-activation", figure=scene.name(event.figure)))


@STORY.tells_occasion(ActivationEnds)
def _activation_ends(scene: AssaultScene, event: ActivationEnds) -> Line:
    said = text("assault-log-activation-ends", figure=scene.name(event.figure))
    return of_figure(scene, event.figure, said)


@STORY.tells_occasion(ActivationOver)
def _activation_over(scene: AssaultScene, event: ActivationOver) -> Line:
    said = text("assault-log-activation-ends", figure=scene.name(event.figure))
    return of_figure(scene, event.figure, said)


@STORY.tells_occasion(ActionResolved)
def _action(scene: AssaultScene, event: ActionResolved) -> Line:
    return of_figure(scene, event.figure, text("assault-log-action", figure=scene.name(event.figure)))


@STORY.tells_occasion(MoveDeclared)
def _move(scene: AssaultScene, event: MoveDeclared) -> Line:
    return of_figure(scene, event.figure, text("assault-log-move-declared", figure=scene.name(event.figure)))
