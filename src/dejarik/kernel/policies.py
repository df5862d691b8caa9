"""How the fuzzer's players choose: at random, and the ways of awkward people that chance alone hardly ever hits on.

A conduct knows no game: it goes by the kind of a decision, by verbs that decline or use an ability, and by what the
facts of an option name. It is no opponent; where its way leaves several answers open, it draws one. Only who is
sensible asks the game's mind (`minds.Policy`), so that games come to where chance never leads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from dejarik.kernel import minds
from dejarik.kernel.answers import Answer, Choice, as_ids, best_answer, random_answer
from dejarik.kernel.decisions import Decision, Kind, Option
from dejarik.kernel.livelock import QuestionKey, question_of
from dejarik.kernel.records import fields_of
from dejarik.kernel.rng import Rng
from dejarik.kernel.state import State
from dejarik.kernel.windows import USE

#: In a mixed game a seat keeps to one policy for at most so many of its decisions.
LONGEST_MOOD = 40

#: Who retries takes back once in so many decisions, and at most so many at once.
RETRY_ONCE_IN = 20
MOST_TAKEN_BACK = 3

#: The facts of an option that name a player.
SEAT_FACTS = ("player", "seat")


class Conduct(StrEnum):
    """A way to choose, for a whole game; `MIXED`: every seat has its moods."""

    MIXED = "mixed"
    RANDOM = "random"
    REFUSE = "refuse"  # declines whatever can be declined, and takes as little as possible
    EAGER = "eager"  # never passes, and takes as much as possible
    FIRST = "first"  # the first option
    LAST = "last"  # the last option
    RETRY = "retry"  # takes back and chooses again
    HOARD = "hoard"  # uses no card or ability, and spends no more than it must
    OWN = "own"  # aims at its own side
    SENSIBLE = "sensible"  # plays as the game's mind would, mostly; at times one side only


MOODS = tuple(conduct for conduct in Conduct if conduct not in (Conduct.MIXED, Conduct.SENSIBLE))

#: Of mixed games one in so many is played sensibly, where the game has a mind.
SENSIBLE_ONCE_IN = 3
#: Who is sensible does anything at all once in so many decisions; more often when a question is new in a game, so that
#: of what is seldom asked everything is chosen at times.
WHIM_ONCE_IN = 16
NEW_WHIM_ONCE_IN = 3
#: How a side plays that is not sensible where the others are: mostly it does nothing, so that they come to their goals.
FOOLISH = (Conduct.REFUSE, Conduct.RANDOM, Conduct.REFUSE, Conduct.HOARD, Conduct.REFUSE, Conduct.EAGER)


class Players:
    """Everybody at the fuzzer's table: who plays by which policy just now.

    They are stubborn: asked the same again while nothing has happened, they answer the same, whatever their mood by
    then. So a question that is put until somebody gives in is found and not escaped by luck."""

    def __init__(
        self,
        conduct: Conduct,
        rng: Rng,
        thinker: minds.Policy[Any] | None = None,
        teams: Sequence[int] = (),
        turn: int | None = None,
        asked: set[str] | None = None,
    ) -> None:
        """`thinker` plays where somebody is sensible: without one, nobody is. `teams` are the sides of the seats.
        `turn`: in one game all are sensible, in the next the first side is not, then the second …; None: drawn.
        `asked`: the questions that are not new, where others have played before."""
        if conduct is Conduct.MIXED and thinker is not None and not rng.below(SENSIBLE_ONCE_IN):
            conduct = Conduct.SENSIBLE
        if conduct is Conduct.SENSIBLE and thinker is None:
            conduct = Conduct.RANDOM
        self._conduct = conduct
        self._rng = rng
        self._thinker = thinker
        self._moods: dict[
            int, tuple[Conduct, int]
        ] = {}  # by seat: the conduct, and for how many decisions yet
        self._given: dict[QuestionKey, Answer] = {}  # what was answered since something happened
        self._asked: set[str] = set() if asked is None else asked  # prompts
        self._fools: dict[int, Conduct] = {}  # by seat, where the others are sensible
        if conduct is Conduct.SENSIBLE and teams:
            side = _foolish_side(sorted(set(teams)), turn, rng)
            foolish = rng.pick(FOOLISH) if side is not None else Conduct.SENSIBLE
            self._fools = {seat: foolish for seat, team in enumerate(teams) if team == side}

    def take_back(self, seat: int, choices: int) -> int:
        """How many of the choices made so far this seat takes back before it answers; mostly none."""
        if not choices or self._mood(seat) is not Conduct.RETRY or self._rng.below(RETRY_ONCE_IN):
            return 0
        return 1 + self._rng.below(min(choices, MOST_TAKEN_BACK))

    def hear(self) -> None:
        """Something has happened, or the game goes on from somewhere else: whoever is asked thinks again."""
        self._given.clear()

    def answer(self, state: State, decision: Decision, question: QuestionKey | None = None) -> Answer:
        """What the seat that is asked chooses; `question` is how the decision is known again, if somebody knows."""
        question = question or question_of(state, decision)
        if question not in self._given:
            self._given[question] = as_ids(state, decision, self._answer(state, decision))
        return self._given[question]

    def _answer(self, state: State, decision: Decision) -> Choice:
        mood = self._mood(decision.seat)
        if self._conduct is Conduct.MIXED:
            self._moods[decision.seat] = (mood, self._moods[decision.seat][1] - 1)
        is_new = decision.prompt.id not in self._asked
        self._asked.add(decision.prompt.id)
        whim = NEW_WHIM_ONCE_IN if is_new else WHIM_ONCE_IN
        if mood is Conduct.SENSIBLE and self._thinker is not None and self._rng.below(whim):
            ratings = self._thinker.rate(state)
            if ratings:
                return best_answer(decision, ratings, self._rng)
        return policy_answer(mood, state, decision, self._rng)

    def _mood(self, seat: int) -> Conduct:
        if self._conduct is not Conduct.MIXED:
            return self._fools.get(seat, self._conduct)
        mood, left = self._moods.get(seat, (Conduct.RANDOM, 0))
        if not left:
            mood, left = self._rng.pick(MOODS), 1 + self._rng.below(LONGEST_MOOD)
            self._moods[seat] = (mood, left)
        return mood


def _foolish_side(sides: Sequence[int], turn: int | None, rng: Rng) -> int | None:
    """The side that is not sensible, if there is one."""
    place = rng.below(len(sides) + 1) if turn is None else turn % (len(sides) + 1)
    return sides[place - 1] if place else None


def policy_answer(conduct: Conduct, state: State, decision: Decision, rng: Rng) -> Choice:
    """A legal answer by a conduct that keeps to itself."""
    options = decision.options
    if conduct is Conduct.FIRST:
        return _taking(decision, options, decision.least)
    if conduct is Conduct.LAST:
        return _taking(decision, options[::-1], decision.least)
    if conduct in (Conduct.REFUSE, Conduct.HOARD, Conduct.EAGER) and decision.kind is not Kind.CHOOSE:
        drawn = list(options)
        rng.shuffle(drawn)
        return _taking(decision, drawn, decision.most if conduct is Conduct.EAGER else decision.least)
    preferred = _preferred(conduct, state, decision)
    if not preferred or len(preferred) == len(options):
        return random_answer(decision, rng)
    if decision.kind is Kind.CHOOSE:
        return random_answer(Decision(decision.seat, decision.prompt, preferred), rng)
    rest = [option for option in options if option not in preferred]
    rng.shuffle(preferred)
    return _taking(decision, preferred + rest, min(decision.most, max(decision.least, len(preferred))))


def _preferred(conduct: Conduct, state: State, decision: Decision) -> list[Option]:
    """The options that a conduct would rather take, in their order; none: it does not mind."""
    if conduct is Conduct.REFUSE:
        return [option for option in decision.options if option.verb.declines]
    if conduct is Conduct.EAGER:
        return [option for option in decision.options if not option.verb.declines]
    if conduct is Conduct.HOARD:
        return [option for option in decision.options if option.verb.word != USE.word]
    if conduct is Conduct.OWN:
        owners = owners_of(state)
        return [option for option in decision.options if _names_own(state, decision, option, owners)]
    return []


def _taking(decision: Decision, options: Sequence[Option], count: int) -> Choice:
    """The answer that takes these options in this order, `count` of them or `count` altogether."""
    if decision.kind is Kind.CHOOSE:
        return options[0]
    if decision.kind is Kind.ORDER:
        return list(options)
    if decision.kind is Kind.SOME:
        return list(options[:count])
    needed = next((option for option in options if option in decision.among), None)
    left = count - (needed is not None)
    amounts: list[tuple[Option, int]] = []
    for option in options:
        owed = option is needed
        amount = min(option.cap, left + owed)
        left -= amount - owed
        if amount:
            amounts.append((option, amount))
    return amounts


# --- Whose is it? -----------------------------------------------------------------------------------


def owners_of(state: State) -> dict[int, int]:
    """Whose each thing with an id is: of everything that the state keeps by id and that has a `seat`."""
    owners: dict[int, int] = {}
    for field in fields_of(type(state)):
        things = getattr(state, field.name)
        if isinstance(things, dict):
            owners |= {id: thing.seat for id, thing in things.items() if hasattr(thing, "seat")}
    return owners


def _names_own(state: State, decision: Decision, option: Option, owners: Mapping[int, int]) -> bool:
    """Whether the facts of an option name a seat that may answer, or something of its own."""
    facts = decision.facts_of(state, option)
    return any(
        type(value) is int and (value if name in SEAT_FACTS else owners.get(value)) in decision.seats
        for name, value in facts.items()
    )
