"""Decisions: the only way anything from outside comes into a game.

A decision says who is asked, what for, and every legal option with a readable id.
There are four kinds: choose one, choose some, put in order, distribute. An answer is
checked here against the decision; no rule of any game is needed for that.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from typing import Any

import msgspec

from dejarik.kernel.errors import Refused
from dejarik.kernel.rng import Rng
from dejarik.kernel.text import Text

MANY = 4

#: The id of one option; ids in order, or of a selection; amounts by id.
Answer = str | list[str] | dict[str, int]


class Kind(enum.Enum):
    """How a decision is answered."""

    CHOOSE = "choose"  # one option's id
    SOME = "some"  # from `least` to `most` ids, in any order
    ORDER = "order"  # every id, in the order wanted
    DISTRIBUTE = "distribute"  # amounts by id that add up to from `least` to `most`


class Option(msgspec.Struct, gc=False):
    """One legal answer: a stable readable id, words for people, and facts for the page.

    `value` is what the procedure that asks receives; it never leaves the engine.
    `cap` is the most that a distribution may give to this option.
    """

    id: str
    label: Text
    about: dict[str, Any] = {}
    value: Any = None
    cap: int = 0


class Decision(msgspec.Struct, gc=False):
    """What the game waits for. `number` counts the decisions of the game, from 0."""

    seat: int
    prompt: Text
    options: list[Option]
    kind: Kind = Kind.CHOOSE
    least: int = 1
    most: int = 1
    number: int = -1
    about: dict[str, Any] = {}
    pause: bool = False  # asked even when there is only one answer

    @property
    def has_answer(self) -> bool:
        """Whether there is any legal answer; a decision without one is a fault of the rules."""
        if self.kind is Kind.CHOOSE:
            return bool(self.options)
        if self.kind is Kind.ORDER:
            return True
        return 0 <= self.least <= min(self.most, self._room)

    @property
    def is_plain(self) -> bool:
        """Whether there is exactly one answer, so that nobody needs to be asked."""
        if self.pause:
            return False
        if self.kind is Kind.CHOOSE:
            return len(self.options) == 1
        if self.kind is Kind.ORDER:
            return len(self.options) < 2
        if not self.has_answer:
            return False
        if self.least == self._room or self.most == 0:
            return True
        takers = sum(option.cap > 0 for option in self.options)
        return self.kind is Kind.DISTRIBUTE and takers == 1 and self.least == min(self.most, self._room)

    @property
    def _room(self) -> int:
        """The most that all options can take together."""
        return len(self.options) if self.kind is Kind.SOME else sum(option.cap for option in self.options)

    def show(self) -> dict[str, Any]:
        """The decision as the seat that is asked sees it: plain data, and nothing of the state."""
        shown: dict[str, Any] = {
            "number": self.number,
            "seat": self.seat,
            "kind": self.kind.value,
            "prompt": msgspec.to_builtins(self.prompt),
            "options": [
                {
                    "id": option.id,
                    "label": msgspec.to_builtins(option.label),
                    **msgspec.to_builtins(option.about),
                }
                for option in self.options
            ],
        }
        if self.kind in (Kind.SOME, Kind.DISTRIBUTE):
            shown["least"], shown["most"] = self.least, self.most
        if self.kind is Kind.DISTRIBUTE:
            for option, entry in zip(self.options, shown["options"], strict=True):
                entry["cap"] = option.cap
        if self.about:
            shown["about"] = msgspec.to_builtins(self.about)
        return shown

    def stripped(self) -> Decision:
        """A copy without what is meant for the engine only."""
        options = [Option(each.id, each.label, dict(each.about), None, each.cap) for each in self.options]
        return Decision(
            self.seat, self.prompt, options, self.kind, self.least, self.most, self.number, dict(self.about)
        )

    def option(self, id: str) -> Option:
        """The option with this id; refused when there is none."""
        for option in self.options:
            if option.id == id:
                return option
        raise Refused("refused-option", option=id[:80])


def choose(
    seat: int,
    prompt: Text,
    options: list[Option],
    *,
    about: dict[str, Any] | None = None,
    pause: bool = False,
) -> Decision:
    """Choose exactly one of these."""
    return Decision(seat, prompt, options, about=about or {}, pause=pause)


def choose_some(
    seat: int,
    prompt: Text,
    options: list[Option],
    least: int,
    most: int,
    *,
    about: dict[str, Any] | None = None,
) -> Decision:
    """Choose from `least` to `most` of these."""
    return Decision(seat, prompt, options, Kind.SOME, least, min(most, len(options)), about=about or {})


def put_in_order(
    seat: int, prompt: Text, options: list[Option], *, about: dict[str, Any] | None = None
) -> Decision:
    """Put all of these in an order."""
    return Decision(seat, prompt, options, Kind.ORDER, len(options), len(options), about=about or {})


def distribute(
    seat: int,
    prompt: Text,
    options: list[Option],
    least: int,
    most: int,
    *,
    about: dict[str, Any] | None = None,
) -> Decision:
    """Give amounts to these, each at most its `cap`, from `least` to `most` together."""
    room = sum(option.cap for option in options)
    return Decision(
        seat, prompt, options, Kind.DISTRIBUTE, min(least, room), min(most, room), about=about or {}
    )


# --- Checking an answer ---------------------------------------------------------------------------


def read_answer(decision: Decision, answer: object) -> Any:
    """The value of a legal answer, as the asking procedure receives it; Refused otherwise.

    Choose one: the option's value. Some, order: the values in a list. Distribute: a
    list of (value, amount) in the order of the options, without the zeros.
    """
    if decision.kind is Kind.CHOOSE:
        if not isinstance(answer, str):
            raise Refused("refused-malformed")
        return _value(decision.option(answer))
    if decision.kind is Kind.DISTRIBUTE:
        return _read_amounts(decision, answer)
    if not isinstance(answer, (list, tuple)) or not all(isinstance(id, str) for id in answer):
        raise Refused("refused-malformed")
    if len(set(answer)) != len(answer):
        raise Refused("refused-twice")
    if not decision.least <= len(answer) <= decision.most:
        raise Refused("refused-count", least=decision.least, most=decision.most, count=len(answer))
    if decision.kind is Kind.ORDER:
        return [_value(decision.option(id)) for id in answer]
    wanted = {decision.option(id).id for id in answer}
    return [_value(option) for option in decision.options if option.id in wanted]


def _read_amounts(decision: Decision, answer: object) -> list[tuple[Any, int]]:
    if not isinstance(answer, dict) or not all(
        isinstance(id, str) and type(amount) is int and amount >= 0 for id, amount in answer.items()
    ):
        raise Refused("refused-malformed")
    for id, amount in answer.items():
        option = decision.option(id)
        if amount > option.cap:
            raise Refused("refused-cap", option=id, cap=option.cap, amount=amount)
    total = sum(answer.values())
    if not decision.least <= total <= decision.most:
        raise Refused("refused-total", least=decision.least, most=decision.most, total=total)
    return [(_value(option), answer[option.id]) for option in decision.options if answer.get(option.id)]


def _value(option: Option) -> Any:
    return option.id if option.value is None else option.value


# --- Answers for those who do not think -----------------------------------------------------------


def only_answer(decision: Decision) -> Answer:
    """The answer of a plain decision (`is_plain`)."""
    if decision.kind is Kind.CHOOSE:
        return decision.options[0].id
    if decision.kind is Kind.DISTRIBUTE:
        least = decision.least
        return {option.id: min(option.cap, least) for option in decision.options if option.cap and least}
    if decision.kind is Kind.SOME and decision.most == 0:
        return []
    return [option.id for option in decision.options]


def random_answer(decision: Decision, rng: Rng) -> Answer:
    """A legal answer, drawn at random; of every decision each legal answer can come up.

    Of single choices the verb is drawn first (`move` of `move:F7`): forty places to go to do not drown one attack.
    """
    options = decision.options
    if decision.kind is Kind.CHOOSE:
        if len(options) > MANY:
            verbs: dict[str, list[str]] = {}
            for option in options:
                verbs.setdefault(option.id.partition(":")[0], []).append(option.id)
            return rng.pick(rng.pick(list(verbs.values())))
        return options[rng.below(len(options))].id
    if decision.kind is Kind.DISTRIBUTE:
        return _random_amounts(decision, rng)
    ids = [option.id for option in options]
    rng.shuffle(ids)
    if decision.kind is Kind.ORDER:
        return ids
    return ids[: decision.least + rng.below(decision.most - decision.least + 1)]


def _random_amounts(decision: Decision, rng: Rng) -> dict[str, int]:
    room = {option.id: option.cap for option in decision.options if option.cap}
    amounts: dict[str, int] = {}
    for _ in range(decision.least + rng.below(decision.most - decision.least + 1)):
        id = rng.pick(list(room))
        amounts[id] = amounts.get(id, 0) + 1
        room[id] -= 1
        if not room[id]:
            del room[id]
    return amounts


def answers(decision: Decision, limit: int) -> list[Answer]:
    """Legal answers in a fixed order, all of them or the first `limit`."""
    return list(islice(_all_answers(decision), limit))


def _all_answers(decision: Decision) -> Iterator[Answer]:
    ids = [option.id for option in decision.options]
    if decision.kind is Kind.CHOOSE:
        yield from ids
    elif decision.kind is Kind.ORDER:
        yield from (list(order) for order in permutations(ids))
    elif decision.kind is Kind.SOME:
        for count in range(decision.least, decision.most + 1):
            yield from (list(some) for some in combinations(ids, count))
    else:
        caps = [option.cap for option in decision.options]
        for total in range(decision.least, decision.most + 1):
            for amounts in _splits(total, caps):
                yield {id: amount for id, amount in zip(ids, amounts, strict=True) if amount}


def _splits(total: int, caps: Sequence[int]) -> Iterator[list[int]]:
    """Every way to put `total` into places that hold at most `caps`."""
    if not caps:
        if total == 0:
            yield []
        return
    for here in range(min(total, caps[0]) + 1):
        for rest in _splits(total - here, caps[1:]):
            yield [here, *rest]
