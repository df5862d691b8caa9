"""Choices of an event beyond the plain ones: each option once in a mission, or for a price."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.assault.campaign.rules.missions import Effect, EventHappens, mission_text, option_of
from dejarik.assault.campaign.rules.state import EMPIRE, MissionState
from dejarik.assault.campaign.rules.threat import spend_threat
from dejarik.assault.content.campaign.language.effects import OPTION
from dejarik.assault.rules.verbs import DECLINE
from dejarik.kernel import Decision, Option, Procedure, Public, ask, choose, text
from dejarik.kernel.events import AnyEvent


class ChooseFor(Procedure):
    """The Imperial player chooses among options that cost threat, or each of which there is once (CORE-EVENT-05)."""

    event: Public[str]
    because: Public[list[AnyEvent]] = []
    prices: Public[dict[str, int]] = {}
    again: Public[int] = -1  # what a second choice costs more; below 0: there is none
    times: Public[int] = 0  # how often each can be chosen in a mission; 0: whenever
    may: Public[bool] = False
    taken: Public[list[str]] = []  # now

    def _price(self, option: str) -> int:
        return self.prices.get(option, 0) + (self.again if self.taken else 0)

    def _offered(self, state: MissionState) -> list[str]:
        return [
            name
            for name in mission_text(state).options[self.event]
            if name not in self.taken
            and self._price(name) <= state.threat
            and not (self.times and state.memory.get(option_of(self.event, name), 0) >= self.times)
        ]

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
        spend_threat(state, self._price(option))
        self.taken.append(option)
        if self.times:
            chosen = option_of(self.event, option)
            state.memory[chosen] = state.memory.get(chosen, 0) + 1
        state.push(EventHappens(event=self.event, option=option, because=self.because))
        if self.again >= 0 and len(self.taken) == 1:
            self.go_to(ChooseFor.offer)

    steps = (ask(offer, take),)


def each_option_once(times: int = 1) -> Effect:
    """The Imperial player chooses an option of this event; each of them once in the mission, or so many times."""
    return lambda state, occasion: state.push(
        ChooseFor(event=occasion.event, because=occasion.because, times=times)
    )


def options_for(prices: Mapping[str, int], *, again: int = -1, may: bool = False) -> Effect:
    """The Imperial player chooses an option and pays threat for it; perhaps another one `again`, for so much more."""
    return lambda state, occasion: state.push(
        ChooseFor(event=occasion.event, because=occasion.because, prices=dict(prices), again=again, may=may)
    )
