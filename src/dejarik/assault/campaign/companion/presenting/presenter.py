"""What is shown of a told mission."""

from __future__ import annotations

from dejarik.assault.campaign.companion.game import ToldOptions
from dejarik.assault.campaign.companion.presenting.story import STORY
from dejarik.assault.campaign.companion.presenting.table import present_to, present_to_all
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.presenting.settings import settings
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting


class ToldPresenter(Presenter[ToldState, ToldOptions]):
    """Everybody sees what was read and laid; what is to come is the Empire's alone."""

    story = STORY

    def settings(self) -> list[Setting]:
        return settings()

    def present_to_all(self, state: ToldState) -> Sent:
        return present_to_all(state)

    def present_to(self, state: ToldState, seat: int | None) -> Sent:
        return present_to(state, seat)
