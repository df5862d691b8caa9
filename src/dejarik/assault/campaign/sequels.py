"""How the stages of a campaign follow each other: a mission from the log of the stage before it, a stage from the log that
a mission has left."""

from __future__ import annotations

from dejarik.assault.campaign.aftermath import after_mission
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.log import Log, What
from dejarik.assault.campaign.log_party import party_of
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.campaign.stages.state import StageState
from dejarik.assault.skirmish.game import Options
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.kernel.records import copy


def sequel(
    options: Options | MissionOptions | StageOptions, state: SkirmishState | MissionState | StageState
) -> MissionOptions | StageOptions | None:
    """What is played after a game that is over; None: nothing, it stood by itself or was the finale."""
    log = log_after(options, state)
    if log is None or log.is_over or isinstance(options, Options):
        return None
    if isinstance(state, MissionState):
        return StageOptions(log, options.bluff)
    [mission] = log.names(What.CHOSEN)
    return MissionOptions(mission, party_of(log), log.threat_level, options.bluff, log)


def log_after(
    options: Options | MissionOptions | StageOptions, state: SkirmishState | MissionState | StageState
) -> Log | None:
    """The log of the campaign that a game belongs to, once the game is over; None: it belongs to none."""
    if isinstance(state, StageState):
        return copy(state.campaign)
    if isinstance(state, MissionState) and isinstance(options, MissionOptions) and options.log is not None:
        return after_mission(options.log, state)
    return None
