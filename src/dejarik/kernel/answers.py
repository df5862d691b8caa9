"""From ratings to answers: the legal answer made of what is rated highest, for those who play by rating options."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.kernel.decisions import Answer, Decision, Kind, Option
from dejarik.kernel.rng import Rng


def best_answer(decision: Decision, ratings: Mapping[str, float], rng: Rng) -> Answer:
    """The legal answer made of what is rated highest. An option without a rating is worth nothing, neither good
    nor bad: of those that need not be taken, only the good ones are."""
    options = list(decision.options)
    rng.shuffle(options)  # so that equals come in any order

    def rating(option: Option) -> float:
        return ratings.get(option.id, 0.0)

    if decision.kind is Kind.CHOOSE:
        return max(options, key=rating).id
    options.sort(key=rating, reverse=True)
    if decision.kind is Kind.ORDER:
        return [option.id for option in options]
    if decision.kind is Kind.SOME:
        good = sum(rating(option) > 0 for option in options)
        return [option.id for option in options[: min(decision.most, max(decision.least, good))]]
    return _amounts(decision, [(option, rating(option) > 0) for option in options])


def _amounts(decision: Decision, wanted: list[tuple[Option, bool]]) -> dict[str, int]:
    """As much as possible to the best ones; to those that are not good, no more than has to be given."""
    amounts: dict[str, int] = {}
    given = 0
    for option, good in wanted:
        room = (decision.most if good else decision.least) - given
        amount = max(0, min(option.cap, room))
        if amount:
            amounts[option.id] = amount
            given += amount
    return amounts
