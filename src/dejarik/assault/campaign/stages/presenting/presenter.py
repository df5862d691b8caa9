"""What is shown of a campaign between two missions."""

from __future__ import annotations

from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.stages.game import StageOptions
from dejarik.assault.campaign.stages.presenting.comparing import compare
from dejarik.assault.campaign.stages.presenting.settings import settings
from dejarik.assault.campaign.stages.presenting.story import STORY
from dejarik.assault.campaign.stages.presenting.table import present_to, present_to_all
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting


class StagePresenter(Presenter[StageState, StageOptions]):
    """Everybody sees what everybody has; secret agendas are the Empire's alone."""

    story = STORY

    def settings(self) -> list[Setting]:
        return settings()

    def present_to_all(self, state: StageState) -> Sent:
        return present_to_all(state)

    def present_to(self, state: StageState, seat: int | None) -> Sent:
        return present_to(state, seat)

    def hint(self, state: StageState, seat: int | None, option: str) -> Sent:
        """Takes `compare:<card>:<seat of a hero>`, which everybody may ask."""
        asked, _, rest = option.partition(":")
        card, _, hero = rest.rpartition(":")
        if asked != "compare" or not (hero.isascii() and hero.isdigit()):
            return Sent()
        return compare(state, int(hero), card) or Sent()
