"""Where a correction of the log goes: into the stage that is in progress or over, or behind a mission that is over."""

from __future__ import annotations

from dejarik.assault.campaign.companion.game import ToldOptions
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.corrections import corrected
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.rules.log import TOGETHER, Entry, Log, What
from dejarik.assault.campaign.rules.stages import Noted, StageState, lay_out
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.sequels import log_after
from dejarik.assault.campaign.stages.departing import BringAlly, Prepare
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.campaign.stages.rebels import Shopping
from dejarik.kernel import Problem
from dejarik.kernel.corrections import Correction


def log_of(options: object) -> Log:
    """The log of a campaign as a game of it began; refused where there is none."""
    log = options.log if isinstance(options, StageOptions | MissionOptions | ToldOptions) else None
    if log is None:
        raise Problem("game-no-corrections", game="assault")
    return log


def log_to_put_right(options: object, state: object) -> Log:
    """The log as it stands between two missions; refused in the middle of one."""
    log_of(options)
    if isinstance(state, StageState):
        return state.campaign
    log = log_after(options, state) if isinstance(state, MissionState | ToldState) and state.outcome else None
    if log is None:
        raise Problem("correction-in-mission")
    return log


def put_right(options: object, state: object, correction: Correction) -> None:
    """Enter what everybody has agreed on."""
    log = log_to_put_right(options, state)
    if isinstance(state, MissionState | ToldState):
        state.corrections += corrected(log, correction, is_leaving=False)
        return
    assert isinstance(state, StageState)
    shopping = state.find(Shopping)
    if shopping is not None and shopping.bought:
        raise Problem("correction-not-now")
    for entry in corrected(log, correction, is_leaving=_is_leaving(state)):
        log.entries.append(entry)
        state.log(Noted(entry=len(log.entries) - 1))
        if entry.what is What.CARD:
            _lay(state, entry)


def _is_leaving(state: StageState) -> bool:
    """Whether nothing is handed around any more before the next mission."""
    is_last = state.outcome is not None or state.find(BringAlly) is not None
    return is_last and state.find(Prepare) is None


def _lay(state: StageState, entry: Entry) -> None:
    """A card lies in front of somebody, or does so no more; nobody else can buy it then."""
    seat = state.campaign.seats[0] if entry.seat == TOGETHER else entry.seat
    if entry.amount > 0:
        lay_out(state, seat, entry.name)
        state.offered = [card for card in state.offered if card != entry.name]
        return
    for id in [id for id, source in state.sources.items() if (source.key, source.seat) == (entry.name, seat)]:
        state.leave(id)
