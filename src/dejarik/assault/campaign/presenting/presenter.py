"""What is shown of a mission."""

from __future__ import annotations

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.kernel.presenters import Presenter


class MissionPresenter(Presenter[MissionState, MissionOptions]):
    """Everybody sees the board as far as it is placed; the Empire's hand is its own."""
