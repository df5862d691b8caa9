"""An answer put together pick by pick, for players who can only take one thing at a time: a learner's discrete actions.

A single choice is one pick. Of several options each pick adds one, of amounts each pick adds one more; picking nothing
ends it, where enough is picked. Every sequence of legal picks makes a legal answer.
"""

from __future__ import annotations

from dejarik.kernel.answers import Choice
from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.sent import CHOOSE, DISTRIBUTE, ORDER

Pick = int | None
"""The place of an option; None: nothing more."""


class Picking:
    """One answer in the making."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self._picked: list[int] = []

    def legal(self) -> list[Pick]:
        """What can be picked now."""
        asked, count = self.decision, len(self._picked)
        if asked.kind is CHOOSE:
            return list(range(len(asked.options)))
        if asked.kind is ORDER:
            return [place for place in range(len(asked.options)) if place not in self._picked]
        picks: list[Pick] = [place for place in range(len(asked.options)) if self._fits(place)]
        if count >= asked.least and self._has_one_among():
            picks.append(None)
        return picks

    def take(self, pick: Pick) -> Choice | None:
        """The whole answer, if it is one now."""
        if pick is not None:
            self._picked.append(pick)
        return self._answer() if pick is None or self._is_full() else None

    def _fits(self, place: int) -> bool:
        asked = self.decision
        if len(self._picked) >= asked.most:
            return False
        if asked.kind is not DISTRIBUTE:
            return place not in self._picked
        if self._picked.count(place) >= asked.options[place].cap:
            return False
        is_last = len(self._picked) == asked.most - 1
        return not is_last or self._has_one_among() or asked.options[place] in asked.among

    def _has_one_among(self) -> bool:
        asked = self.decision
        return not asked.among or any(asked.options[place] in asked.among for place in self._picked)

    def _is_full(self) -> bool:
        asked = self.decision
        if asked.kind is CHOOSE:
            return True
        if asked.kind is ORDER:
            return len(self._picked) == len(asked.options)
        return self.legal() == [None]

    def _answer(self) -> Choice:
        options = self.decision.options
        if self.decision.kind is CHOOSE:
            return options[self._picked[0]]
        if self.decision.kind is DISTRIBUTE:
            amounts: list[tuple[Option, int]] = [
                (options[place], self._picked.count(place)) for place in dict.fromkeys(self._picked)
            ]
            return amounts
        return [options[place] for place in self._picked]
