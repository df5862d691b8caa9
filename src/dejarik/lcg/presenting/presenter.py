"""The card game for those who look at it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from dejarik.kernel import Text
from dejarik.kernel.accounts import ToldStep
from dejarik.kernel.chronicles import Named
from dejarik.kernel.presenters import Presenter
from dejarik.kernel.sent import Sent, Setting
from dejarik.lcg.decks.drawing import draw_test
from dejarik.lcg.decks.examining import examine_deck
from dejarik.lcg.opening import Options
from dejarik.lcg.presenting.account import account
from dejarik.lcg.presenting.called import called
from dejarik.lcg.presenting.catalogue import catalogue
from dejarik.lcg.presenting.fitting import examine_seat, examine_table
from dejarik.lcg.presenting.hints import hint
from dejarik.lcg.presenting.settings import settings
from dejarik.lcg.presenting.story import story
from dejarik.lcg.presenting.table import present
from dejarik.lcg.rules.state import Lcg


class CardPresenter(Presenter[Lcg, Options]):
    """What a seat knows of the cards on the table is its own: nothing is worked out for all."""

    story = story

    def settings(self) -> list[Setting]:
        return settings()

    def catalogue(self) -> Sent:
        return catalogue()

    def examine(self, kind: str, document: Any) -> Sent:
        """A deck, a test draw from one, or a table that is about to be made: which decks fit where."""
        if kind == "deck":
            return examine_deck(document)
        if kind == "draw":
            return draw_test(document)
        return examine_table(document) if kind == "table" else super().examine(kind, document)

    def fitting(
        self, options: Options, seat: int, own: Sequence[str] = (), open_seats: Collection[int] = ()
    ) -> Sent:
        return examine_seat(options.format, options.decks, seat, own, open_seats)

    def called(self, kind: Named, id: str) -> Text | None:
        return called(kind, id)

    def present_to(self, state: Lcg, seat: int | None) -> Sent:
        return present(state, seat)

    def account(self, state: Lcg, steps: Sequence[ToldStep]) -> Sent:
        return account(state, steps)

    def hint(self, state: Lcg, seat: int | None, option: str) -> Sent:
        return hint(state, seat, option)
