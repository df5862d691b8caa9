"""The policy: an answer to every question, quickly. It lives through one game or one playout.

What it keeps is only opinion: the odds of attacks (`book`) and the course of the activation in progress. So it may be
asked about any state at any time, in any order; then it just knows less.
"""

from __future__ import annotations

from dejarik.assault.evaluation.heuristics import rate_by_heuristics
from dejarik.assault.evaluation.positions import evaluate
from dejarik.assault.evaluation.quick.activating import Outline, rate_activation
from dejarik.assault.evaluation.quick.book import Book
from dejarik.assault.evaluation.quick.habits import habit_of
from dejarik.assault.evaluation.quick.scouting import Scouting
from dejarik.assault.evaluation.quick.trials import glance, trial
from dejarik.assault.evaluation.rollouts import set_aside_newcomers, stand_of
from dejarik.assault.rules.activation import Activation
from dejarik.assault.rules.attack import Attack
from dejarik.assault.rules.attack.declaring import ATTACK
from dejarik.assault.rules.ground import team
from dejarik.assault.rules.movement import SpendPoints
from dejarik.assault.rules.state import Assault
from dejarik.kernel import Choice, Decision, Kind, Option, Ratings, Rng, Use, decision
from dejarik.kernel.answers import best_answer, random_answer
from dejarik.kernel.minds import Policy
from dejarik.kernel.records import copy

REACTION = "reaction"
MOST_TRIED = 2
"""Reactions that are tried out at one decision."""
MOST_GLANCED = 6
"""Options that are looked at one by one where nothing is known of them; of more, so many that are drawn."""
PRIOR = 0.3
"""How much what has mostly been so counts beside what a trial says."""


class QuickPolicy(Policy[Assault]):
    """Plays either side of a skirmish or a mission, one game or one playout long."""

    def __init__(self, rng: Rng) -> None:
        self.outline: Outline | None = None
        self._rng = rng
        self._book = Book()
        self._trying = 0  # the side that tries something out

    def rate(self, state: Assault) -> Ratings:
        asked = decision(state)
        if asked is None:
            return {}
        top = state.stack[-1]
        if isinstance(top, Activation):
            return rate_activation(self, state, asked, top)
        uses = _uses(asked)
        if uses:
            return self._rate_uses(state, asked, uses)
        return self._known(state, asked) or self._glanced(state, asked)

    # --- For those who plan and try -----------------------------------------------------------------

    def side(self, state: Assault, seat: int) -> int:
        return team(state, seat)

    def scouting(self, state: Assault, seat: int) -> Scouting:
        return Scouting(state, team(state, seat), self._book)

    def dice(self, state: Assault) -> Rng:
        """New dice for a trial: not those that will be rolled."""
        return copy(state.rng).split()

    def in_passing(self, state: Assault, asked: Decision) -> Choice:
        """What somebody answers inside a trial."""
        known = self._known(state, asked)
        if known:
            return best_answer(asked, known, self._rng)
        refusal = asked.refusal
        if refusal is not None and _uses(asked):
            return refusal
        if team(state, asked.seat) == self._trying or refusal is None:
            found = self._glanced(state, asked)
            if found:
                return best_answer(asked, found, self._rng)
        return refusal or random_answer(asked, self._rng)

    def judge(self, state: Assault, twin: Assault, side: int) -> float:
        """What things have come to after a trial. Foes that came by it were nobody's knowledge."""
        unforeseen = set_aside_newcomers(state, twin, side)
        return evaluate(twin, side) + unforeseen

    def try_out(self, state: Assault, asked: Decision, option: Option, dice: Rng) -> Assault:
        self._trying = team(state, asked.seat)
        return trial(state, asked, option, dice, self.in_passing)

    # --- What is known, what is used, what is tried -------------------------------------------------

    def _known(self, state: Assault, asked: Decision) -> Ratings | None:
        """Ratings of a question that heuristics answer."""
        top, outline = state.stack[-1], self.outline
        if isinstance(top, Attack) and outline is not None and asked.options[0].verb is ATTACK:
            aimed = outline.course.deed.target if outline.course is not None else 0
            if outline.figure == top.attacker and aimed:
                for place, option in enumerate(asked.options):
                    if option.verb is ATTACK and option.value == aimed:
                        return {place: 1.0}
        return rate_by_heuristics(self.scouting(state, asked.seat), asked)

    def _rate_uses(self, state: Assault, asked: Decision, uses: dict[int, Use]) -> Ratings:
        """Texts that may be used, now or never: as has mostly been good, or as a trial says."""
        gains: dict[int, float] = {}
        unclear: dict[int, float] = {}
        for place, use in uses.items():
            habit = habit_of(state.mode, REACTION, use.key, use.ability)
            (gains if habit.is_clear else unclear)[place] = habit.gain
        refusal = asked.refusal
        if refusal is not None and not any(gain > 0 for gain in gains.values()) and unclear:
            dice, side, top = self.dice(state), team(state, asked.seat), state.stack[-1]
            led = top.figure if isinstance(top, SpendPoints) else 0

            def worth(option: Option) -> float:
                twin = self.try_out(state, asked, option, dice)
                return self.judge(state, twin, side) + (stand_of(twin, led, side) if led else 0.0)

            walking = self._known(state, asked) if led else None
            ordinary = best_answer(asked, walking, self._rng) if walking else refusal
            without = worth(ordinary if isinstance(ordinary, Option) else refusal)
            for place in sorted(unclear, key=lambda place: -unclear[place])[:MOST_TRIED]:
                gain = worth(asked.options[place]) - without
                gains[place] = (1 - PRIOR) * gain + PRIOR * unclear[place]
            if walking and max(gains.values()) <= 0:
                return walking
        ratings = {place: gains.get(place, -1.0) for place in uses}
        others = [place for place in range(len(asked.options)) if place not in uses]
        if refusal is None and others and max(ratings.values()) <= 0:  # it may still be used later
            return self._known(state, asked) or dict.fromkeys(others, 1.0)
        return ratings

    def _glanced(self, state: Assault, asked: Decision) -> Ratings:
        """What things look like directly after each option; of many, after some that are drawn."""
        if len(asked.options) < 2 or not _is_single(asked):
            return {}
        side = team(state, asked.seat)
        now = evaluate(state, side)
        places = list(range(len(asked.options)))
        if len(places) > MOST_GLANCED:
            self._rng.shuffle(places)
        found: dict[int, float] = {}
        for place in places[:MOST_GLANCED]:
            option = asked.options[place]
            found[place] = 0.0 if option.verb.declines else glance(state, asked, option, side) - now
        least = min(found.values())
        return found | dict.fromkeys(places[MOST_GLANCED:], least - 1.0)


def _uses(asked: Decision) -> dict[int, Use]:
    """The options that use a text, by their places."""
    found: dict[int, Use] = {}
    for place, option in enumerate(asked.options):
        value = option.value
        if isinstance(value, Use):
            found[place] = value
        elif type(value) is tuple and len(value) == 2 and isinstance(value[1], Use):
            found[place] = value[1]
    return found


def _is_single(asked: Decision) -> bool:
    """Whether each option is an answer of its own."""
    return asked.kind is Kind.CHOOSE or (asked.kind is Kind.SOME and asked.least <= 1 <= asked.most)
