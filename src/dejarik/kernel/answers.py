"""Answers: checking them against a decision, and making them for those who play by chance or by ratings.

An answer comes from outside as ids, which can be stored and sent (`Answer`), or from a player in the program as the
options themselves (`Choice`): then no id is made for any option that is not taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING, Any

from dejarik.kernel.decisions import Decision, Option
from dejarik.kernel.errors import Refused
from dejarik.kernel.rng import Rng
from dejarik.kernel.sent import CHOOSE, DISTRIBUTE, ORDER, SOME

if TYPE_CHECKING:
    from dejarik.kernel.state import State

#: The id of one option; ids in order, or of a selection; amounts by id.
Answer = str | list[str] | dict[str, int]

#: One option; options in order, or of a selection; options with amounts.
Choice = Option | list[Option] | list[tuple[Option, int]]

#: How good options look, by their places in the decision.
Ratings = Mapping[int, float]


# --- Checking an answer ---------------------------------------------------------------------------


def read_answer(state: State, decision: Decision, answer: object) -> Any:
    """The value of a legal answer (`Answer` or `Choice`), as the asking procedure receives it; Refused otherwise.

    Choose one: the option's value. Some, order: the values in a list. Distribute: a
    list of (value, amount) in the order of the options, without the zeros.
    """
    options = decision.options
    if decision.kind is CHOOSE:
        return options[_place(state, decision, answer)].received
    if decision.kind is DISTRIBUTE:
        return _read_amounts(state, decision, answer)
    if not isinstance(answer, (list, tuple)):
        raise Refused("refused-malformed")
    places = [_place(state, decision, each) for each in answer]
    if len(set(places)) != len(places):
        raise Refused("refused-twice")
    if not decision.least <= len(places) <= decision.most:
        raise Refused("refused-count", least=decision.least, most=decision.most, count=len(places))
    if decision.kind is SOME:
        places.sort()
    return [options[place].received for place in places]


def _read_amounts(state: State, decision: Decision, answer: object) -> list[tuple[Any, int]]:
    if isinstance(answer, dict):
        answer = list(answer.items())
    if not isinstance(answer, list) or not all(
        isinstance(share, tuple) and len(share) == 2 and type(share[1]) is int and share[1] >= 0
        for share in answer
    ):
        raise Refused("refused-malformed")
    amounts: dict[int, int] = {}
    for named, amount in answer:
        place = _place(state, decision, named)
        cap = decision.options[place].cap
        if amount > cap:
            id = decision.id_of(state, decision.options[place])
            raise Refused("refused-cap", option=id, cap=cap, amount=amount)
        if place in amounts:
            raise Refused("refused-twice")
        amounts[place] = amount
    total = sum(amounts.values())
    if not decision.least <= total <= decision.most:
        raise Refused("refused-total", least=decision.least, most=decision.most, total=total)
    given = [place for place in sorted(amounts) if amounts[place]]
    if not _has_one_among(decision, [decision.options[place] for place in given]):
        known = [decision.id_of(state, option) for option in decision.among]
        raise Refused("refused-among", options=", ".join(known))
    return [(decision.options[place].received, amounts[place]) for place in given]


def _has_one_among(decision: Decision, given: Sequence[Option]) -> bool:
    """Whether one of those gets something of which one must."""
    return not decision.among or any(option in decision.among for option in given)


def _place(state: State, decision: Decision, named: object) -> int:
    """The place of an option that is given by its id, or as itself."""
    option = decision.find(state, named) if isinstance(named, str) else named
    for place, offered in enumerate(decision.options):
        if offered is option:
            return place
    if option in decision.options:
        return decision.options.index(option)
    if isinstance(named, str):
        raise Refused("refused-option", option=named[:80])
    if isinstance(named, Option):
        raise Refused("refused-option", option=named.verb.word)
    raise Refused("refused-malformed")


def as_ids(state: State, decision: Decision, answer: Answer | Choice) -> Answer:
    """An answer as it is stored and sent, in a copy of its own. What is no option is left as it is."""

    def as_id(named: Any) -> Any:
        if not isinstance(named, Option):
            return named
        return decision.id_of(state, decision.options[_place(state, decision, named)])

    if isinstance(answer, dict):
        return dict(answer)
    if not isinstance(answer, list):
        id: str = as_id(answer)
        return id
    shares = [each for each in answer if isinstance(each, tuple)]
    if decision.kind is DISTRIBUTE and len(shares) == len(answer):
        return {as_id(named): amount for named, amount in shares}
    return [as_id(named) for named in answer]


# --- Answers for those who do not think -----------------------------------------------------------


def only_value(decision: Decision) -> Any:
    """What the answer of a plain decision (`is_plain`) gives to the procedure that asks."""
    options = decision.options
    if decision.kind is CHOOSE:
        return options[0].received
    if decision.kind is DISTRIBUTE:
        least = decision.least
        return [(option.received, min(option.cap, least)) for option in options if option.cap and least]
    if decision.kind is SOME and decision.most == 0:
        return []
    return [option.received for option in options]


def random_answer(decision: Decision, rng: Rng) -> Choice:
    """A legal answer, drawn at random; of every decision each legal answer can come up.

    Of single choices the verb is drawn first: forty places to go to do not drown one attack. Whoever draws without
    listing all options follows the same rule (`drawing`).
    """
    options = decision.options
    if decision.kind is CHOOSE:
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(option.verb.word, []).append(option)
        return rng.pick(rng.pick(list(verbs.values())))
    if decision.kind is DISTRIBUTE:
        return _random_amounts(decision, rng)
    drawn = list(options)
    rng.shuffle(drawn)
    if decision.kind is ORDER:
        return drawn
    return drawn[: decision.least + rng.below(decision.most - decision.least + 1)]


def _random_amounts(decision: Decision, rng: Rng) -> list[tuple[Option, int]]:
    room = {place: option.cap for place, option in enumerate(decision.options) if option.cap}
    needed = [place for place in room if decision.options[place] in decision.among]
    amounts: dict[int, int] = {}
    for number in range(decision.least + rng.below(decision.most - decision.least + 1)):
        place = rng.pick(needed if needed and not number else list(room))
        amounts[place] = amounts.get(place, 0) + 1
        room[place] -= 1
        if not room[place]:
            del room[place]
    return [(decision.options[place], amount) for place, amount in amounts.items()]


def answers(decision: Decision, limit: int) -> list[Choice]:
    """Legal answers in a fixed order, all of them or the first `limit`."""
    return list(islice(_all_answers(decision), limit))


def _all_answers(decision: Decision) -> Iterator[Choice]:
    options = decision.options
    if decision.kind is CHOOSE:
        yield from options
    elif decision.kind is ORDER:
        yield from (list(order) for order in permutations(options))
    elif decision.kind is SOME:
        for count in range(decision.least, decision.most + 1):
            yield from (list(some) for some in combinations(options, count))
    else:
        caps = [option.cap for option in options]
        for total in range(decision.least, decision.most + 1):
            for amounts in _splits(total, caps):
                shares = [share for share in zip(options, amounts, strict=True) if share[1]]
                if _has_one_among(decision, [option for option, _ in shares]):
                    yield shares


def _splits(total: int, caps: Sequence[int]) -> Iterator[list[int]]:
    """Every way to put `total` into places that hold at most `caps`."""
    if not caps:
        if total == 0:
            yield []
        return
    for here in range(min(total, caps[0]) + 1):
        for rest in _splits(total - here, caps[1:]):
            yield [here, *rest]


# --- From ratings to answers ----------------------------------------------------------------------


def best_answer(decision: Decision, ratings: Ratings, rng: Rng) -> Choice:
    """The legal answer made of what is rated highest. An option without a rating is worth nothing, neither good
    nor bad: of those that need not be taken, only the good ones are."""
    places = list(range(len(decision.options)))
    rng.shuffle(places)  # so that equals come in any order

    def rating(place: int) -> float:
        return ratings.get(place, 0.0)

    if decision.kind is CHOOSE:
        return decision.options[max(places, key=rating)]
    places.sort(key=rating, reverse=True)
    if decision.kind is SOME:
        good = sum(rating(place) > 0 for place in places)
        places = places[: min(decision.most, max(decision.least, good))]
    elif decision.kind is DISTRIBUTE:
        return _amounts(decision, [(decision.options[place], rating(place) > 0) for place in places])
    return [decision.options[place] for place in places]


def _amounts(decision: Decision, wanted: list[tuple[Option, bool]]) -> list[tuple[Option, int]]:
    """As much as possible to the best ones; to those that are not good, no more than has to be given. One of those gets
    something that must."""
    needed = next((option for option, _ in wanted if option in decision.among), None)
    amounts: list[tuple[Option, int]] = []
    given = 0 if needed is None else 1
    for option, good in wanted:
        kept = 1 if option is needed else 0
        room = (decision.most if good else decision.least) - given
        amount = kept + max(0, min(option.cap - kept, room))
        if amount:
            amounts.append((option, amount))
            given += amount - kept
    return amounts
