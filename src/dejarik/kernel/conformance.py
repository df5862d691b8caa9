"""What must hold at every decision of every game: the suite that each game passes.

The tests run it over random games, `dejarik fuzz` runs it for as long as one likes, and
`dejarik replay --check` runs it over a replay. A check is a function that yields what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from dejarik.kernel import engine, saves
from dejarik.kernel.answers import Answer, Choice, answers, as_ids, random_answer
from dejarik.kernel.decisions import Decision, Kind
from dejarik.kernel.errors import Refused
from dejarik.kernel.events import Event
from dejarik.kernel.games import AnyGame
from dejarik.kernel.giveaways import Past, giveaways
from dejarik.kernel.listening import Index
from dejarik.kernel.livelock import Watch
from dejarik.kernel.match import Match
from dejarik.kernel.parts import PLAIN, difference, is_sent, mutable_parts, walk
from dejarik.kernel.records import Family, Record, fields_of
from dejarik.kernel.rng import Rng
from dejarik.kernel.shadows import Shadow
from dejarik.kernel.sharing import partner_faults
from dejarik.kernel.state import State
from dejarik.kernel.wrong_answers import wrong_answers

#: About how many options of a decision hints are asked, at each look.
HINTS = 3


class Violation(msgspec.Struct, frozen=True):
    """Something that must never be: which check found it, and what."""

    check: str
    detail: str


class Inspector:
    """Looks at a match at every decision or at some, and plays a shadow of it from the start.

    `breadth` bounds how many options of one decision are tried out: all of them in the tests
    of small games, some at random where there are many. Without `shadowed` there is no second game.
    """

    def __init__(self, match: Match, rng: Rng, breadth: int = 8, *, shadowed: bool = True) -> None:
        self.match = match
        self.rng = rng
        self.breadth = breadth
        self.shadowed = shadowed
        self.shadow = Shadow(match)
        self.events: list[Event] = []  # what the last answer brought about
        self.before = ""  # the digest at the decision before this one
        self.earlier: State | None = None  # and the state there
        self.watch = Watch()

    def advance(self, answer: Answer | Choice, *, looking: bool = True) -> None:
        """Apply an answer to the match; `looking`: the decision that comes next is to be looked at."""
        state = self.match.state
        self.before = saves.digest(state) if looking else ""
        self.earlier = engine.clone(state) if looking else None
        self.events = self.match.apply(answer, heeding=looking)
        self.watch.reach(self.match.state, told=bool(self.events))

    def take_back(self, decisions: int) -> None:
        """Take decisions of the match back; the shadow begins again where it was last kept."""
        self.match.undo(decisions)
        self.shadow.take_back()
        self.events, self.before, self.earlier, self.watch = [], "", None, Watch()

    def look(self, checks: Iterable[str] | None = None) -> list[Violation]:
        """Every check at this decision, or these."""
        found: list[Violation] = []
        for name in CHECKS if checks is None else checks:
            check = CHECKS[name]
            try:
                found += [Violation(name, detail) for detail in check(self)]
            except Exception as error:
                found.append(Violation(name, f"{type(error).__name__}: {error}"))
        return found


def _somebody_can_answer(inspector: Inspector) -> Iterator[str]:
    """Somebody is asked, there is at least one answer, and ids differ."""
    match = inspector.match
    decision = match.decision
    if decision is None:
        return
    for seat in set(decision.seats).difference(range(match.game.seats(match.options))):
        yield f"{decision.prompt} is asked of seat {seat}, where nobody sits"
    if not decision.has_answer:
        yield f"{decision.prompt} has no legal answer"
    ids = inspector.watch.ids or decision.ids(match.state)
    if len(set(ids)) != len(ids):
        yield f"{decision.prompt} has an option twice: {sorted(id for id in ids if ids.count(id) > 1)}"


def _every_option_can_be_taken(inspector: Inspector) -> Iterator[str]:
    """`apply` refuses none of them."""
    match = inspector.match
    decision = match.decision
    if decision is None:
        return
    for choice in _some_answers(decision, inspector):
        answer = as_ids(match.state, decision, choice)
        twin = engine.clone(match.state)
        try:
            engine.apply(twin, answer, seat=decision.seat, number=decision.number)
        except Exception as error:
            yield f"{answer} to {decision.prompt}: {type(error).__name__}: {error}"


def _some_answers(decision: Decision, inspector: Inspector) -> list[Choice]:
    if decision.kind is Kind.CHOOSE:
        options: list[Choice] = [*decision.options]
        if len(options) > inspector.breadth:
            inspector.rng.shuffle(options)
        return options[: inspector.breadth]
    first = answers(decision, inspector.breadth // 2 + 1)
    return first + [random_answer(decision, inspector.rng) for _ in range(inspector.breadth // 2)]


def _asking_changes_nothing(inspector: Inspector) -> Iterator[str]:
    twin = engine.clone(inspector.match.state)
    before = saves.digest(twin)
    engine.decision(twin)
    if saves.digest(twin) != before:
        yield "deriving the decision changed the state"


def _saving_and_loading_change_nothing(inspector: Inspector) -> Iterator[str]:
    state = inspector.match.state
    for form, saved in (("JSON", saves.to_json(state)), ("binary", saves.to_binary(state))):
        loaded = saves.load(saved)
        if loaded != state or saves.digest(loaded) != saves.digest(state):
            yield f"a state loaded from {form} is another"
        if not _asks_the_same(loaded, state):
            yield f"a state loaded from {form} asks something else"


def _clones_are_equal_and_independent(inspector: Inspector) -> Iterator[str]:
    state = inspector.match.state
    before = saves.digest(state)
    twin = engine.clone(state)
    if twin != state or not _asks_the_same(twin, state):
        yield "a clone is another state"
    shared = mutable_parts(twin) & mutable_parts(state)
    if shared:
        yield f"a clone shares {len(shared)} parts with its original"
    for _ in range(3):
        if (decision := engine.decision(twin)) is not None:
            engine.apply(twin, random_answer(decision, inspector.rng))
    if saves.digest(state) != before:
        yield "playing on with a clone changed its original"


def _the_same_choices_give_the_same_game(inspector: Inspector) -> Iterator[str]:
    if inspector.shadowed and saves.digest(inspector.shadow.state) != saves.digest(inspector.match.state):
        yield "the same options, seed and choices led to another state"


def _taking_back_restores(inspector: Inspector) -> Iterator[str]:
    match = inspector.match
    if not match.choices or not inspector.before:
        return
    after = saves.digest(match.state)
    last = match.choices[-1]
    match.undo()
    if saves.digest(match.state) != inspector.before:
        yield "taking back one decision led to another state"
    match.apply(last, heeding=True)
    if saves.digest(match.state) != after:
        yield "a decision taken back and made again led to another state"


def _views_hide_what_is_hidden(inspector: Inspector) -> Iterator[str]:
    """Whatever a seat can't see may be something else: its view stays the same, and what a page shows it."""
    match = inspector.match
    for seat in _everybody(match):
        twin = engine.clone(match.state)
        match.game.redeal(twin, seat, inspector.rng.split())
        twin.reindex()
        seen, redealt = engine.view(match.state, seat), engine.view(twin, seat)
        if redealt != seen:
            yield f"seat {seat} sees what is hidden from it: {difference(seen, redealt)}"
        elif seat in _onlookers(match):
            options = _some_options(match, seat)
            shown = _shown(match.game, match.state, seat, options)
            again = _shown(match.game, twin, seat, options)
            if again != shown:
                seen, redealt = msgspec.to_builtins([shown, again])
                yield f"seat {seat} is shown what is hidden from it: {difference(seen, redealt, 'shown')}"


def _whom_it_asks_tells_nothing(inspector: Inspector) -> Iterator[str]:
    """Had something that a seat can't see been something else, the last answer would have led to the same question."""
    if inspector.earlier is not None:
        past = Past(inspector.earlier, inspector.match, inspector.events)
        yield from giveaways(past, _everybody(inspector.match), inspector.rng)


def _showing_changes_nothing(inspector: Inspector) -> Iterator[str]:
    """What a page shows is plain data or records, no part of the state, and asking for it leaves the state as it is."""
    match = inspector.match
    before = saves.digest(match.state)
    parts = mutable_parts(match.state)
    seat = _onlookers(match)[0]
    shown = walk(_shown(match.game, match.state, seat, _some_options(match, seat)))
    if not parts.isdisjoint(map(id, shown)):
        yield f"what seat {seat} is shown holds a part of the state"
    foreign = {type(part).__name__ for part in shown if not is_sent(part)} - PLAIN
    if foreign:
        yield f"what seat {seat} is shown holds {sorted(foreign)}"
    if saves.digest(match.state) != before:
        yield "showing the state changed it"


def _onlookers(match: Match) -> list[int | None]:
    """Whose pages are looked at: of the seat that is asked, and of one of the others in turn."""
    everybody = _everybody(match)
    asked = everybody[-1] if match.decision is None else match.decision.seat
    others = [seat for seat in everybody if seat != asked]
    return [asked, others[len(match.choices) % len(others)]]


def _shown(game: AnyGame, state: State, seat: int | None, options: list[str]) -> dict[str, Any]:
    """All that a page shows a seat: the state, and hints about some options."""
    hints = {option: game.presenter.hint(state, seat, option) for option in options}
    return {"present": game.presenter.present(state, seat), "hints": hints}


def _some_options(match: Match, seat: int | None) -> list[str]:
    """Options that a seat is asked about; for others, one that is none of their business."""
    ids = [] if match.decision is None else match.decision.ids(match.state)
    asked = match.decision is not None and seat in match.decision.seats
    return ids[:: max(1, len(ids) // HINTS)][:HINTS] if asked else ids[:1]


def _views_share_nothing_with_the_state(inspector: Inspector) -> Iterator[str]:
    match = inspector.match
    parts = mutable_parts(match.state)
    for seat in _everybody(match):
        seen = walk([engine.view(match.state, seat), *engine.told(match.state, inspector.events, seat)])
        if not parts.isdisjoint(map(id, seen)):
            yield f"the view of seat {seat} holds a part of the state"
        foreign = {kind.__name__ for kind in set(map(type, seen))} - PLAIN
        if foreign:
            yield f"the view of seat {seat} holds {sorted(foreign)}"


def _wrong_answers_change_nothing(inspector: Inspector) -> Iterator[str]:
    state = inspector.match.state
    before = saves.digest(state)
    for wrong in wrong_answers(state, inspector.rng):
        try:
            engine.apply(state, wrong.answer, seat=wrong.seat, number=wrong.number)
            yield f"{wrong.what} was accepted: {wrong.answer!r}"
        except Refused:
            pass
        if saves.digest(state) != before:
            yield f"{wrong.what} changed the state: {wrong.answer!r}"
            return


def _partners_are_alike(inspector: Inspector) -> Iterator[str]:
    """Who decides together sees the same question, and whoever of them answers, the same comes of it."""
    decision = inspector.match.decision
    if decision is not None and decision.partners:
        yield from partner_faults(inspector.match, random_answer(decision, inspector.rng))


def _what_was_worked_out_still_holds(inspector: Inspector) -> Iterator[str]:
    """What listens to what is kept beside the state; found anew from the sources it is the same."""
    state = inspector.match.state
    known: Index | None = state.__dict__.get("index")
    if known is not None:
        yield from (f"{each} is another than was known" for each in known.differences(Index.built(state)))


def _the_game_finds_nothing_wrong(inspector: Inspector) -> Iterator[str]:
    yield from inspector.match.game.violations(inspector.match.state)


def _the_game_ends_within_its_bound(inspector: Inspector) -> Iterator[str]:
    match = inspector.match
    if match.outcome is None and len(match.choices) >= match.game.bound:
        yield f"not over after {match.game.bound} decisions"


def _the_game_goes_on(inspector: Inspector) -> Iterator[str]:
    if inspector.watch.found:
        yield inspector.watch.found


def _the_end_has_a_known_reason(inspector: Inspector) -> Iterator[str]:
    match = inspector.match
    if match.outcome is None:
        return
    if match.outcome.reason not in match.game.reasons:
        yield f"{match.outcome.reason!r} is not one of the game's reasons to end"
    winners = match.outcome.winners
    if len(set(winners)) != len(winners) or not set(winners) <= set(range(match.game.seats(match.options))):
        yield f"these seats cannot have won: {winners}"


Check = Callable[[Inspector], Iterator[str]]

CHECKS: dict[str, Check] = {
    "answers": _somebody_can_answer,
    "options": _every_option_can_be_taken,
    "asking": _asking_changes_nothing,
    "save": _saving_and_loading_change_nothing,
    "clone": _clones_are_equal_and_independent,
    "replay": _the_same_choices_give_the_same_game,
    "undo": _taking_back_restores,
    "hidden": _views_hide_what_is_hidden,
    "asked": _whom_it_asks_tells_nothing,
    "view": _views_share_nothing_with_the_state,
    "shown": _showing_changes_nothing,
    "refusal": _wrong_answers_change_nothing,
    "partners": _partners_are_alike,
    "derived": _what_was_worked_out_still_holds,
    "rules": _the_game_finds_nothing_wrong,
    "livelock": _the_game_goes_on,
    "bound": _the_game_ends_within_its_bound,
    "outcome": _the_end_has_a_known_reason,
}


#: What costs little beside playing on, so that it can be checked at every decision of a long run.
CHEAP = ("answers", "derived", "rules", "livelock", "bound", "outcome")


# --- Looking into states and views ----------------------------------------------------------------


def _everybody(match: Match) -> list[int | None]:
    return [*range(match.game.seats(match.options)), None]


def _asks_the_same(one: State, other: State) -> bool:
    a, b = engine.decision(one), engine.decision(other)
    if a is None or b is None:
        return a is b
    return a.options == b.options and a.show(one) == b.show(other)


def undeclared(game_state: type[Record]) -> list[str]:
    """Records that a state may hold whose fields can't be read; with them, no view could be made."""
    wrong: list[str] = []
    records: list[type] = [game_state]
    for family in Family.__subclasses__():
        records += family.members.values()
    for record in records:
        try:
            fields_of(record)
        except (TypeError, NameError) as error:
            wrong.append(f"{record.__name__}: {error}")
    return wrong
