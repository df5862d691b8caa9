"""What bots ask of the card game: what could be behind a view, how good the options look, and how it may go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dejarik.kernel import Ratings, Rng, Text
from dejarik.kernel.minds import Memory, Mind, Policy
from dejarik.lcg import determinization, evaluation, memory
from dejarik.lcg.evaluation.aspects import WORDS, aspects
from dejarik.lcg.evaluation.positions import chance_to_win
from dejarik.lcg.evaluation.quick import QuickPolicy
from dejarik.lcg.facts.cards import Side
from dejarik.lcg.opening import Options
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import side_of


class CardMind(Mind[Lcg]):
    """Draws what can't be seen within the limits of decks, and rates by `evaluation`."""

    heeds = memory.HEEDED
    looks_ahead = True

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Lcg:
        return determinization.determinize(view, {}, rng)

    def recall(self, options: Options, seat: int) -> Memory:
        return memory.recall(options.decks[seat])

    def remember(self, memories: Memory, events: Sequence[Mapping[str, Any]]) -> Memory:
        return memory.remember(memories, events)

    def imagine(self, view: Mapping[str, Any], memories: Memory, rng: Rng) -> Lcg:
        return determinization.determinize(view, memories, rng)

    def rate(self, state: Lcg) -> Ratings:
        return evaluation.rate(state)

    def policy(self, rng: Rng) -> Policy[Lcg]:
        return QuickPolicy()

    def value(self, state: Lcg, seat: int) -> float:
        return chance_to_win(state, side_of(state, seat))

    def aspects(self, state: Lcg, seat: int) -> Mapping[str, float]:
        return aspects(state, side_of(state, seat))

    def aspect(self, name: str) -> Text:
        return WORDS[name]

    def horizon(self, state: Lcg) -> int:
        return 2 * state.round + (state.side is Side.LIGHT)
