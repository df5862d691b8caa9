"""What is shown of a mission."""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.presenting.hints import HINTS
from dejarik.assault.campaign.presenting.settings import settings
from dejarik.assault.campaign.presenting.story import STORY
from dejarik.assault.campaign.presenting.table import present_to, present_to_all
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.showing.account import account
from dejarik.assault.showing.hints import hint
from dejarik.kernel.accounts import ToldStep
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting


class MissionPresenter(Presenter[MissionState, MissionOptions]):
    """Everybody sees the board as far as it is laid; the Empire's hand is its own."""

    story = STORY

    def settings(self) -> list[Setting]:
        return settings()

    def present_to_all(self, state: MissionState) -> Sent:
        return present_to_all(state)

    def present_to(self, state: MissionState, seat: int | None) -> Sent:
        return present_to(state, seat)

    def account(self, state: MissionState, steps: Sequence[ToldStep]) -> Sent:
        return account(state, steps, len(state.players))

    def hint(self, state: MissionState, seat: int | None, option: str) -> Sent:
        return hint(state, seat, option, HINTS)
