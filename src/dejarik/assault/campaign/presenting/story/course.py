"""The course of a mission: texts that are read, sections that are laid."""

from __future__ import annotations

from dejarik.assault.campaign.presenting.table import told_text
from dejarik.assault.campaign.rules.face_down import Revealed, colour_text
from dejarik.assault.campaign.rules.missions import Counted, EventRead, EventResolved, EventRevealed
from dejarik.assault.campaign.rules.rounds import TokenPassed, TurnPassed
from dejarik.assault.campaign.rules.sections import SectionPlaced
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.showing.story.scene import STORY, AssaultScene, of_figure, thing_text
from dejarik.kernel import text
from dejarik.kernel.telling import Line

# What was counted has been told, and what comes of it is an event of the mission, whose text was read.
STORY.silent(Counted, EventResolved)


STORY.acts("event", EventRead, SectionPlaced)
STORY.acts("turn", TurnPassed)


@STORY.tells(EventRead)
def _read(scene: AssaultScene, event: EventRead) -> Line:
    title, said = told_text(event.mission, event.event)
    return Line(text=text("mission-log-read", title=title), besides=said)


@STORY.tells(EventRevealed)
def _revealed(scene: AssaultScene, event: EventRevealed) -> Line:
    title, said = told_text(event.mission, event.event)
    return Line(text=text("mission-log-revealed", title=title), seat=EMPIRE, besides=said)


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
