"""Which answers a search looks at, besides the one that looks best at first.

Answers are given as places of options, since the same question is asked of every copy that is played on. Questions
whose answers are amounts or orders are not searched: there what looks best is done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from dejarik.kernel.answers import Choice, Ratings, best_answer
from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import CHOOSE, SOME

#: An answer by the places of its options.
Places = tuple[int, ...]


def default_answer(asked: Decision, ratings: Ratings, rng: Rng) -> Places | None:
    """What looks best by these ratings; None for a question that is not searched."""
    best = best_answer(asked, ratings, rng)
    if isinstance(best, Option):
        return (_place(asked, best),)
    if asked.kind is SOME:
        return tuple(sorted(_place(asked, part) for part in best if isinstance(part, Option)))
    return None


def _place(asked: Decision, taken: Option) -> int:
    return next(place for place, option in enumerate(asked.options) if option is taken)


def answer_at(asked: Decision, places: Places) -> Choice:
    """The answer that these places stand for, in whatever copy the question is asked."""
    options = [asked.options[place] for place in places]
    return options[0] if asked.kind is CHOOSE else options


def candidates(asked: Decision, ratings: Ratings, default: Places, most: int) -> list[Places]:
    """The default first, then at most so many in all that could be better."""
    others = _single(asked, ratings) if asked.kind is CHOOSE else _groups(asked, ratings, default)
    found = dict.fromkeys([default])
    for each in others:
        found.setdefault(each)
        if len(found) >= most:
            break
    return list(found)


def _single(asked: Decision, ratings: Ratings) -> Iterator[Places]:
    """The best option of each verb, then all others: forty targets do not drown one other way."""
    ranked = _ranked(asked, ratings)
    first: dict[str, int] = {}
    for place in ranked:
        first.setdefault(asked.options[place].verb.word, place)
    yield from ((place,) for place in first.values())
    yield from ((place,) for place in ranked if place not in first.values())


def _groups(asked: Decision, ratings: Ratings, default: Places) -> Iterator[Places]:
    """Groups near the default (one more, one fewer), nobody, everybody, each alone; as far as they are allowed."""
    ranked = _ranked(asked, ratings)
    chosen = set(default)
    outside = [place for place in ranked if place not in chosen]
    weakest = [place for place in reversed(ranked) if place in chosen]
    near: list[Sequence[int]] = [
        ranked[: asked.most],
        ranked[: asked.least],
        *(sorted({*chosen, place}) for place in islice(outside, 2)),
        *(sorted(chosen - {place}) for place in islice(weakest, 2)),
        *([place] for place in ranked),
        *(sorted({*chosen, place}) for place in outside[2:]),
    ]
    for group in near:
        if asked.least <= len(group) <= asked.most:
            yield tuple(sorted(group))


def _ranked(asked: Decision, ratings: Ratings) -> list[int]:
    return sorted(range(len(asked.options)), key=lambda place: -ratings.get(place, 0.0))
