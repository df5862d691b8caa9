"""A group with its box: a told mission, and what people press."""

from __future__ import annotations

from typing import Any

from dejarik.assault.campaign.companion.cues import endings_now, events_to_come
from dejarik.assault.campaign.companion.game import ToldOptions
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.party import Party, starting_party
from dejarik.assault.campaign.rules.cues import Ending
from dejarik.assault.game import GAME
from dejarik.kernel import Decision, register
from dejarik.kernel.match import Match

register(GAME)

HEROES = ("diala-passil", "fenn-signis", "gaarkhan")
MOST_ROUNDS = 13


def party(*heroes: str) -> Party:
    return starting_party(heroes or HEROES, "military-might")


class Told:
    """A told mission in progress."""

    def __init__(self, mission: str = "aftermath", *, begun: bool = True, options: ToldOptions | None = None):
        self.match = Match(GAME, options or ToldOptions(mission, party()), 1)
        if begun:
            self.press("ready").press("ready")

    @property
    def state(self) -> ToldState:
        state = self.match.state
        assert isinstance(state, ToldState)
        return state

    @property
    def asked(self) -> Decision:
        asked = self.match.decision
        assert asked is not None, "nobody is asked"
        return asked

    @property
    def prompt(self) -> str:
        return self.asked.prompt.id

    @property
    def options(self) -> list[str]:
        return self.asked.ids(self.state)

    @property
    def read(self) -> list[str]:
        """What has been read to everybody."""
        return [each.text for each in self.state.told]

    def press(self, option: str) -> Told:
        self.match.apply([] if self.asked.kind.value == "some" and not option else option)
        return self

    def shown(self, seat: int | None) -> dict[str, Any]:
        return GAME.presenter.present(self.state, seat)

    # --- Whole missions ---------------------------------------------------------------------------

    def tell(self, event: str) -> Told:
        """The Imperial player looks, and says that an event happens; what it leaves to a side is left out."""
        self.press("look").press(f"event:{event}")
        return self.settle()

    def settle(self) -> Told:
        """Say no to whatever is asked besides."""
        while self.match.decision is not None and "nothing" in self.options:
            self.press("nothing")
        return self

    def end_by(self, ending: Ending) -> Told:
        """Bring the mission to this end: tell so many events before it as are needed, with these options, and let
        rounds pass."""
        choices = max((len(each) for each in self.state.text.options.values()), default=0)
        for option in range(-1, choices):
            for number in range(len(self.state.text.dues) + 1):
                trial = Told(options=self.match.options)
                if trial._reach(ending, list(self.state.text.dues)[:number], option):
                    self.match = trial.match
                    return self
        raise AssertionError(f"{self.state.mission} never ends by {ending.reason}")

    def _reach(self, ending: Ending, untold: list[str], option: int) -> bool:
        wanted = f"ending:{ending.side}-{ending.reason}"
        while self.state.round <= MOST_ROUNDS:
            given, options = self.state.entered, self.options
            offered = [each for each in options if each.startswith("option:")]
            if given is not None:
                if (given.side, given.reason) == (ending.side, ending.reason):
                    return True
                self.press("cancel" if self.prompt == "companion-result" else "")
            elif wanted in options:
                self.press(wanted)
            elif 0 <= option < len(offered):
                self.press(offered[option])
            elif "nothing" in options:
                self.press("nothing")
            elif any(
                (each.side, each.reason) == (ending.side, ending.reason) for each in endings_now(self.state)
            ):
                self.press("over")
            elif untold:
                self._tell_first(untold)
            else:
                self.press("end-round")
        return False

    def _tell_first(self, untold: list[str]) -> None:
        ready = [each for each in untold if each in events_to_come(self.state)]
        told = ready[0] if ready else untold[0]
        untold.remove(told)
        if ready and told not in self.state.happened:
            self.press("look").press(f"event:{told}")

    def agree(self) -> Told:
        """Enter the result as it stands."""
        if self.prompt == "companion-agendas-played":
            self.match.apply([])
        return self.press("enter").press("agree").press("agree")
