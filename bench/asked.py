"""How often a person is asked in a game: decisions by kind of question, played by bots that answer as people do.

`python -m bench.asked [GAMES] [PLAN …]` plays that many games of each plan (12 unless told otherwise) and prints how
many questions a game has, how many of them are answered for people, and by what, and which are asked most. Every seat
counts as a person's. What people do with stops is modelled as little as can be: see `Person`. A question is answered by
itself (`spared`) where

- *nothing to do*: there is nothing to do there but nothing, or what changes nothing (`Decision.is_idle`);
- *no difference*: all answers come to the same (`kernel/obvious.py`);
- *stop*: whoever passes in a window of the own turn passes for its phase, or for the round where there are no phases;
  whoever passes in one of another turn passes until the own turn, or until it touches them (`table/pacing.py`);
- *by card*: whoever has passed a text three times never wants to be asked about it again in this game;
- *payment*: payments are made as suggested.

The first two need nothing of anybody. `--plain` counts without the others: what people are asked who press nothing.

The plans: `duel` and `skirmish` against a bot, `duel-people` and `skirmish-people` with windows that are offered
whatever a hand holds, and `mission`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from dejarik.assault.game import GAME as ASSAULT
from dejarik.bots import find_bot
from dejarik.kernel import Decision, Rng, Use, register
from dejarik.kernel.answers import Answer, Choice
from dejarik.kernel.driver import Player, Turn
from dejarik.kernel.games import AnyGame, game_of
from dejarik.kernel.match import Match
from dejarik.kernel.obvious import obvious_answer
from dejarik.kernel.state import State
from dejarik.kernel.windows import Occurrence
from dejarik.lcg.game import GAME as LCG
from dejarik.table.journal import Paced
from dejarik.table.pacing import Paces, open_scopes
from dejarik.table.words import Pace

GAMES = 12
SHORT = 2
"""Games of each plan that `dejarik bench` plays."""
MOST_SHOWN = 25
OFTEN = 3  # times that a text is passed in a row before somebody settles it


@dataclass(frozen=True)
class Plan:
    """What is played, and by which bot."""

    game: AnyGame
    settings: Mapping[str, str]
    bot: str
    bluff: bool = False


PLANS = {
    "duel": Plan(LCG, {"format": "duel"}, "greedy"),
    "duel-people": Plan(LCG, {"format": "duel"}, "greedy", bluff=True),
    "skirmish": Plan(ASSAULT, {"players": "2"}, "quick"),
    "skirmish-people": Plan(ASSAULT, {"players": "2"}, "quick", bluff=True),
    "mission": Plan(ASSAULT, {"format": "mission"}, "quick"),
}


@dataclass
class Tally:
    """What was asked in some games."""

    games: int = 0
    asked: Counter[str] = field(default_factory=Counter)  # by kind of question
    declined: Counter[str] = field(default_factory=Counter)
    spared: Counter[str] = field(default_factory=Counter)  # by what answers it

    def each(self, count: int) -> float:
        """So many in one game."""
        return count / max(1, self.games)

    @property
    def per_game(self) -> float:
        """Questions that a person has to answer in a game, those of all seats together."""
        return self.each(self.asked.total())


def kind_of(state: State, asked: Decision) -> str:
    """Which question this is: the procedure that asks, what it is about, and its words."""
    top = state.stack[-1]
    occasion = ""
    if isinstance(top, Occurrence):
        occasion = f" {top.moment.value} {type(top.event).__name__}"
    elif (when := getattr(top, "occasion", None)) is not None:
        occasion = f" {when.value}"
    return f"{type(top).__name__}{occasion}: {asked.prompt.id}"


class Person:
    """What a person at a table has settled while the game went on."""

    def __init__(self, seat: int, *, plain: bool) -> None:
        self.seat = seat
        self.plain = plain
        self.paces = Paces()
        self.passed: Counter[str] = Counter()  # how often each text was passed in a row

    def spared_by(self, state: State, asked: Decision) -> tuple[str, Choice | None] | None:
        """What answers in the person's place and how, if anything does; without an answer, as the bot would."""
        if asked.is_idle(state):
            return "nothing to do", asked.refusal
        if (answer := obvious_answer(state)) is not None:
            return "no difference", answer
        if self.plain:
            return None
        if self.paces.answer(asked, state, [self.seat]) is not None:
            return "stop", asked.refusal
        texts = self._texts(asked)
        if texts and all(self.passed[text] >= OFTEN for text in texts):
            return "by card", asked.refusal
        return None if asked.suggested is None or asked.suggested(state) is None else ("payment", None)

    def note(self, state: State, asked: Decision, *, declined: bool) -> None:
        """Something was answered by the person."""
        for text in self._texts(asked):
            self.passed[text] = self.passed[text] + 1 if declined else 0
        if not declined or not asked.window:
            return
        scopes = open_scopes(state)
        turn = game_of(state).turn_of(state)
        if turn and self.seat not in turn and "turn" in scopes:
            self.paces.take(Paced(self.seat, Pace.HOLDING, scopes["turn"], unless=True))
        elif stretch := next((scopes[name] for name in ("phase", "round") if name in scopes), ""):
            self.paces.take(Paced(self.seat, Pace.HOLDING, stretch))

    @staticmethod
    def _texts(asked: Decision) -> list[str]:
        if not asked.window or asked.refusal is None:
            return []
        offered = [option for option in asked.options if not option.verb.declines]
        return [
            f"{option.value.key}.{option.value.ability}" if isinstance(option.value, Use) else asked.prompt.id
            for option in offered
        ]


def count(plan: Plan, games: int, first: int = 0, *, plain: bool = False) -> Tally:
    """Play games of a plan, and count."""
    register(plan.game)
    tally = Tally()
    for number in range(first, first + games):
        options = plan.game.options_from(dict(plan.settings), Rng.seeded(number))
        if plan.game.bluff_option(options) is not None:
            options = replace(options, bluff=plan.bluff)
        match = Match(plan.game, options, number)
        bots = [
            find_bot(plan.bot, plan.game, 100 * number + seat) for seat in range(plan.game.seats(options))
        ]
        people = [Person(seat, plain=plain) for seat in range(len(bots))]
        while (asked := match.decision) is not None:
            match.apply(_answer(tally, match.state, asked, people[asked.seat], bots[asked.seat]))
        tally.games += 1
    return tally


def _answer(tally: Tally, state: State, asked: Decision, person: Person, bot: Player) -> Answer | Choice:
    """The answer of a person, or of what answers in the person's place."""
    spared = person.spared_by(state, asked)
    answer = bot.choose(Turn(state, asked)) if spared is None or spared[1] is None else spared[1]
    if spared is not None:
        tally.spared[spared[0]] += 1
        return answer
    kind, refusal = kind_of(state, asked), asked.refusal
    declined = refusal is not None and (answer is refusal or answer == refusal)
    tally.asked[kind] += 1
    tally.declined[kind] += declined
    person.note(state, asked, declined=declined)
    return answer


def metrics() -> dict[str, tuple[float, str]]:
    """Questions a game that people have to answer."""
    return {
        f"asked in a game, {name}": (count(plan, SHORT).per_game, "questions") for name, plan in PLANS.items()
    }


def report(name: str, games: int, *, plain: bool = False) -> list[str]:
    """What was asked in games of a plan, as lines."""
    tally = count(PLANS[name], games, plain=plain)
    answered = ", ".join(f"{by} {tally.each(many):.1f}" for by, many in tally.spared.most_common()) or "none"
    lines = [
        f"{name}: {tally.per_game:.1f} questions a game ({games} games); answered by themselves: {answered}"
    ]
    for kind, many in tally.asked.most_common(MOST_SHOWN):
        lines.append(f"{tally.each(many):8.1f}  {tally.declined[kind] / many:4.0%} declined  {kind}")
    return lines


if __name__ == "__main__":
    given = [each for each in sys.argv[1:] if each != "--plain"]
    wanted = int(given[0]) if given else GAMES
    for plan_name in given[1:] or PLANS:
        print("\n".join(report(plan_name, wanted, plain="--plain" in sys.argv)), flush=True)
