"""Choices of an event beyond the plain ones: each option once in a mission, or for a price."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from dejarik.assault.campaign.rules.missions import Effect, EventHappens, mission_text, option_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import spend_threat, threat_level
from dejarik.assault.content.campaign.language.effects import OPTION
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import Decision, Option, Procedure, Public, ask, choose, text
from dejarik.kernel.events import AnyEvent


@dataclass(frozen=True, slots=True)
class Terms:
    """What options of an event cost, and how often they can be chosen."""

    prices: Mapping[str, int] = field(default_factory=dict)
    again: int = -1  # what a second choice costs more; below 0: there is none
    times: int = 0  # how often each can be chosen in a mission; 0: whenever

    def price(self, option: str, taken: Sequence[str]) -> int:
        return self.prices.get(option, 0) + (self.again if taken else 0)

    def offered(
        self, event: str, names: Iterable[str], taken: Sequence[str], threat: int, memory: Mapping[str, int]
    ) -> list[str]:
        """Those of these options that can be chosen after what was taken now, with so much threat."""
        return [
            name
            for name in names
            if name not in taken
            and self.price(name, taken) <= threat
            and not (self.times and memory.get(option_of(event, name), 0) >= self.times)
        ]

    def count(self, event: str, option: str, memory: dict[str, int]) -> None:
        """Remember that an option was chosen, where that matters."""
        if self.times:
            chosen = option_of(event, option)
            memory[chosen] = memory.get(chosen, 0) + 1

    def is_offered_again(self, taken: Sequence[str]) -> bool:
        return self.again >= 0 and len(taken) == 1


class ChooseFor(Procedure):
    """The Imperial player chooses among options that cost threat, or each of which there is once (CORE-EVENT-05)."""

    event: Public[str]
    because: Public[list[AnyEvent]] = []
    prices: Public[dict[str, int]] = {}
    again: Public[int] = -1  # what a second choice costs more; below 0: there is none
    times: Public[int] = 0  # how often each can be chosen in a mission; 0: whenever
    may: Public[bool] = False
    taken: Public[list[str]] = []  # now

    @property
    def _terms(self) -> Terms:
        return Terms(self.prices, self.again, self.times)

    def _offered(self, state: MissionState) -> list[str]:
        names = mission_text(state).options[self.event]
        return self._terms.offered(self.event, names, self.taken, state.threat, state.memory)

    def offer(self, state: MissionState) -> Decision | None:
        options = [Option(OPTION, name) for name in self._offered(state)]
        if not options:
            return None
        if self.may or self.taken:
            options.append(Option(DECLINE))
        event = text(f"mission-{state.mission}-event-{self.event}")
        first = text("mission-choose", event=event)
        second = text("mission-choose-again", event=event, threat=self.again)
        prompt = second if self.taken and self.again else first
        return choose(EMPIRE, prompt, options, about={"event": self.event})

    def take(self, state: MissionState, option: str) -> None:
        if option not in mission_text(state).options[self.event]:
            return
        spend_threat(state, self._terms.price(option, self.taken))
        self.taken.append(option)
        self._terms.count(self.event, option, state.memory)
        state.push(EventHappens(event=self.event, option=option, because=self.because))
        if self._terms.is_offered_again(self.taken):
            self.go_to(ChooseFor.offer)

    steps = (ask(offer, take),)


@dataclass(frozen=True, slots=True)
class Offers:
    """The Imperial player chooses an option of this event; a mission that is told reads the terms from here, too."""

    terms: Terms
    levels: int = 0  # so many times the threat level more for a second choice
    may: bool = False

    def terms_at(self, level: int) -> Terms:
        """With what a second choice costs at this threat level."""
        return Terms(self.terms.prices, self.terms.again + self.levels * level, self.terms.times)

    def __call__(self, state: MissionState, occasion: EventHappens) -> None:
        terms = self.terms_at(threat_level(state, 0))
        state.push(
            ChooseFor(
                event=occasion.event,
                because=occasion.because,
                prices=dict(terms.prices),
                again=terms.again,
                times=terms.times,
                may=self.may,
            )
        )


def each_option_once(times: int = 1) -> Effect:
    """The Imperial player chooses an option of this event; each of them once in the mission, or so many times."""
    return Offers(Terms(times=times))


def options_for(
    prices: Mapping[str, int] | None = None, *, again: int = -1, levels: int = 0, may: bool = False
) -> Effect:
    """The Imperial player chooses an option and pays threat for it; perhaps another one `again`, for so much more, and
    so many times the threat level."""
    return Offers(Terms(dict(prices or {}), again), levels, may)
