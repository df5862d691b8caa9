"""How a skirmish or a mission went: points by their source, and what figures dealt against what their rolls promise."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from dejarik.assault.rules.names import LASTING, figure_name, known_cards
from dejarik.assault.rules.state import Assault
from dejarik.kernel import text
from dejarik.kernel.accounts import (
    Account,
    Doer,
    Ledger,
    Luck,
    PointSource,
    RoundStart,
    SideAccount,
    ToldStep,
    name_of,
)

_MOST_DOERS = 8
_SOURCES = {
    "mission": text("account-mission"),
    "defeats": text("account-defeats"),
    "cards": text("account-cards"),
}


class _Tally:
    """What one figure has done."""

    def __init__(self) -> None:
        self.attacks = self.dealt = self.points = self.suffered = self.rolled = 0
        self.expected = 0.0


class Book:
    """Adds up what everybody was told."""

    def __init__(self, state: Assault, seats: int) -> None:
        self.state = state
        self.ledger = Ledger(seats)
        self.figures: dict[int, _Tally] = defaultdict(_Tally)
        self.rounds: list[RoundStart] = []
        self.defeats: Counter[int] = Counter()  # points by seats
        self.cards: Counter[int] = Counter()
        self.attacker = 0  # of the fight that is told
        self.hurt_by: dict[int, int] = {}  # the figure that damaged another one last, 0 where none did
        self.falls: deque[int] = deque()  # figures whose points have not come yet

    def add(self, step: ToldStep) -> None:
        self.ledger.decide(step)
        for line in step.lines:
            if (beat := line.get("beat")) is not None:
                self._beat(beat)
        for event in step.events:
            if not event.get("cancelled"):
                self._event(step, event)

    def _beat(self, beat: dict[str, Any]) -> None:
        if beat["kind"] == "declared":
            self.attacker = beat["attacker"]
        verdict = beat.get("verdict")
        if verdict is None:
            return
        tally = self.figures[beat["attacker"]]
        tally.attacks += 1
        tally.dealt += verdict["amount"]
        rolled = verdict["damage"] - max(0, verdict["block"] - verdict["pierce"])
        rolled = max(0, rolled) if verdict["why"] is None else 0
        tally.rolled += rolled  # also what was more than the target could suffer
        if "expected" in verdict:
            tally.expected += verdict["expected"]
        else:
            tally.expected += rolled  # what can't be counted is neither luck nor the lack of it

    def _event(self, step: ToldStep, event: dict[str, Any]) -> None:
        match name_of(event):
            case "RoundBegins":
                self.rounds.append(RoundStart(number=step.number, round=event["round"]))
            case "Damaged":
                self.figures[event["target"]].suffered += event["amount"]
                self.hurt_by[event["target"]] = event["source"]
            case "Defeated":
                self.falls.append(event["figure"])
            case "Scored":
                self._scored(step, event)

    def _scored(self, step: ToldStep, event: dict[str, Any]) -> None:
        seat, points = event["seat"], event["points"]
        self.ledger.gain(step, seat, points)
        if self.falls and points > 0:
            doer = self.hurt_by.get(self.falls.popleft(), self.attacker)
            self.defeats[seat] += points
            if self._seat(doer) == seat:
                self.figures[doer].points += points
        elif (
            event.get("due_to") is not None and event["due_to"]["key"].removesuffix(LASTING) in known_cards()
        ):
            self.cards[seat] += points

    # --- What it comes to

    def account(self, most: int | None) -> Account:
        return Account(
            sides=[self._side(seat) for seat in range(len(self.ledger.points))],
            doers=self._doers(),
            rounds=self.rounds,
            most=UNSET if most is None else most,
            seconds=round(self.ledger.whole, 1),
        )

    def _side(self, seat: int) -> SideAccount:
        points, defeats, cards = self.ledger.points[seat], self.defeats[seat], self.cards[seat]
        parts = (("mission", points - defeats - cards), ("defeats", defeats), ("cards", cards))
        own = [tally for id, tally in self.figures.items() if self._seat(id) == seat]
        return SideAccount(
            seat=seat,
            points=points,
            sources=[
                PointSource(source=_SOURCES[kind], kind=kind, points=part) for kind, part in parts if part
            ],
            curve=self.ledger.curves[seat],
            luck=Luck(
                attacks=sum(tally.attacks for tally in own),
                dealt=sum(tally.rolled for tally in own),
                expected=round(sum(tally.expected for tally in own), 1),
            ),
            decisions=self.ledger.decisions[seat],
            seconds=round(self.ledger.seconds[seat], 1),
        )

    def _seat(self, id: int) -> int | None:
        figure = self.state.figures.get(id) or self.state.fallen.get(id)
        return None if figure is None else figure.seat

    def _doers(self) -> list[Doer]:
        found = []
        for id, tally in self.figures.items():
            figure = self.state.figures.get(id) or self.state.fallen.get(id)
            if figure is None:
                continue
            found.append(
                Doer(
                    name=figure_name(self.state, figure),
                    seat=figure.seat,
                    card=figure.card,
                    attacks=tally.attacks,
                    dealt=tally.dealt,
                    expected=round(tally.expected, 1),
                    points=tally.points,
                    suffered=tally.suffered,
                    is_gone=id not in self.state.figures,
                )
            )
        return sorted(found, key=lambda each: (-each.points, -each.dealt, each.suffered))[:_MOST_DOERS]


def account(state: Assault, steps: Iterable[ToldStep], seats: int, most: int | None = None) -> Account:
    """How it went."""
    book = Book(state, seats)
    for step in steps:
        book.add(step)
    return book.account(most)
