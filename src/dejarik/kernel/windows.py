"""Timing windows: the events that happen now, and everybody who may react to them.

An `Occurrence` holds its events while cards look at them: a window before they take
effect, the effect, a window after. The game says in which order seats come and how they
take turns; what is forced happens without asking wherever that leaves no choice.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, NamedTuple

from dejarik.kernel.abilities import Ability, AbilityUsed, Use
from dejarik.kernel.decisions import Decision, Option, Verb, choose, each_of
from dejarik.kernel.events import AFTER, BEFORE, AnyEvent, Event, Moment
from dejarik.kernel.games import Discipline as Discipline
from dejarik.kernel.games import game_of
from dejarik.kernel.procedures import Procedure, ask
from dejarik.kernel.records import Public
from dejarik.kernel.text import Text, text
from dejarik.kernel.views import show

if TYPE_CHECKING:
    from dejarik.kernel.state import State

NOBODY = -1


def _use_name(state: State, asked: Decision, use: Use) -> str:
    return f"{use.key}.{use.ability}#{use.source}" + (f"@{use.which}" if use.which else "")


def _use_label(state: State, asked: Decision, use: Use) -> Text:
    others = [option.value for option in asked.options if option.verb is USE and option.value != use]
    return game_of(state).label_among(state, use, others)


def _use_facts(state: State, asked: Decision, use: Use) -> dict[str, Any]:
    return {**game_of(state).facts(state, use), "text": f"{use.key}.{use.ability}"}


USE = Verb("use", _use_label, _use_name, _use_facts)
PASS = Option(Verb("pass", text("kernel-pass"), declines=True))


class Candidate(NamedTuple):
    """A use that could be made now, and the ability it is of."""

    use: Use
    ability: Ability[Any]


class Asked(NamedTuple):
    """Whose turn it is in a window, what that seat could use, and whether it may pass."""

    seat: int
    candidates: list[Candidate]
    may_pass: bool

    @property
    def leaves_no_choice(self) -> bool:
        """Whether one text must be used: on one event, or without a limit on each of several in their order."""
        if self.may_pass or len(self.candidates) == 1:
            return not self.may_pass
        texts = {(use.source, use.ability) for use, _ in self.candidates}
        first, *_ = self.candidates
        return len(texts) == 1 and first.ability.limit is None


class Occurrence(Procedure):
    """One or more events that happen at the same time, with the windows around them.

    `turn` counts along the order of precedence as it was when the window opened, `passes` the seats that passed in
    a row. `used` lists what has reacted: each ability may, once to each event.
    """

    events: Public[list[AnyEvent]]
    moment: Public[Moment] = BEFORE
    order: Public[list[int]] = []  # of the seats in this window
    turn: Public[int] = 0
    passes: Public[int] = 0
    used: Public[list[str]] = []

    @property
    def event(self) -> Event:
        """The event, where there is only one."""
        return self.events[0]

    @property
    def is_a_use(self) -> bool:
        """Whether a text is being carried out that was announced by this: nobody reacts to that meanwhile."""
        return self.moment is Moment.BEFORE and self.at > _EFFECT and isinstance(self.events[0], AbilityUsed)

    def bring_along(self, *events: Event) -> None:
        """An event that takes effect now entails these at the same time: nobody could look at them before."""
        self.events.extend(events)

    # --- The steps --------------------------------------------------------------------------------

    def open_before(self, state: State) -> None:
        if self._anybody_is_asked(state):
            self.order = list(game_of(state).precedence(state, self))
            return
        self.at = _EFFECT + 1
        self.take_effect(state)
        if state.stack[-1] is self and state.outcome is None:  # nothing has been started by it: go on at once
            self.at += 1
            self.open_after(state)

    def find_turn(self, state: State) -> None:
        """Go to the next seat that has something to decide; resolve what leaves no choice."""
        candidates = self._candidates(state)
        if not candidates and not game_of(state).has_bluff_windows(state):
            self.at += 1
            return
        while (asked := self._asked(state, candidates)) is not None:
            if asked.leaves_no_choice:
                self._use(state, asked.candidates[0].use)
                self.repeat()
                return
            if asked.candidates or (
                asked.seat != NOBODY and game_of(state).offers_bluff(state, self, asked.seat)
            ):
                state.__dict__["asked_"] = asked  # `offer` comes next: spare it the same search
                return
            self._pass()
        self.at += 1  # nobody is left to be asked: past the question

    def offer(self, state: State) -> Decision | None:
        asked: Asked | None = state.__dict__.pop("asked_", None) or self._asked(
            state, self._candidates(state)
        )
        if asked is None:
            return None
        game = game_of(state)
        options = each_of(USE, (candidate.use for candidate in asked.candidates))
        if asked.may_pass:
            options.append(PASS)
        eyes = game.eyes(state, asked.seat)
        events = [show(event, eyes) for event in self.events if not event.cancelled]
        about = {"moment": self.moment.value, "events": events}
        prompt = text("kernel-react") if asked.may_pass else text("kernel-which-first")
        bluff = asked.may_pass and game.has_bluff_windows(state)
        return choose(
            asked.seat,
            prompt,
            options,
            about=about,
            pause=True,
            bluff=bluff,
            window=asked.may_pass,
            ordering=not asked.may_pass,
        )

    def answer(self, state: State, choice: Use | str) -> None:
        if isinstance(choice, Use):
            self._use(state, choice)
        else:
            self._pass()
        self.at -= 2  # back to finding whose turn it is

    def take_effect(self, state: State) -> None:
        for event in self.events:  # and those that they bring along
            place = len(state.journal)  # before what comes of it
            if not event.cancelled:
                event.happen(state)
            if event.logged or event.cancelled:
                state.log(event, place)

    def open_after(self, state: State) -> None:
        self.moment, self.turn, self.passes, self.used = AFTER, 0, 0, []
        if self._anybody_is_asked(state):
            self.order = list(game_of(state).precedence(state, self))
        else:
            self.end()

    steps = (
        open_before,
        find_turn,
        ask(offer, answer),
        take_effect,
        open_after,
        find_turn,
        ask(offer, answer),
    )

    # --- Whose turn it is -------------------------------------------------------------------------

    def _asked(self, state: State, candidates: list[Candidate]) -> Asked | None:
        """The seat whose turn it is, with all that it could use; None when the window closes."""
        if all(event.cancelled for event in self.events):
            return None
        game = game_of(state)
        order = self.order
        if game.discipline(state, self) is Discipline.BY_SEAT:
            if self.turn >= len(order):
                late = [candidate for candidate in candidates if candidate.ability.forced]
                return Asked(late[0].use.seat, late[:1], may_pass=False) if late else None
            seat = order[self.turn]
            own = [candidate for candidate in candidates if candidate.use.seat == seat]
            if seat == NOBODY:
                return Asked(game.arbiter(state, self) if own else NOBODY, own, may_pass=not own)
            return Asked(seat, own, not any(ability.forced for _, ability in own))
        forced = [each for each in candidates if each.ability.forced or each.use.seat == NOBODY]
        if forced:
            return Asked(next(seat for seat in order if seat != NOBODY), forced, may_pass=False)
        if self.passes >= len(order):
            return None
        seat = order[self.turn % len(order)]
        return Asked(
            seat, [candidate for candidate in candidates if candidate.use.seat == seat], may_pass=True
        )

    def _candidates(self, state: State) -> list[Candidate]:
        """Everything that could be used on these events, in the order of events and sources."""
        index = state.index
        sources = state.sources
        found = []
        for which, event in enumerate(self.events):
            if event.cancelled:
                continue
            for id, ability in index.listens(type(event), self.moment):
                if self.used and f"{which}.{id}.{ability.name}" in self.used:
                    continue
                use = Use.of(id, sources[id], ability.name, which)
                if ability.usable(state, use):
                    found.append(Candidate(use, ability))
        return found

    def _use(self, state: State, use: Use) -> None:
        insort(
            self.used, f"{use.which}.{use.source}.{use.ability}"
        )  # in no order of time: it does not matter
        if (
            game_of(state).discipline(state, self) is Discipline.ALTERNATING
            and use.seat != NOBODY
            and not use.definition(state).forced
        ):
            self.turn += 1
            self.passes = 0
        state.push(use)

    def _pass(self) -> None:
        self.turn += 1
        self.passes += 1

    def _anybody_is_asked(self, state: State) -> bool:
        listens = state.index.listens
        for event in self.events:
            if listens(type(event), self.moment):
                return True
        return game_of(state).has_bluff_windows(state)  # somebody may be asked although no card listens


#: Where the events take effect among the steps.
_EFFECT = Occurrence.steps.index(Occurrence.take_effect)
