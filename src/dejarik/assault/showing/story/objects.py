"""What happens to objects and terrain: doors, tokens that lie, are carried and turned, rubble and shields."""

from __future__ import annotations

from dejarik.assault.content.missions.blocks.bombardment import Fired
from dejarik.assault.rules.figures.damage import Destroyed
from dejarik.assault.rules.names import door_name
from dejarik.assault.rules.objects.interacting import Interacted
from dejarik.assault.rules.reports import (
    DoorClosed,
    DoorOpened,
    DoorUnlocked,
    Dropped,
    Retrieved,
    RubblePlaced,
    ShieldPlaced,
    Shot,
    TokenMoved,
    TokenPlaced,
    TokenRemoved,
    TokenTurned,
)
from dejarik.assault.rules.state import NOWHERE
from dejarik.assault.showing.story.scene import (
    STORY,
    AssaultScene,
    of_figure,
    of_player,
    thing_text,
)
from dejarik.kernel import text
from dejarik.kernel.telling import Line, player

STORY.acts("object", Interacted, Shot, Retrieved, Destroyed, Fired)


@STORY.tells(Interacted)
def _interacted(scene: AssaultScene, event: Interacted) -> Line:
    who = scene.name(event.figure)
    thing = scene.name(event.token) if event.space == NOWHERE else thing_text(scene, event.kind, event.space)
    said = text("assault-log-interacted", figure=who, token=thing)
    if event.other:
        said = text("assault-log-interacted-with", figure=who, other=scene.name(event.other))
    return of_figure(scene, event.figure, said)


@STORY.tells(DoorOpened)
def _opened(scene: AssaultScene, event: DoorOpened) -> Line:
    return Line(text=text("assault-log-door-opened", spaces=door_name(scene.state, event.door)))


@STORY.tells(DoorClosed)
def _closed(scene: AssaultScene, event: DoorClosed) -> Line:
    return Line(text=text("assault-log-door-closed", spaces=door_name(scene.state, event.door)))


@STORY.tells(DoorUnlocked)
def _unlocked(scene: AssaultScene, event: DoorUnlocked) -> Line:
    return Line(text=text("assault-log-door-unlocked", spaces=door_name(scene.state, event.door)))


@STORY.tells(TokenPlaced)
def _token_placed(scene: AssaultScene, event: TokenPlaced) -> Line:
    token = text(f"token-{event.kind}")
    return Line(text=text("assault-log-token-placed", token=token, space=scene.space(event.space)))


@STORY.tells(TokenMoved)
def _token_moved(scene: AssaultScene, event: TokenMoved) -> Line:
    token = thing_text(scene, event.kind, event.start)
    return Line(text=text("assault-log-token-moved", token=token, space=scene.space(event.space)))


@STORY.tells(Shot)
def _shot(scene: AssaultScene, event: Shot) -> Line:
    token = thing_text(scene, event.kind, event.space)
    return Line(text=text("assault-log-shot", token=token, target=scene.name(event.target)))


@STORY.tells(TokenRemoved)
def _token_removed(scene: AssaultScene, event: TokenRemoved) -> Line:
    token = thing_text(scene, event.kind, event.space)
    if not event.carrier:
        return Line(text=text("assault-log-token-removed", token=token))
    said = text("assault-log-handed-in", figure=scene.name(event.carrier), token=token)
    return of_figure(scene, event.carrier, said)


@STORY.tells(TokenTurned)
def _token_turned(scene: AssaultScene, event: TokenTurned) -> Line:
    return Line(text=text("assault-log-token-turned", token=thing_text(scene, event.kind, event.space)))


@STORY.tells(Retrieved)
def _retrieved(scene: AssaultScene, event: Retrieved) -> Line:
    token = thing_text(scene, event.kind, event.space)
    return of_figure(
        scene, event.figure, text("assault-log-retrieved", figure=scene.name(event.figure), token=token)
    )


@STORY.tells(Dropped)
def _dropped(scene: AssaultScene, event: Dropped) -> Line:
    token = thing_text(scene, event.kind, event.space)
    return of_figure(
        scene, event.figure, text("assault-log-dropped", figure=scene.name(event.figure), token=token)
    )


@STORY.tells(Destroyed)
def _destroyed(scene: AssaultScene, event: Destroyed) -> Line:
    return of_player(event.by, text("assault-log-destroyed", token=scene.name(event.token)))


@STORY.tells(RubblePlaced)
def _rubble(scene: AssaultScene, event: RubblePlaced) -> Line:
    return Line(text=text("assault-log-rubble", space=scene.space(event.space)))


@STORY.tells(ShieldPlaced)
def _shield(scene: AssaultScene, event: ShieldPlaced) -> Line:
    return Line(text=text("assault-log-shield", space=scene.space(event.space)))


@STORY.tells(Fired)
def _fired(scene: AssaultScene, event: Fired) -> Line:
    said = text("assault-log-fired", player=player(event.seat), space=event.space)
    return of_player(event.seat, said)
