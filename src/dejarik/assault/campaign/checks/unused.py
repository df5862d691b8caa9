"""What the data of a mission have and nothing ever uses: events, groups, points, objects, sections, figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from dejarik.assault.campaign.checks.source import MissionSource
from dejarik.assault.campaign.rules.missions import MissionText
from dejarik.assault.campaign.setup import BRIEFING
from dejarik.assault.facts.campaign_missions import FOLDER
from dejarik.assault.facts.campaign_records import (
    CampaignMission,
    DeploymentPoint,
    MissionEvent,
    MissionFigure,
    MissionObject,
    Occasion,
    TokenSide,
)
from dejarik.authoring.mistakes import mistake, place_in, unknown
from dejarik.kernel.errors import Mistake
from dejarik.kernel.text import Text, text

#: The words that leave options to somebody.
CHOOSING = frozenset({"options", "each_option_once", "options_for"})


class Unused:
    """The data of a mission beside its module."""

    def __init__(self, layout: CampaignMission, written: MissionText, source: MissionSource) -> None:
        self.layout, self.written, self.source = layout, written, source

    def mistakes(self) -> Iterator[Mistake]:
        path = FOLDER / f"{self.layout.id}.json"
        content = path.read_text(encoding="utf-8")
        for name, wrong in self._wrong():
            before, found, _ = content.partition(f'"{name}"')
            yield mistake(
                self.layout.id, wrong, place_in(path, before.count("\n") + 1 if name and found else 0)
            )
        events = [each.name for each in self.layout.events]
        for name in self.written.events:
            if name not in events:
                wrong = text("check-event-no-data", wrong=unknown(text("content-what-event"), name, events))
                yield mistake(self.layout.id, wrong, self.source.place_of_event(name))

    def _wrong(self) -> Iterator[tuple[str, Text]]:
        """What is not used, with the sentence that says so."""
        layout = self.layout
        for event in layout.events:
            if event.name not in self.written.events and event.name != BRIEFING:
                yield event.name, text("check-event-no-code", event=event.name)
            if event.choice is None and self._leaves_choice(event.name):
                yield event.name, text("check-choice", event=event.name)
        for group in layout.reserved_groups:
            if group.card and not group.stays and not self._comes(group.card, group.event):
                yield group.card, text("check-group-unused", card=group.card, event=group.event or "—")
        for point in layout.points:
            if not self._is_used(point):
                yield point.name, text("check-point-unused", point=point.name)
        for each in layout.objects:
            if not self._is_used_object(each):
                yield each.name, text("check-object-unused", kind=each.kind, name=each.name)
        for section in layout.sections:
            later = section.placed.at is not Occasion.SETUP
            if later and not self._names(section.name) and not self._lays_by_itself(section.placed.at):
                yield section.name, text("check-section-unused", section=section.name)
        for figure in layout.figures:
            if not self._comes_sometime(figure):
                yield figure.name, text("check-figure-unused", figure=figure.name)
        if layout.round_limit and not self._limit_ends():
            yield "round_limit", text("check-limit", limit=layout.round_limit)

    def _names(self, *names: str) -> bool:
        return any(name in self.source.strings for name in names if name)

    # --- Events that carry out their data ---------------------------------------------------------

    @cached_property
    def _by_data(self) -> list[MissionEvent]:
        """The events that do what the data say: those with `deploys()`; all, where a function of the module has it."""
        inside = [word for word in self.source.words if word.name == "event"]
        within = {id(each.node) for word in inside for each in self.source.words_in(word.node)}
        everywhere = any(
            word.name.startswith("deploys") and id(word.node) not in within for word in self.source.words
        )
        names = {
            name
            for word in inside
            if any(each.name.startswith("deploys") for each in self.source.words_in(word.node))
            for name in word.strings("name")
        }
        return [each for each in self.layout.events if everywhere or each.name in names]

    def _leaves_choice(self, event: str) -> bool:
        """A player chooses among its options; they may also follow from how the event has come."""
        words = [word for word in self.source.words if word.name == "event" and event in word.strings("name")]
        return bool(self.written.options.get(event)) and (
            not words
            or any(each.name in CHOOSING for word in words for each in self.source.words_in(word.node))
        )

    def _comes(self, card: str, event: str) -> bool:
        """A reserved group is brought by its event's data or named by the module, itself or by its figure's name."""
        brought = [
            arrival.card
            for each in self._by_data
            if event in ("", each.name)
            for arrival in each.deploys
            if arrival.spaces and not arrival.in_branch
        ]
        own = [each.name for each in self.layout.figures if card == each.like]
        return card in brought or self._names(card, *own)

    def _comes_sometime(self, figure: MissionFigure) -> bool:
        names = {str(figure.name), str(figure.like)} - {""}
        there = {str(each.card) for each in self.layout.initial_groups}
        there |= {str(each.card) for each in self.layout.allies}
        there |= {str(arrival.card) for each in self._by_data for arrival in each.deploys}
        return bool(names & there) or figure.name in self.written.neutrals or self._names(*names)

    # --- Places -----------------------------------------------------------------------------------

    def _is_used(self, point: DeploymentPoint) -> bool:
        if point.active.at in (Occasion.SETUP, Occasion.SECTION):
            return True
        switched = {name for each in self._by_data for name in each.points_on}
        return (
            point.name in switched
            or point.space in self._spaces
            or self._names(point.name, point.colour.value, point.space)
        )

    @cached_property
    def _spaces(self) -> set[str]:
        """Where groups and deployments come to, and where objects lie."""
        layout = self.layout
        lists = [each.spaces for each in layout.initial_groups]
        lists += [each.spaces for each in layout.allies]
        lists += [each.spaces for each in layout.objects]
        lists += [arrival.spaces for each in layout.events for arrival in each.deploys]
        lists += [each.optional_at for each in layout.events]
        return {str(space) for spaces in lists for space in spaces}

    def _is_used_object(self, facts: MissionObject) -> bool:
        if facts.side in (TokenSide.ENERGY_SHIELD, TokenSide.RUBBLE) and facts.spaces:
            return True  # they lie there as soon as their section does
        return facts.kind in self.written.figures or self._names(facts.kind, facts.name)

    def _lays_by_itself(self, at: Occasion) -> bool:
        """Sections that come with what is discovered, where the module has the word for it."""
        return at is Occasion.OBSCURED and any("obscured" in word.name for word in self.source.words)

    def _limit_ends(self) -> bool:
        """An end or an event comes with the end of the last round."""
        limit = self.layout.round_limit
        return any(
            word.name in ("round_ends", "status_begins") and word.number("number") in (limit, 0)
            for word in self.source.words
        )
