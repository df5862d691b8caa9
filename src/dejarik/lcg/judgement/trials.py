"""Trying an option out: on a copy of the position, played on by instinct until what was begun is over."""

from __future__ import annotations

from dejarik.kernel import Choice, Decision, Rng, apply, clone, decision
from dejarik.kernel.answers import best_answer
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.judgement.instinct import instinct
from dejarik.lcg.judgement.worth import value
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg

#: How many decisions one trial plays on, at least and at most.
NEAR, FAR = 8, 40


class Trials:
    """Trials of one decision, with a budget of decisions to play on in all of them together."""

    def __init__(self, state: Lcg, side: Side, budget: int, trials: int) -> None:
        self.state = state
        self.side = side
        self.budget = budget
        self.far = max(NEAR, min(FAR, budget // max(1, trials)))  # each trial goes as far as all can
        self._rng = Rng.seeded(state.number + 1)

    @property
    def exhausted(self) -> bool:
        return self.budget <= 0

    def outcome(self, answer: Choice) -> float:
        """What the position is worth once this answer has been given and what it begins is over."""
        trial = clone(self.state)
        engaged = trial.find(Engagement) is not None
        height = len(trial.stack)
        apply(trial, answer)
        begins = trial.find(Engagement) is not None
        for _ in range(self.far):
            asked = decision(trial)
            if asked is None or self.budget <= 0 or self._is_over(trial, height, engaged or begins):
                break
            self.budget -= 1
            apply(trial, self._by_instinct(trial, asked))
        return value(trial, self.side)

    @staticmethod
    def _is_over(trial: Lcg, height: int, engaged: bool) -> bool:
        if engaged:
            return trial.find(Engagement) is None
        return len(trial.stack) <= height

    def _by_instinct(self, trial: Lcg, asked: Decision) -> Choice:
        return best_answer(asked, instinct(trial, asked), self._rng)
