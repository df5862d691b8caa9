"""How a game of the card game went: objectives destroyed, what moved the dial, and the cards that dealt most."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from dejarik.kernel import text
from dejarik.kernel.accounts import (
    Account,
    Doer,
    Ledger,
    PointSource,
    RoundStart,
    SideAccount,
    ToldStep,
    name_of,
)
from dejarik.kernel.sent import Maybe
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.format import format_of
from dejarik.lcg.rules.names import card_text
from dejarik.lcg.rules.state import Lcg

_MOST_DOERS = 8
_SOURCES = {
    "objectives": text("account-objectives"),
    "dial-turn": text("account-dial-turn"),
    "dial-balance": text("account-dial-balance"),
    "dial-objective": text("account-dial-objective"),
    "dial-effect": text("account-dial-effect"),
}


class Book:
    """Adds up what everybody was told. The light side's points are objectives, the dark side's those of the dial."""

    def __init__(self, state: Lcg) -> None:
        self.state = state
        self.ledger = Ledger(len(state.players))
        self.sources: dict[int, Counter[str]] = defaultdict(Counter)
        self.dealt: Counter[tuple[str, int]] = Counter()  # by card and seat
        self.strikes: Counter[tuple[str, int]] = Counter()
        self.suffered: Counter[tuple[str, int]] = Counter()
        self.keys: dict[int, tuple[str, int]] = {}  # the card of an id, and whose it was
        self.rounds: list[RoundStart] = []

    def add(self, step: ToldStep) -> None:
        self.ledger.decide(step)
        for event in step.events:
            if not event.get("cancelled"):
                self._event(step, event)

    def _event(self, step: ToldStep, event: dict[str, Any]) -> None:
        match name_of(event):
            case "TurnBegins":
                self.rounds.append(RoundStart(number=step.number, round=event["number"]))
            case "Arrives" if event.get("key"):
                self.keys[event["card"]] = (event["key"], event["seat"])
            case "Damaged":
                self._damaged(event)
            case "StrikeResolved":
                self.strikes[self._card(event["unit"])] += 1
            case "Awarded" if self.state.players[event["seat"]].side is Side.LIGHT:
                self.sources[event["seat"]]["objectives"] += 1
                self.ledger.gain(step, event["seat"], 1)
            case "DialMoved" if event["by"]:
                for player in self.state.players:
                    if player.side is Side.DARK:
                        self.sources[player.seat][f"dial-{event['why']}"] += event["by"]
                        self.ledger.gain(step, player.seat, event["by"])
                        break

    def _card(self, id: int) -> tuple[str, int]:
        card = self.state.cards.get(id)
        if card is not None and id in self.state.sources:
            return self.state.sources[id].key, card.seat
        return self.keys.get(id, ("", -1))

    def _damaged(self, event: dict[str, Any]) -> None:
        self.suffered[event["key"], event["controller"]] += event["amount"]
        if event.get("source"):
            self.dealt[self._card(event["source"])] += event["amount"]

    def account(self) -> Account:
        return Account(
            sides=[self._side(seat) for seat in range(len(self.state.players))],
            doers=self._doers(),
            rounds=self.rounds,
            most=UNSET,
            seconds=round(self.ledger.whole, 1),
        )

    def _side(self, seat: int) -> SideAccount:
        return SideAccount(
            seat=seat,
            points=self.ledger.points[seat],
            sources=[
                PointSource(source=_SOURCES[kind], kind=kind, points=points)
                for kind, points in self.sources[seat].items()
                if points
            ],
            curve=self.ledger.curves[seat],
            most=self._goal(seat),
            decisions=self.ledger.decisions[seat],
            seconds=round(self.ledger.seconds[seat], 1),
        )

    def _goal(self, seat: int) -> Maybe[int]:
        """So many objectives win for the light side; the dark side wins where the dial ends."""
        format = format_of(self.state)
        goal = format.needed if self.state.players[seat].side is Side.LIGHT else format.dial_end
        return goal or UNSET

    def _doers(self) -> list[Doer]:
        found = [
            Doer(
                name=card_text(key),
                seat=seat,
                card=key,
                attacks=self.strikes[key, seat],
                dealt=dealt,
                points=0,
                suffered=self.suffered[key, seat],
                is_gone=False,
            )
            for (key, seat), dealt in self.dealt.items()
            if key and seat >= 0
        ]
        return sorted(found, key=lambda each: (-each.dealt, -each.attacks))[:_MOST_DOERS]


def account(state: Lcg, steps: Iterable[ToldStep]) -> Account:
    """How it went."""
    book = Book(state)
    for step in steps:
        book.add(step)
    return book.account()
