"""What bots ask of Imperial Assault: each way to play thinks for itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from dejarik.assault.campaign.companion.mind import ToldMind
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.mind import MissionMind
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.mind import StageMind
from dejarik.assault.evaluation import chances
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.state import Assault
from dejarik.assault.skirmish.mind import SkirmishMind
from dejarik.kernel import Ratings, Rng, Text
from dejarik.kernel.minds import Bearing, Mind, Policy


class AssaultMind(Mind[Any]):
    """Which way is played, the view and the state say."""

    looks_ahead = True
    levels = ("story", "rookie", "greedy")

    def __init__(self) -> None:
        self.skirmish = SkirmishMind()
        self.mission = MissionMind()
        self.stage = StageMind()
        self.told = ToldMind()

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Any:
        shown = view["state"]
        if "campaign" in shown:
            return self.stage.determinize(view, rng)
        if "presses" in shown:
            return self.told.determinize(view, rng)
        return (self.mission if "heroes" in shown else self.skirmish).determinize(view, rng)

    def rate(self, state: Any) -> Ratings:
        if isinstance(state, StageState):
            return self.stage.rate(state)
        if isinstance(state, ToldState):
            return self.told.rate(state)
        return (self.mission if isinstance(state, MissionState) else self.skirmish).rate(state)

    def policy(self, rng: Rng) -> Policy[Any]:
        return AssaultPolicy(self, rng)

    def characters(self, rng: Rng) -> list[Policy[Any]]:
        return [AssaultPolicy(self, rng.split(), each) for each in self.mission.characters(rng)]

    def bearing(self, state: Any) -> Bearing:
        return self.mission.bearing(state) if isinstance(state, MissionState) else Bearing()

    def aims_for(self, state: Any, missing: Collection[str]) -> Mapping[int, int | None] | None:
        return self.mission.aims_for(state, missing) if isinstance(state, MissionState) else None

    # --- Looking ahead ----------------------------------------------------------------------------

    def foresees(self, state: Any) -> bool:
        """Not what is done between missions, and not before the first round: it shows much later what that was good
        for."""
        return isinstance(state, Assault) and state.round > 0

    def value(self, state: Assault, seat: int) -> float:
        return chances.chance_to_win(state, team(state, seat))

    def aspects(self, state: Assault, seat: int) -> Mapping[str, float]:
        return chances.aspects(state, team(state, seat))

    def aspect(self, name: str) -> Text:
        return chances.WORDS[name]

    def horizon(self, state: Assault) -> int:
        return state.activated


class AssaultPolicy(Policy[Any]):
    """Plays whatever is played: a campaign goes from one way to another."""

    def __init__(self, mind: AssaultMind, rng: Rng, mission: Policy[MissionState] | None = None) -> None:
        self._stage = mind.stage.policy(rng)
        self._told = mind.told.policy(rng)
        self._mission = mission or mind.mission.policy(rng)
        self._skirmish = mind.skirmish.policy(rng)

    def rate(self, state: Any) -> Ratings:
        if isinstance(state, StageState):
            return self._stage.rate(state)
        if isinstance(state, ToldState):
            return self._told.rate(state)
        return (self._mission if isinstance(state, MissionState) else self._skirmish).rate(state)
