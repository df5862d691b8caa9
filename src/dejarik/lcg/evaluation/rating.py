"""How good each option of a decision looks to the seat that is asked.

Most choices are rated by heuristics. Where more depends on it, each option is tried out: engagements to their end,
abilities until they are resolved. Of attackers and defenders whole groups are tried.
"""

from __future__ import annotations

from itertools import combinations

from dejarik.kernel import Decision, decision
from dejarik.kernel.decisions import Kind
from dejarik.lcg.evaluation.heuristics import rate_by_heuristics
from dejarik.lcg.evaluation.rollouts import Rollouts
from dejarik.lcg.rules.actions import PLAY
from dejarik.lcg.rules.state import Lcg
from dejarik.lcg.rules.teams import side_of
from dejarik.lcg.rules.verbs import ATTACK, DEFEND

#: Decisions played on in all rollouts of one rating: this bounds how long it takes.
BUDGET = 180
#: Options that are tried; of more, those that the heuristics rate best.
WIDTH = 8
#: Groups of attackers or defenders that are tried.
GROUPS = 7

#: What is worth a rollout.
TRIED = frozenset(
    {
        "use",
        "engage",
        "strike",
        "icon",
        "target",
        "choose",
        "host",
        "shield",
        "word",
        "player",
        "fate",
        "support",
    }
)


def rate(state: Lcg) -> dict[int, float]:
    """A rating for every option; those that need not be taken are good above 0."""
    asked = decision(state)
    if asked is None:
        return {}
    ratings = rate_by_heuristics(state, asked)
    if asked.kind is Kind.SOME and any(option.verb in (ATTACK, DEFEND) for option in asked.options):
        return _best_group(state, asked, ratings)
    if asked.kind is Kind.CHOOSE and any(option.verb.word in TRIED for option in asked.options):
        return _tried(state, asked, ratings)
    return ratings


def _tried(state: Lcg, asked: Decision, ratings: dict[int, float]) -> dict[int, float]:
    """Ratings by rollout; what is played by hand keeps the rating by heuristics, above all that are tried."""
    rollouts = Rollouts(state, side_of(state, asked.seat), BUDGET, min(WIDTH, len(asked.options)))
    found: dict[int, float] = {}
    passing = next((option for option in asked.options if option.verb.declines), None)
    base = rollouts.outcome(passing) if passing is not None else 0.0
    wanted = sorted(ratings, key=lambda place: -ratings[place])
    for place in wanted[:WIDTH]:
        option = asked.options[place]
        if option is passing:
            found[place] = 0.0
        elif option.verb is PLAY:
            found[place] = 5.0 + ratings[place]
        elif rollouts.exhausted:
            found[place] = -0.5
        else:
            found[place] = rollouts.outcome(option) - base - (0.05 if passing is not None else 0.0)
    worst = min(found.values()) - 1.0
    return {place: found.get(place, worst) for place in ratings}


def _best_group(state: Lcg, asked: Decision, ratings: dict[int, float]) -> dict[int, float]:
    """The group whose engagement ends best; its members are good, all others are not."""
    ranked = sorted(ratings, key=lambda place: -ratings[place])
    groups = _groups(ranked, asked.least, asked.most)[:GROUPS]
    rollouts = Rollouts(state, side_of(state, asked.seat), BUDGET, len(groups))
    best: tuple[float, list[int]] | None = None
    for group in groups:
        if best is not None and rollouts.exhausted:
            break
        worth = rollouts.outcome([asked.options[place] for place in group])
        if best is None or worth > best[0]:
            best = (worth, group)
    chosen = best[1] if best is not None else []
    return {place: 1.0 if place in chosen else -1.0 for place in ranked}


def _groups(ranked: list[int], least: int, most: int) -> list[list[int]]:
    """Nobody, the best one, the best two … all; then others of one or two."""
    groups = [ranked[:count] for count in range(least, min(most, len(ranked)) + 1)]
    for count in (1, 2):
        if least <= count <= most:
            groups += [list(some) for some in combinations(ranked[:4], count) if list(some) not in groups]
    return groups
