"""The skirmish for those who look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dejarik.assault.showing.account import account
from dejarik.assault.showing.hints import group_hint, hint
from dejarik.assault.skirmish.examining import examine_army
from dejarik.assault.skirmish.game import Options
from dejarik.assault.skirmish.presenting.catalogue import catalogue
from dejarik.assault.skirmish.presenting.settings import settings
from dejarik.assault.skirmish.presenting.story import STORY
from dejarik.assault.skirmish.presenting.table import present_to, present_to_all
from dejarik.assault.skirmish.presenting.zones import zone_hint
from dejarik.assault.skirmish.rules.rounds import ACTIVATE
from dejarik.assault.skirmish.rules.state import SkirmishState
from dejarik.assault.skirmish.rules.victory import POINTS_TO_WIN
from dejarik.assault.skirmish.setup import ZONE
from dejarik.kernel.accounts import ToldStep
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting

_HINTS = {ACTIVATE: group_hint, ZONE: zone_hint}


class SkirmishPresenter(Presenter[SkirmishState, Options]):
    """All but the hand is the same for everybody."""

    story = STORY

    def settings(self) -> list[Setting]:
        return settings()

    def catalogue(self) -> Sent:
        return catalogue()

    def examine(self, kind: str, document: Any) -> Sent:
        return examine_army(document) if kind == "army" else super().examine(kind, document)

    def present_to_all(self, state: SkirmishState) -> Sent:
        return present_to_all(state)

    def present_to(self, state: SkirmishState, seat: int | None) -> Sent:
        return present_to(state, seat)

    def account(self, state: SkirmishState, steps: Sequence[ToldStep]) -> Sent:
        return account(state, steps, len(state.players), POINTS_TO_WIN[state.sides])

    def hint(self, state: SkirmishState, seat: int | None, option: str) -> Sent:
        return hint(state, seat, option, _HINTS)
