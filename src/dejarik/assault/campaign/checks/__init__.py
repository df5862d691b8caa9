"""Whether a mission is whole: its data, its module, its messages and its tests beside each other.

What can be seen without playing: names that are not there, events that can't happen, things of the data that nobody
uses, sentences that are missing, events, options and ends that no test plays. For whoever writes missions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dejarik.assault.board import load_mission_map
from dejarik.assault.campaign.checks.names import misnamed
from dejarik.assault.campaign.checks.reach import unreachable
from dejarik.assault.campaign.checks.source import MissionSource, source_of
from dejarik.assault.campaign.checks.unused import Unused
from dejarik.assault.campaign.rules.missions import MissionText, text_of
from dejarik.assault.facts.campaign_library import all_agenda
from dejarik.assault.facts.campaign_missions import FOLDER, campaign_mission
from dejarik.assault.facts.campaign_records import CampaignMission, MissionKind
from dejarik.assault.facts.campaigns import SIDE_MISSIONS, side_missions
from dejarik.authoring.mistakes import mistake, place_in, unknown, unsaid
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import text

#: Where the reasons of rewards are said.
REWARDS = "campaign-rewards/rewards.ftl"

#: What marks on tests name (`event`, `event/option`; reasons), each with the tests.
Marks = Mapping[str, list[str]]


@dataclass(frozen=True)
class MarkedTests:
    """The tests of one mission by what their marks say that they play."""

    file: str
    events: Marks = field(default_factory=dict)
    endings: Marks = field(default_factory=dict)


def mission_mistakes(mission: str, tests: MarkedTests | None = None) -> list[Mistake]:
    """All that is wrong with a mission that is written; with its tests, also what they leave out."""
    layout, written, source = campaign_mission(mission), text_of(mission), source_of(mission)
    found = [
        *misnamed(layout, written, source),
        *Unused(layout, written, source).mistakes(),
        *unreachable(layout, written, source),
        *_no_end(written, source),
        *merits_differ(layout, written, source),
        *doors_differ(layout),
        *unlisted(layout),
        *unsaid(mission, _told(layout, written), f"campaign-missions/{mission}.ftl"),
        *unsaid(mission, dict.fromkeys(each.message for each in layout.rewards.conditional), REWARDS),
    ]
    return [*found, *(_untested(written, tests) if tests is not None else ())]


def _told(layout: CampaignMission, written: MissionText) -> Iterator[str]:
    """What its own file says, or that of all missions: all but the reasons of rewards."""
    rewards = {each.message for each in layout.rewards.conditional}
    yield from (id for id in written.messages if id not in rewards)
    yield from (f"token-{kind}" for kind in sorted(written.token_kinds))
    yield from (f"outcome-assault-{reason}" for reason in sorted(written.reasons))


def doors_differ(layout: CampaignMission) -> Iterator[Mistake]:
    """The data have the doors of the map, whatever the mission does with them."""
    known = {door.edges for door in layout.doors}
    for door in load_mission_map(layout.map).doors:
        if door.edges not in known:
            edges = ", ".join("-".join(edge) for edge in door.edges)
            wrong = text("check-door-no-data", door=edges, map=layout.map)
            yield mistake(layout.id, wrong, place_in(FOLDER / f"{layout.id}.json"))


def unlisted(layout: CampaignMission) -> Iterator[Mistake]:
    """A side mission is on a card, or no campaign ever comes to it."""
    by_agenda = {card.effects[0].name for card in all_agenda() if card.mission is not None}
    if layout.kind is MissionKind.SIDE and layout.id not in {*side_missions(), *by_agenda}:
        yield mistake(layout.id, text("check-side-unlisted"), place_in(SIDE_MISSIONS))


def _no_end(written: MissionText, source: MissionSource) -> Iterator[Mistake]:
    words = {word.name for word in source.words}
    for side in ("rebels_win", "imperials_win"):
        if side not in words:
            yield mistake(written.id, text("check-no-end", word=side), source.place())


def merits_differ(layout: CampaignMission, written: MissionText, source: MissionSource) -> Iterator[Mistake]:
    """What rewards ask for and what the module knows are the same."""
    asked: list[str] = list(dict.fromkeys(each.name for each in layout.rewards.provisos))
    for name in asked:
        if name not in written.merits:
            yield mistake(written.id, text("check-merit-no-code", name=name), source.place())
    for name in written.merits:
        if name not in asked:
            wrong = text("check-merit-no-data", wrong=unknown(text("check-what-merit"), name, asked))
            yield mistake(written.id, wrong, source.place())


def playable_parts(written: MissionText) -> list[str]:
    """The events and the options of each, as marks name them."""
    return [
        name
        for event in written.events
        for name in (event, *(f"{event}/{option}" for option in written.options.get(event, ())))
    ]


def _untested(written: MissionText, tests: MarkedTests) -> Iterator[Mistake]:
    parts, reasons = playable_parts(written), sorted(written.reasons)
    for known, marks, mark in ((parts, tests.events, "event"), (reasons, tests.endings, "ending")):
        for name in known:
            if name not in marks:
                yield mistake(written.id, text("check-untested", mark=mark, name=name), tests.file)
        for name in marks:
            if name not in known:
                wrong = unknown(text("check-what-mark", mark=mark), name, known)
                yield mistake(written.id, wrong, tests.file)
