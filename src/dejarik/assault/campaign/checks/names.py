"""The names that a mission's module gives to the words of the language: whether the mission has such a thing.

What a parameter names is told by what it is called (`kind`, `event`, `door` …), so that new words are read too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from dejarik.assault.campaign.checks.source import MissionSource, Word
from dejarik.assault.campaign.rules.missions import MissionText, option_of
from dejarik.assault.campaign.setup import BRIEFING
from dejarik.assault.facts.campaign_library import all_heroes
from dejarik.assault.facts.campaign_records import CampaignMission
from dejarik.assault.facts.library import all_companions, all_deployment
from dejarik.assault.rules.objects.tokens import CRATE, DOOR, TERMINAL
from dejarik.authoring.mistakes import mistake, unknown
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import Text, text

#: Parameter → what it names.
PARAMETERS = {
    "kind": "kind",
    "kinds": "kind",
    "event": "event",
    "events": "event",
    "from_": "event",
    "until": "event",
    "door": "door",
    "doors": "door",
    "section": "section",
    "sections": "section",
    "card": "card",
}
#: Words with parameters that are called otherwise, or mean something else.
OTHERS: dict[str, dict[str, str]] = {
    "reveal": {"name": "section"},
    "replace": {"names": "section", "by": "section"},
    "points": {"on": "point", "off": "point"},
    "defeated": {"of": "event"},
    "Wants": {"use": "kind", "destroy": "kind", "reach": "kind"},
}
WHAT = {
    "kind": text("check-what-kind"),
    "event": text("content-what-event"),
    "door": text("check-what-door"),
    "section": text("content-what-section"),
    "card": text("content-what-card"),
    "point": text("content-what-point"),
}


def misnamed(layout: CampaignMission, written: MissionText, source: MissionSource) -> Iterator[Mistake]:
    """Every name that a module gives to a word and that its mission does not have."""
    known = _known(layout, written)
    for word in source.words:
        for parameter, what in {**PARAMETERS, **OTHERS.get(word.name, {})}.items():
            for name in word.strings(parameter):
                if name not in known[what]:
                    yield mistake(layout.id, _wrong(word, what, name, known[what]), source.place(word.node))


def _wrong(word: Word, what: str, name: str, known: Collection[str]) -> Text:
    return text("check-misnamed", word=word.name, wrong=unknown(WHAT[what], name, known))


def _known(layout: CampaignMission, written: MissionText) -> dict[str, Collection[str]]:
    figures = [each.name for each in layout.figures]
    objects = [name for each in layout.objects for name in (each.kind, each.name)]
    options = [option_of(event, option) for event, names in written.options.items() for option in names]
    cards = [each.id for each in (*all_deployment(), *all_companions(), *all_heroes())]
    return {
        "kind": [*objects, *figures, *(each.name for each in layout.areas), DOOR, CRATE, TERMINAL],
        "event": [*written.events, *options, BRIEFING],
        "door": [each.name for each in layout.doors],
        "section": [each.name for each in layout.sections],
        "card": [*cards, *figures],
        "point": [each.name for each in layout.points],
    }
