"""The course of a mission: texts that are read, sections that are laid."""

from __future__ import annotations

from typing import cast

from dejarik.assault.campaign.presenting.table import goal_counting, side_counting, told_text
from dejarik.assault.campaign.rules.face_down import Revealed, colour_text
from dejarik.assault.campaign.rules.missions import OPTION, Counted, EventRead, EventResolved, EventRevealed
from dejarik.assault.campaign.rules.rounds import TokenPassed, TurnPassed
from dejarik.assault.campaign.rules.sections import SectionPlaced
from dejarik.assault.campaign.rules.state import EMPIRE, IMPERIAL_TEAM, REBEL_TEAM, MissionState
from dejarik.assault.rules.objects.tokens import tokens_of
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_figure, of_player, thing_text
from dejarik.kernel import text
from dejarik.kernel.telling import Line

STORY.silent(EventResolved)  # its text was read


STORY.acts("event", EventRead, SectionPlaced)
STORY.acts("turn", TurnPassed)


@STORY.tells(EventRead)
def _read(scene: AssaultScene, event: EventRead) -> Line:
    title, said = told_text(event.mission, event.event)
    if OPTION in event.event:
        return Line(text=text("mission-log-option", title=title, option=said))
    return Line(text=text("mission-log-read", title=title), besides=said)


@STORY.tells(EventRevealed)
def _revealed(scene: AssaultScene, event: EventRevealed) -> Line:
    title, said = told_text(event.mission, event.event)
    return Line(text=text("mission-log-revealed", title=title), seat=EMPIRE, besides=said)


@STORY.tells(Counted)
def _counted(scene: AssaultScene, event: Counted) -> Line | None:
    """What was counted has been told: here, how many there are by now, for whom it matters."""
    if any(isinstance(other, Counted) and other.name == event.name for other in scene.after()):
        return None  # the last number says it all
    state = cast(MissionState, scene.state)
    goal, side = goal_counting(state, event.name, event.goals), side_counting(state, event.name)
    only_one = side is None and event.count == 1 and not tokens_of(state, event.name)
    if goal is not None and not only_one:
        told = text(f"mission-{state.mission}-goal-{goal}")
        return Line(text=text("mission-log-counted", goal=told, count=event.count))
    if side == REBEL_TEAM:
        return Line(text=text("mission-log-counted-rebels", count=event.count))
    if side == IMPERIAL_TEAM:
        return of_player(EMPIRE, text("mission-log-counted-empire", count=event.count))
    return None


@STORY.tells(SectionPlaced)
def _section(scene: AssaultScene, event: SectionPlaced) -> Line:
    return Line(text=text("mission-log-section"))


@STORY.tells(Revealed)
def _turned_up(scene: AssaultScene, event: Revealed) -> Line:
    said = text(
        "mission-log-turned-up",
        token=thing_text(scene, event.kind, event.space),
        colour=colour_text(event.colour),
    )
    return Line(text=said)


@STORY.tells(TokenPassed)
def _token(scene: AssaultScene, event: TokenPassed) -> Line:
    return of_figure(scene, event.figure, text("mission-log-token-passed", figure=scene.name(event.figure)))


@STORY.tells(TurnPassed)
def _turn(scene: AssaultScene, event: TurnPassed) -> Line:
    return Line(text=text("mission-log-turn-passed"))
