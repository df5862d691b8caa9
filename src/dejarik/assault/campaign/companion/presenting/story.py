"""The story of a told mission: what people have said, and what was read to them."""

from __future__ import annotations

from dejarik.assault.campaign.companion.entering import field_text, fields
from dejarik.assault.campaign.companion.events import (
    Agreed,
    Corrected,
    DoorOpen,
    HeroWounded,
    Looked,
    MissionOver,
    NotOver,
    ObjectDone,
    RoundOver,
    SectionLaid,
    TextRead,
    ThreatIs,
)
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.companion.verbs import door_place, hero_name, section_place
from dejarik.assault.campaign.presenting.table import told_text
from dejarik.assault.campaign.rules.state import EMPIRE
from dejarik.assault.facts.campaign_records import Side
from dejarik.kernel import text
from dejarik.kernel.telling import Line, Scene, Storyteller

Here = Scene[ToldState]
STORY = Storyteller[ToldState, Here](Scene)


@STORY.tells(TextRead)
def _read(scene: Here, event: TextRead) -> Line:
    title, _ = told_text(event.mission, event.text)
    return Line(text=text("companion-log-read", title=title), heading=True)


@STORY.tells(RoundOver)
def _round(scene: Here, event: RoundOver) -> Line:
    said = text("companion-log-round", round=event.round, threat=event.threat)
    return Line(text=said, heading=True)


@STORY.tells(ThreatIs)
def _threat(scene: Here, event: ThreatIs) -> Line:
    return Line(text=text("companion-log-threat", threat=event.threat), seat=EMPIRE)


@STORY.tells(DoorOpen)
def _door(scene: Here, event: DoorOpen) -> Line:
    return Line(text=text("companion-log-door", place=door_place(scene.state, event.door)))


@STORY.tells(ObjectDone)
def _object(scene: Here, event: ObjectDone) -> Line:
    return Line(text=text("companion-log-object", token=text(f"token-{event.kind}"), count=event.count))


@STORY.tells(HeroWounded)
def _wounded(scene: Here, event: HeroWounded) -> Line:
    name = hero_name(scene.state, event.seat)
    wounded = text("companion-log-wounded", hero=name)
    return Line(text=wounded if event.wounded else text("companion-log-healthy", hero=name), seat=event.seat)


@STORY.tells(SectionLaid)
def _laid(scene: Here, event: SectionLaid) -> Line:
    return Line(text=text("companion-log-laid", place=section_place(scene.state, event.section)))


@STORY.tells(Looked)
def _looked(scene: Here, event: Looked) -> Line:
    return Line(text=text("companion-log-looked"), seat=EMPIRE)


@STORY.tells(MissionOver)
def _over(scene: Here, event: MissionOver) -> Line:
    said = text("companion-log-over", reason=text(f"outcome-assault-{event.reason}"))
    return Line(text=said, heading=True)


@STORY.tells(NotOver)
def _not_over(scene: Here, event: NotOver) -> Line:
    return Line(text=text("companion-log-not-over"))


@STORY.tells(Corrected)
def _corrected(scene: Here, event: Corrected) -> Line | None:
    field = next((each for each in fields(scene.state) if each.name == event.field), None)
    if field is None:
        return None
    return Line(text=text("companion-set", field=field_text(scene.state, field), value=event.value))


@STORY.tells(Agreed)
def _agreed(scene: Here, event: Agreed) -> Line:
    if not event.agrees:
        return Line(text=text("companion-log-disagrees"))
    empire = event.side is Side.IMPERIAL
    return Line(text=text("companion-log-empire-agrees") if empire else text("companion-log-rebels-agree"))
