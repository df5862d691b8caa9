"""Imperial Assault for those who look at it: each way to play shows itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from dejarik.assault.campaign.companion.game import ToldOptions
from dejarik.assault.campaign.companion.presenting import ToldPresenter
from dejarik.assault.campaign.companion.state import ToldState
from dejarik.assault.campaign.game import MissionOptions
from dejarik.assault.campaign.presenting import MissionPresenter
from dejarik.assault.campaign.rules.stages import StageState
from dejarik.assault.campaign.rules.state import MissionState
from dejarik.assault.campaign.sequels import log_now
from dejarik.assault.campaign.stages.game import StageOptions, at_rest
from dejarik.assault.campaign.stages.presenting import StagePresenter
from dejarik.assault.campaign.stages.presenting.corrections import correctable, correction_text
from dejarik.assault.showing.campaign_cards import campaign_cards_shown
from dejarik.assault.showing.plans import ground
from dejarik.assault.skirmish.called import called
from dejarik.assault.skirmish.presenting import SkirmishPresenter
from dejarik.assault.skirmish.presenting.catalogue import catalogue
from dejarik.kernel import Event, Text, text
from dejarik.kernel.accounts import ToldStep
from dejarik.kernel.chronicles import Ground, Named
from dejarik.kernel.corrections import Correction
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting, SettingChoice
from dejarik.kernel.telling import Line
from dejarik.messages import declare_family

#: The ways to play, as `Game.options_from` knows them.
FORMATS = ("skirmish", "mission", "campaign", "companion")

#: Those in which heroes play together against the Empire.
TOGETHER = ("mission", "campaign", "companion")


class AssaultPresenter(Presenter[Any, Any]):
    """Which way to play is shown, the state or the options say. Both have one story, and the catalogue is shared."""

    story = SkirmishPresenter.story

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.skirmish = SkirmishPresenter(game)
        self.mission = MissionPresenter(game)
        self.stage = StagePresenter(game)
        self.told = ToldPresenter(game)

    def settings(self) -> list[Setting]:
        """The way to play leads; each has settings of its own."""
        shown = [way.settings() for way in (self.skirmish, self.mission, self.stage, self.told)]
        ways = dict(zip(FORMATS, shown, strict=True))
        counts = {
            name: [int(choice.value) for each in found if each.name == "players" for choice in each.choices]
            for name, found in ways.items()
        }
        roles = {
            name: [
                text("mission-role-empire"),
                *(each.label for each in ways[name] if each.seat is not UNSET),
            ]
            for name in TOGETHER
        }
        form = Setting(
            name="format",
            label=text("shown-setting-format"),
            leads=True,
            first="skirmish",
            choices=[
                SettingChoice(
                    value=name,
                    label=text(f"shown-format-{name}"),
                    text=text(f"shown-format-{name}-text"),
                    players=counts[name],
                    together=name in TOGETHER,
                    roles=roles.get(name, UNSET),
                )
                for name in ways
            ],
        )
        return [form, *(replace(each, only=name) for name, found in ways.items() for each in found)]

    def catalogue(self) -> Sent:
        return replace(catalogue(), campaign=campaign_cards_shown())

    def examine(self, kind: str, document: Any) -> Sent:
        return self.skirmish.examine(kind, document)

    def fitting(
        self, options: Any, seat: int, own: Sequence[str] = (), open_seats: Collection[int] = ()
    ) -> Sent:
        return self._for(options).fitting(options, seat, own, open_seats)

    def correctable(self, options: Any, state: Any) -> Sent:
        return correctable(options, state)

    def correction(self, options: Any, correction: Correction) -> Text:
        return correction_text(options, correction)

    def called(self, kind: Named, id: str) -> Text | None:
        return called(kind, id)

    def ground(self, id: str) -> Ground | None:
        return ground(id)

    def present_to_all(self, state: Any) -> Sent:
        return self._of(state).present_to_all(state)

    def present_to(self, state: Any, seat: int | None) -> Sent:
        return self._of(state).present_to(state, seat)

    def standing(self, options: Any, state: Any) -> StageState | None:
        log = None if isinstance(state, StageState) else log_now(options, state)
        return None if log is None else at_rest(log)

    def account(self, state: Any, steps: Sequence[ToldStep]) -> Sent:
        return self._of(state).account(state, steps)

    def hint(self, state: Any, seat: int | None, option: str) -> Sent:
        return self._of(state).hint(state, seat, option)

    def tell(self, state: Any, events: Sequence[Event], seat: int | None) -> list[Line]:
        own = self._own_story(state)
        return super().tell(state, events, seat) if own is None else own.tell(state, events, seat)

    def occasion(self, state: Any, seat: int | None) -> list[Line]:
        own = self._own_story(state)
        return super().occasion(state, seat) if own is None else own.occasion(state, seat)

    def _own_story(self, state: Any) -> Presenter[Any, Any] | None:
        """Who tells what happens, where it is not the story that skirmishes and missions share."""
        if isinstance(state, StageState):
            return self.stage
        return self.told if isinstance(state, ToldState) else None

    def _of(self, state: Any) -> Presenter[Any, Any]:
        if isinstance(state, StageState):
            return self.stage
        if isinstance(state, ToldState):
            return self.told
        return self.mission if isinstance(state, MissionState) else self.skirmish

    def _for(self, options: Any) -> Presenter[Any, Any]:
        if isinstance(options, StageOptions):
            return self.stage
        if isinstance(options, ToldOptions):
            return self.told
        return self.mission if isinstance(options, MissionOptions) else self.skirmish


declare_family(
    "shown-format-*", lambda: (f"shown-format-{name}{end}" for name in FORMATS for end in ("", "-text"))
)
