"""Rollouts: an option on a copy of the position, played on by heuristics until what was begun is over."""

from __future__ import annotations

from dejarik.kernel import Choice, Decision, Rng, apply, decision
from dejarik.kernel.answers import best_answer
from dejarik.kernel.engine import rehearsal
from dejarik.lcg.evaluation.heuristics import rate_by_heuristics
from dejarik.lcg.evaluation.positions import evaluate
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.rules.engagement import Engagement
from dejarik.lcg.rules.state import Lcg

#: How many decisions one rollout plays on, at least and at most.
NEAR, FAR = 8, 40


class Rollouts:
    """Rollouts of one decision, with a budget of decisions to play on in all of them together."""

    def __init__(self, state: Lcg, side: Side, budget: int, rollouts: int) -> None:
        self.state = state
        self.side = side
        self.budget = budget
        self.far = max(NEAR, min(FAR, budget // max(1, rollouts)))  # each rollout goes as far as all can
        self._rng = Rng.seeded(state.number + 1)

    @property
    def exhausted(self) -> bool:
        return self.budget <= 0

    def outcome(self, answer: Choice) -> float:
        """What the position is worth once this answer has been given and what it begins is over."""
        rollout = rehearsal(self.state)
        engaged = rollout.find(Engagement) is not None
        height = len(rollout.stack)
        apply(rollout, answer)
        begins = rollout.find(Engagement) is not None
        for _ in range(self.far):
            asked = decision(rollout)
            if asked is None or self.budget <= 0 or self._is_over(rollout, height, engaged or begins):
                break
            self.budget -= 1
            apply(rollout, self._by_heuristics(rollout, asked))
        return evaluate(rollout, self.side)

    @staticmethod
    def _is_over(rollout: Lcg, height: int, engaged: bool) -> bool:
        if engaged:
            return rollout.find(Engagement) is None
        return len(rollout.stack) <= height

    def _by_heuristics(self, rollout: Lcg, asked: Decision) -> Choice:
        return best_answer(asked, rate_by_heuristics(rollout, asked), self._rng)
