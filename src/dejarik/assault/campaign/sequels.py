"""How the stages of a campaign follow each other: a mission from the log of the stage before it, a stage from the log
that a mission has left."""

from __future__ import annotations

from dejarik.assault.campaign.aftermath import after_mission
from dejarik.assault.campaign.companion.game import ToldOptions, told
from dejarik.assault.campaign.companion.state import ToldState, result_of_told
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.log import Log, What
from dejarik.assault.campaign.rules.results import result_of
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.kernel.records import copy


def after_the_mission(
    options: MissionOptions | ToldOptions, state: MissionState | ToldState
) -> StageOptions | None:
    """The stage that follows a mission; None: the mission stood by itself, or was the finale."""
    log = log_after(options, state)
    return None if log is None or log.is_over else StageOptions(log, options.bluff)


def after_the_stage(options: StageOptions, state: StageState) -> MissionOptions | ToldOptions:
    """The mission that follows a stage: it is played here, or told."""
    log = copy(state.campaign)
    [mission] = log.names(What.CHOSEN)
    next_one = MissionOptions(mission, party_of(log), log.threat_level, options.bluff, log)
    return told(next_one) if log.companion else next_one


def log_after(options: object, state: object) -> Log | None:
    """The log of the campaign that a game belongs to, once the game is over; None: it belongs to none."""
    if isinstance(state, StageState):
        return copy(state.campaign)
    if not isinstance(options, MissionOptions | ToldOptions) or options.log is None:
        return None
    if not isinstance(state, MissionState | ToldState):
        return None
    log = after_mission(
        options.log, result_of(state) if isinstance(state, MissionState) else result_of_told(state)
    )
    log.entries += map(copy, state.corrections)
    return log


def log_now(options: object, state: object) -> Log | None:
    """The log of the campaign that a game belongs to as it stands: of a mission that is being played, as it began."""
    if isinstance(state, MissionState | ToldState) and state.outcome is None:
        began = options.log if isinstance(options, MissionOptions | ToldOptions) else None
        return None if began is None else copy(began)
    return log_after(options, state)
