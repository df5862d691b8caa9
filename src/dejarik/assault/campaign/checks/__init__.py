"""Whether a mission is whole: its data, its module, its messages and its tests beside each other.

What can be seen without playing: names that are not there, events that can't happen, things of the data that nobody
uses, sentences that are missing, events, options and ends that no test plays. For whoever writes missions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from dejarik.assault.campaign.checks.names import misnamed
from dejarik.assault.campaign.checks.reach import unreachable
from dejarik.assault.campaign.checks.source import MissionSource, source_of
from dejarik.assault.campaign.checks.unused import Unused
from dejarik.assault.campaign.rules.missions import MissionText, text_of
from dejarik.assault.facts.campaign_missions import campaign_mission
from dejarik.assault.facts.campaign_records import CampaignMission
from dejarik.authoring.mistakes import mistake, unknown, unsaid
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import text

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
        *unsaid(mission, _told(written), f"campaign-missions/{mission}.ftl"),
    ]
    return [*found, *(_untested(written, tests) if tests is not None else ())]


def _told(written: MissionText) -> Iterator[str]:
    yield from written.messages
    yield from (f"outcome-assault-{reason}" for reason in sorted(written.reasons))


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
