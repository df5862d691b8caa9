"""A campaign between two missions, laid out for a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dejarik.assault.campaign.aftermath import after_mission
from dejarik.assault.campaign.game import MISSION, MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import EMPIRE, TOGETHER, Log, What
from dejarik.assault.campaign.rules.missions import imperials_win, mission_text, rebels_win
from dejarik.assault.campaign.rules.results import result_of
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.game import StageOptions, new_log
from dejarik.assault.facts.vocabulary import Box
from dejarik.kernel import Decision, Procedure, Rng, apply, decision, find_game, start

HEROES = ("diala-passil", "fenn-signis", "gaarkhan")
DECK = "military-might"
P = TypeVar("P", bound=Procedure)


def new_campaign(box: Box = Box.CORE, heroes: tuple[str, ...] = HEROES, deck: str = DECK) -> Log:
    return new_log(box, heroes, deck)


class Desk:
    """A stage in progress: what is asked, and answers by their ids."""

    def __init__(self, log: Log, seed: int = 1) -> None:
        state = start(find_game("assault"), StageOptions(log), seed)
        assert isinstance(state, StageState)
        self.state = state

    @property
    def log(self) -> Log:
        return self.state.campaign

    @property
    def asked(self) -> Decision:
        asked = decision(self.state)
        assert asked is not None, "nobody is asked"
        return asked

    @property
    def options(self) -> list[str]:
        return self.asked.ids(self.state)

    @property
    def prompt(self) -> str:
        return self.asked.prompt.id

    def answer(self, *ids: str) -> None:
        apply(self.state, list(ids) if self.asked.kind.value == "some" else ids[0])

    def on_to(self, prompt: str) -> None:
        """Decline everything until something is asked."""
        for _ in range(60):
            if self.prompt == prompt:
                return
            self.pass_by()
        raise AssertionError(f"{prompt} is never asked")

    def finish(self) -> Log:
        """Decline everything until the next mission."""
        while decision(self.state) is not None:
            self.pass_by()
        return self.log

    def pass_by(self) -> None:
        """Decline, or take what is first."""
        asked = self.asked
        options = asked.ids(self.state)
        refusal = asked.refusal
        if asked.kind.value == "some":
            self.answer(*options[: asked.least])
        else:
            self.answer(options[0] if refusal is None else asked.id_of(self.state, refusal))


def founded(log: Log | None = None, seed: int = 1) -> Log:
    """A campaign that is set up: its introduction comes next."""
    return Desk(log or new_campaign(), seed).finish()


def result(
    log: Log, *, rebels: bool, reason: str = "", change: Callable[[MissionState], None] | None = None
) -> Log:
    """The log after the next mission, won by one side."""
    [mission] = log.names(What.CHOSEN)
    options = MissionOptions(mission, party_of(log), log.threat_level, log=log)
    state = MISSION.new(options, Rng.seeded(1))
    if change is not None:
        change(state)
    ends = sorted(mission_text(state).reasons)
    (rebels_win if rebels else imperials_win)(state, reason or ends[0])
    return after_mission(log, result_of(state))


def with_money(log: Log, *, xp: int = 0, credits: int = 0, influence: int = 0) -> Log:
    """A log in which everybody has more."""
    for seat in (EMPIRE, *log.seats):
        log.write(What.XP, xp, seat=seat, reason="text")
    log.write(What.CREDITS, credits, seat=TOGETHER, reason="text")
    log.write(What.INFLUENCE, influence, seat=EMPIRE, reason="text")
    return log
