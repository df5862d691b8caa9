"""What happens to figures: how they move, suffer, recover and fall, their conditions, tokens and cards."""

from __future__ import annotations

from dejarik.assault.facts.hero_sides import is_hero_side
from dejarik.assault.rules.attack import PowerSpent
from dejarik.assault.rules.events import Deployed
from dejarik.assault.rules.figures.conditions import ConditionGained, PowerGained
from dejarik.assault.rules.figures.damage import Cause, Damaged, Defeated, Strained
from dejarik.assault.rules.movement import Moved
from dejarik.assault.rules.movement.settling import MovementEnded
from dejarik.assault.rules.names import card_text, effect_text, group_text, source_text
from dejarik.assault.rules.reports import (
    AbilitiesLost,
    ActionsGained,
    ConditionLost,
    ConditionRefused,
    Dismissed,
    Exhausted,
    FormTaken,
    GroupEvent,
    Placed,
    PointsGained,
    PowerLost,
    Readied,
    Recovered,
)
from dejarik.assault.showing.fight_records import Beat, BeatKind
from dejarik.assault.showing.plain import listed
from dejarik.assault.showing.story.beats import with_beat
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_figure, of_player
from dejarik.kernel import Event, Moment, Occurrence, Text, text
from dejarik.kernel.telling import Line

STORY.silent(Deployed)  # the line of `Placed` has told of it; it only gives others their time
STORY.acts("move", Moved)
STORY.acts("deploy", Placed)
STORY.silent(MovementEnded)  # every step of it has been told


@STORY.tells(Placed)
def _placed(scene: AssaultScene, event: Placed) -> Line:
    if not event.was_there:
        return _comes(scene, event.figure, event.space)
    said = text("assault-log-put", figure=scene.name(event.figure), space=scene.space(event.space))
    return of_figure(scene, event.figure, said)


@STORY.tells_occasion(Deployed)
def _deployed(scene: AssaultScene, event: Deployed) -> Line | None:
    figure = scene.state.figures.get(event.figure)
    return None if figure is None else _comes(scene, figure.id, figure.space)


def _comes(scene: AssaultScene, figure: int, space: int) -> Line:
    said = text("assault-log-placed", figure=scene.name(figure), space=scene.space(space))
    return of_figure(scene, figure, said)


@STORY.tells(Moved)
def _moved(scene: AssaultScene, event: Moved) -> Line | None:
    """The steps of one way are told once, when it ends."""
    if _goes_on(event, next(iter(scene.after()), None)):
        return None
    figure, space = scene.name(event.figure), scene.space(event.to.space)
    if event.placed:
        return of_figure(scene, event.figure, text("assault-log-put", figure=figure, space=space))
    if event.pushed:
        return of_figure(scene, event.figure, text("assault-log-pushed", figure=figure, space=space))
    return of_figure(scene, event.figure, text("assault-log-moved", figure=figure, space=space))


def _goes_on(event: Moved, following: Event | None) -> bool:
    return (
        isinstance(following, Moved)
        and following.figure == event.figure
        and following.pushed == event.pushed
        and not (event.placed or following.placed or following.cancelled)
    )


@STORY.tells(PointsGained)
def _points(scene: AssaultScene, event: PointsGained) -> Line:
    figure = scene.name(event.figure)
    if event.action:
        said = text("assault-log-move-action", figure=figure, points=event.points)
    else:
        said = text("assault-log-points", figure=figure, points=event.points)
    return of_figure(scene, event.figure, said)


@STORY.tells(ActionsGained)
def _actions(scene: AssaultScene, event: ActionsGained) -> Line:
    said = text("assault-log-actions", figure=scene.name(event.figure), count=event.actions)
    return of_figure(scene, event.figure, said)


@STORY.tells(Damaged)
def _damaged(scene: AssaultScene, event: Damaged) -> Line | None:
    target = scene.name(event.target)
    if event.too_late:
        return None
    if not event.amount:
        said = text("assault-log-no-damage", target=target)
    elif event.cause is Cause.STRAIN:
        said = text("assault-log-strain-damage", target=target, amount=event.amount)
    else:
        said = text("assault-log-damage", target=target, amount=event.amount)
    return of_figure(scene, event.target, said)


@STORY.tells_occasion(Damaged)
def _about_to_suffer(scene: AssaultScene, event: Damaged) -> Line:
    said = text("assault-log-damage", target=scene.name(event.target), amount=event.amount)
    return of_figure(scene, event.target, said)


@STORY.tells(Recovered)
def _recovered(scene: AssaultScene, event: Recovered) -> Line:
    said = text("assault-log-recovered", figure=scene.name(event.figure), amount=event.amount)
    return of_figure(scene, event.figure, said)


@STORY.tells(Strained)
def _strained(scene: AssaultScene, event: Strained) -> Line:
    figure = scene.name(event.figure)
    if event.bleeding:
        said = text("assault-log-bleeding", figure=figure, amount=event.amount)
    else:
        said = text("assault-log-strain", figure=figure, amount=event.amount)
    return of_figure(scene, event.figure, said)


@STORY.tells(Defeated)
def _defeated(scene: AssaultScene, event: Defeated) -> Line | None:
    figure = scene.figure(event.figure)
    if figure is not None and is_hero_side(figure.card):
        return None  # wounded or withdrawn: that is told
    line = of_player(event.seat, text("assault-log-defeated", figure=scene.name(event.figure)))
    return with_beat(line, Beat(kind=BeatKind.DEFEATED, attacker=0, target=event.figure))


@STORY.tells_occasion(Defeated)
def _about_to_fall(scene: AssaultScene, event: Defeated) -> Line | None:
    window = scene.state.stack[-1]
    if isinstance(window, Occurrence) and window.moment is Moment.BEFORE:
        return of_player(event.seat, text("assault-log-defeat-looms", figure=scene.name(event.figure)))
    return of_player(event.seat, text("assault-log-defeated", figure=scene.name(event.figure)))


@STORY.tells_cancelled(Defeated)
def _saved(scene: AssaultScene, event: Defeated) -> Line | None:
    by = event.cancelled_by
    if by is None:
        return None
    said = text("assault-log-saved", figure=scene.name(event.figure), card=source_text(by.key))
    return of_player(event.seat, said)


@STORY.tells(Dismissed)
def _dismissed(scene: AssaultScene, event: Dismissed) -> Line:
    return of_figure(scene, event.figure, text("assault-log-dismissed", figure=scene.name(event.figure)))


@STORY.tells(ConditionGained)
def _condition(scene: AssaultScene, event: ConditionGained) -> Line:
    condition = text(f"condition-{event.condition.value}")
    said = text("assault-log-condition", figure=scene.name(event.figure), condition=condition)
    return of_figure(scene, event.figure, said)


@STORY.tells(ConditionLost)
def _condition_lost(scene: AssaultScene, event: ConditionLost) -> Line:
    condition = text(f"condition-{event.condition.value}")
    said = text("assault-log-condition-lost", figure=scene.name(event.figure), condition=condition)
    return of_figure(scene, event.figure, said)


@STORY.tells(ConditionRefused)
def _condition_refused(scene: AssaultScene, event: ConditionRefused) -> Line:
    condition = text(f"condition-{event.condition.value}")
    said = text("assault-log-condition-refused", figure=scene.name(event.figure), condition=condition)
    return of_figure(scene, event.figure, said)


@STORY.tells(PowerGained)
def _power(scene: AssaultScene, event: PowerGained) -> Line:
    token = text(f"symbol-{event.token.value}")
    return of_figure(
        scene, event.figure, text("assault-log-power", figure=scene.name(event.figure), token=token)
    )


@STORY.tells(PowerSpent)
def _power_spent(scene: AssaultScene, event: PowerSpent) -> Line:
    figure, token = scene.name(event.figure), text(f"symbol-{event.token.value}")
    said = text("assault-log-power-spent", figure=figure, token=token)
    if event.held is not None:
        held, holder = text(f"symbol-{event.held.value}"), scene.name(event.holder)
        said = text("assault-log-power-spent-as", figure=figure, token=token, held=held, holder=holder)
    return of_figure(scene, event.figure, said)


@STORY.tells(PowerLost)
def _power_lost(scene: AssaultScene, event: PowerLost) -> Line:
    token = text(f"symbol-{event.token.value}")
    return of_figure(
        scene, event.figure, text("assault-log-power-lost", figure=scene.name(event.figure), token=token)
    )


@STORY.tells(AbilitiesLost)
def _abilities_lost(scene: AssaultScene, event: AbilitiesLost) -> Line:
    names = listed([effect_text(event.key, ability) for ability in event.abilities])
    said = text("assault-log-abilities-lost", figure=scene.name(event.figure), abilities=names)
    return of_figure(scene, event.figure, said)


@STORY.tells(FormTaken)
def _form(scene: AssaultScene, event: FormTaken) -> Line:
    said = text("assault-log-form", figure=scene.name(event.figure), form=card_text(event.form))
    return of_figure(scene, event.figure, said)


@STORY.tells(Readied)
def _readied(scene: AssaultScene, event: Readied) -> Line:
    return of_player(event.seat, text("assault-log-readied", card=_card(scene, event)))


@STORY.tells(Exhausted)
def _exhausted(scene: AssaultScene, event: Exhausted) -> Line:
    return of_player(event.seat, text("assault-log-exhausted", card=_card(scene, event)))


def _card(scene: AssaultScene, event: GroupEvent) -> Text:
    group = scene.state.groups.get(event.group)
    return card_text(event.card) if group is None else group_text(scene.state, group)
